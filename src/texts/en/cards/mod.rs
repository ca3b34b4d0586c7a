//! What is said at the card table.

pub mod help;
pub mod hints;
pub mod prompt;
mod record;
mod refusal;
pub(super) mod rules;
pub mod story;
pub mod table;
pub mod transcript;

use super::house::KeyWords;
use crate::app::cards::{Context, Hint};
use crate::app::command::Command;
use crate::app::keymap;
use crate::rules::Color;
use crate::rules::cards::Side;

pub use refusal::{fault, notice, refusal};

/// The key that does something at the card table.
pub fn key(context: Context, command: Command) -> String {
    keymap::key_for(keymap::Context::Cards(context), command)
}

/// The name of a color.
pub fn color(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Orange => "orange",
        Color::Yellow => "yellow",
        Color::Green => "green",
        Color::Purple => "purple",
        Color::Black => "black",
    }
}

/// The name of a color, as the first word of a sentence.
pub(super) fn color_title(color: Color) -> &'static str {
    match color {
        Color::Red => "Red",
        Color::Orange => "Orange",
        Color::Yellow => "Yellow",
        Color::Green => "Green",
        Color::Purple => "Purple",
        Color::Black => "Black",
    }
}

/// Which of the two Mandalas.
pub fn side(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
    }
}

/// Which of the two Mandalas, as the first word of a sentence.
fn title(side: Side) -> &'static str {
    match side {
        Side::Left => "Left",
        Side::Right => "Right",
    }
}

/// A number of cards.
pub fn count_of(cards: u8) -> String {
    match cards {
        1 => "1 card".to_string(),
        n => format!("{n} cards"),
    }
}

/// What some cards are worth.
fn claim_worth(cards: u8, points: u8) -> String {
    match cards {
        1 => points.to_string(),
        _ => format!("{points} each"),
    }
}

/// What some keys are for.
pub fn key_words(hint: Hint) -> KeyWords {
    let (label, help) = match hint {
        Hint::Show => ("show my cards", "show your own cards, or hide them"),
        Hint::HandColor => ("color", "pick a color from your hand"),
        Hint::MountainColor => ("color", "pick a color of the Mountain"),
        Hint::Side => ("Mandala", "play into the left or the right Mandala"),
        Hint::Place => ("place", "build the Mountain, grow your Field, or discard"),
        Hint::Choices => ("", "go through the choices"),
        Hint::Count => ("", "play or discard more or fewer cards"),
        Hint::Play => ("play", "play what is chosen"),
        Hint::HandOver => ("hand over", "end your turn and hide your cards"),
        Hint::TakeBack => ("undo", "undo a Field play that completed nothing"),
        Hint::Take => ("take it", "take the chosen color"),
        Hint::Hide => ("hide", "hide your cards"),
        Hint::Flip => ("hide/show", "hide your cards, or show them again"),
        Hint::Peek => ("hide/show", "show the chooser's cards, or hide them"),
        Hint::Back => ("", "step back; hide your cards"),
    };
    KeyWords { label, help }
}

/// The heading of the keys that work somewhere.
pub fn keys_heading(context: Context) -> &'static str {
    match context {
        Context::Covered => "Taking over",
        Context::Choose => "Your turn",
        Context::Review => "After your action",
        Context::Draft => "Choosing from a complete Mandala",
    }
}
