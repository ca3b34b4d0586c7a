//! The first game of cards.

use super::Spot::{Claims, Cup, Discard, Field, Hand, Mandala, Mountain, Space};
use super::{Lesson, PLAY, Puzzle, STEP, Step, Task, puzzle};
use crate::rules::Color::{Black, Green, Purple, Red, Yellow};
use crate::rules::Player::{One, Two};
use crate::rules::cards::Side::{Left, Right};

pub(super) const LESSON: Lesson = Lesson {
    record: include_str!("records/cards.mandala"),
    steps: &[
        Step {
            lit: &[
                Cup(One),
                Space(One, 1),
                Space(One, 2),
                Space(One, 3),
                Space(One, 4),
                Space(One, 5),
                Space(One, 6),
                Mandala(Left),
                Mandala(Right),
            ],
            ..STEP
        },
        // What is in the Cup.
        Step { lit: &[Cup(One)], ..STEP },
        // Build.
        Step { task: PLAY, lit: &[Hand(Yellow), Mountain(Left)], answers: 1, ..STEP },
        // The Rule of Color.
        Step {
            cut: 2,
            task: Task::Try("build left green"),
            lit: &[Field(Two, Left), Hand(Green)],
            ..STEP
        },
        // Grow.
        Step {
            cut: 2,
            task: PLAY,
            lit: &[Field(One, Left), Hand(Purple)],
            others: &[&["grow left purple 1"]],
            answers: 1,
            ..STEP
        },
        // Discard.
        Step {
            cut: 4,
            task: PLAY,
            lit: &[Mandala(Left), Hand(Red), Discard],
            others: &[&["discard red 1"]],
            answers: 1,
            ..STEP
        },
        // Complete a Mandala.
        Step {
            cut: 6,
            task: PLAY,
            lit: &[Mandala(Left), Hand(Black)],
            others: &[&["grow left black 1"]],
            ..STEP
        },
        // River and Cup.
        Step {
            cut: 7,
            task: PLAY,
            lit: &[Claims, Space(One, 1)],
            others: &[&["claim orange"]],
            answers: 1,
            ..STEP
        },
        // The hidden cards.
        Step { cut: 9, task: PLAY, lit: &[Cup(One), Space(One, 2)], ..STEP },
        // Choose first.
        Step {
            cut: 23,
            task: PLAY,
            lit: &[Field(One, Left), Field(Two, Left), Mountain(Left)],
            others: &[&["build left green"]],
            is_test: true,
            ..STEP
        },
        // The sixth color.
        Step {
            cut: 24,
            task: PLAY,
            lit: &[Space(One, 6), Cup(One)],
            answers: 1,
            answers_first: true,
            ..STEP
        },
        // The count.
        Step { cut: 26, ..STEP },
    ],
};

pub(super) const PUZZLES: [Puzzle; 3] = [
    puzzle(include_str!("records/cards-puzzle-1.mandala"), 6),
    puzzle(include_str!("records/cards-puzzle-2.mandala"), 25),
    puzzle(include_str!("records/cards-puzzle-3.mandala"), 27),
];
