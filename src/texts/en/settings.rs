//! What can be set, and to what; and what is not remembered.

use super::files;
use crate::app::settings::{Name, Value};
use crate::app::{ColorMode, Trouble};
use crate::plain::Plain;
use crate::rules::Kind;
use crate::store::HabitsFile;

/// The title of the settings.
pub const TITLE: &str = "Settings";
/// What becomes of a change.
pub const REMEMBERED: &str = "Changes hold at once and are remembered.";

/// What a setting is called, and what it does.
pub fn words(name: Name) -> (&'static str, &'static str) {
    match name {
        Name::Flip => ("Flip", "show the player to move at the bottom"),
        Name::Motion => ("Motion", "let some things move by themselves"),
        Name::Mouse => ("Mouse", "capture the mouse; off leaves it to the terminal"),
        Name::Color => ("Colors", "auto, always, 256, 16 or never"),
        Name::Ascii => ("ASCII", "draw with ASCII characters only"),
        Name::Hints => ("Hints", "also between people, not only against a computer"),
    }
}

/// What a setting does where this game is played.
pub fn about(name: Name, kind: Kind) -> &'static str {
    match (name, kind) {
        (Name::Flip, Kind::Pyramids) => "does nothing at this table, which has no sides",
        _ => words(name).1,
    }
}

/// What a setting is set to.
pub fn value(value: Value) -> &'static str {
    match value {
        Value::Switch(true) => "on",
        Value::Switch(false) => "off",
        Value::Color(ColorMode::Auto) => "auto",
        Value::Color(ColorMode::Always) => "all",
        Value::Color(ColorMode::Ansi256) => "256",
        Value::Color(ColorMode::Ansi16) => "16",
        Value::Color(ColorMode::Never) => "none",
    }
}

/// Why something is not remembered, without the full stop.
pub fn trouble(trouble: &Trouble) -> String {
    match trouble {
        Trouble::Line(line) => format!(
            "line {} of {} is ignored: {}",
            line.number,
            HabitsFile::NAME,
            Plain::quote(&line.text)
        ),
        Trouble::File(error) => format!("settings are not remembered: {}", files::error(error)),
    }
}
