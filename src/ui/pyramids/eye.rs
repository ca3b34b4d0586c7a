//! The eye: the middle of the path, and what fell into it.

use ratatui::layout::Rect;

use super::layout::Layout;
use crate::app::pyramids::TableScene;
use crate::lessons::Spot;
use crate::rules::pyramids::{Color, PER_GROUP, Piece, Size};
use crate::texts::language::pyramids::Label;
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

/// Columns from one color to the next.
const STEP: u16 = 2;
/// Columns of the path from which on there is room for large heads.
const ROOMY: u16 = 90;

/// Draws the stacks in the eye, three sizes by five colors; behind a path in rows, the sums
/// of the colors.
pub fn draw(pen: &mut Pen, scene: &TableScene, layout: &Layout) {
    if layout.spiral.is_in_rows() {
        return draw_sums(pen, scene, layout);
    }
    let eye = pen.language.pyramids().label(Label::Eye);
    let label = pen.columns(&eye) + 1;
    // Large heads where there is room.
    let (label, step) = match layout.path.width {
        ..ROOMY => (label, STEP),
        _ => (label + 3, 2 * STEP),
    };
    let width = label + step * Color::ALL.len() as u16;
    let area = middle(layout, width, 1 + Size::ALL.len() as u16);
    pen.spot(area, Spot::Eye);
    let plain = pen.theme.on(Ground::Wall);
    let muted = pen.theme.muted(Ground::Wall);
    pen.text(area.x, area.y, &eye, plain);
    for color in Color::ALL {
        let x = area.x + label + step * color.index() as u16;
        let letter = match step {
            STEP => color.letter().to_string(),
            _ => format!(" {} ", color.letter()),
        };
        let at = x - u16::from(step > STEP);
        pen.text(at, area.y, &letter, pen.theme.pyramid(color));
        for (y, size) in (area.y + 1..).zip(Size::ALL) {
            let pips = format!("{} ", size.pips());
            pen.text(area.x + label - 2 - u16::from(step > STEP), y, &pips, muted);
            let (text, style) = match scene.game.eye(Piece { color, size }) {
                0 => (".".to_string(), muted),
                // A group that nobody can score any more.
                n if usize::from(n) == PER_GROUP => (n.to_string(), muted),
                n => (n.to_string(), plain),
            };
            pen.text(x, y, &text, style);
        }
    }
}

fn draw_sums(pen: &mut Pen, scene: &TableScene, layout: &Layout) {
    let path = layout.path;
    let (x, y) = (path.x + 13, path.bottom() - 1);
    let arrow = pen.theme.glyph("▸", ">");
    let text = format!("{arrow} {}", pen.language.pyramids().label(Label::Eye));
    pen.spot(Rect::new(x, y, path.right() - x, 1), Spot::Eye);
    let mut x = pen.text(x, y, &text, pen.theme.plain()) + 1;
    for color in Color::ALL {
        let count = |size: Size| scene.game.eye(Piece { color, size });
        let sum: u8 = Size::ALL.into_iter().map(count).sum();
        // A letter before a number is a pyramid.
        let letter = color.letter().to_string();
        x = pen.text(x, y, &sum.to_string(), pen.theme.plain());
        x = pen.text(x, y, &letter, pen.theme.pyramid(color)) + 1;
    }
}

/// A rectangle in the middle of the path.
fn middle(layout: &Layout, width: u16, height: u16) -> Rect {
    let path = layout.path;
    // By hand where every cell counts.
    let (x, y) = match (path.width, path.height) {
        (47, 18) => (15, 8),
        _ => ((path.width - width) / 2, (path.height - height) / 2),
    };
    Rect::new(path.x + x, path.y + y, width, height)
}
