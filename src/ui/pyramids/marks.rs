//! What is chosen, hinted at or told of on the path, and whose turn it is.

use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Modifier, Style};

use super::faces::{SLOPED, Tint, draw_cap, draw_face, draw_pawn, outline, token};
use super::path::{Look, Picture, has_top};
use super::pawns::Pawns;
use crate::rules::Seat;
use crate::rules::pyramids::{Piece, Place};
use crate::ui::canvas::Pen;
use crate::ui::theme::{Depth, Ground, Palette};

/// A frame around what lies on a place: a line, and what is between that and the place. One of
/// both stands out from the path, the other from the wall, whatever lies within.
#[derive(Clone, Copy)]
struct Frame {
    /// Without it, what lies there is left.
    line: Option<Ink>,
    within: Ink,
    /// How far from it the line is on a curve, in columns and half rows.
    apart: u16,
}

/// What frames and the tops of pyramids in a lane are drawn with.
const BLOCKS: &str = "▀▄▐▌▗▖▝▘";
/// Columns of the number of a hint.
const TAG: u16 = 2;

impl Picture<'_> {
    /// Draws a pyramid, and what is to be said of it.
    pub fn draw_piece(&self, pen: &mut Pen, piece: Piece, (place, area): (Place, Rect)) {
        let look = self.look(place);
        let tint = match look {
            Look::Falling => Tint::Falling,
            Look::Skipped => Tint::Skipped,
            _ => Tint::Full,
        };
        let is_curve = self.layout.spiral.is_curve();
        let (mark, number) = (pen.theme.mark(), pen.theme.number());
        let within = pen.theme.ground(Ground::Mountain).filter(|_| look == Look::Chosen);
        if let Some(within) = within {
            let frame = Frame { line: mark.bg, within, apart: 1 };
            self.draw_frame(pen, outline(pen, piece, area), frame);
        }
        let face = draw_face(pen, piece, tint, area, has_top(&self.layout.spiral));
        if self.scene.game.on_path(piece) == 1 {
            let letters = Rect { x: label_end(face) - LETTERS, width: LETTERS, ..face };
            pen.buf.set_style(letters.intersection(pen.buf.area), Modifier::UNDERLINED);
        }
        match look {
            Look::Chosen => draw_brackets(pen, face, (["[", "]"], mark)),
            Look::Alike => self.draw_mark(pen, face, "=", mark),
            Look::Sign(sign) => self.draw_mark(pen, face, sign.mark(), mark),
            Look::Plain | Look::Falling | Look::Skipped | Look::Hint(_) => {}
        }
        if let (Some(hint), Look::Chosen | Look::Hint(_)) = (self.hint(place), look) {
            let (tag, spiral) = (format!("#{hint}"), &self.layout.spiral);
            let ((x, y), wide) = (spiral.at(place), spiral.face.0);
            // In a lane that goes up or down, it could be that of the pyramid above it. Towards the
            // middle there is a wall that is broad enough, and no panel.
            let is_sloped = wide >= SLOPED;
            let own = x..x + wide;
            // It touches a pyramid with slopes; else there is the path between both.
            let slope = u16::from(is_sloped && piece.size.pips() == 1);
            let apart = u16::from(!is_sloped);
            let sides =
                [(own.start + slope).checked_sub(TAG + apart), Some(own.end - slope + apart)];
            let [inner, outer] = if x > spiral.size.0 / 2 { [0, 1] } else { [1, 0] };
            let outer = sides[outer].filter(|_| is_sloped);
            let is_free = |at: &u16| {
                (*at..at + TAG).all(|x| own.contains(&x) || spiral.is_free((x, y)))
                    && !is_curve
                    && look != Look::Chosen
            };
            if let Some(x) = [sides[inner], outer].into_iter().flatten().find(is_free) {
                pen.text(self.layout.path.x + x, face.y, &tag, number);
            } else if is_curve && !pen.has_blocks() {
                self.draw_mark(pen, face, &tag, number);
            } else {
                // As its lid, or below it in a lower lane: that row is its own, or the wall's.
                let shape = outline(pen, piece, area);
                let is_lower = !is_curve && !spiral.is_in_rows() && y > spiral.size.1 / 2;
                let y = if is_lower { shape.bottom() } else { shape.y - 1 };
                let width = if is_curve { TAG + 2 } else { shape.width };
                let x = shape.x + shape.width / 2 - width / 2;
                let width = usize::from(width);
                pen.text(x, y, &format!("{tag:^width$}"), number);
            }
        }
    }

    /// Draws a pyramid that was taken, with a cap in the color of whoever took it; where there are
    /// too few colors for that, right after its letters the one of that player, in lower case: `B`
    /// and `G` are colors, too.
    pub fn draw_gone(
        &self,
        pen: &mut Pen,
        pawns: &Pawns,
        (piece, seat): (Piece, Seat),
        area: Rect,
    ) {
        let owner = pen.theme.pawn(seat);
        let face = draw_face(pen, piece, Tint::Full, area, has_top(&self.layout.spiral));
        if pen.has_blocks() && pen.theme.depth.has_palette() {
            return draw_cap(pen, piece, owner, area);
        }
        let is_mono = pen.theme.depth == Depth::Mono;
        let style = match area.width >= SLOPED && !is_mono {
            true => owner,
            // Between two small pyramids, it is all there is of the path.
            false => pen.theme.on(Ground::Mountain),
        };
        // As loud as a pyramid, it would be one.
        let style = if is_mono { style.add_modifier(Modifier::DIM) } else { style };
        let letter: String = pawns.letter(seat).to_lowercase().take(1).collect();
        pen.text(label_end(face), face.y, &letter, style);
    }

    /// Draws a pawn. That of the player to move has a frame as the pyramid to which it would go,
    /// in an ink of its own: an arrow would seem to tell where the path leads. Once a pyramid is
    /// chosen, its frame is the one to be seen.
    pub fn draw_pawn(&self, pen: &mut Pen, pawns: &Pawns, seat: Seat, area: Rect) {
        let is_to_move = self.scene.acting() == Some(seat);
        let mark = pen.theme.turn_mark();
        // Brackets are enough where there are too few colors for a frame.
        let is_framed = is_to_move && pen.theme.depth.has_palette();
        let path = pen.theme.on(Ground::Mountain);
        // On paper, some pawns are dark. Without the line, a pale ring would be lost on the path.
        let is_pale = pen.theme.palette == Palette::Light && !self.has_choice();
        let within = if is_pale { path.bg } else { path.fg };
        let within = within.filter(|_| is_framed);
        if let Some(within) = within {
            let line = mark.bg.filter(|_| !self.has_choice());
            self.draw_frame(pen, token(area), Frame { line, within, apart: 2 });
        }
        let ground = within.or(pen.theme.ground(Ground::Mountain));
        draw_pawn(pen, (&pawns.mark(seat), seat), area, has_top(&self.layout.spiral), ground);
        // They would run into those of a pyramid that is chosen beside it.
        if is_to_move && !self.has_choice() {
            draw_brackets(pen, token(area), (["(", ")"], mark));
        }
    }

    /// The cells that frames and what stands on them take, and those beside them.
    pub fn framed(&self, pen: &Pen) -> Vec<Rect> {
        let around = |place: Place| {
            let area = self.area(place);
            let (face, apart) = match (self.look(place), self.scene.game.piece(place)) {
                (Look::Chosen | Look::Hint(_), Some(piece)) => (outline(pen, piece, area), 1),
                _ if self.is_mover_on(place) => (token(area), 2),
                // A cap, at the end.
                _ if self.scene.is_scored => return Some(Rect { y: area.y - 1, ..area }),
                _ => return None,
            };
            // A number beside a frame would seem to be that of what it frames.
            let (x, y) = (face.x.saturating_sub(apart + 1), face.y - 1);
            Some(Rect::new(x, y, face.width + 2 * apart + 2, face.height + 2))
        };
        Place::all().filter_map(around).collect()
    }

    /// Draws a frame around a face, under what lies there: in a lane or a row half a column and
    /// half a row of each of its parts, on a curve a whole column of each.
    fn draw_frame(&self, pen: &mut Pen, face: Rect, frame: Frame) {
        if !pen.has_blocks() {
            return;
        }
        let Frame { line, within, apart } = frame;
        if !self.layout.spiral.is_curve() {
            return self.draw_thin_frame(pen, face, frame);
        }
        let columns = (face.x.saturating_sub(apart), face.right() + apart - 1);
        let half_rows = (2 * face.y - apart, 2 * face.bottom() + apart - 1);
        for x in columns.0..=columns.1 {
            for half_row in half_rows.0..=half_rows.1 {
                let is_line = [columns.0, columns.1].contains(&x)
                    || [half_rows.0, half_rows.1].contains(&half_row);
                let ink = if is_line { line } else { Some(within) };
                ink.into_iter().for_each(|ink| pen.half(x, half_row, ink));
            }
        }
    }

    /// The same in the cells around the face, as far as nothing is written there. With few colors,
    /// brackets have to do.
    fn draw_thin_frame(&self, pen: &mut Pen, face: Rect, Frame { line, within, .. }: Frame) {
        if !pen.theme.depth.has_palette() {
            return;
        }
        let (path, spiral) = (self.layout.path, &self.layout.spiral);
        let (left, right, top, bottom) = (face.x - 1, face.right(), face.y - 1, face.bottom());
        for (y, inner) in
            [(top, ["▗", "▄", "▖"]), (face.y, ["▐", " ", "▌"]), (bottom, ["▝", "▀", "▘"])]
        {
            for x in left..=right {
                let at = x.checked_sub(path.x).zip(y.checked_sub(path.y));
                let is_free = at.is_none_or(|at| spiral.is_free(at));
                let Some(cell) = pen.buf.cell_mut((x, y)).filter(|_| is_free) else { continue };
                // The half that is left as it is. The top of a pyramid below gives way.
                let beneath = match (cell.symbol(), y == top) {
                    ("▀", true) | ("▄", false) => cell.fg,
                    (symbol, _) if symbol == " " || BLOCKS.contains(symbol) => cell.bg,
                    _ => continue,
                };
                let symbol = match x {
                    _ if x == left => inner[0],
                    _ if x == right => inner[2],
                    _ => inner[1],
                };
                cell.set_symbol(symbol).set_fg(within).set_bg(line.unwrap_or(beneath));
            }
        }
    }

    /// A mark on a pyramid, right after its letters.
    fn draw_mark(&self, pen: &mut Pen, face: Rect, mark: &str, style: Style) {
        let x = label_end(face);
        // Above them, if that cell has a bracket of what is chosen.
        match is_bracket(pen, (x, face.y)) {
            true => pen.text(face.x, face.y - 1, mark, style),
            false => pen.text(x, face.y, mark, style),
        };
    }
}

/// The columns of those letters, and the column after them, in the middle of a face.
const LETTERS: u16 = 2;
fn label_end(face: Rect) -> u16 {
    face.x + face.width / 2 + 1
}

/// Brackets around a face tell where there are too few colors for a frame.
fn draw_brackets(pen: &mut Pen, face: Rect, (sides, style): ([&str; 2], Style)) {
    if !pen.theme.depth.has_palette() || pen.theme.ascii {
        let foot = face.bottom() - 1;
        pen.text(face.x - 1, foot, sides[0], style);
        pen.text(face.right(), foot, sides[1], style);
    }
}

fn is_bracket(pen: &Pen, at: (u16, u16)) -> bool {
    pen.buf.cell(at).is_some_and(|cell| matches!(cell.symbol(), "[" | "]"))
}
