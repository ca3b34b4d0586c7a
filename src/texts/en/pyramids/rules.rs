//! The rules of the pyramid game in short. What is marked with a star is a house rule.

use crate::texts::language::games::Section;

/// All the rules, in the order in which they are needed.
pub const SECTIONS: &[Section] = &[
    Section {
        title: "Goal",
        paragraphs: &[
            "75 pyramids lie on a path that winds inward, from place 1 to 75: five of each color \
             (red, yellow, green, blue, black) and size (small, medium, large). Five \
             alike are a group. Try to own the most of as many of the 15 groups as you can.",
            "A random player starts; turns go clockwise. All pawns begin at the start.",
        ],
    },
    Section {
        title: "Your turn",
        paragraphs: &[
            "Move your pawn forward to any pyramid ahead of it, however far, and take it. You \
             must move if you can, and you never go back. Pawns may pass each other.",
            "What all pawns have passed falls into the eye at the center and belongs to nobody. \
             What only others have passed you may still take.",
        ],
    },
    Section {
        title: "The end",
        paragraphs: &[
            "With no pyramid ahead of your pawn you are at the end: you pass, but still score. \
             When all but one are there, the last one takes all that is left, which ends the \
             game. If you all agree, it ends at once with the points as they stand.*",
        ],
    },
    Section {
        title: "Scoring",
        paragraphs: &[
            "A group scores once none of it is left on the path: most 3 points, second most 2, a \
             single owner all 5; nobody if it is all in the eye. Sizes score alike.",
            "With equal numbers the pawn further along comes first. Most points win; if \
             equal, again the pawn further along. In a rematch the next player starts.* (*house rule)",
        ],
    },
];
