//! Where the 75 places of the path lie: on a spiral, clockwise and inward.

use std::f32::consts::TAU;

use crate::rules::pyramids::{PLACES, Place};

/// The left cell of each place, as column and row, from the outside in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spiral([(u16, u16); PLACES]);

/// On 34 columns and 16 rows, by hand: every cell counts.
#[rustfmt::skip] // a table reads better as one
const SMALL: [(u16, u16); PLACES] = [
    (0, 1), (3, 1), (7, 0), (10, 0), (13, 0), (17, 0), (20, 0), (23, 1), (26, 1),
    (29, 2), (31, 4), (31, 5), (32, 7), (31, 8), (31, 10), (30, 12), (29, 13), (26, 14),
    (23, 15), (19, 15), (16, 15), (13, 15), (9, 15), (6, 14), (3, 14), (1, 13), (0, 11),
    (0, 9), (0, 8), (0, 6), (1, 4), (3, 3), (6, 2), (9, 2), (12, 2), (16, 2),
    (19, 2), (22, 3), (25, 3), (27, 5), (27, 6), (27, 8), (27, 10), (26, 11), (24, 12),
    (20, 13), (17, 13), (14, 13), (10, 13), (7, 12), (5, 11), (4, 10), (4, 8), (4, 7),
    (5, 5), (8, 4), (11, 4), (14, 4), (18, 4), (21, 5), (23, 6), (23, 7), (23, 9),
    (21, 11), (18, 11), (15, 11), (12, 11), (8, 10), (8, 9), (8, 7), (10, 6), (13, 6),
    (16, 6), (19, 7), (19, 8),
];

/// On 47 columns and 18 rows.
#[rustfmt::skip]
const MEDIUM: [(u16, u16); PLACES] = [
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

impl Spiral {
    /// The spiral on so many columns and rows, with faces of this width.
    pub fn new(width: u16, height: u16, face: u16) -> Spiral {
        match (width, height) {
            (34, 16) => Spiral(SMALL),
            (47, 18) => Spiral(MEDIUM),
            _ => Spiral(curve(width, height, face)),
        }
    }

    /// The left cell of a place.
    pub fn at(&self, place: Place) -> (u16, u16) {
        self.0[usize::from(place.number()) - 1]
    }
}

/// The places at equal distances along the spiral; a row counts as two columns.
fn curve(width: u16, height: u16, face: u16) -> [(u16, u16); PLACES] {
    let (cx, cy) = (f32::from(width - face) / 2.0, f32::from(height - 1) / 2.0);
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
    let mut places = [(0, 0); PLACES];
    for (n, place) in places.iter_mut().enumerate() {
        let far = way[PIECES] * n as f32 / (PLACES - 1) as f32;
        let at = way.partition_point(|&done| done < far).min(PIECES);
        let (x, y) = points[at];
        *place = (x.round() as u16, y.round() as u16);
    }
    places
}

#[cfg(test)]
mod tests {
    use super::super::layout::{MEASURES, Measures};
    use super::{PLACES, Spiral};

    /// The columns and rows of a path, and the width of a face.
    fn measures(size: &Measures) -> (u16, u16, u16) {
        let (width, height) = size.path;
        (width, height, size.face)
    }

    #[test]
    fn all_places_are_different_and_inside_with_a_blank_between_two_in_a_row() {
        for (width, height, face) in MEASURES.iter().map(measures) {
            let Spiral(places) = Spiral::new(width, height, face);
            for (n, &(x, y)) in places.iter().enumerate() {
                assert!(x + face <= width && y < height, "{n} of {width}x{height}");
                for &(other, row) in &places[..n] {
                    let apart = x.abs_diff(other);
                    assert!(row != y || apart > face, "{n} of {width}x{height}");
                }
            }
        }
    }

    #[test]
    fn on_all_but_the_smallest_no_place_lies_directly_above_another() {
        let [larger @ .., _] = &MEASURES;
        for (width, height, face) in larger.iter().map(measures) {
            let Spiral(places) = Spiral::new(width, height, face);
            for (n, &(x, y)) in places.iter().enumerate() {
                let touches =
                    |&(other, row): &(u16, u16)| row.abs_diff(y) == 1 && x.abs_diff(other) < face;
                let found = places.iter().find(|place| touches(place));
                assert_eq!(found, None, "{n} of {width}x{height}");
            }
        }
    }

    #[test]
    fn the_larger_the_face_the_further_apart_the_places_of_a_row_are() {
        for (width, height, face) in MEASURES.iter().map(measures) {
            let apart = face + 1;
            let Spiral(places) = Spiral::new(width, height, face);
            let pairs = (0..PLACES).flat_map(|a| (0..a).map(move |b| (a, b)));
            let in_row = pairs.filter(|&(a, b)| places[a].1 == places[b].1);
            let least = in_row.map(|(a, b)| places[a].0.abs_diff(places[b].0)).min();
            assert!(least >= Some(apart), "{width}x{height}");
        }
    }

    /// Clockwise: the way from one place to the next turns right around the middle.
    #[test]
    fn the_path_goes_round_clockwise_and_ever_further_in() {
        for (width, height, face) in MEASURES.iter().map(measures) {
            let Spiral(places) = Spiral::new(width, height, face);
            let middle = |&(x, y): &(u16, u16)| {
                let x = f32::from(2 * x + face) - f32::from(width);
                let y = f32::from(2 * y + 1) - f32::from(height);
                (x, 2.0 * y)
            };
            let points: Vec<(f32, f32)> = places.iter().map(middle).collect();
            for pair in points.windows(2) {
                let ((ax, ay), (bx, by)) = (pair[0], pair[1]);
                assert!(ax * by - ay * bx > 0.0, "{width}x{height}: {pair:?}");
            }
            let reach = |(x, y): (f32, f32)| x.hypot(y);
            assert!(reach(points[0]) > 2.0 * reach(points[PLACES - 1]));
        }
    }
}
