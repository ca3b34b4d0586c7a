//! Where the 75 places of the path lie: on a spiral, clockwise and inward, a curve where there
//! is room for one and else in straight lanes; or, where there is none, in rows that are read
//! like a book.

use std::f32::consts::TAU;

use super::lanes::{LANE, Lanes, WALL, squeezed};
use crate::rules::pyramids::{PLACES, Place};

/// The left cells of all places.
pub type Cells = Vec<(u16, u16)>;
/// Points along the way in half cells, each with the number of the place that was last.
pub type Way = Vec<(f32, f32, u8)>;

/// The path.
#[derive(Clone, Debug, PartialEq)]
pub struct Spiral {
    /// Its columns and rows.
    pub size: (u16, u16),
    /// Columns and rows of the largest face of a pyramid.
    pub face: (u16, u16),
    /// The middle of what it goes around.
    pub eye: (u16, u16),
    /// The left cell of each place, as column and row, from the outside in.
    places: Cells,
    way: Way,
}

/// The angle at which the curve begins.
const BEGIN: f32 = -2.575;
/// How often it goes round.
const TURNS: f32 = 3.392;
/// How much of its radius it loses on the way.
const INWARD: f32 = 0.674;
/// Between a circle, which is 2, and a rectangle.
const ROUND: f32 = 2.79;
/// In how many pieces its length is measured.
const PIECES: usize = 1_000;
/// Points of the curve from one place to the next.
const POINTS: usize = 4;
/// Columns and rows of a pyramid that is drawn; and of a larger one, for which a path needs so
/// many columns.
const DRAWN: (u16, u16) = (7, 2);
const LARGE_FACE: (u16, u16) = (10, 3);
const LARGEST: u16 = 140;

/// A point of the curve within the square from -1 to 1, from 0 at its beginning to 1 at
/// its end.
fn point(u: f32) -> (f32, f32) {
    let (sin, cos) = (BEGIN + TAU * TURNS * u).sin_cos();
    let k = (cos.abs().powf(ROUND) + sin.abs().powf(ROUND)).powf(-1.0 / ROUND);
    let r = (1.0 - INWARD * u) * k;
    (r * cos, r * sin)
}

/// How far a point is from the middle, if the outline of the curve is at 1.
fn radius(x: f32, y: f32) -> f32 {
    (x.abs().powf(ROUND) + y.abs().powf(ROUND)).powf(1.0 / ROUND)
}

/// Places in a row, and columns of each.
const IN_ROW: usize = 12;
pub const COLUMN: u16 = 3;

impl Spiral {
    /// The columns and rows of a path in rows.
    pub const ROWS: (u16, u16) = (COLUMN * (IN_ROW as u16 + 1), 2 * (PLACES / IN_ROW) as u16 + 1);
    /// The fewest columns and rows of a spiral.
    pub const LEAST: (u16, u16) = (49, 18);
    /// The fewest columns and rows of a curve.
    pub const LARGE: (u16, u16) = (92, 34);

    /// The path on so many columns and rows.
    pub fn new(width: u16, height: u16) -> Spiral {
        let size = (width, height);
        let of = |face, eye, (places, way)| Spiral { size, face, eye, places, way };
        if Spiral::is_large(size) {
            let larger = (width >= LARGEST).then(|| curve(size, LARGE_FACE));
            let larger = larger.filter(|(places, _)| are_apart(places, LARGE_FACE));
            let eye = (width / 2, height / 2);
            return match larger {
                Some(laid) => of(LARGE_FACE, eye, laid),
                None => of(DRAWN, eye, curve(size, DRAWN)),
            };
        }
        let mut lanes = Lanes::all(size);
        let laid = lanes.find_map(|it| {
            let whole = Some(it.lay()).filter(|(places, _)| places.len() == PLACES);
            Some(of((it.face, 1), it.eye(), whole?))
        });
        laid.unwrap_or_else(|| of((2, 1), (0, 0), (in_rows(), Vec::new())))
    }

    /// Whether so many columns and rows are enough for a curve.
    pub fn is_large((width, height): (u16, u16)) -> bool {
        width >= Spiral::LARGE.0 && height >= Spiral::LARGE.1
    }

    /// Whether it lies in rows.
    pub fn is_in_rows(&self) -> bool {
        self.way.is_empty()
    }

    /// Whether it is a curve.
    pub fn is_curve(&self) -> bool {
        self.face.1 > 1
    }

    /// The left cell of a place.
    pub fn at(&self, place: Place) -> (u16, u16) {
        self.places[usize::from(place.number()) - 1]
    }

