//! What stands on a table, as it is explained in the help: in its real colors, where there are
//! enough of them.

use super::canvas::Pen;
use super::theme::{Depth, Ground};
use crate::rules::{Color, Kind, Player, Seat, pyramids};

/// Draws a sign over the one that needs no colors, if it is one.
pub fn draw(pen: &mut Pen, kind: Kind, at: (u16, u16), sign: &str) {
    let letters: Vec<char> = sign.chars().collect();
    if !pen.shows_owners() {
        if kind == Kind::Tiles && pen.theme.depth != Depth::Mono {
            draw_plain_tile(pen, at, &letters);
        }
        return;
    }
    match kind {
        Kind::Cards => {}
        Kind::Tiles => draw_tile(pen, at, &letters),
        Kind::Pyramids => draw_pyramid(pen, at, &letters),
    }
}

/// A tile that does not show by its color whose it is.
fn draw_plain_tile(pen: &mut Pen, (x, y): (u16, u16), sign: &[char]) {
    match *sign {
        ['[' | '(', letter, ..] => {
            let Some(color) = Color::from_letter(letter) else { return };
            let text: String = sign.iter().collect();
            pen.text(x, y, &text, pen.theme.card(color));
        }
        [first, ' ', second] => {
            for (x, letter) in [(x, first), (x + 2, second)] {
                let Some(color) = front(letter) else { return };
                pen.text(x, y, &letter.to_string(), pen.theme.card(color));
            }
        }
        _ => {}
    }
}

fn draw_tile(pen: &mut Pen, (x, y): (u16, u16), sign: &[char]) {
    match *sign {
        ['[', letter, marker, ']'] => {
            let Some(color) = Color::from_letter(letter) else { return };
            let end = pen.chip(x, y, &format!(" {letter} "), color);
            pen.marker(end, y, marker.to_digit(10).unwrap_or(0) as u8, Player::One);
        }
        ['(', letter, ' ', ')'] => {
            let Some(color) = Color::from_letter(letter) else { return };
            pen.tiles(x, y, (color, 4), (Player::Two, 1));
            pen.text(x + 1, y, &letter.to_string(), pen.theme.card(color));
        }
        ['>', letter, ' ', '<'] => {
            let Some(color) = front(letter) else { return };
            pen.text(x, y, "    ", pen.theme.mark());
            pen.text(x + 1, y, &format!("{letter} "), pen.theme.card(color));
        }
        [first, ' ', second] => {
            let mut x = x;
            for letter in [first, second] {
                let Some(color) = front(letter) else { return };
                let end = pen.chip(x, y, &format!(" {letter} "), color);
                pen.text(x + 1, y, &letter.to_string(), pen.theme.on(Ground::Mountain));
                x = end + 1;
            }
        }
        // It stands in the panel.
        ['+', _, ' ' | ':', ..] => {}
        ['+' | '*' | '~', ..] | ['x'] => draw_labels(pen, (x, y), sign),
        _ => {}
    }
}

/// The color of a front tile by its small letter.
fn front(letter: char) -> Option<Color> {
    Color::from_letter(letter.to_ascii_uppercase()).filter(|_| letter.is_ascii_lowercase())
}

fn draw_pyramid(pen: &mut Pen, (x, y): (u16, u16), sign: &[char]) {
    let face = |pen: &Pen, letter: char| {
        pyramids::Color::from_letter(letter).map(|it| pen.theme.pyramid(it))
    };
    match *sign {
        ['@', letter] => {
            pen.text(x, y, &format!("@{letter}"), pen.theme.pawn(Seat::default()));
        }
        [letter @ 'A'..='Z', size, ..] if size.is_ascii_digit() => {
            if let Some(style) = face(pen, letter) {
                pen.text(x, y, &format!("{letter}{size}"), style);
            }
        }
        [count, letter] if count.is_ascii_digit() => {
            if let Some(style) = face(pen, letter) {
                pen.text(x + 1, y, &letter.to_string(), style);
            }
        }
        ['='] => {
            pen.text(x, y, " = ", pen.theme.mark());
        }
        _ => {}
    }
}

/// What is said about a piece on the table.
fn draw_labels(pen: &mut Pen, (x, y): (u16, u16), signs: &[char]) {
    let mut x = x;
    for sign in signs.split(|&sign| sign == ' ') {
        let sign: String = sign.iter().collect();
        x = pen.text(x, y, &format!("{sign:^3}"), pen.theme.label()) + 1;
    }
}
