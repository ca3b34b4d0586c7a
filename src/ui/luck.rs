//! Luck and play in a finished game.

use ratatui::layout::Rect;

use super::canvas::{Pen, below};
use super::theme::Ground;
use crate::record::Names;
use crate::texts::language::luck::Row;
use crate::texts::language::review::Findings;

/// Columns before and after the numbers.
const GAP: u16 = 2;
/// The most columns of a name, and of all bars.
const NAME: u16 = 16;
const BARS: u16 = 48;

/// Draws what decided a game, then what moved the chance of who won, then what there is to
/// say of each player, and what all of that means, as far as there is room.
pub fn draw(pen: &mut Pen, findings: &Findings, names: &Names, area: Rect) {
    let words = pen.language.luck();
    let (plain, muted) = (pen.theme.on(Ground::Sheet), pen.theme.muted(Ground::Sheet));
    if findings.accounts.is_empty() {
        let said = pen.language.say_blameless(findings, names);
        pen.paragraphs(below(area, area.y + 1), said.as_deref(), plain);
        return;
    }
    let heading = pen.theme.bracket(Ground::Sheet);
    let verdict = findings.verdict.map(|it| words.verdict(it, names));
    let y = pen.paragraphs(area, verdict.as_deref(), heading);
    let rows = pen.language.rows(findings, names);
    let widest = names.iter().map(|name| pen.columns(name)).max();
    let indent = widest.unwrap_or(0).min(NAME) + GAP;
    let facts: Vec<(&str, Vec<String>)> = { findings.accounts.iter() }
        .map(|account| {
            let facts = pen.language.facts(account).into_iter();
            let lines = facts.flat_map(|it| pen.wrap(&it, area.width - indent));
            (names.of(account.seat), lines.collect())
        })
        .collect();
    let facts_rows: usize = facts.iter().map(|(_, lines)| lines.len()).sum();
    // A free row between the parts, where there is room for it.
    let needed = 1 + rows.len() + facts_rows;
    let free = usize::from(below(area, y).height).saturating_sub(needed);
    let (before, between) = (u16::from(free > 0), u16::from(free > 1));
    let whose = findings.way.0.map(|seat| names.of(seat));
    let y = y + before;
    pen.text_in(area.x, y, area.width, &words.way(whose), muted);
    // Whoever gains has the ink of the curves.
    let above = findings.curves.first().map(|(seat, _)| *seat);
    let is_above = findings.way.0.map(|seat| Some(seat) == above);
    let mut y = draw_rows(pen, &rows, is_above, below(area, y + 1)) + between;
    for (name, lines) in facts {
        pen.name_in(area.x, y, indent - GAP, name, muted);
        for line in lines {
            pen.text(area.x + indent, y, &line, plain);
            y += 1;
        }
    }
    let foot = below(area, y + 1);
    let about = words.about_luck(findings.has_luck());
    if pen.wrap(about, foot.width).len() <= usize::from(foot.height) {
        pen.paragraphs(foot, [about], muted);
    }
}

/// Draws the steps with their numbers, and as bars from a line on which nothing moves; gives
/// the row after them. What they move is the chance of whose curve is drawn or of the other.
fn draw_rows(pen: &mut Pen, rows: &[Row], is_above: Option<bool>, area: Rect) -> u16 {
    let (plain, muted) = (pen.theme.on(Ground::Sheet), pen.theme.muted(Ground::Sheet));
    let moves = || rows.iter().filter_map(|row| row.by);
    let [least, most] = [moves().min(), moves().max()].map(Option::unwrap_or_default);
    let [least, most] = [least.min(0), most.max(0)];
    let block = pen.theme.glyph("█", "#");
    for (y, row) in (area.y..).zip(rows) {
        let x = pen.text(area.x, y, &row.label, muted) + GAP;
        let x = pen.text(x, y, &row.number, plain) + GAP;
        let room = area.right().saturating_sub(x).min(BARS);
        let Some(by) = row.by else { continue };
        let scale = f32::from(room) / (most - least).max(1) as f32;
        let long = |by: i32| (by as f32 * scale).round() as u16;
        let zero = x + long(-least);
        let (from, to) = (zero - long(-by.min(0)), zero + long(by.max(0)));
        let style = is_above.map_or(muted, |it| pen.theme.chance(it == (by > 0)));
        pen.text(from, y, &block.repeat((to - from).into()), style);
    }
    area.y + rows.len() as u16
}
