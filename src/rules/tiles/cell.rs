use std::fmt::{self, Write};
use std::str::FromStr;

use super::Cells;
use crate::rules::phrase::phrase;

/// A cell of the mandala: a column from `a` to `h` and a row from 1, at the bottom, to 8.
///
/// Cells are in reading order, the top row first.
///
/// ```
/// use mandala::rules::tiles::Cell;
///
/// let cell: Cell = "E5".parse()?;
/// assert_eq!((cell.column(), cell.row()), (4, 5));
/// assert_eq!(cell.to_string(), "e5");
/// assert!("h8".parse::<Cell>().is_err(), "the corners are cut");
/// # Ok::<(), mandala::rules::tiles::ParseCellError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell in this column, from 0, and this row, from 1, if the mandala has one there.
    pub const fn new(column: u8, row: u8) -> Option<Cell> {
        if column > 7 || row < 1 || row > 8 {
            return None;
        }
        let cell = Cell((8 - row) * 8 + column);
        if Cells::ALL.contains(cell) { Some(cell) } else { None }
    }

    /// The cell with this number in a board of 8 by 8; only for those of the mandala.
    #[inline]
    pub(super) const fn at(index: u8) -> Cell {
        Cell(index)
    }

    /// Its number in a board of 8 by 8, in reading order.
    #[inline]
    pub(super) const fn index(self) -> u8 {
        self.0
    }

    /// Its column, from 0 for `a`.
    pub const fn column(self) -> u8 {
        self.0 % 8
    }

    /// Its row, from 1 at the bottom.
    pub const fn row(self) -> u8 {
        8 - self.0 / 8
    }

    /// The cells that share a side with it.
    #[inline]
    pub const fn neighbors(self) -> Cells {
        Cells::of(self).neighbors()
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char((b'a' + self.column()).into())?;
        f.write_char((b'0' + self.row()).into())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cell({self})")
    }
}

/// Error when a word is not the name of a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ParseCellError;

phrase!(ParseCellError, "not a cell like `e5`");

impl FromStr for Cell {
    type Err = ParseCellError;

    /// Reads the name of a cell, in any case.
    fn from_str(word: &str) -> Result<Cell, ParseCellError> {
        let [column, row] = *word.as_bytes() else {
            return Err(ParseCellError);
        };
        let column = column.to_ascii_lowercase().wrapping_sub(b'a');
        Cell::new(column, row.wrapping_sub(b'0')).ok_or(ParseCellError)
    }
}
