//! A game of cards told as plain text.

use std::fmt::Write;

use crate::record::Names;
use crate::record::cards::Record;
use crate::rules::Player;
use crate::rules::cards::Verdict;
use crate::texts::Language;

/// Tells a game of cards.
pub fn of(record: &Record, language: &dyn Language) -> String {
    let (names, words) = (record.names(), language.cards());
    let title = words.title(names, record.first());
    let verdict = record.game().verdict();
    let score = verdict.map(|verdict| score(&verdict, names, language));
    super::tell(language, &title, record, score)
}

fn score(verdict: &Verdict, names: &Names, language: &dyn Language) -> String {
    let words = language.cards();
    let mut text = String::new();
    for seat in Player::BOTH {
        let score = &verdict.scores[seat];
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", language.house().total_of(names.of(seat), score.total()));
        for (number, space) in (1..).zip(&score.spaces) {
            if let Some(color) = space.color {
                let _ = writeln!(text, "  {}", words.space(number, color, space));
            }
        }
        let _ = writeln!(text, "  {}\n", words.cup(score));
    }
    let _ = writeln!(text, "{}", words.outcome(verdict.outcome, names));
    text
}
