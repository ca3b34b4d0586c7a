//! The eye: the middle of the path, and what fell into it.

use ratatui::layout::Rect;

use super::layout::Layout;
use crate::lessons::Spot;
use crate::rules::pyramids::{Color, Piece, Size};
use crate::texts::language::pyramids::Label;
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

/// Columns of how many of a kind fell, with the gap to the next; and of how many of a color,
/// which may be more than nine.
const STEP: u16 = 3;
const SUM_STEP: u16 = 4;

/// Draws what fell into the eye, three sizes by five colors; behind a path in rows, the sums
/// of the colors.
pub fn draw(pen: &mut Pen, layout: &Layout, fallen: impl Fn(Piece) -> u8) {
    let eye = pen.language.pyramids().label(Label::Eye);
    let fallen = |color: Color, size: Size| fallen(Piece { color, size });
    if layout.spiral.is_in_rows() {
        let path = layout.path;
        let (x, y) = (path.x + 13, path.bottom() - 1);
        pen.spot(Rect::new(x, y, path.right() - x, 1), Spot::Eye);
        let text = format!("{} {eye}", pen.theme.glyph("▸", ">"));
        let x = pen.text(x, y, &text, pen.theme.plain()) + 1;
        let sum = |color: Color| Size::ALL.map(|size| fallen(color, size)).iter().sum();
        return draw_row(pen, (x, y, SUM_STEP), Ground::Cloth, sum);
    }
    let label = pen.columns(&eye) + 3;
    let width = label + STEP * Color::ALL.len() as u16 - 1;
    let rows = Size::ALL.len() as u16;
    let (path, (x, y)) = (layout.path, layout.spiral.eye);
    let area = Rect::new(path.x + x - width / 2, path.y + y - rows / 2, width, rows);
    pen.spot(area, Spot::Eye);
    let (plain, muted) = (pen.theme.on(Ground::Wall), pen.theme.muted(Ground::Wall));
    pen.text(area.x, area.y + rows / 2, &eye, plain);
    for (y, size) in (area.y..).zip(Size::ALL) {
        pen.text(area.x + label - 2, y, &size.pips().to_string(), muted);
        draw_row(pen, (area.x + label, y, STEP), Ground::Wall, |color| fallen(color, size));
    }
}

/// How many of each color: a letter before a number would be a pyramid.
fn draw_row(
    pen: &mut Pen,
    (x, y, step): (u16, u16, u16),
    ground: Ground,
    count: impl Fn(Color) -> u8,
) {
    for (x, color) in (x..).step_by(step.into()).zip(Color::ALL) {
        match count(color) {
            0 => {
                pen.text(x, y, ".", pen.theme.muted(ground));
            }
            count => {
                let end = pen.text(x, y, &count.to_string(), pen.theme.on(ground));
                pen.text(end, y, &color.letter().to_string(), pen.theme.pyramid(color));
            }
        }
    }
}
