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

    /// The position of this seat in [`Seat::BOTH`].
    ///
    /// ```
    /// use mandala::rules::Seat;
    /// assert_eq!(Seat::BOTH[Seat::Two.index()], Seat::Two);
    /// ```
    pub const fn index(self) -> usize {
        self as usize
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
///
/// ```
/// use mandala::rules::{BySeat, Seat};
///
/// let cards = BySeat::new(6, 8);
/// assert_eq!(cards[Seat::Two], 8);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T> {
    /// Player one's.
    pub one: T,
    /// Player two's.
    pub two: T,
}

impl<T> BySeat<T> {
    /// Pairs player one's and player two's.
    ///
    /// ```
    /// use mandala::rules::BySeat;
    /// assert_eq!(BySeat::new(6, 8).one, 6);
    /// ```
    pub const fn new(one: T, two: T) -> BySeat<T> {
        BySeat { one, two }
    }

    /// Makes each player's from their seat.
    ///
    /// ```
    /// use mandala::rules::{BySeat, Seat};
    /// let starts = BySeat::from_fn(|seat| seat == Seat::Two);
    /// assert_eq!(starts, BySeat::new(false, true));
    /// ```
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat {
            one: make(Seat::One),
            two: make(Seat::Two),
        }
    }

    /// Player one's, then player two's.
    ///
    /// ```
    /// use mandala::rules::BySeat;
    /// assert_eq!(BySeat::new(6, 8).iter().max(), Some(&8));
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        [&self.one, &self.two].into_iter()
    }

    /// Makes something of each player's.
    ///
    /// ```
    /// use mandala::rules::BySeat;
    /// assert_eq!(BySeat::new(6, 8).map(|cards| cards > 7), BySeat::new(false, true));
    /// ```
    pub fn map<U>(self, mut make: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat {
            one: make(self.one),
            two: make(self.two),
        }
    }

    /// Puts each player's together with another thing of theirs.
    ///
    /// ```
    /// use mandala::rules::{BySeat, Seat};
    /// let pairs = BySeat::new(6, 8).zip(BySeat::new("Anna", "Beth"));
    /// assert_eq!(pairs[Seat::Two], (8, "Beth"));
    /// ```
    pub fn zip<U>(self, other: BySeat<U>) -> BySeat<(T, U)> {
        BySeat {
            one: (self.one, other.one),
            two: (self.two, other.two),
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
