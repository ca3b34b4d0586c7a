//! Several games between the same players.

use crate::rules::{ByPlayer, Player};

/// How the games of an evening came out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Series {
    /// How many games each player won.
    pub wins: ByPlayer<u32>,
    /// How many games were drawn.
    pub draws: u32,
}

impl Series {
    /// Adds a game that has ended, with its winner if there is one.
    pub(super) fn count(&mut self, winner: Option<Player>) {
        match winner {
            Some(player) => self.wins[player] += 1,
            None => self.draws += 1,
        }
    }

    /// How many games were played to their end.
    pub fn games(&self) -> u32 {
        self.wins.one + self.wins.two + self.draws
    }
}
