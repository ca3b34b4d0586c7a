//! Luck and play in a finished game.

use ratatui::layout::Rect;

use super::canvas::{Pen, below};
use super::review::draw_curves;
use super::theme::Ground;
use crate::record::Names;
use crate::texts::language::review::Findings;

/// Columns between two players, and the most that one of them takes.
const GAP: u16 = 2;
const WIDEST: u16 = 16;

/// Draws what decided a game, how the chances went, and what they were moved by.
pub fn draw(pen: &mut Pen, findings: &Findings, names: &Names, area: Rect) {
    let words = pen.language.luck();
    let plain = pen.theme.on(Ground::Sheet);
    let heading = pen.theme.bracket(Ground::Sheet);
    if findings.accounts.is_empty() {
        let said = pen.language.say_blameless(findings, names);
        pen.paragraphs(below(area, area.y + 1), said.as_deref(), plain);
        return;
    }
    let rows = pen.language.sums(&findings.accounts);
    let verdict = findings.verdict.map(|it| words.verdict(it, names));
    let verdict = verdict.map_or_else(Vec::new, |text| pen.wrap(&text, area.width));
    // The title, the names, the sums, and the verdict with a line of air.
    let needed = 2 + rows.len() as u16 + verdict.len() as u16 + 1;
    let mut y = area.y;
    for line in &verdict {
        pen.text(area.x, y, line, heading);
        y += 1;
    }
    // The curve has what the sums leave over, if that is enough for one.
    let room = area.height.saturating_sub(needed);
    let curves = Rect {
        y: y + 1,
        height: (area.height - (y + 1 - area.y)).min(3 * room.saturating_sub(1)),
        ..area
    };
    if room >= 3 + findings.curves.len() as u16 {
        y = draw_curves(pen, findings, None, names, curves);
    }
    let has_luck = findings.accounts.iter().any(|it| it.luck.is_some());
    y = draw_sums(pen, findings, names, &rows, below(area, y + 1));
    let muted = pen.theme.muted(Ground::Sheet);
    let about = words.about_sums(has_luck);
    let foot = below(area, y + 1);
    if pen.wrap(about, area.width).len() <= usize::from(foot.height) {
        pen.paragraphs(foot, [about], muted);
    }
}

/// Draws the sums, a column a player; gives the row after them.
fn draw_sums(
    pen: &mut Pen,
    findings: &Findings,
    names: &Names,
    rows: &[(&str, Vec<String>)],
    area: Rect,
) -> u16 {
    let words = pen.language.luck();
    let (plain, muted) = (pen.theme.on(Ground::Sheet), pen.theme.muted(Ground::Sheet));
    let heading = pen.theme.bracket(Ground::Sheet);
    let has_luck = findings.accounts.iter().any(|it| it.luck.is_some());
    pen.text_in(
        area.x,
        area.y,
        area.width,
        words.sums_title(has_luck),
        heading,
    );
    let labels = rows.iter().map(|(label, _)| pen.columns(label));
    let labels = labels.max().unwrap_or(0) + GAP;
    let count = findings.accounts.len().max(1) as u16;
    let width = ((area.width - labels) / count)
        .saturating_sub(GAP)
        .min(WIDEST);
    let right = |n: usize| area.x + labels + (n as u16 + 1) * (width + GAP);
    for (n, account) in findings.accounts.iter().enumerate() {
        let name = pen.short_name(names.of(account.seat), width).into_owned();
        let x = right(n) - pen.columns(&name);
        pen.text(x, area.y + 1, &name, muted);
    }
    let mut y = area.y + 2;
    for (label, cells) in rows {
        pen.text(area.x, y, label, muted);
        for (n, cell) in cells.iter().enumerate() {
            let x = right(n) - pen.columns(cell).min(width);
            pen.text_in(x, y, width, cell, plain);
        }
        y += 1;
    }
    y
}
