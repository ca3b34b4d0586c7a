//! What is said on the start screen.

use super::{German, listed};
use crate::app::start::{Line, Title};
use crate::plain::Plain;
use crate::record::AnyRecordError;
use crate::rules::{Kind, Level, Seat};
use crate::texts::language::{Called, Games, Records, Start};

impl Start for German {
    fn title(&self) -> &'static str {
        "M A N D A L A"
    }

    fn newcomers(&self) -> &'static str {
        "Neu? Dann fang hier an"
    }

    fn line(&self, line: Line, kind: Kind) -> &'static str {
        match line {
            Line::Resume => "Weiter:",
            Line::Game => "Spiel:",
            Line::Players => "Personen:",
            Line::Name(seat) => self.game(kind).seats[seat.index()],
            Line::First => "Beginnt:",
            Line::Deal => self.game(kind).deal,
            Line::Learn => "Einführung",
            Line::Practice => "Übung",
            Line::Past => "Frühere Partien",
        }
    }

    fn drawn(&self) -> &'static str {
        "zufällig"
    }

    fn seat(&self, level: Option<Level>) -> String {
        let Some(level) = level else {
            return "Mensch".to_string();
        };
        let words = ["sanft", "leicht", "locker", "solide", "stark", "schlau", "Meister"];
        let word = words.get(usize::from(level.number()).wrapping_sub(1));
        match word {
            Some(word) => format!("{level} {word}"),
            None => level.to_string(),
        }
    }

    fn default_names(&self) -> [&'static str; Seat::MOST] {
        ["Anna", "Beth", "Carl", "Dora", "Emil"]
    }

    fn kept_game(&self, title: &Title, names: &dyn Called, day: Option<&str>) -> [String; 3] {
        let names: Vec<&str> = title.names.seats().map(|seat| names.of(seat)).collect();
        let (game, who, turn) = (self.game(title.kind).label, listed(&names), title.turn);
        let day = day.map_or_else(String::new, |day| format!(", {day}"));
        [
            format!("{game} mit {who}, Zug {turn}{day}"),
            format!("{game}, {who}, Zug {turn}{day}"),
            format!("{game}, {who}{day}"),
        ]
    }

    fn damage(&self, file: &Plain, error: &AnyRecordError) -> String {
        let wrong = self.record_error(error);
        format!("{file} ist beschädigt: {wrong}. Spiele vom Stand davor weiter; die Datei bleibt.")
    }
}
