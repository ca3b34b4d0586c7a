//! What is said at the tile table.

pub mod help;
mod hints;
pub mod prompt;
mod record;
mod refusal;
pub(super) mod rules;
pub mod story;
pub mod table;
pub mod transcript;

use super::house::{self, KeyWords, points};
use crate::app::command::Command;
use crate::app::keymap;
use crate::app::tiles::{Context, Hint};

use super::cards::color_title;

pub use super::cards::color;
pub use refusal::{notice, refusal};

/// The key that does something at the tile table.
pub fn key(context: Context, command: Command) -> String {
    house::key(keymap::Context::Tiles(context), command)
}

/// What some keys are for.
pub fn key_words(hint: Hint) -> KeyWords {
    let (label, help) = match hint {
        Hint::StartColor => ("", "pick a start tile by its color"),
        Hint::StartNext => ("pick", "pick the other start tile"),
        Hint::Keep => ("keep", "keep the tile picked"),
        Hint::PlacesBack => ("", "to the one before"),
        Hint::Move => ("", "move over the board"),
        Hint::MoveByLetters => ("", "the same: left, down, up, right"),
        Hint::Places => (
            "next",
            "to the next tile you can play on: hints first, then most points",
        ),
        Hint::TileColor => ("", "to the next tile of this color you can flip or take"),
        Hint::Row => ("", "the row of a tile, then its column: 7 c for c7"),
        Hint::Column => ("column", "the column of a tile"),
        Hint::Change => (
            "flip or lay",
            "flip it, or lay yours; what is worth more comes first",
        ),
        Hint::Play => ("play", "play what is chosen"),
        Hint::FlipAll => ("flip all", "make all flips that are left"),
        Hint::Enough => ("stop", "make no more flips"),
        Hint::TakeBack => (
            "undo",
            "undo the last action, even the other player's; a computer's answer with yours",
        ),
        Hint::Chains => (
            "chains",
            "chains: mark with ~ what more flips would reach, or hide it",
        ),
        Hint::Back => ("", "choose nothing"),
        Hint::ForgetRow => ("back", "forget the row"),
    };
    KeyWords { label, help }
}

/// The heading of the keys that work somewhere.
pub fn keys_heading(context: Context) -> &'static str {
    match context {
        Context::Start => "Keeping a start tile",
        Context::Turn => "Your turn",
        Context::Column => "Going to a row and a column",
        Context::Flips => "Flips at the end",
    }
}
