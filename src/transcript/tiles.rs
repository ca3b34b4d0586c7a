//! A game of tiles told as plain text.

use std::fmt::Write;

use crate::record::Names;
use crate::record::tiles::Record;
use crate::rules::Player;
use crate::rules::tiles::Verdict;
use crate::texts::Language;

/// Tells a game of tiles.
pub fn of(record: &Record, language: &dyn Language) -> String {
    let (names, words) = (record.names(), language.tiles());
    let title = words.title(names, record.first());
    let verdict = record.game().verdict();
    let score = verdict.map(|verdict| score(&verdict, names, language));
    super::tell(language, &title, record, score)
}

fn score(verdict: &Verdict, names: &Names, language: &dyn Language) -> String {
    let words = language.tiles();
    let mut text = String::new();
    for player in Player::BOTH {
        let score = &verdict.scores[player];
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", language.house().total_of(names.of(player), score.total()));
        for (marker, space) in (1..).zip(&score.spaces) {
            if let Some(color) = space.color {
                let line = words.space(marker, color, space.tiles, space.points);
                let _ = writeln!(text, "  {line}");
            }
        }
        text += "\n";
    }
    let _ = writeln!(text, "{}", words.outcome_told(verdict.winner, names));
    text
}
