//! Luck and play in a finished game.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::canvas::Pen;
use super::curves::{self, FRAME, is_first, name_style};
use super::frame::LONGEST_LINE;
use super::lines::{self, Line, balanced, beside, wrapped};
use super::theme::Ground;
use crate::app::Extent;
use crate::fit::curve;
use crate::record::Names;
use crate::rules::Seat;
use crate::story::luck::{Account, Step};
use crate::texts::language::luck::Row;
use crate::texts::language::review::Findings;

/// Columns before and after the numbers.
const GAP: u16 = 2;
/// The most columns of a name, of all bars, and of one that shows accuracy.
const NAME: u16 = 16;
const BARS: u16 = 81;
const METER: u16 = 20;
/// The fewest columns of that.
const SHORT: u16 = 8;

/// Columns between all else and what stands beside it, and the fewest of that.
const ASIDE: (u16, u16) = (8, 48);

/// Rows of a curve that says something, and of one that is told on a page of its own.
const CURVE: u16 = 4;
const OWN: u16 = 8;

/// From so many rows on there is room for all of it, with air.
const TALL: u16 = 40;

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
    let width = area.width.min(LONGEST_LINE);
    // Beside all else, where there is room.
    let side = area.width.checked_sub(width + ASIDE.0).filter(|&it| it >= ASIDE.1);
    let side = side.filter(|_| area.height >= TALL);
    let about = about(pen, findings, side.unwrap_or(width));
    let rows = |lines: &[Line]| area.height.saturating_sub(lines.len() as u16 + 1 + FRAME);
    let closer = |lines: &[Line]| rows(lines) + 1;
    let least = CURVE.max(findings.curves.len() as u16);
    let summary = |air| summary(pen, findings, names, width, (Some(curve::MARK), air));
    // As much air as leaves room for all of it, and none if only that leaves room for the curve.
    let [roomy, loose, dense] = [Air::Much, Air::Some, Air::None].map(summary);
    if side.is_some() {
        let said = beside(roomy, about, width + ASIDE.0);
        let size = (area.width, rows(&said));
        return [said, curves::curves(pen, findings, &told(findings), names, size)]
            .join(&Line::new());
    }
    if rows(&loose) < least && closer(&dense) >= least {
        let size = (area.width, closer(&dense));
        let curve = curves::curves(pen, findings, &told(findings), names, size);
        return [[dense, curve].concat(), about].join(&Line::new());
    }
    let said = if rows(&roomy) > OWN + about.len() as u16 { roomy } else { loose };
    // What the numbers mean follows where there is room for it, or on the next page.
    let rest = rows(&said).saturating_sub(about.len() as u16 + 1);
    let (rows, is_first) = match (rest >= least, rows(&said)) {
        (true, _) => (rest, true),
        (false, rows) if rows >= least => (rows, true),
        // A curve is not torn apart.
        _ => (OWN.max(least), false),
    };
    let curve = curves::curves(pen, findings, &told(findings), names, (area.width, rows));
    let [second, third] = if is_first { [curve, about] } else { [about, curve] };
    [said, second, third].join(&Line::new())
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

/// How much air there is between the lines.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Air {
    /// None.
    None,
    /// A free row between the parts.
    Some,
    /// Free rows within them, too.
    Much,
}

/// What decided a game, what moved a chance, and what there is to say of each player, with the
/// mark of what the curve [shows](told) of it, if it does.
pub fn summary(
    pen: &Pen,
    findings: &Findings,
    names: &Names,
    width: u16,
    (mark, air): (Option<char>, Air),
) -> Vec<Line> {
    let muted = pen.theme.muted(Ground::Sheet);
    let whose = findings.way.0;
    let named = whose.map(|seat| names.of(seat));
    let way = wrapped(pen, &pen.language.luck().way(named), width, muted);
    let facts = facts(pen, findings, names, width, mark);
    let parts = match whose {
        Some(whose) => vec![[way, bars(pen, findings, names, whose, (width, air))].concat(), facts],
        // What mistakes cost stands with all else that there is to say of each.
        None => vec![[way, facts].concat()],
    };
    let verdict = verdict(pen, findings, names, width);
    let verdict = (!verdict.is_empty()).then_some(verdict);
    let parts: Vec<Vec<Line>> = verdict.into_iter().chain(parts).collect();
    match air {
        Air::None => parts.concat(),
        Air::Some | Air::Much => parts.join(&Line::new()),
    }
}

