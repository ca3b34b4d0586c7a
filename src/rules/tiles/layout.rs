use std::error::Error;
use std::fmt::{self, Write};
use std::str::FromStr;

use super::{CELLS, Cells, PER_COLOR};
use crate::rules::shuffle::Shuffler;
use crate::rules::{Color, game};

/// The mandala as it lies before the first action: a letter a tile, the top row first.
///
/// The start tiles follow from it, because each color has nine tiles.
///
/// ```
/// use mandala::rules::tiles::{Layout, LayoutFault};
///
/// let text = "YBYY/BPRGRO/YPYGORGO/YPGRBOBG/OBOYGRYP/PBBPPRRY/ORBPGB/OGRG";
/// let layout: Layout = text.to_lowercase().parse()?;
/// assert_eq!(layout.to_string(), text);
/// assert_eq!(layout, Layout::deal(42));
/// assert_eq!("YBYY".parse::<Layout>(), Err(LayoutFault::Rows { rows: 1 }));
/// # Ok::<(), LayoutFault>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Layout([Color; CELLS]);

/// How many cells each row has, the top row first.
const ROWS: [usize; 8] = [4, 6, 8, 8, 8, 8, 6, 4];

/// How many tiles of a color lie there at most, and at least.
const MOST: u8 = PER_COLOR;
const LEAST: u8 = PER_COLOR - 1;

impl Layout {
    /// Deals the tiles of a seed: the same ones on every platform, in every version.
    ///
    /// One tile of each color, shuffled: four go to the center in reading order, two are
    /// the start tiles. Then eight of each color, shuffled by the stream going on, are laid
    /// around the center in reading order.
    ///
    /// ```
    /// use mandala::rules::tiles::Layout;
    /// assert!(Layout::deal(1).to_string().starts_with("PPBY/RGRPBP/"));
    /// ```
    pub fn deal(seed: u64) -> Layout {
        Layout::deal_all(seed).0
    }

    /// The mandala of a seed, and the start tiles in the order of the colors.
    #[inline]
    pub(super) fn deal_all(seed: u64) -> (Layout, [Color; 2]) {
        let mut chance = Shuffler::new(seed);
        let mut aside = Color::ALL;
        chance.shuffle(&mut aside);
        let mut around: [Color; CELLS - 4] =
            std::array::from_fn(|tile| Color::ALL[tile / usize::from(LEAST)]);
        chance.shuffle(&mut around);

        let [d5, e5, d4, e4, mut start @ ..] = aside;
        start.sort();
        // In reading order, 21 tiles lie before the center, and six between its rows.
        let mut tiles = [Color::Red; CELLS];
        tiles[..21].copy_from_slice(&around[..21]);
        tiles[21..23].copy_from_slice(&[d5, e5]);
        tiles[23..29].copy_from_slice(&around[21..27]);
        tiles[29..31].copy_from_slice(&[d4, e4]);
        tiles[31..].copy_from_slice(&around[27..]);
        (Layout(tiles), start)
    }

    /// Where the tiles of each color lie.
    pub(super) fn colors(&self) -> [Cells; 6] {
        let mut colors = [Cells::NONE; 6];
        for (color, cell) in self.0.iter().zip(Cells::ALL) {
            colors[color.index()] |= Cells::of(cell);
        }
        colors
    }

    /// The two tiles that are not in the mandala, in the order of the colors.
    ///
    /// # Errors
    ///
    /// What is wrong with the layout.
    ///
    /// ```
    /// use mandala::rules::Color;
    /// use mandala::rules::tiles::Layout;
    /// assert_eq!(Layout::deal(42).start_tiles(), Ok([Color::Orange, Color::Purple]));
    /// ```
    pub fn start_tiles(&self) -> Result<[Color; 2], LayoutFault> {
        let colors = self.colors();
        let counts = colors.map(Cells::len);
        let with = |count| {
            let colors = Color::ALL.into_iter();
            colors.filter(move |color| counts[color.index()] == count)
        };
        let mut short = with(LEAST);
        let (Some(one), Some(other), 4) = (short.next(), short.next(), with(MOST).count()) else {
            return Err(LayoutFault::Counts { counts });
        };
        let in_center = |color: &Color| (colors[color.index()] & Cells::CENTER).len();
        match with(MOST).find(|color| in_center(color) != 1) {
            None => Ok([one, other]),
            Some(color) => Err(LayoutFault::Center { color }),
        }
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut tiles = self.0.iter();
        for (number, length) in ROWS.into_iter().enumerate() {
            if number > 0 {
                f.write_char('/')?;
            }
            for tile in tiles.by_ref().take(length) {
                f.write_char(tile.letter())?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Layout({self})")
    }
}

impl FromStr for Layout {
    type Err = LayoutFault;

    fn from_str(text: &str) -> Result<Layout, LayoutFault> {
        let rows = text.split('/').count();
        if rows != ROWS.len() {
            return Err(LayoutFault::Rows { rows });
        }
        let mut tiles = [Color::Red; CELLS];
        let mut places = tiles.iter_mut();
        for ((row, letters), expected) in (1..=8).rev().zip(text.split('/')).zip(ROWS) {
            let letters = letters.trim();
            let found = letters.chars().count();
            if found != expected {
                return Err(LayoutFault::Row { row, letters: found, expected });
            }
            for ((number, letter), tile) in (1..).zip(letters.chars()).zip(&mut places) {
                *tile = Color::from_letter(letter).ok_or(LayoutFault::Letter { row, number })?;
            }
        }
        Ok(Layout(tiles))
    }
}

impl game::Layout for Layout {
    const NAME: &'static str = "layout";
    // Nothing is left to chance once the tiles lie.
    const HAS_SEED: bool = false;

    type Fault = LayoutFault;

    fn check(&self) -> Result<(), LayoutFault> {
        self.start_tiles().map(|_| ())
    }
}

/// What is wrong with a mandala laid out by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LayoutFault {
    /// There are not eight rows.
    Rows {
        /// How many there are.
        rows: usize,
    },
    /// A row is too long or too short.
    Row {
        /// Its number, 8 for the top row.
        row: u8,
        /// How many letters it has.
        letters: usize,
        /// How many it should have.
        expected: usize,
    },
    /// A letter is not that of a color.
    Letter {
        /// The number of its row, 8 for the top row.
        row: u8,
        /// Its number in the row, from 1.
        number: usize,
    },
    /// There are not nine tiles of four colors and eight of two.
    Counts {
        /// How many there are of each, in the order of the colors.
        counts: [u8; 6],
    },
    /// The center does not have one tile each of the colors that have nine.
    Center {
        /// A color that it does not have once.
        color: Color,
    },
}

impl fmt::Display for LayoutFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayoutFault::Rows { rows } => write!(f, "{rows} rows"),
            LayoutFault::Row { row, letters, expected } => {
                write!(f, "row {row} has {letters} letters instead of {expected}")
            }
            LayoutFault::Letter { row, number } => {
                write!(f, "letter {number} of row {row} is no color")
            }
            LayoutFault::Counts { .. } => f.write_str("not nine of four colors and eight of two"),
            LayoutFault::Center { color } => write!(f, "the center does not have {color} once"),
        }
    }
}

impl Error for LayoutFault {}
