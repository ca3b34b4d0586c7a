//! The picture of the game: a round spiral, with as many pyramids as there is room for.

use std::f32::consts::TAU;

use ratatui::layout::Rect;

use super::faces::{Tint, draw_face};
use super::sand::wall;
use crate::rules::Seat;
use crate::rules::game::Game as _;
use crate::rules::pyramids::{Game, Place};
use crate::ui::canvas::Pen;
use crate::ui::raster::Raster;
use crate::ui::theme::{Depth, Ground};

/// The seed of its pyramids: the first ones have every color twice.
const SEED: u64 = 242;
/// The angle at which the path begins, clockwise from the right.
const BEGIN: f32 = 2.9;
/// Columns and rows of a pyramid, and of a larger one, for which so many rows are needed.
const FACE: (u16, u16) = (8, 2);
const LARGE_FACE: (u16, u16) = (12, 3);
const LARGE: u16 = 40;
/// Half cells of the wall outside the path: a large pyramid is broader than that.
const EDGE: f32 = 2.0;
/// How far pieces of the path are looked at, in half cells.
const STEP: f32 = 0.1;

/// A part of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Cloth,
    Wall,
    Path,
}

/// A spiral that fills a square, in half cells.
#[derive(Clone, Copy, Debug)]
struct Round {
    /// Half its width, and how far from the left and from the top the path turns around.
    radius: f32,
    middle: f32,
    /// How far from the middle the path begins, and how much nearer a turn brings it.
    begin: f32,
    pitch: f32,
    turns: f32,
    /// Half the width of the path.
    band: f32,
    /// Columns and rows of a pyramid.
    face: (u16, u16),
}

impl Round {
    /// The largest within so many rows.
    fn of(rows: u16) -> Round {
        let face = if rows < LARGE { FACE } else { LARGE_FACE };
        let (radius, high) = (f32::from(rows), f32::from(2 * face.1));
        let (band, pitch) = (0.65 * high, 1.85 * high);
        // A quarter of a turn after the other, it comes nearer on each side.
        let middle = radius + pitch / 4.0;
        let begin = middle - EDGE - band;
        // The innermost turn leaves the eye open.
        let turns = (begin - 1.2 * high) / pitch;
        Round { radius, middle, begin, pitch, turns, band, face }
    }

    /// The point of the path after so many turns.
    fn point(&self, turns: f32) -> (f32, f32) {
        let (sin, cos) = (BEGIN + TAU * turns).sin_cos();
        let far = self.begin - self.pitch * turns;
        (self.middle + far * cos, self.middle + far * sin)
    }

    fn part(&self, x: f32, y: f32) -> Part {
        let (dx, dy) = (x - self.middle, y - self.middle);
        let (far, turn) = (dx.hypot(dy), (dy.atan2(dx) - BEGIN).rem_euclid(TAU) / TAU);
        let is_near = |turns: f32| (self.begin - self.pitch * turns - far).abs() <= self.band;
        let mut all = (0..).map(|whole| whole as f32 + turn).take_while(|it| *it <= self.turns);
        let is_end = |(end, at): (f32, f32)| (x - end).hypot(y - at) <= self.band;
        match (x - self.radius).hypot(y - self.radius) <= self.radius {
            _ if all.any(is_near) => Part::Path,
            _ if [0.0, self.turns].map(|it| self.point(it)).into_iter().any(is_end) => Part::Path,
            true => Part::Wall,
            false => Part::Cloth,
        }
    }

    /// Where pyramids stand on it, from the outside in: apart from each other in columns or rows.
    fn places(&self) -> Vec<(u16, u16)> {
        let (width, high) = (f32::from(self.face.0), f32::from(2 * self.face.1));
        let mut places: Vec<(u16, u16)> = Vec::new();
        let mut turns = 0.0;
        while turns <= self.turns {
            let (x, y) = self.point(turns);
            let place = ((x - width / 2.0).round() as u16, ((y - high / 2.0) / 2.0).round() as u16);
            let is_apart = |&(column, row): &(u16, u16)| {
                place.0.abs_diff(column) >= self.face.0 || place.1.abs_diff(row) > self.face.1
            };
            if places.iter().all(is_apart) {
                places.push(place);
            }
            turns += STEP / (TAU * (self.begin - self.pitch * turns));
        }
        places
    }
}

/// Draws it into an area that is as broad as it is high.
pub fn draw(pen: &mut Pen, area: Rect) {
    let round = Round::of(area.height);
    let size = (area.width, area.height);
    let raster = pen.sand.spiral.of(size, |_| Raster::new(size, |x, y| round.part(x, y)));
    let [wall, path] = [wall(pen), Ground::Mountain].map(|ground| pen.theme.ground(ground));
    let ink = |part: Part| match part {
        Part::Cloth => None,
        Part::Wall => wall,
        Part::Path => path,
    };
    if pen.theme.depth == Depth::Mono {
        let symbol = pen.theme.glyph("░", ":");
        let halves = |at: (u16, u16)| [0, 1].map(|half| raster.part(at.0, 2 * at.1 + half));
        for at in area.positions() {
            if halves((at.x - area.x, at.y - area.y)) == [Some(Part::Path); 2] {
                pen.text(at.x, at.y, symbol, pen.theme.plain());
            }
        }
    } else {
        raster.draw(pen, area, ink);
    }
    let game = Game::deal(SEED, 2, Seat::default());
    let pieces = Place::all().filter_map(|place| game.piece(place));
    for ((x, y), piece) in round.places().into_iter().zip(pieces) {
        let face = Rect::new(area.x + x, area.y + y, round.face.0, round.face.1);
        draw_face(pen, piece, Tint::Full, face, true);
    }
}
