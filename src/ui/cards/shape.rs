//! The shape of a Mandala in the sand: a rim of six colors, a lotus, and a Mountain in its
//! middle. Lengths are in half cells, which are as high as they are wide.

use std::f32::consts::{FRAC_PI_6, PI, TAU};

use super::mandala::ROOMY;
use crate::rules::Color;

/// The part of a Mandala that a point belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Cloth,
    Rim(Color),
    Petal(Half),
    /// The edge of an outer petal.
    Tip(Half),
    /// Between the petals.
    Groove(Half),
    /// Around the Mountain.
    Shore,
    /// A line in the sand of a large Mountain.
    Line,
    Mountain,
}

/// Whose Field it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Half {
    Top,
    Bottom,
}

/// The colors of the rim, clockwise from the top.
const AROUND: [Color; 6] =
    [Color::Orange, Color::Yellow, Color::Green, Color::Purple, Color::Black, Color::Red];

/// What is left free at both ends of an arc: whole half cells where arcs meet at the sides.
const APART: f32 = 1.0;
/// What is left free between two petals.
const FREE: f32 = 0.55;
/// How broad the edge of a petal is.
const EDGE: f32 = 0.8;
/// Half the breadth of a line.
const LINE: f32 = 0.5;
/// From so many rows on, a Mandala has a second row of petals, and more of them.
const SECOND_ROW: u16 = 17;
const MORE_PETALS: u16 = 21;

/// A Mandala of so many rows, and twice the columns.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    rows: u16,
    /// Its radius, where the rim begins, and how far the Fields reach.
    radius: f32,
    rim: f32,
    field: f32,
    mountain: f32,
    shore: f32,
    petals: f32,
    /// The radius of the rim's color around its letter.
    bead: f32,
    /// The cell of the letter of yellow; the others mirror it.
    letter: (u16, u16),
    /// The row of the letter of orange, and that of purple from the bottom.
    outer: u16,
    /// Whether the Fields are a plain ring: petals that small are ragged where no edge is smooth.
    is_plain: bool,
}

/// A half cell at the outer side of the rim.
#[derive(Clone, Copy, Debug)]
pub struct Outline {
    pub x: u16,
    pub half_row: u16,
    pub color: Color,
    /// How many eighths of it are in the rim.
    pub eighths: u8,
}

impl Shape {
    /// The shape of a Mandala of so many rows, whose edges can be smooth or not.
    pub fn new(rows: u16, is_smooth: bool) -> Shape {
        let radius = f32::from(rows);
        let width = (radius / 8.0).max(2.0);
        let rim = radius - width;
        let is_small = rows < SECOND_ROW;
        let is_plain = is_small && !is_smooth;
        // A very small one leaves the row of a Field's cards to the Field.
        let mountain = match rows {
            ..ROOMY => 0.43,
            ROOMY..SECOND_ROW => 0.50,
            _ => 0.53,
        };
        let mut shape = Shape {
            rows,
            radius,
            rim,
            field: rim - (0.03 * radius).max(if is_plain { 0.5 } else { 0.45 }),
            mountain: radius * mountain,
            // A line of hard half cells has no gaps if it is as broad as one of them.
            shore: (0.045 * radius).max(if is_plain { 1.0 } else { 0.8 }),
            is_plain,
            petals: if rows < MORE_PETALS { 12.0 } else { 16.0 },
            bead: if rows < MORE_PETALS { 1.75 } else { 2.2 },
            letter: (0, 0),
            outer: ((width / 2.0 - 1.0) / 2.0).round() as u16,
        };
        shape.letter = shape.letter_of_yellow(rim + width / 2.0);
        shape
    }

    /// Of the cells near the middle of its arc the one that is nearest to the rim's own.
    fn letter_of_yellow(&self, middle: f32) -> (u16, u16) {
        let cells = (0..self.rows / 2).filter_map(|row| {
            let y = 2.0 * f32::from(row) + 1.0 - self.radius;
            let column = (middle * middle - y * y).max(0.0).sqrt().floor();
            let x = column + 0.5;
            let cell = (self.rows + column as u16, row);
            let is_near = (angle(x, y) - PI / 3.0).abs() < PI / 15.0;
            is_near.then_some(((x.hypot(y) - middle).abs(), cell))
        });
        let nearest = cells.min_by(|one, other| one.0.total_cmp(&other.0));
        nearest.map_or((2 * self.rows - 1, self.rows / 4), |(_, cell)| cell)
    }

