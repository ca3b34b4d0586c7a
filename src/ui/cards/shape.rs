//! The shape of a Mandala in the sand, as a function of the unit disc.

use crate::rules::Color;

/// The part of a Mandala that a point belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Part {
    Rim(Color),
    Seam,
    Mountain,
    Shore,
    FieldTop,
    FieldBottom,
    Ornament,
}

/// The radius of the Mountain, of the whole.
pub const MOUNTAIN: f32 = 0.56;
/// The inner radius of the rim.
const RIM: f32 = 0.87;

/// The radius at which the outer edge of the rim begins.
const EDGE: f32 = 0.93;

/// Whether a point lies at the outer edge of the rim.
pub fn is_outer(x: f32, y: f32) -> bool {
    x * x + y * y > EDGE * EDGE
}

/// The part at a point of the unit disc; none outside.
pub fn part(x: f32, y: f32) -> Option<Part> {
    let r = (x * x + y * y).sqrt();
    if r > 1.0 {
        return None;
    }
    if r > RIM {
        return Some(rim(x, y));
    }
    if r < MOUNTAIN - 0.05 {
        return Some(Part::Mountain);
    }
    if r < MOUNTAIN {
        return Some(Part::Shore);
    }
    // cos 6θ from cos θ: twelve petals without a call to an angle.
    let c = (x / r) * (x / r);
    let wave = ((32.0 * c - 48.0) * c + 18.0) * c - 1.0;
    let petal = 0.70 + 0.10 * wave;
    if (r - petal).abs() < 0.035 {
        return Some(Part::Ornament);
    }
    Some(if y < 0.0 {
        Part::FieldTop
    } else {
        Part::FieldBottom
    })
}

/// The petal of the rim at a point: six of them, clockwise from the upper left,
/// with seams between.
fn rim(x: f32, y: f32) -> Part {
    // Seams at 0°, 60° and 120°: the point's height above each line.
    const SIN60: f32 = 0.866_025_4;
    let heights = [y, SIN60 * x - 0.5 * y, SIN60 * x + 0.5 * y];
    if heights.iter().any(|h| h.abs() < 0.035) {
        return Part::Seam;
    }
    Part::Rim(match (y < 0.0, heights[1] > 0.0, heights[2] > 0.0) {
        (true, false, false) => Color::Red,
        (true, true, false) => Color::Orange,
        (true, _, true) => Color::Yellow,
        (false, true, true) => Color::Green,
        (false, false, true) => Color::Purple,
        (false, _, false) => Color::Black,
    })
}

/// The middle of a color's petal on the rim.
pub fn petal(color: Color) -> (f32, f32) {
    const ACROSS: f32 = 0.81;
    const UP: f32 = 0.47;
    match color {
        Color::Red => (-ACROSS, -UP),
        Color::Orange => (0.0, -0.95),
        Color::Yellow => (ACROSS, -UP),
        Color::Green => (ACROSS, UP),
        Color::Purple => (0.0, 0.95),
        Color::Black => (-ACROSS, UP),
    }
}

/// A number that looks like chance, the same for the same grain of sand.
pub fn scatter(x: f32, y: f32) -> u32 {
    let (x, y) = ((x * 40.0) as i32 as u32, (y * 40.0) as i32 as u32);
    let mixed =
        (x.wrapping_mul(0x9e37_79b1) ^ y.wrapping_mul(0x85eb_ca77)).wrapping_mul(0xc2b2_ae3d);
    mixed ^ mixed >> 15
}
