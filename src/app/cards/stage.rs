//! Where a game of cards stands between the two players.

use super::choice::Choice;
use crate::rules::cards::Draft;
use crate::rules::{Color, Player};

/// Where a game stands between the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Stage {
    /// All cards lie face down; this player is to turn theirs up, and then goes on from
    /// this choice.
    Covered { player: Player, choice: Choice },
    /// The player to move has turned their cards up and chooses.
    Choose { player: Player, choice: Choice },
    /// The player who just acted looks at the outcome before handing over.
    AfterPlay { player: Player, open: bool },
    /// A color is to be chosen from the Mountain being destroyed. None has the cursor
    /// before one was chosen, so that a key pressed once too often takes nothing.
    Draft { draft: Draft, pick: Option<Color>, peek: Peek },
    /// A computer decides; a person who plays alone against it still sees their cards.
    Waiting { player: Player },
    /// The game is over.
    Over,
}

/// A chooser's cards in a draft, which both players watch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Peek {
    /// They lie face down.
    Covered,
    /// The other player was asked to look away.
    Asked,
    /// They are up.
    Up,
}
