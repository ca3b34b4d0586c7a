//! Where things lie on the tile table: the largest cells for which there is room.

use ratatui::layout::Rect;

use crate::rules::tiles::Cell;
use crate::ui::frame::Frame;

/// Columns and rows from one cell to the next, the largest first.
const CELLS: [(u16, u16); 6] = [(12, 6), (10, 5), (8, 4), (6, 3), (5, 2), (4, 2)];
/// The least radius of a round disc, in cells: the corners of the outer tiles lie on it.
const LEAST_RADIUS: f32 = 4.5;
/// Its radius where there is room for it.
const RADIUS: f32 = 4.62;
/// How square a smaller disc is, so that their corners do not lie beyond it: 2 is round.
const SQUARE: f32 = 2.6;
/// The fewest and the most columns of the panel.
const PANEL: (u16, u16) = (31, 46);

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
    /// The left column of the first cell.
    pub x: u16,
    /// The upper row of the first cell.
    pub y: u16,
    /// Columns from one cell to the next.
    pub column: u16,
    /// Rows from one cell to the next.
    pub row: u16,
}

/// Rows of the disc under cells of so many rows: where a round one would leave no room for
/// larger tiles, it is squarer.
fn rows(row: u16) -> u16 {
    if row == 3 { 25 } else { (2.0 * LEAST_RADIUS * f32::from(row)).ceil() as u16 }
}

/// Columns before the first cell: for the names of the rows, and for the sand.
fn before(column: u16) -> u16 {
    match column {
        // Where every column counts, the outer tiles reach almost to its edge.
        4 => 3,
        _ => (LEAST_RADIUS * f32::from(column)).ceil() as u16 - 4 * column + 2,
    }
}

impl Layout {
    /// Where everything lies in a frame.
    pub fn of(frame: &Frame) -> Layout {
        let block = frame.block;
        let across = |column: u16| 8 * column + 2 * before(column) - 2;
        let small = CELLS[CELLS.len() - 1];
        // Above the prompt stand the names of the columns.
        let room = |prompt: u16| block.height - 2 - prompt;
        let largest = |prompt: u16| {
            let fits = |&&(column, row): &&(u16, u16)| {
                rows(row) <= room(prompt) && across(column) + PANEL.0 <= block.width
            };
            *CELLS.iter().find(fits).unwrap_or(&small)
        };
        // Large tiles say more than a free row above the keys.
        let prompt = match block {
            Rect { width: ..80, .. } | Rect { height: ..24, .. } => 2,
            _ if largest(4) == largest(3) => 4,
            _ => 3,
        };
        let ((column, row), room) = (largest(prompt), room(prompt));
        let all = (2.0 * RADIUS * f32::from(row)).ceil() as u16;
        let height = room.min(all);
        let wide = across(column) - u16::from((column, row) == small);
        let beside = block.width - wide;
        let panel = beside.min(PANEL.1);
        let left = block.x + (beside - panel) / 2;
        let area = Rect::new(left, block.y + (room - height) / 2, wide, height);
        let board = Board {
            area,
            x: left + before(column),
            y: area.y + (height - 8 * row).div_ceil(2),
            column,
            row,
        };
        let prompt = frame.broad_prompt(prompt);
        // What is left over keeps it away from the disc.
        let x = area.right() + (beside / 22).max(((beside - panel) / 3).min(5));
        let panel = (panel - 1).min(block.right() - x - 1);
        Layout { board, panel: Rect::new(x, block.y, panel, prompt.y - block.y), prompt }
    }
}

impl Board {
    /// The largest board in the middle of some area.
    pub fn within(area: Rect) -> Board {
        let fits =
            |&&(column, row): &&(u16, u16)| rows(row) <= area.height && 9 * column <= area.width;
        let small = (4, 2);
        let (column, row) = *CELLS.iter().find(fits).unwrap_or(&small);
        Board {
            area,
            x: area.x + (area.width + 1).saturating_sub(8 * column) / 2,
            y: area.y + area.height.saturating_sub(8 * row).div_ceil(2),
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
        Rect::new(self.x + column * self.column, self.y + row * self.row, self.column, self.row)
    }

    /// The middle of all tiles, in half cells from the upper left of the area: they end one
    /// column and one half row before the last cell does.
    pub fn middle(&self) -> (f32, f32) {
        let x = f32::from(self.x - self.area.x) + f32::from(8 * self.column - 1) / 2.0;
        let y = f32::from(2 * (self.y - self.area.y)) + f32::from(16 * self.row - 1) / 2.0;
        (x, y)
    }

    /// How far the disc of sand reaches from there to the side and down, and how square it
    /// is.
    pub fn disc(&self) -> (f32, f32, f32) {
        let (x, y) = self.middle();
        let (column, row) = (f32::from(self.column), f32::from(2 * self.row));
        let beside = x.min(f32::from(self.area.width) - x) / column;
        let above = y.min(f32::from(2 * self.area.height) - y) / row;
        let radius = beside.min(above).min(RADIUS);
        // The corners of the outer tiles may lie on its edge.
        if radius >= LEAST_RADIUS - 0.15 {
            (radius * column, radius * row, 2.0)
        } else {
            // Under small tiles it reaches half a row beyond the area, rather than they beyond it.
            let down = above * row + if self.row == 2 { 1.0 } else { 0.0 };
            // There is more room beside them than above.
            ((down + 2.0).min(beside * column), down, SQUARE)
        }
    }
}

/// The column and the row of a cell on the screen, from the upper left.
fn place(cell: Cell) -> (u16, u16) {
    (u16::from(cell.column()), u16::from(8 - cell.row()))
}
