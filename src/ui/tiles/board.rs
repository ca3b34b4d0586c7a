//! The board: the picture of the mandala, and what is written on it.

use ratatui::style::{Modifier, Style};

use super::layout::Board;
use super::marks::Marks;
use super::picture::{Picture, same_group};
use super::token::token;
use crate::app::command::Command;
use crate::app::tiles::{Command as Tiles, Motion, TableScene};
use crate::lessons::Spot;
use crate::rules::tiles::{Cell, Cells, Game};
use crate::rules::{Color, Player};
use crate::ui::canvas::Pen;
use crate::ui::theme::{Depth, Ground, Palette};

/// Draws the board of a table.
pub fn draw(pen: &mut Pen, scene: &TableScene, at: &Board) {
    let marks = Marks::of(scene);
    let turning = match scene.motion {
        Some(Motion::Turning(turning)) => Some(turning),
        _ => None,
    };
    // What is chosen is seen as it would lie.
    let after = scene.chosen.and_then(|action| {
        let mut after = scene.game.clone();
        after.apply_silently(action).ok().map(|()| after)
    });
    let game = after.as_ref().unwrap_or(scene.game);
    let mut picture = Picture::new(pen, game, at, turning);
    // In ASCII a frame would be a block.
    if !pen.theme.ascii {
        for cell in marks.framed() {
            picture.frame(cell);
        }
    }
    picture.draw(pen);
    pen.spot(at.area, Spot::Board);
    draw_names(pen, at, marks.cursor);
    for cell in Cells::ALL {
        if turning.is_none_or(|turning| turning.cell != cell) {
            draw_tile(pen, &picture, game, &marks, cell);
        }
        if marks.last.contains(cell) {
            draw_last(pen, &picture, cell);
        }
        pen.hit(at.cell(cell), Command::Tiles(Tiles::Click(cell)));
        pen.spot(at.cell(cell), Spot::Cell(cell));
    }
    if let Some(cell) = marks.cursor.filter(|_| !pen.shows_owners()) {
        draw_cursor(pen, at, cell);
    }
}

/// Draws a board to look at, with letters only where there are no colors.
pub fn draw_picture(pen: &mut Pen, game: &Game, at: &Board) {
    if pen.theme.depth == Depth::Mono {
        return draw_plates(pen, game, at);
    }
    if !pen.shows_owners() {
        return draw_finished(pen, game, at);
    }
    Picture::without_letters(game, at).draw(pen);
}

/// Draws tiles of which only the letters say what they are.
fn draw_plates(pen: &mut Pen, game: &Game, at: &Board) {
    let style = pen.theme.selected(pen.theme.plain());
    for cell in Cells::ALL {
        let (area, letter) = (at.cell(cell), game.tile(cell).color.letter().to_ascii_lowercase());
        let text = format!("{letter:^width$}", width = usize::from(at.face()));
        pen.text(area.x, area.y + at.letter_row(), &text, style);
    }
}

/// Draws a board at which nobody plays any more.
pub fn draw_finished(pen: &mut Pen, game: &Game, at: &Board) {
    let picture = Picture::new(pen, game, at, None);
    picture.draw(pen);
    for cell in Cells::ALL {
        draw_tile(pen, &picture, game, &Marks::default(), cell);
    }
}

/// The names of the rows and columns, on the cloth: on sand they would look like tiles. Those of the
/// cell with the cursor stand out.
fn draw_names(pen: &mut Pen, at: &Board, cursor: Option<Cell>) {
    let muted = pen.theme.muted(Ground::Cloth);
    let found = pen.theme.selected(pen.theme.plain());
    let style = |is_found: bool| if is_found { found } else { muted };
    for number in 0..8 {
        let is_row = cursor.is_some_and(|cell| cell.row() == number + 1);
        let row = at.y + u16::from(7 - number) * at.row + at.letter_row();
        pen.text(at.area.x, row, &(number + 1).to_string(), style(is_row));
        let is_column = cursor.is_some_and(|cell| cell.column() == number);
        let letter = char::from(b'a' + number).to_string();
        let x = at.x + u16::from(number) * at.column + (at.face() - 1) / 2;
        pen.text(x, at.letters, &letter, style(is_column));
    }
}

