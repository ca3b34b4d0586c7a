use std::fmt;
use std::ops::{Index, IndexMut};

/// One of the two players, by where they sit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// The player named first.
    #[default]
    One,
    /// The player named second.
    Two,
}

impl Player {
    /// Both seats.
    pub const BOTH: [Player; 2] = [Player::One, Player::Two];

    /// The player sitting opposite.
    pub const fn other(self) -> Player {
        match self {
            Player::One => Player::Two,
            Player::Two => Player::One,
        }
    }

    /// The position of this seat in [`Player::BOTH`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Player::One => "player one",
            Player::Two => "player two",
        })
    }
}

/// One thing for each of the two players.
///
/// ```
/// use mandala::rules::{ByPlayer, Player};
///
/// let cards = ByPlayer::new(6, 8);
/// assert_eq!(cards[Player::Two], 8);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByPlayer<T> {
    /// Player one's.
    pub one: T,
    /// Player two's.
    pub two: T,
}

impl<T> ByPlayer<T> {
    /// Pairs player one's and player two's.
    pub const fn new(one: T, two: T) -> ByPlayer<T> {
        ByPlayer { one, two }
    }

    /// Makes each player's from their seat.
    pub fn from_fn(mut make: impl FnMut(Player) -> T) -> ByPlayer<T> {
        ByPlayer { one: make(Player::One), two: make(Player::Two) }
    }

    /// Player one's, then player two's.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        [&self.one, &self.two].into_iter()
    }

    /// Makes something of each player's.
    pub fn map<U>(self, mut make: impl FnMut(T) -> U) -> ByPlayer<U> {
        ByPlayer { one: make(self.one), two: make(self.two) }
    }
}

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;

    fn index(&self, seat: Player) -> &T {
        match seat {
            Player::One => &self.one,
            Player::Two => &self.two,
        }
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    fn index_mut(&mut self, seat: Player) -> &mut T {
        match seat {
            Player::One => &mut self.one,
            Player::Two => &mut self.two,
        }
    }
}
