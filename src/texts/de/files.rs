//! What is said about files and where games are kept, and why there is no game.

use std::path::Path;

use super::German;
use crate::app::{Caption, Moved, Saving, Shown, replay_command};
use crate::plain::Plain;
use crate::rules::Kind;
use crate::store::{Attempt, LIMIT, Lost, Problem, StoreError};
use crate::texts::language::files::{Failure, Fault};
use crate::texts::language::{Files, Games, Records};

impl Files for German {
    fn failure(&self, failure: &Failure) -> String {
        match failure {
            Failure::Store(error) => self.store_error(error),
            Failure::Unsaved(errors) => {
                let why: Vec<String> = errors.iter().map(|why| self.store_error(why)).collect();
                format!("die Partie wurde nicht gespeichert: {}", why.join("; "))
            }
            Failure::NoTerminal => "das Spiel braucht ein Terminal für Tasten und Bildschirm; \
                                    starte es in einem, ohne Pipes, oder spiele Zeile für Zeile \
                                    mit --plain"
                .to_string(),
            Failure::DumbTerminal => {
                "dieses Terminal (TERM=dumb) kann das Spiel nicht zeigen; nimm ein anderes oder \
                 spiele Zeile für Zeile mit --plain"
                    .to_string()
            }
            // What the system says is in its own language.
            Failure::Terminal(fault, error) => {
                format!("{}: {error}", self::fault(*fault))
            }
            Failure::NotPrinted(error) => format!("die Ausgabe ist gescheitert: {error}"),
            Failure::NoFinishedGame(home, kind) => {
                format!("in {} gibt es keine fertige Partie{}", Plain::path(home), of_kind(*kind))
            }
            Failure::NoUnfinishedGame(home, kind) => format!(
                "in {} gibt es keine offene Partie{}, oder sie wird gerade gespielt",
                Plain::path(home),
                of_kind(*kind)
            ),
            Failure::NoDirectory(path) => {
                format!("das Verzeichnis {} gibt es nicht", Plain::path(path))
            }
            Failure::NoTurn { turn, turns: 0 } => {
                format!("es gibt keinen Zug {turn}: In dieser Partie wurde nichts gespielt")
            }
            Failure::NoTurn { turn, turns } => {
                format!("es gibt keinen Zug {turn}: Diese Partie hat die Züge 1 bis {turns}")
            }
            Failure::NotOver(Kind::Cards) => {
                "diese Partie ist noch nicht vorbei: Ihre Karten sind geheim, und einen Rückblick \
                 gibt es noch nicht"
                    .to_string()
            }
            Failure::NotOver(_) => {
                "diese Partie ist noch nicht vorbei, also gibt es noch keinen Rückblick".to_string()
            }
            Failure::Both(both) => both.each_ref().map(|it| self.failure(it)).join("; "),
        }
    }

    fn store_error(&self, error: &StoreError) -> String {
        match error {
            StoreError::NoHome => {
                "es gibt keinen Ort zum Speichern: Setze MANDALA_HOME auf ein Verzeichnis"
                    .to_string()
            }
            StoreError::At { path, problem } => self::problem(path, problem),
        }
    }

    fn before_leaving(&self, saving: &Saving) -> Vec<String> {
        match saving {
            Saving::Off => {
                vec!["Noch wurde nichts gespielt, also wird nichts gespeichert.".to_string()]
            }
            Saving::Finished(path) => {
                vec![format!("Die Aufzeichnung der Partie: {}", Plain::path(path))]
            }
            Saving::Kept(how) => vec![
                "Die Partie ist gespeichert. Später geht es weiter mit:".to_string(),
                how.command(),
            ],
            Saving::Moved { why, how } => vec![
                moved(why),
                "Die Partie liegt in einer neuen Datei. Später geht es weiter mit:".to_string(),
                how.command(),
            ],
            Saving::Failed(why) => {
                let why = format!("Die Partie ist nicht gespeichert: {}", self.store_error(why));
                vec![why, "Beim Verlassen geht verloren, was nicht gespeichert ist.".to_string()]
            }
        }
    }

    fn after_the_game(&self, saving: &Saving) -> Option<String> {
        match saving {
            Saving::Finished(path) => Some(format!("Aufzeichnung: {}", Plain::path(path))),
            Saving::Failed(why) => Some(format!("Nicht gespeichert: {}", self.store_error(why))),
            Saving::Off | Saving::Kept(_) | Saving::Moved { .. } => None,
        }
    }

    fn after_leaving(&self, saving: &Saving) -> Option<String> {
        match saving {
            Saving::Off | Saving::Failed(_) => None,
            Saving::Kept(how) => {
                Some(format!("Die Partie ist gespeichert. Weiter geht es mit: {}", how.command()))
            }
            Saving::Moved { why, how } => Some(format!(
                "{}\nDie Partie liegt in einer neuen Datei. Weiter geht es mit: {}",
                moved(why),
                how.command()
            )),
            Saving::Finished(path) => Some(format!(
                "Die Aufzeichnung der Partie: {}\nSchritt für Schritt: {}",
                Plain::path(path),
                replay_command(path)
            )),
        }
    }

