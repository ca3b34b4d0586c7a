//! The mandala as a picture: a disc of sand, and its tiles grown together in groups.

use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Modifier, Style};

use super::layout::Board;
use crate::app::tiles::Turning;
use crate::rules::tiles::{Cell, Cells, Game, Tile};
use crate::rules::{Color, Player};
use crate::ui::canvas::Pen;
use crate::ui::raster::Raster;
use crate::ui::theme::{Depth, Ground, Theme, mixed};

/// Rows of the tiles on which letters are drawn large.
const LARGE: u16 = 6;
/// How broad the darker edge of the disc is, in cells.
const EDGE: f32 = 0.16;

/// A part of the disc of sand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Cloth,
    Edge,
    Sand,
}

/// The measures of a disc: columns and rows, its middle, and how it reaches.
pub type Measures = ((u16, u16), (f32, f32), (f32, f32, f32));

/// What a half row of a column shows that belongs to a tile or lies between tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Dot {
    /// The sand on the front of a tile.
    Face(Color),
    /// The rim of a front, or the back of a tile.
    Tile(Color),
    /// The same at a corner, which is rounded.
    Corner(Color),
    /// What tells the tiles of the second player.
    Dotted(Color),
    /// A marker, and its edge.
    Token(Player),
    TokenEdge(Player, Color),
    /// The frame around the cell with the cursor.
    Cursor,
}

/// The board in half rows, before anything is written on it.
pub struct Picture<'a> {
    pub at: &'a Board,
    dots: Vec<Option<Dot>>,
    turning: Option<Turning>,
    /// Whether fronts are small stones: a low tile has no room for a letter within a rim, unless
    /// it is broad and there are many colors.
    has_stones: bool,
    /// Whether markers are tokens: where there are too few colors, brackets hold their numbers.
    has_tokens: bool,
}

