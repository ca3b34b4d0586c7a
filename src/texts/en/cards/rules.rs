//! The rules of the card game in short.

use crate::texts::language::games::Section;

/// All the rules, in the order in which they are needed.
pub const SECTIONS: &[Section] = &[
    Section {
        title: "Goal and setup",
        paragraphs: &[
            "Collect cards in your Cup. Your River says what a color is worth: the first 1, the \
             sixth 6. There are 18 cards each of red, orange, yellow, green, purple and black. You \
             start with 6 in hand and 2 in your Cup, for you alone. Each of two Mandalas has a \
             shared Mountain (2 cards to begin) and a Field for each of you.",
        ],
    },
    Section {
        title: "Your turn: do one of these",
        paragraphs: &[
            "Build: play 1 card to a Mountain; draw 3, or fewer if your hand would pass 8.",
            "Grow: play cards of one color to your Field, draw none, and keep at least 1.",
            "Discard: throw away 1 or more cards of one color, then draw the same number.",
        ],
    },
    Section {
        title: "Rule of Color",
        paragraphs: &[
            "Within a Mandala each color keeps to one place: the Mountain, your Field or the \
             other player's. Later cards of that color must go to the same place.",
        ],
    },
    Section {
        title: "A Mandala with all six colors is complete",
        paragraphs: &[
            "Its Mountain is shared out at the end of the turn. The player with more cards in \
             the Field there chooses first; if equal, the one who did not complete it.",
            "In turns, take all of one color. If it is new to your River, 1 card fills your next \
             space; all others go to your Cup. A Field card is your ticket: if your Field is empty, \
             you discard what you take; if both are, all is lost.",
            "Both Fields are discarded, 2 cards begin a new Mountain, the turn passes.",
        ],
    },
    Section {
        title: "End",
        paragraphs: &[
            "A sixth color in a River: the game ends once that Mountain is shared out.",
            "Last card of the deck drawn: the discard pile becomes a new deck, and the next \
             Mandala completed, even in that very turn, is the last.",
            "No Mandala can be completed any more, or you both agree: it ends at once.",
        ],
    },
    Section {
        title: "Score",
        paragraphs: &[
            "Each Cup card scores the number of its color's River space, 0 if the color is not in \
             your River. More points win; if tied, fewer Cup cards, or it is a draw.",
        ],
    },
];
