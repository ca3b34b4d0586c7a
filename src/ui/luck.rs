//! Luck and play in a finished game.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::canvas::Pen;
use super::curves::{self, FRAME, is_first, player_ink};
use super::frame::LONGEST_LINE;
use super::lines::{self, Line, wrapped};
use super::theme::Ground;
use crate::app::Extent;
use crate::fit::curve;
use crate::record::Names;
use crate::story::luck::{Account, Step};
use crate::texts::language::luck::Row;
use crate::texts::language::review::Findings;

/// Columns before and after the numbers.
const GAP: u16 = 2;
/// The most columns of a name, and of all bars.
const NAME: u16 = 16;
const BARS: u16 = 72;

/// Rows of a curve that says something, and of one that is told on a page of its own.
const CURVE: u16 = 4;
const OWN: u16 = 8;

/// Draws what decided a game, then what moved the chance of a player, then what there is to
/// say of each, the curve, and what all of that means, from a line on. Gives how it fits.
pub fn draw(
    pen: &mut Pen,
    findings: &Findings,
    names: &Names,
    area: Rect,
    scroll: usize,
) -> Extent {
    let lines = page(pen, findings, names, area);
    lines::draw(pen, &lines, area, area.y - 1, scroll)
}

fn page(pen: &Pen, findings: &Findings, names: &Names, area: Rect) -> Vec<Line> {
    if findings.accounts.is_empty() {
        let plain = pen.theme.on(Ground::Sheet);
        let said = pen.language.say_blameless(findings, names);
        return wrapped(pen, &said.unwrap_or_default(), area.width, plain);
    }
    let drawn = |size| curves::curves(pen, findings, &told(findings), names, size);
    let blank = Line::new();
    let width = area.width.min(LONGEST_LINE);
    let summary = summary(pen, findings, names, width, Some(curve::MARK));
    let about = about(pen, findings, width);
    let rows = |lines: &[Line]| area.height.saturating_sub(lines.len() as u16 + 1 + FRAME);
    // A free row between the parts, unless all fits only without.
    let [loose, dense] = [summary.join(&blank), summary.concat()];
    let least = CURVE.max(findings.curves.len() as u16);
    let said = if rows(&loose) < least && rows(&dense) >= least { dense } else { loose };
    // What the numbers mean follows where there is room for it, or on the next page.
    let rest = rows(&said).saturating_sub(about.len() as u16 + 1);
    let (rows, is_first) = match (rest >= least, rows(&said)) {
        (true, _) => (rest, true),
        (false, rows) if rows >= least => (rows, true),
        // A curve is not torn apart.
        _ => (OWN.max(least), false),
    };
    let curve = drawn((area.width, rows));
    let [second, third] = if is_first { [curve, about] } else { [about, curve] };
    [said, second, third].join(&blank)
}

/// Where the curve has what is told of the players: the best luck, or where there is none the
/// costliest decisions.
fn told(findings: &Findings) -> Vec<usize> {
    let turns = &findings.turns;
    // What luck brought stands after what was decided in the turn.
    let place = |account: &Account| match (findings.has_luck, account) {
        (true, it) => match it.best_rest()?.turn {
            Some(turn) => turns.iter().rposition(|it| *it == turn),
            None => turns.len().checked_sub(1),
        },
        (false, it) => {
            let turn = it.costliest?.turn?;
            // The first value is that before all decisions.
            let at = turns.iter().skip(1).position(|it| *it == turn)?;
            Some(at + 1)
        }
    };
    findings.accounts.iter().filter_map(place).collect()
}

/// What decided a game, what moved a chance, and what there is to say of each player, with the
/// mark of what the curve [shows](told) of it, if it does.
pub fn summary(
    pen: &Pen,
    findings: &Findings,
    names: &Names,
    width: u16,
    mark: Option<char>,
) -> Vec<Vec<Line>> {
    let words = pen.language.luck();
    let heading = pen.theme.bracket(Ground::Sheet);
    let muted = pen.theme.muted(Ground::Sheet);
    let verdict = findings.verdict.map(|it| words.verdict(it, names));
    let verdict = verdict.map(|it| wrapped(pen, &it, width, heading));
    let whose = findings.way.0.map(|seat| names.of(seat));
    let mut way = wrapped(pen, &words.way(whose), width, muted);
    way.extend(bars(pen, findings, names, width));
    let parts = [way, facts(pen, findings, names, width, mark)];
    verdict.into_iter().chain(parts).collect()
}

