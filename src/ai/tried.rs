//! What a search tried, and what it makes of that.

use super::{Judgment, Outlook};

/// How many hints there are at most.
const HINTS: usize = 3;

/// An action that a search looked at.
pub(super) struct Tried<A> {
    pub(super) outlook: Outlook<A>,
    /// How often.
    pub(super) visits: u32,
}

/// What a search thinks best: the action that it visited most.
pub(super) fn best<A>(tried: Vec<Tried<A>>) -> Option<A> {
    most_visited(tried).next().map(|outlook| outlook.action)
}

/// Every action with the points that it can be expected to bring.
pub(super) fn by_points<A: Copy>(tried: &[Tried<A>]) -> Vec<(A, f32)> {
    let points = |tried: &Tried<A>| (tried.outlook.action, tried.outlook.estimate.points);
    tried.iter().map(points).collect()
}

/// The few actions that a search thinks best.
pub(super) fn hints<A>(tried: Vec<Tried<A>>) -> Vec<Outlook<A>> {
    most_visited(tried).take(HINTS).collect()
}

/// What was tried, from the most visited on.
fn most_visited<A>(mut tried: Vec<Tried<A>>) -> impl Iterator<Item = Outlook<A>> {
    let worth = |tried: &Tried<A>| tried.outlook.estimate.worth();
    tried.sort_by(|a, b| {
        let visits = b.visits.cmp(&a.visits);
        visits.then(worth(b).total_cmp(&worth(a)))
    });
    tried.into_iter().map(|tried| tried.outlook)
}

/// Compares what was played with the best of what was tried; none if it was not tried.
pub(super) fn judge<A: Copy + Eq>(tried: &[Tried<A>], played: A) -> Option<Judgment<A>> {
    let own = tried.iter().find(|tried| tried.outlook.action == played)?;
    let others = tried.iter().filter(|tried| tried.outlook.action != played);
    let most = others.clone().map(|tried| tried.visits).max().unwrap_or(0);
    // What was hardly looked at may seem better than it is.
    let known = others.filter(|tried| 4 * tried.visits >= most);
    let worth = |tried: &&Tried<A>| tried.outlook.estimate.worth();
    let best = known
        .chain([own])
        .max_by(|a, b| worth(a).total_cmp(&worth(b)))?;
    Some(Judgment {
        played: own.outlook,
        best: best.outlook,
    })
}
