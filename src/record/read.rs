use std::fmt::Display;

use super::names::check_name;
use super::{AGREED, Check, Move, Names, Reason, Record, RecordError, VERSION, deck_line};
use crate::plain::Plain;
use crate::rules::cards::{DECK, Game, ParseActionError};
use crate::rules::{Color, Player};

/// Reads a record line by line.
pub(super) struct Reader<'a> {
    /// What is still to be read.
    rest: &'a [u8],
    /// The number of the line being read.
    line: usize,
    /// Whether that line ended by itself, not by a comment or the end of the text.
    whole: bool,
    /// Whether the name of who starts may be half of the other player's name.
    half_name: bool,
    check: Check,
}

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader {
            // Some editors put a byte order mark before a text.
            rest: bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes),
            line: 0,
            whole: false,
            half_name: false,
            check: Check::new(),
        }
    }

    pub(super) fn read(mut self) -> Result<Record, RecordError> {
        let mut record = match self.read_head() {
            Ok(record) => record,
            Err(reason) => {
                return Err(RecordError {
                    line: self.line.max(1),
                    reason,
                    good: None,
                });
            }
        };
        match self.read_moves(&mut record) {
            Ok(()) => Ok(record),
            Err(reason) => Err(RecordError {
                line: self.line,
                reason,
                // Any move shows that the right player started.
                good: (!self.half_name || !record.steps().is_empty()).then(|| Box::new(record)),
            }),
        }
    }

    fn read_head(&mut self) -> Result<Record, Reason> {
        let (title, digits) = self.content()?.ok_or(Reason::NotARecord)?;
        match title.split_whitespace().collect::<Vec<_>>()[..] {
            ["mandala", "record", VERSION] => {}
            ["mandala", "record", other] => return Err(Reason::Version(Plain::quote(other))),
            _ => return Err(Reason::NotARecord),
        }
        self.verify(format_args!("mandala record {VERSION}"), digits)?;

        let mut field = self.field()?;
        let mut seed = 0;
        if field.key == "deck" {
            // The check counts the seed as if it stood there, as it does when printed.
            self.verify("seed: 0", None)?;
        } else {
            let (number, digits) = field.named("seed")?;
            seed = number.parse().map_err(|_| Reason::Head("seed: a number"))?;
            self.verify(format_args!("seed: {seed}"), digits)?;
            field = self.field()?;
        }
        let mut deck = None;
        if field.key == "deck" {
            let cards = read_deck(field.value)?;
            self.verify(deck_line(&cards), field.digits)?;
            // Its faults belong to this line, so they are looked for here.
            Game::from_deck(&cards, Player::One, seed).map_err(Reason::Deck)?;
            deck = Some(cards);
            field = self.field()?;
        }

        let (one, digits) = field.named("one")?;
        self.verify(format_args!("one: {one}"), digits)?;
        // Here, so that the error is told with this line.
        check_name(one).map_err(Reason::Names)?;
        let (two, digits) = self.field()?.named("two")?;
        self.verify(format_args!("two: {two}"), digits)?;
        let names = Names::recorded(one, two).map_err(Reason::Names)?;

        let (name, digits) = self.field()?.named("first")?;
        let first = names
            .seat(name)
            .ok_or_else(|| Reason::Stranger(Plain::quote(name)))?;
        // Without check digits, damage could make `Ann` of `Anna`, who plays as well.
        let lower = |seat| names.of(seat).to_lowercase();
        self.half_name = digits.is_none() && lower(first.other()).starts_with(&lower(first));
        if self.half_name && !self.whole {
            return Err(Reason::Unfinished);
        }
        self.verify(format_args!("first: {}", names.of(first)), digits)?;
        match deck {
            None => Ok(Record::new(seed, names, first)),
            Some(cards) => Record::from_deck(&cards, seed, names, first).map_err(Reason::Deck),
        }
    }

    fn read_moves(&mut self, record: &mut Record) -> Result<(), Reason> {
        loop {
            let content = self.content();
            let Some(player) = record.game().to_act() else {
                return match content {
                    Ok(None) => Ok(()),
                    _ => Err(Reason::AfterEnd),
                };
            };
            let Some((text, digits)) = content? else {
                return Ok(());
            };
            let names = record.names();
            let made = parse_move(text, names)?;
            self.verify(made.line(names), digits)?;
            if let Move::Action(seat, _) = made
                && seat != player
            {
                return Err(Reason::NotTheirs {
                    player: names.of(seat).to_string(),
                    expected: names.of(player).to_string(),
                });
            }
            if let Err(illegal) = record.course.repeat(made) {
                return Err(match illegal.tells_secrets() {
                    true => Reason::Hand {
                        player: record.names().of(player).to_string(),
                    },
                    false => Reason::Illegal(illegal),
                });
            }
        }
    }

    /// The next line that says something, and its check digits.
    fn content(&mut self) -> Result<Option<(&'a str, Option<&'a str>)>, Reason> {
        while !self.rest.is_empty() {
            self.line += 1;
            let end = self.rest.iter().position(|&b| b == b'\n');
            let (bytes, rest) = match end {
                Some(end) => (&self.rest[..end], &self.rest[end + 1..]),
                None => (self.rest, &self.rest[..0]),
            };
            self.rest = rest;
            let line = std::str::from_utf8(bytes).map_err(|_| Reason::NotText)?;
            let (line, comment) = match line.split_once('#') {
                Some((line, comment)) => (line, Some(comment)),
                None => (line, None),
            };
            self.whole = end.is_some() && comment.is_none();
            let line = line.trim();
            if line.is_empty() {
                continue;
            }
            return Ok(Some(match line.split_once('@') {
                Some((text, digits)) => (text.trim_end(), Some(digits)),
                None => (line, None),
            }));
        }
        Ok(None)
    }

    /// The next line of the head.
    fn field(&mut self) -> Result<Field<'a>, Reason> {
        let (line, digits) = self.content()?.ok_or(Reason::Unfinished)?;
        // A line that is no field has no name, so it is not the one expected.
        let (key, value) = line.split_once(':').unwrap_or_default();
        Ok(Field {
            key: key.trim(),
            value: value.trim(),
            digits,
        })
    }

    /// Checks the digits behind a line, which is given as it would be printed.
    fn verify(&mut self, line: impl Display, digits: Option<&str>) -> Result<(), Reason> {
        let expected = self.check.add(line);
        match digits {
            Some(digits) if !is_check(digits, expected) => Err(Reason::Damaged),
            _ => Ok(()),
        }
    }
}

