//! A path of straight lanes with round corners, where there is no room for a curve.

use std::f32::consts::FRAC_PI_2;

use super::spiral::{Cells, Way};
use crate::rules::pyramids::PLACES;

/// Half the width of a lane, and of the wall beside all lanes, in half cells: a lane has a row
/// for the letters of a pyramid, one above it for its top, and a column at its sides.
pub const LANE: f32 = 2.0;
pub const WALL: f32 = 1.0;
/// How round the corners of the outer lanes are, and of the others.
pub const ROUND_CORNERS: [f32; 2] = [5.0, 4.0];
/// Rows from the beginning down to the last lane, in which pawns wait.
const WAITING: u16 = 4;
/// Columns of the eye at least, and rows with those of all lanes but the walls between these.
const EYE: u16 = 23;
const LEAST_ROWS: u16 = 9;
/// The least breadth and height of a turn, in half cells.
const LEAST_TURN: f32 = 4.0;
/// Steps of a half cell in which a lane is walked along.
const FINE: u16 = 4;

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

    /// The places, fewer if they are too short for all of them, and the way.
    pub fn lay(self) -> (Cells, Way) {
        let squeezed = squeezed(self.face);
        let half = f32::from(self.face) / 2.0;
        let cell = |(x, y): (f32, f32)| ((x - half).round() as u16, (y / 2.0).round() as u16);
        let points = self.points();
        let Some(&first) = points.first() else {
            return (Cells::new(), Way::new());
        };
        let mut last = first;
        let mut places = vec![cell(last)];
        // It begins a step before its first place, which would stand over its end.
        let mut way = vec![(first.0 * squeezed, first.1 + LANE, 1)];
        for (n, &(x, y)) in points.iter().enumerate() {
            let (across, down) = ((x - last.0).abs(), (y - last.1).abs());
            // Around a corner they may be a little closer.
            let is_around = across >= f32::from(self.face) && down >= 2.0;
            let is_next = across >= f32::from(self.step) || down >= 4.0 || is_around;
            if is_next {
                last = (x, y);
                places.push(cell(last));
            }
            if is_next || n % usize::from(FINE) == 0 {
                way.push((x * squeezed, y, places.len() as u8));
            }
            if places.len() == PLACES {
                break;
            }
        }
        (places, way)
    }

    /// Where they go, step by step: two and a half times around, with round corners.
    fn points(self) -> Vec<(f32, f32)> {
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
            // On a picture there may be no room for it.
            if right - left < LEAST_TURN || bottom - top < LEAST_TURN {
                break;
            }
            corners.extend([(left, top), (right, top), (right, bottom), (left + across, bottom)]);
        }
        // The last turn is but the lane above the eye.
        corners.truncate(corners.len().saturating_sub(2).max(1));
        let mut points = vec![corners[0]];
        for (n, corner) in corners.windows(3).enumerate() {
            let round = ROUND_CORNERS[usize::from(n >= 4)];
            round_corner(&mut points, [corner[0], corner[1], corner[2]], round);
        }
        points.extend(corners.last());
        in_steps(&points)
    }
}

/// Adds a corner that is so round.
fn round_corner(points: &mut Vec<(f32, f32)>, corner: [(f32, f32); 3], round: f32) {
    let [before, (x, y), after] = corner;
    let towards = |(ax, ay): (f32, f32)| {
        let length = (ax - x).hypot(ay - y).max(f32::EPSILON);
        ((ax - x) / length, (ay - y) / length)
    };
    let (from, to) = (towards(before), towards(after));
    for n in 0..=8u8 {
        let (sin, cos) = (FRAC_PI_2 * f32::from(n) / 8.0).sin_cos();
        let (back, on) = (round * (1.0 - sin), round * (1.0 - cos));
        points.push((x + from.0 * back + to.0 * on, y + from.1 * back + to.1 * on));
    }
}

/// A line in steps that are equally long.
fn in_steps(points: &[(f32, f32)]) -> Vec<(f32, f32)> {
    let mut steps = Vec::new();
    for pair in points.windows(2) {
        let ((ax, ay), (bx, by)) = (pair[0], pair[1]);
        let count = ((bx - ax).hypot(by - ay) * f32::from(FINE)).ceil().max(1.0) as u16;
        let at = |n: u16| f32::from(n) / f32::from(count);
        steps.extend((0..count).map(|n| (ax + (bx - ax) * at(n), ay + (by - ay) * at(n))));
    }
    steps
}
