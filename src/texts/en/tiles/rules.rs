//! The rules of the tile game in short.

use crate::texts::language::games::Section;

/// All the rules, in the order in which they are needed.
pub const SECTIONS: &[Section] = &[
    Section {
        title: "Goal and setup",
        paragraphs: &[
            "Turn tiles of the Mandala into groups, one group for each color, and let them grow. \
             There are 54 tiles, 9 each of red, orange, yellow, green, purple and black: 52 lie in \
             the Mandala, front up. Two are left over, of different colors. The player who does \
             not start keeps one of them and gives the other away. The tile you hold is your swap \
             tile.",
        ],
    },
    Section {
        title: "Your turn: do one of these",
        paragraphs: &[
            "Open a group, if you have none of your swap tile's color yet: lay the swap tile in \
             place of any front tile, back up, with your lowest marker on it: later groups count \
             more. The tile you take is your new swap tile.",
            "Flip: turn over a front tile that lies next to your group of its color. You keep \
             your swap tile.",
            "Swap: lay your swap tile in place of a front tile of another color, next to your \
             group of the swap tile's color. The tile you take is your new swap tile.",
            "If you can do one of these, you must. Turned tiles stay where they are. Next to \
             means side by side; corners do not count.",
        ],
    },
    Section {
        title: "The bar between groups",
        paragraphs: &[
            "Your group and the other player's group of the same color never touch: you cannot \
             flip or lay a tile where it would lie next to their group of its color.",
        ],
    },
    Section {
        title: "The end",
        paragraphs: &[
            "The turns end when the player to move cannot do any of the three. The other player \
             may then still flip, as often as they like: leaving the other nothing to do pays while \
             you have flips left.",
        ],
    },
    Section {
        title: "Scoring",
        paragraphs: &[
            "Your first group has marker 1, your second marker 2, up to 6. Each tile of a group, \
             except the one with the marker, is worth the marker's number. The higher total wins; \
             after a draw, play again.",
        ],
    },
    Section {
        title: "A first idea",
        paragraphs: &[
            "Your first groups count little. Open all six soon, and keep the colors that lie in big \
             clusters for markers 4, 5 and 6.",
        ],
    },
];
