//! Numbers and letters drawn large, made of blocks: what a game came to, and what is held, is
//! seen from across the table.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::canvas::Pen;
use super::theme::{Depth, Theme};
use crate::rules::Color;

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

/// The sign before points: five rows of three bits.
const PLUS: [u8; 5] = [0b000, 0b010, 0b111, 0b010, 0b000];

/// The name of all games.
const NAME: [&str; 5] = [
    "#   #   #   #  #  ##    #   #     # ",
    "## ##  # #  ## #  # #  # #  #    # #",
    "# # #  ###  # ##  # #  ###  #    ###",
    "#   #  # #  #  #  # #  # #  #    # #",
    "#   #  # #  #  #  ##   # #  ###  # #",
];

/// The letter of a color: five rows of five bits, so that none passes for a figure.
fn letter(color: Color) -> [u8; 5] {
    match color {
        Color::Red => [0b11110, 0b10001, 0b11110, 0b10010, 0b10001],
        Color::Orange => [0b01110, 0b10001, 0b10001, 0b10001, 0b01110],
        Color::Yellow => [0b10001, 0b01010, 0b00100, 0b00100, 0b00100],
        Color::Green => [0b01111, 0b10000, 0b10011, 0b10001, 0b01111],
        Color::Purple => [0b11110, 0b10001, 0b11110, 0b10000, 0b10000],
        Color::Black => [0b11110, 0b10001, 0b11110, 0b10001, 0b11110],
    }
}

/// Columns of a letter, and of a figure.
const LETTER: u16 = 5;
const FIGURE: u16 = 3;

/// The small letter of a color: six rows of four bits. A lower bowl would make a nine of a g.
fn small_letter(color: Color) -> [u8; 6] {
    match color {
        Color::Red => [0b0000, 0b1011, 0b1100, 0b1000, 0b1000, 0b0000],
        Color::Orange => [0b0000, 0b0110, 0b1001, 0b1001, 0b0110, 0b0000],
        Color::Yellow => [0b0000, 0b1001, 0b1001, 0b0111, 0b0001, 0b0110],
        Color::Green => [0b0111, 0b1001, 0b1001, 0b0111, 0b0001, 0b0110],
        Color::Purple => [0b0000, 0b1110, 0b1001, 0b1001, 0b1110, 0b1000],
        Color::Black => [0b0000, 0b1000, 0b1110, 0b1001, 0b1001, 0b1110],
    }
}

/// The letter of a color beside the number of a marker: five rows of three bits.
fn narrow_letter(color: Color) -> [u8; 5] {
    match color {
        Color::Red => [0b110, 0b101, 0b110, 0b101, 0b101],
        Color::Orange => [0b010, 0b101, 0b101, 0b101, 0b010],
        Color::Yellow => [0b101, 0b101, 0b010, 0b010, 0b010],
        Color::Green => [0b011, 0b100, 0b101, 0b101, 0b011],
        Color::Purple => [0b110, 0b101, 0b110, 0b100, 0b100],
        Color::Black => [0b110, 0b101, 0b110, 0b101, 0b110],
    }
}

/// Rows of a card whose letter is drawn large, at least, and columns free around that.
const LARGE: (u16, u16) = (4, 2);

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

    /// Columns of a plus sign before a number, and of the gap between them.
    pub fn sign(self) -> u16 {
        4 * self.point()
    }

    /// Whether a number stands on a plate instead: in ASCII there are no halves of cells.
    fn is_plate(self, theme: Theme) -> bool {
        theme.ascii && self == Figures::Small
    }

    /// The name of all games, row by row.
    pub fn name(self) -> Vec<String> {
        let is_set = |row: usize, column: usize| {
            NAME.get(row).is_some_and(|row| row.as_bytes()[column] == b'#')
        };
        let point = |row: usize, column: usize| match self {
            Figures::Small => half(is_set(2 * row, column), is_set(2 * row + 1, column)).into(),
            Figures::Large if is_set(row, column) => "██".to_string(),
            Figures::Large => "  ".to_string(),
        };
        let row = |row: usize| (0..NAME[0].len()).map(|column| point(row, column)).collect();
        (0..self.rows().into()).map(row).collect()
    }

    /// A number, row by row.
    pub fn drawn(self, theme: Theme, number: usize) -> Vec<String> {
        let digits = number.to_string().into_bytes();
        if self.is_plate(theme) {
            let width = self.columns(number).into();
            return vec![" ".repeat(width), format!("{number:^width$}"), " ".repeat(width)];
        }
        let full = theme.glyph("█", "#").repeat(self.point().into());
        let blank = " ".repeat(self.point().into());
        let line = |row: u16| {
            let mut line = String::new();
            for (n, &digit) in digits.iter().enumerate() {
                let bits = FIGURES[usize::from(digit - b'0')];
                line.push_str(if n > 0 { &blank } else { "" });
                match self {
                    Figures::Small => line.push_str(&half_row(&bits, 3, 2 * row, 0)),
                    Figures::Large => {
                        for column in 0..3 {
                            let is_set = bits[usize::from(row)] >> (2 - column) & 1 == 1;
                            line.push_str(if is_set { &full } else { &blank });
                        }
                    }
                }
            }
            line
        };
        (0..self.rows()).map(line).collect()
    }
}

