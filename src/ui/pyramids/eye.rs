//! The eye: the middle of the path, and what fell into it.

use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::layout::Layout;
use super::sand;
use crate::lessons::Spot;
use crate::rules::pyramids::{Color, Piece, Size};
use crate::texts::language::pyramids::Label;
use crate::ui::canvas::Pen;

/// Columns of how many of a kind fell, with the gap to the next; and of how many of a color,
/// which may be more than nine.
const STEP: u16 = 3;
const SUM_STEP: u16 = 4;

/// Of so many rows of a curve, it lies one lower, and so many columns further to the left: the
/// end of that is at its right.
const LOWER: u16 = 11;
const ASIDE: u16 = 2;

/// The first column of the eye behind a path in rows.
const BEHIND_ROWS: u16 = 13;

/// Columns of a path from which on there is room for larger heads, and rows of these.
const LARGE: u16 = 60;
const HEADS: u16 = 1;

/// Draws what fell into the eye, three sizes by five colors; behind a path in rows, the sums
/// of the colors.
pub fn draw(pen: &mut Pen, layout: &Layout, fallen: impl Fn(Piece) -> u8) {
    let eye = pen.language.pyramids().label(Label::Eye);
    let fallen = |color: Color, size: Size| fallen(Piece { color, size });
    if layout.spiral.is_in_rows() {
        let path = layout.path;
        let (x, y) = (path.x + BEHIND_ROWS, path.bottom() - 1);
        pen.spot(Rect::new(x, y, path.right() - x, 1), Spot::Eye);
        let text = format!("{} {eye}", pen.theme.glyph("▸", ">"));
        let x = pen.text(x, y, &text, pen.theme.plain()) + 1;
        let sum = |color: Color| Size::ALL.map(|size| fallen(color, size)).iter().sum();
        return draw_row(pen, (x, y), sum);
    }
    let is_large = layout.spiral.size.0 >= LARGE;
    let step = if is_large { SUM_STEP } else { STEP };
    let label = pen.columns(&eye) + 3;
    let width = label + step * Color::ALL.len() as u16 - 1;
    let rows = HEADS + Size::ALL.len() as u16;
    let (path, (x, y)) = (layout.path, layout.spiral.eye);
    let (aside, lower) =
        if layout.spiral.is_curve() { (ASIDE, path.height / LOWER) } else { (0, 0) };
    let (left, top) = (path.x + x - (width - 1) / 2 - aside, path.y + y + lower - rows / 2);
    pen.spot(Rect::new(left, top, width, rows), Spot::Eye);
    let wall = sand::wall(pen);
    let (plain, faint) = (pen.theme.on(wall), pen.theme.faint(wall));
    pen.text(left, top, &eye, plain);
    let x = left + label;
    for (x, color) in (x..).step_by(step.into()).zip(Color::ALL) {
        let letter = color.letter();
        let (x, head) = match is_large {
            true => (x - 1, format!(" {letter} ")),
            false => (x, letter.to_string()),
        };
        pen.text(x, top, &head, pen.theme.pyramid(color));
    }
    for (y, size) in (top + HEADS..).zip(Size::ALL) {
        pen.text(x - 2, y, &size.pips().to_string(), faint);
        for (x, color) in (x..).step_by(step.into()).zip(Color::ALL) {
            match fallen(color, size) {
                0 => pen.text(x, y, ".", faint),
                count => pen.text(x, y, &count.to_string(), plain.add_modifier(Modifier::BOLD)),
            };
        }
    }
}

/// How many of each color: a letter before a number would be a pyramid.
fn draw_row(pen: &mut Pen, (x, y): (u16, u16), count: impl Fn(Color) -> u8) {
    for (x, color) in (x..).step_by(SUM_STEP.into()).zip(Color::ALL) {
        let text = match count(color) {
            0 => " ".to_string(),
            count => count.to_string(),
        };
        let end = pen.text(x, y, &text, pen.theme.plain());
        pen.text(end, y, &color.letter().to_string(), pen.theme.pyramid(color));
    }
}
