//! Cells, written to a terminal in few bytes.

use crate::common::{for_each_seed, often, once_in};
use crate::output::nonzero;
use mandala::rules::shuffle::Shuffler;
use mandala::terminal::wire;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};

const MODIFIERS: [Modifier; 5] =
    [Modifier::DIM, Modifier::BOLD, Modifier::ITALIC, Modifier::UNDERLINED, Modifier::REVERSED];

/// Some colors of every depth: few, so that many cells repeat them.
const COLORS: [&[Color]; 5] = [
    &[Color::Rgb(0, 0, 0), Color::Rgb(207, 174, 128), Color::Rgb(7, 90, 255)],
    &[Color::Indexed(0), Color::Indexed(94), Color::Indexed(255)],
    &[Color::Red, Color::White, Color::DarkGray],
    &[Color::Reset, Color::Black, Color::LightYellow],
    &[Color::Reset],
];

const SYMBOLS: [&str; 8] = [" ", " ", "▀", "▄", "▀", "▄", "a", "▸"];

/// What a player sees of a cell.
#[derive(Debug, PartialEq)]
enum Seen {
    Ground(vt100::Color),
    Halves(vt100::Color, vt100::Color),
    Written(String, vt100::Color, vt100::Color, [bool; 5]),
}

fn seen(symbol: &str, fg: vt100::Color, bg: vt100::Color, modifiers: [bool; 5]) -> Seen {
    let [.., underlined, reversed] = modifiers;
    let own = [fg, bg].contains(&vt100::Color::Default);
    match symbol {
        "" | " " if !underlined && !reversed => Seen::Ground(bg),
        "▀" if modifiers == [false; 5] && !own => Seen::Halves(fg, bg),
        "▄" if modifiers == [false; 5] && !own => Seen::Halves(bg, fg),
        "" => Seen::Written(" ".to_string(), fg, bg, modifiers),
        _ => Seen::Written(symbol.to_string(), fg, bg, modifiers),
    }
}

fn meant(cell: &Cell) -> Seen {
    let has = MODIFIERS.map(|modifier| cell.modifier.contains(modifier));
    seen(cell.symbol(), color(cell.fg), color(cell.bg), has)
}

fn shown(cell: &vt100::Cell) -> Seen {
    let has = [cell.dim(), cell.bold(), cell.italic(), cell.underline(), cell.inverse()];
    seen(cell.contents(), cell.fgcolor(), cell.bgcolor(), has)
}

fn color(color: Color) -> vt100::Color {
    match color {
        Color::Reset => vt100::Color::Default,
        Color::Rgb(r, g, b) => vt100::Color::Rgb(r, g, b),
        Color::Indexed(index) => vt100::Color::Idx(index),
        Color::Black => vt100::Color::Idx(0),
        Color::Red => vt100::Color::Idx(1),
        Color::DarkGray => vt100::Color::Idx(8),
        Color::LightYellow => vt100::Color::Idx(11),
        Color::White => vt100::Color::Idx(15),
        other => panic!("{other} is not tried here"),
    }
}

fn any<T: Copy>(things: &[T], chance: &mut Shuffler) -> T {
    things[chance.below(things.len() as u64) as usize]
}

/// Changes some cells, runs of them alike.
fn change(buffer: &mut Buffer, colors: &[Color], chance: &mut Shuffler) {
    let mut cell = Cell::EMPTY;
    let changed = 1 + chance.below(6);
    for at in 0..buffer.content.len() {
        if once_in(3, chance) {
            cell.set_symbol(any(&SYMBOLS, chance));
            cell.fg = any(colors, chance);
            cell.bg = any(colors, chance);
            cell.modifier = Modifier::empty();
            for modifier in MODIFIERS {
                // The emulator knows no writing that is bold and dim.
                let is_dim = cell.modifier.contains(Modifier::DIM);
                let both = is_dim && modifier == Modifier::BOLD;
                cell.modifier.set(modifier, !both && once_in(6, chance));
            }
        }
        if once_in(changed, chance) {
            buffer.content[at] = cell.clone();
        }
    }
}

#[test]
fn a_terminal_shows_the_cells_that_were_meant_however_few_bytes_say_so() {
    for_each_seed(0..often(300, 20_000), |seed, chance| {
        let colors = COLORS[seed as usize % COLORS.len()];
        let size = (1 + chance.below(30) as u16, 1 + chance.below(8) as u16);
        let (columns, rows) = nonzero(size);
        let mut terminal = vt100::Parser::new(rows, columns, 0);
        let mut before = Buffer::empty(Rect::new(0, 0, size.0, size.1));
        for _ in 0..6 {
            let mut after = before.clone();
            change(&mut after, colors, chance);
            let mut bytes = Vec::new();
            wire::write(&mut bytes, before.diff_iter(&after));
            terminal.process(&bytes);
            for at in after.area.positions() {
                let cell = terminal.screen().cell(at.y, at.x).expect("a cell");
                assert_eq!(shown(cell), meant(&after[at]), "{at}");
            }
            before = after;
        }
    });
}

#[test]
fn nothing_is_written_where_nothing_is_new() {
    let mut bytes = Vec::new();
    let mut buffer = Buffer::empty(Rect::new(0, 0, 9, 9));
    change(&mut buffer, COLORS[0], &mut Shuffler::new(1));
    wire::write(&mut bytes, buffer.diff_iter(&buffer));
    assert_eq!(bytes, []);
}

/// What a row of cells is written as, from its first column on.
fn written<const N: usize>(cells: [(&'static str, u8, u8); N]) -> String {
    let cells = cells.map(|(symbol, fg, bg)| {
        let mut cell = Cell::new(symbol);
        cell.set_fg(Color::Indexed(fg)).set_bg(Color::Indexed(bg));
        cell
    });
    let mut bytes = Vec::new();
    wire::write(&mut bytes, (0..).zip(&cells).map(|(x, cell)| (x, 0, cell)));
    String::from_utf8(bytes).expect("text").replace('\x1b', "^")
}

#[test]
fn a_blank_sends_its_ground_alone_and_a_half_that_stays_nothing() {
    let row = [(" ", 1, 2), ("a", 3, 2), (" ", 4, 5), ("b", 3, 5)];
    let text = "^[1;1H^[48;5;2m ^[38;5;3ma^[48;5;5m b^[0m";
    assert_eq!(written(row), text);
}

#[test]
fn half_a_cell_is_written_with_the_colors_that_were_sent_last() {
    let row = [("▀", 1, 2), ("▀", 2, 1), ("▄", 1, 2), ("▀", 3, 1)];
    let text = "^[1;1H^[38;5;1;48;5;2m▀▄▄^[48;5;3m▄^[0m";
    assert_eq!(written(row), text);
}
