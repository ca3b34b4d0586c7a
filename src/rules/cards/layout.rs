use std::error::Error;
use std::fmt::{self, Write};
use std::str::FromStr;

use super::{DECK, Faults, Setup};
use crate::rules::{Color, game};

/// A deck laid out by hand, its top card first: a letter a card. It shows every hidden
/// card.
///
/// ```
/// use mandala::rules::cards::{DeckFault, Layout};
///
/// let rainbow: Layout = "royGPB".repeat(18).parse()?;
/// assert_eq!(rainbow.to_string(), "ROYGPB".repeat(18));
/// assert_eq!("ROX".parse::<Layout>(), Err(DeckFault::Letter { number: 3 }));
/// # Ok::<(), DeckFault>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Layout(Vec<Color>);

impl Layout {
    /// Takes the cards as they are to be dealt.
    ///
    /// # Errors
    ///
    /// Every color that does not have 18 cards.
    pub fn new(top_first: Vec<Color>) -> Result<Layout, Faults> {
        Setup::check_deck(&top_first)?;
        Ok(Layout(top_first))
    }

    /// The cards, the top one first.
    pub fn cards(&self) -> &[Color] {
        &self.0
    }
}

impl fmt::Debug for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Layout(hidden)")
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut letters = self.0.iter().map(|card| card.letter());
        letters.try_for_each(|letter| f.write_char(letter))
    }
}

impl FromStr for Layout {
    type Err = DeckFault;

    fn from_str(letters: &str) -> Result<Layout, DeckFault> {
        let cards = (1..)
            .zip(letters.chars())
            .map(|(number, letter)| Color::from_letter(letter).ok_or(DeckFault::Letter { number }))
            .collect::<Result<Vec<_>, _>>()?;
        match cards.len() {
            DECK => Ok(Layout(cards)),
            letters => Err(DeckFault::Length { letters }),
        }
    }
}

impl game::Layout for Layout {
    const NAME: &'static str = "deck";
    // It decides the reshuffles.
    const HAS_SEED: bool = true;

    type Fault = DeckFault;

    fn check(&self) -> Result<(), DeckFault> {
        Setup::check_deck(&self.0).map_err(DeckFault::Colors)
    }
}

/// What is wrong with a deck laid out by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeckFault {
    /// A letter is not that of a color.
    Letter {
        /// Its number, from 1.
        number: usize,
    },
    /// There is not a letter for each card.
    Length {
        /// How many there are.
        letters: usize,
    },
    /// There is not the right number of each color.
    Colors(Faults),
}

impl fmt::Display for DeckFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeckFault::Letter { number } => {
                write!(f, "letter {number} is no color")
            }
            DeckFault::Length { letters } => {
                write!(f, "{letters} letters")
            }
            DeckFault::Colors(faults) => faults.fmt(f),
        }
    }
}

impl Error for DeckFault {}
