//! A review as plain text.

use std::fmt::Write;

use crate::record::Names;
use crate::texts::review::{self as texts, Told};
use crate::ui::curve;

/// Columns of a curve.
const COLUMNS: usize = 72;

/// Rows of a curve: of the only one, or of each of several.
const ROWS: (usize, usize) = (6, 2);

/// Tells where a game was decided.
pub fn of(told: &Told, names: &Names, ascii: bool) -> String {
    let mut text = format!("{}\n", texts::title(names));
    let rows = match told.curves.len() {
        1 => ROWS.0,
        _ => ROWS.1,
    };
    for (seat, chances) in &told.curves {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "\n{}", texts::curve(*seat, names));
        for row in curve::rows(chances, COLUMNS, rows, ascii) {
            let _ = writeln!(text, "  |{}", row.trim_end());
        }
    }
    if told.mistakes.is_empty() {
        let _ = writeln!(text, "\n{}", texts::NO_MISTAKES);
        return text;
    }
    let _ = writeln!(text, "\n{}", texts::MISTAKES);
    for mistake in &told.mistakes {
        let name = names.of(mistake.seat);
        let _ = writeln!(text, "{:>4}. {name}: {}", mistake.turn, mistake.played);
        let _ = writeln!(text, "      {}", mistake.better);
    }
    text
}
