//! What can be set, and to what; and what is not remembered.

use super::German;
use crate::app::settings::{Name, Value};
use crate::app::{ColorMode, PaletteMode, Pause, TongueMode, Trouble};
use crate::plain::Plain;
use crate::store::HabitsFile;
use crate::texts::language::{Files, Settings};

impl Settings for German {
    fn title(&self) -> &'static str {
        "Einstellungen"
    }

    fn remembered(&self) -> &'static str {
        "Änderungen bleiben gespeichert."
    }

    fn groups(&self) -> [&'static str; 3] {
        ["Das Spiel", "Der Bildschirm", "Das Programm"]
    }

    fn name(&self, name: Name) -> &'static str {
        match name {
            Name::Language => "Sprache",
            Name::Flip => "Drehen",
            Name::Motion => "Bewegung",
            Name::Pause => "Pause",
            Name::Mouse => "Maus",
            Name::Color => "Farben",
            Name::Palette => "Palette",
            Name::Ascii => "ASCII",
            Name::Hints => "Tipps",
            Name::Memory => "Gedächtnis",
            Name::Plain => "Zeilen",
            Name::Tips => "Hinweise",
        }
    }

    fn about(&self, name: Name) -> &'static str {
        match name {
            Name::Language => "Deutsch, English, français, Nederlands",
            Name::Flip => "wer am Zug ist, sitzt unten",
            Name::Motion => "Karten und Sand bewegen sich",
            Name::Pause => "wie lange ein Computer vor dem Zug wartet",
            Name::Mouse => "klicken; aus lässt dich Text markieren",
            Name::Color => "wie viele Farben verwendet werden",
            Name::Palette => "Farben für dunkle oder helle Bildschirme",
            Name::Ascii => "nur einfache ASCII-Zeichen verwenden",
            Name::Hints => "Tipps auch, wenn nur Menschen spielen",
            Name::Memory => "Verdecktes und den Wert der Kelche zeigen",
            Name::Plain => "zum Vorlesen: Zeilen, ab dem nächsten Mal",
            Name::Tips => "einmal erklären; aus und an wiederholt es",
        }
    }

    fn value(&self, value: Value) -> &'static str {
        match value {
            Value::Switch(true) => "an",
            Value::Switch(false) => "aus",
            Value::Pause(Pause::Short) => "kurz",
            Value::Pause(Pause::Normal) => "normal",
            Value::Pause(Pause::Long) => "lang",
            Value::Color(ColorMode::Auto) => "auto",
            Value::Color(ColorMode::Always) => "alle",
            Value::Color(ColorMode::Ansi256) => "256",
            Value::Color(ColorMode::Ansi16) => "16",
            Value::Color(ColorMode::Never) => "keine",
            Value::Palette(PaletteMode::Auto) => "auto",
            Value::Palette(PaletteMode::Dark) => "dunkel",
            Value::Palette(PaletteMode::Light) => "hell",
            Value::Palette(PaletteMode::Contrast) => "hoher Kontrast",
            Value::Language(TongueMode::Auto) => "auto",
            Value::Language(TongueMode::Always(tongue)) => tongue.own_name(),
        }
    }

    fn trouble(&self, trouble: &Trouble) -> String {
        match trouble {
            Trouble::Line(line) => format!(
                "Zeile {} in {} wird ignoriert: {}.",
                line.number,
                HabitsFile::NAME,
                Plain::quote(&line.text)
            ),
            Trouble::File(error) => {
                format!("Einstellungen werden nicht gespeichert: {}.", self.store_error(error))
            }
        }
    }
}
