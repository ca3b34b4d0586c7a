//! The frame of every screen: the part of the terminal that is drawn on, and the key
//! bar in its last line.

use ratatui::layout::Rect;

/// The smallest terminal on which a game can be played.
pub const SMALLEST: (u16, u16) = (60, 20);
/// The sizes of a frame, the largest first.
pub(super) const SIZES: [(u16, u16); 5] = [(140, 44), (120, 38), (100, 30), (80, 24), SMALLEST];

/// Whether a game can be played on a terminal of this size.
pub fn fits(width: u16, height: u16) -> bool {
    width >= SMALLEST.0 && height >= SMALLEST.1
}

/// Where a screen lies.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    /// Everything together.
    pub block: Rect,
    /// The keys.
    pub bar: Rect,
    /// Which of the sizes it has, from the largest.
    pub size: usize,
}

impl Frame {
    /// The largest frame that fits, in the middle of the terminal; none if the terminal
    /// is too small.
    pub(super) fn of(area: Rect) -> Option<Frame> {
        let fits = |&(width, height): &(u16, u16)| area.width >= width && area.height >= height;
        let size = SIZES.iter().position(fits)?;
        Some(Frame::centered(area, SIZES[size], size))
    }

    /// A frame of `width` columns and `height` rows in the middle of a terminal that has
    /// room for it; `size` is the nearest of the sizes.
    pub(super) fn centered(area: Rect, (width, height): (u16, u16), size: usize) -> Frame {
        let block = Rect::new(
            area.x + (area.width - width) / 2,
            area.y + (area.height - height) / 2,
            width,
            height,
        );
        let bar = Rect {
            y: block.bottom() - 1,
            height: 1,
            ..block
        };
        Frame { block, bar, size }
    }
}
