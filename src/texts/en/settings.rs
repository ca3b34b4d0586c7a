//! What can be set, and to what; and what is not remembered.

use super::English;
use crate::app::settings::{Name, Value};
use crate::app::{ColorMode, PaletteMode, Trouble};
use crate::plain::Plain;
use crate::rules::Kind;
use crate::store::HabitsFile;
use crate::texts::language::{Files, Settings};

impl Settings for English {
    fn title(&self) -> &'static str {
        "Settings"
    }

    fn remembered(&self) -> &'static str {
        "Changes hold at once and are remembered."
    }

    fn name(&self, name: Name) -> &'static str {
        match name {
            Name::Flip => "Flip",
            Name::Motion => "Motion",
            Name::Mouse => "Mouse",
            Name::Color => "Colors",
            Name::Palette => "Palette",
            Name::Ascii => "ASCII",
            Name::Hints => "Hints",
            Name::Plain => "Plain",
        }
    }

    fn about(&self, name: Name, kind: Kind) -> &'static str {
        match (name, kind) {
            (Name::Flip, Kind::Pyramids) => "does nothing at this table, which has no sides",
            (Name::Flip, _) => "show the player to move at the bottom",
            (Name::Motion, _) => "let some things move by themselves",
            (Name::Mouse, _) => "capture the mouse; off leaves it to the terminal",
            (Name::Color, _) => "auto, always, 256, 16 or never",
            (Name::Palette, _) => "auto, dark, light or high contrast",
            (Name::Ascii, _) => "draw with ASCII characters only",
            (Name::Hints, _) => "also between people, not only against a computer",
            (Name::Plain, _) => "line by line for screen readers, from the next start",
        }
    }

    fn value(&self, value: Value) -> &'static str {
        match value {
            Value::Switch(true) => "on",
            Value::Switch(false) => "off",
            Value::Color(ColorMode::Auto) => "auto",
            Value::Color(ColorMode::Always) => "all",
            Value::Color(ColorMode::Ansi256) => "256",
            Value::Color(ColorMode::Ansi16) => "16",
            Value::Color(ColorMode::Never) => "none",
            Value::Palette(PaletteMode::Auto) => "auto",
            Value::Palette(PaletteMode::Dark) => "dark",
            Value::Palette(PaletteMode::Light) => "light",
            Value::Palette(PaletteMode::Contrast) => "high contrast",
        }
    }

    fn trouble(&self, trouble: &Trouble) -> String {
        match trouble {
            Trouble::Line(line) => format!(
                "line {} of {} is ignored: {}",
                line.number,
                HabitsFile::NAME,
                Plain::quote(&line.text)
            ),
            Trouble::File(error) => {
                format!("settings are not remembered: {}", self.store_error(error))
            }
        }
    }
}
