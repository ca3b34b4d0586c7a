//! What is chosen, hinted at or told of on the path, and whose turn it is.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::faces::{Tint, draw_face, draw_pawn};
use super::path::{Look, Picture};
use super::pawns::Pawns;
use crate::rules::Seat;
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
        if look == Look::Chosen && !self.layout.spiral.is_curve() {
            self.lay_ground(pen, area, pen.theme.mark());
        }
        let face = draw_face(pen, piece, tint, area);
        if self.scene.game.on_path(piece) == 1 {
            let letters = face.intersection(pen.buf.area);
            pen.buf.set_style(letters, Modifier::UNDERLINED);
        }
        let mark = pen.theme.mark();
        match look {
            Look::Chosen => {
                let whole = Rect { y: area.y, height: area.height, ..face };
                self.draw_frame(pen, whole, (["[", "]"], mark));
            }
            Look::Alike => self.draw_mark(pen, (area, face), "=", mark),
            Look::Hint(number) => self.draw_mark(pen, (area, face), &number.to_string(), mark),
            Look::Sign(sign) => self.draw_mark(pen, (area, face), sign.mark(), mark),
            Look::Plain | Look::Falling | Look::Skipped => {}
        }
    }

    /// Draws a pyramid that was taken, and by whom.
    pub fn draw_gone(
        &self,
        pen: &mut Pen,
        pawns: &Pawns,
        (piece, seat): (Piece, Seat),
        area: Rect,
    ) {
        let face = draw_face(pen, piece, Tint::Taken, area);
        let pawn = pen.theme.pawn(seat);
        self.draw_mark(pen, (face, face), &pawns.letter(seat).to_string(), pawn);
    }

    /// Draws a pawn. That of the player to move has a frame as the pyramid to which it would go,
    /// in an ink of its own: an arrow would seem to tell where the path leads.
    pub fn draw_pawn(&self, pen: &mut Pen, pawns: &Pawns, seat: Seat, area: Rect) {
        let is_to_move = self.scene.acting() == Some(seat);
        let mark = pen.theme.turn_mark();
        if is_to_move && !self.layout.spiral.is_curve() {
            self.lay_ground(pen, area, mark);
        }
        let pawn = draw_pawn(pen, pawns, seat, area);
        if is_to_move {
            self.draw_frame(pen, pawn, (["(", ")"], mark));
        }
    }

    /// A ground under a face in a lane or a row, as far as nothing else lies there: it has the
    /// row above it to itself.
    fn lay_ground(&self, pen: &mut Pen, face: Rect, mark: Style) {
        let Some(ink) = mark.bg.filter(|_| pen.has_blocks()) else { return };
        let (path, spiral) = (self.layout.path, &self.layout.spiral);
        let is_free = |x: u16, y: u16| {
            let at = x.checked_sub(path.x).zip(y.checked_sub(path.y));
            face.contains((x, y).into()) || at.is_none_or(|at| spiral.is_free(at))
        };
        for x in face.x - 1..=face.right() {
            for y in face.y - 1..=face.y {
                if is_free(x, y) {
                    pen.halves(x, y, Some(ink), Some(ink));
                }
            }
        }
    }

    /// A frame around a face. Brackets tell it where there are too few colors.
    fn draw_frame(&self, pen: &mut Pen, face: Rect, (sides, style): ([&str; 2], Style)) {
        let (left, right) = (face.x - 1, face.right());
        if let (Some(ink), true) = (style.bg, self.layout.spiral.is_curve() && !pen.theme.ascii) {
            let (top, bottom) = (2 * face.y - 1, 2 * face.bottom());
            let across = (left..=right).flat_map(|x| [(x, top), (x, bottom)]);
            let beside = (top..bottom).flat_map(|half_row| [(left, half_row), (right, half_row)]);
            for (x, half_row) in across.chain(beside) {
                pen.half(x, half_row, ink);
            }
        }
        if !pen.theme.depth.has_palette() || pen.theme.ascii {
            let foot = face.bottom() - 1;
            pen.text(left, foot, sides[0], style);
            pen.text(right, foot, sides[1], style);
        }
    }

    /// A mark on a pyramid: below one on a curve, where nothing else lies; else in the row above
    /// it, which is its own.
    fn draw_mark(&self, pen: &mut Pen, (area, face): (Rect, Rect), mark: &str, style: Style) {
        if self.layout.spiral.is_curve() {
            // As on a token, so that it is no number of a place.
            let x = face.x + face.width / 2 - 2;
            pen.text(x, face.y + 1, &format!("{mark:^3}"), style);
            return;
        }
        let width = usize::from(area.width);
        pen.text(area.x, area.y - 1, &format!("{mark:^width$}"), style);
    }
}