/// What is written on a tile.
fn draw_tile(pen: &mut Pen, picture: &Picture, game: &Game, marks: &Marks, cell: Cell) {
    let tile = game.tile(cell);
    let Some(owner) = tile.owner else {
        return draw_front(pen, picture, game, marks, cell);
    };
    let (x, y) = picture.letter(cell, tile.marker.is_some());
    let style = picture.on(pen, x, y);
    if !pen.shows_owners() {
        return draw_back_in_brackets(pen, picture, game, cell, marks.cursor);
    }
    let style = style.patch(pen.theme.card(tile.color));
    match picture.large_letter(pen, cell) {
        Some(place) if tile.marker.is_some() => pen.large_narrow_face(place, tile.color, style),
        Some(place) => _ = pen.large_face(place, tile.color, None, style),
        None => _ = pen.text(x, y, &tile.color.letter().to_string(), style),
    }
    if let Some(marker) = tile.marker {
        picture.draw_marker(pen, cell, (marker, tile.color), owner);
    }
}

/// Marks a tile that was turned last, on its left: on high ones, over three rows.
fn draw_last(pen: &mut Pen, picture: &Picture, cell: Cell) {
    let (x, y) = (picture.at.cell(cell).x - 1, picture.letter(cell, false).1);
    let mut style = picture.on(pen, x, y).add_modifier(Modifier::BOLD);
    if pen.has_blocks() {
        style = pen.theme.mark();
        let beside = if picture.is_low() { 0 } else { 1 };
        for y in y - beside..=y + beside {
            pen.text(x, y, " ", style);
        }
    }
    pen.text(x, y, pen.theme.glyph("▸", ">"), style);
}

/// What is written on the front of a tile: its letter, and what can be done there below that;
/// on the right of low tiles, between which it would seem to belong to those below as well.
fn draw_front(pen: &mut Pen, picture: &Picture, game: &Game, marks: &Marks, cell: Cell) {
    let color = game.tile(cell).color;
    let label = marks.label(game, cell);
    let is_beside = label.is_some() && picture.is_low();
    let (x, y) = picture.letter(cell, is_beside);
    // At the edge of the narrowest tiles, a letter is on sand, too: on color, they would look
    // turned.
    let style = if is_beside { picture.front(pen, color) } else { picture.on(pen, x, y) };
    // The number of a hint must not pass for a marker.
    let is_hinted = marks.is_hinted(cell);
    let labeled = if is_hinted { pen.theme.number() } else { pen.theme.label() };
    let letter = color.letter().to_ascii_lowercase().to_string();
    match picture.large_letter(pen, cell) {
        Some(place) => pen.large_small_face(place, color, style),
        None => _ = pen.text(x, y, &letter, style),
    }
    match label {
        None => {}
        Some(label) if picture.is_low() => _ = pen.text(x + 1, y, &format!("{label:<2}"), labeled),
        Some(label) => picture.draw_label(pen, cell, &label, labeled),
    }
}