/// What the numbers mean.
fn about(pen: &Pen, findings: &Findings, width: u16) -> Vec<Line> {
    let about = pen.language.luck().about_luck(findings.has_luck).join(" ");
    wrapped(pen, &about, width, pen.theme.muted(Ground::Sheet))
}

/// What there is to say of each player, a row each; long names leave room for it.
fn facts(
    pen: &Pen,
    findings: &Findings,
    names: &Names,
    width: u16,
    mark: Option<char>,
) -> Vec<Line> {
    let (plain, muted) = (pen.theme.on(Ground::Sheet), pen.theme.muted(Ground::Sheet));
    let facts = findings.accounts.iter();
    let facts = facts.map(|it| (names.of(it.seat), pen.language.facts(findings, it)));
    let facts: Vec<(&str, Vec<(&str, String)>)> = facts.collect();
    let count = facts.first().map_or(0, |(_, cells)| cells.len());
    let marked = if findings.has_luck { count.saturating_sub(1) } else { 1 };
    let column = |at: usize| {
        let cells = facts.iter().map(move |(_, cells)| cells[at].1.clone());
        let heading = facts[0].1[at].0;
        let heading = match mark.filter(|_| at == marked) {
            Some(mark) => format!("{heading} {mark}"),
            None => heading.to_string(),
        };
        [heading].into_iter().chain(cells)
    };
    let columns = |at: usize| column(at).map(|cell| pen.columns(&cell)).max().unwrap_or(0);
    let needed: u16 = (0..count).map(|at| GAP + columns(at)).sum();
    let widest = facts.iter().map(|(name, _)| pen.columns(name)).max();
    let label = widest.unwrap_or(0).min(NAME).min(width.saturating_sub(needed));
    let short = |name: &str| pen.short_name(name, label).into_owned();
    let named = facts.iter().map(|(name, _)| vec![(0, short(name), muted)]);
    let mut lines: Vec<Line> = [Line::new()].into_iter().chain(named).collect();
    let mut x = label + GAP;
    for at in 0..count {
        let styles = [muted].into_iter().chain(std::iter::repeat(plain));
        for ((line, cell), style) in lines.iter_mut().zip(column(at)).zip(styles) {
            line.push((x, cell, style));
        }
        x += columns(at) + GAP;
    }
    lines
}

/// The steps with their numbers, and as bars from a line on which nothing moves: towards the
/// player whom it helped, in the ink of that player. What the decisions of several cost has
/// the ink of who made them.
fn bars(pen: &Pen, findings: &Findings, names: &Names, width: u16) -> Vec<Line> {
    let rows = pen.language.rows(findings, names);
    let (plain, muted) = (pen.theme.on(Ground::Sheet), pen.theme.muted(Ground::Sheet));
    let moves = || rows.iter().filter_map(|row| row.by);
    let [least, most] = [moves().min(), moves().max()].map(Option::unwrap_or_default);
    let [least, most] = [least.min(0), most.max(0)];
    let ink = |step: Step, by: i32| -> (Style, &str) {
        if let Step::Cost(seat, _) = step {
            return (player_ink(pen, seat).unwrap_or(muted), pen.theme.low_bar(true));
        }
        let is_first = findings.way.0.is_none_or(|it| is_first(it) == (by > 0));
        (pen.theme.chance(is_first), pen.theme.low_bar(is_first))
    };
    let bar = |(row, &step): (&Row, &Step)| {
        let number = pen.columns(&row.label) + GAP;
        let style = if row.is_part { muted } else { plain };
        let mut line = vec![(0, row.label.clone(), muted), (number, row.number.clone(), style)];
        line.extend(row.by.map(|by| {
            let x = number + pen.columns(&row.number) + GAP;
            let room = width.saturating_sub(x).min(BARS);
            let scale = f32::from(room) / (most - least).max(1) as f32;
            let long = |by: i32| (by as f32 * scale).round() as u16;
            let zero = x + long(-least);
            let (from, to) = (zero - long(-by.min(0)), zero + long(by.max(0)));
            let (style, block) = ink(step, by);
            (from, block.repeat((to - from).into()), style)
        }));
        line
    };
    rows.iter().zip(&findings.way.1).map(bar).collect()
}
