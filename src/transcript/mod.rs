//! A record told as plain text, for reading outside the table.

mod cards;
mod pyramids;
pub mod review;
mod tiles;

use std::fmt::Write;

use crate::record::{AnyRecord, Record};
use crate::story::Log;
use crate::texts::language::house::Label;
use crate::texts::{Language, Spoken};

/// Tells a game turn by turn and, if it is over, how the score came about.
pub fn of(record: &AnyRecord, language: &dyn Language) -> String {
    match record {
        AnyRecord::Cards(record) => cards::of(record, language),
        AnyRecord::Tiles(record) => tiles::of(record, language),
        AnyRecord::Pyramids(record) => pyramids::of(record, language),
    }
}

/// Puts together a title, a sentence for each thing that happened, the first one of a turn
/// with its number, and the score, if there is one.
fn tell<G: Spoken>(
    language: &dyn Language,
    title: &str,
    record: &Record<G>,
    score: Option<String>,
) -> String {
    let mut text = format!("{title}\n\n");
    for (turn, line) in Log::of(record).story() {
        let number = turn.map_or_else(String::new, |turn| format!("{turn}."));
        let sentence = G::say_told(language, &line, record.names());
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{number:>4} {sentence}");
    }
    let end = score.unwrap_or_else(|| format!("{}\n", language.house().label(Label::NotOver)));
    format!("{text}\n{end}")
}
