//! What is written along the path: where it begins, which way it goes, and the numbers of its
//! places.

use super::path::{Look, Picture};
use super::sand;
use crate::rules::pyramids::{Place, Places};
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

impl Picture<'_> {
    /// Where the path begins and which way it goes, along the places that somebody may still
    /// walk over.
    pub fn draw_way(&self, pen: &mut Pen, under_way: Places) {
        if self.layout.spiral.is_in_rows() {
            return self.draw_row_numbers(pen);
        }
        self.draw_arrows(pen, under_way);
        self.draw_beginning(pen, under_way);
    }

    /// Which way the path goes, wherever it crosses the lines through its middle and there
    /// is a free cell.
    fn draw_arrows(&self, pen: &mut Pen, under_way: Places) {
        let spiral = &self.layout.spiral;
        let ((width, height), (face, rows)) = (spiral.size, spiral.face);
        let middle = |(x, y): (u16, u16)| (2 * x + face > width, 2 * y + rows > height);
        for (one, two) in Place::all().zip(Place::all().skip(1)) {
            let ((ax, ay), (bx, by)) = (spiral.at(one), spiral.at(two));
            // The head of a pawn and a frame need the room.
            let is_taken =
                |place: Place| self.pawn_on(place).is_some() || self.look(place) == Look::Chosen;
            let is_seen = under_way.contains(one) && !is_taken(one) && !is_taken(two);
            if middle((ax, ay)) == middle((bx, by)) || !is_seen {
                continue;
            }
            let is_across = middle((ax, ay)).0 != middle((bx, by)).0;
            // Beside a lane that goes up or down: the tops of pyramids lie in it.
            let aside = if is_across || spiral.is_curve() { 0 } else { face / 2 + 1 };
            let at = ((ax + bx + face) / 2 - aside, (ay + by + rows) / 2);
            let (arrow, ascii) = match (is_across, ax < bx, ay < by) {
                (true, true, _) => ("▸", ">"),
                (true, false, _) => ("◂", "<"),
                (false, _, true) => ("▾", "v"),
                (false, _, false) => ("▴", "^"),
            };
            let (x, y) = (self.layout.path.x + at.0, self.layout.path.y + at.1);
            if spiral.is_free(at) && sand::ground(pen, spiral, at) == Ground::Mountain {
                let style = pen.theme.muted(Ground::Mountain);
                pen.text(x, y, pen.theme.glyph(arrow, ascii), style);
            }
        }
    }

    /// The number of every fifth place, in the wall beside it where that is broad and nothing
    /// else is written.
    pub fn draw_numbers(&self, pen: &mut Pen, under_way: Places) {
        let spiral = &self.layout.spiral;
        let ((face, rows), path) = (spiral.face, self.layout.path);
        if !spiral.is_curve() || self.scene.is_scored {
            return;
        }
        let style = pen.theme.faint(Ground::Wall);
        // An empty place shows its number itself.
        let game = self.scene.game;
        let is_filled = |place: Place| game.piece(place).is_some() || self.pawn_on(place).is_some();
        let numbered = under_way.iter().filter(|place| place.number() % 5 == 0);
        for place in numbered.filter(|&place| is_filled(place)) {
            let (x, y) = spiral.at(place);
            let columns = x.saturating_sub(4)..=x + face + 2;
            let near = columns.flat_map(|column| {
                let rows = y.saturating_sub(2)..=y + rows + 1;
                rows.map(move |row| (column, row))
            });
            let far_from = |place: Place, (column, row): (u16, u16)| {
                let (x, y) = spiral.at(place);
                let across = (2 * column + 2).abs_diff(2 * x + face);
                across + 2 * (2 * row + 1).abs_diff(2 * y + rows)
            };
            let far = |&at: &(u16, u16)| far_from(place, at);
            // Beside another one it would be taken for that one's.
            let is_own =
                |at: &(u16, u16)| spiral.places().all(|other| far_from(other, *at) >= far(at));
            let is_free = |&(x, y): &(u16, u16)| {
                let is_blank = |x: u16| {
                    let cell = pen.buf.cell((path.x + x - 1, path.y + y));
                    cell.is_none_or(|cell| !cell.symbol().contains(char::is_alphanumeric))
                };
                // A number beside the one of a hint would be taken for its digits.
                let is_tag = |x: u16| {
                    let cell = pen.buf.cell(((path.x + x).saturating_sub(3), path.y + y));
                    cell.is_some_and(|cell| Some(cell.bg) == pen.theme.mark().bg)
                };
                // With a blank before and behind it.
                (x..x + 4).all(is_blank)
                    && !(x..x + 8).any(is_tag)
                    && (x..x + 2).all(|x| sand::is_wall(pen, spiral, (x, y)))
                    && !Place::all().any(|place| {
                        let (left, top) = spiral.at(place);
                        let beside = left.saturating_sub(2)..left + face + 1;
                        beside.contains(&x) && (top..top + rows).contains(&y)
                    })
            };
            let mut near: Vec<(u16, u16)> = near.collect();
            near.sort_by_key(far);
            if let Some((x, y)) = near.into_iter().filter(is_own).find(is_free) {
                pen.text(path.x + x, path.y + y, &place.to_string(), style);
            }
        }
    }

    /// Where the path begins.
    fn draw_beginning(&self, pen: &mut Pen, under_way: Places) {
        let spiral = &self.layout.spiral;
        let Some(first) = Place::all().next().filter(|&it| under_way.contains(it)) else {
            return;
        };
        let (x, y) = spiral.at(first);
        // It leads up from there.
        let at = (x + spiral.face.0 / 2, y + spiral.face.1);
        let ground = sand::ground(pen, spiral, at);
        let (arrow, style) = (pen.theme.glyph("▴", "^"), pen.theme.on(ground));
        let path = self.layout.path;
        pen.text(path.x + at.0, path.y + at.1, arrow, style);
    }

    /// The number of the first place of each row.
    fn draw_row_numbers(&self, pen: &mut Pen) {
        let path = self.layout.path;
        let muted = pen.theme.muted(Ground::Cloth);
        for place in Place::all() {
            let (x, y) = self.layout.spiral.at(place);
            if x == 3 {
                let number = format!("{:>2}", place.number());
                pen.text(path.x, path.y + y, &number, muted);
            }
        }
    }
}
