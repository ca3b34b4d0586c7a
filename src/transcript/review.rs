//! A review as plain text.

use std::fmt::Write;

use crate::fit::{columns, curve, padded, wrap};
use crate::record::Names;
use crate::texts::Language;
use crate::texts::language::review::{Findings, Label};

/// Columns of a curve.
const COLUMNS: usize = 72;

/// Rows of a curve: of the only one, or of each of several.
const ROWS: (usize, usize) = (6, 2);

/// Tells how a game came out and where it was decided.
pub fn of(
    findings: &Findings,
    names: &Names,
    result: &str,
    language: &dyn Language,
    ascii: bool,
) -> String {
    let words = language.review();
    let mut text = format!("{}\n{result}\n", words.title(names));
    let rows = match findings.curves.len() {
        1 => ROWS.0,
        _ => ROWS.1,
    };
    for (seat, chances) in &findings.curves {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "\n{}", words.curve(names.of(*seat)));
        for row in curve::rows(chances, COLUMNS, rows, ascii) {
            let _ = writeln!(text, "  |{}", row.trim_end());
        }
        let _ = writeln!(text, "   {}", curve::axis(&findings.turns, COLUMNS, None));
    }
    if let Some(blameless) = language.say_blameless(findings, names) {
        let _ = writeln!(text, "\n{blameless}");
    }
    if !findings.mistakes.is_empty() {
        let _ = writeln!(text, "\n{}", words.label(Label::Mistakes));
    }
    for mistake in &findings.mistakes {
        let name = names.of(mistake.seat);
        let _ = writeln!(text, "{:>4}. {name}: {}", mistake.turn, mistake.played);
        let _ = writeln!(text, "      {}", mistake.better);
    }
    if !findings.accounts.is_empty() {
        text += &sums(findings, names, language);
    }
    let chances = wrap(words.label(Label::Chances), COLUMNS);
    let _ = writeln!(text, "\n{}", chances.join("\n"));
    text
}

/// What decided the game, and what it was for each player.
fn sums(findings: &Findings, names: &Names, language: &dyn Language) -> String {
    let words = language.luck();
    let has_luck = findings.accounts.iter().any(|it| it.luck.is_some());
    let rows = language.sums(&findings.accounts);
    let labels = rows.iter().map(|(label, _)| columns(label));
    let labels = labels.max().unwrap_or(0) + 2;
    let cells = rows.iter().flat_map(|(_, cells)| cells);
    let cells = cells.map(String::as_str).chain(names.iter()).map(columns);
    let width = cells.max().unwrap_or(0);
    let line = |label: &str, cells: &mut dyn Iterator<Item = &str>| {
        let cells = cells.map(|cell| format!("  {}{cell}", padded("", width - columns(cell))));
        format!("  {}{}\n", padded(label, labels), cells.collect::<String>())
    };
    let mut text = format!("\n{}\n", words.sums_title(has_luck));
    text += &line("", &mut names.iter());
    for (label, cells) in &rows {
        text += &line(label, &mut cells.iter().map(String::as_str));
    }
    let verdict = findings.verdict.map(|it| words.verdict(it, names));
    let about = words.about_sums(has_luck).to_string();
    for paragraph in verdict.into_iter().chain([about]) {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "\n{}", wrap(&paragraph, COLUMNS).join("\n"));
    }
    text
}
