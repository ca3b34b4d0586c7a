//! Luck and play in a finished game.

use ratatui::layout::Rect;

use super::canvas::{Pen, below};
use super::lines::{self, Line, wrapped};
use super::review;
use super::theme::Ground;
use crate::app::Extent;
use crate::record::Names;
use crate::texts::language::luck::Row;
use crate::texts::language::review::Findings;

/// Columns before and after the numbers.
const GAP: u16 = 2;
/// The most columns of a name, and of all bars.
const NAME: u16 = 16;
const BARS: u16 = 48;

/// Rows of a title and an axis of curves, and of a single curve that says something.
const FRAME: u16 = 2;
const CURVE: u16 = 4;

/// Draws what decided a game, then what moved the chance of who won, then what there is to
/// say of each player, and what all of that means, from a line on; below it the curve, where
/// there is room. Gives how it fits.
pub fn draw(
    pen: &mut Pen,
    findings: &Findings,
    names: &Names,
    area: Rect,
    scroll: usize,
) -> Extent {
    let parts = parts(pen, findings, names, area.width);
    // A free row between the parts, unless all fits only without.
    let loose = parts.join(&Line::new());
    let dense = parts.concat();
    let fits = |lines: &[Line]| lines.len() <= area.height.into();
    let all = if fits(&dense) && !fits(&loose) {
        dense
    } else {
        loose
    };
    let extent = lines::draw(pen, &all, area, area.y - 1, scroll);
    let rest = below(area, area.y + all.len() as u16 + 1);
    let rows = rest.height.saturating_sub(FRAME);
    if !findings.accounts.is_empty() && rows >= CURVE.max(findings.curves.len() as u16) {
        review::draw_curves(pen, findings, None, names, (rest, rows));
    }
    extent
}

/// All that is said, in parts.
fn parts(pen: &Pen, findings: &Findings, names: &Names, width: u16) -> Vec<Vec<Line>> {
    let words = pen.language.luck();
    let (plain, muted) = (pen.theme.on(Ground::Sheet), pen.theme.muted(Ground::Sheet));
    let heading = pen.theme.bracket(Ground::Sheet);
    if findings.accounts.is_empty() {
        let said = pen.language.say_blameless(findings, names);
        return vec![wrapped(pen, &said.unwrap_or_default(), width, plain)];
    }
    let verdict = findings.verdict.map(|it| words.verdict(it, names));
    let verdict = verdict.map(|it| wrapped(pen, &it, width, heading));
    let whose = findings.way.0.map(|seat| names.of(seat));
    let mut way = wrapped(pen, &words.way(whose), width, muted);
    // Whoever gains has the ink of the curves.
    let above = findings.curves.first().map(|(seat, _)| *seat);
    let is_above = findings.way.0.map(|seat| Some(seat) == above);
    let rows = pen.language.rows(findings, names);
    way.extend(bars(pen, &rows, is_above, width));
    let about = words.about_luck(findings.has_luck()).join(" ");
    let about = wrapped(pen, &about, width, muted);
    let parts = [way, facts(pen, findings, names), about];
    verdict.into_iter().chain(parts).collect()
}

/// What there is to say of each player, a row each.
fn facts(pen: &Pen, findings: &Findings, names: &Names) -> Vec<Line> {
    let (plain, muted) = (pen.theme.on(Ground::Sheet), pen.theme.muted(Ground::Sheet));
    let facts = findings.accounts.iter();
    let facts = facts.map(|it| (names.of(it.seat), pen.language.facts(findings, it)));
    let facts: Vec<(&str, Vec<(&str, String)>)> = facts.collect();
    let widest = facts.iter().map(|(name, _)| pen.columns(name)).max();
    let label = widest.unwrap_or(0).min(NAME);
    let short = |name: &str| pen.short_name(name, label).into_owned();
    let named = facts.iter().map(|(name, _)| vec![(0, short(name), muted)]);
    let mut lines: Vec<Line> = [Line::new()].into_iter().chain(named).collect();
    let mut x = label + GAP;
    for at in 0..facts.first().map_or(0, |(_, cells)| cells.len()) {
        let title = facts[0].1[at].0;
        let cells = facts.iter().map(|(_, cells)| cells[at].1.as_str());
        let column: Vec<&str> = [title].into_iter().chain(cells).collect();
        let styles = [muted].into_iter().chain(std::iter::repeat(plain));
        for ((line, cell), style) in lines.iter_mut().zip(&column).zip(styles) {
            line.push((x, cell.to_string(), style));
        }
        let widest = column.iter().map(|cell| pen.columns(cell)).max();
        x += widest.unwrap_or(0) + GAP;
    }
    lines
}

/// The steps with their numbers, and as bars from a line on which nothing moves. What they
/// move is the chance of whose curve is drawn or of the other.
fn bars(pen: &Pen, rows: &[Row], is_above: Option<bool>, width: u16) -> Vec<Line> {
    let (plain, muted) = (pen.theme.on(Ground::Sheet), pen.theme.muted(Ground::Sheet));
    let moves = || rows.iter().filter_map(|row| row.by);
    let [least, most] = [moves().min(), moves().max()].map(Option::unwrap_or_default);
    let [least, most] = [least.min(0), most.max(0)];
    let bar = |row: &Row| {
        let number = pen.columns(&row.label) + GAP;
        let ink = if row.is_part { muted } else { plain };
        let mut line = vec![
            (0, row.label.clone(), muted),
            (number, row.number.clone(), ink),
        ];
        line.extend(row.by.map(|by| {
            let x = number + pen.columns(&row.number) + GAP;
            let room = width.saturating_sub(x).min(BARS);
            let scale = f32::from(room) / (most - least).max(1) as f32;
            let long = |by: i32| (by as f32 * scale).round() as u16;
            let zero = x + long(-least);
            let (from, to) = (zero - long(-by.min(0)), zero + long(by.max(0)));
            let style = is_above.map_or(muted, |it| pen.theme.chance(it == (by > 0)));
            let block = pen.theme.bar(is_above.is_none_or(|it| it == (by > 0)));
            (from, block.repeat((to - from).into()), style)
        }));
        line
    };
    rows.iter().map(bar).collect()
}
