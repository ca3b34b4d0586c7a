//! Several games between the same players.

use crate::rules::Seat;
use crate::rules::game::Standing;

/// How the games of an evening came out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Series {
    wins: [u32; Seat::MOST],
    /// How many games were drawn.
    pub draws: u32,
}

impl Series {
    /// Adds a game that has ended.
    pub(super) fn count(&mut self, standing: &Standing) {
        let mut winners = standing.winners();
        match (winners.next(), winners.next()) {
            (Some(seat), None) => self.wins[seat.index()] += 1,
            _ => self.draws += 1,
        }
    }

    /// How many games this player won.
    pub fn wins(&self, seat: impl Into<Seat>) -> u32 {
        self.wins[seat.into().index()]
    }

    /// How many games were played to their end.
    pub fn games(&self) -> u32 {
        self.wins.iter().sum::<u32>() + self.draws
    }
}
