//! The eye: the middle of the path, and what fell into it.

use ratatui::layout::Rect;

use super::layout::Layout;
use crate::app::pyramids::TableScene;
use crate::rules::pyramids::{Color, PER_GROUP, Piece, Size};
use crate::texts::language::pyramids::Label;
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

/// Draws the stacks in the eye, three sizes by five colors.
pub fn draw(pen: &mut Pen, scene: &TableScene, layout: &Layout) {
    // A column for each color, with a blank between where there is room.
    let (label, step) = if layout.is_small { (2, 1) } else { (4, 2) };
    let width = label + step * Color::ALL.len() as u16;
    let area = middle(layout, width, 1 + Size::ALL.len() as u16);
    let plain = pen.theme.on(Ground::Field);
    let muted = pen.theme.muted(Ground::Field);
    if !layout.is_small {
        let eye = pen.language.pyramids().label(Label::Eye);
        pen.text(area.x, area.y, &eye, plain);
    }
    for color in Color::ALL {
        let x = area.x + label + step * color.index() as u16;
        let letter = color.letter().to_string();
        pen.text(x, area.y, &letter, pen.theme.pyramid(color));
        for (y, size) in (area.y + 1..).zip(Size::ALL) {
            let pips = format!("{} ", size.pips());
            pen.text(area.x + label - 2, y, &pips, muted);
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

/// A rectangle in the middle of the path.
fn middle(layout: &Layout, width: u16, height: u16) -> Rect {
    let path = layout.path;
    // By hand where every cell counts.
    let (x, y) = match (path.width, path.height) {
        (34, 16) => (11, 7),
        (47, 18) => (16, 8),
        _ => ((path.width - width) / 2, (path.height - height) / 2),
    };
    Rect::new(path.x + x, path.y + y, width, height)
}
