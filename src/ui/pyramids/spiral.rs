//! Where the 75 places of the path lie: on a spiral, clockwise and inward; or, where there is
//! no room for one, in rows that are read like a book.

use std::f32::consts::TAU;

use crate::rules::pyramids::{PLACES, Place};

/// The left cells of all places, and points along the way.
type Cells = [(u16, u16); PLACES];
type Way = Vec<(f32, f32)>;

/// The path.
#[derive(Clone, Debug, PartialEq)]
pub struct Spiral {
    /// Its columns and rows.
    pub size: (u16, u16),
    /// Columns and rows of the largest face of a pyramid.
    pub face: (u16, u16),
    /// The left cell of each place, as column and row, from the outside in.
    places: Cells,
    /// The way along the places, in half cells; so many points a place.
    way: Way,
    per_place: usize,
}

/// On 47 columns and 18 rows.
#[rustfmt::skip]
const MEDIUM: Cells = [
    (0, 4), (3, 2), (7, 1), (11, 1), (16, 0), (20, 0), (25, 0), (28, 0), (33, 1),
    (37, 1), (41, 2), (44, 4), (45, 6), (45, 8), (45, 11), (44, 13), (41, 15), (38, 16),
    (34, 16), (29, 17), (25, 17), (21, 17), (16, 17), (12, 16), (8, 15), (5, 14), (3, 12),
    (2, 10), (3, 8), (4, 6), (6, 4), (10, 3), (14, 2), (19, 2), (23, 2), (27, 2),
    (31, 3), (35, 3), (39, 5), (40, 7), (40, 9), (40, 11), (38, 13), (34, 14), (30, 15),
    (26, 15), (21, 15), (17, 15), (13, 14), (9, 13), (7, 11), (7, 9), (8, 7), (11, 5),
    (14, 4), (19, 4), (23, 4), (27, 4), (32, 5), (35, 6), (35, 8), (35, 11), (33, 12),
    (29, 13), (24, 13), (20, 13), (16, 13), (13, 11), (12, 9), (13, 7), (17, 6), (21, 6),
    (25, 6), (29, 7), (30, 9),
];

/// How much a column counts there for how broad the path is: it is a whole row where it lies
/// flat, which needs no mixed inks, and broader than its pyramids where it is steep.
const SQUEEZED: f32 = 0.56;

/// The angle at which the spiral begins.
const BEGIN: f32 = -2.575;
/// How often it goes round.
const TURNS: f32 = 3.392;
/// How much of its radius it loses on the way.
const INWARD: f32 = 0.674;
/// Between a circle, which is 2, and a rectangle.
const ROUND: f32 = 2.79;
/// In how many pieces its length is measured.
const PIECES: usize = 1_000;

/// A point of the spiral within the square from -1 to 1, from 0 at its beginning to 1 at
/// its end.
fn point(u: f32) -> (f32, f32) {
    let (sin, cos) = (BEGIN + TAU * TURNS * u).sin_cos();
    let k = (cos.abs().powf(ROUND) + sin.abs().powf(ROUND)).powf(-1.0 / ROUND);
    let r = (1.0 - INWARD * u) * k;
    (r * cos, r * sin)
}

/// How far a point is from the middle, if the outline of the spiral is at 1.
pub fn radius(x: f32, y: f32) -> f32 {
    (x.abs().powf(ROUND) + y.abs().powf(ROUND)).powf(1.0 / ROUND)
}

/// Places in a row, and columns of each.
const IN_ROW: usize = 12;
const COLUMN: u16 = 3;
/// Points of the curve from one place to the next.
const POINTS: usize = 4;

impl Spiral {
    /// The columns and rows of a path in rows.
    pub const ROWS: (u16, u16) = (COLUMN * (IN_ROW as u16 + 1), 2 * (PLACES / IN_ROW) as u16 + 1);

