//! A game of pyramids told as plain text.

use std::fmt::Write;

use crate::record::pyramids::{Record, Step};
use crate::rules::pyramids::Event;
use crate::texts::pyramids::transcript as texts;

/// Tells a game of pyramids turn by turn and, if it is over, how it came out.
pub fn of(record: &Record) -> String {
    let (names, game) = (record.names(), record.game());
    let mut text = format!("{}\n\n", texts::title(names, record.first()));
    for Step { turn, report, .. } in record.steps() {
        for event in report.events() {
            let number = match event {
                Event::Took { .. } => format!("{turn}."),
                _ => String::new(),
            };
            let told = texts::event(event, report.fell(), game, names);
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{number:>4} {told}.");
        }
    }
    text += "\n";
    if !game.is_over() {
        let _ = writeln!(text, "{}", texts::NOT_OVER);
        return text;
    }
    for seat in game.seats() {
        let total = texts::total(names.of(seat), game.points(seat));
        let _ = writeln!(text, "{total}");
    }
    let _ = writeln!(text, "\n{}", texts::outcome(game, names));
    text
}
