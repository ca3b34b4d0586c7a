//! The learned judgment of positions.

use std::sync::LazyLock;

use super::features::{FEATURES, Features, features};
use crate::ai::Estimate;
use crate::ai::math::exp;
use crate::rules::ByPlayer;
use crate::rules::cards::{Outcome, Phase, Pile, Prospect, Score};

/// How many hidden units there are.
pub const UNITS: usize = 32;

/// How many weights there are in all.
pub const WEIGHTS: usize = FEATURES * (UNITS + 2) + 2 * UNITS;

/// One step of a weight in the file.
const STEP: f32 = 1.0 / 4096.0;

/// How many points the second output counts as 1.
pub const POINTS: f32 = 20.0;

/// The weights as they were learned, two bytes each.
static LEARNED: &[u8; 2 * WEIGHTS] = include_bytes!("net.bin");

/// A learned judgment of positions: a small neural network beside a linear part.
///
/// It judges a position after an action and before the draw, so that no luck of the draw
/// blurs it. The features feed 32 units, which pass on what is positive, and both outputs
/// directly. The first output becomes the chance to win, the second is the expected lead
/// in points.
///
/// `net.bin` holds every weight as a signed 16-bit number of 4096ths, the low byte first:
/// for each feature those to the units, then for each feature those to the two outputs,
/// then for each unit those to the two outputs. `cargo bench --bench train` makes it.
#[derive(Clone)]
pub struct Net {
    /// From each feature to each unit.
    pub hidden: [[f32; UNITS]; FEATURES],
    /// From each feature to each output.
    pub direct: [[f32; 2]; FEATURES],
    /// From each unit to each output.
    pub out: [[f32; 2]; UNITS],
}

impl Net {
    /// A net without any opinion.
    pub const EMPTY: Net = Net {
        hidden: [[0.0; UNITS]; FEATURES],
        direct: [[0.0; 2]; FEATURES],
        out: [[0.0; 2]; UNITS],
    };

    /// The one that the partner plays by.
    pub fn learned() -> &'static Net {
        static NET: LazyLock<Net> = LazyLock::new(|| Net::from_bytes(LEARNED));
        &NET
    }

    /// Reads the weights.
    pub fn from_bytes(bytes: &[u8; 2 * WEIGHTS]) -> Net {
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
        let steps = rounded
            .weights_mut()
            .map(|weight| (*weight / STEP).round() as i16);
        steps.flat_map(i16::to_le_bytes).collect()
    }

    /// All weights, in the order of the file.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let direct = self.direct.as_flattened_mut().iter_mut();
        let hidden = self.hidden.as_flattened_mut().iter_mut();
        hidden.chain(direct).chain(self.out.as_flattened_mut())
    }

    /// What the units pass on, and the two outputs.
    pub fn run(&self, features: &Features) -> ([f32; UNITS], [f32; 2]) {
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

    /// What the one who foresees a position can expect from there.
    pub fn estimate(&self, prospect: &Prospect) -> Estimate {
        if matches!(prospect.table().phase(), Phase::Over(_)) {
            return final_estimate(prospect);
        }
        let (_, [win, points]) = self.run(&features(prospect));
        Estimate {
            win: chance(win),
            points: points * POINTS,
        }
    }
}

#[inline]
fn add_scaled<const N: usize>(sums: &mut [f32; N], factor: f32, row: &[f32; N]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += factor * weight;
    }
}

/// Turns an output of any size into a chance between 0 and 1.
pub fn chance(output: f32) -> f32 {
    1.0 / (1.0 + exp(-output))
}

/// What is to be expected once the game is over: all that is unknown are the two Cup
/// cards that the other was dealt.
fn final_estimate(prospect: &Prospect) -> Estimate {
    let (seat, table) = (prospect.seat(), prospect.table());
    let theirs = seat.other();
    let unseen = prospect.unseen();
    let own = Score::new(table.river(seat), prospect.cup());
    let ways = f32::from(unseen.len()) * f32::from(unseen.len().saturating_sub(1));
    let mut estimate = Estimate::default();
    for first in unseen.colors() {
        let rest = unseen - Pile::of(first, 1);
        for second in rest.colors() {
            let share = f32::from(unseen.count(first)) * f32::from(rest.count(second)) / ways;
            let dealt = [first, second].into_iter().collect();
            let other = Score::new(table.river(theirs), table.claimed(theirs) + dealt);
            let scores = ByPlayer::from_fn(|player| if player == seat { own } else { other });
            let win = match Outcome::of(&scores).winner() {
                Some(winner) if winner == seat => 1.0,
                Some(_) => 0.0,
                None => 0.5,
            };
            estimate.win += share * win;
            estimate.points += share * (f32::from(own.total()) - f32::from(other.total()));
        }
    }
    estimate
}