    fn all_cards(&self) -> &'static str {
        "Diese Aufzeichnung enthält alle Karten, auch die geheimen: Sie ist für Leute, die sich eine \
         Tastatur teilen, nicht für Partien per Post."
    }

    fn turn_of(&self, name: &str) -> String {
        format!("Als Nächstes ist {name} dran.")
    }

    fn picture_title(&self, caption: &Caption) -> String {
        let game = match caption.kind {
            Kind::Cards => "Das Kartenspiel Mandala",
            Kind::Tiles => "Das Plättchenspiel Mandala",
            Kind::Pyramids => "Das Pyramidenspiel Mandala",
        };
        match &caption.began {
            Some(began) => format!("{game}, {}", began.day()),
            None => game.to_string(),
        }
    }

    fn picture_of(&self, caption: &Caption) -> String {
        let all: Vec<&str> = caption.names.iter().collect();
        match &caption.shown {
            Shown::End(points) => {
                let all = all.iter().zip(points);
                let all = all.map(|(name, points)| format!("{name} {points}"));
                all.collect::<Vec<_>>().join(", ")
            }
            Shown::Turn(turn) => format!("{}: Zug {turn}", all.join(", ")),
            Shown::Table => all.join(", "),
        }
    }

    fn picture_saved(&self, file: &Plain, folder: Option<&Plain>) -> String {
        match folder {
            Some(folder) => format!("Das Bild ist gespeichert: {file} in {folder}"),
            None => format!("Das Bild ist gespeichert: {file}"),
        }
    }
}

/// Which game is meant, behind its noun.
fn of_kind(kind: Option<Kind>) -> String {
    match kind {
        Some(kind) => format!(" {}", German.game(kind).label),
        None => String::new(),
    }
}

fn fault(fault: Fault) -> &'static str {
    match fault {
        Fault::NoSignals => "Signale lassen sich nicht überwachen",
        Fault::NotUsable => "das Terminal eignet sich nicht für das Spiel",
        Fault::NotUsableAgain => "das Terminal lässt sich nicht weiter nutzen",
        Fault::NoScreen => "der Bildschirm lässt sich nicht zeichnen",
        Fault::NoSize => "das Terminal hat keine Größe",
        Fault::NoKeys => "Tasten lassen sich nicht mehr lesen",
    }
}

fn problem(path: &Path, problem: &Problem) -> String {
    let name = Plain::path(path);
    let mib = LIMIT >> 20;
    match problem {
        Problem::Refused(attempt, error) => {
            let tried = match attempt {
                Attempt::Create => format!("{name} lässt sich nicht anlegen"),
                Attempt::CreateDirectory => {
                    format!("das Verzeichnis {name} lässt sich nicht anlegen")
                }
                Attempt::Open => format!("{name} lässt sich nicht öffnen"),
                Attempt::Read => format!("{name} lässt sich nicht lesen"),
                Attempt::Write => format!("{name} lässt sich nicht beschreiben"),
                Attempt::Remove => format!("{name} lässt sich nicht wieder entfernen"),
                Attempt::Save => format!("die Partie lässt sich nicht in {name} speichern"),
                Attempt::Look => format!("in {name} lässt sich nicht nach Partien suchen"),
                Attempt::PutAway => format!("die fertige Partie bleibt in {name}"),
            };
            // What the system says is in its own language.
            format!("{tried}: {error}")
        }
        Problem::Exists => {
            format!("{name} ist schon da und wird nicht überschrieben: Wähle einen anderen Namen")
        }
        Problem::Directory => format!("{name} ist ein Verzeichnis: Nenne eine Datei darin"),
        Problem::NotAFile => format!("{name} ist keine Datei: Nenne eine"),
        Problem::TooLarge => {
            format!("{name} ist größer als {mib} MiB, also keine Aufzeichnung einer Partie")
        }
        Problem::NotSettings => {
            format!("{name} ist kein kurzer Text, also stehen darin keine Einstellungen")
        }
        Problem::Record(error) => {
            let wrong = German.record_error(error);
            match error.good() {
                Some(_) => format!("{name} ist beschädigt: {wrong}"),
                None => format!("{name} lässt sich nicht als Aufzeichnung lesen: {wrong}"),
            }
        }
        Problem::NotOver => format!("die Partie in {name} ist nicht vorbei"),
        Problem::OtherKind(kind) => format!(
            "{name} ist eine Partie {}: Lass --game weg oder nenne dieses Spiel",
            German.game(*kind).label
        ),
        Problem::BeingPlayed => {
            format!("die Partie in {name} läuft gerade in einem anderen mandala")
        }
        Problem::BeingChanged => format!("ein anderes Programm ändert gerade {name}"),
        Problem::Lost(why) => {
            format!("die Partie lässt sich nicht in {name} speichern: {}", lost(*why))
        }
        Problem::WentBack { copy, turn } => {
            let copy = Plain::path(copy);
            format!(
                "in {name} fehlen Züge dieser Partie, die du bis Zug {turn} gesehen hast: Spiele \
                 mit der Kopie {copy} weiter oder entferne sie, um von hier weiterzuspielen"
            )
        }
        Problem::OtherGame => format!(
            "die Partie lässt sich nicht in {name} speichern: Die Datei enthält eine andere Partie"
        ),
        Problem::TooLong => format!(
            "die Partie lässt sich nicht in {name} speichern: Ihre Aufzeichnung wäre länger als \
             {mib} MiB, und niemand könnte sie wieder lesen"
        ),
        Problem::EndUnsaved => format!("das Ende der Partie in {name} ist nicht gespeichert"),
        Problem::Stays(error) => {
            format!("die fertige Partie bleibt in {name}: {}", German.store_error(error))
        }
    }
}

/// Why a game cannot go on in its file, behind a colon.
fn lost(why: Lost) -> &'static str {
    match why {
        Lost::Gone => "Die Datei ist nicht mehr da",
        Lost::Replaced => "Eine andere Datei liegt an ihrer Stelle",
        Lost::Changed => "Ein anderes Programm hat die Datei geändert",
    }
}

/// Why a game is not in the file where it was, or was wanted.
fn moved(why: &Moved) -> String {
    match why {
        Moved::Lost { path, why } => format!("{}: {}.", Plain::path(path), lost(*why)),
        Moved::NotCreated { path } => {
            format!("{} ließ sich nicht mehr anlegen.", Plain::path(path))
        }
    }
}
