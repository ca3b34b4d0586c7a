//! Cells, written so that few bytes make a terminal show them: nearly all of what a picture
//! takes are codes for colors, and a slow line waits for each of them.

use ratatui::buffer::Cell;
use ratatui::style::{Color, Modifier};

const UPPER: &str = "▀";
const LOWER: &str = "▄";

/// Modifiers with the codes that set and end them.
const MODIFIERS: [(Modifier, u16, u16); 9] = [
    (Modifier::BOLD, 1, 22),
    (Modifier::DIM, 2, 22),
    (Modifier::ITALIC, 3, 23),
    (Modifier::UNDERLINED, 4, 24),
    (Modifier::SLOW_BLINK, 5, 25),
    (Modifier::RAPID_BLINK, 6, 25),
    (Modifier::REVERSED, 7, 27),
    (Modifier::HIDDEN, 8, 28),
    (Modifier::CROSSED_OUT, 9, 29),
];

/// The modifiers that are seen where nothing is written.
const SEEN_ON_BLANK: Modifier =
    Modifier::UNDERLINED.union(Modifier::REVERSED).union(Modifier::CROSSED_OUT);

/// How the terminal writes.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Look {
    fg: Color,
    bg: Color,
    modifier: Modifier,
}

/// How it writes at the beginning and at the end.
const PLAIN: Look = Look { fg: Color::Reset, bg: Color::Reset, modifier: Modifier::empty() };

/// Writes cells to their places, on a terminal that writes plainly before and after that.
/// Cells that follow each other in a row cost least.
pub fn write<'a>(out: &mut Vec<u8>, cells: impl IntoIterator<Item = (u16, u16, &'a Cell)>) {
    let mut look = PLAIN;
    let mut next = None;
    for (x, y, cell) in cells {
        if next != Some((x, y)) {
            match next {
                Some((_, row)) if row == y => sequence(out, &[x + 1], b'G'),
                _ => sequence(out, &[y + 1, x + 1], b'H'),
            }
        }
        next = Some((x + 1, y));
        let (symbol, wanted) = look.wanted(cell);
        look.change(wanted, out);
        out.extend_from_slice(symbol.as_bytes());
    }
    if look != PLAIN {
        sequence(out, &[0], b'm');
    }
}

impl Look {
    /// What to write so that a cell is seen, and how: as much as possible as it is now.
    fn wanted<'a>(&self, cell: &'a Cell) -> (&'a str, Look) {
        let own = Look { fg: cell.fg, bg: cell.bg, modifier: cell.modifier };
        let turned = match cell.symbol() {
            " " if !cell.modifier.intersects(SEEN_ON_BLANK) => {
                let modifier = self.modifier.difference(SEEN_ON_BLANK);
                let fg = self.fg;
                return (" ", Look { fg, modifier, ..own });
            }
            UPPER => LOWER,
            LOWER => UPPER,
            symbol => return (symbol, own),
        };
        // The terminal's own colors are others for writing than for the ground, and some
        // modifiers change but one of the two.
        let may_turn = cell.modifier.is_empty() && ![cell.fg, cell.bg].contains(&Color::Reset);
        let other = Look { fg: cell.bg, bg: cell.fg, ..own };
        if may_turn && self.changes(&other) < self.changes(&own) {
            (turned, other)
        } else {
            (cell.symbol(), own)
        }
    }

    /// How many colors another look changes.
    fn changes(&self, other: &Look) -> usize {
        usize::from(self.fg != other.fg) + usize::from(self.bg != other.bg)
    }

    /// Tells the terminal what changes.
    fn change(&mut self, wanted: Look, out: &mut Vec<u8>) {
        let mut codes = Codes::default();
        let ended = self.modifier.difference(wanted.modifier);
        let mut kept = self.modifier;
        for (_, _, end) in MODIFIERS.iter().filter(|(one, ..)| ended.contains(*one)) {
            codes.add(&[*end]);
            // Some codes end two of them.
            for (twin, ..) in MODIFIERS.iter().filter(|(.., code)| code == end) {
                kept.remove(*twin);
            }
        }
        let begun = wanted.modifier.difference(kept);
        for (_, start, _) in MODIFIERS.iter().filter(|(one, ..)| begun.contains(*one)) {
            codes.add(&[*start]);
        }
        if self.fg != wanted.fg {
            codes.color(30, wanted.fg);
        }
        if self.bg != wanted.bg {
            codes.color(40, wanted.bg);
        }
        if codes.count > 0 {
            sequence(out, &codes.numbers[..codes.count], b'm');
        }
        *self = wanted;
    }
}

/// Codes that change how the terminal writes.
#[derive(Default)]
struct Codes {
    /// Room for the end and the beginning of every modifier, and two colors.
    numbers: [u16; 2 * MODIFIERS.len() + 2 * 5],
    count: usize,
}

impl Codes {
    fn add(&mut self, numbers: &[u16]) {
        for number in numbers {
            self.numbers[self.count] = *number;
            self.count += 1;
        }
    }

    /// Adds a color for what is written, or 10 further on for the ground.
    fn color(&mut self, base: u16, color: Color) {
        let index = match color {
            Color::Reset => return self.add(&[base + 9]),
            Color::Rgb(r, g, b) => {
                return self.add(&[base + 8, 2, r.into(), g.into(), b.into()]);
            }
            Color::Indexed(index) => index,
            Color::Black => 0,
            Color::Red => 1,
            Color::Green => 2,
            Color::Yellow => 3,
            Color::Blue => 4,
            Color::Magenta => 5,
            Color::Cyan => 6,
            Color::Gray => 7,
            Color::DarkGray => 8,
            Color::LightRed => 9,
            Color::LightGreen => 10,
            Color::LightYellow => 11,
            Color::LightBlue => 12,
            Color::LightMagenta => 13,
            Color::LightCyan => 14,
            Color::White => 15,
        };
        // By its number: the shorter names of the first eight are others in bold.
        self.add(&[base + 8, 5, index.into()]);
    }
}

/// Writes a control sequence.
fn sequence(out: &mut Vec<u8>, numbers: &[u16], last: u8) {
    out.extend_from_slice(b"\x1b[");
    for (at, number) in numbers.iter().enumerate() {
        if at > 0 {
            out.push(b';');
        }
        let digits = [10_000, 1_000, 100, 10, 1].map(|unit| (number / unit % 10) as u8);
        let blank = digits[..4].iter().take_while(|digit| **digit == 0).count();
        out.extend(digits[blank..].iter().map(|digit| b'0' + digit));
    }
    out.push(last);
}
