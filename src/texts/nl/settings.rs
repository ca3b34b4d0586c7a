//! What can be set, and to what; and what is not remembered.

use super::Dutch;
use crate::app::settings::{Name, Value};
use crate::app::{ColorMode, PaletteMode, Pause, TongueMode, Trouble};
use crate::plain::Plain;
use crate::store::HabitsFile;
use crate::texts::language::{Files, Settings};

impl Settings for Dutch {
    fn title(&self) -> &'static str {
        "Instellingen"
    }

    fn remembered(&self) -> &'static str {
        "Wijzigingen worden onthouden."
    }

    fn groups(&self) -> [&'static str; 3] {
        ["Het spel", "Het scherm", "Het programma"]
    }

    fn name(&self, name: Name) -> &'static str {
        match name {
            Name::Language => "Taal",
            Name::Flip => "Draaien",
            Name::Motion => "Beweging",
            Name::Pause => "Pauze",
            Name::Mouse => "Muis",
            Name::Color => "Kleuren",
            Name::Palette => "Palet",
            Name::Ascii => "ASCII",
            Name::Hints => "Tips",
            Name::Memory => "Geheugen",
            Name::Plain => "Tekst",
            Name::Tips => "Uitleg",
        }
    }

    fn about(&self, name: Name) -> &'static str {
        match name {
            Name::Language => "Deutsch, English, français of Nederlands",
            Name::Flip => "wie aan de beurt is, staat onderaan",
            Name::Motion => "laat kaarten en zand bewegen",
            Name::Pause => "hoe lang een computer wacht voor hij speelt",
            Name::Mouse => "klikken; uit: je kunt tekst selecteren",
            Name::Color => "hoeveel kleuren het scherm toont",
            Name::Palette => "kleuren voor een donker of een licht scherm",
            Name::Ascii => "alleen gewone ASCII-tekens",
            Name::Hints => "ook tips als er alleen mensen spelen",
            Name::Memory => "ongeziene kaarten en wat kelken waard zijn",
            Name::Plain => "voor schermlezers: regels, na een herstart",
            Name::Tips => "één keer; uit en weer aan herhaalt alles",
        }
    }

    fn value(&self, value: Value) -> &'static str {
        match value {
            Value::Switch(true) => "aan",
            Value::Switch(false) => "uit",
            Value::Pause(Pause::Short) => "kort",
            Value::Pause(Pause::Normal) => "normaal",
            Value::Pause(Pause::Long) => "lang",
            Value::Color(ColorMode::Auto) => "auto",
            Value::Color(ColorMode::Always) => "alle",
            Value::Color(ColorMode::Ansi256) => "256",
            Value::Color(ColorMode::Ansi16) => "16",
            Value::Color(ColorMode::Never) => "geen",
            Value::Palette(PaletteMode::Auto) => "auto",
            Value::Palette(PaletteMode::Dark) => "donker",
            Value::Palette(PaletteMode::Light) => "licht",
            Value::Palette(PaletteMode::Contrast) => "hoog contrast",
            Value::Language(TongueMode::Auto) => "auto",
            Value::Language(TongueMode::Always(tongue)) => tongue.own_name(),
        }
    }

    fn trouble(&self, trouble: &Trouble) -> String {
        match trouble {
            Trouble::Line(line) => format!(
                "Regel {} van {} wordt overgeslagen: {}.",
                line.number,
                HabitsFile::NAME,
                Plain::quote(&line.text)
            ),
            Trouble::File(error) => {
                format!("Instellingen worden niet onthouden: {}.", self.store_error(error))
            }
        }
    }
}
