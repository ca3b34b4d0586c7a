//! What the card table says.

use super::notice::Notice;
use crate::app::keymap::KeyCode;
use crate::app::speech::Common;
use crate::rules::cards::{Action, Colors, Illegal, Side};
use crate::rules::{Color, Player};
use crate::story::cards::{Gain, Line, Sharing};
use crate::variants::from_variants;

/// A sentence of the card table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sentence {
    /// One that every table has.
    Common(Common),
    /// Something that happened.
    Happened(Line),
    /// What is said about the last thing tried.
    Notice {
        /// What it is.
        notice: Notice,
        /// The key that shows cards.
        show: KeyCode,
        /// The key that confirms.
        confirm: KeyCode,
    },
    /// It is this player's turn.
    Turn(Player),
    /// How a player takes over.
    TakeOver {
        /// Who.
        player: Player,
        /// The key that shows their cards.
        show: KeyCode,
    },
    /// The player's cards are hidden.
    Hidden,
    /// A key shows them.
    Shows(KeyCode),
    /// A key undoes a Field play, as long as a computer has not answered it.
    Undoes(KeyCode),
    /// What a turn is.
    WhatATurnIs,
    /// The player has the first turn.
    FirstTurn,
    /// A player's turn is done, and so many cards were drawn.
    Done(Player, u8),
    /// A key hands over.
    HandsOver(KeyCode),
    /// This player is next.
    Next(Player),
    /// The last Mandala is shared out.
    LastSharedOut,
    /// The table before the last action is looked at again.
    BeforeTheEnd,
    /// The table before the last Mandala was shared out is looked at again.
    BeforeSharing,
    /// A color is to be picked, one of these in the hand.
    PickColor(Colors),
    /// What comes after a color, and the keys for that.
    ThenPlace {
        /// The keys for the left and the right Mandala.
        sides: [KeyCode; 2],
        /// The key for a Mountain.
        mountain: KeyCode,
        /// The key for one's own Field.
        field: KeyCode,
        /// The key for the discard pile.
        discard: KeyCode,
    },
    /// Where a color goes is to be chosen.
    Where(Color),
    /// The keys for the places.
    Places {
        /// The key for a Mountain, if the color may go to one.
        mountain: Option<KeyCode>,
        /// The key for a Field, if it may go to one.
        field: Option<KeyCode>,
        /// The key for the discard pile.
        discard: KeyCode,
    },
    /// The keys for the Mandalas.
    PickMandala {
        /// The key for the left one.
        left: KeyCode,
        /// The key for the right one.
        right: KeyCode,
    },
    /// Whether this is to be done.
    Asks(Action),
    /// A key plays it.
    Plays(KeyCode),
    /// Keys change how many cards are played.
    Counts {
        /// The key for more.
        more: KeyCode,
        /// The key for fewer.
        fewer: KeyCode,
    },
    /// It is not allowed.
    Refused(Illegal),
    /// It completes a Mandala.
    Completes {
        /// Which one.
        side: Side,
        /// Whether that ends the game.
        last: bool,
        /// Who gets what.
        sharing: Sharing,
    },
    /// It draws so many cards.
    Draws {
        /// How many.
        cards: u8,
        /// Whether the hand has room for no more.
        is_limited: bool,
        /// Whether the deck runs out.
        runs_out: bool,
    },
    /// A Mandala is complete.
    Complete(Side),
    /// A player is to choose one of these colors.
    Chooses(Player, Colors),
    /// A player has still to take the color that is chosen, or another one.
    Choosing(Player),
    /// A player whose Field is empty chooses a color.
    ChoosesLost(Player),
    /// A player chooses, and the rest is the other player's.
    ChoosesLast(Player),
    /// A player chooses, and the rest is the other player's and ends the game.
    ChoosesLastAndEnds(Player),
    /// A player chooses, and whatever is left over ends the game.
    LeftOverEnds(Player),
    /// A player chooses, and this color ends the game if it is left over.
    ColorLeftOverEnds(Player, Color),
    /// A player completed it with so many cards of a color.
    CompletedWith(Player, u8, Color),
    /// Why a player chooses first although the Fields are equal.
    FirstAsEqual {
        /// Who chooses first.
        first: Player,
        /// How many cards each Field has.
        cards: u8,
    },
    /// Why a player chooses first.
    FirstWithMore {
        /// Who.
        first: Player,
        /// How many cards that player's Field has.
        own: u8,
        /// How many the other one has.
        other: u8,
    },
    /// What stands in the column of River spaces.
    SpaceColumn,
    /// What a color brings the player who chooses, and reads it.
    GainOf(Color, Player, Gain),
    /// What it would bring the other player.
    OthersGain(Color, Player, Gain),
}

from_variants!(Sentence: Common(Common));
