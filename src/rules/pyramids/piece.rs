use std::fmt;
use std::str::FromStr;

use crate::rules::phrase::phrase;

/// One of the five colors of pyramids.
///
/// Black has the letter B in all games, so blue has U.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// Red, `R`.
    Red,
    /// Yellow, `Y`.
    Yellow,
    /// Green, `G`.
    Green,
    /// Blue, `U`.
    Blue,
    /// Black, `B`.
    Black,
}

impl Color {
    /// All five colors, in the order used everywhere.
    pub const ALL: [Color; 5] =
        [Color::Red, Color::Yellow, Color::Green, Color::Blue, Color::Black];

    /// The position of this color in [`Color::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The capital letter that marks this color.
    pub const fn letter(self) -> char {
        match self {
            Color::Red => 'R',
            Color::Yellow => 'Y',
            Color::Green => 'G',
            Color::Blue => 'U',
            Color::Black => 'B',
        }
    }

    /// The color marked by this letter, in either case.
    pub fn from_letter(letter: char) -> Option<Color> {
        let letter = letter.to_ascii_uppercase();
        Color::ALL.into_iter().find(|c| c.letter() == letter)
    }

    /// The color's name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Color::Red => "red",
            Color::Yellow => "yellow",
            Color::Green => "green",
            Color::Blue => "blue",
            Color::Black => "black",
        }
    }
}

/// How large a pyramid is. Its points do not depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Size {
    /// Small, one pip.
    Small,
    /// Medium, two pips.
    Medium,
    /// Large, three pips.
    Large,
}

impl Size {
    /// All three sizes, the smallest first.
    pub const ALL: [Size; 3] = [Size::Small, Size::Medium, Size::Large];

    /// How many pips it has.
    pub const fn pips(self) -> u8 {
        self as u8 + 1
    }

    /// The size with this many pips.
    pub fn from_pips(pips: u8) -> Option<Size> {
        Size::ALL.into_iter().find(|size| size.pips() == pips)
    }

    /// The size in words, in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Size::Small => "small",
            Size::Medium => "medium",
            Size::Large => "large",
        }
    }
}

/// A pyramid. There are five of each color and size, and these five are a group; a piece
/// also stands for its group.
///
/// ```
/// use mandala::rules::pyramids::{Color, Piece, Size};
///
/// let piece = Piece { color: Color::Blue, size: Size::Large };
/// assert_eq!(piece.to_string(), "U3");
/// assert_eq!("u3".parse(), Ok(piece));
/// assert_eq!(piece.name(), "large blue");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Its color.
    pub color: Color,
    /// Its size.
    pub size: Size,
}

impl Piece {
    /// How many groups there are.
    pub const GROUPS: usize = Color::ALL.len() * Size::ALL.len();

    /// One piece of each group, by color and then by size.
    pub const ALL: [Piece; Piece::GROUPS] = {
        let mut all = [Piece { color: Color::Red, size: Size::Small }; Piece::GROUPS];
        let mut index = 0;
        while index < Piece::GROUPS {
            all[index] = Piece {
                color: Color::ALL[index / Size::ALL.len()],
                size: Size::ALL[index % Size::ALL.len()],
            };
            index += 1;
        }
        all
    };

    /// The position of its group in [`Piece::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self.color.index() * Size::ALL.len() + self.size as usize
    }

    /// Its size and color, as they stand in a record.
    pub fn name(self) -> String {
        format!("{} {}", self.size.name(), self.color.name())
    }
}

impl fmt::Display for Piece {
    /// Writes the letter and the pips.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.color.letter(), self.size.pips())
    }
}

/// Error when a text is not the letter and the pips of a pyramid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePieceError;

phrase!(ParsePieceError, "not a piece like `R1` or `U3`");

impl FromStr for Piece {
    type Err = ParsePieceError;

    /// Reads the letter, in either case, and the pips.
    fn from_str(text: &str) -> Result<Piece, ParsePieceError> {
        let mut chars = text.chars();
        let color = chars.next().and_then(Color::from_letter);
        let pips = chars.next().and_then(|digit| digit.to_digit(10));
        let size = pips.and_then(|pips| Size::from_pips(pips as u8));
        match (color, size, chars.next()) {
            (Some(color), Some(size), None) => Ok(Piece { color, size }),
            _ => Err(ParsePieceError),
        }
    }
}
