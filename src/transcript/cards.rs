//! A game of cards told as plain text.

use std::fmt::Write;

use crate::app::cards::log::Log;
use crate::record::cards::Record;
use crate::rules::Player;
use crate::rules::cards::Verdict;
use crate::texts::cards::{story, transcript as texts};

/// Tells a game of cards turn by turn and, if it is over, how the score came about.
pub fn of(record: &Record) -> String {
    let names = record.names();
    let mut text = format!("{}\n\n", texts::title(names, record.first()));
    for (turn, line) in Log::of(record).story() {
        let number = turn.map_or_else(String::new, |turn| format!("{turn}."));
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{number:>4} {}.", story::line(&line, names));
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
    for seat in Player::BOTH {
        let score = &verdict.scores[seat];
        let _ = writeln!(text, "\n{}", texts::total(names.of(seat), score.total()));
        for (number, space) in (1..).zip(&score.spaces) {
            if let Some(line) = texts::space(number, space) {
                let _ = writeln!(text, "  {line}");
            }
        }
        let _ = writeln!(text, "  {}", texts::cup(score));
    }
    let _ = writeln!(text, "\n{}", texts::outcome(verdict.outcome, names));
    text
}
