use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use super::Cell;

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
    /// No cell.
    pub const NONE: Cells = Cells(0);

    /// All 52 cells: rows of 4, 6, 8, 8, 8, 8, 6 and 4.
    pub const ALL: Cells = Cells(u64::from_le_bytes([
        0x3c, 0x7e, 0xff, 0xff, 0xff, 0xff, 0x7e, 0x3c,
    ]));

    /// The four cells of the center.
    pub const CENTER: Cells = Cells(u64::from_le_bytes([0, 0, 0, 0x18, 0x18, 0, 0, 0]));

    /// A single cell.
    #[inline]
    pub const fn of(cell: Cell) -> Cells {
        Cells(1 << cell.index())
    }

    /// Whether this cell is among them.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.index() & 1 != 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
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
    pub(super) fn connected_to(self, start: Cells) -> Cells {
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
        match self.is_empty() {
            true => None,
            false => Some(Cell::at(self.0.trailing_zeros() as u8)),
        }
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

    /// All of them, in reading order.
    #[inline]
    pub const fn iter(self) -> CellsIter {
        CellsIter(self)
    }
}

impl BitAnd for Cells {
    type Output = Cells;

    /// The cells that are in both.
    #[inline]
    fn bitand(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }
}

impl BitOr for Cells {
    type Output = Cells;

    /// The cells that are in one of them or in both.
    #[inline]
    fn bitor(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }
}

impl BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Cells) {
        *self = *self | other;
    }
}

impl Sub for Cells {
    type Output = Cells;

    /// The cells without those of the other set.
    #[inline]
    fn sub(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells
            .into_iter()
            .map(Cells::of)
            .fold(Cells::NONE, BitOr::bitor)
    }
}

impl IntoIterator for Cells {
    type Item = Cell;
    type IntoIter = CellsIter;

    fn into_iter(self) -> CellsIter {
        self.iter()
    }
}

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

/// Goes through a set of cells in reading order.
#[derive(Clone, Debug)]
pub struct CellsIter(Cells);

impl Iterator for CellsIter {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = usize::from(self.0.len());
        (len, Some(len))
    }
}

impl ExactSizeIterator for CellsIter {}
