//! What is said in a lesson.

mod cards;
mod pyramids;
mod tiles;

use super::English;
use crate::app::{Part, PracticePage, Taught};
use crate::rules::Kind;
use crate::story::review::WORTH_A_WORD;
use crate::texts::language::lessons::{Label, LessonWords, StepWords};
use crate::texts::language::{Lessons, Review as _};

/// A step without words.
const STEP: StepWords = StepWords {
    said: "",
    task: "",
    others: &[],
    then: "",
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
            Label::Practice => "Practice",
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

    fn place(&self, (at, of): (usize, usize)) -> String {
        format!("{at} of {of}.")
    }

    fn practice_page(&self, page: PracticePage) -> Vec<String> {
        match page {
            PracticePage::Looking(done, all) => vec![
                "Looking for what you could do better in your last games.".to_string(),
                self.progress(done, all),
            ],
            PracticePage::Found {
                decisions,
                games,
                left_out,
            } => {
                let last = match games {
                    1 => "your last game".to_string(),
                    _ => format!("your last {games} games"),
                };
                let found = match decisions {
                    0 if games == 0 => {
                        "You have no finished game yet. Here are puzzles.".to_string()
                    }
                    0 => format!(
                        "In {last} no decision cost you {WORTH_A_WORD}% or more. Here are puzzles."
                    ),
                    1 => format!("One decision of {last} cost you much. Find a better one."),
                    _ => format!(
                        "{decisions} decisions of {last} cost you much, the worst first. Find \
                         better ones."
                    ),
                };
                let left_out = match left_out {
                    0 => None,
                    1 => Some("One file could not be read and is left out.".to_string()),
                    _ => Some(format!(
                        "{left_out} files could not be read and are left out."
                    )),
                };
                [found].into_iter().chain(left_out).collect()
            }
            PracticePage::Done(found, of) => match found {
                _ if found == of => vec![format!("All {of} found. Well done!")],
                _ => vec![format!("That was the last one. You found {found} of {of}.")],
            },
        }
    }
}
