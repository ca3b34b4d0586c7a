use std::fmt;

use super::turn::Listener;
use super::{Award, Ending, Piece, Place, Places};
use crate::rules::Seat;

/// Something that happened, as everyone at the table sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A player took a pyramid.
    Took {
        /// Who.
        seat: Seat,
        /// Where, and where their pawn stands now.
        place: Place,
        /// The pyramid.
        piece: Piece,
    },
    /// Pyramids that all pawns have passed fell into the eye: those of
    /// [`Report::fell`].
    Fell {
        /// How many.
        pieces: u8,
    },
    /// No piece of a group lies on the path any more, so it was scored.
    Scored(Award),
    /// Nothing lies ahead of a player any more.
    AtEnd {
        /// Who.
        seat: Seat,
    },
    /// The last player under way took all that was left: the pieces of
    /// [`Report::swept`].
    Swept {
        /// Who.
        seat: Seat,
        /// How many pyramids.
        pieces: u8,
        /// Where their pawn stands now: where the innermost of them lay.
        to: Place,
    },
    /// The game ended.
    Ended(Ending),
}

/// Room for the events of one action: it takes a piece, some fall, each group is scored
/// at most once, everyone may be at the end, one sweeps, and the game ends.
const MOST: usize = 1 + 1 + Piece::GROUPS + Seat::MOST + 1 + 1;

/// What an action brought about.
#[derive(Clone, PartialEq, Eq)]
pub struct Report {
    fell: Places,
    swept: Places,
    len: u8,
    /// The first `len` happened; the rest is filler.
    events: [Event; MOST],
}

impl Report {
    /// That nothing has happened yet.
    #[inline]
    pub(super) fn new() -> Report {
        Report {
            fell: Places::NONE,
            swept: Places::NONE,
            len: 0,
            events: [Event::Fell { pieces: 0 }; MOST],
        }
    }

    /// What everyone saw, in order.
    ///
    /// ```
    /// use mandala::rules::Seat;
    /// use mandala::rules::pyramids::{Event, Game};
    ///
    /// let mut game = Game::deal(42, 2, Seat::default());
    /// let report = game.apply("take 75".parse()?)?;
    /// assert!(matches!(report.events()[0], Event::Took { .. }));
    /// assert!(matches!(report.events()[2], Event::Swept { pieces: 74, .. }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn events(&self) -> &[Event] {
        &self.events[..usize::from(self.len)]
    }

    /// Where the pyramids lay that fell into the eye. What they were is told by
    /// [`Game::laid`](super::Game::laid).
    ///
    /// ```
    /// use mandala::rules::Seat;
    /// use mandala::rules::pyramids::Game;
    ///
    /// let mut game = Game::deal(42, 2, Seat::default());
    /// assert!(game.apply("take 3".parse()?)?.fell().is_empty());
    /// assert_eq!(game.apply("take 5".parse()?)?.fell().len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fell(&self) -> Places {
        self.fell
    }

    /// Where the pyramids lay that the last player swept up.
    ///
    /// ```
    /// use mandala::rules::Seat;
    /// use mandala::rules::pyramids::Game;
    ///
    /// let mut game = Game::deal(42, 2, Seat::default());
    /// assert_eq!(game.apply("take 75".parse()?)?.swept().len(), 74);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn swept(&self) -> Places {
        self.swept
    }

    /// The groups that were scored, in order.
    ///
    /// ```
    /// use mandala::rules::Seat;
    /// use mandala::rules::pyramids::Game;
    ///
    /// let mut game = Game::deal(42, 2, Seat::default());
    /// assert_eq!(game.apply("take 1".parse()?)?.scored().count(), 0);
    /// assert_eq!(game.apply("take 75".parse()?)?.scored().count(), 15);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn scored(&self) -> impl Iterator<Item = &Award> {
        self.events().iter().filter_map(|event| match event {
            Event::Scored(award) => Some(award),
            _ => None,
        })
    }
}

impl Listener for Report {
    #[inline]
    fn tell(&mut self, event: Event) {
        self.events[usize::from(self.len)] = event;
        self.len += 1;
    }

    fn fell(&mut self, places: Places) {
        self.fell = places;
    }

    fn swept(&mut self, places: Places) {
        self.swept = places;
    }
}

impl fmt::Debug for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Report")
            .field("fell", &self.fell)
            .field("swept", &self.swept)
            .field("events", &self.events())
            .finish()
    }
}
