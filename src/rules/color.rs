use std::fmt;
use std::str::FromStr;

use super::phrase::phrase;

/// One of the six colors of sand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// Red, `R`.
    Red,
    /// Orange, `O`.
    Orange,
    /// Yellow, `Y`.
    Yellow,
    /// Green, `G`.
    Green,
    /// Purple, `P`.
    Purple,
    /// Black, `B`.
    Black,
}

impl Color {
    /// All six colors, in the order used everywhere.
    pub const ALL: [Color; 6] =
        [Color::Red, Color::Orange, Color::Yellow, Color::Green, Color::Purple, Color::Black];

    /// The position of this color in [`Color::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The capital letter that marks this color on a card.
    pub const fn letter(self) -> char {
        match self {
            Color::Red => 'R',
            Color::Orange => 'O',
            Color::Yellow => 'Y',
            Color::Green => 'G',
            Color::Purple => 'P',
            Color::Black => 'B',
        }
    }

    /// The color marked by this letter, in either case.
    ///
    /// ```
    /// use mandala::rules::Color;
    /// assert_eq!(Color::from_letter('g'), Some(Color::Green));
    /// assert_eq!(Color::from_letter('x'), None);
    /// ```
    pub fn from_letter(letter: char) -> Option<Color> {
        let letter = letter.to_ascii_uppercase();
        Color::ALL.into_iter().find(|c| c.letter() == letter)
    }

    /// The color's name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Color::Red => "red",
            Color::Orange => "orange",
            Color::Yellow => "yellow",
            Color::Green => "green",
            Color::Purple => "purple",
            Color::Black => "black",
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Error when a word is not one of the six colors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseColorError;

phrase!(ParseColorError, "the colors are red, orange, yellow, green, purple and black");

impl FromStr for Color {
    type Err = ParseColorError;

    /// Reads a color's name, in any case.
    fn from_str(word: &str) -> Result<Color, ParseColorError> {
        Color::ALL.into_iter().find(|c| c.name().eq_ignore_ascii_case(word)).ok_or(ParseColorError)
    }
}
