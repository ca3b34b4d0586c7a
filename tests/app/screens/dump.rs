//! A picture of the screen as text: its characters, and its styles in words.

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
