use std::fmt;
use std::num::NonZeroU8;

use super::bits;
use crate::rules::set::bit_set;

/// How many places the path has.
pub const PLACES: usize = 75;

/// A place of the path: 1 is the outermost, 75 the innermost.
///
/// A pawn that has not moved yet stands on none, and `None` comes before every place.
///
/// ```
/// use mandala::rules::pyramids::Place;
///
/// let place = Place::new(17).unwrap();
/// assert_eq!(place.number(), 17);
/// assert!(None < Some(place));
/// assert_eq!(Place::new(76), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(NonZeroU8);

impl Place {
    /// The place with this number, from 1 to 75.
    #[inline]
    pub const fn new(number: u8) -> Option<Place> {
        match NonZeroU8::new(number) {
            Some(place) if number as usize <= PLACES => Some(Place(place)),
            _ => None,
        }
    }

    /// All places, from the outside in.
    pub fn all() -> impl DoubleEndedIterator<Item = Place> + Clone {
        (1..=PLACES as u8).filter_map(Place::new)
    }

    /// Its number, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// Its position among all places, from 0.
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.number() as usize - 1
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Place({self})")
    }
}

/// Some places of the path.
///
/// ```
/// use mandala::rules::pyramids::{Place, Places};
///
/// let places: Places = [70, 15, 30].into_iter().filter_map(Place::new).collect();
/// assert_eq!(places.len(), 3);
/// assert_eq!(places.first(), Place::new(15));
/// assert_eq!(places.last(), Place::new(70));
/// assert_eq!(places.ahead_of(Place::new(15)).len(), 2);
/// assert_eq!(places.ahead_of(None), places);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Places(u128);

impl Places {
    /// The whole path.
    pub const ALL: Places = Places((1 << PLACES) - 1);

    /// A single place.
    #[inline]
    pub const fn of(place: Place) -> Places {
        Places(1 << place.index())
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        ((bits::sums(low) >> 56) + (bits::sums(high) >> 56)) as usize
    }

    /// The outermost of them.
    #[inline]
    pub const fn first(self) -> Option<Place> {
        // An empty set gives a number past all places.
        Place::new(self.0.trailing_zeros() as u8 + 1)
    }

    /// The innermost of them.
    #[inline]
    pub const fn last(self) -> Option<Place> {
        Place::new((u128::BITS - self.0.leading_zeros()) as u8)
    }

    /// Those ahead of a pawn: all of them, if it is still at the start.
    #[inline]
    pub const fn ahead_of(self, pawn: Option<Place>) -> Places {
        match pawn {
            Some(place) => Places(self.0 & (u128::MAX << place.number())),
            None => self,
        }
    }

    /// Those that a pawn has passed: none, if it is still at the start.
    #[inline]
    pub const fn behind(self, pawn: Option<Place>) -> Places {
        match pawn {
            Some(place) => Places(self.0 & (Places::of(place).0 - 1)),
            None => Places::NONE,
        }
    }

    /// The one with this number, from 0, counted from the outside.
    #[inline]
    pub fn nth(self, number: usize) -> Option<Place> {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let (low_sums, high_sums) = (bits::sums(low), bits::sums(high));
        let (in_low, number) = (low_sums >> 56, number as u64);
        if number >= in_low + (high_sums >> 56) {
            return None;
        }
        let (word, sums, passed, offset) =
            if number < in_low { (low, low_sums, 0, 1) } else { (high, high_sums, in_low, 65) };
        Place::new(offset + bits::position(word, sums, number - passed))
    }
}

bit_set!(
    Places,
    PlacesIter,
    Place,
    /// Goes through them a word at a time, which is faster.
    #[inline]
    fn fold<T, F: FnMut(T, Place) -> T>(self, start: T, mut with: F) -> T {
        let mut folded = start;
        for (offset, mut word) in [(1, self.0.0 as u64), (65, (self.0.0 >> 64) as u64)] {
            while word != 0
                && let Some(place) = Place::new(offset + word.trailing_zeros() as u8)
            {
                word &= word - 1;
                folded = with(folded, place);
            }
        }
        folded
    }
);

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers = self.iter().map(Place::number);
        f.debug_set().entries(numbers).finish()
    }
}

impl PlacesIter {
    /// Those it has not come to yet.
    pub(super) const fn rest(&self) -> Places {
        self.0
    }
}

impl DoubleEndedIterator for PlacesIter {
    fn next_back(&mut self) -> Option<Place> {
        let place = self.0.last()?;
        self.0 = self.0 - Places::of(place);
        Some(place)
    }
}