/// A line of the head.
struct Field<'a> {
    key: &'a str,
    value: &'a str,
    digits: Option<&'a str>,
}

impl<'a> Field<'a> {
    /// Its value and check digits, if it is the one expected here.
    fn named(self, key: &'static str) -> Result<(&'a str, Option<&'a str>), Reason> {
        match self.key == key {
            true => Ok((self.value, self.digits)),
            false => Err(Reason::Head(key)),
        }
    }
}

/// Whether these are the four digits of a check.
fn is_check(digits: &str, check: u16) -> bool {
    // A sign would be read as part of the number.
    let plain = digits.len() == 4 && digits.bytes().all(|b| b.is_ascii_hexdigit());
    plain && u16::from_str_radix(digits, 16) == Ok(check)
}

/// Reads a deck laid out by hand; how many it has of each color is not looked at.
fn read_deck(letters: &str) -> Result<Vec<Color>, Reason> {
    let cards = (1..)
        .zip(letters.chars())
        .map(|(number, letter)| Color::from_letter(letter).ok_or(Reason::DeckLetter { number }))
        .collect::<Result<Vec<_>, _>>()?;
    match cards.len() {
        DECK => Ok(cards),
        letters => Err(Reason::DeckLength { letters }),
    }
}

fn parse_move(text: &str, names: &Names) -> Result<Move, Reason> {
    if text.eq_ignore_ascii_case(AGREED) {
        return Ok(Move::Agreed);
    }
    let (name, action) = text
        .split_once(':')
        .ok_or(Reason::NoAction(ParseActionError))?;
    // Printed names are found at once; others are compared in any case.
    let exact = Player::BOTH
        .into_iter()
        .find(|&seat| names.of(seat) == name);
    let seat = exact
        .or_else(|| names.seat(name))
        .ok_or_else(|| Reason::Stranger(Plain::quote(name.trim())))?;
    let action = action.parse().map_err(Reason::NoAction)?;
    Ok(Move::Action(seat, action))
}
