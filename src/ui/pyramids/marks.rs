//! What is chosen, hinted at or told of on the path, and whose turn it is.

use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::faces::{Tint, draw_face};
use super::path::{Look, Picture};
use crate::rules::pyramids::Piece;
use crate::ui::canvas::Pen;

impl Picture<'_> {
    /// Draws a pyramid, and what is to be said of it.
    pub fn draw_piece(&self, pen: &mut Pen, piece: Piece, look: Look, area: Rect) {
        let tint = match look {
            Look::Falling => Tint::Falling,
            Look::Skipped => Tint::Skipped,
            _ => Tint::Full,
        };
        let face = draw_face(pen, piece, tint, area);
        if self.scene.game.on_path(piece) == 1 {
            let letters = face.intersection(pen.buf.area);
            pen.buf.set_style(letters, Modifier::UNDERLINED);
        }
        match look {
            Look::Chosen => {
                let whole = Rect { y: area.y, height: area.height, ..face };
                self.draw_frame(pen, whole, 0, ["[", "]"]);
            }
            Look::Alike => self.draw_mark(pen, face, "="),
            Look::Hint(number) => self.draw_mark(pen, face, &number.to_string()),
            Look::Sign(sign) => self.draw_mark(pen, face, sign.mark()),
            Look::Plain | Look::Falling | Look::Skipped => {}
        }
    }

    /// Marks the pawn of the player to move as the pyramid to which it would go: an arrow would
    /// seem to tell where the path leads.
    pub fn mark_turn(&self, pen: &mut Pen, pawn: Rect) {
        let head = u16::from(pawn.height == 1);
        self.draw_frame(pen, pawn, head, ["(", ")"]);
    }

    /// A frame around a face that reaches so many half rows further up: it takes what is free
    /// around it. Brackets tell it where there are too few colors.
    fn draw_frame(&self, pen: &mut Pen, face: Rect, up: u16, sides: [&str; 2]) {
        let style = pen.theme.mark();
        let (path, spiral) = (self.layout.path, &self.layout.spiral);
        // What is drawn with slopes leaves room at its sides.
        let is_free = |x: u16, y: u16| {
            let at = x.checked_sub(path.x).zip(y.checked_sub(path.y));
            spiral.is_curve() || at.is_none_or(|at| spiral.is_free(at))
        };
        let (left, right) = (face.x - 1, face.right());
        if let (Some(ink), false) = (style.bg, pen.theme.ascii) {
            let (top, bottom) = (2 * face.y - up - 1, 2 * face.bottom());
            let across = (left..=right).flat_map(|x| [(x, top), (x, bottom)]);
            let beside = (top..bottom).flat_map(|half_row| [(left, half_row), (right, half_row)]);
            for (x, half_row) in
                across.chain(beside).filter(|&(x, half_row)| is_free(x, half_row / 2))
            {
                pen.half(x, half_row, ink);
            }
        }
        if !pen.theme.depth.has_palette() || pen.theme.ascii {
            let foot = face.bottom() - 1;
            pen.text(left, foot, sides[0], style);
            pen.text(right, foot, sides[1], style);
        }
    }

    /// A mark on a pyramid, below it, where nothing else lies.
    fn draw_mark(&self, pen: &mut Pen, face: Rect, mark: &str) {
        let style = pen.theme.mark();
        let path = self.layout.path;
        if self.layout.spiral.is_curve() {
            // As on a token, so that it is no number of a place.
            let x = face.x + face.width / 2 - 2;
            pen.text(x, face.y + 1, &format!("{mark:^3}"), style);
            return;
        }
        // Not right behind the next pyramid, where that lies around a corner.
        let width = usize::from(face.width);
        let beside = (face.x - path.x, face.y + 1 - path.y);
        let text = match beside.0 > 0 && !self.layout.spiral.is_free((beside.0 - 1, beside.1)) {
            true => format!("{mark:>width$}"),
            false => format!("{mark:^width$}"),
        };
        pen.text(face.x, face.y + 1, &text, style);
    }
}
