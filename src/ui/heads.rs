//! How the players of past games stand with each other.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::canvas::{Pen, below};
use super::theme::Ground;
use crate::app::Extent;
use crate::fit::curve;
use crate::past::HeadToHead;
use crate::rules::Kind;
use crate::texts::language::past::Label;

/// Most games whose points are shown as bars.
const BARS: usize = 24;
/// The most columns of a name before them.
const NAME: u16 = 14;
/// How high the highest bar is, so that it does not touch what stands above.
const HIGHEST: f32 = 0.875;

/// A line: texts, and where they begin.
type Line = Vec<(u16, String, Style)>;

/// Draws it on a screen of its own, from a line on; gives how it fits.
pub fn draw_page(pen: &mut Pen, heads: Option<&HeadToHead>, area: Rect, scroll: usize) -> Extent {
    let lines = blocks(pen, heads, area.width).join(&Line::new());
    let height = usize::from(below(area, area.y + 2).height);
    let limit = lines.len().saturating_sub(height);
    let from = scroll.min(limit);
    let until = (from + height).min(lines.len());
    if limit > 0 {
        let place = pen.language.house().lines(until, lines.len());
        let x = area.right().saturating_sub(pen.columns(&place));
        let muted = pen.theme.muted(Ground::Sheet);
        pen.text(x, area.y, &place, muted);
    }
    draw_lines(pen, &lines[from..until], area);
    Extent {
        height,
        limit,
        ..Extent::default()
    }
}

/// Draws it beside the list, as far as whole parts of it fit.
pub fn draw_panel(pen: &mut Pen, heads: Option<&HeadToHead>, area: Rect) {
    let mut blocks = blocks(pen, heads, area.width);
    let height = usize::from(below(area, area.y + 2).height);
    let mut rows = 0;
    let fitting = { blocks.iter() }.take_while(|block| {
        rows += block.len() + 1;
        rows <= height + 1
    });
    let fitting = fitting.count().max(1);
    blocks.truncate(fitting);
    draw_lines(pen, &blocks.join(&Line::new()), area);
}

fn draw_lines(pen: &mut Pen, lines: &[Line], area: Rect) {
    let heading = pen.theme.bracket(Ground::Sheet);
    let title = pen.language.past().label(Label::Heads);
    pen.text(area.x, area.y, title, heading);
    for (y, line) in (area.y + 2..area.bottom()).zip(lines) {
        for (x, text, style) in line {
            pen.text(area.x + x, y, text, *style);
        }
    }
}

/// What there is to tell: the games in words, then the points in each game as bars.
fn blocks(pen: &Pen, heads: Option<&HeadToHead>, width: u16) -> Vec<Vec<Line>> {
    let Some(heads) = heads else {
        return Vec::new();
    };
    let bars = Kind::ALL.map(|kind| bars(pen, heads, kind, width));
    let words = vec![words(pen, heads, width)];
    words
        .into_iter()
        .chain(bars.into_iter().flatten())
        .collect()
}

fn words(pen: &Pen, heads: &HeadToHead, width: u16) -> Vec<Line> {
    let (plain, muted) = (pen.theme.on(Ground::Sheet), pen.theme.muted(Ground::Sheet));
    let mut lines = Vec::new();
    for (n, line) in pen.language.head_to_head(heads).lines().enumerate() {
        let told = line.trim_start();
        let indent = (line.len() - told.len()) as u16;
        let style = if n == 0 { plain } else { muted };
        let parts = pen.wrap(told, width.saturating_sub(indent));
        lines.extend(parts.into_iter().map(|part| vec![(indent, part, style)]));
    }
    lines
}

/// The points of each side in one game over time, the latest at the right.
fn bars(pen: &Pen, heads: &HeadToHead, kind: Kind, width: u16) -> Option<Vec<Line>> {
    let sides = || heads.party().sides();
    let points: Vec<Vec<u16>> = sides()
        .map(|side| heads.points(kind, side).collect())
        .collect();
    let most = points.iter().flatten().copied().max();
    let most = f32::from(most.filter(|&most| most > 0)?);
    let (plain, muted) = (pen.theme.on(Ground::Sheet), pen.theme.muted(Ground::Sheet));
    let words = pen.language.past();
    let names: Vec<&str> = sides()
        .map(|side| words.side(heads.party(), side))
        .collect();
    let widest = names.iter().map(|name| pen.columns(name)).max();
    let label = widest.unwrap_or(0).min(NAME);
    let room = usize::from(width.saturating_sub(label + 2));
    let side = |(name, points): (&&str, &Vec<u16>)| {
        let shown = &points[points.len().saturating_sub(BARS)..];
        let shares = shown.iter().map(|&it| HIGHEST * f32::from(it) / most);
        let shares: Vec<f32> = shares.collect();
        let bars = curve::rows(&shares, room, 1, pen.theme.ascii).concat();
        let name = pen.short_name(name, label).into_owned();
        vec![(0, name, muted), (label + 2, bars, plain)]
    };
    let mut lines: Vec<Line> = pen
        .wrap(&words.points_over_time(kind), width)
        .into_iter()
        .map(|title| vec![(0, title, muted)])
        .collect();
    lines.extend(names.iter().zip(&points).map(side));
    Some(lines)
}
