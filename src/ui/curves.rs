//! The chances to win over a game, as curves.

use std::ops::Range;

use ratatui::style::{Modifier, Style};

use super::canvas::Pen;
use super::lines::Line;
use super::stack;
use super::theme::{Depth, Ground};
use crate::fit::curve;
use crate::record::Names;
use crate::rules::Seat;
use crate::texts::language::review::{Findings, Label};

/// Columns between the title and the names.
const BETWEEN: u16 = 3;

/// Columns of the scale beside a curve.
const SCALE: u16 = 6;

/// How far from even a chance is told like one that is farther where there are only whole cells.
const MUCH: f32 = 0.049;

/// Columns for each row of the highest curve: one that is higher seems to go up and down more
/// than the game did.
const SLOPE: u16 = 4;

/// Rows that even a curve of a few values may have.
const LEAST: u16 = 8;

/// Rows of the title and the turns.
pub const FRAME: u16 = 2;

/// The title, the chances of one of two players or the parts of several in so many rows, and the
/// turns below them, with the steps to some values marked.
pub fn curves(
    pen: &Pen,
    findings: &Findings,
    marked: &[usize],
    names: &Names,
    (width, rows): (u16, u16),
) -> Vec<Line> {
    let muted = pen.theme.muted(Ground::Sheet);
    let words = pen.language.review();
    let mut lines = Vec::new();
    let scale = [100, 50, 0].map(|percent| format!("{percent:>3}%"));
    if let [(seat, chances)] = &findings.curves[..] {
        let title = words.curve(names.of(*seat));
        let other = names.seats().find(|it| it != seat).unwrap_or_default();
        let seats = [*seat, other];
        let fills = seats.map(|it| Fill { is_first: is_first(it), ink: ink(pen, findings, it) });
        let named = [0, 1].map(|n| (fills[n], names.of(seats[n])));
        lines.push(head(pen, title, named, width));
        let height = rows.min(highest(chances.len(), width)).max(2);
        lines.extend(balance(pen, fills, chances, marked, (width, height), scale));
    } else {
        lines.push(stack::legend(pen, names, words.label(Label::Curves), width));
        let moments = findings.shares.first().map_or(0, Vec::len);
        let height = rows.min(highest(moments, width)).max(1);
        let size = (width - SCALE, height);
        let mut drawn = stack::stack(pen, &findings.shares, marked, names, size);
        for (x, _, _) in drawn.iter_mut().flatten() {
            *x += SCALE;
        }
        for (row, text) in scale_rows(height).into_iter().zip(scale) {
            drawn[row].insert(0, (0, text, muted));
        }
        lines.extend(drawn);
    }
    lines.push(turns(pen, findings, marked, (SCALE, width - SCALE)));
    lines
}

/// The most rows of a curve of so many values.
fn highest(values: usize, width: u16) -> u16 {
    let broad = curve::columns(values, usize::from(width - SCALE)) as u16;
    (broad / SLOPE).max(LEAST)
}

/// The rows of the top, the middle and the bottom of a scale, as far as there are so many.
fn scale_rows(height: u16) -> Vec<usize> {
    let height = usize::from(height);
    match height {
        0..=2 => vec![0],
        _ => vec![0, (height - 1) / 2, height - 1],
    }
}

/// The ink of one of several players, if there is one for each.
pub fn player_ink(pen: &Pen, seat: Seat) -> Option<Style> {
    let ink = pen.theme.pawn_ink(seat)?;
    Some(pen.theme.on(Ground::Sheet).fg(ink))
}

/// The ink of a player in areas and bars.
pub fn ink(pen: &Pen, findings: &Findings, seat: Seat) -> Style {
    let own = player_ink(pen, seat).filter(|_| findings.has_pawns);
    own.unwrap_or_else(|| pen.theme.chance(is_first(seat)))
}

/// How the name of a player is written where that tells whose something is: that of a pawn on a
/// plate, because some of their inks are too dark for letters.
pub fn name_style(pen: &Pen, findings: &Findings, seat: Seat) -> Style {
    let plate = pen.theme.pawn(seat).remove_modifier(Modifier::REVERSED);
    match player_ink(pen, seat) {
        _ if !findings.has_pawns => pen.theme.chance(is_first(seat)),
        Some(_) => plate,
        None => pen.theme.on(Ground::Sheet),
    }
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
        let from = axis[..at].rfind(' ').map_or(0, |blank| blank + 1);
        // Its turn stands before it or after it.
        let mark = match from < at {
            true => &axis[from..=at],
            false => axis[at..].split(' ').next().unwrap_or_default(),
        };
        (x + from as u16, mark.to_string(), pen.theme.gold(Ground::Sheet))
    });
    let marks: Line = marks.collect();
    [(x, axis, muted)].into_iter().chain(marks).collect()
}