    /// Whether the rim is hardly broader than a line along it.
    pub fn has_thin_rim(&self) -> bool {
        self.radius - self.rim < 3.0
    }

    /// The cell of the letter of a color.
    pub fn letter(&self, color: Color) -> (u16, u16) {
        let (x, row) = self.letter;
        let (left, below) = (2 * self.rows - 1 - x, self.rows - 1 - row);
        match color {
            Color::Orange => (self.rows, self.outer),
            Color::Yellow => (x, row),
            Color::Green => (x, below),
            Color::Purple => (self.rows, self.rows - 1 - self.outer),
            Color::Black => (left, below),
            Color::Red => (left, row),
        }
    }

    /// The rows of the Mountain, as many above the middle as below.
    pub fn mountain_rows(&self) -> u16 {
        let rows = self.mountain.round() as u16;
        rows - (self.rows - rows) % 2
    }

    /// How far from its middle the Mountain reaches at so many half rows above or below that.
    pub fn mountain_reach(&self, half_rows: u16) -> u16 {
        let y = f32::from(half_rows);
        let reach = (self.mountain * self.mountain - y * y).max(0.0).sqrt();
        reach.round() as u16
    }

    /// The row in which the cards of the Field at the top begin that are so many rows high.
    pub fn field_row(&self, high: u16) -> u16 {
        let rim = (self.radius - self.field) / 2.0;
        let mountain = (self.radius - self.mountain) / 2.0;
        // Low ones lie where the Field is broad; high ones fill it.
        let part = if high > 2 { 0.5 } else { 0.62 };
        let middle = rim + part * (mountain - rim);
        (middle - f32::from(high) / 2.0).round() as u16
    }

    /// The columns of a Field in a row of the upper half.
    pub fn field_width(&self, row: u16) -> u16 {
        let y = self.radius - 2.0 * f32::from(row) - 1.0;
        let half = (self.field * self.field - y * y).max(0.0).sqrt();
        2 * half as u16
    }

    /// The part at a point.
    pub fn part(&self, x: f32, y: f32) -> Part {
        let (x, y) = (x - self.radius, y - self.radius);
        let r = x.hypot(y);
        let angle = angle(x, y);
        let half = if y < 0.0 { Half::Top } else { Half::Bottom };
        let (color, to_end) = arc(r, angle);
        if r < self.radius && self.is_bead(color, x, y) {
            return Part::Rim(color);
        }
        if r > self.radius {
            Part::Cloth
        } else if r >= self.rim {
            if to_end < APART { Part::Cloth } else { Part::Rim(color) }
        } else if r < self.mountain {
            self.mountain_part(r, angle)
        } else if r < self.mountain + self.shore {
            Part::Shore
        } else {
            self.lotus(r, angle, half)
        }
    }

    /// The half cells along the outer side of the rim, one in each column or row, and those
    /// beyond it that it covers in part. The line goes around the cells of the letters, which
    /// are all color.
    pub fn outline(&self) -> Vec<Outline> {
        let letters = AROUND.map(|color| self.letter(color));
        let cell = |middle: f32| (middle + self.radius) as u16;
        let is_lettered = |x: f32, y: f32| letters.contains(&(cell(x), cell(y) / 2));
        let is_in = |x: f32, y: f32| x.hypot(y) < self.radius || is_lettered(x, y);
        let square = |r: f32, y: f32| (r * r - y * y).max(0.0).sqrt();
        let mut outline = Vec::new();
        for half_row in 0..2 * self.rows {
            let y = f32::from(half_row) + 0.5 - self.radius;
            // What lies further in is nowhere at the outer side.
            let near = square(self.radius - 2.0, y) as u16;
            for (away, side) in (near..self.rows).flat_map(|away| [(away, -1.0), (away, 1.0)]) {
                let x = side * (f32::from(away) + 0.5);
                let r = x.hypot(y);
                let (color, to_end) = arc(r, angle(x, y));
                // The last half cell of an arc has a part of it, too.
                if to_end < APART - 0.25 || is_lettered(x, y) {
                    continue;
                }
                let (dx, dy) = match x.abs() > y.abs() {
                    true => (side, 0.0),
                    false => (0.0, y.signum()),
                };
                let eighths = match is_in(x, y) {
                    true if is_in(x + dx, y + dy) => continue,
                    true => 8,
                    false if is_lettered(x - dx, y - dy) => 8,
                    false => 2 * (4.0 * (self.radius - r + 0.5)).round().max(0.0) as u8,
                };
                if eighths > 0 {
                    outline.push(Outline { x: cell(x), half_row, color, eighths });
                }
            }
        }
        outline
    }

