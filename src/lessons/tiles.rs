//! The first game of tiles.

use super::Spot::{Board, Bowl, Marker, Owner};
use super::spot::cell;
use super::{Lesson, PLAY, Puzzle, STEP, Step, Task, puzzle};
use crate::rules::Player::{One, Two};

pub(super) const LESSON: Lesson = Lesson {
    record: include_str!("records/tiles.mandala"),
    steps: &[
        Step { cut: 1, lit: &[Board, Bowl(One)], ..STEP },
        // Open.
        Step {
            cut: 1,
            task: PLAY,
            lit: &[cell(b'e', 3), cell(b'e', 2), cell(b'f', 3), Bowl(One)],
            answers: 1,
            ..STEP
        },
        // Whose tiles there are.
        Step { cut: 3, lit: &[cell(b'e', 3), cell(b'c', 6), Owner(One), Owner(Two)], ..STEP },
        // Flip.
        Step {
            cut: 3,
            task: PLAY,
            lit: &[cell(b'e', 2), cell(b'e', 3)],
            others: &[&["flip f3"]],
            answers: 1,
            answers_first: true,
            ..STEP
        },
        // Late groups pay more.
        Step {
            cut: 5,
            task: PLAY,
            lit: &[cell(b'b', 3), cell(b'a', 3), cell(b'b', 4), Marker(One, 1), Marker(One, 2)],
            answers: 1,
            ..STEP
        },
        // The bar.
        Step {
            cut: 7,
            task: Task::Try("flip f3"),
            lit: &[cell(b'e', 3), cell(b'f', 3), cell(b'g', 3)],
            ..STEP
        },
        // Swap.
        Step {
            cut: 7,
            task: PLAY,
            lit: &[cell(b'd', 3), cell(b'e', 3), Bowl(One)],
            others: &[&["swap"]],
            answers: 1,
            ..STEP
        },
        // Two points.
        Step {
            cut: 9,
            task: Task::Play { moves: 1, or: &["flip a3"] },
            lit: &[cell(b'b', 4), cell(b'a', 3), Marker(One, 1), Marker(One, 2)],
            answers: 1,
            ..STEP
        },
        // Close a group in.
        Step {
            cut: 11,
            task: PLAY,
            lit: &[cell(b'b', 6), cell(b'b', 7), Bowl(Two)],
            answers: 1,
            ..STEP
        },
        // The end.
        Step { cut: 13, task: PLAY, lit: &[cell(b'f', 5), cell(b'g', 5), Bowl(Two)], ..STEP },
        // The flips after it.
        Step {
            cut: 14,
            task: Task::Play { moves: 3, or: &["flip b4"] },
            lit: &[cell(b'f', 6), cell(b'f', 7), cell(b'a', 3), cell(b'b', 4)],
            ..STEP
        },
    ],
};

pub(super) const PUZZLES: [Puzzle; 3] = [
    puzzle(include_str!("records/tiles-puzzle-1.mandala"), 29),
    puzzle(include_str!("records/tiles-puzzle-2.mandala"), 43),
    puzzle(include_str!("records/tiles-puzzle-3.mandala"), 35),
];
