//! A scene as a picture to keep or to send: SVG that needs nothing else, looks the same in
//! every browser, and shows what the screen shows and no more.

use std::fmt::Write;

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Modifier};
use unicode_width::UnicodeWidthStr;

use crate::app::{App, Scene};
use crate::texts::Language;
use crate::ui::theme::Theme;
use crate::ui::{Painter, Portrait, portrait};

/// Pixels of a cell, each a multiple of what block characters divide it into.
const CELL: (u16, u16) = (8, 16);
/// Pixels from the top of a cell to the line on which letters stand.
const BASELINE: u16 = 12;
/// As wide as a cell in every font named here.
const FONT: &str = "font-family=\"Menlo, Consolas, 'DejaVu Sans Mono', monospace\" \
                    font-size=\"13.3\"";

/// Draws a scene as it is on a screen of so many columns and rows.
pub fn of(scene: &Scene, language: &'static dyn Language, size: (u16, u16)) -> String {
    let mut buffer = Buffer::empty(Rect::new(0, 0, size.0, size.1));
    Painter::new(Theme::FULL, language).draw(scene, &mut buffer);
    svg(&buffer, "")
}

/// Draws what may be shown now to be kept or sent: with a title and a margin, and without what
/// is there for the players at this screen.
pub fn to_send(app: &App, language: &'static dyn Language) -> String {
    let Portrait { cells, title } = portrait(app, Theme::FULL, language);
    let title = title.map(|(texts, inks)| draw_title(&texts, inks, cells.area.width));
    svg(&cells, &title.unwrap_or_default())
}

/// The most pixels of the letters of a title, and the part of these that a column takes in any
/// font named here, in hundredths.
const LARGEST: usize = 28;
const BREADTH: usize = 62;
/// Pixels at both sides of a title, and above the line on which each of its two lines stands.
const BESIDE: usize = 32;
const LINES: [u16; 2] = [40, 70];

/// Which game it is, in small letters, who played it, as large as they fit, and a line below.
fn draw_title([game, players]: &[String; 2], inks: [Ink; 3], columns: u16) -> String {
    let width = usize::from(columns * CELL.0);
    let [muted, strong, gold] = inks.map(|ink| fill(ink).unwrap_or_default());
    let size = |text: &str, most: usize| {
        let fitting = 100 * (width - 2 * BESIDE) / (BREADTH * text.width().max(1));
        fitting.min(most)
    };
    let text = |text: &str, y: u16, most: usize, style: &str| {
        format!(
            "<text x=\"{}\" y=\"{y}\" text-anchor=\"middle\" font-size=\"{}\"{style}>{}</text>\n",
            width / 2,
            size(text, most),
            escaped(text)
        )
    };
    let line = format!(
        "<rect x=\"{}\" y=\"84\" width=\"48\" height=\"2\"{gold}/>\n",
        (width / 2).saturating_sub(24)
    );
    let strong = format!(" font-weight=\"bold\"{strong}");
    text(game, LINES[0], LARGEST / 2, &muted) + &text(players, LINES[1], LARGEST, &strong) + &line
}

/// The cells as rectangles and letters. Whatever fills a part of a cell is a rectangle, too,
/// so that no font can leave a gap, and neighbors of one color are one. A title stands above.
fn svg(buffer: &Buffer, title: &str) -> String {
    let area = buffer.area;
    let (width, height) = (area.width * CELL.0, area.height * CELL.1);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" {FONT}>\n<g shape-rendering=\"crispEdges\">\n"
    );
    let rows = || (0..area.height).map(|y| (y, row(buffer, y)));
    for (y, cells) in rows() {
        let grounds = cells.iter().map(|cell| (cell.x, cell.ground, WHOLE));
        let blocks = cells.iter().flat_map(|cell| {
            let parts = parts(cell.symbol).iter();
            parts.map(|part| (cell.x, cell.ink, *part))
        });
        draw_parts(&mut svg, y, grounds);
        draw_parts(&mut svg, y, blocks);
    }
    svg += "</g>\n";
    svg += title;
    for (y, cells) in rows() {
        draw_letters(&mut svg, y, &cells);
    }
    svg += "</svg>\n";
    svg
}

/// A cell as it is drawn.
struct Drawn<'a> {
    x: u16,
    symbol: &'a str,
    ink: Ink,
    ground: Ink,
    modifier: Modifier,
}

fn row(buffer: &Buffer, y: u16) -> Vec<Drawn<'_>> {
    let drawn = |x: u16| {
        let cell: &Cell = &buffer[(x, y)];
        let (ink, ground) = if cell.modifier.contains(Modifier::REVERSED) {
            (cell.bg, cell.fg)
        } else {
            (cell.fg, cell.bg)
        };
        Drawn { x, symbol: cell.symbol(), ink, ground, modifier: cell.modifier }
    };
    let mut cells: Vec<Drawn> = (0..buffer.area.width).map(drawn).collect();
    // The second cell of a wide letter has no ground of its own.
    for at in 1..cells.len() {
        if cells[at - 1].symbol.width() > 1 {
            cells[at].ground = cells[at - 1].ground;
        }
    }
    cells
}

/// A part of a cell in its pixels: left, top, width, height, and how much of it is filled,
/// in quarters.
type Part = (u16, u16, u16, u16, u16);

const WHOLE: Part = (0, 0, CELL.0, CELL.1, 4);

