//! What both players must know about the coming end.

use crate::rules::Player;
use crate::rules::cards::{Phase, RIVER_SPACES, Table};

/// Something that both players must know about the coming end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The deck ran out, so the Mandala being destroyed is the last.
    LastMandala,
    /// The deck ran out, so the next Mandala is the last.
    DeckRanOut,
    /// This player's River is full, so the Mandala being destroyed is the last.
    RiverFull(Player),
    /// The Rivers of these players lack one color.
    NearlyFull(Vec<Player>),
}

/// What both players must know about the coming end, if it is near.
pub(crate) fn warnings(table: &Table) -> Vec<Warning> {
    let mut warnings = Vec::new();
    if matches!(table.phase(), Phase::Over(_)) {
        return warnings;
    }
    let drafting = matches!(table.phase(), Phase::Draft(_));
    if table.deck_ran_out() && drafting {
        // Whatever the Rivers hold, this Mandala is the last.
        return vec![Warning::LastMandala];
    }
    if table.deck_ran_out() {
        warnings.push(Warning::DeckRanOut);
    }
    let full = Player::BOTH.into_iter().find(|&seat| table.river(seat).is_full());
    let near: Vec<Player> = Player::BOTH
        .into_iter()
        .filter(|&seat| table.river(seat).len() + 1 == RIVER_SPACES)
        .collect();
    if let Some(seat) = full {
        warnings.push(Warning::RiverFull(seat));
    } else if !near.is_empty() {
        warnings.push(Warning::NearlyFull(near));
    }
    warnings
}
