//! A learned judgment of positions: the same kind of net for every game.

use super::Estimate;
use super::math::exp;

/// How many hidden units there are.
pub const UNITS: usize = 32;

/// One step of a weight in the file.
const STEP: f32 = 1.0 / 4096.0;

/// How many points the second output counts as 1.
pub const POINTS: f32 = 20.0;

/// A learned judgment of positions: a small neural network beside a linear part.
///
/// The numbers that describe a position feed 32 units, which pass on what is positive, and
/// both outputs directly. The first output becomes the chance to win, the second is the
/// expected lead in points.
///
/// The files `net.bin` hold every weight as a signed 16-bit number of 4096ths, the low byte
/// first: for each number those to the units, then for each number those to the two
/// outputs, then for each unit those to the two outputs. `cargo bench --bench train` makes
/// them.
#[derive(Clone)]
pub struct Net<const N: usize> {
    /// From each number to each unit.
    pub hidden: [[f32; UNITS]; N],
    /// From each number to each output.
    pub direct: [[f32; 2]; N],
    /// From each unit to each output.
    pub out: [[f32; 2]; UNITS],
}

impl<const N: usize> Net<N> {
    /// A net without any opinion.
    pub const EMPTY: Net<N> =
        Net { hidden: [[0.0; UNITS]; N], direct: [[0.0; 2]; N], out: [[0.0; 2]; UNITS] };

    /// Reads the weights; those that are missing are 0.
    pub fn from_bytes(bytes: &[u8]) -> Net<N> {
        let mut net = Net::EMPTY;
        let (pairs, _) = bytes.as_chunks();
        for (weight, &pair) in net.weights_mut().zip(pairs) {
            *weight = f32::from(i16::from_le_bytes(pair)) * STEP;
        }
        net
    }

    /// Writes the weights, rounded.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut rounded = self.clone();
        let steps = rounded.weights_mut().map(|weight| (*weight / STEP).round() as i16);
        steps.flat_map(i16::to_le_bytes).collect()
    }

    /// All weights, in the order of the file.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let direct = self.direct.as_flattened_mut().iter_mut();
        let hidden = self.hidden.as_flattened_mut().iter_mut();
        hidden.chain(direct).chain(self.out.as_flattened_mut())
    }

    /// What the units pass on, and the two outputs.
    pub fn run(&self, features: &[f32; N]) -> ([f32; UNITS], [f32; 2]) {
        let mut units = [0.0; UNITS];
        let mut outputs = [0.0; 2];
        // Half of the features are 0 in most positions.
        for (index, &feature) in features.iter().enumerate() {
            if feature != 0.0 {
                add_scaled(&mut units, feature, &self.hidden[index]);
                add_scaled(&mut outputs, feature, &self.direct[index]);
            }
        }
        for (unit, out) in units.iter_mut().zip(&self.out) {
            *unit = unit.max(0.0);
            add_scaled(&mut outputs, *unit, out);
        }
        (units, outputs)
    }

    /// What can be expected of a position that these numbers describe.
    pub fn judge(&self, features: &[f32; N]) -> Estimate {
        let (_, [win, points]) = self.run(features);
        Estimate { win: chance(win), points: points * POINTS }
    }
}

#[inline]
fn add_scaled<const M: usize>(sums: &mut [f32; M], factor: f32, row: &[f32; M]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += factor * weight;
    }
}

/// Turns an output of any size into a chance between 0 and 1.
pub fn chance(output: f32) -> f32 {
    1.0 / (1.0 + exp(-output))
}

/// Numbers that describe a position, filled in one after the other.
pub(super) struct Sheet<const N: usize> {
    features: [f32; N],
    filled: usize,
}

impl<const N: usize> Sheet<N> {
    pub(super) fn new() -> Sheet<N> {
        Sheet { features: [0.0; N], filled: 0 }
    }

    #[inline]
    pub(super) fn put<const M: usize>(&mut self, values: [f32; M]) {
        for value in values {
            self.features[self.filled] = value;
            self.filled += 1;
        }
    }

    /// The next numbers, which are 0 as yet.
    #[inline]
    pub(super) fn room(&mut self, count: usize) -> &mut [f32] {
        let from = self.filled;
        self.filled += count;
        &mut self.features[from..self.filled]
    }

    /// All of them.
    pub(super) fn full(self) -> [f32; N] {
        debug_assert_eq!(self.filled, N);
        self.features
    }
}

/// 1 for what is so, 0 for what is not.
pub(super) fn yes(fact: bool) -> f32 {
    f32::from(u8::from(fact))
}
