//! A review as plain text.

use std::fmt::Write;

use crate::fit::{curve, wrap};
use crate::record::Names;
use crate::texts::Language;
use crate::texts::language::review::{Label, Told};

/// Columns of a curve.
const COLUMNS: usize = 72;

/// Rows of a curve: of the only one, or of each of several.
const ROWS: (usize, usize) = (6, 2);

/// Tells how a game came out and where it was decided.
pub fn of(
    told: &Told,
    names: &Names,
    result: &str,
    language: &dyn Language,
    ascii: bool,
) -> String {
    let words = language.review();
    let mut text = format!("{}\n{result}\n", words.title(names));
    let rows = match told.curves.len() {
        1 => ROWS.0,
        _ => ROWS.1,
    };
    for (seat, chances) in &told.curves {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "\n{}", words.curve(names.of(*seat)));
        for row in curve::rows(chances, COLUMNS, rows, ascii) {
            let _ = writeln!(text, "  |{}", row.trim_end());
        }
        let _ = writeln!(text, "   {}", curve::axis(&told.turns, COLUMNS, None));
    }
    if let Some(blameless) = language.say_blameless(told, names) {
        let _ = writeln!(text, "\n{blameless}");
    }
    if !told.mistakes.is_empty() {
        let _ = writeln!(text, "\n{}", words.label(Label::Mistakes));
    }
    for mistake in &told.mistakes {
        let name = names.of(mistake.seat);
        let _ = writeln!(text, "{:>4}. {name}: {}", mistake.turn, mistake.played);
        let _ = writeln!(text, "      {}", mistake.better);
    }
    let chances = wrap(words.label(Label::Chances), COLUMNS);
    let _ = writeln!(text, "\n{}", chances.join("\n"));
    text
}