/// A row of a figure or a letter whose points are halves of cells, from this half row on, if it
/// begins so many half rows lower.
fn half_row(bits: &[u8], columns: u16, from: u16, lower: u16) -> String {
    let is_set = |half: u16, column: u16| {
        let row = half.checked_sub(lower).and_then(|row| bits.get(usize::from(row)));
        row.is_some_and(|bits| bits >> (columns - 1 - column) & 1 == 1)
    };
    (0..columns).map(|column| half(is_set(from, column), is_set(from + 1, column))).collect()
}

/// A cell whose upper and whose lower half may be set.
fn half(upper: bool, lower: bool) -> char {
    match (upper, lower) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    }
}

impl Pen<'_> {
    /// Draws a number large; gives the column after it.
    pub fn figures(&mut self, (x, y): (u16, u16), number: u16, size: Figures, style: Style) -> u16 {
        let mut style = style.remove_modifier(Modifier::UNDERLINED);
        if size.is_plate(self.theme) {
            style = style.add_modifier(Modifier::REVERSED);
        }
        let mut end = x;
        for (row, line) in (y..).zip(size.drawn(self.theme, number.into())) {
            end = self.text(x, row, &line, style);
        }
        end
    }

    /// Draws the letter of a color large on a card, with a count beside it; says whether it is
    /// large enough for that.
    pub fn large_face(
        &mut self,
        card: Rect,
        color: Color,
        count: Option<u8>,
        style: Style,
    ) -> bool {
        // A column lies between a letter and its count.
        let width = LETTER + if count.is_some() { 1 + FIGURE } else { 0 };
        let has_room = card.height >= LARGE.0 && card.width >= width + LARGE.1;
        let has_blocks = !self.theme.ascii && self.theme.depth != Depth::Mono;
        let is_drawn = has_room && has_blocks && count.is_none_or(|count| count < 10);
        if is_drawn {
            let count = count.map(|count| FIGURES[usize::from(count)]);
            let x = card.x + (card.width - width) / 2;
            // In the middle of it, in half rows.
            let above = card.height - 3;
            let (y, lower) = (card.y + above / 2, above % 2);
            self.large_letter((x, y), (&letter(color), LETTER), lower, style);
            if let Some(count) = count {
                self.large_letter((x + LETTER + 1, y), (&count, FIGURE), lower, style);
            }
        }
        is_drawn
    }

    /// Draws the small letter of a color large on a tile.
    pub fn large_small_face(&mut self, tile: Rect, color: Color, style: Style) {
        let (x, y) = (tile.x + (tile.width - 4) / 2, tile.y + (tile.height - 3) / 2);
        self.large_letter((x, y), (&small_letter(color), 4), 0, style);
    }

    /// Draws the letter of a color large on a tile with a marker, as far left as leaves it air.
    pub fn large_narrow_face(&mut self, tile: Rect, color: Color, style: Style) {
        let at = (tile.x + 1, tile.y + (tile.height - 3) / 2);
        self.large_letter(at, (&narrow_letter(color), FIGURE), 1, style);
    }

    /// Draws a digit as large, below half a row of air.
    pub fn large_figure(&mut self, at: (u16, u16), digit: u8, style: Style) {
        let bits = FIGURES.get(usize::from(digit)).copied().unwrap_or_default();
        self.large_letter(at, (&bits, FIGURE), 1, style);
    }

    /// Draws a plus sign as large as small figures.
    pub fn large_plus(&mut self, at: (u16, u16), style: Style) {
        self.large_letter(at, (&PLUS, 3), 0, style);
    }

    /// Draws a letter or a figure whose points are halves of cells, so many of them in a row, and
    /// begins so many half rows lower.
    fn large_letter(
        &mut self,
        (x, y): (u16, u16),
        (bits, columns): (&[u8], u16),
        lower: u16,
        style: Style,
    ) {
        for row in 0..3 {
            self.text(x, y + row, &half_row(bits, columns, 2 * row, lower), style);
        }
    }
}
