use std::fmt;
use std::ops::{Index, IndexMut};

/// One of the two players, by where they sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// The player named first.
    One,
    /// The player named second.
    Two,
}

impl Seat {
    /// Both seats.
    pub const BOTH: [Seat; 2] = [Seat::One, Seat::Two];

    /// The player sitting opposite.
    ///
    /// ```
    /// use mandala::rules::Seat;
    /// assert_eq!(Seat::One.other(), Seat::Two);
    /// ```
    pub const fn other(self) -> Seat {
        match self {
            Seat::One => Seat::Two,
            Seat::Two => Seat::One,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Seat::One => "player one",
            Seat::Two => "player two",
        })
    }
}

/// One thing for each of the two players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T> {
    /// Player one's.
    pub one: T,
    /// Player two's.
    pub two: T,
}

impl<T> BySeat<T> {
    /// Pairs player one's and player two's.
    pub const fn new(one: T, two: T) -> BySeat<T> {
        BySeat { one, two }
    }

    /// Makes each player's from their seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat {
            one: make(Seat::One),
            two: make(Seat::Two),
        }
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        match seat {
            Seat::One => &self.one,
            Seat::Two => &self.two,
        }
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        match seat {
            Seat::One => &mut self.one,
            Seat::Two => &mut self.two,
        }
    }
}
