//! The rules of the tile game in short. What is marked with a star is a house rule.

use crate::texts::language::games::Section;

/// All the rules, in the order in which they are needed.
pub const SECTIONS: &[Section] = &[
    Section {
        title: "Goal",
        paragraphs: &[
            "Turn tiles of the Mandala into groups, one of each color, and let them grow. There \
             are 9 tiles of each color; the center has one of each of four colors. All begin front up; \
             a turned tile shows its back and belongs to a group.",
            "Two tiles are left over. The second player keeps one as their swap tile, the first player \
             gets the other.",
        ],
    },
    Section {
        title: "Your turn: do one of these if you can",
        paragraphs: &[
            "Open: lay your swap tile, turned to its back, in place of any front tile, if you \
             have no group of its color yet. Your groups get markers 1, 2, up to 6.",
            "Flip: turn over a front tile next to your group of its color.",
            "Swap: lay your swap tile in place of a front tile of another color, next to your \
             group of the swap tile's color.",
            "When you open or swap, the tile you take is your new swap tile. Turned tiles stay. \
             Next to means side by side; corners do not count.",
            "Two players' groups of the same color may never touch, even at the end.",
        ],
    },
    Section {
        title: "The end",
        paragraphs: &["If you cannot act, the turns end. The other player may still flip at will."],
    },
    Section {
        title: "Scoring",
        paragraphs: &[
            "Each tile of a group counts its marker's number, except the one with the marker. \
             Swap tiles count nothing. More points win; after a draw, play again. In a rematch \
             the other player starts.* (*house rule)",
        ],
    },
];
