//! Judgments confirmed by games that are played out.

use std::sync::atomic::{AtomicBool, Ordering};

use super::open::{Open, outcome};
use super::{Estimate, Judgment, Outlook};
use crate::rules::Seat;
use crate::rules::game::View as _;
use crate::rules::shuffle::Shuffler;

/// A loss below this is not looked at again: it is too small to speak of.
const SMALL: f32 = 0.05;

/// How much a search's own judgment counts beside the games played out.
const SEARCHED: f32 = 0.5;

/// By how much both must find the one better than the other, lest it be called a mistake to
/// have chosen the other. Each of them alone often errs.
const AGREED: f32 = 0.07;

/// Looks again at what was played and what seems best, if that seems to have cost something:
/// plays games out after both, with the same chance for both, and takes what comes of it into
/// account. The second one is no better if these do not find it so as well.
pub(super) fn confirm<G: Open>(
    game: &G,
    searched: [Outlook<G::Action>; 2],
    stop: &AtomicBool,
) -> Option<Judgment<G::Action>> {
    let [played, best] = searched;
    let found = best.estimate.win - played.estimate.win;
    if found < SMALL {
        return Some(Judgment { played, best });
    }
    let (played, won) = play_out(game, played, stop)?;
    let (best, best_won) = play_out(game, best, stop)?;
    // Games that are all won, or all lost, tell nothing.
    let is_told = won != best_won || (0.0 < won && won < 1.0);
    let is_better = !is_told || found.min(best_won - won) >= AGREED;
    let best = if is_better { best } else { played };
    Some(Judgment { played, best })
}

/// What can be expected of an action if games that are played out count as well, and how many
/// of them were won: where the end was counted out, none have to be played for that.
pub(super) fn play_out<G: Open>(
    game: &G,
    searched: Outlook<G::Action>,
    stop: &AtomicBool,
) -> Option<(Outlook<G::Action>, f32)> {
    let Estimate { win, points } = searched.estimate;
    if searched.end.is_some() {
        return Some((searched, win));
    }
    let mut chance = game.chance();
    let mut sum = Estimate::default();
    for _ in 0..G::PLAYED_OUT {
        let end = end_of(game, searched.action, Shuffler::new(chance.seed()), stop)?;
        sum.win += end.win / G::PLAYED_OUT as f32;
        sum.points += end.points / G::PLAYED_OUT as f32;
    }
    let estimate = Estimate { win, points }.mixed_with(sum, 1.0 - SEARCHED);
    Some((Outlook { estimate, ..searched }, sum.win))
}

/// How a game comes out for the player to act who begins with this action; nothing if it was
/// stopped.
fn end_of<G: Open>(
    game: &G,
    action: G::Action,
    mut chance: Shuffler,
    stop: &AtomicBool,
) -> Option<Estimate> {
    let mut game = game.clone();
    let seat: Seat = game.to_act()?.into();
    game.apply_silently(action).ok()?;
    while game.to_act().is_some() && !stop.load(Ordering::Relaxed) {
        game.apply_silently(G::QUICK.choose(&game, &mut chance, stop)?).ok()?;
    }
    game.is_over().then(|| outcome(&game, seat))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::{Estimate, Outlook, confirm, play_out};
    use crate::ai::open::Open as _;
    use crate::rules::Seat;
    use crate::rules::game::Game as _;
    use crate::rules::pyramids::Game;
    use crate::rules::shuffle::Shuffler;

    static GO_ON: AtomicBool = AtomicBool::new(false);

    #[test]
    fn games_that_all_come_out_alike_clear_nobody_of_what_a_search_saw() {
        let mut alike = 0;
        for seed in 0..8 {
            let mut chance = Shuffler::new(seed);
            let mut game = Game::deal(seed, 2, Seat::default());
            for _ in 0..44 {
                let action = Game::QUICK.choose(&game, &mut chance, &GO_ON);
                let action = action.expect("it goes on");
                game.apply(action).expect("it is legal");
            }
            let told = |action, win| Outlook::new(action, Estimate { win, points: 0.0 });
            let won = |action| {
                let (_, won) = play_out(&game, told(action, 0.5), &GO_ON).expect("it is legal");
                won
            };
            let actions: Vec<_> = game.legal_actions().into_iter().take(4).collect();
            let all: Vec<f32> = actions.iter().map(|&action| won(action)).collect();
            for (&worse, &one) in actions.iter().zip(&all) {
                for (&better, &two) in actions.iter().zip(&all) {
                    if worse == better || one != two || (0.0 < one && one < 1.0) {
                        continue;
                    }
                    let searched = [told(worse, 0.3), told(better, 0.6)];
                    let judged = confirm(&game, searched, &GO_ON).expect("it is legal");
                    assert_eq!(judged.best.action, better, "game {seed}");
                    assert!(judged.best.estimate.win > judged.played.estimate.win);
                    alike += 1;
                }
            }
        }
        assert!(alike > 0, "some games are as good as lost or won");
    }
}
