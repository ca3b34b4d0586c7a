//! What is said on the start screen.

use super::{English, listed};
use crate::app::start::{Line, Title};
use crate::plain::Plain;
use crate::record::AnyRecordError;
use crate::rules::{Kind, Level, Seat};
use crate::texts::language::{Called, Games, Records, Start};

impl Start for English {
    fn title(&self) -> &'static str {
        "M A N D A L A"
    }

    fn newcomers(&self) -> &'static str {
        "New here? Start with this"
    }

    fn line(&self, line: Line, kind: Kind) -> &'static str {
        match line {
            Line::Resume => "Continue:",
            Line::Game => "Game:",
            Line::Players => "Players:",
            Line::Name(seat) => self.game(kind).seats[seat.index()],
            Line::First => "Starts:",
            Line::Deal => self.game(kind).deal,
            Line::Learn => "Learn",
            Line::Practice => "Practice",
            Line::Past => "Past games",
        }
    }

    fn drawn(&self) -> &'static str {
        "random"
    }

    fn seat(&self, level: Option<Level>) -> String {
        let Some(level) = level else {
            return "person".to_string();
        };
        let words = ["gentle", "easy", "casual", "steady", "strong", "sharp", "master"];
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
            format!("{game} with {who}, turn {turn}{day}"),
            format!("{game}, {who}, turn {turn}{day}"),
            format!("{game}, {who}{day}"),
        ]
    }

    fn damage(&self, file: &Plain, error: &AnyRecordError) -> String {
        let wrong = self.record_error(error);
        format!("{file} is damaged: {wrong}. You can go on from before that; the file is kept.")
    }
}
