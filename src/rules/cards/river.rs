use super::Pile;
use crate::rules::Color;

/// A player's River: six numbered spaces, filled from 1 on, never moved.
///
/// ```
/// use mandala::rules::Color;
/// use mandala::rules::cards::River;
///
/// let river: River = [Color::Green, Color::Red].into_iter().collect();
/// assert_eq!(river.space_of(Color::Red), Some(2));
/// assert_eq!(river.space_of(Color::Black), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct River {
    spaces: [Option<Color>; 6],
}

impl River {
    /// The six spaces, number 1 first.
    pub fn spaces(&self) -> [Option<Color>; 6] {
        self.spaces
    }

    /// The colors in it, in the order they were placed.
    pub fn colors(&self) -> impl Iterator<Item = Color> {
        self.spaces.into_iter().flatten()
    }

    /// The cards in it.
    pub fn cards(&self) -> Pile {
        self.colors().collect()
    }

    /// How many of its spaces are filled.
    pub fn len(&self) -> u8 {
        self.colors().count() as u8
    }

    /// Whether it has no card yet.
    pub fn is_empty(&self) -> bool {
        self.spaces[0].is_none()
    }

    /// Whether it holds all six colors, which ends the game.
    pub fn is_full(&self) -> bool {
        self.spaces[5].is_some()
    }

    /// The number of the space that holds this color: what a Cup card of it is worth.
    pub fn space_of(&self, color: Color) -> Option<u8> {
        let at = self.spaces.iter().position(|&c| c == Some(color))?;
        Some(at as u8 + 1)
    }

    /// What claiming `cards` cards of this color would do for the owner, whose
    /// Field of the Mandala has cards in it or not.
    pub(super) fn claim(&self, color: Color, cards: u8, field_empty: bool) -> ClaimEffect {
        match self.space_of(color) {
            _ if field_empty => ClaimEffect::Discard { cards },
            Some(space) => ClaimEffect::Cup { space, cards },
            None => ClaimEffect::River { space: self.len() + 1, cup: cards - 1 },
        }
    }

    /// Puts a color on the next space, unless it is in the River already.
    pub(super) fn place(&mut self, color: Color) {
        let free = |space: &&mut Option<Color>| space.is_none_or(|c| c == color);
        if let Some(space) = self.spaces.iter_mut().find(free) {
            *space = Some(color);
        }
    }
}

impl FromIterator<Color> for River {
    /// Places colors in order; one that is there already is left out.
    fn from_iter<I: IntoIterator<Item = Color>>(colors: I) -> River {
        let mut river = River::default();
        colors.into_iter().for_each(|color| river.place(color));
        river
    }
}

/// What becomes of the cards a player claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClaimEffect {
    /// A new color: one card to the River, the others to the Cup.
    River {
        /// The River space it takes, which is what each Cup card of it is worth.
        space: u8,
        /// How many cards go to the Cup.
        cup: u8,
    },
    /// A color the River has: all cards to the Cup.
    Cup {
        /// The River space of the color, which is what each card is worth.
        space: u8,
        /// How many cards go to the Cup.
        cards: u8,
    },
    /// The player's Field is empty: all cards to the discard pile.
    Discard {
        /// How many cards are lost.
        cards: u8,
    },
}

impl ClaimEffect {
    /// How many cards go to the Cup.
    ///
    /// ```
    /// use mandala::rules::cards::ClaimEffect;
    /// assert_eq!(ClaimEffect::River { space: 3, cup: 2 }.cup_cards(), 2);
    /// assert_eq!(ClaimEffect::Discard { cards: 3 }.cup_cards(), 0);
    /// ```
    pub fn cup_cards(self) -> u8 {
        match self {
            ClaimEffect::River { cup, .. } => cup,
            ClaimEffect::Cup { cards, .. } => cards,
            ClaimEffect::Discard { .. } => 0,
        }
    }

    /// How many points these cards are worth at once.
    ///
    /// Cards of the same color that already lie in the Cup may gain too; this
    /// counts only what is claimed.
    ///
    /// ```
    /// use mandala::rules::cards::ClaimEffect;
    /// assert_eq!(ClaimEffect::River { space: 3, cup: 2 }.points(), 6);
    /// assert_eq!(ClaimEffect::Cup { space: 4, cards: 2 }.points(), 8);
    /// ```
    pub fn points(self) -> u16 {
        match self {
            ClaimEffect::River { space, .. } | ClaimEffect::Cup { space, .. } => {
                u16::from(space) * u16::from(self.cup_cards())
            }
            ClaimEffect::Discard { .. } => 0,
        }
    }
}
