//! The frame of every screen: the terminal, and the key bar in its last line.

use ratatui::layout::{Margin, Rect};

/// The smallest terminal on which a game can be played.
pub const SMALLEST: (u16, u16) = (60, 20);
/// Longer lines are hard to read.
pub(super) const LONGEST_LINE: u16 = 120;
/// Columns on either side of what is said about a decision, enough for a bar beside it.
const MARGIN: u16 = 2;
/// The sizes from which on there is room for more, the largest first.
pub(super) const SIZES: [(u16, u16); 5] = [(140, 44), (120, 38), (100, 30), (80, 24), SMALLEST];

/// Whether a game can be played on a terminal of this size.
pub fn fits(width: u16, height: u16) -> bool {
    width >= SMALLEST.0 && height >= SMALLEST.1
}

/// Where a screen lies: it fills the terminal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    /// Everything together.
    pub block: Rect,
    /// The keys.
    pub bar: Rect,
    /// Which of the sizes it has at least, from the largest.
    pub size: usize,
}

impl Frame {
    /// The frame of a terminal; none if it is too small.
    pub(super) fn of(block: Rect) -> Option<Frame> {
        let fits = |&(width, height): &(u16, u16)| block.width >= width && block.height >= height;
        let size = SIZES.iter().position(fits)?;
        let bar = Rect { y: block.bottom() - 1, height: 1, ..block };
        Some(Frame { block, bar, size })
    }

    /// Where a decision is spoken of, in so many rows above the keys.
    pub(super) fn prompt(&self, rows: u16) -> Rect {
        let Rect { x, width, .. } = self.block;
        Rect { x: x + MARGIN, y: self.bar.y - rows, width: width - 2 * MARGIN, height: rows }
    }

    /// The same where nothing stands beside it: on the smallest screens each column counts.
    pub(super) fn broad_prompt(&self, rows: u16) -> Rect {
        let more = u16::from(self.block.width < 80);
        self.prompt(rows).outer(Margin::new(more, 0))
    }
}
