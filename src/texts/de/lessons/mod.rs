//! What is said in a lesson.

mod cards;
mod pyramids;
mod tiles;

use super::{German, percent};
use crate::app::{Part, PracticePage, Searched, Taught};
use crate::rules::Kind;
use crate::story::review::WORTH_A_WORD;
use crate::texts::language::lessons::{Label, LessonWords, StepWords};
use crate::texts::language::{Lessons, Review as _};

/// A step without words.
const STEP: StepWords =
    StepWords { said: "", task: "", keys: "", others: &[], then: "", heard: &[] };

impl Lessons for German {
    fn lesson(&self, kind: Kind) -> &'static LessonWords {
        match kind {
            Kind::Cards => &cards::LESSON,
            Kind::Tiles => &tiles::LESSON,
            Kind::Pyramids => &pyramids::LESSON,
        }
    }

    fn lesson_label(&self, label: Label) -> &'static str {
        match label {
            Label::Recap => "Das weißt du jetzt",
            Label::Practice => "Übung",
            Label::Task => "drücken",
            Label::Judged => "Ich überlege.",
            Label::Found => "Gefunden.",
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
        format!("Dein Fehler {at} von {of}.")
    }

    fn place_of_puzzle(&self, (at, of): (usize, usize)) -> String {
        format!("Rätsel {at} von {of}.")
    }

    fn practice_page(&self, page: PracticePage) -> Vec<String> {
        match page {
            PracticePage::Looking(done, all) => {
                let looking = "Ich suche in deinen letzten Partien, was besser ginge.".to_string();
                let progress = (all > 0).then(|| self.progress(done, all));
                [looking].into_iter().chain(progress).collect()
            }
            PracticePage::Found { searched, puzzles, left_out } => {
                let left_out = match left_out {
                    0 => None,
                    1 => Some("Eine Datei war nicht lesbar und fehlt hier.".to_string()),
                    _ => Some(format!("{left_out} Dateien waren nicht lesbar und fehlen hier.")),
                };
                let puzzles = match puzzles {
                    0 => None,
                    1 => Some("Danach kommt ein Rätsel.".to_string()),
                    _ => Some(format!("Danach kommen {puzzles} Rätsel.")),
                };
                [say_searched(searched)].into_iter().chain(puzzles).chain(left_out).collect()
            }
            PracticePage::Done { at_once: 1, of: 1, .. } => {
                vec!["Gefunden. Gut gemacht!".to_string()]
            }
            PracticePage::Done { at_once, of, .. } if at_once == of => {
                vec![format!("Alle {of} gefunden. Gut gemacht!")]
            }
            PracticePage::Done { at_once, later: 0, of } => {
                vec![format!("Das war die letzte Aufgabe. Gefunden: {at_once} von {of}.")]
            }
            PracticePage::Done { at_once, later, of } => {
                vec![format!(
                    "Sofort gefunden: {at_once} von {of}, mit weiteren Versuchen noch {later}."
                )]
            }
        }
    }
}

/// The words of a step, or of a puzzle.
fn words_of(taught: Taught) -> &'static StepWords {
    let lesson = German.lesson(taught.kind);
    let words = match taught.puzzle {
        Some(number) => lesson.puzzles.get(number),
        None => lesson.steps.get(taught.step),
    };
    words.unwrap_or(&STEP)
}

/// What was found in the games that were played.
fn say_searched(searched: Searched) -> String {
    let much = percent(WORTH_A_WORD);
    match searched {
        Searched::NoGame => "Du hast noch keine fertige Partie. Dafür gibt es Rätsel.".to_string(),
        Searched::AllFound => {
            "Was in deinen letzten Partien teuer war, hast du schon verbessert. Dafür gibt es \
             Rätsel."
                .to_string()
        }
        Searched::NoMistake(1) => format!(
            "In deiner letzten Partie hat dich nichts {much} oder mehr gekostet. Dafür gibt es \
             Rätsel."
        ),
        Searched::NoMistake(games) => format!(
            "In deinen letzten {games} Partien hat dich nichts {much} oder mehr gekostet. Dafür \
             gibt es Rätsel."
        ),
        Searched::Mistakes { decisions: 1, games: 1 } => {
            "Eine Entscheidung deiner letzten Partie war teuer. Finde eine bessere.".to_string()
        }
        Searched::Mistakes { decisions: 1, games } => format!(
            "Eine Entscheidung deiner letzten {games} Partien war teuer. Finde eine bessere."
        ),
        Searched::Mistakes { decisions, games: 1 } => format!(
            "{decisions} Entscheidungen deiner letzten Partie waren teuer, die teuerste zuerst. \
             Finde bessere."
        ),
        Searched::Mistakes { decisions, games } => format!(
            "{decisions} Entscheidungen deiner letzten {games} Partien waren teuer, die teuerste \
             zuerst. Finde bessere."
        ),
    }
}
