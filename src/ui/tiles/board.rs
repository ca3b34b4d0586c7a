//! The board: the picture of the mandala, and what is written on it.

use ratatui::style::{Modifier, Style};

use super::layout::Board;
use super::marks::Marks;
use super::picture::Picture;
use crate::app::command::Command;
use crate::app::tiles::{Command as Tiles, TableScene};
use crate::rules::Player;
use crate::rules::tiles::{Cell, Cells, Game};
use crate::ui::canvas::Pen;
use crate::ui::theme::{Depth, Ground};

/// Draws the board.
pub fn draw(pen: &mut Pen, scene: &TableScene, at: &Board) {
    let marks = Marks::of(scene);
    let mut picture = Picture::new(scene.game, at);
    for cell in marks.last {
        picture.underline(cell);
    }
    if let Some(cell) = marks.cursor {
        picture.frame(cell);
    }
    picture.draw(pen);
    draw_names(pen, &picture);
    for cell in Cells::ALL {
        draw_tile(pen, &picture, scene.game, &marks, cell);
        pen.hit(at.cell(cell), Command::Tiles(Tiles::Click(cell)));
    }
    if let Some(cell) = marks.cursor {
        draw_cursor(pen, &picture, cell);
    }
}

/// Draws a board at which nobody plays, with letters only where there are no colors.
pub fn draw_picture(pen: &mut Pen, game: &Game, at: &Board) {
    let picture = Picture::without_letters(game, at);
    picture.draw(pen);
    if pen.theme.depth == Depth::Mono {
        for cell in Cells::ALL {
            draw_tile(pen, &picture, game, &Marks::default(), cell);
        }
    }
}

/// The names of the rows and columns.
fn draw_names(pen: &mut Pen, picture: &Picture) {
    let at = picture.at;
    let muted = pen.theme.muted(Ground::Cloth);
    for number in 0..8 {
        let row = at.y + u16::from(7 - number) * at.row + at.letter_row();
        pen.text(at.area.x, row, &(number + 1).to_string(), muted);
        // All in one row below the board: beside the shorter rows they would look like tiles.
        let letter = char::from(b'a' + number).to_string();
        let x = at.x + u16::from(number) * at.column + (at.face() - 1) / 2;
        picture.note(pen, x, at.names, &letter);
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
    let inner = face.clamp(4, 5) - 2;
    let [open, close] = brackets(owner);
    let left = area.x + face.saturating_sub(inner + 2).div_ceil(2);
    let more = match marks.last.contains(cell) {
        true => Style::new().add_modifier(Modifier::UNDERLINED),
        false => Style::new(),
    };
    picture.write(pen, left, y, open, Style::new());
    // The letter stands in the middle, with a marker or without.
    let indent = (inner - 1) / 2;
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
