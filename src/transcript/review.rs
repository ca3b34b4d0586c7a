//! A review as plain text.

use std::fmt::Write;

use crate::fit::{curve, wrap};
use crate::record::Names;
use crate::texts::Language;
use crate::texts::language::review::Findings;

/// Columns of a curve.
const COLUMNS: usize = 72;

/// Columns before what is told of a decision.
const MARGIN: usize = 6;

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
        let _ = writeln!(text, "   {}", curve::axis(&findings.turns, COLUMNS, &[]));
    }
    if let Some(blameless) = language.say_blameless(findings, names) {
        let _ = writeln!(text, "\n{blameless}");
    }
    if !findings.mistakes.is_empty() {
        let _ = writeln!(text, "\n{}", words.label(findings.mistakes_title));
    }
    let colon = words.colon();
    for mistake in &findings.mistakes {
        let played = format!("{}{colon}{}", names.of(mistake.seat), mistake.played);
        let told = [played, mistake.better_in_full()].into_iter().zip(&mistake.why);
        let told = told.flat_map(|(told, why)| match &why[..] {
            "" => vec![told],
            why => wrap(&format!("{told}{colon}{why}"), COLUMNS - MARGIN),
        });
        for (at, line) in told.enumerate() {
            let number = if at == 0 { format!("{}. ", mistake.turn) } else { String::new() };
            let _ = writeln!(text, "{number:>MARGIN$}{line}");
        }
    }
    if !findings.accounts.is_empty() {
        text += &luck(findings, names, language);
    }
    let chances = wrap(&words.chances(findings.has_luck, names.count()), COLUMNS);
    let _ = writeln!(text, "\n{}", chances.join("\n"));
    text
}

/// What decided the game, what moved the chance of who won, and what there is to say of each
/// player.
fn luck(findings: &Findings, names: &Names, language: &dyn Language) -> String {
    let words = language.luck();
    let verdict = findings.verdict.map(|it| words.verdict(it, names));
    let whose = findings.way.0.map(|seat| names.of(seat));
    let mut text = String::new();
    for line in verdict.iter().flat_map(|it| wrap(it, COLUMNS)) {
        text += &format!("\n{line}");
    }
    text += &format!("\n\n{}\n", words.way(whose));
    for row in language.rows(findings, names) {
        text += &format!("  {}  {}\n", row.label, row.number);
    }
    text.push('\n');
    for account in &findings.accounts {
        let said = language.say_account(findings, account, names.of(account.seat));
        for line in wrap(&said, COLUMNS) {
            text += &format!("{line}\n");
        }
    }
    let about = wrap(&words.about_luck(findings.has_luck).join(" "), COLUMNS);
    text += &format!("\n{}\n", about.join("\n"));
    text
}
