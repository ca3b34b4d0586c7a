use std::fmt;

use super::counts::{Counts, Groups};
use super::pawns::Pawns;
use super::turn::Listener;
use super::{Award, Ending, Game, Piece, Place, Places};
use crate::rules::{Seat, game};

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

/// What an action brought about. It has only what the events are made of, because that is
/// much shorter.
#[derive(Clone, PartialEq, Eq)]
pub struct Report {
    took: Option<(Seat, Place, Piece)>,
    fell: Places,
    swept: Places,
    /// Who swept, if that is anything.
    sweeper: Seat,
    /// Who came to the end, a bit each.
    at_end: u8,
    ended: Option<Ending>,
    /// Where the pawns stood after the take.
    pawns: Pawns,
    /// The groups scored by the take, and those scored by a sweep.
    scored: [Groups; 2],
    /// What each player had of them.
    owned: [Counts; Seat::MOST],
}

impl Report {
    /// That nothing has happened yet.
    #[inline]
    pub(super) fn new() -> Report {
        Report {
            took: None,
            fell: Places::NONE,
            swept: Places::NONE,
            sweeper: Seat::default(),
            at_end: 0,
            ended: None,
            pawns: Pawns::NONE,
            scored: [Groups::NONE; 2],
            owned: [Counts::NONE; Seat::MOST],
        }
    }

    /// What everyone saw, in order.
    ///
    /// ```
    /// use mandala::rules::Seat;
    /// use mandala::rules::game::Game as _;
    /// use mandala::rules::pyramids::{Event, Game};
    ///
    /// let mut game = Game::deal(42, 2, Seat::default());
    /// let report = game.apply("take 75".parse()?)?;
    /// let events: Vec<Event> = report.events().collect();
    /// assert!(matches!(events[0], Event::Took { .. }));
    /// assert!(matches!(events[2], Event::Swept { pieces: 74, .. }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn events(&self) -> impl Iterator<Item = Event> {
        let took = self.took.map(|(seat, place, piece)| Event::Took { seat, place, piece });
        let pieces = self.fell.len() as u8;
        let fell = (pieces > 0).then_some(Event::Fell { pieces });
        let at_end = Seat::ALL.into_iter().filter(|seat| self.at_end >> seat.index() & 1 != 0);
        let swept = self.swept.last().map(|to| Event::Swept {
            seat: self.sweeper,
            pieces: self.swept.len() as u8,
            to,
        });
        let [by_take, by_sweep] = [0, 1].map(|part| self.awards(part).map(Event::Scored));
        took.into_iter()
            .chain(fell)
            .chain(by_take)
            .chain(at_end.map(|seat| Event::AtEnd { seat }))
            .chain(swept)
            .chain(by_sweep)
            .chain(self.ended.map(Event::Ended))
    }

    /// Where the pyramids lay that fell into the eye. What they were is told by
    /// [`Game::laid`](super::Game::laid).
    pub fn fell(&self) -> Places {
        self.fell
    }

    /// Where the pyramids lay that the last player swept up.
    pub fn swept(&self) -> Places {
        self.swept
    }

    /// The groups that were scored, in order.
    pub fn scored(&self) -> impl Iterator<Item = Award> {
        self.awards(0).chain(self.awards(1))
    }

    /// Who got the groups that were scored by the take, or by a sweep after it.
    fn awards(&self, part: usize) -> impl Iterator<Item = Award> {
        let mut pawns = self.pawns;
        if part > 0 {
            pawns.set(self.sweeper, self.swept.last());
        }
        self.scored[part].iter().map(move |group| Award {
            group,
            pieces: self.owned.map(|owned| owned.of(group)),
            pawns,
        })
    }
}

impl Listener for Report {
    #[inline]
    fn took(&mut self, seat: Seat, place: Place, after: &Game) {
        self.took = after.laid(place).map(|piece| (seat, place, piece));
        self.pawns = after.pawns;
    }

    #[inline]
    fn fell(&mut self, places: Places) {
        self.fell = places;
    }

    #[inline]
    fn scores(&mut self, groups: Groups, before: &Game) {
        self.scored[usize::from(!self.swept.is_empty())] = groups;
        for (mine, owned) in self.owned.iter_mut().zip(before.owned) {
            *mine += owned.only(groups);
        }
    }

    #[inline]
    fn at_end(&mut self, seat: Seat) {
        self.at_end |= 1 << seat.index();
    }

    #[inline]
    fn sweeps(&mut self, seat: Seat, places: Places) {
        self.sweeper = seat;
        self.swept = places;
    }

    #[inline]
    fn ended(&mut self, ending: Ending) {
        self.ended = Some(ending);
    }
}

impl fmt::Debug for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Report")
            .field("fell", &self.fell)
            .field("swept", &self.swept)
            .field("events", &self.events().collect::<Vec<_>>())
            .finish()
    }
}

impl game::Report for Report {
    fn revealed_nothing(&self) -> bool {
        true
    }

    /// A group is scored.
    fn is_turning_point(&self) -> bool {
        self.scored().next().is_some()
    }
}