    /// The path on so many columns and rows.
    pub fn new(width: u16, height: u16) -> Spiral {
        let size = (width, height);
        let face = match size {
            (..66, _) => (2, 1),
            (..92, _) | (_, ..34) => (4, 1),
            _ => (7, 2),
        };
        let (places, way) = match size {
            Spiral::ROWS => (in_rows(), Vec::new()),
            (47, 18) => {
                let middle = |&(x, y): &(u16, u16)| {
                    (SQUEEZED * (f32::from(x) + 1.0), 2.0 * f32::from(y) + 1.0)
                };
                (MEDIUM, MEDIUM.iter().map(middle).collect())
            }
            _ => curve(size, face),
        };
        Spiral { size, face, places, per_place: if size == (47, 18) { 1 } else { POINTS }, way }
    }

    /// Whether it lies in rows.
    pub fn is_in_rows(&self) -> bool {
        self.size == Spiral::ROWS
    }

    /// The left cell of a place.
    pub fn at(&self, place: Place) -> (u16, u16) {
        self.places[usize::from(place.number()) - 1]
    }

    /// How broad the band is on either side of the way.
    pub fn band(&self) -> f32 {
        match self.size {
            (47, 18) => 1.0,
            // A part of what lies between two turns.
            (_, height) => 0.35 * f32::from(height) * INWARD / TURNS,
        }
    }

    /// How much a column counts for that.
    pub fn squeezed(&self) -> f32 {
        if self.size == (47, 18) { SQUEEZED } else { 1.0 }
    }

    /// How far a point is from the way, and the number of the nearest place; of the pieces
    /// of the way, only those around one if it is given. Gives the nearest piece, too.
    pub fn nearest(&self, x: f32, y: f32, around: Option<usize>) -> (f32, usize) {
        let (x, pieces) = (x * self.squeezed(), self.way.len() - 1);
        let range = match around {
            Some(piece) => piece.saturating_sub(1)..(piece + 2).min(pieces),
            None => 0..pieces,
        };
        let mut nearest = (f32::MAX, 0);
        for piece in range {
            let ((ax, ay), (bx, by)) = (self.way[piece], self.way[piece + 1]);
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

    /// The place to which a piece of the way belongs.
    pub fn place_of(&self, piece: usize) -> u8 {
        (piece / self.per_place + 1) as u8
    }
}

fn in_rows() -> Cells {
    let mut places = [(0, 0); PLACES];
    for (n, place) in places.iter_mut().enumerate() {
        let (column, row) = ((n % IN_ROW) as u16, (n / IN_ROW) as u16);
        *place = (COLUMN * (column + 1), 2 * row);
    }
    places
}

/// The places at equal distances along the spiral, a row counting as two columns; and the
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
    let mut places = [(0, 0); PLACES];
    for (n, place) in places.iter_mut().enumerate() {
        let (x, y) = along(n, PLACES - 1);
        *place = (x.round() as u16, y.round() as u16);
    }
    let pieces = POINTS * (PLACES - 1);
    let middle = |n: usize| {
        let (x, y) = along(n, pieces);
        (x + f32::from(face) / 2.0, 2.0 * y + f32::from(rows))
    };
    (places, (0..=pieces).map(middle).collect())
}

#[cfg(test)]
mod tests {
    use super::{PLACES, Spiral};

    /// Paths for terminals from 80 columns to 200.
    fn spirals() -> impl Iterator<Item = Spiral> {
        let sizes = [(47, 18), (63, 23), (66, 24), (86, 31), (98, 36), (98, 37), (147, 53)];
        sizes.map(|(width, height)| Spiral::new(width, height)).into_iter()
    }

    #[test]
    fn all_places_are_different_and_inside_with_a_blank_between_two_in_a_row() {
        let (width, height) = Spiral::ROWS;
        for spiral in spirals().chain([Spiral::new(width, height)]) {
            let ((width, height), (face, rows)) = (spiral.size, spiral.face);
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
        for Spiral { size, face: (face, rows), places, .. } in spirals() {
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
            assert!(reach(points[0]) > 2.0 * reach(points[PLACES - 1]));
        }
    }
}
