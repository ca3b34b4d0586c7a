//! Where things lie on the pyramid table, at each size of the frame.

use ratatui::layout::Rect;

use super::spiral::Spiral;
use crate::ui::frame::{Frame, SIZES};

/// The measures of one layout.
#[derive(Clone, Copy, Debug)]
pub(super) struct Measures {
    /// Columns and rows of the path.
    pub(super) path: (u16, u16),
    /// The row in which it begins.
    top: u16,
    /// Columns of the largest face of a pyramid.
    pub(super) face: u16,
    /// Where the panel of the groups begins.
    panel: u16,
    /// Rows for the decision at hand.
    prompt: u16,
}

/// For each size of a frame, the largest first.
#[rustfmt::skip] // a table reads better as one
pub(super) const MEASURES: [Measures; SIZES.len()] = [
    Measures { path: (98, 37), top: 1, face: 6, panel: 105, prompt: 5 },
    Measures { path: (84, 31), top: 1, face: 4, panel: 88, prompt: 5 },
    Measures { path: (66, 24), top: 1, face: 4, panel: 69, prompt: 4 },
    Measures { path: (47, 18), top: 2, face: 2, panel: 50, prompt: 3 },
    Measures { path: (34, 16), top: 1, face: 2, panel: 37, prompt: 2 },
];

/// Where everything lies.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The players and their points.
    pub players: Rect,
    /// The path.
    pub path: Rect,
    /// The places on it.
    pub spiral: Spiral,
    /// Columns of the largest face of a pyramid.
    pub face: u16,
    /// The groups.
    pub panel: Rect,
    /// The decision at hand.
    pub prompt: Rect,
    /// Whether room is short, so that much is left out.
    pub is_small: bool,
}

impl Layout {
    /// Where everything lies in a frame.
    pub fn of(frame: &Frame) -> Layout {
        let (block, size) = (frame.block, MEASURES[frame.size]);
        let (width, height) = size.path;
        let prompt = frame.bar.y - size.prompt;
        let panel = block.y + 1;
        Layout {
            players: Rect { height: 1, ..block },
            path: Rect::new(block.x + 1, block.y + size.top, width, height),
            spiral: Spiral::new(width, height, size.face),
            face: size.face,
            panel: Rect::new(
                block.x + size.panel,
                panel,
                block.width - size.panel,
                prompt - panel,
            ),
            prompt: Rect::new(block.x + 1, prompt, block.width - 2, size.prompt),
            is_small: width < 40,
        }
    }
}
