//! Judgments confirmed by games that are played out.

use std::sync::atomic::{AtomicBool, Ordering};

use super::open::{Open, outcome, quick};
use super::{Estimate, Outlook};
use crate::rules::Seat;
use crate::rules::shuffle::Shuffler;

/// A loss below this is not looked at again: it is too small to speak of.
const SMALL: f32 = 0.05;

/// Nor is so great a loss: it is no noise, and who plays a game out may not find the way that
/// the search has seen to its end.
const GREAT: f32 = 0.8;

/// How many games are played out after each of two actions.
const GAMES: u32 = 100;

/// How much a search's own judgment counts beside the games played out.
const SEARCHED: f32 = 0.5;

/// Looks again at two actions if the first one seems a mistake beside the second: plays games
/// out after both, with the same chance for both, and takes what comes of it into account. The
/// second one is no better if the first one did better then.
pub(super) fn confirm<G: Open>(
    game: &G,
    searched: [Outlook<G::Action>; 2],
    chance: &mut Shuffler,
    stop: &AtomicBool,
) -> Option<[Outlook<G::Action>; 2]> {
    let [first, second] = searched.map(|outlook| outlook.estimate.win);
    if !(SMALL..GREAT).contains(&(second - first)) {
        return Some(searched);
    }
    let mut sums = [Estimate::default(); 2];
    for _ in 0..GAMES {
        let seed = chance.seed();
        for (sum, outlook) in sums.iter_mut().zip(searched) {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let end = play_out(game, outlook.action, Shuffler::new(seed))?;
            sum.win += end.win;
            sum.points += end.points;
        }
    }
    let mut both = searched;
    for (outlook, sum) in both.iter_mut().zip(sums) {
        let mix =
            |searched: f32, sum: f32| SEARCHED * searched + (1.0 - SEARCHED) * sum / GAMES as f32;
        outlook.estimate = Estimate {
            win: mix(outlook.estimate.win, sum.win),
            points: mix(outlook.estimate.points, sum.points),
        };
    }
    // Games that are all won, or all lost, tell by their points alone.
    let [first, second] = sums.map(|sum| (sum.win, sum.points));
    if second < first {
        both[1].estimate = both[0].estimate;
    }
    Some(both)
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