/// The title, and behind it both names in their inks, where there is room: there a game begins,
/// so that hardly a curve is high enough to touch them.
fn head(pen: &Pen, title: String, sides: [(Fill, &str); 2], width: u16) -> Line {
    let (plain, muted) = (pen.theme.on(Ground::Sheet), pen.theme.muted(Ground::Sheet));
    let needed = |name: &str| pen.columns(name) + 4;
    let end = pen.columns(&title);
    let mut line = vec![(0, title, muted)];
    if end + BETWEEN + sides.map(|(_, name)| needed(name)).iter().sum::<u16>() > width + 2 {
        return line;
    }
    let mut x = end + BETWEEN;
    for ((fill, name), is_above) in sides.into_iter().zip([true, false]) {
        let sign = match pen.theme.depth {
            _ if pen.theme.ascii => pen.theme.bar(fill.is_first),
            // Without colors, it is the side of the line that tells them apart.
            Depth::Mono if is_above => "▄",
            Depth::Mono => "▀",
            _ => "■",
        };
        let style = if pen.theme.ascii { solid(fill.ink) } else { fill.ink };
        line.push((x, sign.to_string(), style));
        line.push((x + 2, name.to_string(), plain));
        x += needed(name);
    }
    line
}

/// What is filled for one of two players, above the line of even chances or below it.
#[derive(Clone, Copy)]
pub struct Fill {
    /// Whether that player is the first of them.
    pub is_first: bool,
    pub ink: Style,
}

/// What lies between even chances and the chances of a player: above the line in the ink of
/// that player, and below it in the other's. The scale stands beside the top, the line and the
/// bottom. In ASCII the line has a row of its own.
pub fn balance(
    pen: &Pen,
    fills: [Fill; 2],
    chances: &[f32],
    marked: &[usize],
    (width, height): (u16, u16),
    scale: [String; 3],
) -> Vec<Line> {
    let line = usize::from(pen.theme.ascii && height > 2);
    let half = (usize::from(height) - line) / 2;
    let muted = pen.theme.muted(Ground::Sheet);
    let mut lines = vec![Line::new(); 2 * half + line];
    for (row, text) in [0, half - 1 + line, 2 * half - 1 + line].into_iter().zip(scale) {
        lines[row] = vec![(0, text, muted)];
    }
    let values = curve::spread(chances, usize::from(width - SCALE), marked);
    let steps = marked.iter().map(|&at| curve::step(at, chances.len(), values.len().max(1)));
    let steps: Vec<Range<usize>> = steps.collect();
    for (x, (column, value)) in (SCALE..).zip(values.iter().enumerate()) {
        let far = (value - 0.5).abs() * 2.0 * (half * curve::STEPS) as f32;
        let far = far.round() as usize;
        let is_marked = steps.iter().any(|step| step.contains(&column));
        let is_much = (value - 0.5).abs() >= MUCH;
        if line > 0 {
            lines[half].push((x, "-".to_string(), muted));
        }
        for row in 0..half {
            let steps = far.saturating_sub(row * curve::STEPS).min(curve::STEPS);
            let y = [half - 1 - row, half + line + row];
            for ((y, fill), is_above) in y.into_iter().zip(fills).zip([true, false]) {
                let cell = Cell {
                    is_above,
                    fill,
                    is_at_line: row == 0,
                    has_line: line > 0,
                    steps: if is_above == (*value >= 0.5) { steps } else { 0 },
                    is_much,
                    is_marked,
                };
                let (text, style) = cell.drawn(pen);
                lines[y].push((x, text.to_string(), style));
            }
        }
    }
    lines
}

/// An ink on a ground of the same, if there is one.
fn solid(ink: Style) -> Style {
    ink.fg.map_or(ink, |full| ink.bg(full))
}

/// A cell above or below the line of even chances that is filled by so many steps, counted
/// from that line.
struct Cell {
    is_above: bool,
    /// Whose ink fills it.
    fill: Fill,
    is_at_line: bool,
    /// Whether that line has a row of its own.
    has_line: bool,
    steps: usize,
    /// Whether it shows a part of so much that it is told like more.
    is_much: bool,
    is_marked: bool,
}

impl Cell {
    fn drawn(&self, pen: &Pen) -> (&'static str, Style) {
        let theme = pen.theme;
        let ground = if self.is_marked { theme.band() } else { Style::new() };
        let (empty, full) = (theme.muted(Ground::Sheet), self.fill.ink);
        let is_low = 2 * self.steps < curve::STEPS;
        // Whole cells: half of one would be a dot somewhere above or below the rest.
        let steps = match self.steps {
            steps if !theme.ascii || steps == 0 => steps,
            // Where less than half of one is all there is, it is seen that it is there.
            _ if is_low && self.is_at_line && !self.is_much => {
                return (if self.is_above { "." } else { "'" }, full.patch(ground));
            }
            _ if is_low && !self.is_at_line => 0,
            _ => curve::STEPS,
        };
        let (text, style) = match steps {
            0 if self.is_above && self.is_at_line && !self.has_line => {
                (theme.glyph(curve::BLOCKS[1], "_"), empty)
            }
            // Without a color of its own, the column of a turn that is marked is dotted.
            0 if self.is_marked && theme.depth == Depth::Mono => (":", empty),
            0 => (" ", empty),
            // Signs of their own ink are solid, and still what is copied.
            _ if theme.ascii => return (theme.bar(self.fill.is_first), solid(full)),
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
