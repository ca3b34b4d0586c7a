//! The rules of the card game in short. What is marked with a star is a house rule.

use crate::texts::language::games::Section;

/// All the rules, in the order in which they are needed.
pub const SECTIONS: &[Section] = &[
    Section {
        title: "Goal",
        paragraphs: &[
            "Fill your Cup with the colors that your River makes worth most. There are 18 cards \
             each of red, orange, yellow, green, purple and black. Each Mandala starts with 2 \
             cards, you with 6 in hand and 2 in your Cup that only you know.",
        ],
    },
    Section {
        title: "Your turn: do one of these",
        paragraphs: &[
            "Build: play 1 card to a Mountain, then draw 3, up to 8 in hand.",
            "Grow: play cards of one color to your Field, keep at least 1, draw none.",
            "Discard: lay cards of one color on the discard pile, then draw as many.",
            "Rule of Color: in a Mandala a color lies only in the Mountain or one Field.",
        ],
    },
    Section {
        title: "Sharing out: when a Mandala is complete",
        paragraphs: &[
            "With all six colors a Mandala is complete: share out its Mountain. Whoever has more \
             in the Field chooses first; if tied, whoever did not complete it.",
            "In turn, take all of a color: if new, 1 card goes to your next River space, the rest \
             to your Cup. If your Field there is empty, discard them instead.",
        ],
    },
    Section {
        title: "End and scoring",
        paragraphs: &[
            "A sixth color in a River ends the game once all is shared out. If the deck runs out, \
             discards form a new one; the next complete Mandala is the last, even in that turn.* \
             It also ends if you agree,* or if none can be completed.*",
            "Each Cup card scores its color's number in the River, otherwise 0. Rivers, hands \
             and the open Mandala score 0. More points win; if tied, fewer Cup cards; otherwise \
             a draw. In a rematch the other player starts.* (*house rule)",
        ],
    },
];