/// A turned tile where there are few colors: brackets around each group tell its owner. Without
/// any color, the groups of the first player are filled, but for the tile with the cursor, which
/// stands alone.
fn draw_back_in_brackets(
    pen: &mut Pen,
    picture: &Picture,
    game: &Game,
    cell: Cell,
    cursor: Option<Cell>,
) {
    let (tile, at) = (game.tile(cell), picture.at);
    let Some(owner) = tile.owner else { return };
    let (area, face) = (at.cell(cell), at.face());
    let has_cursor = cursor == Some(cell);
    let joins = |column: i8, row: i8| {
        let column = cell.column().wrapping_add_signed(column);
        let near = Cell::new(column, cell.row().wrapping_add_signed(-row));
        let near = near.filter(|&near| !has_cursor && cursor != Some(near));
        near.is_some_and(|near| same_group(game.tile(near), tile))
    };
    let letter = area.y + at.letter_row();
    let (across, down) = (joins(1, 0), joins(0, 1));
    let is_mono = pen.theme.depth == Depth::Mono;
    let rows = match is_mono {
        true => area.y..area.bottom() - u16::from(!down),
        false => letter..letter + 1,
    };
    let [open, close] = brackets(owner);
    for y in rows {
        let is_gap = is_mono && y + 1 == area.bottom();
        let mut style = |x: u16| match (is_mono, owner) {
            (true, _) if has_cursor => Style::new().add_modifier(Modifier::BOLD),
            (true, Player::One) => Style::new().add_modifier(Modifier::REVERSED),
            _ => picture.on(pen, x, letter),
        };
        let [ground, first, last] = [area.x + 1, area.x, area.x + face - 1].map(&mut style);
        if is_mono {
            let fills_gap = across && (!is_gap || joins(1, 1));
            let columns = face + u16::from(fills_gap);
            pen.text(area.x, y, &fill(owner).repeat(columns.into()), ground);
        }
        // What is filled needs no brackets between its rows.
        let is_closed = is_gap && owner == Player::One;
        let opens = !joins(-1, 0) || (is_gap && !joins(-1, 1));
        if opens && !is_closed {
            pen.text(area.x, y, open, first);
        }
        let closes = !across || (is_gap && !joins(1, 1));
        if closes && !is_closed {
            pen.text(area.x + face - 1, y, close, last);
        }
        if y == letter {
            let marker = tile.marker.map(|marker| marker.to_string()).unwrap_or_default();
            let text = format!("{}{marker}", tile.color.letter());
            pen.text(area.x + (face - 1) / 2, y, &text, ground);
        }
    }
}

/// What the tiles of a player are filled with where there are no colors, so that a group is seen
/// as one piece; those of the first player are reversed.
fn fill(player: Player) -> &'static str {
    match player {
        Player::One => " ",
        Player::Two => ":",
    }
}

/// The brackets around the tiles of a player, and before the name.
pub fn brackets(player: Player) -> [&'static str; 2] {
    match player {
        Player::One => ["[", "]"],
        Player::Two => ["(", ")"],
    }
}

