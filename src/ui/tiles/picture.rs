//! The mandala as a picture: a disc of sand, and its tiles grown together in groups.

use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Style};

use super::disc::{Part, part};
use super::layout::Board;
use super::token::token;
use crate::app::tiles::Turning;
use crate::rules::tiles::{Cell, Cells, Game, Tile};
use crate::rules::{Color, Player};
use crate::ui::canvas::Pen;
use crate::ui::raster::Raster;
use crate::ui::theme::{Depth, Ground, mixed};

/// Rows of the tiles on which letters are drawn large.
const LARGE: u16 = 6;

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
    /// A marker in the tone of a player.
    Token(Player),
    /// The frame around the cell with the cursor.
    Cursor,
    /// Its inner edge on large tiles, which is seen on dark ones, too.
    CursorEdge,
}

/// The board in half rows, before anything is written on it.
pub struct Picture<'a> {
    pub at: &'a Board,
    dots: Vec<Option<Dot>>,
    turning: Option<Turning>,
    /// Whether letters stand on the tiles: above that of a low one there is no room for a rim.
    has_letters: bool,
    /// Whether markers are tokens, beside the letters or below large ones: lower tiles have no
    /// room for that, and where there are too few colors, brackets hold their numbers.
    has_tokens: bool,
}

impl<'a> Picture<'a> {
    /// The tiles of a game on the sand, one of which may turn over.
    pub fn new(pen: &Pen, game: &Game, at: &'a Board, turning: Option<Turning>) -> Picture<'a> {
        Picture::with(game, at, (true, at.row > 3 && pen.shows_owners()), turning)
    }

    /// The same if nothing is to be written on the tiles.
    pub fn without_letters(game: &Game, at: &'a Board) -> Picture<'a> {
        Picture::with(game, at, (false, false), None)
    }

    fn with(
        game: &Game,
        at: &'a Board,
        (has_letters, has_tokens): (bool, bool),
        turning: Option<Turning>,
    ) -> Picture<'a> {
        let (width, height) = (usize::from(at.area.width), usize::from(at.area.height));
        let dots = vec![None; 2 * width * height];
        let mut picture = Picture { at, dots, turning, has_letters, has_tokens };
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
        // The rim of a low front has one cell for its letter: that stands in the middle.
        let is_low_front = self.has_letters && self.at.row < 3 && tile.owner.is_none();
        let right = if is_low_front { right.min(left + 3) } else { right };
        let hidden = turning.map_or(0, |turning| turning.hidden(right - left));
        let (left, right) = (left + hidden, right - hidden);
        let rim = self.rim();
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
                let is_rim = dx < rim || (dy < rim && !(is_low_front && is_upper));
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
            self.lay_token(cell, owner);
        }
    }

    /// Whether a place of a tile has a dot if its owner has them: as many on both sides of its
    /// letter, and none that touches it.
    fn is_dotted(&self, x: u16, y: u16) -> bool {
        let (letter, row) = ((self.at.face() - 1) / 2, 2 * self.at.letter_row());
        let (across, down) = (x.abs_diff(letter), y.abs_diff(row));
        match self.at.row {
            2 => y == 2 && across == 0,
            3 => y == 1 && across == 1,
            // A large letter leaves no more than this above and below.
            LARGE.. => across.is_multiple_of(4) && down == 4,
            _ => across % 4 == 2 && down.is_multiple_of(4),
        }
    }

    /// A marker: a token around its number, with an edge in the tone of the other player, which is
    /// seen on all colors.
    fn lay_token(&mut self, cell: Cell, owner: Player) {
        let (x, y) = self.marker(cell);
        let y = 2 * (y - self.at.area.y);
        let (beside, rows) = self.token();
        for column in x - beside..=x + beside {
            for row in 0..rows {
                let is_edge = row == 0 || row + 1 == rows;
                let tone = if is_edge { owner.other() } else { owner };
                self.set(column, y + row - (rows - 2) / 2, Dot::Token(tone));
            }
        }
    }

    /// Columns of a token beside the middle of its number, and its half rows: a figure has air
    /// around it.
    fn token(&self) -> (u16, u16) {
        if self.at.row >= LARGE { (2, 9) } else { (1, 4) }
    }

