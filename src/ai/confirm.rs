//! Judgments confirmed by games that are played out.

use std::sync::atomic::{AtomicBool, Ordering};

use super::open::{Open, outcome, quick};
use super::{Estimate, Judgment};
use crate::rules::Seat;
use crate::rules::shuffle::Shuffler;

/// A loss below this is not looked at again: it is too small to speak of.
const SMALL: f32 = 0.05;

/// How many games are played out after each of two actions.
const GAMES: u32 = 100;

/// How much a search's own judgment counts beside the games played out.
const SEARCHED: f32 = 0.5;

/// Looks again at what seems a mistake: plays games out after both actions, with the same
/// chance for both, and takes what comes of it into account.
pub(super) fn confirm<G: Open>(
    game: &G,
    judged: Judgment<G::Action>,
    chance: &mut Shuffler,
    stop: &AtomicBool,
) -> Option<Judgment<G::Action>> {
    let Judgment {
        mut played,
        mut best,
    } = judged;
    if best.estimate.win - played.estimate.win < SMALL {
        return Some(judged);
    }
    let mut sums = [Estimate::default(); 2];
    for _ in 0..GAMES {
        let seed = chance.seed();
        for (sum, action) in sums.iter_mut().zip([played.action, best.action]) {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let end = play_out(game, action, Shuffler::new(seed))?;
            sum.win += end.win;
            sum.points += end.points;
        }
    }
    for (outlook, sum) in [&mut played, &mut best].into_iter().zip(sums) {
        let mix =
            |searched: f32, sum: f32| SEARCHED * searched + (1.0 - SEARCHED) * sum / GAMES as f32;
        outlook.estimate = Estimate {
            win: mix(outlook.estimate.win, sum.win),
            points: mix(outlook.estimate.points, sum.points),
        };
    }
    if sums[1].win <= sums[0].win {
        // What was played did no worse.
        best = played;
    }
    Some(Judgment { played, best })
}

/// How a game comes out for the player to act who begins with this action.
fn play_out<G: Open>(game: &G, action: G::Action, mut chance: Shuffler) -> Option<Estimate> {
    let mut game = game.clone();
    let seat: Seat = game.to_act()?.into();
    game.apply_silently(action).ok()?;
    while let Some(action) = quick(&game, &mut chance) {
        game.apply_silently(action).ok()?;
    }
    Some(outcome(&game, seat))
}
