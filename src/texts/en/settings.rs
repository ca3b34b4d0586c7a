//! What can be set, and to what; and what is not remembered.

use super::English;
use crate::app::settings::{Name, Value};
use crate::app::{ColorMode, PaletteMode, Pause, TongueMode, Trouble};
use crate::plain::Plain;
use crate::store::HabitsFile;
use crate::texts::language::{Files, Settings};

impl Settings for English {
    fn title(&self) -> &'static str {
        "Settings"
    }

    fn remembered(&self) -> &'static str {
        "Changes are remembered."
    }

    fn groups(&self) -> [&'static str; 3] {
        ["The game", "The screen", "The program"]
    }

    fn name(&self, name: Name) -> &'static str {
        match name {
            Name::Language => "Language",
            Name::Flip => "Flip",
            Name::Motion => "Motion",
            Name::Pause => "Pause",
            Name::Mouse => "Mouse",
            Name::Color => "Colors",
            Name::Palette => "Palette",
            Name::Ascii => "ASCII",
            Name::Hints => "Hints",
            Name::Memory => "Memory",
            Name::Plain => "Plain",
            Name::Tips => "Tips",
        }
    }

    fn about(&self, name: Name) -> &'static str {
        match name {
            Name::Language => "Deutsch, English, français or Nederlands",
            Name::Flip => "show the player to move at the bottom",
            Name::Motion => "animate cards and sand",
            Name::Pause => "how long a computer waits before it moves",
            Name::Mouse => "click to play; off lets you select text",
            Name::Color => "how many colors to use",
            Name::Palette => "colors that suit a dark or a light screen",
            Name::Ascii => "use plain ASCII characters only",
            Name::Hints => "offer hints also when only people play",
            Name::Memory => "show unseen cards and what Cups are worth",
            Name::Plain => "line by line for screen readers, next time",
            Name::Tips => "explain new things; off and on starts over",
        }
    }

    fn value(&self, value: Value) -> &'static str {
        match value {
            Value::Switch(true) => "on",
            Value::Switch(false) => "off",
            Value::Pause(Pause::Short) => "short",
            Value::Pause(Pause::Normal) => "normal",
            Value::Pause(Pause::Long) => "long",
            Value::Color(ColorMode::Auto) => "auto",
            Value::Color(ColorMode::Always) => "all",
            Value::Color(ColorMode::Ansi256) => "256",
            Value::Color(ColorMode::Ansi16) => "16",
            Value::Color(ColorMode::Never) => "none",
            Value::Palette(PaletteMode::Auto) => "auto",
            Value::Palette(PaletteMode::Dark) => "dark",
            Value::Palette(PaletteMode::Light) => "light",
            Value::Palette(PaletteMode::Contrast) => "high contrast",
            Value::Language(TongueMode::Auto) => "auto",
            Value::Language(TongueMode::Always(tongue)) => tongue.own_name(),
        }
    }

    fn trouble(&self, trouble: &Trouble) -> String {
        match trouble {
            Trouble::Line(line) => format!(
                "Line {} of {} is ignored: {}.",
                line.number,
                HabitsFile::NAME,
                Plain::quote(&line.text)
            ),
            Trouble::File(error) => {
                format!("Settings are not remembered: {}.", self.store_error(error))
            }
        }
    }
}
