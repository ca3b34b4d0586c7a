use std::fmt;
use std::ops::{Add, AddAssign, SubAssign};

use super::{PER_GROUP, Piece};

/// One in each of the fifteen counts.
const ONES: u64 = 0x0111_1111_1111_1111;

/// How many pieces there are of each group: four bits a group, side by side in one word,
/// so that all of them are added and compared in a single step.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Counts(u64);

impl Counts {
    pub(super) const NONE: Counts = Counts(0);

    /// Every piece there is.
    pub(super) const ALL: Counts = Counts(ONES * PER_GROUP as u64);

    /// One piece of the group with this index.
    #[inline]
    pub(super) const fn one(group: usize) -> Counts {
        Counts(1 << (4 * group))
    }

    /// So many of the first group.
    pub(super) const fn of_first(pieces: u8) -> Counts {
        Counts(pieces as u64)
    }

    /// How many there are of a group.
    #[inline]
    pub(super) const fn of(self, group: Piece) -> u8 {
        (self.0 >> (4 * group.index())) as u8 & 0xf
    }

    /// How many there are of all groups together.
    #[inline]
    pub(super) const fn sum(self) -> u8 {
        const EACH: u64 = 0x0101_0101_0101_0101;
        let pairs = (self.0 & (0xf * EACH)) + (self.0 >> 4 & (0xf * EACH));
        (pairs.wrapping_mul(EACH) >> 56) as u8
    }

    /// The groups of which there are any.
    #[inline]
    pub(super) const fn groups(self) -> Groups {
        // A count of 1 to 5 plus 7 has its top bit set, a count of 0 has not.
        Groups((self.0 + 7 * ONES) >> 3 & ONES)
    }

    /// The groups of which there is just one.
    #[inline]
    pub(super) const fn singles(self) -> Groups {
        Groups(ONES & !Counts(self.0 ^ ONES).groups().0)
    }

    /// The groups of which there are more than of the others, or as many if that is enough.
    #[inline]
    pub(super) const fn beats(self, others: Counts, is_enough: bool) -> Groups {
        let needed = others.0 + if is_enough { 0 } else { ONES };
        // Eight more, so that each difference stays in its place.
        Groups((self.0 + 8 * ONES - needed) >> 3 & ONES)
    }

    /// Only the pieces of these groups.
    #[inline]
    pub(super) const fn only(self, groups: Groups) -> Counts {
        Counts(self.0 & (groups.0 * 0xf))
    }

    /// Those that are of none of these groups.
    #[inline]
    pub(super) const fn without(self, groups: Groups) -> Counts {
        Counts(self.0 & !(groups.0 * 0xf))
    }
}

impl Add for Counts {
    type Output = Counts;

    #[inline]
    fn add(self, more: Counts) -> Counts {
        Counts(self.0 + more.0)
    }
}

impl AddAssign for Counts {
    #[inline]
    fn add_assign(&mut self, more: Counts) {
        *self = *self + more;
    }
}

impl SubAssign for Counts {
    #[inline]
    fn sub_assign(&mut self, fewer: Counts) {
        self.0 -= fewer.0;
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = self.groups().iter().map(|group| (group, self.of(group)));
        f.debug_map().entries(counts).finish()
    }
}

/// Some groups: a bit each, where their counts lie.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Groups(u64);

impl Groups {
    pub(super) const NONE: Groups = Groups(0);

    pub(super) const ALL: Groups = Groups(ONES);

    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// So many of each.
    #[inline]
    pub(super) const fn each(self, count: u8) -> Counts {
        Counts(self.0 * count as u64)
    }

    /// Those of both.
    #[inline]
    pub(super) const fn or(self, others: Groups) -> Groups {
        Groups(self.0 | others.0)
    }

    /// A piece of each.
    #[inline]
    pub(super) const fn one_each(self) -> Counts {
        Counts(self.0)
    }

    /// Those that are not among the others.
    #[inline]
    pub(super) const fn without(self, others: Groups) -> Groups {
        Groups(self.0 & !others.0)
    }

    /// Those that are also among the others.
    #[inline]
    pub(super) const fn and(self, others: Groups) -> Groups {
        Groups(self.0 & others.0)
    }

    /// By color and then by size.
    #[inline]
    pub(super) fn iter(self) -> impl Iterator<Item = Piece> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let group = Piece::ALL.get(rest.trailing_zeros() as usize / 4)?;
            rest &= rest - 1;
            Some(*group)
        })
    }
}