impl<'a> Picture<'a> {
    /// The tiles of a game on the sand, one of which may turn over.
    pub fn new(pen: &Pen, game: &Game, at: &'a Board, turning: Option<Turning>) -> Picture<'a> {
        let shows_owners = pen.shows_owners();
        let has_stones = at.row < 3 && !(at.face() > 3 && shows_owners);
        Picture::with(game, at, (has_stones, at.row > 2 && shows_owners), turning)
    }

    /// The same if nothing is to be written on the tiles.
    pub fn without_letters(game: &Game, at: &'a Board) -> Picture<'a> {
        Picture::with(game, at, (false, false), None)
    }

    fn with(
        game: &Game,
        at: &'a Board,
        (has_stones, has_tokens): (bool, bool),
        turning: Option<Turning>,
    ) -> Picture<'a> {
        let (width, height) = (usize::from(at.area.width), usize::from(at.area.height));
        let dots = vec![None; 2 * width * height];
        let mut picture = Picture { at, dots, turning, has_stones, has_tokens };
        for cell in Cells::ALL {
            picture.lay(game, cell);
        }
        picture
    }

    fn index(&self, x: u16, half_row: u16) -> Option<usize> {
        let area = self.at.area;
        let inside = x >= area.x && x < area.right() && half_row < 2 * area.height;
        let index = usize::from(half_row) * usize::from(area.width);
        inside.then(|| index + usize::from(x - area.x))
    }

    fn set(&mut self, x: u16, half_row: u16, dot: Dot) {
        if let Some(index) = self.index(x, half_row) {
            self.dots[index] = Some(dot);
        }
    }

    /// The dot in a half row, counted from the top of the board's area.
    fn dot(&self, x: u16, half_row: u16) -> Option<Dot> {
        self.index(x, half_row).and_then(|index| self.dots[index])
    }

    /// The columns and half rows of a tile; the second ones do not belong to it.
    fn tile(&self, cell: Cell) -> (u16, u16, u16, u16) {
        let at = self.at.cell(cell);
        let top = 2 * (at.y - self.at.area.y);
        let (right, bottom) = (at.x + self.at.face(), top + 2 * at.height - 1);
        (at.x, right, top, bottom)
    }

    /// A tile: a rim around sand, or all color and grown together with its group.
    fn lay(&mut self, game: &Game, cell: Cell) {
        let turned = self.turning.map(|turning| turning.cell);
        let turning = self.turning.filter(|turning| turning.cell == cell);
        let tile = match turning {
            Some(turning) if turning.is_front() => {
                Tile { color: turning.front, owner: None, marker: None }
            }
            _ => game.tile(cell),
        };
        let color = tile.color;
        let (left, right, top, bottom) = self.tile(cell);
        if self.has_stones && tile.owner.is_none() && turning.is_none() {
            let x = self.letter(cell, false).0;
            self.set(x, top, Dot::Tile(color));
            return self.set(x, top + 1, Dot::Tile(color));
        }
        let hidden = turning.map_or(0, |turning| turning.hidden(right - left));
        let (left, right) = (left + hidden, right - hidden);
        let rim = if self.at.row > 4 { 2 } else { 1 };
        // A tile that turns belongs to nothing yet.
        let turns = move |cell: Cell| turned == Some(cell);
        let near = |column: i8, row: i8| {
            let near = Cell::new(
                cell.column().wrapping_add_signed(column),
                cell.row().wrapping_add_signed(-row),
            );
            let near = near.filter(|&near| !turns(near) && !turns(cell));
            near.is_some_and(|near| same_group(game.tile(near), tile))
        };
        for y in top..bottom {
            for x in left..right {
                let (dx, dy) = ((x - left).min(right - 1 - x), (y - top).min(bottom - 1 - y));
                let is_upper = y - top < bottom - 1 - y;
                // Below the letter of a low tile there is room for a rim, above it there is none.
                let is_low = self.at.row == 2 && is_upper;
                let is_rim = dx < rim || (dy < rim && !is_low);
                let (side, up) =
                    (if x - left == dx { -1 } else { 1 }, if is_upper { -1 } else { 1 });
                let is_corner = dx + dy == 0 && self.at.row > 2;
                let dot = match tile.owner {
                    _ if is_corner && !near(side, 0) && !near(0, up) => Dot::Corner(color),
                    None if is_rim => Dot::Tile(color),
                    None => Dot::Face(color),
                    Some(Player::Two) if self.is_dotted(x - left, y - top) => Dot::Dotted(color),
                    Some(_) => Dot::Tile(color),
                };
                self.set(x, y, dot);
            }
        }
        let (across, down) = (near(1, 0), near(0, 1));
        if across {
            for y in top..bottom {
                self.set(right, y, Dot::Tile(color));
            }
        }
        if down {
            for x in left..right {
                self.set(x, bottom, Dot::Tile(color));
            }
        }
        if across && down && near(1, 1) {
            self.set(right, bottom, Dot::Tile(color));
        }
        if let (Some(_), Some(owner), None, true) =
            (tile.marker, tile.owner, turning, self.has_tokens)
        {
            self.lay_token(cell, owner, color);
        }
    }

    /// Whether a place of a tile has a dot if its owner has them.
    fn is_dotted(&self, x: u16, y: u16) -> bool {
        match self.at.row {
            2 => y == 2 && x == (self.at.face() - 1) / 2,
            3 => y == 4 && x % 2 == 1,
            _ => y.is_multiple_of(2) && (x + y) % 4 == 2,
        }
    }

    /// A marker: a token of sand around its number, where there is room for one.
    fn lay_token(&mut self, cell: Cell, owner: Player, color: Color) {
        let (x, y) = (self.marker_column(cell), 2 * self.at.letter_row());
        let y = 2 * (self.at.cell(cell).y - self.at.area.y) + y;
        let reach = self.token_reach();
        for column in x - reach..=x + reach {
            let beside = column.abs_diff(x);
            for row in y - 1..y + 3 {
                let is_outer = row + 1 == y || row == y + 2;
                match (beside, is_outer) {
                    (0, _) | (1, false) => self.set(column, row, Dot::Token(owner)),
                    (1, true) | (2, false) => self.set(column, row, Dot::TokenEdge(owner, color)),
                    _ => {}
                }
            }
        }
    }

    /// Draws the sides of a stone, on some ground: with its letter it is as wide as high.
    pub fn draw_stone(&self, pen: &mut Pen, cell: Cell, color: Color, ground: Style) {
        if !self.has_stones || pen.theme.depth == Depth::Mono {
            return;
        }
        let (x, y) = self.letter(cell, false);
        let stone = pen.theme.card(color);
        let half = ground.fg(stone.bg.unwrap_or(Ink::Reset));
        for (x, side) in [(x - 1, "▐"), (x + 1, "▌")] {
            match pen.theme.ascii {
                true => pen.text(x, y, " ", stone),
                false => pen.text(x, y, side, half),
            };
        }
    }

    /// Where its letter is drawn large, if it is: beside a token or a label in what these leave
    /// free.
    pub fn large_letter(&self, pen: &Pen, cell: Cell, has_more: bool) -> Option<Rect> {
        let width = self.at.face() - if has_more { 2 * self.token_reach() } else { 0 };
        let is_large = self.at.row >= LARGE && pen.shows_owners();
        is_large.then(|| Rect { width, ..self.at.cell(cell) })
    }

    /// Where a tile's letter stands: in the middle, or of what a token beside it leaves free.
    pub fn letter(&self, cell: Cell, has_marker: bool) -> (u16, u16) {
        let (at, face) = (self.at.cell(cell), self.at.face());
        let column = match (has_marker, self.at.row) {
            (false, _) => (face - 1) / 2,
            (true, ..3) => face - 3,
            (true, _) => (face - 1) / 2 - self.token_reach(),
        };
        (at.x + column, at.y + self.at.letter_row())
    }

    /// The column of the number on a marker, which is apart from the letter.
    pub fn marker_column(&self, cell: Cell) -> u16 {
        let last = self.at.cell(cell).x + self.at.face() - 1;
        if self.at.row < 3 { last } else { last - self.token_reach() }
    }

    /// Columns of a token on either side of its number.
    fn token_reach(&self) -> u16 {
        if self.at.face() > 5 { 2 } else { 1 }
    }

    /// The frame around the cell with the cursor; beside a stone it fills the cell.
    pub fn frame(&mut self, cell: Cell) {
        let (left, right, top, bottom) = self.tile(cell);
        for y in top.saturating_sub(1)..=bottom {
            for x in left - 1..=right {
                let is_inside = (left..right).contains(&x) && (top..bottom).contains(&y);
                if !is_inside || self.dot(x, y).is_none() {
                    self.set(x, y, Dot::Cursor);
                }
            }
        }
    }

    /// Draws it; where there are no colors to draw with, its edge.
    pub fn draw(&self, pen: &mut Pen) {
        let area = self.at.area;
        let theme = pen.theme;
        let measures = ((area.width, area.height), self.at.middle(), self.at.disc());
        let edge = EDGE.max(1.0 / f32::from(self.at.column)) * f32::from(self.at.column);
        let sand = pen.sand.disc.of(measures, |&(size, middle, disc)| {
            Raster::new(size, |x, y| part((x - middle.0, y - middle.1), disc, edge))
        });
        if theme.depth == Depth::Mono {
            for at in area.intersection(pen.buf.area).positions() {
                let (x, y) = (at.x - area.x, 2 * (at.y - area.y));
                if [y, y + 1].map(|y| sand.part(x, y)).contains(&Some(Part::Edge)) {
                    pen.buf[at].set_symbol(".");
                }
            }
            return;
        }
        let ink = move |part: Part| match part {
            Part::Cloth => None,
            Part::Edge => theme.ground(Ground::Groove),
            Part::Sand => theme.ground(Ground::Field),
        };
        sand.draw(pen, area, ink);
        let under = |x: u16, half_row: u16| sand.part(x - area.x, half_row).and_then(ink);
        for row in 0..area.height {
            for x in area.left()..area.right() {
                let (upper, lower) = (self.dot(x, 2 * row), self.dot(x, 2 * row + 1));
                if upper.or(lower).is_none() {
                    continue;
                }
                let half = |dot: Option<Dot>, half_row: u16| match dot {
                    Some(dot) => self.style(pen, dot).bg,
                    None => under(x, half_row),
                };
                let (above, below) = (half(upper, 2 * row), half(lower, 2 * row + 1));
                // Without half blocks, a gap between tiles is as high as a row.
                let above = if theme.ascii && lower.is_none() { below } else { above };
                let below = if theme.ascii { above } else { below };
                pen.halves(x, area.y + row, above, below);
            }
        }
    }

    /// Writing on a dot.
    fn style(&self, pen: &Pen, dot: Dot) -> Style {
        let theme = &pen.theme;
        let half = |color: Color, ground: Style| {
            let style = theme.card(color);
            let ink = |style: Style| style.bg.unwrap_or(Ink::Reset);
            style.bg(mixed(ink(style), ink(ground), 4).unwrap_or(ink(style)))
        };
        match dot {
            Dot::Face(color) => theme.on(sand(color)),
            // Brackets tell the owner in ASCII, where a dot would be a whole cell.
            Dot::Corner(color) | Dot::Dotted(color) if theme.ascii => theme.card(color),
            Dot::Token(owner) => token(*theme, owner),
            Dot::Cursor => theme.mark(),
            Dot::Tile(color) => theme.card(color),
            Dot::Corner(color) => half(color, theme.on(Ground::Field)),
            Dot::TokenEdge(owner, color) => half(color, token(*theme, owner)),
            Dot::Dotted(color) => theme.card(color).bg(theme.dot(color)),
        }
    }

    /// The style of writing on whatever lies there.
    pub fn on(&self, pen: &Pen, x: u16, y: u16) -> Style {
        if pen.theme.depth == Depth::Mono {
            return Style::new();
        }
        match self.dot(x, 2 * (y - self.at.area.y)) {
            Some(Dot::Dotted(color) | Dot::Corner(color)) => pen.theme.card(color),
            Some(dot) => self.style(pen, dot),
            None => pen.theme.on(Ground::Field),
        }
    }
}

/// The sand on a tile: the lighter one could pass for yellow.
fn sand(color: Color) -> Ground {
    match color {
        Color::Yellow => Ground::Field,
        _ => Ground::Mountain,
    }
}

/// Writing on a marker: it is light if it belongs to the first player, and dark if to the
/// second.
pub fn token(theme: Theme, owner: Player) -> Style {
    match owner {
        Player::One => theme.on(Ground::Mountain).add_modifier(Modifier::BOLD),
        Player::Two => theme.on(Ground::Wall),
    }
}

/// The part of the disc at a point from its middle.
fn part((x, y): (f32, f32), (across, down, square): (f32, f32, f32), edge: f32) -> Part {
    let reach = |less: f32| {
        let (x, y) = (x.abs() / (across - less), y.abs() / (down - less));
        x.powf(square) + y.powf(square)
    };
    match (reach(0.0) <= 1.0, reach(edge) <= 1.0) {
        (false, _) => Part::Cloth,
        (true, false) => Part::Edge,
        (true, true) => Part::Sand,
    }
}

/// Whether two tiles belong to one group.
fn same_group(one: Tile, other: Tile) -> bool {
    one.owner.is_some() && (one.owner, one.color) == (other.owner, other.color)
}