    /// Where its letter is drawn large, if it is.
    pub fn large_letter(&self, pen: &Pen, cell: Cell) -> Option<Rect> {
        let is_large = self.at.row >= LARGE && pen.shows_owners();
        is_large.then_some(Rect { width: self.at.face(), ..self.at.cell(cell) })
    }

    /// Says what can be done on a tile that is not low: below its letter, or below and beside a
    /// large one.
    pub fn draw_label(&self, pen: &mut Pen, cell: Cell, label: &str, style: Style) {
        let (at, (letter, y)) = (self.at.cell(cell), self.letter(cell, false));
        let columns = pen.columns(label);
        if self.at.row >= LARGE && pen.shows_owners() {
            let x = at.x + self.at.face() - self.rim() - columns - 2;
            pen.text(x, at.bottom() - 2, &format!(" {label} "), style);
            return;
        }
        let (x, y) = (letter + 1 - columns / 2, y + 1);
        for side in [x - 1, x + columns] {
            let ground = self.on(pen, side, y);
            draw_side(pen, (side, y), side < x, style, ground);
        }
        pen.text(x, y, label, style);
    }

    /// Half rows and columns of the rim of a front.
    fn rim(&self) -> u16 {
        if self.at.row > 4 { 2 } else { 1 }
    }

    /// Whether tiles are so low that what is said about one stands on the right of its letter.
    pub fn is_low(&self) -> bool {
        self.at.row < 4
    }

    /// Where a tile's letter stands: in the middle, or left of its marker or of what is said there.
    pub fn letter(&self, cell: Cell, has_marker: bool) -> (u16, u16) {
        let (at, face) = (self.at.cell(cell), self.at.face());
        let (x, y) = (at.x + (face - 1) / 2, at.y + self.at.letter_row());
        match (has_marker, self.has_tokens) {
            (false, _) => (x, y),
            (true, true) => (at.x + (face - 5) / 2, y),
            (true, false) => (at.x + face.min(5) - 3 - u16::from(face > 4), y),
        }
    }

    /// Where the number on a marker stands, which is apart from the letter.
    pub fn marker(&self, cell: Cell) -> (u16, u16) {
        let (at, face) = (self.at.cell(cell), self.at.face());
        match self.has_tokens {
            true if self.at.row >= LARGE => (at.x + face - 4, at.y + self.at.letter_row()),
            true => (at.x + face - 3, at.y + self.at.letter_row()),
            // There is room for half a column beside it on broader ones.
            false => (at.x + face - 1 - u16::from(face > 4), at.y + self.at.letter_row()),
        }
    }

    /// Draws the number on a marker, and what rounds that.
    pub fn draw_marker(
        &self,
        pen: &mut Pen,
        cell: Cell,
        (marker, color): (u8, Color),
        owner: Player,
    ) {
        let (x, y) = self.marker(cell);
        let (style, edge) = (token(pen.theme, owner), token(pen.theme, owner.other()));
        let card = pen.theme.card(color);
        let beside = if self.has_tokens { self.token().0 } else { 0 };
        let [left, right] = [x - beside - 1, x + beside + 1];
        if beside > 1 {
            for y in y - 1..y + 2 {
                draw_side(pen, (left, y), true, edge, card);
                draw_side(pen, (right, y), false, edge, card);
            }
            // Its corners are cut.
            let edge = card.fg(edge.bg.unwrap_or(Ink::Reset));
            pen.text(left, y + 2, "▝", edge);
            pen.text(right, y + 2, "▘", edge);
            return pen.large_figure((x - 1, y - 1), marker, style);
        }
        draw_side(pen, (left, y), true, edge, card);
        // Narrow tiles end with the number.
        if self.at.face() > 4 {
            draw_side(pen, (right, y), false, edge, card);
        }
        pen.text(x, y, &marker.to_string(), style);
    }

