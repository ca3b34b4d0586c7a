//! Why something cannot be done now.

use super::command::Command;
use super::keymap::{self, Context, KeyCode};
use super::{cards, pyramids, tiles};
use crate::variants::from_variants;

/// Why something cannot be done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// For a reason that any table may have.
    House(Reason),
    /// For a reason of the card table.
    Cards(cards::notice::Notice),
    /// For a reason of the tile table.
    Tiles(tiles::notice::Notice),
    /// For a reason of the pyramid table.
    Pyramids(pyramids::notice::Notice),
}

from_variants!(
    Refusal:
    Cards(cards::notice::Notice),
    Tiles(tiles::notice::Notice),
    Pyramids(pyramids::notice::Notice),
);

/// Why something cannot be done now, wherever the players are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// People play who have not switched hints on.
    HintsOff {
        /// The key for the settings.
        settings: KeyCode,
    },
    /// Hints follow from cards that lie face down.
    CardsDown {
        /// The key that shows them.
        show: KeyCode,
    },
    /// Only a game that was dealt can be reviewed.
    LaidOut,
    /// A review has found no decision to look at.
    NothingFound,
    /// A review has still to find out whether there is one.
    NothingFoundYet,
    /// All can agree to end the game only once a Mandala is shared out.
    ShareFirst,
    /// This game is never ended by agreement.
    NoAgreement,
    /// This line of the start screen has nothing to be changed.
    NothingToChange {
        /// The key that goes on.
        go_on: KeyCode,
    },
    /// A record that is stepped through has no score behind it.
    NoScore {
        /// The key that leaves it.
        leave: KeyCode,
    },
    /// The list has no game to be chosen.
    NoGame,
    /// A picture is one of a game, not of the list.
    PictureOfGame {
        /// The key that opens a game.
        open: KeyCode,
    },
    /// A lesson goes its own way.
    InLesson,
    /// In practice nothing is played.
    InPractice,
    /// There is no decision here that cost a person much.
    NothingToPractice,
    /// Games are still looked at.
    StillLooking,
}

impl Reason {
    /// That hints are off. The settings have one key at all tables.
    pub(super) fn hints_off() -> Reason {
        Reason::HintsOff { settings: keymap::key_for(Context::Pyramids, Command::Settings) }
    }

    /// That hints need cards to be turned up, which only the card table has.
    pub(super) fn cards_down() -> Reason {
        let show = Command::Cards(cards::Command::Reveal);
        Reason::CardsDown { show: keymap::key_for(Context::Cards(cards::Context::Draft), show) }
    }
}
