//! The chances to win over a game, as curves.

use ratatui::style::{Modifier, Style};

use super::canvas::Pen;
use super::lines::Line;
use super::theme::{Depth, Ground};
use crate::fit::{columns, curve};
use crate::record::Names;
use crate::rules::Seat;
use crate::texts::language::review::{Findings, Label};

/// Columns of a name beside a curve.
const NAME: u16 = 12;

/// Columns of the scale beside a curve.
const SCALE: u16 = 6;

/// Columns for each row of the highest curve: one that is higher seems to go up and down more
/// than the game did.
const SLOPE: u16 = 4;

/// Rows that even a curve of a few values may have.
const LEAST: u16 = 8;

/// Rows of the title and the turns.
pub const FRAME: u16 = 2;

/// The title, the chances one curve below the other in so many rows, and the turns below them,
/// with some values marked. Several curves have their player's name beside them.
pub fn curves(
    pen: &Pen,
    findings: &Findings,
    marked: &[usize],
    names: &Names,
    (width, rows): (u16, u16),
) -> Vec<Line> {
    let (plain, muted) = (pen.theme.on(Ground::Sheet), pen.theme.muted(Ground::Sheet));
    let words = pen.language.review();
    let mut lines = Vec::new();
    let mut beside = SCALE;
    if let [(seat, chances)] = &findings.curves[..] {
        let title = words.curve(names.of(*seat));
        lines.push(head(pen, *seat, names, width, title));
        let broad = curve::columns(chances.len(), usize::from(width - SCALE)) as u16;
        let height = rows.min((broad / SLOPE).max(LEAST)).max(2) & !1;
        let scale = [100, 50, 0].map(|percent| format!("{percent:>3}%"));
        let above = is_first(*seat);
        lines.extend(balance(pen, above, chances, marked, (width, height), scale));
    } else {
        lines.push(vec![(0, words.label(Label::Curves).to_string(), muted)]);
        let widest = names.iter().map(|name| pen.columns(name));
        beside = widest.max().unwrap_or(0).clamp(columns(WHOLE) as u16, NAME) + 1;
        let count = findings.curves.len().max(1) as u16;
        let height = (rows / count).clamp(1, width / SLOPE);
        for (n, (seat, chances)) in findings.curves.iter().enumerate() {
            let ink = player_ink(pen, *seat).unwrap_or(plain);
            let mut drawn = lane(pen, chances, marked, (width - beside, height), ink);
            for (x, _, _) in drawn.iter_mut().flatten() {
                *x += beside;
            }
            // On a plate: some of these inks are too dark for letters.
            let has_ink = player_ink(pen, *seat).is_some();
            let plate = if has_ink { pen.theme.pawn(*seat) } else { muted };
            let name = pen.short_name(names.of(*seat), beside - 1).into_owned();
            if let Some(last) = drawn.last_mut() {
                last.push((0, name, plate));
            }
            // All have the scale of the first one. One row has room for the name alone.
            if let ([first, _, ..], 0) = (&mut drawn[..], n) {
                let x = beside.saturating_sub(1 + columns(WHOLE) as u16);
                first.push((x, WHOLE.to_string(), muted));
            }
            lines.extend(drawn);
        }
    }
    lines.push(turns(pen, findings, marked, (beside, width - beside)));
    lines
}

/// The top of a scale.
const WHOLE: &str = "100%";

/// The chances of one of several players, from the bottom: a thin line at least, and never as far
/// as the player's above. In ASCII the last row has their tens of percent.
fn lane(
    pen: &Pen,
    chances: &[f32],
    marked: &[usize],
    (width, height): (u16, u16),
    ink: Style,
) -> Vec<Line> {
    let values = curve::spread(chances, width.into());
    let most = usize::from(height) * curve::STEPS - 1;
    let mut lines = vec![Line::new(); height.into()];
    for (column, value) in values.iter().enumerate() {
        let filled = (value.clamp(0.0, 1.0) * most as f32).round().max(1.0) as usize;
        let mut shown = curve::shown(column, chances.len(), values.len());
        let is_marked = shown.any(|at| marked.contains(&at));
        let style = if is_marked { ink.patch(pen.theme.band()) } else { ink };
        for (row, line) in lines.iter_mut().rev().enumerate() {
            let text = match filled.saturating_sub(row * curve::STEPS).min(curve::STEPS) {
                _ if pen.theme.ascii && row == 0 => {
                    format!("{:.0}", (value * 10.0).clamp(0.0, 9.0).floor())
                }
                0 if is_marked && pen.theme.depth == Depth::Mono => ":".to_string(),
                0 => " ".to_string(),
                steps if pen.theme.ascii => if steps < 4 { " " } else { "#" }.to_string(),
                steps => curve::BLOCKS[steps].to_string(),
            };
            line.push((column as u16, text, style));
        }
    }
    lines
}

/// The ink of one of several players, if there is one for each.
pub fn player_ink(pen: &Pen, seat: Seat) -> Option<Style> {
    let has_inks = pen.theme.depth != Depth::Mono;
    let ink = pen.theme.pawn(seat).bg.filter(|_| has_inks)?;
    Some(pen.theme.on(Ground::Sheet).fg(ink))
}

