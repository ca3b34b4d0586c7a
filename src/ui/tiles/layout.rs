//! Where things lie on the tile table: the largest cells for which there is room.

use ratatui::layout::Rect;

use crate::rules::tiles::Cell;
use crate::ui::frame::Frame;

/// Columns and rows from one cell to the next, the largest first.
const CELLS: [(u16, u16); 6] = [(12, 6), (10, 5), (8, 4), (6, 3), (5, 2), (4, 2)];
/// The radius of the disc where there is room for it, in cells.
pub const RADIUS: f32 = 4.62;
/// The fewest columns of the panel, and from which on it takes but a third of what is free.
const PANEL: (u16, u16) = (31, 46);
/// Columns for the names of the rows; where there is room, one more keeps them from the edge.
const NAMES: u16 = 2;
/// Rows of three hints, and with their heading.
pub const HINTS: u16 = 3;
const HEADED: u16 = HINTS + 1;

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
    /// The row with the names of the columns.
    pub letters: u16,
}

/// The fewest rows of a disc under cells of so many rows: where a round one would leave no room
/// for larger tiles, it is squarer.
fn rows(row: u16) -> u16 {
    match row {
        2 => 16,
        3 => 25,
        _ => 8 * row + 5,
    }
}

/// Columns of sand beside the tiles.
fn beside(column: u16) -> u16 {
    match column {
        4 => 1,
        5 | 6 => 3,
        _ => ((RADIUS - 4.0) * f32::from(column)).ceil() as u16 + 1,
    }
}

/// Columns of a disc.
fn across(column: u16) -> u16 {
    8 * column - 1 + 2 * beside(column)
}

/// Rows above the tiles if so many are free: there, half a row is left of the cloth.
fn above(free: u16) -> u16 {
    (free / 2 + 1).min(free)
}

impl Layout {
    /// Where everything lies in a frame.
    pub fn of(frame: &Frame) -> Layout {
        let block = frame.block;
        let small = CELLS[CELLS.len() - 1];
        // Above the prompt stand the names of the columns.
        let room = |prompt: u16| block.height - 2 - prompt;
        let largest = |prompt: u16| {
            let fits = |&&(column, row): &&(u16, u16)| {
                rows(row) <= room(prompt) && NAMES + across(column) + PANEL.0 <= block.width
            };
            *CELLS.iter().find(fits).unwrap_or(&small)
        };
        // Large tiles say more than a free row in the prompt, or than room for a heading there.
        let keeps = |prompt: u16| largest(prompt) == largest(HINTS);
        let prompt = match block {
            Rect { width: ..80, .. } | Rect { height: ..24, .. } => HINTS - 1,
            _ if keeps(HEADED + 2) && largest(HINTS).1 > 3 => HEADED + 2,
            _ if keeps(HEADED + 1) && largest(HINTS).1 > 3 => HEADED + 1,
            _ if keeps(HEADED) => HEADED,
            _ => HINTS,
        };
        let ((column, row), room) = (largest(prompt), room(prompt));
        let all = (2.0 * RADIUS * f32::from(row)).ceil() as u16 + 1;
        let height = room.min(all);
        let edge = u16::from(NAMES + across(column) + PANEL.0 < block.width);
        let wide = NAMES + across(column);
        let free = block.width - edge - wide;
        let panel = free.min(PANEL.1) + free.saturating_sub(PANEL.1) / 3;
        let left = block.x + edge + (free - panel) / 2;
        let area = Rect::new(left, block.y + (room - height) / 2, wide, height);
        let board = Board {
            area,
            x: left + NAMES + beside(column),
            y: area.y + above(height - 8 * row),
            column,
            row,
            letters: area.bottom(),
        };
        let prompt = frame.broad_prompt(prompt);
        // What is left over keeps it away from the disc.
        let x = area.right() + (free / 22).max(((free - panel) / 3).min(5));
        let panel = (panel - 1).min(block.right() - x - 1);
        // Where there is room, a row is free below it, and one more for the heading of hints if
        // that has no place among them.
        let below = match prompt.height {
            ..HINTS => 0,
            HINTS => 2,
            _ => 1,
        };
        let rows = prompt.y - block.y - below;
        Layout { board, panel: Rect::new(x, block.y, panel, rows), prompt }
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
            y: area.y + above(area.height.saturating_sub(8 * row)),
            column,
            row,
            letters: area.bottom(),
        }
    }

    /// The same with no more columns than its disc has.
    pub fn narrow(self) -> Board {
        let width = across(self.column).min(self.area.width);
        let x = self.area.x + (width + 1 - 8 * self.column) / 2;
        Board { area: Rect { width, ..self.area }, x, ..self }
    }

    /// The same so many columns further to the right.
    pub fn moved(self, columns: u16) -> Board {
        let area = Rect { x: self.area.x + columns, ..self.area };
        Board { area, x: self.x + columns, ..self }
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
}

/// The column and the row of a cell on the screen, from the upper left.
fn place(cell: Cell) -> (u16, u16) {
    (u16::from(cell.column()), u16::from(8 - cell.row()))
}
