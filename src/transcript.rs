//! A record told as plain text, for reading outside the table.

use std::fmt::Write;

use crate::app::cards::log::Log;
use crate::record::cards::Record;
use crate::rules::Player;
use crate::rules::cards::{Outcome, Verdict};

/// Tells a game turn by turn and, if it is over, how the score came about.
pub fn of(record: &Record) -> String {
    let names = record.names();
    let mut text = format!(
        "Mandala: {} and {}, {} starts\n\n",
        names.of(Player::One),
        names.of(Player::Two),
        names.of(record.first())
    );
    for (turn, sentence) in Log::of(record).story(names) {
        let number = turn.map_or_else(String::new, |turn| format!("{turn}."));
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{number:>4} {sentence}.");
    }
    match record.game().verdict() {
        Some(verdict) => text += &score(record, &verdict),
        None => text += "\nThe game is not over.\n",
    }
    text
}

fn score(record: &Record, verdict: &Verdict) -> String {
    let names = record.names();
    let mut text = String::new();
    for seat in Player::BOTH {
        let score = &verdict.scores[seat];
        let _ = writeln!(text, "\n{}: {} points", names.of(seat), score.total());
        for (number, space) in (1..).zip(&score.spaces) {
            let Some(color) = space.color else { continue };
            let _ = writeln!(
                text,
                "  space {number} {:<7} {:>2} x {number} = {:>2}",
                color.name(),
                space.cards,
                space.points
            );
        }
        let _ = writeln!(
            text,
            "  {} cards in the Cup; of these worth nothing: {}",
            score.cup_cards,
            score.worthless.len()
        );
    }
    text += "\n";
    text += &match verdict.outcome {
        Outcome::Win(seat) => format!("{} wins.\n", names.of(seat)),
        Outcome::TieBreak(seat) => {
            format!(
                "{} wins the tie with fewer cards in the Cup.\n",
                names.of(seat)
            )
        }
        Outcome::Draw => "It is a draw.\n".to_string(),
    };
    text
}
