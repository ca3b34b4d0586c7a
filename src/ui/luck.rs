//! Luck and play in a finished game.

use ratatui::layout::Rect;

use super::canvas::{Pen, below};
use super::review;
use super::theme::Ground;
use crate::record::Names;
use crate::texts::language::luck::Row;
use crate::texts::language::review::Findings;

/// Columns before and after the numbers.
const GAP: u16 = 2;
/// The most columns of a name, and of all bars.
const NAME: u16 = 16;
const BARS: u16 = 48;
/// How many of the sentences that explain the numbers matter most.
const FIRST: usize = 2;

/// Rows of a title and an axis of curves, and of a single curve that says something.
const FRAME: u16 = 2;
const CURVE: u16 = 4;

/// Draws what decided a game, then what moved the chance of who won, then what there is to
/// say of each player, and what all of that means; below it the curve, where there is room.
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
    // A free row between the parts, where the first sentences below still fit.
    let about = words.about_luck(findings.has_luck());
    let [first, whole] = [FIRST.min(about.len()), about.len()]
        .map(|count| pen.wrap(&about[..count].join(" "), area.width).len());
    let needed = 1 + rows.len() + 1 + findings.accounts.len() + first;
    let free = usize::from(below(area, y).height).saturating_sub(needed);
    let gap = |parts: usize| u16::from(free > parts);
    let whose = findings.way.0.map(|seat| names.of(seat));
    let y = y + gap(1);
    pen.text_in(area.x, y, area.width, &words.way(whose), muted);
    // Whoever gains has the ink of the curves.
    let above = findings.curves.first().map(|(seat, _)| *seat);
    let is_above = findings.way.0.map(|seat| Some(seat) == above);
    let y = draw_rows(pen, &rows, is_above, below(area, y + 1)) + gap(2);
    let y = draw_facts(pen, findings, names, below(area, y)) + gap(0);
    let foot = below(area, y);
    pen.sentences(foot, &about, muted);
    let rest = below(area, y + whole as u16 + 1);
    let rows = rest.height.saturating_sub(FRAME);
    if rows >= CURVE.max(findings.curves.len() as u16) {
        review::draw_curves(pen, findings, None, names, (rest, rows));
    }
}

/// Draws what there is to say of each player, a row each; gives the row after them.
fn draw_facts(pen: &mut Pen, findings: &Findings, names: &Names, area: Rect) -> u16 {
    let (plain, muted) = (pen.theme.on(Ground::Sheet), pen.theme.muted(Ground::Sheet));
    let facts = findings.accounts.iter();
    let facts = facts.map(|it| (names.of(it.seat), pen.language.facts(findings, it)));
    let facts: Vec<(&str, Vec<(&str, String)>)> = facts.collect();
    let widest = facts.iter().map(|(name, _)| pen.columns(name)).max();
    let label = widest.unwrap_or(0).min(NAME);
    for (y, (name, _)) in (area.y + 1..).zip(&facts) {
        pen.name_in(area.x, y, label, name, muted);
    }
    let mut x = area.x + label + GAP;
    for at in 0..facts.first().map_or(0, |(_, cells)| cells.len()) {
        let title = facts[0].1[at].0;
        let cells = facts.iter().map(|(_, cells)| cells[at].1.as_str());
        let cells: Vec<&str> = cells.collect();
        let widest = cells.iter().map(|cell| pen.columns(cell)).max();
        pen.text(x, area.y, title, muted);
        for (y, cell) in (area.y + 1..).zip(&cells) {
            pen.text(x, y, cell, plain);
        }
        x += widest.unwrap_or(0).max(pen.columns(title)) + GAP;
    }
    area.y + 1 + facts.len() as u16
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
