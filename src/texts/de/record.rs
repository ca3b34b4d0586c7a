//! What is wrong with a record or with names.

use super::{German, capital};
use crate::record::{
    AnyRecordError, NAME_LIMIT, NameError, NoComputer, Reason, RecordError, VERSION,
};
use crate::rules::game::{Game, Layout};
use crate::texts::language::{Games, Records};

/// What only a game itself can say about its records.
pub(super) trait RecordWords: Game {
    /// How actions are written.
    const ACTIONS: &str;
    /// Why an action is refused.
    fn refusal(illegal: &Self::Illegal) -> String;
    /// What is wrong with a deal laid out by hand.
    fn layout(fault: &<Self::Layout as Layout>::Fault) -> String;
}

impl Records for German {
    fn record_error(&self, error: &AnyRecordError) -> String {
        match error {
            AnyRecordError::Cards(error) => at_line(error),
            AnyRecordError::Tiles(error) => at_line(error),
            AnyRecordError::Pyramids(error) => at_line(error),
        }
    }

    fn computer_error(&self, error: NoComputer) -> String {
        match error {
            NoComputer::Form => {
                "ein Computer wird mit Platz und Stufe angegeben, etwa `two 4`".to_string()
            }
            NoComputer::Seat => "auf dem Platz dieses Computers spielt niemand".to_string(),
            NoComputer::Twice => "auf einen Platz passt nur ein Computer".to_string(),
            NoComputer::Level(kind) => format!(
                "bei {} spielt ein Computer auf Stufe 1 bis {}",
                self.game(kind).label,
                kind.levels()
            ),
        }
    }

    fn name_error(&self, error: NameError) -> String {
        match error {
            NameError::Empty => "ein Name braucht mindestens ein Zeichen".to_string(),
            NameError::TooLong => format!("ein Name hat höchstens {NAME_LIMIT} Zeichen"),
            NameError::Character => {
                "ein Name hat nur sichtbare Zeichen und kein `:`, `#` oder `@`".to_string()
            }
            NameError::Mark => {
                "ein Name hat keine losen Akzente: Buchstabe und Akzent sind ein Zeichen"
                    .to_string()
            }
            NameError::Alike => "alle brauchen verschiedene Namen".to_string(),
            NameError::Count => "eine Partie ist für zwei bis fünf Personen".to_string(),
        }
    }
}

fn at_line<G: RecordWords>(error: &RecordError<G>) -> String {
    format!("Zeile {}: {}", error.line, capital(&reason(&error.reason)))
}

/// What is wrong with a line of a record.
fn reason<G: RecordWords>(reason: &Reason<G>) -> String {
    match reason {
        Reason::NotText => "das ist kein Text".to_string(),
        Reason::NotARecord => {
            format!("eine Aufzeichnung beginnt mit `mandala record {VERSION}`")
        }
        Reason::Version(found) => format!(
            "das ist eine Aufzeichnung der Version {found}, dieses Programm liest Version {VERSION}"
        ),
        Reason::Head(expected) => format!("hier muss `{expected}` stehen"),
        Reason::Unfinished => "die Aufzeichnung endet, bevor die Partie beginnt".to_string(),
        Reason::Names(error) => German.name_error(*error),
        Reason::Computers(error) => German.computer_error(*error),
        Reason::Stranger(name) => format!("niemand namens `{name}` spielt hier mit"),
        Reason::Damaged => {
            "die Prüfziffern passen nicht: Hier oder weiter oben wurde etwas geändert".to_string()
        }
        Reason::NoAction => {
            format!("nach dem Namen steht eine Aktion, zum Beispiel {}", G::ACTIONS)
        }
        Reason::CutShort => {
            "diese Zeile ist vielleicht nur eine halbe: Ihr fehlt ein Zeilenende".to_string()
        }
        Reason::NotTheirs { player, expected } => {
            format!("hier spielt {player}, aber {expected} ist dran")
        }
        Reason::Illegal(illegal) => G::refusal(illegal),
        Reason::Hand { player } => format!("die Hand von {player} lässt das nicht zu"),
        Reason::AfterEnd => "die Partie war vor dieser Zeile vorbei".to_string(),
        Reason::Layout(fault) => G::layout(fault),
        Reason::NoGame(name) => format!("es gibt kein Spiel namens `{name}`"),
        Reason::OtherGame(kind) => format!(
            "das ist eine Partie {}, nicht {}",
            German.game(*kind).label,
            German.game(G::KIND).label
        ),
    }
}
