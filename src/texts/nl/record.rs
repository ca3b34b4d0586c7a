//! What is wrong with a record or with names.

use super::Dutch;
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

impl Records for Dutch {
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
                "een computer staat er als stoel en niveau, zoals `two 4`".to_string()
            }
            NoComputer::Seat => "op de stoel van die computer speelt niemand".to_string(),
            NoComputer::Twice => "op een stoel past maar één computer".to_string(),
            NoComputer::Level(kind) => format!(
                "in {} speelt een computer op niveau 1 tot {}",
                self.game(kind).name,
                kind.levels()
            ),
        }
    }

    fn name_error(&self, error: NameError) -> String {
        match error {
            NameError::Empty => "een naam heeft minstens één teken".to_string(),
            NameError::TooLong => format!("een naam heeft hoogstens {NAME_LIMIT} tekens"),
            NameError::Character => {
                "een naam heeft alleen zichtbare tekens, en geen `:`, `#` of `@`".to_string()
            }
            NameError::Mark => {
                "een naam heeft geen losse accenten: een letter en zijn accent zijn één teken"
                    .to_string()
            }
            NameError::Alike => "de spelers moeten verschillend heten".to_string(),
            NameError::Count => "een partij heeft twee tot vijf spelers".to_string(),
        }
    }
}

fn at_line<G: RecordWords>(error: &RecordError<G>) -> String {
    format!("regel {}: {}", error.line, reason(&error.reason))
}

/// What is wrong with a line of a record.
fn reason<G: RecordWords>(reason: &Reason<G>) -> String {
    match reason {
        Reason::NotText => "dit is geen tekst".to_string(),
        Reason::NotARecord => format!("een verslag begint met `mandala record {VERSION}`"),
        Reason::Version(found) => format!(
            "dit is een verslag van versie {found}, en dit programma leest versie {VERSION}"
        ),
        Reason::Head(expected) => format!("hier hoort `{expected}` te staan"),
        Reason::Unfinished => "het verslag houdt op vóór de partij begint".to_string(),
        Reason::Names(error) => Dutch.name_error(*error),
        Reason::Computers(error) => Dutch.computer_error(*error),
        Reason::Stranger(name) => format!("niemand in deze partij heet `{name}`"),
        Reason::Damaged => {
            "de controlecijfers kloppen niet: deze regel of een eerdere is veranderd".to_string()
        }
        Reason::NoAction => {
            format!("na de naam van de speler hoort een actie, zoals {}", G::ACTIONS)
        }
        Reason::CutShort => {
            "dit kan een halve regel zijn: er hoort een regeleinde achter".to_string()
        }
        Reason::NotTheirs { player, expected } => {
            format!("{player} doet iets, maar {expected} was aan de beurt")
        }
        Reason::Illegal(illegal) => G::refusal(illegal),
        Reason::Hand { player } => format!("met de hand van {player} kan dit niet"),
        Reason::AfterEnd => "de partij was al afgelopen vóór deze regel".to_string(),
        Reason::Layout(fault) => G::layout(fault),
        Reason::NoGame(name) => format!("er is geen spel dat `{name}` heet"),
        Reason::OtherGame(kind) => format!(
            "dit is een partij van {}, niet van {}",
            Dutch.game(*kind).name,
            Dutch.game(G::KIND).name
        ),
    }
}
