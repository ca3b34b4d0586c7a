//! Pyramids and pawns on the path: as letters, or drawn where there is room for that.

use std::sync::OnceLock;

use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Modifier, Style};

use crate::rules::Seat;
use crate::rules::pyramids::{Color, Piece};
use crate::ui::canvas::Pen;
use crate::ui::theme::{Ground, mixed};

/// Columns of the head of a pawn in a row.
const PAWN: u16 = 2;
/// The fewest columns of a pyramid of letters that is told by its shape, too.
pub const SLOPED: u16 = 4;

/// How strong a pyramid is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tint {
    /// As it is.
    Full,
    /// It would be left behind.
    Skipped,
    /// It would fall into the eye.
    Falling,
}

impl Tint {
    /// How many eighths of the path shine through.
    fn eighths(self) -> u8 {
        match self {
            Tint::Full => 0,
            Tint::Skipped => 4,
            Tint::Falling => 6,
        }
    }
}

/// Draws a pyramid into the area of a face, with a top if there is room for it; gives where its
/// letters stand.
pub fn draw_face(pen: &mut Pen, piece: Piece, tint: Tint, area: Rect, has_top: bool) -> Rect {
    let style = match tint {
        Tint::Full => pen.theme.pyramid(piece.color),
        _ => faded(pen, piece.color, tint),
    };
    let text = match tint {
        Tint::Falling => piece.to_string().to_lowercase(),
        _ => piece.to_string(),
    };
    let pips = piece.size.pips();
    if area.height > 1 && pen.has_blocks() {
        return draw_triangle(pen, pips, (&text, style), area);
    }
    let width = pen.columns(&text);
    let face = Rect::new(area.x + (area.width - width) / 2, area.y + area.height / 2, width, 1);
    pen.text(face.x, face.y, &text, style);
    draw_slopes(pen, pips, style, area, has_top);
    face
}

/// Draws what a pyramid of letters has around these, where there are blocks for that.
pub fn draw_slopes(pen: &mut Pen, pips: u8, style: Style, area: Rect, has_top: bool) {
    if !pen.has_blocks() || area.width < SLOPED {
        return;
    }
    let sides = match pips {
        1 => return,
        2 => ["▐", "▌"],
        _ => ["█"; 2],
    };
    pen.block(area.x, area.y, sides[0], style);
    pen.block(area.right() - 1, area.y, sides[1], style);
    if has_top {
        draw_top(pen, pips, style, area);
    }
}

/// Draws the upper step of a pyramid of letters. It is half a row high, so that in a lane that
/// goes up or down it does not touch what lies above it: all lanes have the same pyramids.
pub fn draw_top(pen: &mut Pen, pips: u8, style: Style, area: Rect) {
    let top = if pips > 2 && area.width >= SLOPED { "▗▄▄▖" } else { "▄▄" };
    let columns = pen.columns(top);
    pen.block(area.x + (area.width - columns) / 2, area.y - 1, top, style);
}

/// Draws a cap on a pyramid: its upper step in a lane, and above it on a curve.
pub fn draw_cap(pen: &mut Pen, piece: Piece, style: Style, area: Rect) {
    if area.height == 1 {
        return draw_top(pen, piece.size.pips(), style, area);
    }
    let shape = outline(pen, piece, area);
    let Some(ink) = style.bg else { return };
    let middle = shape.x + shape.width / 2;
    for x in middle - 1..=middle {
        for half_row in 2 * shape.y + 1 - area.height..2 * shape.y {
            pen.half(x, half_row, ink);
        }
    }
}

/// The cells that a pyramid covers, in the area of a face.
pub fn outline(pen: &Pen, piece: Piece, area: Rect) -> Rect {
    if area.height == 1 || !pen.has_blocks() {
        return area;
    }
    let Triangle { width, reach, high, .. } = *Triangle::of(piece.size.pips(), area.height);
    let x = area.x + width / 2 - 1 - reach;
    Rect { x, y: area.bottom() - high, width: 2 * reach + 2, height: high }
}

/// What a pawn covers, in the area of a face: a larger one is as broad as it is high, its letters
/// where those of a pyramid are.
pub fn token(area: Rect) -> Rect {
    match area.height {
        1 => area,
        rows => Rect { x: area.x + rows, width: 2 * rows, ..area },
    }
}

/// A pyramid of which the path shines through.
fn faded(pen: &Pen, color: Color, tint: Tint) -> Style {
    let (style, path) = (pen.theme.pyramid(color), pen.theme.on(Ground::Mountain));
    let [face, ground] = [style, path].map(|it| it.bg.unwrap_or(Ink::Reset));
    match mixed(face, ground, tint.eighths()) {
        // Black stays too dark for dark letters.
        Some(ink) if color == Color::Black => style.bg(ink),
        Some(ink) => path.bg(ink),
        // Where inks cannot be mixed, its letters stand on the path.
        None => path.add_modifier(Modifier::DIM),
    }
}

