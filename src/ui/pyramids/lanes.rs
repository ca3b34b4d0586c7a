//! A path of straight lanes, where there is no room for a curve.

use super::spiral::{Cells, Way};
use crate::rules::pyramids::PLACES;

/// Half the width of a lane, and of the wall beside all lanes, in half cells: a lane has a row
/// for the letters of a pyramid, one above it for its top, and a column at its sides.
pub const LANE: f32 = 2.0;
pub const WALL: f32 = 1.0;
/// Rows from the beginning down to the last lane, in which pawns wait.
const WAITING: u16 = 4;
/// Columns of the eye at least, and rows with those of all lanes but the walls between these.
const EYE: u16 = 23;
const LEAST_ROWS: u16 = 9;
/// Half cells from a place to the next in a lane that goes up or down.
const DOWN: f32 = 4.0;

/// How a spiral of lanes is laid.
#[derive(Clone, Copy, Debug)]
pub struct Lanes {
    /// Columns and rows of all of it.
    pub size: (u16, u16),
    /// Columns of a pyramid.
    pub face: u16,
    /// Rows from a lane to the next.
    pub pitch: u16,
    /// Columns from a pyramid to the next in a row.
    pub step: u16,
}

/// How much a column counts if a pyramid has so many.
pub fn squeezed(face: u16) -> f32 {
    2.0 * LANE / f32::from(face + 2)
}

impl Lanes {
    /// All ways to lay them, the roomiest first.
    pub fn all(size: (u16, u16)) -> impl Iterator<Item = Lanes> {
        let each = [4, 2].into_iter().flat_map(|face| [5, 4, 3].map(|pitch| (face, pitch)));
        // With room between them for what is written in the eye.
        let each = each.filter(move |&(face, pitch)| {
            size.1 >= LEAST_ROWS + 3 * pitch && size.0 + 2 >= 5 * face + 6 * pitch + EYE
        });
        each.flat_map(move |(face, pitch)| {
            [3, 2, 1].map(|gap| Lanes { size, face, pitch, step: face + gap })
        })
    }

    /// Columns from a lane to the next: the wall between two is as broad as it is high.
    fn across(self) -> u16 {
        self.face + 2 * self.pitch - 2
    }

    /// The middle of what they go around: below the last lane.
    pub fn eye(self) -> (u16, u16) {
        let (width, height) = self.size;
        ((width + self.across()) / 2, (height - 2 + self.above() + self.pitch).div_ceil(2))
    }

    /// Rows of the wall above them: it is but half a row where the eye needs the room.
    fn above(self) -> u16 {
        u16::from(self.size.1 > LEAST_ROWS + 3 * self.pitch)
    }

    /// The places, fewer if they are too short for all of them, and the way. Each corner has a
    /// place, and those of a lane lie as evenly as cells do.
    pub fn lay(self) -> (Cells, Way) {
        let squeezed = squeezed(self.face);
        let half = f32::from(self.face) / 2.0;
        let cell = |(x, y): (f32, f32)| ((x - half).round() as u16, (y / 2.0).round() as u16);
        let corners = self.corners();
        let mut places = vec![cell(corners[0])];
        // It begins a step before its first place, which would stand over its end.
        let mut way = vec![(corners[0].0 * squeezed, corners[0].1 + LANE, 1)];
        for lane in corners.windows(2) {
            let ((ax, ay), (bx, by)) = (lane[0], lane[1]);
            let (across, down) = (bx - ax, by - ay);
            let steps = (across.abs() / f32::from(self.step)).max(down.abs() / DOWN).floor();
            for n in 1..=(steps as u16).min((PLACES - places.len()) as u16) {
                let at = |part: f32| (ax + across * part, ay + down * part);
                let part = |half_steps: u16| f32::from(half_steps) / (2.0 * steps);
                // The half of the way to a place that is nearer to it is its own.
                for half_steps in [2 * n - 2, 2 * n - 1] {
                    let (x, y) = at(part(half_steps));
                    way.push((x * squeezed, y, places.len() as u8 + (half_steps % 2) as u8));
                }
                places.push(cell(at(part(2 * n))));
            }
        }
        if let Some(&(x, y)) = places.last() {
            let (x, y) = (f32::from(x) + half, 2.0 * f32::from(y));
            way.push((x * squeezed, y, places.len() as u8));
        }
        (places, way)
    }

    /// Where they turn, and both ends: two and a half times around.
    fn corners(self) -> Vec<(f32, f32)> {
        let (width, height) = (f32::from(self.size.0), 2.0 * f32::from(self.size.1));
        let side = WALL + f32::from(self.face) / 2.0;
        // Between the two rows of a lane.
        let (first, last) = (LANE + f32::from(2 * self.above()), height - 2.0 - LANE);
        let [across, down] = [self.across(), 2 * self.pitch].map(f32::from);
        let mut corners = vec![(side, last - f32::from(2 * WAITING))];
        for turn in [0.0, 1.0, 2.0] {
            let (x, y) = (turn * across, turn * down);
            let (left, right) = (side + x, width - side - x);
            let (top, bottom) = (first + y, last - y);
            corners.extend([(left, top), (right, top), (right, bottom), (left + across, bottom)]);
        }
        // The last turn is but the lane above the eye.
        corners.truncate(corners.len().saturating_sub(2).max(1));
        corners
    }
}
