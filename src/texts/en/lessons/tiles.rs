//! The words of the first game of tiles.

use super::STEP;
use crate::texts::language::lessons::{LessonWords, StepWords};

pub(super) const LESSON: LessonWords = LessonWords {
    steps: &[
        StepWords {
            said: "Grow groups of one color; each tile that joins scores, and more points win. \
                   Beth gave you red; you begin.",
            ..STEP
        },
        StepWords {
            said: "Open: lay your tile in place of any other and take that.",
            task: "Lay red on e3: two red tiles lie beside it.",
            others: &["You may open anywhere, but only neighbors can join. Take e3."],
            then: "Marker 1: each red that joins brings 1 point, this first one none. You now \
                   hold yellow.",
        },
        StepWords {
            said: "Flip: turn over a tile beside your group of its color. You keep what you hold.",
            task: "Flip e2: +1.",
            others: &[
                "f3 is beside your red as well. Leave it for now: flip e2.",
                "That is allowed. But see a flip first: e2.",
            ],
            ..STEP
        },
        StepWords {
            said: "Your second group gets marker 2: 2 points a tile. The sixth gets 6, but little \
                   time.",
            task: "Open yellow on b3.",
            others: &["That is allowed, but b3 has yellow on two sides. Open there."],
            then: "Opening itself scores nothing, and a marker stays. You took red: you hold red \
                   again.",
        },
        StepWords {
            said: "Beth opened red as well. Her groups and yours of one color never touch.",
            task: "Try to flip f3.",
            others: &["Wait: first see what is not allowed. Try f3."],
            then: "f3 lies between your red and hers, so neither can flip it. Corners do not \
                   count, only sides.",
        },
        StepWords {
            said: "Swap: your tile is red, so it may join your red group.",
            task: "Lay it on d3: +1, and you take black.",
            others: &[
                "+1 as well, but black is a color you can open. Swap d3.",
                "That is allowed. But see a swap: lay red on d3.",
            ],
            then: "A flip adds the tile that lies there and you keep yours. A swap adds yours and \
                   you get another.",
        },
        StepWords {
            said: "Red brings you 1 a tile, yellow 2.",
            task: "Flip a yellow tile beside your group: b4 or a3.",
            others: &["That is allowed, but yellow brings 2 now: b4 or a3."],
            ..STEP
        },
        StepWords {
            said: "Beth holds orange, and her orange group has room only on b6.",
            task: "Open black there, as your third.",
            others: &["Then Beth uses b6 herself. Open black there."],
            then: "Now Beth has no place for her tile; she can only flip. When she cannot do even \
                   that, the turns end.",
        },
        StepWords {
            said: "Beth can only flip f5. You hold green.",
            task: "Open it on f5, as your fourth, and she cannot act.",
            others: &["Then Beth flips f5 and plays on. Open green there."],
            then: "Beth must act and cannot, so the turns are over. You made the last one: you \
                   may flip on.",
        },
        StepWords {
            said: "Flips cost nothing now: 4 for each green, 2 for the last yellow.",
            task: "Flip all three.",
            others: &["There is more to flip, and each flip adds points. Flip on."],
            then: "No flip is left. Each group counts its tiles but the first, times its marker: \
                   you win, 14 to 3.",
        },
    ],
    puzzles: &[
        StepWords {
            task: "You hold orange and can lay it in three places; each brings 4. Where do you win?",
            then: "Each one ends the turns. Only beside b3 lies an orange to flip then: 32 to 29.",
            ..STEP
        },
        StepWords {
            task: "You hold green, your sixth color. Where do you open it?",
            then: "Beth has no other place for her tile, so the turns end, and h6 brings 6: 47 to 42.",
            ..STEP
        },
        StepWords {
            task: "You hold purple. Do you flip, or lay your tile?",
            then: "Green brings you 6 a tile, purple 3, and after b5 you can flip b4.",
            ..STEP
        },
    ],
    recap: &[
        "More points win. A turn: open a group, flip, or swap. You must if you can.",
        "Flip: a tile joins your group of its color; you keep yours. Swap: your tile joins its \
         group; you take the one that lay there.",
        "One group of each color, opened as 1, 2, up to 6. Each tile but the first scores its \
         group's number: late groups pay more, but have less time.",
        "Your groups and the other player's of one color never touch side by side.",
        "When the player to move cannot act, the turns end; the other one flips what is left. At \
         the start, who goes second picks a start tile and gives away the other.",
    ],
};
