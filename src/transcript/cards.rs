//! A game of cards told as plain text.

use std::fmt::Write;

use crate::record::Names;
use crate::record::cards::Record;
use crate::rules::Player;
use crate::rules::cards::Verdict;
use crate::story::cards::Log;
use crate::texts::cards::{story, transcript as texts};
use crate::texts::transcript::total;

/// Tells a game of cards.
pub fn of(record: &Record) -> String {
    let names = record.names();
    let title = texts::title(names, record.first());
    let sentence = |line| format!("{}.", story::line(&line, names));
    let story = Log::of(record).story();
    let story = story.map(|(turn, line)| (turn, sentence(line)));
    let verdict = record.game().verdict();
    super::tell(&title, story, verdict.map(|verdict| score(&verdict, names)))
}

fn score(verdict: &Verdict, names: &Names) -> String {
    let mut text = String::new();
    for seat in Player::BOTH {
        let score = &verdict.scores[seat];
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", total(names.of(seat), score.total()));
        for (number, space) in (1..).zip(&score.spaces) {
            if let Some(line) = texts::space(number, space) {
                let _ = writeln!(text, "  {line}");
            }
        }
        let _ = writeln!(text, "  {}\n", texts::cup(score));
    }
    let _ = writeln!(text, "{}", texts::outcome(verdict.outcome, names));
    text
}
