//! The mandala as a picture: a disc of sand, and its tiles grown together in groups.

use ratatui::style::Style;

use super::layout::Board;
use crate::rules::Color;
use crate::rules::tiles::{Cell, Cells, Game, Tile};
use crate::ui::canvas::Pen;
use crate::ui::theme::{Depth, Ground};

/// The least radius of the sand, in cells: it reaches beyond the corners of the outer tiles.
const LEAST_RADIUS: f32 = 4.52;
/// Its radius where there is room for it.
const RADIUS: f32 = 4.62;
/// How broad its darker edge is.
const EDGE: f32 = 0.2;

/// What a half row of a column shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Dot {
    Cloth,
    Edge,
    Sand,
    /// The sand on the front of a tile.
    Face,
    /// The rim of a front, or the back of a tile.
    Tile(Color),
    /// The frame around the cell with the cursor.
    Cursor,
}

/// The board in half rows, before anything is written on it.
pub struct Picture<'a> {
    pub at: &'a Board,
    dots: Vec<Dot>,
    /// Whether tiles are so high that a letter has room below an upper rim, or have none.
    has_upper_rims: bool,
}

impl<'a> Picture<'a> {
    /// The sand, and the tiles of a game on it.
    pub fn new(game: &Game, at: &'a Board) -> Picture<'a> {
        Picture::with(game, at, at.row > 2)
    }

    /// The same if nothing is to be written on the tiles.
    pub fn without_letters(game: &Game, at: &'a Board) -> Picture<'a> {
        Picture::with(game, at, true)
    }

    fn with(game: &Game, at: &'a Board, has_upper_rims: bool) -> Picture<'a> {
        let (width, height) = (usize::from(at.area.width), usize::from(at.area.height));
        let mut picture = Picture {
            at,
            dots: vec![Dot::Cloth; 2 * width * height],
            has_upper_rims,
        };
        picture.strew();
        for cell in Cells::ALL {
            picture.lay(game, cell);
        }
        picture
    }

    fn set(&mut self, x: u16, half_row: u16, dot: Dot) {
        let area = self.at.area;
        if x >= area.x && x < area.right() && half_row < 2 * area.height {
            let index = usize::from(half_row) * usize::from(area.width) + usize::from(x - area.x);
            self.dots[index] = dot;
        }
    }

    /// The dot in a half row, counted from the top of the board's area.
    fn dot(&self, x: u16, half_row: u16) -> Dot {
        let area = self.at.area;
        let index = usize::from(half_row) * usize::from(area.width) + usize::from(x - area.x);
        self.dots.get(index).copied().unwrap_or(Dot::Cloth)
    }

    /// The columns and half rows of a tile; the second ones do not belong to it.
    fn tile(&self, cell: Cell) -> (u16, u16, u16, u16) {
        let at = self.at.cell(cell);
        let top = 2 * (at.y - self.at.area.y);
        let (right, bottom) = (at.x + self.at.face(), top + 2 * at.height - 1);
        (at.x, right, top, bottom)
    }

    /// The disc of sand under the tiles.
    fn strew(&mut self) {
        let at = self.at;
        let area = at.area;
        // The tiles end one column and one half row before the last cell does.
        let middle_x = f32::from(at.x - area.x) + f32::from(8 * at.column - 1) / 2.0;
        let middle_y = f32::from(2 * (at.y - area.y)) + f32::from(16 * at.row - 1) / 2.0;
        let above = middle_y / f32::from(2 * at.row);
        let below = f32::from(2 * area.height) / f32::from(2 * at.row) - above;
        let radius = above.min(below).clamp(LEAST_RADIUS, RADIUS);
        for half_row in 0..2 * area.height {
            for column in 0..area.width {
                let x = (f32::from(column) + 0.5 - middle_x) / f32::from(at.column);
                let y = (f32::from(half_row) + 0.5 - middle_y) / f32::from(2 * at.row);
                let distance = (x * x + y * y).sqrt();
                if distance <= radius {
                    let dot = if distance > radius - EDGE {
                        Dot::Edge
                    } else {
                        Dot::Sand
                    };
                    self.set(area.x + column, half_row, dot);
                }
            }
        }
    }

    /// A tile: a rim around sand, or all color and grown together with its group.
    fn lay(&mut self, game: &Game, cell: Cell) {
        let tile = game.tile(cell);
        let (left, right, top, bottom) = self.tile(cell);
        for y in top..bottom {
            for x in left..right {
                let rim = x == left
                    || x + 1 == right
                    || y + 1 == bottom
                    || (y == top && self.has_upper_rims);
                let back = tile.owner.is_some();
                let dot = if rim || back {
                    Dot::Tile(tile.color)
                } else {
                    Dot::Face
                };
                self.set(x, y, dot);
            }
        }
        let joins = |column: u8, row: u8| {
            let near = Cell::new(cell.column() + column, cell.row().wrapping_sub(row));
            near.is_some_and(|near| same_group(game.tile(near), tile))
        };
        let (across, down) = (joins(1, 0), joins(0, 1));
        if across {
            for y in top..bottom {
                self.set(right, y, Dot::Tile(tile.color));
            }
        }
        if down {
            for x in left..right {
                self.set(x, bottom, Dot::Tile(tile.color));
            }
        }
        if across && down && joins(1, 1) {
            self.set(right, bottom, Dot::Tile(tile.color));
        }
    }

    /// A light line below the tile that was turned last.
    pub fn underline(&mut self, cell: Cell) {
        let (left, right, _, bottom) = self.tile(cell);
        for x in left..right {
            self.set(x, bottom, Dot::Cursor);
        }
    }

    /// The frame around the cell with the cursor.
    pub fn frame(&mut self, cell: Cell) {
        let (left, right, top, bottom) = self.tile(cell);
        let above = top.checked_sub(1);
        for x in left - 1..=right {
            for y in above.into_iter().chain([bottom]) {
                self.set(x, y, Dot::Cursor);
            }
        }
        for y in top..bottom {
            self.set(left - 1, y, Dot::Cursor);
            self.set(right, y, Dot::Cursor);
        }
    }

    /// Draws it, where there are colors to draw with.
    pub fn draw(&self, pen: &mut Pen) {
        if pen.theme.depth == Depth::Mono {
            return;
        }
        let area = self.at.area;
        for row in 0..area.height {
            for x in area.left()..area.right() {
                let (upper, lower) = (self.dot(x, 2 * row), self.dot(x, 2 * row + 1));
                if (upper, lower) == (Dot::Cloth, Dot::Cloth) {
                    continue;
                }
                let y = area.y + row;
                let (above, below) = (self.style(pen, upper), self.style(pen, lower));
                if pen.theme.ascii {
                    // Without half blocks, the gaps between tiles are kept.
                    let is_gap = matches!(lower, Dot::Sand | Dot::Edge | Dot::Cursor);
                    pen.text(x, y, " ", if is_gap { below } else { above });
                } else if upper == lower {
                    pen.text(x, y, " ", above);
                } else if upper == Dot::Cloth {
                    let style = Style {
                        fg: below.bg,
                        ..above
                    };
                    pen.text(x, y, "▄", style);
                } else {
                    let style = Style {
                        fg: above.bg,
                        bg: below.bg,
                        ..above
                    };
                    pen.text(x, y, "▀", style);
                }
            }
        }
    }

    /// Writing on a dot.
    fn style(&self, pen: &Pen, dot: Dot) -> Style {
        match dot {
            Dot::Cloth => pen.theme.plain(),
            Dot::Edge => pen.theme.sand(Ground::Ornament),
            Dot::Sand => pen.theme.sand(Ground::Field),
            Dot::Face => pen.theme.sand(Ground::Mountain),
            Dot::Cursor => pen.theme.sand(Ground::Chosen),
            Dot::Tile(color) => pen.theme.card(color),
        }
    }

    /// Writes something that is not part of the mandala and must not look like a tile.
    pub fn note(&self, pen: &mut Pen, x: u16, y: u16, text: &str) {
        let dot = self.dot(x, 2 * (y - self.at.area.y));
        let style = match (pen.theme.depth, dot) {
            (Depth::Mono, _) | (_, Dot::Cloth) => pen.theme.muted(Ground::Cloth),
            (Depth::Basic, _) => self.style(pen, dot),
            (_, Dot::Edge) => pen.theme.muted(Ground::Ornament),
            _ => pen.theme.muted(Ground::Field),
        };
        pen.text(x, y, text, style);
    }

    /// Writes on whatever lies there; only the first column decides the ground.
    pub fn write(&self, pen: &mut Pen, x: u16, y: u16, text: &str, more: Style) {
        let style = match pen.theme.depth {
            Depth::Mono => Style::new(),
            _ => self.style(pen, self.dot(x, 2 * (y - self.at.area.y))),
        };
        pen.text(x, y, text, style.patch(more));
    }
}

/// Whether two tiles belong to one group.
fn same_group(one: Tile, other: Tile) -> bool {
    one.owner.is_some() && (one.owner, one.color) == (other.owner, other.color)
}
