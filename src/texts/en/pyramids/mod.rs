//! What is said at the pyramid table.

pub mod help;
mod hints;
pub mod prompt;
mod record;
mod refusal;
pub(super) mod rules;
pub mod story;
pub mod table;
pub mod transcript;

use super::house::{self, KeyWords};
use super::listed;
use crate::app::command::Command;
use crate::app::keymap;
use crate::app::pyramids::Hint;
use crate::rules::pyramids::{Color, Piece, Size};

use refusal::refused;
pub use refusal::{fault, refusal};

/// The name of a color.
pub fn color(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Yellow => "yellow",
        Color::Green => "green",
        Color::Blue => "blue",
        Color::Black => "black",
    }
}

/// The name of a size.
pub fn size(size: Size) -> &'static str {
    match size {
        Size::Small => "small",
        Size::Medium => "medium",
        Size::Large => "large",
    }
}

/// The name of a piece or of its group.
pub fn piece(piece: Piece) -> String {
    format!("{} {}", size(piece.size), color(piece.color))
}

/// A group by its mark and its name.
pub fn group(group: Piece) -> String {
    format!("{group} ({})", piece(group))
}

/// The key that does something at the pyramid table.
pub fn key(command: Command) -> String {
    house::key(keymap::Context::Pyramids, command)
}

/// What some keys are for.
pub fn key_words(hint: Hint) -> KeyWords {
    let (label, help) = match hint {
        Hint::Color => (
            "color",
            "the next red, yellow, green, blue or black one after your choice or pawn",
        ),
        Hint::Size => ("size", "the next small, medium or large one of that color"),
        Hint::Choose => (
            "choose",
            "the previous or next pyramid ahead; or click one, and again to take it",
        ),
        Hint::ChooseToo => ("", "the previous or next one, too"),
        Hint::Ends => ("", "the nearest pyramid, or the innermost"),
        Hint::Five => ("", "five pyramids further or back"),
        Hint::Finishing => ("finish", "the next pyramid that finishes a group"),
        Hint::Take => ("take", "take the chosen pyramid"),
        Hint::TakeBack => (
            "undo",
            "drop what is chosen; else undo the last take of any player since you sat down",
        ),
        Hint::Nothing => ("", "choose nothing"),
        Hint::Drop => ("drop", "drop what is chosen"),
    };
    KeyWords { label, help }
}

/// The heading of the keys of a turn.
pub const KEYS: &str = "Your turn";
