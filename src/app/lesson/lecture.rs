//! What a lesson says.

use crate::rules::Kind;

/// Something that a lesson says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taught {
    /// Of which game.
    pub kind: Kind,
    /// The number of the puzzle, if it is one.
    pub puzzle: Option<usize>,
    /// At which of its steps.
    pub step: usize,
    /// What it is.
    pub part: Part,
}

/// What is said at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// What it is about.
    Said,
    /// What is to be done.
    Task,
    /// Which keys do it.
    Keys,
    /// Why another action is not wanted, by the number of the reason.
    Other(usize),
    /// What is said when it is done.
    Then,
}

/// All that a lesson says now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lecture {
    /// What is told.
    pub said: Option<Taught>,
    /// What is to be done.
    pub task: Option<Taught>,
    /// Why what was done is not wanted.
    pub reason: Option<Taught>,
}
