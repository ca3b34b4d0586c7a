//! What is said in a lesson.

mod cards;
mod pyramids;
mod tiles;

use super::French;
use crate::app::{Part, PracticePage, Searched, Taught};
use crate::rules::Kind;
use crate::story::review::WORTH_A_WORD;
use crate::texts::language::lessons::{Label, LessonWords, StepWords};
use crate::texts::language::{Lessons, Review as _};

/// A step without words.
const STEP: StepWords =
    StepWords { said: "", task: "", keys: "", others: &[], then: "", heard: &[] };

impl Lessons for French {
    fn lesson(&self, kind: Kind) -> &'static LessonWords {
        match kind {
            Kind::Cards => &cards::LESSON,
            Kind::Tiles => &tiles::LESSON,
            Kind::Pyramids => &pyramids::LESSON,
        }
    }

    fn lesson_label(&self, label: Label) -> &'static str {
        match label {
            Label::Recap => "Ce que vous savez maintenant",
            Label::Practice => "Exercice",
            Label::Task => "à taper",
            Label::Judged => "Un instant, on examine ce coup.",
            Label::Found => "Trouvé.",
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
        format!("Votre erreur {at} sur {of}.")
    }

    fn place_of_puzzle(&self, (at, of): (usize, usize)) -> String {
        format!("Exercice {at} sur {of}.")
    }

    fn practice_page(&self, page: PracticePage) -> Vec<String> {
        match page {
            PracticePage::Looking(done, all) => {
                let looking =
                    "On cherche ce que vous auriez pu mieux faire dans vos dernières parties."
                        .to_string();
                let progress = (all > 0).then(|| self.progress(done, all));
                [looking].into_iter().chain(progress).collect()
            }
            PracticePage::Found { searched, puzzles, left_out } => {
                let left_out = match left_out {
                    0 => None,
                    1 => Some("Un fichier illisible est laissé de côté.".to_string()),
                    _ => Some(format!("{left_out} fichiers illisibles sont laissés de côté.")),
                };
                let puzzles = match puzzles {
                    0 => None,
                    1 => Some("Puis un exercice.".to_string()),
                    _ => Some(format!("Puis {puzzles} exercices.")),
                };
                [say_searched(searched)].into_iter().chain(puzzles).chain(left_out).collect()
            }
            PracticePage::Done { at_once: 1, of: 1, .. } => {
                vec!["Vous avez trouvé. Bravo\u{a0}!".to_string()]
            }
            PracticePage::Done { at_once, of, .. } if at_once == of => {
                vec![format!("Vous avez trouvé les {of}. Bravo\u{a0}!")]
            }
            PracticePage::Done { at_once, later: 0, of } => {
                vec![format!("C'était le dernier. Trouvés\u{a0}: {at_once} sur {of}.")]
            }
            PracticePage::Done { at_once, later, of } => {
                vec![format!(
                    "Trouvés du premier coup\u{a0}: {at_once} sur {of}, et {later} en réessayant."
                )]
            }
        }
    }
}

/// The words of a step, or of a puzzle.
fn words_of(taught: Taught) -> &'static StepWords {
    let lesson = French.lesson(taught.kind);
    let words = match taught.puzzle {
        Some(number) => lesson.puzzles.get(number),
        None => lesson.steps.get(taught.step),
    };
    words.unwrap_or(&STEP)
}

/// What was found in the games that were played.
fn say_searched(searched: Searched) -> String {
    match searched {
        Searched::NoGame => "Pas encore de partie terminée. Voici des exercices.".to_string(),
        Searched::AllFound => {
            "Vous avez déjà corrigé tout ce qui vous a coûté cher. Voici des exercices.".to_string()
        }
        Searched::NoMistake(1) => format!(
            "Dans votre dernière partie, aucune décision ne vous a coûté {WORTH_A_WORD}\u{a0}% ou plus. \
             Voici des exercices."
        ),
        Searched::NoMistake(games) => format!(
            "Dans vos {games} dernières parties, aucune décision ne vous a coûté {WORTH_A_WORD}\u{a0}% \
             ou plus. Voici des exercices."
        ),
        Searched::Mistakes { decisions: 1, games: 1 } => {
            "Une décision de votre dernière partie vous a coûté cher. Trouvez mieux.".to_string()
        }
        Searched::Mistakes { decisions: 1, games } => {
            format!(
                "Une décision de vos {games} dernières parties vous a coûté cher. Trouvez mieux."
            )
        }
        Searched::Mistakes { decisions, games: 1 } => format!(
            "{decisions} décisions de votre dernière partie vous ont coûté cher, la pire d'abord. \
             Trouvez mieux."
        ),
        Searched::Mistakes { decisions, games } => format!(
            "{decisions} décisions de vos {games} dernières parties vous ont coûté cher, la pire \
             d'abord. Trouvez mieux."
        ),
    }
}