    /// Whether no place covers a cell.
    pub fn is_free(&self, (x, y): (u16, u16)) -> bool {
        let (face, rows) = self.face;
        let covers = |&(left, top): &(u16, u16)| {
            (left..left + face).contains(&x) && (top..top + rows).contains(&y)
        };
        !self.places.iter().any(covers)
    }

    /// How broad the band is on either side of the way.
    pub fn band(&self) -> f32 {
        match self.is_curve() {
            // A part of what lies between two turns.
            true => 0.35 * f32::from(self.size.1) * INWARD / TURNS,
            false => LANE,
        }
    }

    /// How much a column counts for that: a lane is broader than its pyramids where it is
    /// steep.
    fn squeezed(&self) -> f32 {
        if self.is_curve() { 1.0 } else { squeezed(self.face.0) }
    }

    /// How far a point is from the way, and the nearest piece of it; of its pieces, only those
    /// around one if it is given.
    pub fn nearest(&self, x: f32, y: f32, around: Option<usize>) -> (f32, usize) {
        let (x, pieces) = (x * self.squeezed(), self.way.len() - 1);
        let range = match around {
            Some(piece) => piece.saturating_sub(1)..(piece + 2).min(pieces),
            None => 0..pieces,
        };
        let mut nearest = (f32::MAX, 0);
        for piece in range {
            let ((ax, ay, _), (bx, by, _)) = (self.way[piece], self.way[piece + 1]);
            let (dx, dy) = (bx - ax, by - ay);
            let length = (dx * dx + dy * dy).max(f32::EPSILON);
            let along = (((x - ax) * dx + (y - ay) * dy) / length).clamp(0.0, 1.0);
            let (x, y) = (x - ax - along * dx, y - ay - along * dy);
            let far = x * x + y * y;
            if far < nearest.0 {
                nearest = (far, piece);
            }
        }
        (nearest.0.sqrt(), nearest.1)
    }

    /// The number of the place to which a piece of the way belongs.
    pub fn place_of(&self, piece: usize) -> u8 {
        self.way[piece].2
    }

    /// Whether a point lies in the wall around the way, or in the way.
    pub fn has_within(&self, x: f32, y: f32) -> bool {
        let (width, height) = (f32::from(self.size.0), 2.0 * f32::from(self.size.1));
        let (x, y) = ((x - width / 2.0).abs(), (y - height / 2.0).abs());
        if self.is_curve() {
            let (wall, face) = (2.0 * WALL, f32::from(self.face.0));
            let across = (width - face) / 2.0 + self.band() + wall;
            let down = height / 2.0 - 1.0 + self.band().min(1.25) + wall;
            return radius(x / across, y / down) <= 1.0;
        }
        // Beside lanes it is as round as these are.
        let round = LANE + WALL;
        let (beside, below) = (x - width / 2.0 - WALL + round, y - height / 2.0 + round);
        beside.max(0.0).hypot(below.max(0.0)) <= round && y <= height / 2.0
    }

    /// The first row of the yard in which pawns wait, at the beginning of a lane.
    pub fn yard(&self) -> Option<u16> {
        let (_, row) = self.places[0];
        (!self.is_curve() && !self.is_in_rows()).then_some(row + 1)
    }

    /// Whether a point lies in it.
    pub fn has_in_yard(&self, x: f32, y: f32) -> bool {
        let columns = f32::from(self.face.0.max(3) + 2);
        let bottom = 2.0 * f32::from(self.size.1) - WALL;
        let is_below = self.yard().is_some_and(|row| y >= 2.0 * f32::from(row));
        is_below && (0.0..columns).contains(&x) && y <= bottom
    }
}

/// Whether no two faces lie on each other.
fn are_apart(places: &[(u16, u16)], (face, rows): (u16, u16)) -> bool {
    let touch = |&(x, y): &(u16, u16), &(other, row): &(u16, u16)| {
        x.abs_diff(other) < face && y.abs_diff(row) < rows
    };
    let before = |n: usize| places[..n].iter().any(|other| touch(&places[n], other));
    !(0..places.len()).any(before)
}

fn in_rows() -> Cells {
    let place = |n: usize| {
        let (column, row) = ((n % IN_ROW) as u16, (n / IN_ROW) as u16);
        (COLUMN * (column + 1), 2 * row)
    };
    (0..PLACES).map(place).collect()
}

