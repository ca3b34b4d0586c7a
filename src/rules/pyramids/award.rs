use super::{Piece, Place};
use crate::rules::Seat;

/// The points of a group with more than one owner: for the most pieces, and for the
/// second most.
const SHARED: [u8; 2] = [3, 2];

/// The points of a group with a single owner.
const ALONE: u8 = 5;

/// Who gets the points of a group, and why: the one with the most pieces and the one with
/// the second most. Among equals, the one whose pawn is further along comes first.
///
/// ```
/// use mandala::rules::Seat;
/// use mandala::rules::pyramids::{Game, Setup};
///
/// let setup: Setup = "
///     path:   -14 R1 -14 R1 -45
///     pawns:  10 | 20
///     owned:  R1 | R1 R1
///     points: 35 | 35
///     turn:   one
/// ".parse()?;
/// let game = Game::try_from(&setup)?;
/// let [one, two] = [0, 1].map(|n| Seat::all(2).nth(n).unwrap());
///
/// let award = game.award("R1".parse().unwrap());
/// assert_eq!((award.first(), award.second()), (Some(two), Some(one)));
/// assert_eq!((award.points(one), award.points(two)), (2, 3));
/// assert!(!award.is_by_pawn());
/// # Ok::<(), mandala::rules::pyramids::Faults>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Award {
    /// The group.
    pub group: Piece,
    pieces: [u8; Seat::MOST],
    pawns: [Option<Place>; Seat::MOST],
    first: Option<Seat>,
    second: Option<Seat>,
}

impl Award {
    /// Takes how many pieces each player has, and where the pawns stand; seats without a
    /// player have nothing.
    #[inline]
    pub(super) fn new(
        group: Piece,
        pieces: [u8; Seat::MOST],
        pawns: [Option<Place>; Seat::MOST],
    ) -> Award {
        let mut award = Award {
            group,
            pieces,
            pawns,
            first: None,
            second: None,
        };
        for seat in Seat::all(Seat::MOST) {
            if award.pieces(seat) == 0 {
                continue;
            }
            if award.first.is_none_or(|first| award.outranks(seat, first)) {
                award.second = award.first.replace(seat);
            } else if award
                .second
                .is_none_or(|second| award.outranks(seat, second))
            {
                award.second = Some(seat);
            }
        }
        award
    }

    /// Who comes first; nobody, if nobody owns a piece.
    pub fn first(&self) -> Option<Seat> {
        self.first
    }

    /// Who comes second; nobody, if fewer than two own a piece.
    pub fn second(&self) -> Option<Seat> {
        self.second
    }

    /// What this player gets: 3 points as the first and 2 as the second, or all 5 as the
    /// only owner.
    #[inline]
    pub fn points(&self, seat: Seat) -> u8 {
        let [most, second_most] = SHARED;
        if self.first == Some(seat) {
            if self.second.is_some() { most } else { ALONE }
        } else if self.second == Some(seat) {
            second_most
        } else {
            0
        }
    }

    /// Those who get points, and how many.
    #[inline]
    pub fn shares(&self) -> impl Iterator<Item = (Seat, u8)> {
        let winners = self.first.into_iter().chain(self.second);
        winners.map(|seat| (seat, self.points(seat)))
    }

    /// How many pieces of the group this player has.
    #[inline]
    pub fn pieces(&self, seat: Seat) -> u8 {
        self.pieces[seat.index()]
    }

    /// Where this player's pawn stands, which decides between equals.
    pub fn pawn(&self, seat: Seat) -> Option<Place> {
        self.pawns[seat.index()]
    }

    /// Those who have as many pieces as this player and come after them only because
    /// their pawns are further back.
    ///
    /// ```
    /// use mandala::rules::Seat;
    /// use mandala::rules::pyramids::{Game, Setup};
    ///
    /// let setup: Setup = "
    ///     path:   -14 R1 R1 -13 R1 -45
    ///     pawns:  10 | 20
    ///     owned:  R1 | R1
    ///     points: 35 | 35
    ///     turn:   one
    /// ".parse()?;
    /// let award = Game::try_from(&setup)?.award("R1".parse().unwrap());
    /// let two = award.first().unwrap();
    /// assert_eq!(award.ahead_of(two).collect::<Vec<_>>(), [Seat::default()]);
    /// # Ok::<(), mandala::rules::pyramids::Faults>(())
    /// ```
    pub fn ahead_of(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let equal = move |&other: &Seat| self.pieces(other) == self.pieces(seat);
        let owners = Seat::all(Seat::MOST).filter(|&other| self.pieces(other) > 0);
        let equals = owners.filter(equal);
        equals.filter(move |&other| self.pawn(other) < self.pawn(seat))
    }

    /// Whether pawns decided who gets how many points.
    pub fn is_by_pawn(&self) -> bool {
        self.shares()
            .any(|(seat, _)| self.ahead_of(seat).next().is_some())
    }

    #[inline]
    fn outranks(&self, seat: Seat, other: Seat) -> bool {
        let rank = |seat: Seat| (self.pieces(seat), self.pawns[seat.index()]);
        rank(seat) > rank(other)
    }
}
