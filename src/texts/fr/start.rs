//! What is said on the start screen.

use super::{French, listed};
use crate::app::start::{Line, Title};
use crate::plain::Plain;
use crate::record::AnyRecordError;
use crate::rules::{Kind, Level, Seat};
use crate::texts::language::{Called, Games, Records, Start};

impl Start for French {
    fn title(&self) -> &'static str {
        "M A N D A L A"
    }

    fn newcomers(&self) -> &'static str {
        "Pour une première fois"
    }

    fn line(&self, line: Line, kind: Kind) -> &'static str {
        match line {
            Line::Resume => "Reprendre\u{a0}:",
            Line::Game => "Jeu\u{a0}:",
            Line::Players => "Joueurs\u{a0}:",
            Line::Name(seat) => self.game(kind).seats[seat.index()],
            Line::First => "Commence\u{a0}:",
            Line::Deal => self.game(kind).deal,
            Line::Learn => "Apprendre",
            Line::Practice => "S'exercer",
            Line::Past => "Parties passées",
        }
    }

    fn drawn(&self) -> &'static str {
        "au hasard"
    }

    fn seat(&self, level: Option<Level>) -> String {
        let Some(level) = level else {
            return "humain".to_string();
        };
        let words = ["doux", "facile", "détendu", "solide", "fort", "redoutable", "maître"];
        let word = words.get(usize::from(level.number()).wrapping_sub(1));
        match word {
            Some(word) => format!("{level} {word}"),
            None => level.to_string(),
        }
    }

    fn default_names(&self) -> [&'static str; Seat::MOST] {
        ["Anna", "Beth", "Carl", "Dora", "Emma"]
    }

    fn kept_game(&self, title: &Title, names: &dyn Called, day: Option<&str>) -> [String; 3] {
        let names: Vec<&str> = title.names.seats().map(|seat| names.of(seat)).collect();
        let (game, who, turn) = (self.game(title.kind).label, listed(&names), title.turn);
        let day = day.map_or_else(String::new, |day| format!(", {day}"));
        [
            format!("{game}, {who}, tour {turn}{day}"),
            format!("{game}, {who}, tour {turn}{day}"),
            format!("{game}, {who}{day}"),
        ]
    }

    fn damage(&self, file: &Plain, error: &AnyRecordError) -> String {
        let wrong = self.record_error(error);
        format!(
            "{file} est abîmé\u{a0}: {wrong}. Vous pouvez reprendre juste avant\u{a0}; le fichier est \
             conservé."
        )
    }
}
