use std::fmt;

use super::Cell;
use super::turn::Listener;
use crate::rules::{Color, Player, game};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A start tile was kept, and the other one given to the starting player.
    Kept {
        /// Who chose.
        player: Player,
        /// The tile kept.
        color: Color,
        /// The tile given to the other player.
        given: Color,
    },
    /// A group was opened.
    Opened {
        /// Whose.
        player: Player,
        /// Where its first tile was laid.
        cell: Cell,
        /// Its color.
        color: Color,
        /// Its marker, from 1: what each further tile is worth.
        marker: u8,
        /// The tile taken, which is the player's swap tile now.
        taken: Color,
    },
    /// A tile was turned over.
    Flipped {
        /// Whose group grew.
        player: Player,
        /// Where.
        cell: Cell,
        /// The tile's color, and the group's.
        color: Color,
        /// The group's marker: the points it brought.
        marker: u8,
    },
    /// The swap tile was laid next to its group.
    Swapped {
        /// Whose group grew.
        player: Player,
        /// Where.
        cell: Cell,
        /// The color of the tile laid, and of the group.
        color: Color,
        /// The group's marker: the points it brought.
        marker: u8,
        /// The tile taken, which is the player's swap tile now.
        taken: Color,
    },
    /// The turns are over: the player to move cannot act.
    Stuck {
        /// Who cannot act.
        player: Player,
        /// How many tiles the other player can flip right now.
        flips: u8,
    },
    /// A player made no more of the flips at the end.
    Stopped {
        /// Who.
        player: Player,
    },
    /// The game ended.
    Ended,
}

/// Room for the events of one action: a turn that leaves the other player no action, and
/// nothing to flip.
const MOST: usize = 3;

/// What an action brought about.
///
/// ```
/// use mandala::rules::game::Game as _;
/// use mandala::rules::tiles::{Event, Game};
/// use mandala::rules::{Color, Player};
///
/// let mut game = Game::deal(42, Player::One);
/// let report = game.apply("keep purple".parse()?)?;
/// let (player, color, given) = (Player::Two, Color::Purple, Color::Orange);
/// assert_eq!(report.events(), [Event::Kept { player, color, given }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Report {
    len: u8,
    /// The first `len` happened; the rest is filler.
    events: [Event; MOST],
}

impl Report {
    /// That nothing has happened yet.
    #[inline]
    pub(super) fn new() -> Report {
        Report { len: 0, events: [Event::Ended; MOST] }
    }

    /// What happened, in order.
    pub fn events(&self) -> &[Event] {
        &self.events[..usize::from(self.len)]
    }
}

impl Listener for Report {
    #[inline]
    fn tell(&mut self, event: Event) {
        self.events[usize::from(self.len)] = event;
        self.len += 1;
    }
}

impl fmt::Debug for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Report").field(&self.events()).finish()
    }
}

impl game::Report for Report {
    /// Nothing is hidden.
    fn revealed_nothing(&self) -> bool {
        true
    }

    /// A group was opened.
    fn is_turning_point(&self) -> bool {
        let opens = |event: &Event| matches!(event, Event::Opened { .. });
        self.events().iter().any(opens)
    }
}
