//! The finished games as a list, and how their players stand with each other.

mod files;
mod filter;
mod heads;

use mandala::past::PastGame;
use mandala::record::{Computers, Names};
use mandala::rules::game::Standing;
use mandala::rules::{Kind, Level};
use mandala::store::Stamp;

use crate::common::seat;

/// A game as a list has it: when it began, which it was, who played with how many points,
/// the levels of computers by the number of their seat, and the winners by theirs.
fn game(
    began: &str,
    kind: Kind,
    players: &[(&str, u16)],
    levels: &[(usize, u8)],
    winners: &[usize],
) -> PastGame {
    let places: Vec<u8> =
        (1..=players.len()).map(|number| if winners.contains(&number) { 1 } else { 2 }).collect();
    let computers = levels.iter().fold(Computers::default(), |all, &(at, level)| {
        all.with(seat(at), Level::new(kind, level))
    });
    PastGame {
        began: Stamp::leading(began).expect("a time"),
        path: format!("{began}.mandala").into(),
        kind,
        names: Names::recorded(players.iter().map(|(name, _)| *name)).expect("names"),
        computers,
        points: players.iter().map(|&(_, points)| points).collect(),
        standing: Standing::new(&places),
        turns: 30,
    }
}
