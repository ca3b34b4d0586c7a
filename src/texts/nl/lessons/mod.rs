//! What is said in a lesson.

mod cards;
mod pyramids;
mod tiles;

use super::{Dutch, counted};
use crate::app::{Part, PracticePage, Searched, Taught};
use crate::rules::Kind;
use crate::story::review::WORTH_A_WORD;
use crate::texts::language::lessons::{Label, LessonWords, StepWords};
use crate::texts::language::{Lessons, Review as _};

/// A step without words.
const STEP: StepWords =
    StepWords { said: "", task: "", keys: "", others: &[], then: "", heard: &[] };

impl Lessons for Dutch {
    fn lesson(&self, kind: Kind) -> &'static LessonWords {
        match kind {
            Kind::Cards => &cards::LESSON,
            Kind::Tiles => &tiles::LESSON,
            Kind::Pyramids => &pyramids::LESSON,
        }
    }

    fn lesson_label(&self, label: Label) -> &'static str {
        match label {
            Label::Recap => "Dit weet je nu",
            Label::Practice => "Oefenen",
            Label::Task => "doet het",
            Label::Judged => "Even nadenken.",
            Label::Found => "Gevonden.",
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
        format!("Jouw fout {at} van {of}.")
    }

    fn place_of_puzzle(&self, (at, of): (usize, usize)) -> String {
        format!("Puzzel {at} van {of}.")
    }

    fn practice_page(&self, page: PracticePage) -> Vec<String> {
        match page {
            PracticePage::Looking(done, all) => {
                let looking = "We zoeken wat in je laatste partijen beter kon.".to_string();
                let progress = (all > 0).then(|| self.progress(done, all));
                [looking].into_iter().chain(progress).collect()
            }
            PracticePage::Found { searched, puzzles, left_out } => {
                let left_out = match left_out {
                    0 => None,
                    1 => Some("Eén bestand was niet te lezen en telt niet mee.".to_string()),
                    _ => Some(format!(
                        "{left_out} bestanden waren niet te lezen en tellen niet mee."
                    )),
                };
                let puzzles = match puzzles {
                    0 => None,
                    1 => Some("Daarna volgt één puzzel.".to_string()),
                    _ => Some(format!("Daarna volgen {puzzles} puzzels.")),
                };
                [say_searched(searched)].into_iter().chain(puzzles).chain(left_out).collect()
            }
            PracticePage::Done { at_once: 1, of: 1, .. } => {
                vec!["Gevonden. Goed gedaan!".to_string()]
            }
            PracticePage::Done { at_once, of, .. } if at_once == of => {
                vec![format!("Alle {of} gevonden. Goed gedaan!")]
            }
            PracticePage::Done { at_once, later: 0, of } => {
                vec![format!("Dat was de laatste. Je vond er {at_once} van de {of}.")]
            }
            PracticePage::Done { at_once, later, of } => {
                vec![format!(
                    "Je vond er {at_once} van de {of} meteen, en {later} bij een nieuwe poging."
                )]
            }
        }
    }
}

/// The words of a step, or of a puzzle.
fn words_of(taught: Taught) -> &'static StepWords {
    let lesson = Dutch.lesson(taught.kind);
    let words = match taught.puzzle {
        Some(number) => lesson.puzzles.get(number),
        None => lesson.steps.get(taught.step),
    };
    words.unwrap_or(&STEP)
}

/// The last games of whoever practices.
fn last(games: usize) -> String {
    match games {
        1 => "je laatste partij".to_string(),
        n => format!("je laatste {n} partijen"),
    }
}

/// What was found in the games that were played.
fn say_searched(searched: Searched) -> String {
    match searched {
        Searched::NoGame => {
            "Je hebt nog geen partij uitgespeeld. Hier zijn wat puzzels.".to_string()
        }
        Searched::AllFound => {
            "Alles wat je veel kostte in je laatste partijen heb je al verbeterd. Hier zijn wat puzzels.".to_string()
        }
        Searched::NoMistake(games) => format!(
            "In {} kostte geen beslissing je {WORTH_A_WORD}% of meer. Hier zijn wat puzzels.",
            last(games)
        ),
        Searched::Mistakes {
            decisions: 1,
            games,
        } => format!(
            "Eén beslissing uit {} kostte je veel. Zoek iets beters.",
            last(games)
        ),
        Searched::Mistakes { decisions, games } => format!(
            "{} uit {} kostten je veel, de duurste eerst. Zoek iets beters.",
            counted(decisions, "beslissing", "beslissingen"),
            last(games)
        ),
    }
}
