//! The partner for the card game.
//!
//! Most of its strength is a learned judgment of positions, the [net](judgment::Net): the
//! lower levels look at what each action leads to and do something that is not far below the
//! best, so that they err as people do and still play no nonsense. Drafts are thought through
//! to their end. The two levels above those, hints and reviews search on top of that. No level
//! discards while it can play; what a search would discard now and then wins it nothing.

use std::sync::atomic::AtomicBool;

use self::judgment::{LEARNED, Net, estimate};
use self::position::best_draft;
use self::search::Search;
use self::sense::{keep_chances, keep_sensible, loses};
use super::soft::{Softness, of_level, prefer, soft};
use super::tried::Tried;
use super::{Estimate, Judgment, Level, Outlook, Partner, tried};
use crate::rules::cards::{Action, Game, Phase, PlayerView};
use crate::rules::game::{self, View as _};
use crate::rules::shuffle::Shuffler;

pub mod features;
pub mod judgment;
pub mod position;
mod search;
mod sense;

/// How far below the best a beginner errs: anything nearer than that seems as good to them, if
/// they see nothing wrong with it.
struct Beginner {
    /// In points.
    points: f32,
    /// In points where a Mandala is shared out: what each color brings is there to see.
    in_drafts: f32,
    /// In what a position is [worth](Estimate::worth): mostly the chance to win.
    worth: f32,
}

/// The first levels, from 1 up.
const BEGINNERS: [Beginner; 3] = [
    Beginner { points: 7.0, in_drafts: 5.0, worth: 0.18 },
    Beginner { points: 5.0, in_drafts: 3.5, worth: 0.11 },
    Beginner { points: 4.0, in_drafts: 2.5, worth: 0.08 },
];

/// The levels above them that do not search either.
const SOFT: [Softness; 2] = [soft(0.5, 2.8), soft(0.1, 0.6)];

/// How many iterations the levels above them search.
const SEARCHING: [u32; 2] = [1_000, 14_000];

const _: () = assert!(
    BEGINNERS.len() + SOFT.len() + SEARCHING.len() == <Game as game::Game>::LEVELS as usize,
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
        if let Some(beginner) = BEGINNERS.get(level.index()) {
            return beginner.choose(view, &mut of_level(level, chance));
        }
        let above = level.index() - BEGINNERS.len();
        if let Some(softness) = SOFT.get(above) {
            let mut options = by_points(view, &LEARNED);
            prefer(&mut options, |&(action, _)| is_play(action));
            return softness.choose(&options, &mut of_level(level, chance));
        }
        let iterations = SEARCHING.get(above - SOFT.len())?;
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

impl Beginner {
    /// Anything that is not far below the best, and of which the least is wrong.
    fn choose(&self, view: &PlayerView, chance: &mut Shuffler) -> Option<Action> {
        let mut options = by(view, &LEARNED, &Estimate::worth);
        prefer(&mut options, |&(action, _)| is_play(action));
        let is_draft = matches!(view.table().phase(), Phase::Draft(_));
        if is_draft {
            // Points are no comfort in a game that ends lost.
            prefer(&mut options, |&(action, _)| !loses(view, action));
        }
        keep_near(&mut options, self.worth);
        let likely = |action| options.iter().any(|&(it, _)| it == action);
        let mut options = by_points(view, &LEARNED);
        options.retain(|&(action, _)| likely(action));
        keep_chances(view, &mut options);
        keep_near(&mut options, if is_draft { self.in_drafts } else { self.points });
        keep_sensible(view, &mut options);
        let number = chance.below(options.len() as u64);
        options.get(number as usize).map(|&(action, _)| action)
    }
}

/// The most that one of some actions brings.
fn most<'a>(options: impl IntoIterator<Item = &'a (Action, f32)>) -> f32 {
    options.into_iter().map(|&(_, worth)| worth).fold(f32::NEG_INFINITY, f32::max)
}

/// Keeps what is no further below the best than that.
fn keep_near(options: &mut Vec<(Action, f32)>, below: f32) {
    let least = most(&*options) - below;
    options.retain(|&(_, worth)| worth >= least);
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
    by(view, net, &|estimate| estimate.points)
}

/// Every action with what it is worth, if both see to that in a draft.
fn by(view: &PlayerView, net: &Net, worth: &impl Fn(Estimate) -> f32) -> Vec<(Action, f32)> {
    let worth = |action| {
        let after = view.after(action).ok()?;
        Some((action, best_draft(&after, &|end| worth(estimate(net, end)))))
    };
    view.legal_actions().iter().filter_map(worth).collect()
}
