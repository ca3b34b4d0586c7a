//! What a search tried, and what it makes of that.

use super::{Estimate, Judgment, Outlook};

/// How many hints there are at most.
const HINTS: usize = 3;

/// What differs by less in worth is as good.
const EQUAL: f32 = 0.006;

/// How many actions are looked at alike in the end: a few more than are shown.
const FINALISTS: usize = 4;

/// An action that a search looked at.
pub(super) struct Tried<A> {
    pub(super) outlook: Outlook<A>,
    /// How often.
    pub(super) visits: u32,
    /// What was made of it before the search, which is left to no chance.
    pub(super) first_judgment: Estimate,
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

/// The actions that a closer look is worth: those visited most. Of some that are alike,
/// one comes before all others of them.
pub(super) fn finalists<A: Copy>(tried: Vec<Tried<A>>, alike: impl Fn(A, A) -> bool) -> Vec<A> {
    let (mut chosen, mut rest): (Vec<A>, Vec<A>) = (Vec::new(), Vec::new());
    for outlook in most_visited(tried) {
        let is_new = !chosen.iter().any(|&other| alike(other, outlook.action));
        let list = if is_new { &mut chosen } else { &mut rest };
        list.push(outlook.action);
    }
    chosen.append(&mut rest);
    chosen.truncate(FINALISTS);
    chosen
}

/// The few actions that are best of those looked at alike.
///
/// Those that nearly come up to the best are told as equals, because another chance would
/// put them into another order; of them, what seemed best before the search comes first.
pub(super) fn hints<A: Copy + Ord>(mut tried: Vec<Tried<A>>) -> Vec<Outlook<A>> {
    let worth = |tried: &Tried<A>| tried.outlook.estimate.worth();
    tried.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
    let Some(best) = tried.first().map(worth) else {
        return Vec::new();
    };
    let equals = tried.partition_point(|other| worth(other) > best - EQUAL);
    let equals = &mut tried[..equals];
    let mean = mean(equals);
    equals.sort_by(|a, b| {
        let [one, two] = [a, b].map(|tried| tried.first_judgment.worth());
        let actions = a.outlook.action.cmp(&b.outlook.action);
        two.total_cmp(&one).then(actions)
    });
    for Tried { outlook, .. } in equals {
        // What was counted out is known better.
        if outlook.end.is_none() {
            outlook.estimate = mean;
        }
    }
    let outlooks = tried.into_iter().map(|tried| tried.outlook);
    outlooks.take(HINTS).collect()
}

/// What several searches made of the same actions, taken together.
pub(super) fn together<A: Copy + Eq>(searches: Vec<Vec<Tried<A>>>) -> Vec<Tried<A>> {
    let count = searches.len() as f32;
    let mut all: Vec<Tried<A>> = Vec::new();
    for tried in searches.into_iter().flatten() {
        let is_known = |it: &&mut Tried<A>| it.outlook.action == tried.outlook.action;
        match all.iter_mut().find(is_known) {
            Some(sum) => {
                sum.visits += tried.visits;
                sum.outlook.estimate.win += tried.outlook.estimate.win;
                sum.outlook.estimate.points += tried.outlook.estimate.points;
            }
            None => all.push(tried),
        }
    }
    for Tried { outlook, .. } in &mut all {
        outlook.estimate.win /= count;
        outlook.estimate.points /= count;
    }
    all
}

/// What can be expected of some actions on average.
fn mean<A>(tried: &[Tried<A>]) -> Estimate {
    let sum = |part: fn(Estimate) -> f32| -> f32 {
        tried.iter().map(|tried| part(tried.outlook.estimate)).sum()
    };
    let count = tried.len() as f32;
    Estimate {
        win: sum(|estimate| estimate.win) / count,
        points: sum(|estimate| estimate.points) / count,
    }
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

/// Compares what was played with the best of those looked at alike; none if it was not
/// among them.
pub(super) fn judge<A: Copy + Eq>(tried: &[Tried<A>], played: A) -> Option<Judgment<A>> {
    let own = tried.iter().find(|tried| tried.outlook.action == played)?;
    let worth = |tried: &&Tried<A>| tried.outlook.estimate.worth();
    // Of equals, what was played is as good as any.
    let best = tried.iter().chain([own]).max_by(|a, b| worth(a).total_cmp(&worth(b)))?;
    Some(Judgment { played: own.outlook, best: best.outlook })
}
