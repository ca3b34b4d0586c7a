//! The partner for the card game.
//!
//! Most of its strength is a learned judgment of positions, the [net](judgment::Net): the
//! lower levels look at what each action leads to and choose softly among those that bring
//! the most points, so that they err as people do and still play no nonsense. Drafts are
//! thought through to their end. The two levels above those, hints and reviews search on top
//! of that. No level discards while it can play; what a search would discard now and then
//! wins it nothing.

use std::sync::atomic::AtomicBool;

use self::judgment::{LEARNED, Net, estimate};
use self::position::best_draft;
use self::search::Search;
use self::sense::faults;
use super::soft::{Softness, of_level, prefer, prefer_least, soft};
use super::tried::Tried;
use super::{Judgment, Level, Outlook, Partner, tried};
use crate::rules::cards::{Action, Game, PlayerView};
use crate::rules::game::{self, View as _};
use crate::rules::shuffle::Shuffler;

pub mod features;
pub mod judgment;
pub mod position;
mod search;
mod sense;

/// The levels that do not search, from 1 up.
const SOFT: [Softness; 5] =
    [soft(60.0, 20.0), soft(4.7, 9.0), soft(1.8, 5.2), soft(0.65, 2.8), soft(0.1, 0.6)];

/// How many of these need to be told what those above find out, or do for a good reason.
const BEGINNERS: usize = 3;

/// How many points below the best an action is still about as good.
const AS_GOOD: f32 = 1.0;

/// How they choose from a Mandala that is shared out: what each color brings is there to see.
const IN_DRAFTS: [Softness; BEGINNERS] = [soft(20.0, 14.0), soft(2.8, 5.5), soft(1.0, 3.3)];

/// How many iterations the levels above them search.
const SEARCHING: [u32; 2] = [1_000, 14_000];

const _: () = assert!(
    SOFT.len() + SEARCHING.len() == <Game as game::Game>::LEVELS as usize,
    "each level thinks in its way"
);

/// How many trees a hint takes to find the best actions, and as many to compare them: several
/// together depend less on chance than one that is as large.
const TREES: u32 = 12;

/// How many iterations each of them has.
const IN_A_TREE: u32 = 500;

/// How much of a hint is the net's judgment, which is left to no chance.
const FIRST_JUDGMENT: f32 = 0.4;

/// How many iterations the review of a decision takes to find the best actions.
const SEARCHED: u32 = 2_000;

/// How many it takes for each of them to compare them. With fewer, what is said of small
/// losses is mostly noise.
const APPRAISED: u32 = 800;

impl Partner for Game {
    fn choose(
        view: &PlayerView,
        level: Level,
        chance: &mut Shuffler,
        stop: &AtomicBool,
    ) -> Option<Action> {
        let legal = view.legal_actions();
        if legal.len() < 2 {
            return legal.get(0);
        }
        let is_draft = legal.iter().all(|action| matches!(action, Action::Claim { .. }));
        let in_draft = IN_DRAFTS.get(level.index()).filter(|_| is_draft);
        if let Some(softness) = in_draft.or(SOFT.get(level.index())) {
            let mut options = by_points(view, &LEARNED);
            prefer(&mut options, |&(action, _)| is_play(action));
            if level.index() < BEGINNERS {
                let most = options.iter().map(|&(_, points)| points);
                let good = most.fold(f32::NEG_INFINITY, f32::max) - AS_GOOD;
                prefer_least(&mut options, |&(action, points)| {
                    faults(view, action, points >= good)
                });
            }
            return softness.choose(&options, &mut of_level(level, chance));
        }
        let iterations = SEARCHING.get(level.index() - SOFT.len())?;
        let mut tried = Search::new(view, &LEARNED).run(*iterations, chance, stop)?;
        prefer(&mut tried, |it| is_play(it.outlook.action));
        tried::best(tried)
    }

    fn hints(view: &PlayerView, chance: &mut Shuffler, stop: &AtomicBool) -> Vec<Outlook<Action>> {
        if view.legal_actions().is_empty() {
            return Vec::new();
        }
        let mut grow = |actions: Option<&[Action]>| {
            let tried = (0..TREES).map(|_| {
                let mut tree = Search::calm(view, &LEARNED);
                match actions {
                    None => tree.run(IN_A_TREE, chance, stop),
                    Some(actions) => tree.compare(actions, IN_A_TREE, chance, stop),
                }
            });
            Some(tried::together(tried.collect::<Option<_>>()?))
        };
        let compared = grow(None).and_then(|found| {
            let finalists = tried::finalists(found, differ_in_count);
            grow(Some(&finalists))
        });
        let mut compared = compared.unwrap_or_default();
        for tried in &mut compared {
            let estimate = &mut tried.outlook.estimate;
            *estimate = estimate.mixed_with(tried.first_judgment, FIRST_JUDGMENT);
        }
        tried::hints(compared)
    }

    fn judge(
        view: &PlayerView,
        played: Action,
        chance: &mut Shuffler,
        stop: &AtomicBool,
    ) -> Option<Judgment<Action>> {
        view.check(played).ok()?;
        let found = Search::new(view, &LEARNED).run(SEARCHED, chance, stop)?;
        let mut finalists = tried::finalists(found, differ_in_count);
        if !finalists.contains(&played) {
            finalists.truncate(2);
            finalists.push(played);
        }
        tried::judge(&look_alike(view, &finalists, stop)?, played)
    }

    fn appraise(view: &PlayerView, action: Action, stop: &AtomicBool) -> Option<Outlook<Action>> {
        view.check(action).ok()?;
        let looked = look_alike(view, &[action], stop)?;
        looked.into_iter().next().map(|tried| tried.outlook)
    }
}

fn is_play(action: Action) -> bool {
    !matches!(action, Action::Discard { .. })
}

/// Looks at each of some actions alone and as closely as at the others, with the same deals:
/// what is found does not depend on what else is looked at.
fn look_alike(
    view: &PlayerView,
    actions: &[Action],
    stop: &AtomicBool,
) -> Option<Vec<Tried<Action>>> {
    let mut deals = Shuffler::new(view.chance().seed());
    let iterations = APPRAISED * actions.len() as u32;
    Search::new(view, &LEARNED).compare(actions, iterations, &mut deals, stop)
}

/// Whether two actions differ in no more than how many cards are played.
fn differ_in_count(one: Action, other: Action) -> bool {
    let with_one = |action| match action {
        Action::Grow { side, color, .. } => Action::Grow { side, color, count: 1 },
        Action::Discard { color, .. } => Action::Discard { color, count: 1 },
        Action::Build { .. } | Action::Claim { .. } => action,
    };
    with_one(one) == with_one(other)
}

/// Every action with the points that it can be expected to bring.
pub fn by_points(view: &PlayerView, net: &Net) -> Vec<(Action, f32)> {
    let points = |action| {
        let after = view.after(action).ok()?;
        let points = best_draft(&after, &|end| estimate(net, end).points);
        Some((action, points))
    };
    view.legal_actions().iter().filter_map(points).collect()
}
