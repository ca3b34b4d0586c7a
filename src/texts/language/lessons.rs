//! What is said in a lesson. The other player is called Beth, as in its record.

use crate::app::Taught;
use crate::rules::Kind;

/// The words of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonWords {
    /// Those of its steps.
    pub steps: &'static [StepWords],
    /// Those of the puzzles: a task, and what is said when it is done.
    pub puzzles: &'static [StepWords],
    /// What was learned, in a few points.
    pub recap: &'static [&'static str],
}

/// The words of a step: at most three short sentences at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepWords {
    /// What it is about.
    pub said: &'static str,
    /// What is to be done.
    pub task: &'static str,
    /// Why another action is not wanted here, in the order of the step's own groups of
    /// actions; then of any other.
    pub others: &'static [&'static str],
    /// What is said when it is done; nothing where that can be seen.
    pub then: &'static str,
}

/// What stands on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// Over what was learned.
    Recap,
    /// Before the keys of a task.
    Task,
}

/// What is said in a lesson.
pub trait Lessons {
    /// The words of the lesson of a game.
    fn lesson(&self, kind: Kind) -> &'static LessonWords;

    /// What stands on its own.
    fn lesson_label(&self, label: Label) -> &'static str;

    /// A sentence of a lesson.
    fn taught(&self, taught: Taught) -> &'static str;
}