/// The places at equal distances along the curve, a row counting as two columns; and the
/// way along them.
fn curve((width, height): (u16, u16), (face, rows): (u16, u16)) -> (Cells, Way) {
    let (cx, cy) = (f32::from(width - face) / 2.0, f32::from(height - rows) / 2.0);
    let place = |n: usize| {
        let (x, y) = point(n as f32 / PIECES as f32);
        (cx * (1.0 + x), cy * (1.0 + y))
    };
    let mut points = [(0.0, 0.0); PIECES + 1];
    let mut way = [0.0; PIECES + 1];
    for n in 0..=PIECES {
        points[n] = place(n);
        if n > 0 {
            let (before, here) = (points[n - 1], points[n]);
            way[n] = way[n - 1] + (here.0 - before.0).hypot(2.0 * (here.1 - before.1));
        }
    }
    let along = |n: usize, of: usize| {
        let far = way[PIECES] * n as f32 / of as f32;
        points[way.partition_point(|&done| done < far).min(PIECES)]
    };
    let place = |n: usize| {
        let (x, y) = along(n, PLACES - 1);
        (x.round() as u16, y.round() as u16)
    };
    let places = (0..PLACES).map(place).collect();
    let pieces = POINTS * (PLACES - 1);
    let middle = |n: usize| {
        let (x, y) = along(n, pieces);
        let number = n / POINTS + 1;
        (x + f32::from(face) / 2.0, 2.0 * y + f32::from(rows), number as u8)
    };
    (places, (0..=pieces).map(middle).collect())
}

#[cfg(test)]
mod tests {
    use super::{PLACES, Spiral};

    /// Paths for terminals from 80 columns to 200.
    fn spirals() -> impl Iterator<Item = Spiral> {
        let widths = (49..100).step_by(3).chain([140, 144, 147, 150]);
        let each = widths.flat_map(|width| (18..54).step_by(3).map(move |height| (width, height)));
        each.map(|(width, height)| Spiral::new(width, height))
    }

    #[test]
    fn all_places_are_different_and_inside_with_a_blank_between_two_in_a_row() {
        let (width, height) = Spiral::ROWS;
        for spiral in spirals().chain([Spiral::new(width, height)]) {
            let ((width, height), (face, rows)) = (spiral.size, spiral.face);
            assert_eq!(spiral.is_in_rows(), (width, height) == Spiral::ROWS);
            for (n, &(x, y)) in spiral.places.iter().enumerate() {
                let inside = x + face <= width && y + rows <= height;
                assert!(inside, "{n} of {width}x{height}");
                for &(other, row) in &spiral.places[..n] {
                    // What is drawn with slopes has air between two at its tips.
                    let needed = if rows > 1 { face } else { face + 1 };
                    let apart = x.abs_diff(other);
                    assert!(row != y || apart >= needed, "{n} of {width}x{height}");
                }
            }
        }
    }

    #[test]
    fn no_place_lies_on_another_and_no_letters_directly_above_others() {
        for Spiral { size, face: (face, rows), places, .. } in spirals() {
            for (n, &(x, y)) in places.iter().enumerate() {
                let touches = |&(other, row): &(u16, u16)| {
                    let near = if rows > 1 { rows - 1 } else { 1 };
                    (1..=near).contains(&row.abs_diff(y)) && x.abs_diff(other) < face
                };
                let found = places.iter().find(|place| touches(place));
                assert_eq!(found, None, "{n} of {size:?}");
            }
        }
    }

    /// Clockwise: the way from one place to the next turns right around the middle.
    #[test]
    fn the_path_goes_round_clockwise_and_ever_further_in() {
        for spiral in spirals() {
            // Lanes leave more room to the eye than a curve does.
            let inward = if spiral.is_curve() { 2.0 } else { 1.0 };
            let Spiral { size, face: (face, rows), places, .. } = spiral;
            let middle = |&(x, y): &(u16, u16)| {
                let x = f32::from(2 * x + face) - f32::from(size.0);
                let y = f32::from(2 * y + rows) - f32::from(size.1);
                (x, 2.0 * y)
            };
            let points: Vec<(f32, f32)> = places.iter().map(middle).collect();
            for pair in points.windows(2) {
                let ((ax, ay), (bx, by)) = (pair[0], pair[1]);
                assert!(ax * by - ay * bx > 0.0, "{size:?}: {pair:?}");
            }
            let reach = |(x, y): (f32, f32)| x.hypot(y);
            assert!(reach(points[0]) > inward * reach(points[PLACES - 1]), "{size:?}");
        }
    }
}
