//! Choosing softly: a partner that errs a little, as people do, and plays no nonsense.

use super::Level;
use super::math::ln;
use crate::rules::shuffle::Shuffler;

/// How loosely a level chooses among actions that it knows the worth of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Softness {
    /// By how many points a choice typically misses; 0 always takes the best.
    temperature: f32,
    /// How many points below the best an action may be to be chosen at all.
    cap: f32,
}

/// A softness of this temperature and cap.
pub(super) const fn soft(temperature: f32, cap: f32) -> Softness {
    Softness { temperature, cap }
}

impl Softness {
    /// One of these actions with their points: the better, the likelier.
    pub(super) fn choose<A: Copy>(self, options: &[(A, f32)], chance: &mut Shuffler) -> Option<A> {
        let points = options.iter().map(|&(_, points)| points);
        let floor = points.fold(f32::NEG_INFINITY, f32::max) - self.cap;
        let allowed = options.iter().filter(|&&(_, points)| points >= floor);
        let noisy =
            allowed.map(|&(action, points)| (action, points + self.temperature * gumbel(chance)));
        let best = noisy.max_by(|(_, a), (_, b)| a.total_cmp(b))?;
        Some(best.0)
    }
}

/// The chance of a level: without it, two levels that are given the same one would err alike,
/// and often play the same game.
pub(super) fn of_level(level: Level, chance: &mut Shuffler) -> Shuffler {
    Shuffler::new(chance.seed().wrapping_add(level.number().into()))
}

/// Keeps what is liked, if there is any of it.
pub(super) fn prefer<T>(options: &mut Vec<T>, is_liked: impl Fn(&T) -> bool) {
    if options.iter().any(&is_liked) {
        options.retain(is_liked);
    }
}

/// Keeps that of which the least is wrong.
pub(super) fn prefer_least<T, F: Ord>(options: &mut Vec<T>, faults: impl Fn(&T) -> F) {
    let faults: Vec<F> = options.iter().map(faults).collect();
    let least = faults.iter().min();
    let mut is_least = faults.iter().map(|it| Some(it) == least);
    options.retain(|_| is_least.next().unwrap_or_default());
}

/// Noise with which the largest of several sums is a choice by their exponentials.
fn gumbel(chance: &mut Shuffler) -> f32 {
    // Halfway between two steps, so never 0 and never 1.
    const STEPS: u64 = 1 << 20;
    let uniform = (chance.below(STEPS) as f32 + 0.5) / STEPS as f32;
    -ln(-ln(uniform))
}