/// What decided a game, if there was anything to decide.
pub fn verdict(pen: &Pen, findings: &Findings, names: &Names, width: u16) -> Vec<Line> {
    let words = pen.language.luck();
    let verdict = findings.verdict.map(|it| words.verdict(it, names));
    let gold = pen.theme.gold(Ground::Sheet);
    verdict.map_or_else(Vec::new, |it| balanced(pen, &it, width, gold))
}

/// What the numbers mean that do not explain themselves.
pub fn notes(pen: &Pen, findings: &Findings, width: u16) -> Vec<Line> {
    let words = pen.language.luck();
    let has_way = findings.way.0.is_some();
    let surprises = words.surprises_mean();
    let surprises = if has_way && !findings.has_luck { surprises } else { "" };
    let sums = if has_way { words.sums_mean() } else { "" };
    let said = [&words.accuracy_means(), surprises, sums];
    let muted = pen.theme.muted(Ground::Sheet);
    let said = said.into_iter().filter(|it| !it.is_empty());
    said.flat_map(|it| wrapped(pen, it, width, muted)).collect()
}

/// What the numbers mean.
fn about(pen: &Pen, findings: &Findings, width: u16) -> Vec<Line> {
    let about = pen.language.luck().about_luck(findings.has_luck).join(" ");
    wrapped(pen, &about, width, pen.theme.muted(Ground::Sheet))
}

/// The ink of a player, and what bars of it are made of.
pub fn ink(pen: &Pen, findings: &Findings, seat: Seat) -> (Style, &'static str) {
    let is_first = is_first(seat) || findings.accounts.len() > 2;
    (curves::ink(pen, findings, seat), pen.theme.low_bar(is_first))
}

/// What there is to say of each player, a row each; long names leave room for it. The first of
/// that is a bar, too, where there is room: accuracy, or what the mistakes of several cost.
fn facts(
    pen: &Pen,
    findings: &Findings,
    names: &Names,
    width: u16,
    mark: Option<char>,
) -> Vec<Line> {
    let (plain, muted) = (pen.theme.on(Ground::Sheet), pen.theme.muted(Ground::Sheet));
    let inks = findings.accounts.iter().map(|it| ink(pen, findings, it.seat));
    let inks: Vec<(Style, &str)> = inks.collect();
    let facts = findings.accounts.iter();
    let facts = facts.map(|it| (names.of(it.seat), pen.language.facts(findings, it)));
    let facts: Vec<(&str, Vec<(&str, String)>)> = facts.collect();
    let count = facts.first().map_or(0, |(_, cells)| cells.len());
    let marked = count.saturating_sub(1);
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
    let named = facts.iter().zip(&findings.accounts);
    let named = named.map(|((name, _), account)| {
        vec![(0, short(name), name_style(pen, findings, account.seat))]
    });
    let mut lines: Vec<Line> = [Line::new()].into_iter().chain(named).collect();
    let mut x = label + GAP;
    for at in 0..count {
        let styles = [muted].into_iter().chain(std::iter::repeat(plain));
        // Numbers before a bar stand below each other.
        let body = column(at).skip(1).map(|cell| pen.columns(&cell)).max().unwrap_or(0);
        for (n, ((line, cell), style)) in lines.iter_mut().zip(column(at)).zip(styles).enumerate() {
            let is_number = at == 0 && n > 0;
            let indent = if is_number { body - pen.columns(&cell) } else { 0 };
            line.push((x + indent, cell, style));
        }
        x += columns(at) + GAP;
        let room = width.saturating_sub(label + needed + GAP).min(METER);
        if at == 0 && room >= SHORT {
            let worst = findings.accounts.iter().map(|it| it.cost).max().unwrap_or(0);
            let is_scale = facts.len() == 2;
            if is_scale {
                let (first, last) = ("0".to_string(), "100".to_string());
                lines[0].push((x + room - pen.columns(&last), last, muted));
                lines[0].push((x, first, muted));
            }
            let accounts = findings.accounts.iter().zip(&inks);
            for (line, (account, &(ink, block))) in lines.iter_mut().skip(1).zip(accounts) {
                let (part, all) = match is_scale {
                    true => (account.accuracy, 100),
                    false => (account.cost, worst.max(1)),
                };
                let filled = (part * i32::from(room) + all / 2) / all;
                let filled = usize::try_from(filled).unwrap_or(0).min(room.into());
                line.push((x, block.repeat(filled), ink));
                if is_scale {
                    let lost = pen.theme.rest(block).repeat(usize::from(room) - filled);
                    line.push((x + filled as u16, lost, pen.theme.track()));
                }
            }
            x += room + GAP;
        }
    }
    lines
}

