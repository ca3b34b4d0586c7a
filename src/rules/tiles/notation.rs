//! Positions as text.

use std::fmt;
use std::iter::Peekable;
use std::str::{Chars, FromStr};

use super::{Cells, Fault, Faults, Setup, Tile};
use crate::rules::faults::{lines, read_player};
use crate::rules::{ByPlayer, Color, Player, Seat};

const COLUMNS: &str = "    a   b   c   d   e   f   g   h";

/// How the lines of a position begin: the rows from the top, and the rest.
const LINES: [&str; 10] = ["8", "7", "6", "5", "4", "3", "2", "1", "bowls:", "turn:"];

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{COLUMNS}")?;
        for row in (1..=8).rev() {
            let tiles = Cells::ALL.iter().zip(&self.tiles);
            let mut tiles = tiles.filter(|(cell, _)| cell.row() == row).peekable();
            let start = tiles.peek().map_or(0, |(cell, _)| cell.column());
            let mut line = format!("{row:<0$}", 3 + 4 * usize::from(start));
            for (_, tile) in tiles {
                line += &format!("{:<4}", written(tile));
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        let bowls = self.bowls.map(Color::letter);
        writeln!(f, "bowls: {} | {}", bowls.one, bowls.two)?;
        writeln!(f, "turn: {}", Seat::from(self.turn))
    }
}

/// A tile, in four columns if its marker is one there is.
fn written(tile: &Tile) -> String {
    let letter = tile.color.letter();
    let marker = tile.marker.map_or_else(String::new, |marker| marker.to_string());
    match tile.owner {
        None => format!(" {}{marker}", letter.to_ascii_lowercase()),
        Some(Player::One) => format!("[{letter}{marker}]"),
        Some(Player::Two) => format!("({letter}{marker})"),
    }
}

impl FromStr for Setup {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Setup, Faults> {
        let mut reader = Reader::default();
        let mut faults = Vec::new();
        let is_head = |line: &str| line.split_whitespace().eq(COLUMNS.split_whitespace());
        for (number, line) in lines(text).filter(|(_, line)| !is_head(line)) {
            if let Err(expected) = reader.read_line(line) {
                faults.push(Fault::Line { number, expected });
            }
        }
        let missing = LINES.into_iter().zip(reader.seen).filter(|(_, seen)| !seen);
        faults.extend(missing.map(|(line, _)| Fault::Missing { line }));
        Faults::check(faults)?;
        Ok(reader.setup)
    }
}

/// A position, read line by line.
struct Reader {
    setup: Setup,
    /// Which of the [`LINES`] were read.
    seen: [bool; LINES.len()],
}

impl Default for Reader {
    fn default() -> Reader {
        let tile = Tile { color: Color::Red, owner: None, marker: None };
        Reader {
            setup: Setup {
                tiles: [tile; _],
                bowls: ByPlayer::new(Color::Red, Color::Red),
                turn: Player::One,
            },
            seen: [false; _],
        }
    }
}

impl Reader {
    fn read_line(&mut self, line: &str) -> Result<(), &'static str> {
        let mut begins = LINES.into_iter().enumerate();
        let (index, rest) = begins
            .find_map(|(index, begin)| Some((index, line.strip_prefix(begin)?.trim())))
            .ok_or("the number of a row, `bowls:` or `turn:`")?;
        if std::mem::replace(&mut self.seen[index], true) {
            return Err("each line only once");
        }
        match LINES[index] {
            "bowls:" => self.setup.bowls = read_bowls(rest)?,
            "turn:" => self.setup.turn = read_player(rest)?,
            _ => self.read_row(8 - index as u8, rest)?,
        }
        Ok(())
    }

    fn read_row(&mut self, row: u8, text: &str) -> Result<(), &'static str> {
        const TILES: &str = "4, 6, 8, 8, 8, 8, 6 and 4 tiles in the rows";
        let mut chars = text.chars().peekable();
        let places = Cells::ALL.iter().zip(&mut self.setup.tiles);
        for (_, tile) in places.filter(|(cell, _)| cell.row() == row) {
            *tile = read_tile(&mut chars)?.ok_or(TILES)?;
        }
        match read_tile(&mut chars)? {
            None => Ok(()),
            Some(_) => Err(TILES),
        }
    }
}

fn read_bowls(text: &str) -> Result<ByPlayer<Color>, &'static str> {
    const TWO: &str = "two letters with a `|` between: player one's tile and player two's";
    let (one, two) = text.split_once('|').ok_or(TWO)?;
    let read = |part: &str| {
        let mut letters = part.trim().chars();
        match (letters.next().and_then(Color::from_letter), letters.next()) {
            (Some(color), None) => Ok(color),
            _ => Err(TWO),
        }
    };
    Ok(ByPlayer::new(read(one)?, read(two)?))
}

/// Reads the next tile of a row, if there is one.
fn read_tile(chars: &mut Peekable<Chars>) -> Result<Option<Tile>, &'static str> {
    const EXPECTED: &str = "tiles like `r`, `[R]`, `[R3]`, `(R)` and `(R3)`";
    while chars.next_if(|c| c.is_whitespace()).is_some() {}
    let Some(&begin) = chars.peek() else {
        return Ok(None);
    };
    let (owner, end) = match begin {
        '[' => (Some(Player::One), Some(']')),
        '(' => (Some(Player::Two), Some(')')),
        _ => (None, None),
    };
    if owner.is_some() {
        chars.next();
    }
    let color = chars.next().and_then(Color::from_letter).ok_or(EXPECTED)?;
    // Whether there can be such a marker is asked once the whole position is read.
    let mut digits = String::new();
    while let Some(digit) = chars.next_if(char::is_ascii_digit) {
        digits.push(digit);
    }
    let marker = match &*digits {
        "" => None,
        digits => Some(digits.parse().map_err(|_| EXPECTED)?),
    };
    if let Some(end) = end {
        chars.next_if_eq(&end).ok_or(EXPECTED)?;
    }
    Ok(Some(Tile { color, owner, marker }))
}
