//! What is wrong with a record or with names. Such a sentence begins with a small letter
//! and has no full stop, so that it can stand after a colon as well.

use super::cards::{fault, refusal};
use crate::record::{NAME_LIMIT, NameError, Reason, RecordError, VERSION};
use crate::rules::cards::DECK;

/// What is wrong with a record, with its line.
pub fn error(error: &RecordError) -> String {
    at_line(error.line, &error.reason)
}

/// What is wrong with this line of a record.
pub fn at_line(line: usize, reason: &Reason) -> String {
    format!("line {line}: {}", self::reason(reason))
}

/// What is wrong with a line of a record.
pub fn reason(reason: &Reason) -> String {
    match reason {
        Reason::NotText => "this is not text".to_string(),
        Reason::NotARecord => format!("a record begins with `mandala record {VERSION}`"),
        Reason::Version(found) => {
            format!("this is a record of version {found}, and this program reads version {VERSION}")
        }
        Reason::Head(expected) => format!("`{expected}` should stand here"),
        Reason::Unfinished => "the record ends before the game begins".to_string(),
        Reason::Names(error) => name_error(*error),
        Reason::Stranger(name) => format!("nobody called `{name}` plays in this game"),
        Reason::Damaged => {
            "the check digits do not match: this line or one above was changed".to_string()
        }
        Reason::NoAction(_) => "after the player's name, an action is written like `build left \
                                red`, `grow right green 3`, `discard black 2` or `claim yellow`"
            .to_string(),
        Reason::NotTheirs { player, expected } => {
            format!("{player} acts, but it was for {expected} to decide")
        }
        Reason::Illegal(illegal) => refusal(*illegal),
        Reason::Hand { player } => format!("the hand of {player} does not allow this"),
        Reason::AfterEnd => "the game was over before this line".to_string(),
        Reason::DeckLetter { number } => {
            format!("letter {number} of the deck is none of R O Y G P B")
        }
        Reason::DeckLength { letters } => {
            format!("the deck has {letters} letters instead of {DECK}")
        }
        Reason::Deck(faults) => {
            let faults: Vec<String> = faults.list().iter().map(fault).collect();
            format!("in the deck, {}", faults.join("; "))
        }
    }
}

/// Why names cannot be used.
pub fn name_error(error: NameError) -> String {
    match error {
        NameError::Empty => "a name needs at least one character".to_string(),
        NameError::TooLong => format!("a name has at most {NAME_LIMIT} characters"),
        NameError::Character => {
            "a name has only visible characters, and no `:`, `#` or `@`".to_string()
        }
        NameError::Mark => {
            "a name has no combining marks: a letter and its accent are one character".to_string()
        }
        NameError::Alike => "the two players need different names".to_string(),
    }
}
