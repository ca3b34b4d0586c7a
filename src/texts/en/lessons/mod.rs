//! What is said in a lesson.

mod cards;
mod pyramids;
mod tiles;

use super::English;
use crate::app::{Part, Taught};
use crate::rules::Kind;
use crate::texts::language::Lessons;
use crate::texts::language::lessons::{Label, LessonWords, StepWords};

/// A step without words.
const STEP: StepWords = StepWords {
    said: "",
    task: "",
    others: &[],
    then: "",
};

/// A puzzle without words of its own.
const PUZZLE: StepWords = StepWords {
    others: &["Not this one. Try again; the keys below are the answer."],
    ..STEP
};

impl Lessons for English {
    fn lesson(&self, kind: Kind) -> &'static LessonWords {
        match kind {
            Kind::Cards => &cards::LESSON,
            Kind::Tiles => &tiles::LESSON,
            Kind::Pyramids => &pyramids::LESSON,
        }
    }

    fn lesson_label(&self, label: Label) -> &'static str {
        match label {
            Label::Recap => "What you know now",
            Label::Task => "for this",
        }
    }

    fn taught(&self, taught: Taught) -> &'static str {
        let lesson = self.lesson(taught.kind);
        let words = match taught.puzzle {
            Some(number) => lesson.puzzles.get(number),
            None => lesson.steps.get(taught.step),
        };
        let words = words.unwrap_or(&STEP);
        match taught.part {
            Part::Said => words.said,
            Part::Task => words.task,
            Part::Other(reason) => words.others.get(reason).copied().unwrap_or_default(),
            Part::Then => words.then,
        }
    }
}