    /// The frame around the cell with the cursor. Its upper edge lies on a tile at that of the
    /// board, beside the letter.
    pub fn frame(&mut self, cell: Cell) {
        let (left, right, top, bottom) = self.tile(cell);
        let right = if self.dot(right - 1, top).is_none() { left + 3 } else { right };
        let (letter, _) = self.letter(cell, false);
        for y in top.saturating_sub(1)..=bottom {
            for x in left - 1..=right {
                let is_within = |by: u16| {
                    (left + by..right - by).contains(&x) && (top + by..bottom - by).contains(&y)
                };
                if !is_within(0) || (y == 0 && x != letter) {
                    self.set(x, y, Dot::Cursor);
                } else if self.rim() > 1 && !is_within(1) {
                    self.set(x, y, Dot::CursorEdge);
                }
            }
        }
    }

    /// Draws it, where there are colors to draw with: dots around the letters would only look like
    /// more of them.
    pub fn draw(&self, pen: &mut Pen) {
        let area = self.at.area;
        let theme = pen.theme;
        if theme.depth == Depth::Mono {
            return;
        }
        let measures = ((area.width, area.height), self.at.disc());
        let edge = self.at.edge();
        let sand = pen
            .sand
            .disc
            .of(measures, |&(size, disc)| Raster::new(size, |x, y| part((x, y), disc, edge)));
        let ink = move |part: Part| part.ink(theme);
        sand.draw(pen, area, ink);
        let under = |x: u16, half_row: u16| sand.part(x - area.x, half_row).and_then(ink);
        for row in 0..area.height {
            for x in area.left()..area.right() {
                let (upper, lower) = (self.dot(x, 2 * row), self.dot(x, 2 * row + 1));
                if upper.or(lower).is_none() {
                    continue;
                }
                if theme.ascii {
                    // Without half blocks, a gap between tiles is as high as a row.
                    let whole = match (upper, lower) {
                        (_, None) => under(x, 2 * row + 1),
                        (None, _) => under(x, 2 * row),
                        (Some(dot), _) => self.style(pen, dot).bg,
                    };
                    pen.halves(x, area.y + row, whole, whole);
                    continue;
                }
                for (half_row, dot) in (2 * (area.y + row)..).zip([upper, lower]) {
                    if let Some(ink) = dot.and_then(|dot| self.style(pen, dot).bg) {
                        pen.half(x, half_row, ink);
                    }
                }
            }
        }
    }

    /// Writing on the sand of a front.
    pub fn front(&self, pen: &Pen, color: Color) -> Style {
        self.style(pen, Dot::Face(color))
    }

    /// Writing on a dot.
    fn style(&self, pen: &Pen, dot: Dot) -> Style {
        let theme = &pen.theme;
        let half = |style: Style, ground: Style| {
            let ink = |style: Style| style.bg.unwrap_or(Ink::Reset);
            style.bg(mixed(ink(style), ink(ground), 4).unwrap_or(ink(style)))
        };
        match dot {
            // The lighter sand could pass for yellow.
            Dot::Face(Color::Yellow) => half(theme.on(Ground::Mountain), theme.on(Ground::Field)),
            Dot::Face(_) => theme.on(Ground::Mountain),
            // Brackets tell the owner in ASCII, where a dot would be a whole cell.
            Dot::Corner(color) | Dot::Dotted(color) if theme.ascii => theme.card(color),
            Dot::Token(owner) => token(*theme, owner),
            Dot::Cursor => theme.mark(),
            Dot::CursorEdge => theme.on(Ground::Chosen),
            Dot::Tile(color) => theme.card(color),
            Dot::Corner(color) => half(theme.card(color), theme.on(Ground::Field)),
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

/// Draws half a column on the left or on the right of what stands there.
fn draw_side(pen: &mut Pen, (x, y): (u16, u16), is_left: bool, style: Style, ground: Style) {
    let half = ground.fg(style.bg.unwrap_or(Ink::Reset));
    match (pen.theme.ascii, is_left) {
        (true, _) => pen.text(x, y, " ", style),
        (false, true) => pen.text(x, y, "▐", half),
        (false, false) => pen.text(x, y, "▌", half),
    };
}

/// Whether two tiles belong to one group.
pub fn same_group(one: Tile, other: Tile) -> bool {
    one.owner.is_some() && (one.owner, one.color) == (other.owner, other.color)
}
