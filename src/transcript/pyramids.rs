//! A game of pyramids told as plain text.

use crate::record::pyramids::Record;

/// Tells a game of pyramids turn by turn and, if it is over, how it came out.
pub fn of(record: &Record) -> String {
    record.to_string()
}
