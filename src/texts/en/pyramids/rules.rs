//! The rules of the pyramid game in short.

use crate::texts::language::games::Section;

/// All the rules, in the order in which they are needed.
pub const SECTIONS: &[Section] = &[
    Section {
        title: "Goal and setup",
        paragraphs: &[
            "75 pyramids lie on a path that winds inward, clockwise from the top left; its places \
             count from 1, at the left edge below the start, to 75. There are five of each color (red, yellow, green, blue, black) \
             and size (small, medium, large). Five alike are a group, and there are 15 groups. \
             Collect more of a group than the others to score it. All pawns begin at the start, \
             outside the path.",
        ],
    },
    Section {
        title: "Your turn",
        paragraphs: &[
            "Move your pawn forward to any pyramid ahead of it, however far, and take that \
             pyramid. You must take exactly one, and you never go back. Pawns may pass each \
             other.",
            "What all pawns have passed falls into the eye, the middle, and belongs to nobody. \
             What only others have passed you may still take.",
        ],
    },
    Section {
        title: "Scoring a group",
        paragraphs: &[
            "As soon as no piece of a group lies on the path any more, it is scored: 3 points \
             for the most pieces, 2 for the second most. If only one player has any, that player \
             gets all 5; if nobody has, nobody scores. Small, medium and large \
             groups score the same.",
            "With equal numbers, the pawn that is further along comes first.",
        ],
    },
    Section {
        title: "End",
        paragraphs: &[
            "With no pyramid ahead of your pawn you are at the end: you pass, but still score. \
             Once only one player is not at the end, that player takes all that is left, the \
             last groups are scored, and the game is over.",
            "Most points win; if equal, the pawn further along. If you all agree, the game ends \
             at once with the points as they stand.",
        ],
    },
    Section {
        title: "A first idea",
        paragraphs: &[
            "If you move slowly you take more pyramids, and the last one on the path gets all \
             the rest. But the player who is further along wins ties.",
        ],
    },
];
