//! The rules of the card game in short. What is marked with a star is a house rule.

use crate::texts::language::games::Section;

/// All the rules, in the order in which they are needed.
pub const SECTIONS: &[Section] = &[
    Section {
        title: "Goal",
        paragraphs: &[
            "Fill your Cup with the colors that your River makes worth most. There are 18 cards \
             each of red, orange, yellow, green, purple and black. You begin with 6 in hand, and \
             2 in your Cup that only you know.",
        ],
    },
    Section {
        title: "Your turn: do one of these",
        paragraphs: &[
            "Build: play 1 card to a Mountain, then draw 3, up to 8 in hand.",
            "Grow: play cards of one color to your Field, keep at least 1, draw none.",
            "Discard: throw away cards of one color, then draw as many.",
            "Rule of Color: in a Mandala a color lies only in the Mountain or in one Field.",
            "A Mandala with all six colors is complete: share out its Mountain. Whoever has \
             more in the Field chooses first; if tied, whoever did not complete it. In turn, take \
             all of a color: if new, 1 card goes to your next River space, the rest to your \
             Cup. With an empty Field, discard them. 2 cards start the next.",
        ],
    },
    Section {
        title: "The end",
        paragraphs: &[
            "A sixth color in a River ends the game once all is shared out. If the deck runs out, \
             discards form a new one; the next complete Mandala is the last, even in that turn.* \
             It also ends if you agree,* or if none can be completed.*",
        ],
    },
    Section {
        title: "The count",
        paragraphs: &[
            "Each Cup card scores the number of its color's River space, else 0. Rivers, hands and \
             the open Mandala score nothing. More points win; if tied, fewer Cup cards, else \
             a draw. In a rematch the other player starts.* (*house rule)",
        ],
    },
];
