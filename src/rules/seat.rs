use std::fmt;

use super::Player;
use super::phrase::phrase;

/// A place at the table, whichever game is played there: up to five players sit around
/// it, and the one named first has the first seat.
///
/// A game of two calls its players [`Player`] among its own.
///
/// ```
/// use mandala::rules::{Player, Seat};
/// assert_eq!(Seat::from(Player::Two).name(), "two");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// How many seats there are at most.
    pub const MOST: usize = 5;

    /// All seats, in order.
    pub(in crate::rules) const ALL: [Seat; Seat::MOST] =
        [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4)];

    /// The seat with this position among all, from 0.
    #[inline]
    pub(in crate::rules) const fn at(index: u8) -> Option<Seat> {
        if (index as usize) < Seat::MOST { Some(Seat(index)) } else { None }
    }

    /// The seats of this many players, in order; there are no more than five.
    ///
    /// ```
    /// use mandala::rules::Seat;
    /// let names: Vec<&str> = Seat::all(3).map(Seat::name).collect();
    /// assert_eq!(names, ["one", "two", "three"]);
    /// ```
    #[inline]
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players.min(Seat::MOST) as u8).map(Seat)
    }

    /// The next seat around the table of this many players.
    ///
    /// ```
    /// use mandala::rules::{Player, Seat};
    /// let two = Seat::from(Player::Two);
    /// assert_eq!(two.next(3).name(), "three");
    /// assert_eq!(two.next(2).name(), "one");
    /// ```
    #[inline]
    pub const fn next(self, players: usize) -> Seat {
        if self.index() + 1 < players && self.index() + 1 < Seat::MOST {
            Seat(self.0 + 1)
        } else {
            Seat(0)
        }
    }

    /// The position of this seat among all, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number in words, as a record names it.
    pub const fn name(self) -> &'static str {
        ["one", "two", "three", "four", "five"][self.index()]
    }

    /// The seat with this number in words.
    pub(crate) fn named(word: &str) -> Option<Seat> {
        Seat::all(Seat::MOST).find(|seat| seat.name() == word)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl From<Player> for Seat {
    fn from(player: Player) -> Seat {
        match player {
            Player::One => Seat(0),
            Player::Two => Seat(1),
        }
    }
}

/// Error when a game of two is asked about a third seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchPlayer;

phrase!(NoSuchPlayer, "only two play this game");

impl TryFrom<Seat> for Player {
    type Error = NoSuchPlayer;

    /// The player who sits there in a game of two.
    fn try_from(seat: Seat) -> Result<Player, NoSuchPlayer> {
        let player = Player::BOTH.get(seat.index());
        player.copied().ok_or(NoSuchPlayer)
    }
}
