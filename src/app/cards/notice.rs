//! Why something was refused, or what has to come first.

use super::command::Target;
use crate::app::Reason;
use crate::rules::Player;
use crate::rules::cards::{Illegal, Side};
use crate::variants::from_variants;

/// What is said to the player at the keyboard about the last thing tried. It may tell of
/// their hand, and then is as secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// It is refused for a reason that any table may have.
    House(Reason),
    /// The rules refuse it.
    Illegal(Illegal),
    /// The key that confirms turns no cards up; another does.
    WrongKey,
    /// The key that turns cards up came too early to be meant.
    TooQuick,
    /// The same in a draft, where the other player has to look away first.
    TooQuickInDraft {
        /// Whose cards they are.
        chooser: Player,
    },
    /// The key that hands over came too early to be meant.
    LookFirst,
    /// There is nothing of one's own to take back.
    NothingToTakeBack,
    /// The action cannot be taken back.
    Final(Final),
    /// There is no color yet for this.
    ColorFirst(Wish),
    /// There is no color of the Mountain yet.
    MountainColorFirst,
    /// It is not chosen yet where the cards go.
    PlaceFirst,
    /// Only one card can go to a Mountain.
    OneCard,
    /// There is no such turn in the record that is stepped through.
    NoTurn(usize),
    /// In a draft, which both watch, the other player has to look away.
    LookAway {
        /// Whose cards they are.
        chooser: Player,
    },
}

/// What needs a color that is chosen before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// To play what is chosen.
    Play,
    /// A Mandala.
    Mandala(Side),
    /// A Mountain.
    Mountain,
    /// One's own Field.
    Field,
    /// The discard pile.
    Discard,
}

impl From<Target> for Wish {
    fn from(target: Target) -> Wish {
        match target {
            Target::Mountain(_) => Wish::Mountain,
            Target::Field(_) => Wish::Field,
            Target::Discard => Wish::Discard,
        }
    }
}

/// Why an action cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Final {
    /// It completed a Mandala.
    Completed,
    /// Its player drew cards.
    Drew,
    /// A Mandala was shared out.
    Shared,
    /// A computer answered.
    Answered,
    /// The player has come back to the game since.
    Resumed,
}

from_variants!(Notice: House(Reason), Illegal(Illegal));
