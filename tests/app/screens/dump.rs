//! A picture of the screen as text: its characters, and its styles in words.

use std::fmt::Write;

use crate::common::app::App;
use mandala::texts::ENGLISH;
use mandala::ui::theme::{Depth, Theme};
use mandala::ui::{self, Hit, Painter};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};

/// All colors and all letters.
pub const PLAIN: Theme = Theme {
    depth: Depth::True,
    ascii: false,
    ..Theme::FULL
};

/// No colors, and ASCII only.
pub const BARE: Theme = Theme {
    depth: Depth::Mono,
    ascii: true,
    ..Theme::FULL
};

/// The least and the most room that letters take.
pub const THEMES: [Theme; 2] = [PLAIN, BARE];

/// The sizes from which on there is room for more, the smallest first.
pub const SIZES: [(u16, u16); 6] = [
    (60, 20),
    (80, 24),
    (100, 30),
    (120, 38),
    (140, 44),
    (200, 60),
];

/// Draws an app.
pub fn draw(app: &App, theme: Theme, width: u16, height: u16) -> (Buffer, Vec<Hit>) {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    let hits = ui::draw(&app.scene(), theme, ENGLISH, &mut buffer);
    (buffer, hits)
}

/// Draws an app in rows of text, and tells what had to be cut.
pub fn draw_noting_cuts(app: &App, theme: Theme, size: (u16, u16)) -> (Vec<String>, Painter) {
    let mut painter = Painter::new(theme, ENGLISH);
    let mut buffer = Buffer::empty(Rect::new(0, 0, size.0, size.1));
    painter.draw(&app.scene(), &mut buffer);
    (rows(&buffer), painter)
}

/// What an app shows, of which nothing is cut.
#[track_caller]
pub fn uncut(app: &App, theme: Theme, size: (u16, u16)) -> String {
    let (rows, painter) = draw_noting_cuts(app, theme, size);
    let text = rows.join("\n");
    assert!(painter.cut().is_empty(), "{:?}\n{text}", painter.cut());
    text
}

/// What is written, line by line.
pub fn rows(buffer: &Buffer) -> Vec<String> {
    let row = |cells: &[Cell]| cells.iter().map(Cell::symbol).collect();
    cells(buffer).map(row).collect()
}

/// The cells, line by line.
pub fn cells(buffer: &Buffer) -> impl Iterator<Item = &[Cell]> {
    buffer.content().chunks(usize::from(buffer.area.width))
}

/// The style of a cell, such as `#f2eadc on #2a3346 bold`.
pub fn style_words(cell: &Cell) -> String {
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
        (Modifier::UNDERLINED, " underlined"),
    ] {
        if cell.modifier.contains(modifier) {
            words += word;
        }
    }
    let known = Modifier::BOLD | Modifier::DIM | Modifier::REVERSED | Modifier::UNDERLINED;
    let rest = cell.modifier - known;
    if !rest.is_empty() {
        let _ = write!(words, " {rest:?}");
    }
    words
}