/// The steps with their numbers, and what play did and what else did as bars from a line on which
/// nothing moves: towards the player whom it helped, in the ink of that player.
fn bars(
    pen: &Pen,
    findings: &Findings,
    names: &Names,
    whose: Seat,
    (width, air): (u16, Air),
) -> Vec<Line> {
    let rows = pen.language.rows(findings, names);
    let (plain, muted) = (pen.theme.on(Ground::Sheet), pen.theme.muted(Ground::Sheet));
    let x = rows.iter().map(|it| pen.columns(&it.label) + pen.columns(&it.number)).max();
    let x = x.unwrap_or(0) + 2 * GAP;
    let room = width.saturating_sub(x).min(BARS);
    let (axis, longest) = (x + room / 2, (room / 2).saturating_sub(1));
    // What each of them gave away is already in what play did.
    let moved = |row: &Row| row.by.filter(|_| !row.is_part);
    let most = rows.iter().filter_map(moved).map(i32::abs).max();
    let most = most.unwrap_or(0).max(1) as f32;
    let bar = |step: Step, by: i32| {
        let long = (by.abs() as f32 / most * f32::from(longest)).round() as u16;
        let helped = if by > 0 { Some(whose) } else { names.seats().find(|&seat| seat != whose) };
        let (style, block) = match step {
            // Nobody's merit.
            Step::Unforeseen(_) => (muted, pen.theme.low_bar(true)),
            _ => ink(pen, findings, helped.unwrap_or_default()),
        };
        let from = if by > 0 { axis + 1 } else { axis - long };
        (from, block.repeat(long.into()), style)
    };
    let line = (axis, pen.theme.glyph("│", "|").to_string(), muted);
    let mut lines = Vec::new();
    for (row, &step) in rows.iter().zip(&findings.way.1) {
        if air == Air::Much && !row.is_part && !lines.is_empty() {
            lines.push(vec![line.clone()]);
        }
        let number = pen.columns(&row.label) + GAP;
        let style = if row.is_part { muted } else { plain };
        let mut drawn = vec![(0, row.label.clone(), muted), (number, row.number.clone(), style)];
        drawn.extend((!matches!(step, Step::After(_))).then(|| line.clone()));
        drawn.extend(moved(row).map(|by| bar(step, by)));
        if let Step::Before(_) = step {
            drawn.extend(sides(pen, findings, names, (axis, longest, whose)));
        }
        lines.push(drawn);
    }
    lines
}

/// The names of two players on the sides of the line towards which they were helped.
fn sides(
    pen: &Pen,
    findings: &Findings,
    names: &Names,
    (axis, room, right): (u16, u16, Seat),
) -> Line {
    let (less, more) = (pen.theme.glyph("◂", "<"), pen.theme.glyph("▸", ">"));
    let side = |seat: Seat| {
        let name = pen.short_name(names.of(seat), room.saturating_sub(GAP));
        let name = if seat == right { format!("{more} {name}") } else { format!("{name} {less}") };
        let x = if seat == right { axis + 1 } else { axis - pen.columns(&name) };
        (x, name, name_style(pen, findings, seat))
    };
    names.seats().map(side).collect()
}
