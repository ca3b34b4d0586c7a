use std::fmt;
use std::ops::{Index, IndexMut};

use super::{Colors, Pile};
use crate::rules::{ByPlayer, Color, Player};

/// Which of the two Mandalas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The left one.
    Left,
    /// The right one.
    Right,
}

impl Side {
    /// Both Mandalas.
    pub const BOTH: [Side; 2] = [Side::Left, Side::Right];

    /// The other Mandala.
    pub const fn other(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        }
    }

    /// The word for it in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Side::Left => "left",
            Side::Right => "right",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One thing for each of the two Mandalas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySide<T> {
    /// The left Mandala's.
    pub left: T,
    /// The right Mandala's.
    pub right: T,
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        match side {
            Side::Left => &self.left,
            Side::Right => &self.right,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Left => &mut self.left,
            Side::Right => &mut self.right,
        }
    }
}

/// One of the three areas of a Mandala.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Area {
    /// The Mountain, shared by both players.
    Mountain,
    /// A player's Field.
    Field(Player),
}

/// A Mandala: a Mountain between two Fields.
///
/// ```
/// use mandala::rules::Color::{Black, Green, Red};
/// use mandala::rules::cards::{Area, Mandala, Pile};
/// use mandala::rules::{ByPlayer, Player};
///
/// let mandala = Mandala {
///     mountain: Pile::of(Red, 2),
///     fields: ByPlayer::new(Pile::EMPTY, Pile::of(Green, 1)),
/// };
/// // The Rule of Color keeps green out of the Mountain, but not black.
/// let theirs = Area::Field(Player::Two);
/// assert_eq!(mandala.conflict(Green, Area::Mountain), Some(theirs));
/// assert_eq!(mandala.conflict(Black, Area::Mountain), None);
/// // Player two has more cards in the Field, and would choose first.
/// assert_eq!(mandala.first_chooser(Player::One), Some(Player::Two));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Mandala {
    /// The cards in the middle, which will be claimed.
    pub mountain: Pile,
    /// Each player's cards, which decide who claims first.
    pub fields: ByPlayer<Pile>,
}

impl Mandala {
    /// The cards in one of the areas.
    pub fn area(&self, area: Area) -> Pile {
        match area {
            Area::Mountain => self.mountain,
            Area::Field(seat) => self.fields[seat],
        }
    }

    /// The areas that hold this color; in a game never more than one.
    pub fn areas_with(&self, color: Color) -> impl Iterator<Item = Area> {
        [Area::Mountain, Area::Field(Player::One), Area::Field(Player::Two)]
            .into_iter()
            .filter(move |&area| self.area(area).has(color))
    }

    /// The area that keeps this color out of `area` by the Rule of Color.
    #[inline]
    pub fn conflict(&self, color: Color, area: Area) -> Option<Area> {
        self.areas_with(color).find(|&lies| lies != area)
    }

    /// The colors that the Rule of Color keeps out of `area`.
    #[inline]
    pub fn barred(&self, area: Area) -> Colors {
        match area {
            Area::Mountain => self.fields.one.colors() | self.fields.two.colors(),
            Area::Field(seat) => self.mountain.colors() | self.fields[seat.other()].colors(),
        }
    }

    /// All its cards.
    #[inline]
    pub fn cards(&self) -> Pile {
        self.mountain + self.fields.one + self.fields.two
    }

    /// The colors it still lacks.
    pub fn missing(&self) -> Colors {
        Pile::ALL.colors() - self.cards().colors()
    }

    /// Whether all six colors lie in it.
    #[inline]
    pub fn is_complete(&self) -> bool {
        self.cards().colors() == Pile::ALL.colors()
    }

    /// Who chooses first when it is destroyed, if `last` played the last card
    /// into it; `None` if both Fields are empty and nobody chooses.
    pub fn first_chooser(&self, last: Player) -> Option<Player> {
        let (one, two) = (self.fields.one.len(), self.fields.two.len());
        match one.cmp(&two) {
            std::cmp::Ordering::Greater => Some(Player::One),
            std::cmp::Ordering::Less => Some(Player::Two),
            std::cmp::Ordering::Equal if one == 0 => None,
            std::cmp::Ordering::Equal => Some(last.other()),
        }
    }
}