/// A pyramid seen from the side, the larger the more points it has; its letter and size stand
/// in the middle of its foot.
fn draw_triangle(pen: &mut Pen, pips: u8, (text, style): (&str, Style), area: Rect) -> Rect {
    let path = pen.theme.ground(Ground::Mountain).unwrap_or(Ink::Reset);
    let face = style.bg.unwrap_or(path);
    let ink = |eighths: u8| match eighths {
        0 => path,
        8 => face,
        part => mixed(path, face, part).unwrap_or(if part > 4 { face } else { path }),
    };
    let triangle = Triangle::of(pips, area.height);
    let width = usize::from(triangle.width);
    for (y, halves) in (area.y..area.bottom()).zip(triangle.cover.chunks(2 * width)) {
        let (upper, lower) = halves.split_at(width);
        for (x, (upper, lower)) in (area.x..).zip(upper.iter().zip(lower)) {
            if (*upper, *lower) != (0, 0) {
                pen.halves(x, y, Some(ink(*upper)), Some(ink(*lower)));
            }
        }
    }
    let (x, y) = (area.x + triangle.width / 2 - 1, area.bottom() - 1);
    pen.text(x, y, text, style);
    Rect::new(x - triangle.reach, y, 2 * triangle.reach + 2, 1)
}

/// How a pyramid is drawn.
struct Triangle {
    /// Its columns: a letter and a number stand in its middle, so it reaches half a column
    /// further than its face.
    width: u16,
    /// How far it reaches beyond them at its foot.
    reach: u16,
    /// How many rows it is high.
    high: u16,
    /// How much of each half cell it covers, in eighths.
    cover: Vec<u8>,
}

impl Triangle {
    /// One of the three sizes, on two rows or on three.
    fn of(pips: u8, rows: u16) -> &'static Triangle {
        static DRAWN: OnceLock<[[Triangle; 3]; 2]> = OnceLock::new();
        let drawn =
            DRAWN.get_or_init(|| [2, 3].map(|rows| [1, 2, 3].map(|it| Triangle::new(it, rows))));
        &drawn[usize::from(rows > 2)][usize::from(pips) - 1]
    }

    fn new(pips: u8, rows: u16) -> Triangle {
        let (width, high) = (4 * rows, 2 * rows);
        let scale = f32::from(rows) / 2.0;
        let base = 1.8 * f32::from(pips + 1) * scale;
        let height = f32::from(pips + 1) * scale;
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
        Triangle {
            width,
            reach: (base / 2.0).ceil() as u16 - 1,
            high: (height / 2.0).ceil() as u16,
            cover: places.map(|(x, y)| eighths(x, y)).collect(),
        }
    }
}

/// Draws a pawn into the area of a face, on this ink. In a row its head stands out, and a larger
/// one is round, as no pyramid is.
pub fn draw_pawn(
    pen: &mut Pen,
    (mark, seat): (&str, Seat),
    area: Rect,
    has_top: bool,
    ground: Option<Ink>,
) {
    let style: Style = pen.theme.pawn(seat);
    let ink = style.bg.filter(|_| pen.has_blocks());
    if area.height == 1 {
        let (x, width) = (area.x + (area.width - PAWN) / 2, usize::from(area.width));
        pen.text(area.x, area.y, &format!("{mark:^width$}"), style);
        if let (Some(ink), true) = (ink, has_top) {
            for x in x..x + PAWN {
                pen.half(x, 2 * area.y - 1, ink);
            }
        }
        return;
    }
    let token = token(area);
    if let Some(ink) = ink {
        draw_disc(pen, token, ink, ground.unwrap_or(Ink::Reset));
    }
    let inner = usize::from(token.width) - 2;
    pen.text(token.x + 1, area.y + area.height / 2, &format!("{mark:^inner$}"), style);
}

/// Draws a disc that fills an area, on this ground.
fn draw_disc(pen: &mut Pen, area: Rect, ink: Ink, ground: Ink) {
    let (across, down) = (f32::from(area.width) / 2.0, f32::from(area.height));
    let shade = |x: u16, half_row: u16| {
        let from_middle = |at: u16, middle: f32| (f32::from(at) + 0.5 - middle) / middle;
        let far = from_middle(x, across).powi(4) + from_middle(half_row, down).powi(4);
        match far {
            ..0.6 => Some(ink),
            0.6..0.9 => mixed(ground, ink, 4).or(Some(ink)),
            _ => None,
        }
    };
    for half_row in 0..2 * area.height {
        for x in 0..area.width {
            if let Some(ink) = shade(x, half_row) {
                pen.half(area.x + x, 2 * area.y + half_row, ink);
            }
        }
    }
}
