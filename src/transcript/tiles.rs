//! A game of tiles told as plain text.

use std::fmt::Write;

use crate::record::Names;
use crate::record::tiles::Record;
use crate::rules::Player;
use crate::rules::tiles::Verdict;
use crate::story::tiles::Log;
use crate::texts::tiles::{story, transcript as texts};
use crate::texts::transcript::total;

/// Tells a game of tiles.
pub fn of(record: &Record) -> String {
    let names = record.names();
    let title = texts::title(names, record.first());
    let sentence = |event| format!("{}.", story::line(event, names));
    let story = Log::of(record).story();
    let story = story.map(|(turn, event)| (turn, sentence(event)));
    let verdict = record.game().verdict();
    super::tell(&title, story, verdict.map(|verdict| score(&verdict, names)))
}

fn score(verdict: &Verdict, names: &Names) -> String {
    let mut text = String::new();
    for player in Player::BOTH {
        let score = &verdict.scores[player];
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", total(names.of(player), score.total()));
        for (marker, space) in (1..).zip(&score.spaces) {
            if let Some(line) = texts::space(marker, space) {
                let _ = writeln!(text, "  {line}");
            }
        }
        text += "\n";
    }
    let _ = writeln!(text, "{}", texts::outcome(verdict.winner, names));
    text
}
