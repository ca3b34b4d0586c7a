//! Numbers drawn large, made of blocks: what a game came to is seen from across the table.

use ratatui::style::{Modifier, Style};

use super::canvas::Pen;
use super::theme::Theme;

/// The ten figures: five rows of three bits.
const FIGURES: [[u8; 5]; 10] = [
    [0b111, 0b101, 0b101, 0b101, 0b111],
    [0b010, 0b110, 0b010, 0b010, 0b111],
    [0b111, 0b001, 0b111, 0b100, 0b111],
    [0b111, 0b001, 0b111, 0b001, 0b111],
    [0b101, 0b101, 0b111, 0b001, 0b001],
    [0b111, 0b100, 0b111, 0b001, 0b111],
    [0b111, 0b100, 0b111, 0b101, 0b111],
    [0b111, 0b001, 0b001, 0b010, 0b010],
    [0b111, 0b101, 0b111, 0b101, 0b111],
    [0b111, 0b101, 0b111, 0b001, 0b111],
];

/// How large figures are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figures {
    /// A point of them is half a cell.
    Small,
    /// It is two cells.
    Large,
}

impl Figures {
    /// Columns of a point.
    fn point(self) -> u16 {
        match self {
            Figures::Small => 1,
            Figures::Large => 2,
        }
    }

    /// Their rows.
    pub fn rows(self) -> u16 {
        match self {
            Figures::Small => 3,
            Figures::Large => 5,
        }
    }

    /// Columns of a number.
    pub fn columns(self, number: usize) -> u16 {
        self.point() * (4 * number.to_string().len() as u16 - 1)
    }

    /// A number, row by row. There are no halves of cells in ASCII: small figures are left out
    /// there.
    pub fn drawn(self, theme: Theme, number: usize) -> Vec<String> {
        if self == Figures::Small && theme.ascii {
            return Vec::new();
        }
        let digits = number.to_string().into_bytes();
        let is_set = |digit: u8, row: usize, column: u16| {
            let rows = FIGURES[usize::from(digit - b'0')];
            rows.get(row).is_some_and(|bits| bits >> (2 - column) & 1 == 1)
        };
        let full = theme.glyph("█", "#").repeat(self.point().into());
        let blank = " ".repeat(self.point().into());
        let line = |row: u16| {
            let mut line = String::new();
            for (n, &digit) in digits.iter().enumerate() {
                line.push_str(if n > 0 { &blank } else { "" });
                for column in 0..3 {
                    let point = |row: u16| is_set(digit, row.into(), column);
                    line.push_str(match self {
                        Figures::Large if point(row) => &full,
                        Figures::Large => &blank,
                        Figures::Small => match (point(2 * row), point(2 * row + 1)) {
                            (true, true) => &full,
                            (true, false) => "▀",
                            (false, true) => "▄",
                            (false, false) => &blank,
                        },
                    });
                }
            }
            line
        };
        (0..self.rows()).map(line).collect()
    }
}

impl Pen<'_> {
    /// Draws a number large; gives the column after it.
    pub fn figures(&mut self, (x, y): (u16, u16), number: u16, size: Figures, style: Style) -> u16 {
        let style = style.remove_modifier(Modifier::UNDERLINED);
        let mut end = x;
        for (row, line) in (y..).zip(size.drawn(self.theme, number.into())) {
            end = self.text(x, row, &line, style);
        }
        end
    }
}
