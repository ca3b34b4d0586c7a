//! The partner for the card game.
//!
//! Most of its strength is a learned judgment of positions, the [`net`]: the lower levels
//! look at what each action leads to and choose softly among those that bring the most
//! points, so that they err as people do and still play no nonsense. Drafts are thought
//! through to their end. The top level, hints and reviews search on top of that.

use std::sync::atomic::AtomicBool;

use self::net::Net;
use self::position::best_draft;
use self::search::Search;
use super::soft::{Softness, soft};
use super::{Judgment, Level, Outlook, Partner, tried};
use crate::rules::cards::{Action, Game, PlayerView};
use crate::rules::game;
use crate::rules::shuffle::Shuffler;

pub mod features;
pub mod net;
pub mod position;
mod search;

/// The levels that do not search, from 1 up: all but the top one.
const SOFT: [Softness; <Game as game::Game>::LEVELS as usize - 1] = [
    soft(5.0, 12.0),
    soft(2.7, 8.0),
    soft(1.45, 5.5),
    soft(0.8, 3.6),
    soft(0.15, 0.8),
];

/// How many iterations the top level searches.
const TOP: u32 = 1_000;

/// How many iterations a hint takes, and the review of a decision. With fewer, what is
/// said of small losses is mostly noise.
const THOROUGH: u32 = 4_000;

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
        match SOFT.get(level.index()) {
            Some(softness) => softness.choose(&by_points(view, Net::learned()), chance),
            None => {
                let tried = Search::new(view, Net::learned()).run(TOP, None, chance, stop)?;
                tried::best(tried)
            }
        }
    }

    fn hints(view: &PlayerView, chance: &mut Shuffler, stop: &AtomicBool) -> Vec<Outlook<Action>> {
        if view.legal_actions().is_empty() {
            return Vec::new();
        }
        let search = Search::new(view, Net::learned());
        let tried = search.run(THOROUGH, None, chance, stop).unwrap_or_default();
        tried::hints(tried)
    }

    fn judge(
        view: &PlayerView,
        played: Action,
        chance: &mut Shuffler,
        stop: &AtomicBool,
    ) -> Option<Judgment<Action>> {
        view.check(played).ok()?;
        let search = Search::new(view, Net::learned());
        let tried = search.run(THOROUGH, Some(played), chance, stop)?;
        tried::judge(&tried, played)
    }
}

/// Every action with the points that it can be expected to bring.
pub fn by_points(view: &PlayerView, net: &Net) -> Vec<(Action, f32)> {
    let points = |action| {
        let after = view.after(action).ok()?;
        let points = best_draft(&after, &|end| net.estimate(end).points);
        Some((action, points))
    };
    view.legal_actions().iter().filter_map(points).collect()
}
