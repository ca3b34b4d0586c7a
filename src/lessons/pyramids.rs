//! The first game of pyramids.

use super::Spot::{Eye, Groups, Path};
use super::spot::{group, place};
use super::{Lesson, PLAY, Puzzle, STEP, Step, puzzle};
use crate::rules::pyramids::Color::{Blue, Green, Red};
use crate::rules::pyramids::Size::{Medium, Small};

pub(super) const LESSON: Lesson = Lesson {
    record: include_str!("records/pyramids.mandala"),
    steps: &[
        Step { lit: &[Path, Groups], ..STEP },
        // How they are written.
        Step { lit: &[Groups], ..STEP },
        // Take.
        Step { task: PLAY, lit: &[place(3)], answers: 1, answers_first: true, ..STEP },
        // The eye.
        Step {
            cut: 2,
            task: PLAY,
            lit: &[place(4), place(5), place(6), place(7), Eye],
            others: &[&["take 4", "take 5", "take 6"]],
            answers: 1,
            ..STEP
        },
        // Three and two.
        Step { cut: 4, task: PLAY, lit: &[place(10), group(Red, Small)], answers: 1, ..STEP },
        // All five.
        Step {
            cut: 6,
            task: PLAY,
            lit: &[place(11), place(13), group(Blue, Medium)],
            others: &[&["take 11"]],
            answers: 1,
            ..STEP
        },
        // Ties.
        Step {
            cut: 8,
            task: PLAY,
            lit: &[place(14), place(15), place(16), place(17), place(18), group(Green, Small)],
            others: &[&["take 14", "take 15", "take 16"]],
            ..STEP
        },
        // The end.
        Step {
            cut: 36,
            task: PLAY,
            lit: &[place(71), place(72), place(73), place(74), place(75)],
            others: &[&["take 75"]],
            answers: 1,
            answers_first: true,
            ..STEP
        },
        // The count.
        Step { cut: 38, ..STEP },
    ],
};

pub(super) const PUZZLES: [Puzzle; 3] = [
    puzzle(include_str!("records/pyramids-puzzle-1.mandala"), 38),
    puzzle(include_str!("records/pyramids-puzzle-2.mandala"), 40),
    puzzle(include_str!("records/pyramids-puzzle-3.mandala"), 46),
];
