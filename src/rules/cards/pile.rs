use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use super::PER_COLOR;
use crate::rules::Color;
use crate::rules::set::bit_set;

/// One in each of the six counts.
const ONES: u64 = 0x0101_0101_0101;
/// The top bit of each of the six counts.
const TOPS: u64 = 0x8080_8080_8080;

/// Some cards, in no order: how many there are of each color.
///
/// Cards of one color are identical, so this is all there is to know. The six
/// counts lie side by side in one word, a byte each: piles are added, compared
/// and searched for colors in a single step. A color has 18 cards in the whole
/// game, so no count may go above that: with debug assertions it is a panic if one
/// does, or if cards are taken away that are not there.
///
/// ```
/// use mandala::rules::Color;
/// use mandala::rules::cards::Pile;
///
/// let hand: Pile = [Color::Red, Color::Green, Color::Red].into_iter().collect();
/// assert_eq!(hand.count(Color::Red), 2);
/// assert_eq!(hand.len(), 3);
/// assert_eq!(hand.to_string(), "RRG");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Pile(u64);

impl Pile {
    /// No cards.
    pub const EMPTY: Pile = Pile(0);

    /// All 108 cards.
    pub const ALL: Pile = Pile(ONES * PER_COLOR as u64);

    /// This many cards of one color.
    ///
    /// # Panics
    ///
    /// If that is more than there are, 18.
    #[inline]
    pub const fn of(color: Color, count: u8) -> Pile {
        assert!(count <= PER_COLOR, "there are only 18 cards of a color");
        Pile((count as u64) << (8 * color.index()))
    }

    /// How many cards of this color there are.
    #[inline]
    pub const fn count(self, color: Color) -> u8 {
        (self.0 >> (8 * color.index())) as u8
    }

    /// Whether there is a card of this color.
    #[inline]
    pub const fn has(self, color: Color) -> bool {
        self.count(color) > 0
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> u8 {
        // The product's top byte of six is the sum of the six counts; 108 at most.
        (self.0.wrapping_mul(ONES) >> 40) as u8
    }

    /// Whether there are no cards.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Which colors there are.
    #[inline]
    pub const fn colors(self) -> Colors {
        // A count of 1 to 18 plus 127 has its top bit set, a count of 0 has not.
        Colors((self.0 + (TOPS - ONES)) & TOPS)
    }

    /// Only the cards of these colors.
    #[inline]
    pub const fn only(self, colors: Colors) -> Pile {
        Pile(self.0 & (colors.one_each().0 * 0xff))
    }

    /// The card with this number, from 0, when the pile is sorted by color: its
    /// color, and which of that color it is, from 1.
    ///
    /// ```
    /// use mandala::rules::Color;
    /// use mandala::rules::cards::Pile;
    ///
    /// let pile: Pile = [Color::Red, Color::Green, Color::Red].into_iter().collect();
    /// assert_eq!(pile.nth(1), Some((Color::Red, 2)));
    /// assert_eq!(pile.nth(2), Some((Color::Green, 1)));
    /// assert_eq!(pile.nth(3), None);
    /// ```
    #[inline]
    pub fn nth(self, number: u8) -> Option<(Color, u8)> {
        debug_assert!(self.fits());
        // Byte by byte, how many cards there are up to and including that color.
        let up_to = self.0.wrapping_mul(ONES) & (ONES * 0xff);
        // The card is of the first color that takes the sum above its number.
        let above = ((up_to | TOPS) - ONES * u64::from(number.min(126) + 1)) & TOPS;
        let index = above.trailing_zeros() / 8;
        let color = *Color::ALL.get(index as usize)?;
        let before = (up_to << 8 >> (8 * index)) as u8;
        Some((color, number - before + 1))
    }

    /// Whether no color has more than 18 cards.
    const fn fits(self) -> bool {
        let mut rest = self.0;
        while rest > 0 {
            if rest & 0xff > PER_COLOR as u64 {
                return false;
            }
            rest >>= 8;
        }
        true
    }

    /// Whether all of these cards are among them.
    fn has_all(self, cards: Pile) -> bool {
        Color::ALL.into_iter().all(|color| cards.count(color) <= self.count(color))
    }

    /// The cards one by one, sorted by color.
    pub fn cards(self) -> impl Iterator<Item = Color> {
        let counts = Color::ALL.map(|color| (color, self.count(color)));
        counts.into_iter().flat_map(|(color, count)| std::iter::repeat_n(color, usize::from(count)))
    }
}

impl Add for Pile {
    type Output = Pile;

    /// Puts two piles together; no color may come to more than 18 cards.
    #[inline]
    fn add(self, more: Pile) -> Pile {
        let sum = Pile(self.0 + more.0);
        debug_assert!(self.fits() && more.fits() && sum.fits());
        sum
    }
}

impl AddAssign for Pile {
    #[inline]
    fn add_assign(&mut self, more: Pile) {
        *self = *self + more;
    }
}

impl Sub for Pile {
    type Output = Pile;

    /// Takes cards away; they must be there.
    #[inline]
    fn sub(self, fewer: Pile) -> Pile {
        debug_assert!(self.has_all(fewer));
        Pile(self.0 - fewer.0)
    }
}

impl SubAssign for Pile {
    #[inline]
    fn sub_assign(&mut self, fewer: Pile) {
        *self = *self - fewer;
    }
}

impl FromIterator<Color> for Pile {
    fn from_iter<I: IntoIterator<Item = Color>>(cards: I) -> Pile {
        cards.into_iter().fold(Pile::EMPTY, |pile, card| pile + Pile::of(card, 1))
    }
}

impl fmt::Display for Pile {
    /// Writes a letter a card, or `-` for no cards.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.cards().try_for_each(|c| write!(f, "{}", c.letter()))
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A set of colors.
///
/// ```
/// use mandala::rules::Color;
/// use mandala::rules::cards::Pile;
///
/// let hand: Pile = [Color::Green, Color::Red, Color::Green].into_iter().collect();
/// let colors = hand.colors();
/// assert!(colors.contains(Color::Red));
/// assert!(colors.iter().eq([Color::Red, Color::Green]));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Colors(u64);

impl Colors {
    /// A single color.
    #[inline]
    pub const fn of(color: Color) -> Colors {
        Colors(0x80 << (8 * color.index()))
    }

    /// How many colors there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The first one in the order of [`Color::ALL`].
    #[inline]
    pub fn first(self) -> Option<Color> {
        Color::ALL.get(self.0.trailing_zeros() as usize / 8).copied()
    }

    /// One card of each of these colors.
    #[inline]
    pub const fn one_each(self) -> Pile {
        Pile(self.0 >> 7)
    }
}

bit_set!(Colors, ColorsIter, Color);

impl fmt::Debug for Colors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
