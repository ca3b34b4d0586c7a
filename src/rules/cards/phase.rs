use super::Side;
use crate::rules::{Color, Player};

/// A destruction under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Draft {
    /// The Mandala being destroyed.
    pub side: Side,
    /// Whose choice it is.
    pub chooser: Player,
    /// Who completed the Mandala; the turn passes to the other player.
    pub completed_by: Player,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// A Mandala was destroyed after the deck had run out.
    Deck,
    /// A sixth color came to a River.
    SixthColor,
    /// Both at once.
    DeckAndSixthColor,
    /// All cards of this color lie in Cups and Rivers: no Mandala can be completed again.
    ColorGone(Color),
    /// Nothing is left to draw and neither player can play a card.
    NoPlays,
    /// Both players agreed to stop.
    Agreed,
}

/// What the game is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A player's turn.
    Turn(Player),
    /// A choice in a draft.
    Draft(Draft),
    /// Nothing: the game has ended.
    Over(Ending),
}

impl Phase {
    /// Whose decision it is.
    pub fn player(self) -> Option<Player> {
        match self {
            Phase::Turn(seat) => Some(seat),
            Phase::Draft(draft) => Some(draft.chooser),
            Phase::Over(_) => None,
        }
    }
}