impl Pen<'_> {
    /// Whether dots tell whose tiles these are.
    pub fn shows_owners(&self) -> bool {
        self.theme.depth.has_palette() && !self.theme.ascii
    }

    /// Draws what tells whose tiles these are, before the name: plain or dotted, or the
    /// brackets where there are too few colors; gives the column after it.
    pub fn owner(&mut self, x: u16, y: u16, player: Player, style: Style) -> u16 {
        if !self.shows_owners() {
            return self.text(x, y, &brackets(player).concat(), style);
        }
        let light = self.theme.on(Ground::Mountain).bg.unwrap_or_default();
        match player {
            Player::One => {
                let end = self.text(x, y, "  ", Style::new().bg(light));
                self.edge_token((x, end), y);
                end
            }
            Player::Two => self.text(x, y, "▀▄", self.theme.on(Ground::Wall).fg(light)),
        }
    }

    /// Draws the number of a marker as on the board, where it tells whose it is.
    pub fn marker(&mut self, x: u16, y: u16, marker: u8, player: Player) -> u16 {
        let end = self.plain_marker(x, y, marker, player);
        if player == Player::One && self.shows_owners() {
            self.edge_token((x, end), y);
        }
        end
    }

    /// The same without edges.
    fn plain_marker(&mut self, x: u16, y: u16, marker: u8, player: Player) -> u16 {
        let style = match self.shows_owners() {
            true => token(self.theme, player),
            false => self.theme.muted(Ground::Cloth),
        };
        self.text(x, y, &format!(" {marker} "), style)
    }

    /// Draws a marker and the color of its group; gives the column after both. Where there is
    /// room, they are half a row higher, in which an edge would end halfway.
    pub fn group(
        &mut self,
        (x, y): (u16, u16),
        (marker, color): (u8, Color),
        player: Player,
        is_high: bool,
    ) -> u16 {
        if !is_high {
            let end = self.marker(x, y, marker, player);
            return self.tile(end, y, color);
        }
        let end = self.plain_marker(x, y, marker, player);
        let end = self.colored(end, y, &format!(" {} ", color.letter()), color, true);
        self.hang(x, end, y);
        end
    }

    /// Draws the edges of what belongs to the first player, whose tone is close to the cloth of
    /// some palettes.
    fn edge_token(&mut self, (x, end): (u16, u16), y: u16) {
        if self.theme.palette != Palette::Dark {
            let edge = self.theme.ground(Ground::Groove).unwrap_or_default();
            let style = self.theme.on(Ground::Mountain).fg(edge);
            self.text(x, y, "▏", style);
            self.text(end - 1, y, "▕", style);
        }
    }

    /// Draws a tile beside the board. Without colors it has only its letter: what is filled there
    /// belongs to the first player.
    pub fn tile(&mut self, x: u16, y: u16, color: Color) -> u16 {
        self.colored(x, y, &format!(" {} ", color.letter()), color, false)
    }

    /// Writes on a color, where there are any. What becomes half a row higher has an edge only if
    /// it could pass for the cloth without one.
    fn colored(&mut self, x: u16, y: u16, text: &str, color: Color, is_high: bool) -> u16 {
        let face = self.theme.card(color);
        let cloth = self.theme.ground(Ground::Cloth);
        let is_seen = cloth.is_some_and(|cloth| face.bg != Some(cloth));
        match self.theme.depth {
            Depth::Mono => self.text(x, y, text, face),
            _ if is_high && is_seen => self.text(x, y, text, face),
            _ => self.chip(x, y, text, color),
        }
    }

    /// Makes what is drawn in these columns half a row higher, below.
    fn hang(&mut self, x: u16, end: u16, y: u16) {
        for x in x..end {
            let ink = self.buf.cell((x, y)).map(|cell| cell.bg);
            if let Some(ink) = ink.filter(|_| self.has_blocks()) {
                self.half(x, 2 * (y + 1), ink);
            }
        }
    }

    /// Draws so many tiles in a row, in this many columns each where they are filled with color;
    /// half a row higher where there is room, with dots if they belong to the second player: in
    /// a single row, these would only tear the edge.
    pub fn tiles(
        &mut self,
        (x, y): (u16, u16),
        (color, count): (Color, u8),
        each: u8,
        (player, is_high): (Player, bool),
    ) {
        let letter = match self.theme.depth {
            Depth::Mono => "#",
            _ => " ",
        };
        let count = if letter == " " { count * each } else { count };
        if count == 0 {
            return;
        }
        let end = self.colored(x, y, &letter.repeat(count.into()), color, is_high);
        if is_high {
            if player == Player::Two && self.shows_owners() {
                self.dot((x, end), y, color);
            }
            self.hang(x, end, y);
        }
    }

    /// Draws the dots on a row of tiles of the second player.
    pub fn dot(&mut self, (x, end): (u16, u16), y: u16, color: Color) {
        let dotted = self.theme.card(color).fg(self.theme.dot(color));
        for x in (x..end).step_by(2) {
            self.text(x, y, "▄", dotted);
        }
    }
}

/// What marks the cell with the cursor beside its frame where there are few colors.
fn draw_cursor(pen: &mut Pen, board: &Board, cell: Cell) {
    let area = board.cell(cell);
    let style = pen.theme.mark();
    for (x, mark) in [(area.x - 1, ">"), (area.x + board.face(), "<")] {
        pen.text(x, area.y + board.letter_row(), mark, style);
    }
}
