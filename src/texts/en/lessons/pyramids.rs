//! The words of the first game of pyramids.

use super::STEP;
use crate::app::Part;
use crate::texts::language::lessons::{LessonWords, StepWords};

pub(super) const LESSON: LessonWords = LessonWords {
    steps: &[
        StepWords {
            said: "15 groups of 5 lie on the path, alike in color and size. The most of a group \
                   brings 3 points, the second most 2.",
            ..STEP
        },
        StepWords {
            said: "Each is written by color and size: R1 is a small red, B3 a large black. U is \
                   blue: U2 is a medium blue.",
            heard: &[(
                Part::Said,
                "Say one by its size and color, small red, or by the place where it lies. U is \
                 the letter of blue: u2 is a medium blue.",
            )],
            ..STEP
        },
        StepWords {
            said: "In turns, go forward, near or far, never back, and take one.",
            task: "Take the small red on 3.",
            keys: "Type r and 1, then confirm.",
            heard: &[],
            others: &["You may go to any pyramid ahead. Here, take the small red on 3."],
            then: "Beth took the small red on 8. You have both passed 1 and 2, so these two fell \
                   into the eye, for nobody.",
        },
        StepWords {
            said: "Beth has passed 4 to 6: what you jump over now is lost.",
            task: "Take blue, U2, on 7.",
            keys: "Type u, 2, then 2 for the next.",
            heard: &[(Part::Task, "Take the medium blue on 7.")],
            others: &[
                "A small step is fine, too. But see a jump: take 7.",
                "That is far! Each jump loses pyramids. Take 7.",
            ],
            then: "Three more in the eye. But you alone own medium blue, and that will pay.",
        },
        StepWords {
            said: "Beth took small green on 9. A group scores when none of it is left on the \
                   path.",
            task: "Take the last small red, on 10.",
            others: &["That is allowed, but small red would score for you now: take 10."],
            then: "Small red: you have 2, Beth 1. The most is worth 3 points, the second most 2. \
                   The eye counts for nobody.",
            ..STEP
        },
        StepWords {
            said: "Only you own medium blue; its last, on 11, adds nothing.",
            task: "Jump over it, to 13: it is lost, and the group scores.",
            others: &[
                "That scores, too. But a fall is enough: take 13.",
                "That is allowed. But take 13, just beyond it.",
            ],
            then: "A single owner gets all 5 points, here for one pyramid. Sizes tell groups \
                   apart, nothing more.",
            ..STEP
        },
        StepWords {
            said: "G1: you 1, Beth 1, three on 14 to 16. In a tie, the pawn further along is \
                   first.",
            task: "Pass Beth: take B3 on 18.",
            others: &[
                "Then small green is not finished yet. Pass Beth: take 18.",
                "That passes Beth, too, but 18 is far enough.",
            ],
            then: "All three fell, 1 to 1: 3 points for you, 2 for Beth. A jump past the other \
                   pawn can win many ties.",
            heard: &[
                (
                    Part::Said,
                    "Small green: you 1, Beth 1, three on 14 to 16. In a tie, the pawn further along \
                     is first.",
                ),
                (Part::Task, "Pass them and Beth: take the large black on 18."),
            ],
            ..STEP
        },
        StepWords {
            said: "27 takes later, 30 to 30: Beth can only go to 75. Then nothing lies ahead of \
                   her.",
            task: "Take the nearest, 71.",
            others: &[
                "Then you are at the end, and 71 to 73 are lost. Take 71.",
                "What you jump over is lost, and you could have it. Take 71.",
            ],
            then: "Beth was at the end, so the rest, 72 and 73, was yours.",
            ..STEP
        },
        StepWords { said: "Most 3, second most 2, a single owner 5: 39 to 36.", ..STEP },
    ],
    puzzles: &[
        StepWords {
            task: "30 to 30, three pyramids left. Which one wins?",
            then: "The last small green: nobody has one, so it brings all 5. If you take 73, Beth takes it.",
            ..STEP
        },
        StepWords {
            task: "Two medium black, on 71 and 73. Beth, on 72, owns one. Which one do you take?",
            then: "71 falls: 1 to 1, and your pawn is further along. If you take 71, Beth takes 73.",
            ..STEP
        },
        StepWords {
            task: "Beth stands on 74. Take what is near, or 75?",
            then: "72 and 73 fall, and every tie is yours from 75. Leave it, and large black is Beth's alone, for 5.",
            ..STEP
        },
    ],
    recap: &[
        "Go forward along the path to any pyramid and take it; you must if you can, and never go \
         back.",
        "What all pawns have passed falls into the eye and belongs to nobody.",
        "A group scores when none is left on the path: most 3 points, second most 2, a single \
         owner all 5.",
        "Ties, within a group and at the end, go to the pawn further along: a jump ahead can win \
         them.",
        "With nothing ahead you are at the end and pass. When all but one are there, the last \
         takes the rest, and it is over.",
    ],
};
