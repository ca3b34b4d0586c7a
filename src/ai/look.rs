//! A closer look at actions of games in which everything lies open.

use std::sync::atomic::{AtomicBool, Ordering};

use super::Partner;
use super::ending::{self, NEAR};
use super::open::{Open, Search};
use super::tried::{self, Tried};

/// The actions that a closer look is worth: those that a long search finds best, or that are
/// best where the end can be counted out.
pub(super) fn finalists<G: Open>(game: &G, stop: &AtomicBool) -> Option<Vec<G::Action>> {
    let all = game.legal_actions().into_iter();
    let found = match all.map(|action| counted_out(game, action, stop)).collect() {
        Some(counted) => counted,
        None => Search::new(game, game.options()).run(G::THOROUGH / 2, stop)?,
    };
    Some(tried::finalists(found, |_, _| false))
}

/// Looks at each of some actions as closely as at the others: what is looked at more closely
/// seems worse, because the others' answers to it get better.
pub(super) fn look_alike<G: Open>(
    game: &G,
    actions: Vec<G::Action>,
    stop: &AtomicBool,
) -> Option<Vec<Tried<G::Action>>> {
    let looked = actions.into_iter();
    looked.map(|action| look_at(game, action, stop)).collect()
}

/// Looks at an action alone: what is found does not depend on what else is looked at.
pub(super) fn look_at<G: Open>(
    game: &G,
    action: G::Action,
    stop: &AtomicBool,
) -> Option<Tried<G::Action>> {
    if let Some(counted) = counted_out(game, action, stop) {
        return Some(counted);
    }
    let tried = Search::new(game, [action]).run(G::THOROUGH / 6, stop)?;
    tried.into_iter().next()
}

/// An action whose end is counted out, if it is near.
fn counted_out<G: Open>(
    game: &G,
    action: G::Action,
    stop: &AtomicBool,
) -> Option<Tried<G::Action>> {
    let goes_on = !stop.load(Ordering::Relaxed);
    let outlook = goes_on.then(|| ending::after(game, action, NEAR))??;
    Some(Tried { visits: 0, first_judgment: outlook.estimate, outlook })
}

/// An action in full, if it is allowed.
pub(super) fn allowed<G: Open>(game: &G, action: G::Action) -> Option<G::Action> {
    let mut legal = game.legal_actions().into_iter();
    legal.find(|&it| it == game.in_full(action))
}

/// The best of the actions that come out for certain, if it wins or all of them do; of
/// equals, the one that brings the most points.
pub(super) fn certainly_best<G: Open>(game: &G) -> Option<G::Action> {
    let (mut best, mut is_all) = (None, true);
    let mut most = (f32::NEG_INFINITY, f32::NEG_INFINITY);
    for action in game.legal_actions() {
        match G::certain(game, action) {
            Some(end) if (end.win, end.points) > most => {
                most = (end.win, end.points);
                best = Some(action);
            }
            Some(_) => {}
            None => is_all = false,
        }
    }
    best.filter(|_| is_all || most.0 == 1.0)
}
