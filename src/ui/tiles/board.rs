//! The board: the picture of the mandala, and what is written on it.

use ratatui::style::{Modifier, Style};

use super::layout::Board;
use super::marks::Marks;
use super::picture::{Picture, token};
use crate::app::command::Command;
use crate::app::tiles::{Command as Tiles, Motion, TableScene};
use crate::lessons::Spot;
use crate::rules::tiles::{Cell, Cells, Game};
use crate::rules::{Color, Player};
use crate::ui::canvas::Pen;
use crate::ui::theme::{Depth, Ground};

/// Draws the board.
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
    draw_names(pen, at);
    for cell in Cells::ALL {
        if turning.is_none_or(|turning| turning.cell != cell) {
            draw_tile(pen, &picture, game, &marks, cell);
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
    if !pen.shows_owners() {
        return draw_finished(pen, game, at);
    }
    Picture::without_letters(game, at).draw(pen);
}

/// Draws a board at which nobody plays any more.
pub fn draw_finished(pen: &mut Pen, game: &Game, at: &Board) {
    let picture = Picture::new(pen, game, at, None);
    picture.draw(pen);
    for cell in Cells::ALL {
        draw_tile(pen, &picture, game, &Marks::default(), cell);
    }
}

/// The names of the rows and columns, on the cloth: on sand they would look like tiles.
fn draw_names(pen: &mut Pen, at: &Board) {
    let muted = pen.theme.muted(Ground::Cloth);
    for number in 0..8 {
        let row = at.y + u16::from(7 - number) * at.row + at.letter_row();
        pen.text(at.area.x, row, &(number + 1).to_string(), muted);
        let letter = char::from(b'a' + number).to_string();
        let x = at.x + u16::from(number) * at.column + (at.face() - 1) / 2;
        pen.text(x, at.area.bottom(), &letter, muted);
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
        let label = marks.label(game, cell);
        let (x, y) = letter_at(pen, picture, game, marks, cell);
        let style = picture.on(pen, x, y);
        // With a label below it, a stone lies on that.
        let beside = picture.on(pen, x + 1, y);
        let labeled = match marks.is_hinted(cell) {
            // It must not pass for a marker.
            true => pen.theme.mark(),
            false => pen.theme.label(),
        };
        let ground = label.as_ref().map_or(beside, |_| labeled);
        picture.draw_stone(pen, cell, tile.color, ground);
        match picture.large_letter(pen, cell, label.is_some()) {
            Some(place) => _ = pen.large_face(place, tile.color, None, style),
            None => _ = pen.text(x, y, &letter, style),
        }
        if let Some(label) = label {
            draw_label(pen, board, cell, ((x, y), &label, labeled));
        }
        return;
    };
    let is_last = marks.last.contains(cell);
    if pen.shows_owners() {
        let at = letter_at(pen, picture, game, marks, cell);
        let style = picture.on(pen, at.0, at.1);
        let style = style.patch(pen.theme.card(tile.color));
        let more = if is_last { style.add_modifier(Modifier::UNDERLINED) } else { style };
        match picture.large_letter(pen, cell, tile.marker.is_some()) {
            Some(place) => {
                pen.large_face(place, tile.color, None, style);
                if is_last {
                    let x = place.x + (place.width - 3) / 2;
                    pen.text(x, place.bottom() - 2, "▄▄▄", style);
                }
            }
            None => _ = pen.text(at.0, at.1, &tile.color.letter().to_string(), more),
        }
        if let Some(marker) = tile.marker {
            let style = token(pen.theme, owner);
            pen.text(picture.marker_column(cell), y, &marker.to_string(), style);
        }
        return;
    }
    // Brackets close a small tile, and stand close to the letter on a large one.
    let marker = tile.marker.map(|marker| marker.to_string());
    let text = format!("{}{}", tile.color.letter(), marker.unwrap_or_default());
    let inner = face.clamp(4, 5) - 2;
    let [open, close] = brackets(owner);
    let left = area.x + face.saturating_sub(inner + 2).div_ceil(2);
    let style = picture.on(pen, left, y);
    let more = if is_last { style.add_modifier(Modifier::UNDERLINED) } else { style };
    // No more columns than a tile has, so that it does not lean on the next one.
    let is_tight = face < 4;
    let last = if is_tight { left + face } else { left + 1 + inner };
    pen.text(left, y, open, style);
    // The letter stands in the middle, with a marker or without.
    let indent = (inner - 1) / 2;
    pen.text(left + 1 + indent, y, &text, more);
    if !is_tight || tile.marker.is_none() {
        pen.text(last.min(left + face - 1), y, close, style);
    }
    if pen.theme.depth == Depth::Mono {
        for row in area.y..area.bottom() {
            let last = row + 1 == area.bottom();
            if row != y {
                let fill = if last { "_" } else { " " };
                let inner = usize::from(inner.min(face - 2));
                let text = format!("{open}{}{close}", fill.repeat(inner));
                pen.text(left, row, &text, Style::new());
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
            Player::One => self.text(x, y, "  ", Style::new().bg(light)),
            Player::Two => self.text(x, y, "▀▄", self.theme.on(Ground::Wall).fg(light)),
        }
    }

    /// Draws the number of a marker as on the board, where it tells whose it is.
    pub fn marker(&mut self, x: u16, y: u16, marker: u8, player: Player) -> u16 {
        let text = format!(" {marker} ");
        let style = match self.shows_owners() {
            true => token(self.theme, player),
            false => self.theme.muted(Ground::Cloth),
        };
        self.text(x, y, &text, style)
    }

    /// Draws so many tiles of a player in a row, in this many columns each where they are
    /// filled with color.
    pub fn tiles(
        &mut self,
        x: u16,
        y: u16,
        (color, count): (Color, u8),
        (player, each): (Player, u8),
    ) {
        let is_plain = self.shows_owners();
        let letter = match self.theme.depth {
            Depth::Mono => "#",
            _ => self.theme.glyph(" ", "#"),
        };
        let count = if letter == " " { count * each } else { count };
        if count == 0 {
            return;
        }
        let end = self.chip(x, y, &letter.repeat(count.into()), color);
        if player == Player::Two && is_plain {
            let dotted = self.theme.card(color).fg(self.theme.dot(color));
            for x in (x..end).step_by(2) {
                self.text(x, y, "▄", dotted);
            }
        }
    }
}

/// Where the letter of a tile stands: it makes room for a label beside it.
fn letter_at(pen: &Pen, picture: &Picture, game: &Game, marks: &Marks, cell: Cell) -> (u16, u16) {
    let tile = game.tile(cell);
    let (x, y) = picture.letter(cell, tile.marker.is_some());
    let is_labeled = tile.owner.is_none() && marks.label(game, cell).is_some();
    match is_labeled && is_beside(pen, picture.at) {
        true => (picture.at.cell(cell).x + 1, y),
        false => (x, y),
    }
}

/// Whether labels stand beside the letters: below these they would lie in the gap to the next
/// tile. The smallest tiles have no room for that.
fn is_beside(pen: &Pen, board: &Board) -> bool {
    (2..4).contains(&board.row) && board.face() > 3 && pen.shows_owners()
}

/// What can be done on a tile: beside its letter, apart from that if there is room, or below it,
/// or above it where there are few colors.
fn draw_label(
    pen: &mut Pen,
    board: &Board,
    cell: Cell,
    ((x, y), label, style): ((u16, u16), &str, Style),
) {
    let right = board.cell(cell).x + board.face();
    match board.row {
        _ if is_beside(pen, board) => {
            let label = format!("{label:>2}");
            pen.text((right - pen.columns(&label)).max(x + 1), y, &label, style)
        }
        6.. if pen.shows_owners() => pen.text(x + 1, y, &format!("{label:^3}"), style),
        3 => pen.text(x - 1, y - 1, &format!("{label:^3}"), style),
        _ => pen.text(x - 1, y + 1, &format!("{label:^3}"), style),
    };
}

/// What marks the cell with the cursor beside its frame where there are few colors.
fn draw_cursor(pen: &mut Pen, board: &Board, cell: Cell) {
    let area = board.cell(cell);
    let style = pen.theme.mark();
    for (x, mark) in [(area.x - 1, ">"), (area.x + board.face(), "<")] {
        pen.text(x, area.y + board.letter_row(), mark, style);
    }
}
