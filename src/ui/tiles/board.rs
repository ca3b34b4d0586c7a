//! The mandala: a disc of sand with its tiles.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::layout::Board;
use crate::app::command::Command;
use crate::app::tiles::{Command as Tiles, StageView, TableScene};
use crate::rules::tiles::{Action, Cell, Cells, Game, Tile};
use crate::rules::{Color, Player};
use crate::ui::canvas::Pen;
use crate::ui::theme::{Depth, Ground};

/// The radius of the sand, in cells: it reaches beyond the corners of the outer tiles.
const RADIUS: f32 = 4.62;
/// Where its darker edge begins.
const EDGE: f32 = 4.42;

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

/// Draws the board.
pub fn draw(pen: &mut Pen, scene: &TableScene, at: &Board) {
    let picture = Picture::of(scene, at);
    picture.draw_ground(pen);
    draw_names(pen, &picture);
    let marks = Marks::of(scene);
    for cell in Cells::ALL {
        draw_tile(pen, &picture, scene.game, &marks, cell);
        let area = at.cell(cell);
        pen.hit(area, Command::Tiles(Tiles::Click(cell)));
    }
    if let Some(cell) = marks.cursor {
        draw_cursor(pen, &picture, cell);
    }
}

impl Board {
    /// Columns of a tile, without the gap to the next one.
    fn face(&self) -> u16 {
        self.column - 1
    }

    /// The row of a cell in which its letter stands.
    fn letter_row(&self) -> u16 {
        (self.row - 1) / 2
    }

