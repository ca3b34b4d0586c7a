//! What is written along the path: where it begins, which way it goes, and the numbers of its
//! places.

use ratatui::layout::{Position, Rect};

use super::path::{Look, Picture};
use super::sand;
use super::spiral::COLUMN;
use crate::rules::pyramids::{Place, Places};
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

impl Picture<'_> {
    /// Where the path begins, or the numbers of its rows.
    pub fn draw_way(&self, pen: &mut Pen, under_way: Places) {
        match self.layout.spiral.is_in_rows() {
            true => self.draw_row_numbers(pen),
            false => self.draw_beginning(pen, under_way),
        }
    }

    /// Which way the path goes: once on each of its sides along the places that somebody may
    /// still walk over, near the middle of that side, if some cell there is free of all else and of
    /// frames.
    pub fn draw_arrows(&self, pen: &mut Pen, under_way: Places, framed: &[Rect]) {
        let spiral = &self.layout.spiral;
        // At the end, nobody goes on.
        if spiral.is_in_rows() || self.scene.is_scored {
            return;
        }
        let pairs: Vec<(Place, Place)> = Place::all().zip(Place::all().skip(1)).collect();
        let arrow = |&(one, two): &(Place, Place)| heading(spiral.at(one), spiral.at(two));
        for side in pairs.chunk_by(|pair, next| arrow(pair) == arrow(next)) {
            let mut cells: Vec<(usize, (u16, u16))> = Vec::new();
            for (n, &(one, two)) in side.iter().enumerate() {
                if under_way.contains(one) {
                    let far = (2 * n + 1).abs_diff(side.len());
                    cells.extend(self.between(one, two, pen.has_blocks()).map(|at| (far, at)));
                }
            }
            cells.sort();
            let mut cells = cells.into_iter().map(|(_, at)| at);
            let free = cells.find(|&at| !self.is_framed(framed, at) && self.is_free(pen, at));
            if let (Some((x, y)), Some((fancy, ascii))) = (free, side.first().map(arrow)) {
                let style = pen.theme.muted(Ground::Mountain);
                let (x, y) = (self.layout.path.x + x, self.layout.path.y + y);
                pen.text(x, y, pen.theme.glyph(fancy, ascii), style);
            }
        }
    }

    /// The cells between two places, the best first: in a lane that goes across, also the one
    /// between their tops, if the lane is drawn as broad as that.
    fn between(
        &self,
        one: Place,
        two: Place,
        has_blocks: bool,
    ) -> impl Iterator<Item = (u16, u16)> {
        let spiral = &self.layout.spiral;
        let ((ax, ay), (bx, by), (face, rows)) = (spiral.at(one), spiral.at(two), spiral.face);
        let at = ((ax + bx + face) / 2, (ay + by + rows) / 2);
        let above = (at.0, at.1.saturating_sub(1));
        // There, letters tell who took what in the end.
        let has_above = !spiral.is_curve() && ay == by && !self.scene.is_scored && has_blocks;
        let above = has_above.then_some(above);
        std::iter::once(at).chain(above)
    }

    /// Whether a frame takes a cell.
    fn is_framed(&self, framed: &[Rect], (x, y): (u16, u16)) -> bool {
        let at = Position::new(self.layout.path.x + x, self.layout.path.y + y);
        framed.iter().any(|frame| frame.contains(at))
    }

    /// Whether nothing but the path lies in a cell and beside it.
    fn is_free(&self, pen: &mut Pen, (x, y): (u16, u16)) -> bool {
        (x.saturating_sub(1)..=x + 1).all(|x| {
            let is_covered = Place::all().any(|place| self.covers(place, (x, y)));
            !is_covered && sand::is_path(pen, &self.layout.spiral, (x, y))
        })
    }

    /// Whether a place covers a cell, with the top of what stands there or a frame.
    fn covers(&self, place: Place, (x, y): (u16, u16)) -> bool {
        let spiral = &self.layout.spiral;
        let ((left, top), (face, rows)) = (spiral.at(place), spiral.face);
        let within = |beside: u16, above: u16| {
            let columns = left.saturating_sub(beside)..left + face + beside;
            let rows = top.saturating_sub(above)..top + rows + beside;
            columns.contains(&x) && rows.contains(&y)
        };
        if !within(1, 1) {
            return false;
        }
        let look = self.look(place);
        let is_framed = look == Look::Chosen || self.pawn_on(place).is_some();
        let is_large = self.scene.game.piece(place).is_some_and(|it| it.size.pips() > 1);
        // In the end, letters stand there.
        let is_tall = is_framed || is_large || look != Look::Plain || self.scene.is_scored;
        within(is_framed.into(), u16::from(is_tall && !spiral.is_curve()))
    }

    /// The number of every tenth place, on a curve of every fifth, in the wall beside it where
    /// nothing else is near.
    pub fn draw_numbers(&self, pen: &mut Pen, under_way: Places, framed: &[Rect]) {
        let spiral = &self.layout.spiral;
        let ((face, rows), path) = (spiral.face, self.layout.path);
        if spiral.is_in_rows() {
            return;
        }
        let style = pen.theme.faint(sand::wall(pen));
        let step = if spiral.is_curve() { 5 } else { 10 };
        // An empty place shows its number itself.
        let game = self.scene.game;
        let is_filled = |place: Place| game.piece(place).is_some() || self.pawn_on(place).is_some();
        let is_told = |place: &Place| {
            place.number().is_multiple_of(step) && (self.scene.is_scored || is_filled(*place))
        };
        for place in under_way.iter().filter(is_told) {
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
            // Near another one it would be taken for that one's.
            let is_own = |at: &(u16, u16)| {
                let mut others = under_way.iter().filter(|&other| other != place);
                others.all(|other| far_from(other, *at) > far(at) + face / 2)
            };
            let mut near: Vec<(u16, u16)> = near.collect();
            near.sort_by_key(far);
            // With a blank on either side.
            let mut is_free = |&(x, y): &(u16, u16)| {
                let mut around = x.saturating_sub(1)..x + 3;
                let is_blank = around.all(|x| {
                    let cell = pen.buf.cell((path.x + x, path.y + y));
                    cell.is_some_and(|cell| matches!(cell.symbol(), " " | "▀" | "▄"))
                });
                let mut within = (x..x + 2).map(|x| (x, y));
                is_blank
                    && within.all(|at| {
                        spiral.is_free(at)
                            && !self.is_framed(framed, at)
                            && sand::is_wall(pen, spiral, at)
                    })
            };
            if let Some((x, y)) = near.into_iter().filter(is_own).find(|at| is_free(at)) {
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

    /// Whether a place is the first of a row.
    pub fn begins_row(&self, place: Place) -> bool {
        let spiral = &self.layout.spiral;
        spiral.is_in_rows() && spiral.at(place).0 == COLUMN
    }

    /// The number of the first place of each row.
    fn draw_row_numbers(&self, pen: &mut Pen) {
        let path = self.layout.path;
        let muted = pen.theme.muted(Ground::Cloth);
        for place in Place::all() {
            let y = self.layout.spiral.at(place).1;
            if self.begins_row(place) {
                let number = format!("{:>2}", place.number());
                pen.text(path.x, path.y + y, &number, muted);
            }
        }
    }
}

/// The arrow from one place to the next.
fn heading((ax, ay): (u16, u16), (bx, by): (u16, u16)) -> (&'static str, &'static str) {
    let is_across = ax.abs_diff(bx) > 2 * ay.abs_diff(by);
    match (is_across, ax < bx, ay < by) {
        (true, true, _) => ("▸", ">"),
        (true, false, _) => ("◂", "<"),
        (false, _, true) => ("▾", "v"),
        (false, _, false) => ("▴", "^"),
    }
}
