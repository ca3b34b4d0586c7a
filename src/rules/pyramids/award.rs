use super::counts::{Counts, Groups};
use super::pawns::Pawns;
use super::{Game, Piece, Place};
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
    // Seats without a player have nothing.
    pub(super) pieces: [u8; Seat::MOST],
    pub(super) pawns: Pawns,
}

impl Award {
    /// Who comes first; nobody, if nobody owns a piece.
    pub fn first(&self) -> Option<Seat> {
        let mut shares = self.shares();
        shares.find(|&(_, points)| points >= MOST).map(|(seat, _)| seat)
    }

    /// Who comes second; nobody, if fewer than two own a piece.
    pub fn second(&self) -> Option<Seat> {
        let mut shares = self.shares();
        shares.find(|&(_, points)| points == SECOND_MOST).map(|(seat, _)| seat)
    }

    /// Those who get points, and how many, the first one first: 3 for the first and 2 for
    /// the second, or all 5 for the only owner.
    pub fn shares(&self) -> impl Iterator<Item = (Seat, u8)> + use<> {
        let split = self.split();
        let with = move |points: u8| {
            Seat::ALL.into_iter().zip(split).filter(move |&(_, got)| got == points)
        };
        [ALONE, MOST, SECOND_MOST].into_iter().flat_map(with)
    }

    /// What this player gets.
    pub fn points(&self, seat: Seat) -> u8 {
        self.split()[seat.index()]
    }

    /// How many pieces of the group this player has.
    #[inline]
    pub fn pieces(&self, seat: Seat) -> u8 {
        self.pieces[seat.index()]
    }

    /// Where this player's pawn stands, which decides between equals.
    #[inline]
    pub fn pawn(&self, seat: Seat) -> Option<Place> {
        self.pawns.get(seat)
    }

    /// Those who have as many pieces as this player and come after them only because
    /// their pawns are further back.
    pub fn ahead_of(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let equal = move |&other: &Seat| self.pieces(other) == self.pieces(seat);
        let owners = Seat::all(Seat::MOST).filter(|&other| self.pieces(other) > 0);
        let equals = owners.filter(equal);
        equals.filter(move |&other| self.pawn(other) < self.pawn(seat))
    }

    /// Everybody's points.
    fn split(&self) -> [u8; Seat::MOST] {
        let owned = self.pieces.map(Counts::of_first);
        shares(&owned, self.pawns).map(Counts::sum)
    }
}

impl Game {
    /// What each player would get, by seat, if all groups were scored now.
    #[inline]
    pub(crate) fn shares(&self) -> [u8; Seat::MOST] {
        shares(&self.owned[..self.players()], self.pawns).map(Counts::sum)
    }
}

/// The points each player gets for each group, by what they own and where their pawns
/// stand.
///
/// All groups are counted at once: a game scores fifteen, and each comes out differently.
#[inline]
pub(super) fn shares(owned: &[Counts], pawns: Pawns) -> [Counts; Seat::MOST] {
    // How many come before each player, and how many own a piece, group by group.
    let mut before = [Counts::NONE; Seat::MOST];
    let mut owners = Counts::NONE;
    for seat in Seat::all(owned.len()) {
        let later = owned[seat.index()];
        owners += later.groups().one_each();
        for other in Seat::all(seat.index()) {
            let earlier = owned[other.index()];
            // Among equals, the one whose pawn is further along comes first.
            let wins = later.beats(earlier, pawns.steps(seat) > pawns.steps(other));
            before[other.index()] += wins.one_each();
            before[seat.index()] += Groups::ALL.without(wins).one_each();
        }
    }
    let alone = owners.singles();
    let mut shares = [Counts::NONE; Seat::MOST];
    for ((share, owned), before) in shares.iter_mut().zip(owned).zip(before) {
        let owned = owned.groups();
        let first = owned.without(before.groups());
        let second = owned.and(before.singles());
        let also_second = second.or(first.and(alone));
        *share = first.each(MOST) + also_second.each(SECOND_MOST);
    }
    shares
}
