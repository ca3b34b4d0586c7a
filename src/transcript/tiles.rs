//! A game of tiles told as plain text.

use std::fmt::Write;

use crate::record::tiles::Record;
use crate::rules::Player;
use crate::rules::tiles::Verdict;
use crate::texts::tiles::transcript as texts;

/// Tells a game of tiles action by action and, if it is over, how the score came about.
pub fn of(record: &Record) -> String {
    let names = record.names();
    let mut text = format!("{}\n\n", texts::title(names, record.first()));
    for step in record.steps() {
        let mut number = match step.begins_turn {
            true => format!("{}.", step.turn),
            false => String::new(),
        };
        for &event in step.report.events() {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{number:>4} {}", texts::event(event, names));
            number.clear();
        }
    }
    match record.game().verdict() {
        Some(verdict) => text += &score(record, &verdict),
        None => {
            let _ = writeln!(text, "\n{}", texts::NOT_OVER);
        }
    }
    text
}

fn score(record: &Record, verdict: &Verdict) -> String {
    let names = record.names();
    let mut text = String::new();
    for player in Player::BOTH {
        let score = &verdict.scores[player];
        let _ = writeln!(text, "\n{}", texts::total(names.of(player), score.total()));
        for (marker, space) in (1..).zip(&score.spaces) {
            if let Some(line) = texts::space(marker, space) {
                let _ = writeln!(text, "  {line}");
            }
        }
    }
    let _ = writeln!(text, "\n{}", texts::outcome(verdict.winner, names));
    text
}
