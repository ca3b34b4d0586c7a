use super::{Piece, Place};
use crate::rules::Seat;

/// The points for the most pieces of a group.
const MOST: u8 = 3;
/// The points for the second most.
const SECOND_MOST: u8 = 2;
/// The points of a single owner.
const ALONE: u8 = MOST + SECOND_MOST;

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
/// # Ok::<(), mandala::rules::pyramids::Faults>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Award {
    /// The group.
    pub group: Piece,
    // Seats without a player have nothing and are at the start.
    pub(super) pieces: [u8; Seat::MOST],
    pub(super) pawns: [Option<Place>; Seat::MOST],
}

impl Award {
    /// Who comes first; nobody, if nobody owns a piece.
    pub fn first(&self) -> Option<Seat> {
        winner(self.split()[0])
    }

    /// Who comes second; nobody, if fewer than two own a piece.
    pub fn second(&self) -> Option<Seat> {
        winner(self.split()[1])
    }

    /// Those who get points, and how many: 3 for the first and 2 for the second, or all 5
    /// for the only owner.
    pub fn shares(&self) -> impl Iterator<Item = (Seat, u8)> + use<> {
        self.split().into_iter().filter(|&(_, points)| points > 0)
    }

    /// What this player gets.
    pub fn points(&self, seat: Seat) -> u8 {
        let mut shares = self.shares();
        let share = shares.find(|&(winner, _)| winner == seat);
        share.map_or(0, |(_, points)| points)
    }

    /// How many pieces of the group this player has.
    #[inline]
    pub fn pieces(&self, seat: Seat) -> u8 {
        self.pieces[seat.index()]
    }

    /// Where this player's pawn stands, which decides between equals.
    #[inline]
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

    /// The first and the second, and their points; nobody in particular gets none. There
    /// is no branch in it, because a game scores fifteen groups and each comes out
    /// differently.
    #[inline]
    pub(super) fn split(&self) -> [(Seat, u8); 2] {
        let (mut first, mut second) = (0, 0);
        for seat in Seat::all(Seat::MOST) {
            let rank = self.rank(seat);
            second = rank.min(first).max(second);
            first = rank.max(first);
        }
        let [(first, owns), (second, owns_too)] = [first, second].map(ranked);
        let second_most = SECOND_MOST * u8::from(owns_too);
        let most = (ALONE - second_most) * u8::from(owns);
        [(first, most), (second, second_most)]
    }

    /// The more pieces, the higher; then the further along the pawn. As one number, it is
    /// compared without a branch; its lowest byte is the seat.
    #[inline]
    fn rank(&self, seat: Seat) -> u32 {
        let pawn = self.pawn(seat).map_or(0, Place::number);
        u32::from_le_bytes([seat.index() as u8, pawn, self.pieces(seat), 0])
    }
}

/// Whose rank this is, and whether they own a piece.
#[inline]
fn ranked(rank: u32) -> (Seat, bool) {
    let [seat, _, pieces, _] = rank.to_le_bytes();
    let seat = Seat::ALL.get(usize::from(seat));
    (seat.copied().unwrap_or_default(), pieces > 0)
}

fn winner((seat, points): (Seat, u8)) -> Option<Seat> {
    (points > 0).then_some(seat)
}
