//! The words of the first game of tiles.

use super::STEP;
use crate::app::Part;
use crate::texts::language::lessons::{LessonWords, StepWords};

pub(super) const LESSON: LessonWords = LessonWords {
    steps: &[
        StepWords {
            said: "Grow groups of one color: tiles that join score. Of two start tiles Beth kept \
                   green; you got red and begin.",
            ..STEP
        },
        StepWords {
            said: "Open: lay your tile in place of any other and take that.",
            task: "Lay red on e3.",
            keys: "Type 3, then e, or use the arrows.",
            others: &[
                "You may open anywhere, and that may be good, too. In this lesson, take e3: it \
                 has two red neighbors.",
            ],
            then: "You hold yellow now. R1 is turned over, with marker 1: each red that joins it \
                   brings 1 point, R1 itself none.",
            heard: &[(
                Part::Then,
                "You hold yellow now. The red on e3 is turned over, with marker 1: each red that \
                 joins it brings 1 point, the first one none.",
            )],
        },
        StepWords {
            said: "Beth opened c6. Small letters are front tiles, free; capitals are turned and \
                   stay, with their player's mark.",
            heard: &[(
                Part::Said,
                "Beth opened c6. Front tiles are free; turned ones are part of a group and stay.",
            )],
            ..STEP
        },
        StepWords {
            said: "Flip: turn over a front tile beside your group of its color. It is marked +, \
                   with its points.",
            heard: &[(Part::Said, "Flip: turn over a front tile beside your group of its color.")],
            task: "Flip e2.",
            others: &[
                "f3 is beside your red as well. Leave it for now: flip e2.",
                "That is allowed. But see a flip first: e2.",
            ],
            then: "Beth opened purple on g5. You open one group of each color: red is open, and \
                   you hold yellow.",
            ..STEP
        },
        StepWords {
            said: "Your second group gets marker 2: 2 points a tile. The sixth gets 6, but little \
                   time.",
            task: "Open yellow on b3.",
            others: &["That is allowed, but b3 has yellow on two sides. Open there."],
            then: "Opening itself scores nothing, and a marker stays. You took red: you hold red \
                   again.",
            ..STEP
        },
        StepWords {
            said: "Beth opened red on g3. Her groups and yours of one color never touch.",
            task: "Try to flip f3, to see it refused.",
            others: &["Wait: first see what is not allowed. Try f3."],
            then: "f3 lies between your red and hers, so neither can flip it. Corners do not \
                   count, only sides.",
            ..STEP
        },
        StepWords {
            said: "Swap: your red tile joins your red group in place of another color, at a *.",
            task: "Swap on d3: you take black.",
            others: &[
                "+1 as well, but black is a color you can open. Swap d3.",
                "That is allowed. But see a swap: lay red on d3.",
            ],
            then: "A flip adds the tile that lies there and you keep yours. A swap adds yours and \
                   you get another.",
            ..STEP
        },
        StepWords {
            said: "Beth flipped c7. Red brings you 1 a tile, yellow 2.",
            task: "Flip a yellow tile beside your group: b4 or a3.",
            others: &["That is allowed, but yellow brings 2 now: b4 or a3."],
            ..STEP
        },
        StepWords {
            said: "Beth opened orange on b7. She holds orange; only b6 has room for it.",
            task: "Open black there, as your third.",
            others: &["Then Beth uses b6 herself. Open black there."],
            then: "Now Beth has no place for her tile; she can only flip. When she cannot do even \
                   that, the turns end.",
            ..STEP
        },
        StepWords {
            said: "Beth flipped g6. Now she can only flip f5.",
            task: "Open green there, as your fourth, and she cannot act.",
            others: &["Then Beth flips f5 and plays on. Open green there."],
            then: "Beth must act and cannot, so the turns are over. You made the last one: you \
                   may flip on.",
            ..STEP
        },
        StepWords {
            said: "Flips cost nothing now: 4 for each green, 2 for the last yellow.",
            task: "Flip all three.",
            heard: &[(Part::Task, "Flip f6, f7 and a3, one by one, or type all.")],
            others: &["There is more to flip, and each flip adds points. Flip on."],
            then: "No flip is left. Each group counts its tiles but the first, times its marker: \
                   you win, 14 to 3.",
            ..STEP
        },
    ],
    puzzles: &[
        StepWords {
            task: "You hold orange and can lay it in three places; each brings 4. Where do you win?",
            then: "Each one ends the turns. Only beside b3 lies an orange to flip then: 32 to 29.",
            ..STEP
        },
        StepWords {
            task: "You hold green, your sixth color. Where do you open it to win?",
            then: "Beth has no other place for her tile, so the turns end, and h6 brings 6: 47 to 42.",
            ..STEP
        },
        StepWords {
            task: "You hold purple. What wins: a flip, or laying your tile?",
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
