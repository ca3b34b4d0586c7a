//! Sets of colors, cells and places, a bit each in a word.

/// Gives a set what all of them can do. It has to say itself which bit is whose: with `of`,
/// a set of one member, with `first`, its lowest one, and with `len`. `$more` goes to its
/// iterator.
macro_rules! bit_set {
    ($Set:ident, $Iter:ident, $Member:ident $(, $more:item)?) => {
        impl $Set {
            /// Nothing at all.
            pub const NONE: $Set = $Set(0);

            /// Whether there is nothing in it.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether this is in it.
            #[inline]
            pub const fn contains(self, member: $Member) -> bool {
                self.0 & $Set::of(member).0 != 0
            }

            /// All that is in it, in order.
            #[inline]
            pub const fn iter(self) -> $Iter {
                $Iter(self)
            }
        }

        impl std::ops::BitAnd for $Set {
            type Output = $Set;

            /// What is in both.
            #[inline]
            fn bitand(self, other: $Set) -> $Set {
                $Set(self.0 & other.0)
            }
        }

        impl std::ops::BitOr for $Set {
            type Output = $Set;

            /// What is in either.
            #[inline]
            fn bitor(self, other: $Set) -> $Set {
                $Set(self.0 | other.0)
            }
        }

        impl std::ops::BitOrAssign for $Set {
            #[inline]
            fn bitor_assign(&mut self, other: $Set) {
                *self = *self | other;
            }
        }

        impl std::ops::Sub for $Set {
            type Output = $Set;

            /// What is not in the other.
            #[inline]
            fn sub(self, other: $Set) -> $Set {
                $Set(self.0 & !other.0)
            }
        }

        impl FromIterator<$Member> for $Set {
            fn from_iter<I: IntoIterator<Item = $Member>>(members: I) -> $Set {
                let members = members.into_iter().map($Set::of);
                members.fold($Set::NONE, std::ops::BitOr::bitor)
            }
        }

        impl IntoIterator for $Set {
            type Item = $Member;
            type IntoIter = $Iter;

            #[inline]
            fn into_iter(self) -> $Iter {
                self.iter()
            }
        }

        /// Goes through such a set in order.
        #[derive(Clone, Debug)]
        pub struct $Iter($Set);

        impl Iterator for $Iter {
            type Item = $Member;

            #[inline]
            fn next(&mut self) -> Option<$Member> {
                let first = self.0.first()?;
                self.0.0 &= self.0.0 - 1;
                Some(first)
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                let len = usize::from(self.0.len());
                (len, Some(len))
            }

            $($more)?
        }

        impl ExactSizeIterator for $Iter {}
    };
}

pub(super) use bit_set;
