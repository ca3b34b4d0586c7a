//! What is wrong with a record or with names.

use super::English;
use crate::record::{
    AnyRecordError, NAME_LIMIT, NameError, NoComputer, Reason, RecordError, VERSION,
};
use crate::rules::game::{Game, Layout};
use crate::texts::language::Records;

/// What only a game itself can say about its records.
pub(super) trait RecordWords: Game {
    /// How actions are written.
    const ACTIONS: &str;
    /// Why an action is refused.
    fn refusal(illegal: &Self::Illegal) -> String;
    /// What is wrong with a deal laid out by hand.
    fn layout(fault: &<Self::Layout as Layout>::Fault) -> String;
}

impl Records for English {
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
                "a computer is written as its seat and its level, like `two 4`".to_string()
            }
            NoComputer::Seat => "nobody plays in the seat of that computer".to_string(),
            NoComputer::Twice => "a seat is for one computer only".to_string(),
            NoComputer::Level(kind) => {
                format!("in {kind} a computer plays at level 1 to {}", kind.levels())
            }
        }
    }

    fn name_error(&self, error: NameError) -> String {
        match error {
            NameError::Empty => "a name needs at least one character".to_string(),
            NameError::TooLong => format!("a name has at most {NAME_LIMIT} characters"),
            NameError::Character => {
                "a name has only visible characters, and no `:`, `#` or `@`".to_string()
            }
            NameError::Mark => {
                "a name has no combining marks: a letter and its accent are one character"
                    .to_string()
            }
            NameError::Alike => "the players need different names".to_string(),
            NameError::Count => "a game has two to five players".to_string(),
        }
    }
}

fn at_line<G: RecordWords>(error: &RecordError<G>) -> String {
    format!("line {}: {}", error.line, reason(&error.reason))
}

/// What is wrong with a line of a record.
fn reason<G: RecordWords>(reason: &Reason<G>) -> String {
    match reason {
        Reason::NotText => "this is not text".to_string(),
        Reason::NotARecord => format!("a record begins with `mandala record {VERSION}`"),
        Reason::Version(found) => {
            format!("this is a record of version {found}, and this program reads version {VERSION}")
        }
        Reason::Head(expected) => format!("`{expected}` should stand here"),
        Reason::Unfinished => "the record ends before the game begins".to_string(),
        Reason::Names(error) => English.name_error(*error),
        Reason::Computers(error) => English.computer_error(*error),
        Reason::Stranger(name) => format!("nobody called `{name}` plays in this game"),
        Reason::Damaged => {
            "the check digits do not match: this line or one above was changed".to_string()
        }
        Reason::NoAction => {
            format!("after the player's name, an action is written like {}", G::ACTIONS)
        }
        Reason::CutShort => {
            "this line may be half of a longer one: it needs a line break behind it".to_string()
        }
        Reason::NotTheirs { player, expected } => {
            format!("{player} acts, but it was for {expected} to decide")
        }
        Reason::Illegal(illegal) => G::refusal(illegal),
        Reason::Hand { player } => format!("the hand of {player} does not allow this"),
        Reason::AfterEnd => "the game was over before this line".to_string(),
        Reason::Layout(fault) => G::layout(fault),
        Reason::NoGame(name) => format!("there is no game called `{name}`"),
        Reason::OtherGame(kind) => format!("this is a game of {kind}, not of {}", G::KIND),
    }
}