    /// A cell with the gaps to its right and below.
    fn cell(&self, cell: Cell) -> Rect {
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

/// What is to be said about some cells.
struct Marks {
    cursor: Option<Cell>,
    /// What was turned last.
    last: Cells,
    /// What can be flipped, with what it brings.
    flips: Cells,
    /// Where the swap tile can be laid next to its group.
    swaps: Cells,
    /// Where a group cannot be opened, if that can be done elsewhere.
    barred: Cells,
    /// What chains of flips could still turn, if that is shown.
    chains: Cells,
    /// Who is to act.
    player: Option<Player>,
    held: Option<Color>,
}

impl Marks {
    fn of(scene: &TableScene) -> Marks {
        let game = scene.game;
        let legal = game.legal_actions();
        let cells = |wanted: fn(&Action) -> bool| -> Cells {
            let actions = legal.iter().filter(wanted);
            actions.filter_map(Action::cell).collect()
        };
        let playing = !matches!(scene.stage, StageView::Replay { .. });
        let player = game.to_act().filter(|_| playing);
        let flips = cells(|action| matches!(action, Action::Flip(_)));
        let opens = cells(|action| matches!(action, Action::Open(_)));
        let barred = match opens.is_empty() {
            true => Cells::NONE,
            false => game.fronts() - opens - flips,
        };
        let chains = match player {
            Some(player) if scene.chains => game.chains(player).cells,
            _ => Cells::NONE,
        };
        let none = |cells: Cells| if playing { cells } else { Cells::NONE };
        Marks {
            cursor: scene.stage.at().map(|at| at.cell),
            last: scene.log.last_turned(),
            flips: none(flips),
            swaps: none(cells(|action| matches!(action, Action::Swap(_)))),
            barred: none(barred),
            chains,
            player,
            held: player.and_then(|player| game.swap_tile(player)),
        }
    }

    /// What stands below the letter of a tile.
    fn label(&self, game: &Game, cell: Cell) -> Option<String> {
        let worth = |color: Option<Color>| {
            let group = game.group(self.player?, color?)?;
            Some(group.marker)
        };
        let tile = Some(game.tile(cell).color);
        let (flip, swap) = (self.flips.contains(cell), self.swaps.contains(cell));
        match (flip, swap) {
            (true, also) => {
                let star = if also { "*" } else { "" };
                Some(format!("+{}{star}", worth(tile)?))
            }
            (false, true) => Some(format!("*{}", worth(self.held)?)),
            _ if self.chains.contains(cell) => Some(format!("~{}", worth(tile)?)),
            _ if self.barred.contains(cell) => Some("x".to_string()),
            _ => None,
        }
    }
}

/// The board in half rows, before anything is written on it.
struct Picture<'a> {
    at: &'a Board,
    dots: Vec<Dot>,
}

impl<'a> Picture<'a> {
    fn of(scene: &TableScene, at: &'a Board) -> Picture<'a> {
        let (width, height) = (usize::from(at.area.width), usize::from(at.area.height));
        let mut picture = Picture {
            at,
            dots: vec![Dot::Cloth; 2 * width * height],
        };
        picture.strew();
        for cell in Cells::ALL {
            picture.lay(scene.game, cell);
        }
        for cell in scene.log.last_turned() {
            picture.underline(cell);
        }
        if let Some(at) = scene.stage.at() {
            picture.frame(at.cell);
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
        for half_row in 0..2 * area.height {
            for column in 0..area.width {
                let x = (f32::from(column) + 0.5 - middle_x) / f32::from(at.column);
                let y = (f32::from(half_row) + 0.5 - middle_y) / f32::from(2 * at.row);
                let distance = (x * x + y * y).sqrt();
                if distance <= RADIUS {
                    let dot = if distance > EDGE {
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
        let has_upper_rim = self.at.row > 2;
        for y in top..bottom {
            for x in left..right {
                let rim =
                    x == left || x + 1 == right || y + 1 == bottom || (y == top && has_upper_rim);
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
    fn underline(&mut self, cell: Cell) {
        let (left, right, _, bottom) = self.tile(cell);
        for x in left..right {
            self.set(x, bottom, Dot::Cursor);
        }
    }

    /// The frame around the cell with the cursor.
    fn frame(&mut self, cell: Cell) {
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
    fn draw_ground(&self, pen: &mut Pen) {
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
                let style = self.style(pen, upper);
                if upper == lower || pen.theme.ascii {
                    pen.text(x, area.y + row, " ", style);
                } else if upper == Dot::Cloth {
                    let below = self.style(pen, lower).bg;
                    let style = Style { fg: below, ..style };
                    pen.text(x, area.y + row, "▄", style);
                } else {
                    let below = self.style(pen, lower).bg;
                    let style = Style {
                        fg: style.bg,
                        bg: below,
                        ..style
                    };
                    pen.text(x, area.y + row, "▀", style);
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

    /// Writes on whatever lies there; only the first column decides the ground.
    fn write(&self, pen: &mut Pen, x: u16, y: u16, text: &str, more: Style) {
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

/// The names of the rows and columns.
fn draw_names(pen: &mut Pen, picture: &Picture) {
    let at = picture.at;
    let muted = pen.theme.muted(Ground::Cloth);
    for number in 0..8 {
        let row = at.y + (7 - number) * at.row + at.letter_row();
        pen.text(at.area.x, row, &(number + 1).to_string(), muted);
        let letter = char::from(b'a' + number as u8).to_string();
        let x = at.x + number * at.column + (at.face() - 1) / 2;
        match picture.dot(x, 2 * (at.names - at.area.y)) {
            Dot::Cloth => {
                pen.text(x, at.names, &letter, muted);
            }
            _ => picture.write(pen, x, at.names, &letter, Style::new()),
        }
    }
}

/// What is written on a tile.
fn draw_tile(pen: &mut Pen, picture: &Picture, game: &Game, marks: &Marks, cell: Cell) {
    let board = picture.at;
    let area = board.cell(cell);
    let y = area.y + board.letter_row();
    let face = board.face();
    let tile = game.tile(cell);
    let Some(owner) = tile.owner else {
        let letter = tile.color.letter().to_ascii_lowercase().to_string();
        picture.write(pen, area.x + (face - 1) / 2, y, &letter, Style::new());
        if let Some(label) = marks.label(game, cell) {
            draw_label(pen, board, cell, &label);
        }
        return;
    };
    let marker = tile
        .marker
        .map_or(String::new(), |marker| marker.to_string());
    let text = format!("{}{marker}", tile.color.letter());
    // Brackets close a small tile, and stand close to the letter on a large one.
    let inner = match face {
        0..=5 => face.max(4) - 2,
        _ => text.len() as u16 + 2,
    };
    let [open, close] = brackets(owner);
    let left = area.x + face.saturating_sub(inner + 2) / 2;
    let more = match marks.last.contains(cell) {
        true => Style::new().add_modifier(Modifier::UNDERLINED),
        false => Style::new(),
    };
    picture.write(pen, left, y, open, Style::new());
    let indent = (inner - text.len() as u16) / 2;
    picture.write(pen, left + 1 + indent, y, &text, more);
    picture.write(pen, left + 1 + inner, y, close, Style::new());
    if pen.theme.depth == Depth::Mono {
        for row in area.y..area.bottom() {
            let last = row + 1 == area.bottom();
            if row != y {
                let fill = if last { "_" } else { " " }.repeat(inner.into());
                pen.text(left, row, &format!("{open}{fill}{close}"), Style::new());
            }
        }
    }
}

/// The brackets around the tiles of a player, and before the name.
pub fn brackets(player: Player) -> [&'static str; 2] {
    match player {
        Player::One => ["[", "]"],
        Player::Two => ["(", ")"],
    }
}

/// What can be done on a tile, below its letter.
fn draw_label(pen: &mut Pen, board: &Board, cell: Cell, label: &str) {
    let area = board.cell(cell);
    let y = area.y + board.letter_row() + 1;
    let free = board.face().saturating_sub(pen.columns(label));
    let x = area.x + free.div_ceil(2);
    let style = match label {
        "x" => pen.theme.sand(Ground::Mountain),
        _ => pen.theme.label(),
    };
    pen.text(x, y, label, style);
}

/// The marks to both sides of the cell with the cursor.
fn draw_cursor(pen: &mut Pen, picture: &Picture, cell: Cell) {
    let board = picture.at;
    let area = board.cell(cell);
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let first = area.y + board.letter_row();
    for y in first..=first + 1 {
        picture.write(pen, area.x - 1, y, ">", bold);
        picture.write(pen, area.x + board.face(), y, "<", bold);
    }
}
