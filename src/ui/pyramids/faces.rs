//! Pyramids and pawns on the path: as letters, or drawn where there is room for that.

use std::sync::OnceLock;

use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Style};

use super::pawns::Pawns;
use crate::rules::Seat;
use crate::rules::pyramids::{Color, Piece};
use crate::ui::canvas::Pen;
use crate::ui::theme::{Ground, mixed};

/// The fewest columns of a face in which a pyramid can be drawn.
const DRAWN: u16 = 7;

/// Draws a pyramid into the area of a face; gives where its letters stand. One that would
/// fall into the eye fades.
pub fn draw_face(pen: &mut Pen, piece: Piece, is_falling: bool, area: Rect) -> Rect {
    let has_ground = pen.theme.ground(Ground::Mountain).is_some();
    if area.width >= DRAWN && has_ground && !pen.theme.ascii {
        return draw_triangle(pen, piece, is_falling, area);
    }
    let letter = piece.color.letter();
    let pips = usize::from(piece.size.pips());
    let mut text = match area.width {
        ..4 => piece.to_string(),
        _ => format!("{letter}{}", pen.theme.glyph("▴", "^").repeat(pips)),
    };
    let mut style = pen.theme.pyramid(piece.color);
    if is_falling {
        text = text.to_lowercase();
        style = pen.theme.muted(Ground::Mountain);
    }
    let width = pen.columns(&text);
    let face = Rect::new(
        area.x + (area.width - width) / 2,
        area.y + area.height / 2,
        width,
        1,
    );
    pen.text(face.x, face.y, &text, style);
    face
}

/// A pyramid seen from the side, the larger the more points it has; its letter stands in
/// the middle of its foot.
fn draw_triangle(pen: &mut Pen, piece: Piece, is_falling: bool, area: Rect) -> Rect {
    let path = pen.theme.ground(Ground::Mountain).unwrap_or(Ink::Reset);
    let style = pen.theme.pyramid(piece.color);
    let own = style.bg.unwrap_or(Ink::Reset);
    let face = if is_falling {
        mixed(own, path, 5).unwrap_or(path)
    } else {
        own
    };
    // Yellow and black could pass for what lies around them.
    let edge = match piece.color {
        Color::Yellow => pen.theme.muted(Ground::Mountain).fg.unwrap_or(face),
        _ => face,
    };
    let ink = |eighths: u8| match eighths {
        0 => path,
        8 => face,
        part => mixed(path, edge, part).unwrap_or(if part > 4 { face } else { path }),
    };
    let cover = triangle(usize::from(piece.size.pips()) - 1);
    let width = usize::from(area.width);
    for (y, halves) in (area.y..area.bottom()).zip(cover.chunks(2 * width)) {
        let (upper, lower) = halves.split_at(width);
        for (x, (upper, lower)) in (area.x..area.right()).zip(upper.iter().zip(lower)) {
            if (*upper, *lower) != (0, 0) {
                pen.halves(x, y, Some(ink(*upper)), Some(ink(*lower)));
            }
        }
    }
    let letter = Rect::new(area.x + area.width / 2, area.bottom() - 1, 1, 1);
    let (text, style) = if is_falling {
        (piece.color.letter().to_ascii_lowercase(), style.bg(face))
    } else {
        (piece.color.letter(), style)
    };
    pen.text(letter.x, letter.y, &text.to_string(), style);
    let reach = u16::from(piece.size.pips());
    Rect {
        x: letter.x - reach,
        width: 2 * reach + 1,
        ..letter
    }
}

/// How much of each half cell a pyramid of one of the three sizes covers, in eighths, in a
/// face of seven columns and two rows.
fn triangle(size: usize) -> &'static [u8] {
    static COVERS: OnceLock<[Vec<u8>; 3]> = OnceLock::new();
    &COVERS.get_or_init(|| [0, 1, 2].map(cover))[size]
}

fn cover(size: usize) -> Vec<u8> {
    let (width, high) = (DRAWN, 4);
    let base = [3.4, 5.2, 7.0][size];
    let height = [2.0, 3.0, 4.0][size];
    let is_inside = |x: f32, y: f32| {
        let up = (f32::from(high) - y) / height;
        let half = base / 2.0 * (1.0 - (up - 0.25).max(0.0) / 0.9);
        (0.0..=1.0).contains(&up) && (x - f32::from(width) / 2.0).abs() <= half
    };
    let eighths = |x: u16, y: u16| {
        let sample = |n: u16| (f32::from(n) + 0.5) / 4.0;
        let samples = (0..16)
            .filter(|n| is_inside(f32::from(x) + sample(n % 4), f32::from(y) + sample(n / 4)));
        samples.count().div_ceil(2) as u8
    };
    let places = (0..high).flat_map(|y| (0..width).map(move |x| (x, y)));
    places.map(|(x, y)| eighths(x, y)).collect()
}

/// Draws what is left to tell of a pyramid that was taken: by whom, and what it was; one that
/// nobody took has faded.
pub fn draw_gone(pen: &mut Pen, pawns: &Pawns, piece: Piece, taker: Option<Seat>, area: Rect) {
    let Some(seat) = taker else {
        draw_face(pen, piece, true, area);
        return;
    };
    let letter = pawns.letter(seat).to_string();
    let piece_text = match area.width {
        ..4 => piece.color.letter().to_string(),
        _ => piece.to_string(),
    };
    let width = pen.columns(&letter) + pen.columns(&piece_text);
    let (x, y) = (area.x + (area.width - width) / 2, area.y + area.height / 2);
    let x = pen.text(x, y, &letter, pen.theme.pawn(seat));
    pen.text(x, y, &piece_text, pen.theme.pyramid(piece.color));
}

/// Draws a pawn into the area of a face.
pub fn draw_pawn(pen: &mut Pen, pawns: &Pawns, seat: Seat, area: Rect) {
    let style: Style = pen.theme.pawn(seat);
    let middle = area.x + area.width / 2;
    if area.height == 1 {
        pen.text(
            area.x + (area.width - 2) / 2,
            area.y,
            &pawns.mark(seat),
            style,
        );
        return;
    }
    let y = area.y + (area.height - 2) / 2;
    for (y, mark) in [(y, '@'), (y + 1, pawns.letter(seat))] {
        pen.text(middle - 1, y, &format!(" {mark} "), style);
    }
}
