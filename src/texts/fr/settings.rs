//! What can be set, and to what; and what is not remembered.

use super::French;
use crate::app::settings::{Name, Value};
use crate::app::{ColorMode, PaletteMode, Pause, TongueMode, Trouble};
use crate::plain::Plain;
use crate::store::HabitsFile;
use crate::texts::language::{Files, Settings};

impl Settings for French {
    fn title(&self) -> &'static str {
        "Réglages"
    }

    fn remembered(&self) -> &'static str {
        "Les changements restent en mémoire."
    }

    fn groups(&self) -> [&'static str; 3] {
        ["Le jeu", "L'écran", "Le programme"]
    }

    fn name(&self, name: Name) -> &'static str {
        match name {
            Name::Language => "Langue",
            Name::Flip => "Pivoter",
            Name::Motion => "Animation",
            Name::Pause => "Pause",
            Name::Mouse => "Souris",
            Name::Color => "Couleurs",
            Name::Palette => "Palette",
            Name::Ascii => "ASCII",
            Name::Hints => "Conseils",
            Name::Memory => "Mémoire",
            Name::Plain => "Texte",
            Name::Tips => "Astuces",
        }
    }

    fn about(&self, name: Name) -> &'static str {
        match name {
            Name::Language => "Deutsch, English, français ou Nederlands",
            Name::Flip => "le joueur dont c'est le tour est en bas",
            Name::Motion => "animer les cartes et le sable",
            Name::Pause => "combien de temps un ordinateur attend",
            Name::Mouse => "cliquer\u{a0}; non laisse la souris au terminal",
            Name::Color => "combien de couleurs utiliser",
            Name::Palette => "des couleurs pour un écran sombre ou clair",
            Name::Ascii => "n'utiliser que des caractères ASCII",
            Name::Hints => "conseils aussi si seuls des humains jouent",
            Name::Memory => "cartes non vues et valeur des bassins",
            Name::Plain => "lignes pour lecteurs d'écran, à la relance",
            Name::Tips => "une fois par astuce\u{a0}; non puis oui les répète",
        }
    }

    fn value(&self, value: Value) -> &'static str {
        match value {
            Value::Switch(true) => "oui",
            Value::Switch(false) => "non",
            Value::Pause(Pause::Short) => "courte",
            Value::Pause(Pause::Normal) => "normale",
            Value::Pause(Pause::Long) => "longue",
            Value::Color(ColorMode::Auto) => "auto",
            Value::Color(ColorMode::Always) => "toutes",
            Value::Color(ColorMode::Ansi256) => "256",
            Value::Color(ColorMode::Ansi16) => "16",
            Value::Color(ColorMode::Never) => "aucune",
            Value::Palette(PaletteMode::Auto) => "auto",
            Value::Palette(PaletteMode::Dark) => "sombre",
            Value::Palette(PaletteMode::Light) => "claire",
            Value::Palette(PaletteMode::Contrast) => "contrastée",
            Value::Language(TongueMode::Auto) => "auto",
            Value::Language(TongueMode::Always(tongue)) => tongue.own_name(),
        }
    }

    fn trouble(&self, trouble: &Trouble) -> String {
        match trouble {
            Trouble::Line(line) => format!(
                "La ligne {} de {} est ignorée\u{a0}: {}.",
                line.number,
                HabitsFile::NAME,
                Plain::quote(&line.text)
            ),
            Trouble::File(error) => {
                format!("Réglages non mémorisés\u{a0}: {}.", self.store_error(error))
            }
        }
    }
}
