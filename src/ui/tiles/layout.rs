//! Where things lie on the tile table, at each size of the frame.

use ratatui::layout::Rect;

use crate::rules::tiles::Cell;
use crate::ui::frame::{Frame, SIZES};

/// The measures of one layout.
#[derive(Clone, Copy, Debug)]
struct Measures {
    /// Columns from one cell to the next.
    column: u16,
    /// Rows from one cell to the next.
    row: u16,
    /// Columns before the first cell.
    left: u16,
    /// Rows of sand above the first cell.
    above: u16,
    /// Rows of sand below the last cell, with the names of the columns.
    below: u16,
    /// Columns between the last cell and the panel.
    gap: u16,
    /// Columns left free to the right of the panel.
    right: u16,
    /// Rows for the decision at hand.
    prompt: u16,
}

/// Frames for larger terminals, the largest first.
#[rustfmt::skip] // a table reads better as one
const LARGER: [((u16, u16), Measures); 2] = [
    ((172, 58), Measures { column: 12, row: 6, left: 9, above: 2, below: 2, gap: 9, right: 4, prompt: 5 }),
    ((150, 50), Measures { column: 10, row: 5, left: 8, above: 2, below: 2, gap: 8, right: 4, prompt: 5 }),
];

/// The frame of a terminal that is larger than any table needs, if it is.
pub fn larger(area: Rect) -> Option<Frame> {
    let fits = |&&((width, height), _): &&((u16, u16), Measures)| {
        area.width >= width && area.height >= height
    };
    let (size, _) = LARGER.iter().find(fits)?;
    Some(Frame::centered(area, *size, 0))
}

/// The measures of a frame.
fn measures(frame: &Frame) -> Measures {
    let size = (frame.block.width, frame.block.height);
    let larger = LARGER.iter().find(|(of, _)| *of == size);
    larger.map_or(MEASURES[frame.size], |(_, measures)| *measures)
}

/// For each size of a frame.
#[rustfmt::skip] // a table reads better as one
const MEASURES: [Measures; SIZES.len()] = [
    Measures { column: 8, row: 4, left: 11, above: 3, below: 3, gap: 11, right: 4, prompt: 5 },
    Measures { column: 8, row: 4, left: 6, above: 1, below: 1, gap: 6, right: 2, prompt: 3 },
    Measures { column: 6, row: 3, left: 5, above: 1, below: 1, gap: 5, right: 2, prompt: 3 },
    Measures { column: 5, row: 2, left: 5, above: 2, below: 1, gap: 4, right: 1, prompt: 4 },
    Measures { column: 4, row: 2, left: 3, above: 0, below: 1, gap: 1, right: 0, prompt: 2 },
];

/// Where everything lies.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// The board.
    pub board: Board,
    /// Both players' Rivers, and what happened.
    pub panel: Rect,
    /// The decision at hand.
    pub prompt: Rect,
}

/// Where the board lies, and how large its cells are.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    /// Everything of it: the sand around it as well.
    pub area: Rect,
    /// The row of the names of the columns, where nothing but letters is drawn.
    pub names: u16,
    /// The left column of the first cell.
    pub x: u16,
    /// The upper row of the first cell.
    pub y: u16,
    /// Columns from one cell to the next.
    pub column: u16,
    /// Rows from one cell to the next.
    pub row: u16,
}

impl Layout {
    /// Where everything lies in a frame.
    pub fn of(frame: &Frame) -> Layout {
        let (block, size) = (frame.block, measures(frame));
        let (x, y) = (block.x + size.left, block.y + size.above);
        let end = x + 8 * size.column - 1;
        let panel = end + size.gap;
        let prompt = frame.bar.y - size.prompt;
        let names = y + 8 * size.row;
        Layout {
            board: Board {
                area: Rect::new(
                    block.x,
                    block.y,
                    panel - block.x,
                    names + size.below - block.y,
                ),
                names,
                x,
                y,
                column: size.column,
                row: size.row,
            },
            panel: Rect::new(
                panel,
                block.y,
                block.right() - size.right - panel,
                prompt - block.y,
            ),
            prompt: Rect {
                y: prompt,
                height: size.prompt,
                ..block
            },
        }
    }
}

impl Board {
    /// The largest board in the middle of some area twice as wide as high.
    pub fn within(area: Rect) -> Board {
        let row = (area.height / 8).max(1);
        let column = 2 * row;
        let y = area.y + area.height.saturating_sub(8 * row) / 2;
        Board {
            area,
            names: y,
            x: area.x + area.width.saturating_sub(8 * column) / 2,
            y,
            column,
            row,
        }
    }

    /// Columns of a tile, without the gap to the next one.
    pub fn face(&self) -> u16 {
        self.column - 1
    }

    /// The row of a cell in which its letter stands.
    pub fn letter_row(&self) -> u16 {
        (self.row - 1) / 2
    }

    /// A cell with the gaps to its right and below.
    pub fn cell(&self, cell: Cell) -> Rect {
        let (column, row) = place(cell);
        Rect::new(
            self.x + column * self.column,
            self.y + row * self.row,
            self.column,
            self.row,
        )
    }
}

/// The column and the row of a cell on the screen, from the upper left.
fn place(cell: Cell) -> (u16, u16) {
    (u16::from(cell.column()), u16::from(8 - cell.row()))
}
