use std::fmt;
use std::str::FromStr;

use super::{Cell, ParseActionError};
use crate::rules::Color;

/// What a player does: the choice at the start, one of the three actions of a turn, or
/// enough of the flips at the end.
///
/// The cell is enough: what is laid is the swap tile, and a flipped tile's color names its
/// group. Its text is that of a record, and is read in any case.
///
/// ```
/// use mandala::rules::tiles::{Action, Cell};
///
/// let flip = Action::Flip(Cell::new(4, 5).unwrap());
/// assert_eq!(flip.to_string(), "flip e5");
/// assert_eq!("FLIP E5".parse(), Ok(flip));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Keep the start tile of this color, and give the other one away.
    Keep(Color),
    /// Turn over the tile here, which lies next to the group of its color.
    Flip(Cell),
    /// Open a group: lay the swap tile here, and take the tile that lay here.
    Open(Cell),
    /// Lay the swap tile here, next to the group of its color, and take the tile that lay
    /// here.
    Swap(Cell),
    /// Make no more of the flips at the end.
    Done,
}

impl Action {
    /// The cell it is about.
    pub const fn cell(self) -> Option<Cell> {
        match self {
            Action::Open(cell) | Action::Flip(cell) | Action::Swap(cell) => Some(cell),
            Action::Keep(_) | Action::Done => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep(color) => {
                f.write_str("keep ")?;
                f.write_str(color.name())
            }
            Action::Open(cell) => write_at(f, "open ", *cell),
            Action::Flip(cell) => write_at(f, "flip ", *cell),
            Action::Swap(cell) => write_at(f, "swap ", *cell),
            Action::Done => f.write_str("done"),
        }
    }
}

fn write_at(f: &mut fmt::Formatter<'_>, verb: &str, cell: Cell) -> fmt::Result {
    f.write_str(verb)?;
    fmt::Display::fmt(&cell, f)
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Action, ParseActionError> {
        let mut words = text.split_whitespace();
        let mut word = || words.next().ok_or(ParseActionError);
        let verb = word()?;
        let is = |name: &str| verb.eq_ignore_ascii_case(name);
        let cell = |word: &str| word.parse().map_err(|_| ParseActionError);
        let action = if is("keep") {
            Action::Keep(word()?.parse().map_err(|_| ParseActionError)?)
        } else if is("open") {
            Action::Open(cell(word()?)?)
        } else if is("flip") {
            Action::Flip(cell(word()?)?)
        } else if is("swap") {
            Action::Swap(cell(word()?)?)
        } else if is("done") {
            Action::Done
        } else {
            return Err(ParseActionError);
        };
        match words.next() {
            None => Ok(action),
            Some(_) => Err(ParseActionError),
        }
    }
}
