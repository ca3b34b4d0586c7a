//! A picture of the screen as text: its characters, then its styles.

use std::fmt::Write;

use mandala::app::App;
use mandala::ui::theme::Theme;
use mandala::ui::{self, Hit};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};

/// Draws an app.
pub fn draw(app: &App, theme: Theme, width: u16, height: u16) -> (Buffer, Vec<Hit>) {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    let hits = ui::draw(&app.scene(), theme, &mut buffer);
    (buffer, hits)
}

/// A letter for each style, in the order in which the styles appear.
const LETTERS: &str = "abcdefghijkmnopqrstuvwyzABCDEFGHIJKMNOPQRSTUVWYZ0123456789\
                       !$%&()*+,-/:;<=>?@[]^_{|}~";

/// The text of the screen, then a block of the same size with a letter for the
/// style of each cell, then what the letters mean. `.` is the most common style.
pub fn dump(buffer: &Buffer) -> String {
    let mut styles: Vec<(String, usize)> = Vec::new();
    for cell in buffer.content() {
        let style = style_words(cell);
        match styles.iter_mut().find(|(known, _)| *known == style) {
            Some((_, count)) => *count += 1,
            None => styles.push((style, 1)),
        }
    }
    let most = styles.iter().map(|(_, count)| *count).max();
    let ground = styles.iter().position(|(_, count)| Some(*count) == most);
    let letters: Vec<char> = LETTERS.chars().collect();
    let mark = |cell: &Cell| {
        let style = style_words(cell);
        let number = styles.iter().position(|(known, _)| *known == style);
        match number {
            number if number == ground => '.',
            Some(number) => *letters.get(number).expect("a letter for each style"),
            None => unreachable!("every style is known"),
        }
    };
    let mut text = String::new();
    let width = usize::from(buffer.area.width);
    for row in buffer.content().chunks(width) {
        let line: String = row.iter().map(Cell::symbol).collect();
        let _ = writeln!(text, "|{}", line.trim_end());
    }
    text += "styles\n";
    for row in buffer.content().chunks(width) {
        let line: String = row.iter().map(mark).collect();
        let _ = writeln!(text, "|{}", line.trim_end_matches('.'));
    }
    text += "legend\n";
    for (number, (style, _)) in styles.iter().enumerate() {
        let letter = match Some(number) == ground {
            true => '.',
            false => letters[number],
        };
        let _ = writeln!(text, "{letter} {style}");
    }
    text
}

fn style_words(cell: &Cell) -> String {
    let ink = |color: Color| match color {
        Color::Reset => "-".to_string(),
        Color::Rgb(r, g, b) => format!("#{r:02x}{g:02x}{b:02x}"),
        Color::Indexed(n) => format!("{n}"),
        named => format!("{named}"),
    };
    let mut words = format!("{} on {}", ink(cell.fg), ink(cell.bg));
    for (modifier, word) in [
        (Modifier::BOLD, " bold"),
        (Modifier::DIM, " dim"),
        (Modifier::REVERSED, " reversed"),
    ] {
        if cell.modifier.contains(modifier) {
            words += word;
        }
    }
    let rest = cell.modifier - (Modifier::BOLD | Modifier::DIM | Modifier::REVERSED);
    if !rest.is_empty() {
        let _ = write!(words, " {rest:?}");
    }
    words
}
