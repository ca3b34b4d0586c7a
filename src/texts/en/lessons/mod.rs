//! What is said in a lesson.

mod cards;
mod pyramids;
mod tiles;

use super::English;
use crate::app::{Part, PracticePage, Searched, Taught};
use crate::rules::Kind;
use crate::story::review::WORTH_A_WORD;
use crate::texts::language::lessons::{Label, LessonWords, StepWords};
use crate::texts::language::{Lessons, Review as _};

/// A step without words.
const STEP: StepWords =
    StepWords { said: "", task: "", keys: "", others: &[], then: "", heard: &[] };

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
            Label::Task => "does it",
            Label::Judged => "Thinking it over.",
            Label::Found => "Found.",
        }
    }

    fn taught(&self, taught: Taught) -> &'static str {
        let words = words_of(taught);
        match taught.part {
            Part::Said => words.said,
            Part::Task => words.task,
            Part::Keys => words.keys,
            Part::Other(reason) => words.others.get(reason).copied().unwrap_or_default(),
            Part::Then => words.then,
        }
    }

    fn heard(&self, taught: Taught) -> &'static str {
        let mut heard = words_of(taught).heard.iter();
        let heard = heard.find(|(part, _)| *part == taught.part);
        heard.map_or_else(|| self.taught(taught), |(_, words)| words)
    }

    fn place_of_mistake(&self, (at, of): (usize, usize)) -> String {
        format!("Your mistake {at} of {of}.")
    }

    fn place_of_puzzle(&self, (at, of): (usize, usize)) -> String {
        format!("Puzzle {at} of {of}.")
    }

    fn practice_page(&self, page: PracticePage) -> Vec<String> {
        match page {
            PracticePage::Looking(done, all) => {
                let looking =
                    "Looking for what you could do better in your last games.".to_string();
                let progress = (all > 0).then(|| self.progress(done, all));
                [looking].into_iter().chain(progress).collect()
            }
            PracticePage::Found { searched, puzzles, left_out } => {
                let left_out = match left_out {
                    0 => None,
                    1 => Some("One file could not be read and is left out.".to_string()),
                    _ => Some(format!("{left_out} files could not be read and are left out.")),
                };
                let puzzles = match puzzles {
                    0 => None,
                    1 => Some("Then: one puzzle.".to_string()),
                    _ => Some(format!("Then: {puzzles} puzzles.")),
                };
                [say_searched(searched)].into_iter().chain(puzzles).chain(left_out).collect()
            }
            PracticePage::Done { at_once: 1, of: 1, .. } => {
                vec!["You found it. Well done!".to_string()]
            }
            PracticePage::Done { at_once, of, .. } if at_once == of => {
                vec![format!("All {of} found. Well done!")]
            }
            PracticePage::Done { at_once, later: 0, of } => {
                vec![format!("That was the last one. You found {at_once} of {of}.")]
            }
            PracticePage::Done { at_once, later, of } => {
                vec![format!("You found {at_once} of {of} at once, {later} more with another try.")]
            }
        }
    }
}

/// The words of a step, or of a puzzle.
fn words_of(taught: Taught) -> &'static StepWords {
    let lesson = English.lesson(taught.kind);
    let words = match taught.puzzle {
        Some(number) => lesson.puzzles.get(number),
        None => lesson.steps.get(taught.step),
    };
    words.unwrap_or(&STEP)
}

/// What was found in the games that were played.
fn say_searched(searched: Searched) -> String {
    match searched {
        Searched::NoGame => "You have no finished game yet. Here are puzzles.".to_string(),
        Searched::AllFound => {
            "You made good all that cost you much in your last games. Here are puzzles.".to_string()
        }
        Searched::NoMistake(1) => format!(
            "In your last game no decision cost you {WORTH_A_WORD}% or more. Here are puzzles."
        ),
        Searched::NoMistake(games) => format!(
            "In your last {games} games no decision cost you {WORTH_A_WORD}% or more. Here are \
             puzzles."
        ),
        Searched::Mistakes { decisions: 1, games: 1 } => {
            "One decision of your last game cost you much. Find a better one.".to_string()
        }
        Searched::Mistakes { decisions: 1, games } => {
            format!("One decision of your last {games} games cost you much. Find a better one.")
        }
        Searched::Mistakes { decisions, games: 1 } => format!(
            "{decisions} decisions of your last game cost you much, the worst first. Find better \
             ones."
        ),
        Searched::Mistakes { decisions, games } => format!(
            "{decisions} decisions of your last {games} games cost you much, the worst first. \
             Find better ones."
        ),
    }
}
