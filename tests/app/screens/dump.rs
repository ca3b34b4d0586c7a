//! A picture of the screen as text: its characters, and its styles in words.

use std::fmt::Write;

use mandala::app::command::Command;
use mandala::app::{Tongue, TongueMode};
use mandala::ui::theme::{Depth, Theme};
use mandala::ui::{Hit, clicked};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};

use super::tongues::english_words;
use crate::common::app::App;
use crate::common::clock::calmly;
use crate::common::screen::paint;

/// All colors and all letters.
pub const PLAIN: Theme = Theme { depth: Depth::True, ascii: false, ..Theme::FULL };

/// No colors, and ASCII only.
pub const BARE: Theme = Theme { depth: Depth::Mono, ascii: true, ..Theme::FULL };

/// The least and the most room that letters take.
pub const THEMES: [Theme; 2] = [PLAIN, BARE];

/// The sizes from which on there is room for more, the smallest first.
pub const SIZES: [(u16, u16); 6] = [(60, 20), (80, 24), (100, 30), (120, 38), (140, 44), (200, 60)];

/// Draws an app.
pub fn draw(app: &App, theme: Theme, (width, height): (u16, u16)) -> (Buffer, Vec<Hit>) {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    let (hits, _) = paint(&app.scene(), theme, &mut buffer);
    (buffer, hits)
}

/// What can be clicked in an app, the topmost last.
pub fn hits(app: &App, size: (u16, u16)) -> Vec<Hit> {
    draw(app, PLAIN, size).1
}

/// Clicks into the middle of what gives this command.
#[track_caller]
pub fn click(app: &mut App, size: (u16, u16), command: Command) {
    let hits = hits(app, size);
    let found = hits.iter().any(|&(area, listed)| {
        let (x, y) = center(area);
        listed == command && clicked(&hits, x, y) == Some(command)
    });
    assert!(found, "{command:?} cannot be clicked at {size:?}");
    calmly(app, command);
}

pub fn center(area: Rect) -> (u16, u16) {
    (area.x + area.width / 2, area.y + area.height / 2)
}

/// The rows of text on the screen of an app.
pub fn drawn(app: &App, theme: Theme, size: (u16, u16)) -> Vec<String> {
    rows(&draw(app, theme, size).0)
}

/// The same as one line, however it is broken.
pub fn words(app: &App, theme: Theme, size: (u16, u16)) -> String {
    let rows = drawn(app, theme, size);
    let words: Vec<&str> = rows.iter().flat_map(|row| row.split_whitespace()).collect();
    words.join(" ")
}

/// Draws an app in rows of text, and tells what had to be cut.
pub fn draw_noting_cuts(
    app: &App,
    theme: Theme,
    (width, height): (u16, u16),
) -> (Vec<String>, Vec<String>) {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    let (_, cut) = paint(&app.scene(), theme, &mut buffer);
    (rows(&buffer), cut)
}

/// The same in a language.
pub fn draw_in(
    app: &App,
    tongue: Tongue,
    theme: Theme,
    (width, height): (u16, u16),
) -> (Vec<String>, Vec<String>) {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    let mut scene = app.scene();
    scene.settings.language = TongueMode::Always(tongue);
    let (_, cut) = paint(&scene, theme, &mut buffer);
    (rows(&buffer), cut)
}

/// What an app shows, of which nothing is cut in any language, nor left in English.
#[track_caller]
pub fn uncut(app: &App, theme: Theme, size: (u16, u16)) -> String {
    let texts = Tongue::ALL.map(|tongue| {
        let (rows, cut) = draw_in(app, tongue, theme, size);
        let text = rows.join("\n");
        assert!(cut.is_empty(), "{tongue:?}, {size:?}: {cut:?}\n{text}");
        let left = english_words(tongue, &text);
        assert!(left.is_empty(), "{tongue:?}, {size:?}: {left:?}\n{text}");
        text
    });
    let [english, ..] = texts;
    english
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
