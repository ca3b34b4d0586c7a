//! A position as text.

use std::fmt;
use std::str::FromStr;

use super::{Fault, Faults, Piece, Place, Setup};
use crate::rules::Seat;
use crate::rules::faults::lines;

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let by_player = |parts: Vec<String>| parts.join(" | ");
        let pawn = |pawn: &Option<Place>| pawn.map_or(0, Place::number).to_string();
        let owned = self.owned.iter().map(|pieces| words(pieces));
        writeln!(f, "path:   {}", path(&self.path))?;
        writeln!(f, "pawns:  {}", by_player(self.pawns.iter().map(pawn).collect()))?;
        writeln!(f, "owned:  {}", by_player(owned.collect()))?;
        writeln!(f, "eye:    {}", words(&self.eye))?;
        let points = self.points.iter().map(u8::to_string);
        writeln!(f, "points: {}", by_player(points.collect()))?;
        writeln!(f, "turn:   {}", self.turn)
    }
}

/// Some pieces, or `-` for none.
fn words(pieces: &[Piece]) -> String {
    match pieces {
        [] => "-".to_string(),
        pieces => {
            let words: Vec<String> = pieces.iter().map(Piece::to_string).collect();
            words.join(" ")
        }
    }
}

/// The path, with a number for empty places in a row.
fn path(path: &[Option<Piece>]) -> String {
    let runs = path.chunk_by(|one, next| one.is_none() && next.is_none());
    // However many there are, no number is larger than what is read.
    let words = runs.flat_map(|run| run.chunks(u8::MAX.into()));
    let words = words.map(|run| match run {
        [Some(piece)] => piece.to_string(),
        [_] => "-".to_string(),
        empty => format!("-{}", empty.len()),
    });
    words.collect::<Vec<_>>().join(" ")
}

impl FromStr for Setup {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Setup, Faults> {
        let mut reader = Reader::default();
        let mut faults = Vec::new();
        for (number, line) in lines(text) {
            if let Err(expected) = reader.read_line(line) {
                faults.push(Fault::Line { number, expected });
            }
        }
        Faults::check(faults)?;
        Ok(reader.finish())
    }
}

/// A position, read line by line.
#[derive(Default)]
struct Reader<'a> {
    setup: Setup,
    /// The names of the lines read so far.
    seen: Vec<&'a str>,
}

impl<'a> Reader<'a> {
    fn read_line(&mut self, line: &'a str) -> Result<(), &'static str> {
        let (key, value) = line.split_once(':').ok_or("`name: value`")?;
        let (key, value) = (key.trim(), value.trim());
        if self.seen.contains(&key) {
            return Err("each name only once");
        }
        self.seen.push(key);
        let setup = &mut self.setup;
        match key {
            "path" => setup.path = read_path(value)?,
            "pawns" => setup.pawns = by_player(value, read_pawn)?,
            "owned" => setup.owned = by_player(value, read_pieces)?,
            "eye" => setup.eye = read_pieces(value)?,
            "points" => setup.points = by_player(value, read_points)?,
            "turn" => {
                let seat = Seat::named(value);
                setup.turn = seat.ok_or("`one`, `two`, `three`, `four` or `five`")?;
            }
            _ => return Err("path, pawns, owned, eye, points or turn"),
        }
        Ok(())
    }

    /// The position; what players have and is not said is nothing.
    fn finish(self) -> Setup {
        let mut setup = self.setup;
        let players = setup.pawns.len();
        if !self.seen.contains(&"owned") {
            setup.owned.resize(players, Vec::new());
        }
        if !self.seen.contains(&"points") {
            setup.points.resize(players, 0);
        }
        setup
    }
}

/// What each player has; nothing at all stands there for no players.
fn by_player<T>(
    value: &str,
    read: impl Fn(&str) -> Result<T, &'static str>,
) -> Result<Vec<T>, &'static str> {
    if value.is_empty() {
        return Ok(Vec::new());
    }
    value.split('|').map(|part| read(part.trim())).collect()
}

fn read_pawn(word: &str) -> Result<Option<Place>, &'static str> {
    let number: u8 = read_number(word).ok_or(PAWNS)?;
    match Place::new(number) {
        None if number > 0 => Err(PAWNS),
        place => Ok(place),
    }
}

const PAWNS: &str = "a place from 1 to 75 for each pawn, or 0 for the start, and `|` between";

fn read_points(word: &str) -> Result<u8, &'static str> {
    read_number(word).ok_or("each player's points, at most 75, and `|` between")
}

fn read_number(word: &str) -> Option<u8> {
    let plain = word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse().ok().filter(|_| plain)
}

fn read_pieces(words: &str) -> Result<Vec<Piece>, &'static str> {
    if words == "-" {
        return Ok(Vec::new());
    }
    let pieces = words.split_whitespace().map(str::parse);
    let pieces: Result<Vec<Piece>, _> = pieces.collect();
    pieces.map_err(|_| "pieces like R1 or U3, or `-` for none")
}

fn read_path(words: &str) -> Result<Vec<Option<Piece>>, &'static str> {
    const EXPECTED: &str = "pieces like R1 or U3, `-` for an empty place or `-9` for nine";
    let mut path = Vec::new();
    for word in words.split_whitespace() {
        match word.strip_prefix('-') {
            Some("") => path.push(None),
            Some(count) => {
                let count = usize::from(read_number(count).ok_or(EXPECTED)?);
                path.resize(path.len() + count, None);
            }
            None => path.push(Some(word.parse().map_err(|_| EXPECTED)?)),
        }
    }
    Ok(path)
}
