//! What is chosen, hinted at or told of on the path, and whose turn it is.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::faces::{Tint, draw_face, draw_pawn};
use super::path::{Look, Picture, has_top};
use super::pawns::Pawns;
use crate::rules::Seat;
use crate::rules::pyramids::{Piece, Place};
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

/// Columns from a mark to the pyramid beside it.
const BESIDE: u16 = 2;

impl Picture<'_> {
    /// Draws a pyramid, and what is to be said of it.
    pub fn draw_piece(&self, pen: &mut Pen, piece: Piece, (place, area): (Place, Rect)) {
        let look = self.look(place);
        let tint = match look {
            Look::Falling => Tint::Falling,
            Look::Skipped => Tint::Skipped,
            _ => Tint::Full,
        };
        if look == Look::Chosen && !self.layout.spiral.is_curve() {
            self.lay_ground(pen, (place, area), pen.theme.mark());
        }
        let face = draw_face(pen, piece, tint, area, has_top(&self.layout.spiral, place));
        if self.scene.game.on_path(piece) == 1 {
            let letters = face.intersection(pen.buf.area);
            pen.buf.set_style(letters, Modifier::UNDERLINED);
        }
        let (mark, number) = (pen.theme.mark(), pen.theme.number());
        let at = (place, face);
        match look {
            Look::Chosen => {
                let whole = Rect { y: area.y, height: area.height, ..face };
                self.draw_frame(pen, whole, (["[", "]"], mark));
            }
            Look::Alike => self.draw_mark(pen, at, "=", mark),
            Look::Hint(best) => self.draw_mark(pen, at, &best.to_string(), number),
            Look::Sign(sign) => self.draw_mark(pen, at, sign.mark(), mark),
            Look::Plain | Look::Falling | Look::Skipped => {}
        }
    }

    /// Draws a pyramid that was taken, in the color of whoever took it. The letter of that player
    /// stands below it on a curve, and else only where there are too few colors to tell.
    pub fn draw_gone(
        &self,
        pen: &mut Pen,
        pawns: &Pawns,
        (piece, seat): (Piece, Seat),
        (place, area): (Place, Rect),
    ) {
        let spiral = &self.layout.spiral;
        let owned = Tint::Owned(seat);
        let letter = pawns.letter(seat).to_string();
        if spiral.is_curve() {
            let face = draw_face(pen, piece, owned, area, false);
            return self.draw_mark(pen, (place, face), &letter, pen.theme.pawn(seat));
        }
        if pen.theme.depth.has_palette() {
            draw_face(pen, piece, owned, area, has_top(spiral, place));
            return;
        }
        let is_beside = spiral.is_below_another(place);
        // The letter beside it has a blank, where there is room for it.
        let (x, y) = spiral.at(place);
        let has_room = [y, y + 1].iter().all(|&y| spiral.is_free((x + area.width + 1, y)));
        let shift = u16::from(is_beside && has_room);
        let face = draw_face(pen, piece, owned, Rect { x: area.x + shift, ..area }, false);
        let ground = if spiral.is_in_rows() { Ground::Cloth } else { Ground::Mountain };
        let style = pen.theme.on(ground);
        match is_beside {
            true => pen.text(area.x - 1, area.y, &letter, style),
            false => pen.text(face.x, area.y - 1, &letter, style),
        };
    }

    /// Draws a pawn. That of the player to move has a frame as the pyramid to which it would go,
    /// in an ink of its own: an arrow would seem to tell where the path leads.
    pub fn draw_pawn(
        &self,
        pen: &mut Pen,
        pawns: &Pawns,
        seat: Seat,
        (place, area): (Place, Rect),
    ) {
        let is_to_move = self.scene.acting() == Some(seat);
        let mark = pen.theme.turn_mark();
        if is_to_move && !self.layout.spiral.is_curve() {
            self.lay_ground(pen, (place, area), mark);
        }
        let has_top = has_top(&self.layout.spiral, place);
        let pawn = draw_pawn(pen, &pawns.mark(seat), seat, area, has_top);
        if is_to_move {
            self.draw_frame(pen, pawn, (["(", ")"], mark));
        }
    }

    /// A ground under a face in a lane or a row, as far as nothing else lies there: it has the
    /// row above it to itself for its top; without one, a half of the rows above and below it.
    fn lay_ground(&self, pen: &mut Pen, (place, face): (Place, Rect), mark: Style) {
        let Some(ink) = mark.bg.filter(|_| pen.has_blocks()) else { return };
        let (path, spiral) = (self.layout.path, &self.layout.spiral);
        let is_free = |x: u16, y: u16| {
            let at = x.checked_sub(path.x).zip(y.checked_sub(path.y));
            face.contains((x, y).into()) || at.is_none_or(|at| spiral.is_free(at))
        };
        let half_rows = match has_top(spiral, place) {
            true => 2 * face.y - 2..2 * face.y + 2,
            false => 2 * face.y - 1..2 * face.y + 3,
        };
        for x in face.x - 1..=face.right() {
            for half_row in half_rows.clone() {
                if is_free(x, half_row / 2) {
                    pen.half(x, half_row, ink);
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

    /// A mark on a pyramid: below one on a curve, where nothing else lies; beside one in a lane
    /// that goes up or down; else in the row above it, which is its own.
    fn draw_mark(&self, pen: &mut Pen, (place, face): (Place, Rect), mark: &str, style: Style) {
        let spiral = &self.layout.spiral;
        if spiral.is_curve() {
            // As on a token, so that it is no number of a place.
            let x = face.x + face.width / 2 - 2;
            pen.text(x, face.y + 1, &format!("{mark:^3}"), style);
            return;
        }
        if spiral.is_below_another(place) {
            let x = self.layout.path.x + spiral.at(place).0;
            pen.text(x.saturating_sub(BESIDE), face.y, mark, style);
            return;
        }
        let width = usize::from(face.width);
        pen.text(face.x, face.y - 1, &format!("{mark:^width$}"), style);
    }
}