/// The parts of its cell that a character fills; none if it is a letter.
fn parts(symbol: &str) -> &'static [Part] {
    match symbol {
        "█" => &[WHOLE],
        "▀" => &[(0, 0, 8, 8, 4)],
        "▁" => &[(0, 14, 8, 2, 4)],
        "▂" => &[(0, 12, 8, 4, 4)],
        "▃" => &[(0, 10, 8, 6, 4)],
        "▄" => &[(0, 8, 8, 8, 4)],
        "▅" => &[(0, 6, 8, 10, 4)],
        "▆" => &[(0, 4, 8, 12, 4)],
        "▇" => &[(0, 2, 8, 14, 4)],
        "▌" => &[(0, 0, 4, 16, 4)],
        "▐" => &[(4, 0, 4, 16, 4)],
        "▔" => &[(0, 0, 8, 2, 4)],
        "▖" => &[(0, 8, 4, 8, 4)],
        "▗" => &[(4, 8, 4, 8, 4)],
        "▘" => &[(0, 0, 4, 8, 4)],
        "▝" => &[(4, 0, 4, 8, 4)],
        "▙" => &[(0, 8, 8, 8, 4), (0, 0, 4, 8, 4)],
        "▟" => &[(0, 8, 8, 8, 4), (4, 0, 4, 8, 4)],
        "▏" => &[(0, 0, 1, 16, 4)],
        "▕" => &[(7, 0, 1, 16, 4)],
        "░" => &[(0, 0, 8, 16, 1)],
        "▒" => &[(0, 0, 8, 16, 2)],
        "▓" => &[(0, 0, 8, 16, 3)],
        "─" => &[(0, 8, 8, 1, 4)],
        "│" => &[(4, 0, 1, 16, 4)],
        "┌" => &[(4, 8, 4, 1, 4), (4, 8, 1, 8, 4)],
        "┐" => &[(0, 8, 5, 1, 4), (4, 8, 1, 8, 4)],
        "└" => &[(4, 8, 4, 1, 4), (4, 0, 1, 9, 4)],
        "┘" => &[(0, 8, 5, 1, 4), (4, 0, 1, 9, 4)],
        "├" => &[(4, 8, 4, 1, 4), (4, 0, 1, 16, 4)],
        "┤" => &[(0, 8, 5, 1, 4), (4, 0, 1, 16, 4)],
        _ => &[],
    }
}

/// Draws parts of the cells of a row; those that continue each other are one rectangle.
fn draw_parts(svg: &mut String, y: u16, parts: impl Iterator<Item = (u16, Ink, Part)>) {
    let mut shapes: Vec<(Ink, Part)> = Vec::new();
    for (x, ink, (left, top, width, height, filled)) in parts {
        let left = x * CELL.0 + left;
        if let Some((before, last)) = shapes.last_mut()
            && *before == ink
            && (last.0 + last.2, last.1, last.3, last.4) == (left, top, height, filled)
        {
            last.2 += width;
        } else {
            shapes.push((ink, (left, top, width, height, filled)));
        }
    }
    for (ink, (x, top, width, height, filled)) in shapes {
        let Some(fill) = fill(ink) else {
            continue;
        };
        let opacity = match filled {
            4 => String::new(),
            quarters => format!(" fill-opacity=\"0.{}\"", 25 * quarters),
        };
        // Writing to a string cannot fail.
        let _ = writeln!(
            svg,
            "<rect x=\"{x}\" y=\"{}\" width=\"{width}\" height=\"{height}\"{fill}{opacity}/>",
            y * CELL.1 + top,
        );
    }
}

/// Draws the letters of a row, those of a word together, each at its own place.
fn draw_letters(svg: &mut String, y: u16, cells: &[Drawn]) {
    let is_letter = |cell: &Drawn| cell.symbol.trim() != "" && parts(cell.symbol).is_empty();
    let alike = |one: &Drawn, two: &Drawn| {
        let style = |cell: &Drawn| (cell.ink, cell.modifier - Modifier::REVERSED);
        is_letter(one)
            && is_letter(two)
            && is_single(one)
            && is_single(two)
            && style(one) == style(two)
    };
    for word in cells.chunk_by(alike).filter(|word| is_letter(&word[0])) {
        let first = &word[0];
        let places: Vec<String> = word.iter().map(|cell| (cell.x * CELL.0).to_string()).collect();
        let text: String = word.iter().map(|cell| escaped(cell.symbol)).collect();
        let mut style = fill(first.ink).unwrap_or_default();
        if first.modifier.contains(Modifier::BOLD) {
            style += " font-weight=\"bold\"";
        }
        if first.modifier.contains(Modifier::UNDERLINED) {
            style += " text-decoration=\"underline\"";
        }
        if !is_single(first) {
            let width = first.symbol.width() * usize::from(CELL.0);
            let _ = write!(style, " textLength=\"{width}\" lengthAdjust=\"spacingAndGlyphs\"");
        }
        // Writing to a string cannot fail.
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"{}\"{style}>{text}</text>",
            places.join(" "),
            y * CELL.1 + BASELINE
        );
    }
}

/// Whether it is one character of one column, which has its place in a word.
fn is_single(cell: &Drawn) -> bool {
    cell.symbol.chars().count() == 1 && cell.symbol.width() == 1
}

/// What colors a shape; a color that the scene leaves to the terminal is left out.
fn fill(ink: Ink) -> Option<String> {
    match ink {
        Ink::Rgb(r, g, b) => Some(format!(" fill=\"#{r:02x}{g:02x}{b:02x}\"")),
        _ => None,
    }
}

/// A text as it stands in XML, without what may not stand there at all.
fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for c in text.chars() {
        match c {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '\u{fffe}' | '\u{ffff}' => safe.push('\u{fffd}'),
            c if c.is_control() => safe.push('\u{fffd}'),
            c => safe.push(c),
        }
    }
    safe
}
