use std::fmt;

use super::turn::Listener;
use super::{ClaimEffect, Ending, Pile, Side};
use crate::rules::{ByPlayer, Color, Player, Secret, game};

/// Something that happened, as everyone at the table sees it.
///
/// No event says which cards a player drew: that is told to the player alone, by
/// [`Report::drawn`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A card was played into a Mountain.
    Built {
        /// Who played it.
        seat: Player,
        /// The Mandala.
        side: Side,
        /// The card's color.
        color: Color,
    },
    /// Cards were played into a Field.
    Grew {
        /// Who played them, and whose Field it is.
        seat: Player,
        /// The Mandala.
        side: Side,
        /// The cards' color.
        color: Color,
        /// How many.
        count: u8,
    },
    /// Cards were discarded from a hand.
    Discarded {
        /// Who discarded them.
        seat: Player,
        /// The cards' color.
        color: Color,
        /// How many.
        count: u8,
    },
    /// Cards were drawn into a hand.
    Drew {
        /// Who drew them.
        seat: Player,
        /// How many.
        count: u8,
    },
    /// The deck's last card was drawn: the next Mandala completed is the last.
    DeckRanOut,
    /// The discard pile was shuffled into a new deck.
    Reshuffled {
        /// How many cards the new deck has.
        cards: u8,
    },
    /// All six colors lie in a Mandala; it is destroyed.
    Completed {
        /// The Mandala.
        side: Side,
        /// Who played the last card into it.
        by: Player,
        /// Who chooses first; nobody if both Fields are empty.
        first: Option<Player>,
        /// How many cards each player's Field has, which decides that.
        fields: ByPlayer<u8>,
    },
    /// A Mountain went to the discard pile because both Fields were empty.
    Swept {
        /// The Mandala.
        side: Side,
        /// How many cards.
        cards: u8,
    },
    /// A color was claimed from a Mountain.
    Claimed {
        /// Who claimed it.
        seat: Player,
        /// The Mandala.
        side: Side,
        /// The color.
        color: Color,
        /// What became of the cards.
        claim: ClaimEffect,
    },
    /// Both Fields of a destroyed Mandala went to the discard pile.
    FieldsDiscarded {
        /// The Mandala.
        side: Side,
        /// How many cards.
        cards: u8,
    },
    /// A card from the deck was laid into the Mountain of a destroyed Mandala.
    Refilled {
        /// The Mandala.
        side: Side,
        /// The card's color.
        color: Color,
    },
    /// The game ended.
    Ended(Ending),
}

/// Room for the events of one action, and two to spare. They are 9 at most: a claim, the last one by
/// itself, the Fields' discard, two cards of a refill that both take the last card
/// of a deck, a reshuffle between them, and the end. A build that completes a
/// Mandala brings as many, because once the deck has run out nothing is refilled.
const MOST: usize = 11;

/// What an action brought about: the events, and what its player drew.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Report {
    seat: Player,
    drawn: Secret<Pile>,
    len: u8,
    /// The first `len` happened; the rest is filler.
    events: [Event; MOST],
}

impl Report {
    #[inline]
    pub(super) fn new(seat: Player) -> Report {
        Report { seat, drawn: Secret(Pile::EMPTY), len: 0, events: [Event::DeckRanOut; MOST] }
    }

    /// What everyone saw, in order.
    pub fn events(&self) -> &[Event] {
        &self.events[..usize::from(self.len)]
    }

    /// The cards that this player drew into their hand: none for the other player,
    /// who may not know them.
    pub fn drawn(&self, seat: Player) -> Pile {
        if seat == self.seat { self.drawn.0 } else { Pile::EMPTY }
    }
}

impl game::Report for Report {
    /// Only a grow that set off nothing else is that quiet. (A build is not taken back even
    /// when there was nothing to draw.)
    fn revealed_nothing(&self) -> bool {
        matches!(self.events(), [Event::Grew { .. }])
    }

    /// A Mandala is complete.
    fn is_turning_point(&self) -> bool {
        let completes = |event: &Event| matches!(event, Event::Completed { .. });
        self.events().iter().any(completes)
    }
}

impl Listener for Report {
    #[inline]
    fn tell(&mut self, event: Event) {
        self.events[usize::from(self.len)] = event;
        self.len += 1;
    }

    #[inline]
    fn drew(&mut self, card: Pile) {
        self.drawn.0 += card;
    }
}

impl fmt::Debug for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Report")
            .field("seat", &self.seat)
            .field("drawn", &self.drawn)
            .field("events", &self.events())
            .finish()
    }
}
