//! What stands on a table, as it is explained in the help: in its real colors, where there are
//! enough of them.

use super::canvas::Pen;
use super::theme::{Depth, Ground};
use crate::rules::{Color, Kind, Player, Seat, pyramids};

/// Draws a sign over the one that needs no colors, if it is one.
pub fn draw(pen: &mut Pen, kind: Kind, at: (u16, u16), sign: &str) {
    let letters: Vec<char> = sign.chars().collect();
    match kind {
        Kind::Cards => {}
        Kind::Tiles if pen.theme.depth == Depth::Mono => {}
        Kind::Tiles if !pen.shows_owners() => draw_plain_tile(pen, at, &letters),
        Kind::Tiles => draw_tile(pen, at, &letters),
        Kind::Pyramids if pen.theme.depth == Depth::Mono => {}
        Kind::Pyramids => draw_pyramid(pen, at, &letters),
    }
}

/// Whether a sign is drawn on a ground that would grow together with that of the one above it.
pub fn is_drawn(pen: &Pen, kind: Kind, sign: &str) -> bool {
    let letters: Vec<char> = sign.chars().collect();
    match letters[..] {
        _ if kind != Kind::Tiles || pen.theme.depth == Depth::Mono => false,
        // It stands in the panel.
        ['+', _, ' ' | ':', ..] => false,
        ['+' | '*' | '~' | '[' | '(' | '>', ..] | ['x'] | [_, ' ', _] => true,
        _ => false,
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
        ['>', letter, ..] => {
            let Some(color) = front(letter) else { return };
            pen.text(x, y, ">", pen.theme.mark());
            pen.text(x + 1, y, &format!("{letter} "), pen.theme.card(color));
            pen.text(x + 3, y, "<", pen.theme.mark());
        }
        ['+', _, ' ' | ':', ..] => {}
        ['+' | '*' | '~', ..] | ['x'] => draw_labels(pen, (x, y), sign),
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
            // As many dots on both sides of its letter.
            let end = pen.chip(x, y, "     ", color);
            pen.dot((x + 1, end), y, color);
            pen.text(x + 2, y, &letter.to_string(), pen.theme.card(color));
        }
        ['>', letter, ' ', '<'] => {
            let Some(color) = front(letter) else { return };
            pen.text(x, y, "     ", pen.theme.mark());
            draw_front(pen, (x + 1, y), letter, color);
        }
        [first, ' ', second] => {
            let mut x = x;
            for letter in [first, second] {
                let Some(color) = front(letter) else { return };
                x = draw_front(pen, (x, y), letter, color) + 1;
            }
        }
        // It stands in the panel.
        ['+', _, ' ' | ':', ..] => {}
        ['+' | '*' | '~', ..] | ['x'] => draw_labels(pen, (x, y), sign),
        _ => {}
    }
}

/// A front tile, with sand in its middle; gives the column after it.
fn draw_front(pen: &mut Pen, (x, y): (u16, u16), letter: char, color: Color) -> u16 {
    let end = pen.chip(x, y, &format!(" {letter} "), color);
    pen.text(x + 1, y, &letter.to_string(), pen.theme.on(Ground::Mountain));
    end
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

/// Draws the letters of a picture that stand for colors in these colors, each with its
/// number.
pub fn draw_colors(pen: &mut Pen, kind: Kind, x: u16, y: u16, line: &str) {
    // A row of small letters alone names the columns of a board.
    if line.chars().all(|c| c == ' ' || c.is_ascii_lowercase()) {
        return;
    }
    let letters: Vec<char> = line.chars().collect();
    if kind == Kind::Pyramids && pen.theme.depth != Depth::Mono {
        draw_path(pen, x, y, &letters);
    }
    let is_letter = |at: Option<usize>| {
        let letter = at.and_then(|at| letters.get(at));
        letter.is_some_and(|letter| letter.is_alphabetic() || *letter == '@')
    };
    for (at, &letter) in letters.iter().enumerate() {
        // Pawns have the letters of those who sit there in turn.
        let mut seats = ('A'..).zip(Seat::all(Seat::MOST));
        let next = letters.get(at + 1).filter(|_| letter == '@');
        if let Some((name, seat)) = next.and_then(|next| seats.find(|it| it.0 == *next)) {
            pen.text(x + at as u16, y, &format!("@{name}"), pen.theme.pawn(seat));
        }
        if is_letter(at.checked_sub(1)) || is_letter(Some(at + 1)) {
            continue;
        }
        let style = match kind {
            Kind::Pyramids => pyramids::Color::from_letter(letter).map(|it| pen.theme.pyramid(it)),
            _ => Color::from_letter(letter).map(|it| pen.theme.card(it)),
        };
        let Some(style) = style else { continue };
        let number = letters.get(at + 1).filter(|next| next.is_ascii_digit());
        let text: String = [letter].into_iter().chain(number.copied()).collect();
        pen.text(x + at as u16, y, &text, style);
    }
}

/// Lays the path in a row of a picture, below what lies on it.
fn draw_path(pen: &mut Pen, x: u16, y: u16, letters: &[char]) {
    // As light as on a table, it would be lost on paper.
    let sand = pen.theme.on(Ground::Field);
    for (at, &letter) in letters.iter().enumerate() {
        match letters.get(at + 1..at + 3) {
            _ if letter != PATH => continue,
            // Its number lies on an empty place.
            Some(&[one, other]) if one.is_ascii_digit() => {
                pen.text(x + at as u16, y, &format!(" {one}{other}"), sand)
            }
            _ => pen.text(x + at as u16, y, " ", sand),
        };
    }
}

/// What stands for the path in a picture of pyramids.
const PATH: char = '░';
