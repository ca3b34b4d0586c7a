//! The chances of several players as areas on top of each other.

use ratatui::style::{Modifier, Style};

use super::canvas::Pen;
use super::curves::player_ink;
use super::lines::Line;
use super::pyramids::Pawns;
use super::theme::Ground;
use crate::fit::curve::{self, STEPS};
use crate::record::Names;
use crate::rules::Seat;

/// The fewest columns of a name beside others, and those of one where others can be closer.
const NAME: u16 = 4;
const SHORT: u16 = 8;
/// Columns of a sign, between two names, and before all of them.
const SIGN: u16 = 1;
const APART: u16 = 2;
const BETWEEN: u16 = 3;
/// Columns from one letter in an area without a color to the next.
const LETTERS: usize = 6;

/// What all players have of the whole, the first one on top, in so many columns and rows, with the
/// steps that are marked.
pub fn stack(
    pen: &Pen,
    shares: &[Vec<f32>],
    marked: &[usize],
    names: &Names,
    (width, height): (u16, u16),
) -> Vec<Line> {
    let moments = shares.first().map_or(0, Vec::len);
    let far = |one: usize, other: usize| -> f32 {
        shares.iter().map(|it| (it[one] - it[other]).abs()).sum()
    };
    let picked = curve::picked(moments, width.into(), marked, far);
    let pawns = Pawns::of(pen, names);
    let mut lines = vec![Line::new(); height.into()];
    for (column, &moment) in picked.iter().enumerate() {
        let tops = tops(shares, moment, height);
        for (row, line) in lines.iter_mut().rev().enumerate() {
            let has_letter = (column + 1) % LETTERS == 0;
            let (text, style) = cell(pen, &pawns, &areas(&tops, row * STEPS), has_letter);
            line.push((column as u16, text, style));
        }
    }
    lines
}

/// Up to where the area of each player goes, counted from the bottom: the last one's first.
fn tops(shares: &[Vec<f32>], moment: usize, height: u16) -> Vec<(Seat, usize)> {
    let full = f32::from(height) * STEPS as f32;
    let seats: Vec<Seat> = Seat::all(shares.len()).collect();
    let mut sum = 0.0;
    let mut top = |(&seat, share): (&Seat, &Vec<f32>)| {
        sum += share[moment];
        (seat, (sum * full).round() as usize)
    };
    seats.iter().zip(shares).rev().map(&mut top).collect()
}

/// The two players who have most of a cell from a step on, the lower one first, and how much of it.
fn areas(tops: &[(Seat, usize)], from: usize) -> Vec<(Seat, usize)> {
    let mut below = 0;
    let mut areas = Vec::new();
    for &(seat, top) in tops {
        let steps = top.min(from + STEPS).saturating_sub(below.max(from));
        below = below.max(top);
        areas.extend((steps > 0).then_some((seat, steps)));
    }
    while areas.len() > 2 {
        let least = areas.iter().map(|&(_, steps)| steps).min();
        let at = areas.iter().position(|&(_, steps)| Some(steps) == least).unwrap_or(0);
        areas.remove(at);
    }
    areas
}

/// A cell with these areas. Its text is their player's letter where there are no blocks. Where there
/// are no colors, some cells have it, and all of them a texture that sets an area apart from the next.
fn cell(pen: &Pen, pawns: &Pawns, areas: &[(Seat, usize)], has_letter: bool) -> (String, Style) {
    let ink = |seat: Seat| player_ink(pen, seat).and_then(|ink| ink.fg);
    let most = areas.iter().max_by_key(|(_, steps)| *steps);
    let letter = most.map_or(' ', |&(seat, _)| pawns.letter(seat));
    let solid = |seat: Seat| ink(seat).map(|ink| Style::new().fg(ink).bg(ink));
    match (most.map(|&(seat, _)| (seat, solid(seat))), areas) {
        (Some((_, Some(style))), _) if pen.theme.ascii => (letter.to_string(), style),
        (Some((_, Some(style))), [_]) => (curve::BLOCKS[STEPS].to_string(), style),
        (Some((_, Some(_))), &[(lower, steps), (upper, rest)]) => {
            let steps = (steps * STEPS + (steps + rest) / 2) / (steps + rest);
            let style = ink(upper).map_or(Style::new(), |ink| Style::new().bg(ink));
            let style = ink(lower).map_or(style, |ink| style.fg(ink));
            (curve::BLOCKS[steps].to_string(), style)
        }
        (Some((seat, None)), _) => {
            let (texture, style) = texture(pen, seat);
            (if has_letter { letter } else { texture }.to_string(), style)
        }
        _ => (letter.to_string(), pen.theme.on(Ground::Sheet)),
    }
}

/// What the area of a player is made of without colors.
fn texture(pen: &Pen, seat: Seat) -> (char, Style) {
    let plain = pen.theme.on(Ground::Sheet);
    match seat.index() % 3 {
        0 => (' ', plain.add_modifier(Modifier::REVERSED)),
        1 if pen.theme.ascii => (':', plain),
        1 => ('░', plain),
        _ => (' ', plain),
    }
}

/// The names of several players with their signs in a row, behind a title where there is room for
/// both: squares in their inks, or the letters that areas are made of.
pub fn legend(pen: &Pen, names: &Names, title: &str, width: u16) -> Line {
    let behind = pen.columns(title) + BETWEEN;
    let has_squares = !pen.theme.ascii && player_ink(pen, Seat::default()).is_some();
    let loose = (behind, SIGN + 1, APART);
    let tight = (behind, SIGN, APART - 1);
    let alone = (0, SIGN + 1, APART);
    // A letter close to a name would be read as a part of it.
    let ways = [Some(loose), Some(tight).filter(|_| has_squares), Some(alone)];
    let longest = names.iter().map(|name| pen.columns(name)).max().unwrap_or(0).max(NAME);
    let mut fitting = ways.into_iter().flatten().flat_map(|way| {
        let shortest = if way == loose { longest.min(SHORT) } else { NAME };
        (shortest..=longest).rev().map(move |most| (way, most))
    });
    let named = |most: u16| names.iter().map(move |name| pen.short_name(name, most));
    let ((from, sign, apart), most) = fitting
        .find(|&((from, sign, apart), most)| {
            let needed: u16 = named(most).map(|it| sign + pen.columns(&it) + apart).sum();
            from + needed <= width + apart
        })
        .unwrap_or((alone, NAME));
    let (pawns, plain) = (Pawns::of(pen, names), pen.theme.on(Ground::Sheet));
    let mut line = Line::new();
    if from > 0 {
        line.push((0, title.to_string(), pen.theme.muted(Ground::Sheet)));
    }
    let mut x = from;
    for (seat, name) in names.seats().zip(named(most)) {
        let ink = player_ink(pen, seat).unwrap_or(plain);
        let letter = if has_squares { '■' } else { pawns.letter(seat) };
        line.push((x, letter.to_string(), ink));
        line.push((x + sign, name.to_string(), plain));
        x += sign + pen.columns(&name) + apart;
    }
    line
}
