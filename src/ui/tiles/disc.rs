//! The disc of sand under the tiles.

use ratatui::style::Color as Ink;

use super::layout::{Board, RADIUS};
use crate::ui::theme::{Ground, Theme};

/// How square a disc is at least and at most: 2 is round.
const SQUARE: (f32, f32) = (2.0, 4.0);
/// How broad its darker edge is, in cells.
const EDGE: f32 = 0.16;

/// A part of the disc of sand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Cloth,
    Edge,
    Sand,
}

impl Part {
    /// What it is drawn in, if the cloth does not show there.
    pub fn ink(self, theme: Theme) -> Option<Ink> {
        match self {
            Part::Cloth => None,
            Part::Edge => theme.ground(Ground::Groove),
            Part::Sand => theme.ground(Ground::Field),
        }
    }
}

/// The measures of a disc: columns and rows, and how it reaches.
pub type Measures = ((u16, u16), Disc);

/// The disc of sand, in half cells from the upper left of the board's area.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Disc {
    pub middle: (f32, f32),
    /// How far it reaches from there to the side, and up and down.
    pub across: f32,
    pub down: f32,
    /// How square it is: 2 is round.
    pub square: f32,
}

impl Board {
    /// How broad the edge of its disc is, in half cells.
    pub fn edge(&self) -> f32 {
        let column = f32::from(self.column);
        EDGE.max(1.0 / column) * column
    }

    /// The disc of sand around the tiles. These end one column and one half row before the last
    /// cell does.
    pub fn disc(&self) -> Disc {
        let (column, row) = (f32::from(self.column), f32::from(2 * self.row));
        let tiles = (4.0 * column - 0.5, 4.0 * row - 0.5);
        let most = (RADIUS * column - tiles.0, RADIUS * row - tiles.1);
        let left = f32::from(self.x - self.area.x);
        let right = f32::from(self.area.width) - left - 2.0 * tiles.0;
        let top = f32::from(2 * (self.y - self.area.y));
        let bottom = f32::from(2 * self.area.height) - top - 2.0 * tiles.1;
        // It hardly reaches further to one side than to the other.
        let above = (top - 1.0).max(0.0).min(bottom + 1.0).min(most.1);
        let below = bottom.min(above + 1.0).min(most.1);
        let beside = left.min(right).min(above.max(below) + 1.0).min(most.0);
        let (across, down) = (tiles.0 + beside, tiles.1 + (above + below) / 2.0);
        let middle = (left + tiles.0, top + tiles.1 + (below - above) / 2.0);
        // It is as round as the corners of the outer tiles allow: its edge lies beyond them, as
        // far as there is room.
        let least = above.min(below);
        let seen = (EDGE * row).min(least / 2.0);
        let corner = (2.0 * column / across, (down - least + seen) / down);
        let steps = (0..).map(|step| SQUARE.0 + 0.1 * step as f32);
        let mut squares = steps.take_while(|&square| square < SQUARE.1);
        let square = squares.find(|&it| corner.0.powf(it) + corner.1.powf(it) <= 1.0);
        Disc { middle, across, down, square: square.unwrap_or(SQUARE.1) }
    }
}

/// The part of the disc at a point.
pub fn part((x, y): (f32, f32), disc: Disc, edge: f32) -> Part {
    let (x, y) = ((x - disc.middle.0).abs(), (y - disc.middle.1).abs());
    let reach = |less: f32| {
        let (x, y) = (x / (disc.across - less), y / (disc.down - less));
        x.powf(disc.square) + y.powf(disc.square)
    };
    match (reach(0.0) <= 1.0, reach(edge) <= 1.0) {
        (false, _) => Part::Cloth,
        (true, false) => Part::Edge,
        (true, true) => Part::Sand,
    }
}
