use std::fmt;

use super::Cell;
use crate::rules::set::bit_set;

/// A set of cells of the mandala, a bit each in a board of 8 by 8.
///
/// ```
/// use mandala::rules::tiles::{Cell, Cells};
///
/// let corner: Cell = "c8".parse()?;
/// let near = corner.neighbors();
/// assert!(near.contains("c7".parse()?) && !near.contains("b7".parse()?));
/// assert_eq!((near | Cells::of(corner)).to_string(), "c8 d8 c7");
/// # Ok::<(), mandala::rules::tiles::ParseCellError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cells(u64);

// The first bit is a8, the last one h1.
const COLUMN_A: u64 = 0x0101_0101_0101_0101;
const COLUMN_H: u64 = COLUMN_A << 7;

/// The same byte in each row.
const fn rows_of(byte: u64) -> u64 {
    byte * COLUMN_A
}

impl Cells {
    /// All 52 cells: rows of 4, 6, 8, 8, 8, 8, 6 and 4.
    pub const ALL: Cells =
        Cells(u64::from_le_bytes([0x3c, 0x7e, 0xff, 0xff, 0xff, 0xff, 0x7e, 0x3c]));

    /// The four cells of the center.
    pub const CENTER: Cells = Cells(u64::from_le_bytes([0, 0, 0, 0x18, 0x18, 0, 0, 0]));

    /// A single cell.
    #[inline]
    pub const fn of(cell: Cell) -> Cells {
        Cells(1 << cell.index())
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The cells that share a side with one of these, which may be some of these as well.
    ///
    /// ```
    /// use mandala::rules::tiles::{Cell, Cells};
    /// assert_eq!(Cell::new(0, 5).unwrap().neighbors().to_string(), "a6 b5 a4");
    /// assert_eq!(Cells::CENTER.neighbors().len(), 12);
    /// ```
    #[inline]
    pub const fn neighbors(self) -> Cells {
        let right = self.0 << 1 & !COLUMN_A;
        let left = self.0 >> 1 & !COLUMN_H;
        Cells((right | left | self.0 << 8 | self.0 >> 8) & Cells::ALL.0)
    }

    /// The cells among these that can be reached from some of them, step by step.
    pub(crate) fn connected_to(self, start: Cells) -> Cells {
        let mut reached = self & start;
        loop {
            let more = reached | reached.neighbors() & self;
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }

    /// The first one in reading order.
    #[inline]
    pub const fn first(self) -> Option<Cell> {
        if self.is_empty() {
            return None;
        }
        Some(Cell::at(self.0.trailing_zeros() as u8))
    }

    /// The one with this number, from 0, in reading order.
    #[inline]
    pub fn get(self, number: usize) -> Option<Cell> {
        if number >= usize::from(self.len()) {
            return None;
        }
        // For each row, a byte each: how many cells there are in it and in those above.
        let twos = self.0 - ((self.0 >> 1) & rows_of(0x55));
        let fours = (twos & rows_of(0x33)) + ((twos >> 2) & rows_of(0x33));
        let counts = (fours + (fours >> 4)) & rows_of(0x0f);
        let sums = counts.wrapping_mul(COLUMN_A);
        // The rows above the one wanted are those whose sum does not exceed the number.
        let number = number as u64;
        let above = (rows_of(0x80 | number) - sums) & rows_of(0x80);
        let row = (above >> 7).wrapping_mul(COLUMN_A) >> 56;
        let passed = sums << 8 >> (8 * row) & 0xff;
        let mut cells = self.0 >> (8 * row);
        // Few cells of a row are passed. The way without a loop that the pyramid game has
        // in `bits` was measured to be slower here, so they do not share one.
        for _ in passed..number {
            cells &= cells - 1;
        }
        Some(Cell::at(8 * row as u8 + cells.trailing_zeros() as u8))
    }
}

bit_set!(Cells, CellsIter, Cell);

impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, cell) in self.iter().enumerate() {
            if number > 0 {
                f.write_str(" ")?;
            }
            cell.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cells({self})")
    }
}