    /// A large Mountain has a line of arcs in it, one for each two petals.
    fn mountain_part(&self, r: f32, angle: f32) -> Part {
        let arcs = (self.petals / 4.0 * angle).sin().abs();
        let line = self.mountain * (0.84 + 0.07 * arcs);
        if self.rows >= MORE_PETALS && (r - line).abs() < LINE {
            Part::Line
        } else {
            Part::Mountain
        }
    }

    fn is_bead(&self, color: Color, x: f32, y: f32) -> bool {
        let (column, row) = self.letter(color);
        let x = x + self.radius - f32::from(column) - 0.5;
        let y = y + self.radius - 2.0 * f32::from(row) - 1.0;
        x.hypot(y) < self.bead
    }

    /// The part of the flower at a distance and an angle.
    fn lotus(&self, r: f32, angle: f32, half: Half) -> Part {
        if self.is_plain {
            return if r < self.field { Part::Petal(half) } else { Part::Cloth };
        }
        let (from, band) = (self.mountain, self.field - self.mountain);
        // How far a point is inside a petal, as a part of half its pitch.
        let inside = |turned: f32, top: f32, breadth: f32| {
            let pitch = (angle / TAU * self.petals + turned).rem_euclid(1.0);
            let u = (r - from + 1.0) / (top - from + 1.0);
            let limit = breadth * (1.0 - u.powf(2.4)).max(0.0).sqrt();
            limit - (2.0 * pitch - 1.0).abs()
        };
        // So much of half a pitch is one half cell.
        let unit = self.petals / (PI * r);
        let gap = FREE * unit / 2.0;
        if self.rows >= SECOND_ROW {
            let inner = inside(0.5, from + 0.66 * band, 1.0);
            if inner > gap {
                return Part::Petal(half);
            } else if inner > gap - EDGE * unit && r < from + 0.66 * band + EDGE {
                return Part::Groove(half);
            }
        }
        let top = self.field - 0.15 + if self.rows < SECOND_ROW { 0.35 } else { 0.0 };
        match inside(0.0, top, 1.1) {
            outer if outer > gap + EDGE * unit => Part::Petal(half),
            outer if outer > gap => Part::Tip(half),
            _ if r < from + 0.62 * band => Part::Groove(half),
            _ => Part::Cloth,
        }
    }
}

/// The angle of a point, clockwise from the top, below a full turn.
fn angle(x: f32, y: f32) -> f32 {
    x.atan2(-y).rem_euclid(TAU)
}

/// The color of the rim at a distance and an angle, and how far it is to the end of its arc.
fn arc(r: f32, angle: f32) -> (Color, f32) {
    let arc = (angle / (2.0 * FRAC_PI_6)).round();
    let to_end = (FRAC_PI_6 - (angle - arc * 2.0 * FRAC_PI_6).abs()) * r;
    (AROUND[arc as usize % AROUND.len()], to_end)
}

/// A number that looks like chance, the same for the same grain of sand.
pub fn scatter(x: f32, y: f32) -> u32 {
    let (x, y) = ((x * 40.0) as i32 as u32, (y * 40.0) as i32 as u32);
    let mixed =
        (x.wrapping_mul(0x9e37_79b1) ^ y.wrapping_mul(0x85eb_ca77)).wrapping_mul(0xc2b2_ae3d);
    mixed ^ mixed >> 15
}