/// Whether one of two players is the first of them, whose ink is always the same.
pub fn is_first(seat: Seat) -> bool {
    seat == Seat::default()
}

/// The turns below a curve; those that are marked stand out.
fn turns(pen: &Pen, findings: &Findings, marked: &[usize], (x, width): (u16, u16)) -> Line {
    let muted = pen.theme.muted(Ground::Sheet);
    let axis = curve::axis(&findings.turns, width.into(), marked);
    let marks = axis.match_indices(curve::MARK).map(|(at, _)| {
        let mark = axis[at..].split(' ').next().unwrap_or_default();
        (x + at as u16, mark.to_string(), pen.theme.gold(Ground::Sheet))
    });
    let marks: Line = marks.collect();
    [(x, axis, muted)].into_iter().chain(marks).collect()
}

/// The title, and behind it both names in their inks, where there is room.
fn head(pen: &Pen, above: Seat, names: &Names, width: u16, title: String) -> Line {
    let (plain, muted) = (pen.theme.on(Ground::Sheet), pen.theme.muted(Ground::Sheet));
    let named = |seat: Seat| pen.columns(names.of(seat)) + 4;
    let needed: u16 = names.seats().map(named).sum();
    let end = pen.columns(&title);
    let mut line = vec![(0, title, muted)];
    if names.count() > 2 || end + needed > width {
        return line;
    }
    let mut x = width - needed + 2;
    let other = names.seats().find(|seat| *seat != above);
    for seat in [Some(above), other].into_iter().flatten() {
        let is_first = is_first(seat);
        let sign = match pen.theme.bar(is_first) {
            "█" => "■",
            bar => bar,
        };
        line.push((x, sign.to_string(), pen.theme.chance(is_first)));
        line.push((x + 2, names.of(seat).to_string(), plain));
        x += named(seat);
    }
    line
}

/// What lies between even chances and the chances of a player: above the line in the ink of
/// that player, who may be the first one, and below it in the other's. The scale stands beside
/// the top, the line and the bottom.
pub fn balance(
    pen: &Pen,
    above: bool,
    chances: &[f32],
    marked: &[usize],
    (width, height): (u16, u16),
    scale: [String; 3],
) -> Vec<Line> {
    let half = usize::from(height / 2);
    let muted = pen.theme.muted(Ground::Sheet);
    let mut lines = vec![Line::new(); 2 * half];
    for (row, text) in [0, half - 1, 2 * half - 1].into_iter().zip(scale) {
        lines[row] = vec![(0, text, muted)];
    }
    let values = curve::spread(chances, usize::from(width - SCALE));
    for (x, (column, value)) in (SCALE..).zip(values.iter().enumerate()) {
        let far = (value - 0.5).abs() * 2.0 * (half * curve::STEPS) as f32;
        let far = far.round() as usize;
        let mut shown = curve::shown(column, chances.len(), values.len());
        let is_marked = shown.any(|at| marked.contains(&at));
        for row in 0..half {
            let steps = far.saturating_sub(row * curve::STEPS).min(curve::STEPS);
            let y = [half - 1 - row, half + row];
            for (y, is_above) in y.into_iter().zip([true, false]) {
                let cell = Cell {
                    is_above,
                    is_first: above == is_above,
                    is_at_line: row == 0,
                    steps: if is_above == (*value >= 0.5) { steps } else { 0 },
                    is_marked,
                };
                let (text, style) = cell.drawn(pen);
                lines[y].push((x, text.to_string(), style));
            }
        }
    }
    lines
}

/// A cell above or below the line of even chances that is filled by so many steps, counted
/// from that line.
struct Cell {
    is_above: bool,
    /// Whether it is filled with the ink of the first player.
    is_first: bool,
    is_at_line: bool,
    steps: usize,
    is_marked: bool,
}

impl Cell {
    fn drawn(&self, pen: &Pen) -> (&'static str, Style) {
        let theme = pen.theme;
        let ground = if self.is_marked { theme.band() } else { Style::new() };
        let (empty, full) = (theme.muted(Ground::Sheet), theme.chance(self.is_first));
        let is_rough = theme.ascii || (theme.depth == Depth::Mono && !self.is_first);
        let (text, style) = match self.steps {
            0 if self.is_above && self.is_at_line => (theme.glyph(curve::BLOCKS[1], "_"), empty),
            // Without a color of its own, the column of a turn that is marked is dotted.
            0 if self.is_marked && theme.depth == Depth::Mono => (":", empty),
            0 => (" ", empty),
            1..4 if is_rough => (if self.is_above { "." } else { "-" }, full),
            // Signs of their own ink are solid, and still what is copied.
            _ if is_rough => (theme.bar(self.is_first), full.fg.map_or(full, |ink| full.bg(ink))),
            steps if self.is_above => (curve::BLOCKS[steps], full),
            // Blocks grow from the bottom, so here it is the ground that is drawn.
            steps => {
                let reversed = full.patch(ground).add_modifier(Modifier::REVERSED);
                (curve::BLOCKS[curve::STEPS - steps], reversed)
            }
        };
        (text, style.patch(ground))
    }
}
