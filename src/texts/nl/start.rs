//! What is said on the start screen.

use super::{Dutch, listed};
use crate::app::start::{Line, Title};
use crate::plain::Plain;
use crate::record::AnyRecordError;
use crate::rules::{Kind, Level, Seat};
use crate::texts::language::{Called, Games, Records, Start};

impl Start for Dutch {
    fn title(&self) -> &'static str {
        "M A N D A L A"
    }

    fn newcomers(&self) -> &'static str {
        "Nieuw? Begin dan hier"
    }

    fn line(&self, line: Line, kind: Kind) -> &'static str {
        match line {
            Line::Resume => "Verder:",
            Line::Game => "Spel:",
            Line::Players => "Spelers:",
            Line::Name(seat) => self.game(kind).seats[seat.index()],
            Line::First => "Begint:",
            Line::Deal => self.game(kind).deal,
            Line::Learn => "Leren",
            Line::Practice => "Oefenen",
            Line::Past => "Eerdere partijen",
        }
    }

    fn drawn(&self) -> &'static str {
        "loten"
    }

    fn seat(&self, level: Option<Level>) -> String {
        let Some(level) = level else {
            return "mens".to_string();
        };
        let words = ["rustig", "simpel", "aardig", "stevig", "sterk", "scherp", "meester"];
        let word = words.get(usize::from(level.number()).wrapping_sub(1));
        match word {
            Some(word) => format!("{level} {word}"),
            None => level.to_string(),
        }
    }

    fn default_names(&self) -> [&'static str; Seat::MOST] {
        ["Anna", "Bram", "Cato", "Daan", "Emma"]
    }

    fn kept_game(&self, title: &Title, names: &dyn Called, day: Option<&str>) -> [String; 3] {
        let names: Vec<&str> = title.names.seats().map(|seat| names.of(seat)).collect();
        let (game, who, turn) = (self.game(title.kind).label, listed(&names), title.turn);
        let day = day.map_or_else(String::new, |day| format!(", {day}"));
        [
            format!("{game} met {who}, beurt {turn}{day}"),
            format!("{game}, {who}, beurt {turn}{day}"),
            format!("{game}, {who}{day}"),
        ]
    }

    fn damage(&self, file: &Plain, error: &AnyRecordError) -> String {
        let wrong = self.record_error(error);
        format!(
            "{file} is beschadigd: {wrong}. Je kunt net daarvóór verdergaan; het bestand blijft."
        )
    }
}
