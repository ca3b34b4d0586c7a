use crate::rules::{Color, Player};

/// What the game is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The choice at the start, by the player who does not start.
    Start {
        /// Whose choice it is.
        chooser: Player,
        /// The two start tiles, in the order of the colors.
        tiles: [Color; 2],
    },
    /// A player's turn.
    Turn(Player),
    /// The flips at the end, by the player who made the last turn: the other one cannot act.
    LastFlips(Player),
    /// Nothing: the game has ended.
    Over,
}

impl Phase {
    /// Whose decision it is.
    #[inline]
    pub const fn player(self) -> Option<Player> {
        match self {
            Phase::Start { chooser: player, .. }
            | Phase::Turn(player)
            | Phase::LastFlips(player) => Some(player),
            Phase::Over => None,
        }
    }
}
