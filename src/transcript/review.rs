//! A review as plain text.

use std::fmt::Write;

use crate::record::Names;
use crate::texts::review::{self as texts, Told};
use crate::ui::curve;

/// Columns and rows of a curve.
const CURVE: (usize, usize) = (72, 6);

/// Tells where a game was decided.
pub fn of(told: &Told, names: &Names, ascii: bool) -> String {
    let mut text = format!("{}\n", texts::title(names));
    for (seat, chances) in &told.curves {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "\n{}", texts::curve(*seat, names));
        for row in curve::rows(chances, CURVE.0, CURVE.1, ascii) {
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
