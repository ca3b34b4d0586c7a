use super::{AGREED, Check, Move, Names, Reason, Record, RecordError, VERSION};
use crate::rules::cards::{Illegal, ParseActionError};

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
        let moves = self.read_moves(&mut record);
        // Only a move just made can be taken back.
        record.before = None;
        match moves {
            Ok(()) => Ok(record),
            Err(reason) => Err(RecordError {
                line: self.line,
                reason,
                // Any move shows that the right player started.
                good: (!self.half_name || !record.moves.is_empty()).then(|| Box::new(record)),
            }),
        }
    }

    fn read_head(&mut self) -> Result<Record, Reason> {
        let (title, digits) = self.content()?.ok_or(Reason::NotARecord)?;
        match title.split_whitespace().collect::<Vec<_>>()[..] {
            ["mandala", "record", VERSION] => {}
            ["mandala", "record", other] => return Err(Reason::Version(other.to_string())),
            _ => return Err(Reason::NotARecord),
        }
        self.verify(&format!("mandala record {VERSION}"), digits)?;

        let (seed, digits) = self.field("seed")?;
        let seed: u64 = seed.parse().map_err(|_| Reason::Head("seed: a number"))?;
        self.verify(&format!("seed: {seed}"), digits)?;

        let (one, digits) = self.field("one")?;
        self.verify(&format!("one: {one}"), digits)?;
        let (two, digits) = self.field("two")?;
        self.verify(&format!("two: {two}"), digits)?;
        let names = Names::new(one, two).map_err(Reason::Names)?;

        let (name, digits) = self.field("first")?;
        let first = names
            .seat(name)
            .ok_or_else(|| Reason::Stranger(name.to_string()))?;
        // Without check digits, damage could make `Ann` of `Anna`, who plays as well.
        let lower = |seat| names.of(seat).to_lowercase();
        self.half_name = digits.is_none() && lower(first.other()).starts_with(&lower(first));
        if self.half_name && !self.whole {
            return Err(Reason::Unfinished);
        }
        self.verify(&format!("first: {}", names.of(first)), digits)?;
        Ok(Record::new(seed, names, first))
    }

    fn read_moves(&mut self, record: &mut Record) -> Result<(), Reason> {
        loop {
            let content = self.content();
            let Some(player) = record.game.public_view().phase().player() else {
                return match content {
                    Ok(None) => Ok(()),
                    _ => Err(Reason::AfterEnd),
                };
            };
            let Some((text, digits)) = content? else {
                return Ok(());
            };
            let step = parse_move(text, &record.names)?;
            self.verify(&step.line(&record.names), digits)?;
            if let Move::Action(seat, _) = step
                && seat != player
            {
                return Err(Reason::NotTheirs {
                    player: record.names.of(seat).to_string(),
                    expected: record.names.of(player).to_string(),
                });
            }
            record.repeat(step).map_err(|illegal| match illegal {
                Illegal::NotHeld { .. }
                | Illegal::EmptiesHand { .. }
                | Illegal::NothingToDraw { .. } => Reason::Hand {
                    player: record.names.of(player).to_string(),
                },
                open => Reason::Illegal(open),
            })?;
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
            self.whole = end.is_some() && !line.contains('#');
            let line = line.split('#').next().unwrap_or_default().trim();
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

    /// The value of a line of the head.
    fn field(&mut self, key: &'static str) -> Result<(&'a str, Option<&'a str>), Reason> {
        let (line, digits) = self.content()?.ok_or(Reason::Unfinished)?;
        match line.split_once(':') {
            Some((found, value)) if found.trim() == key => Ok((value.trim(), digits)),
            _ => Err(Reason::Head(key)),
        }
    }

    fn verify(&mut self, line: &str, digits: Option<&str>) -> Result<(), Reason> {
        self.check.add(line);
        let expected = self.check.to_string();
        match digits {
            Some(digits) if !digits.eq_ignore_ascii_case(&expected) => Err(Reason::Damaged),
            _ => Ok(()),
        }
    }
}

fn parse_move(text: &str, names: &Names) -> Result<Move, Reason> {
    if text.eq_ignore_ascii_case(AGREED) {
        return Ok(Move::Agreed);
    }
    let (name, action) = text
        .split_once(':')
        .ok_or(Reason::NoAction(ParseActionError))?;
    let seat = names
        .seat(name)
        .ok_or_else(|| Reason::Stranger(name.trim().to_string()))?;
    let action = action.parse().map_err(Reason::NoAction)?;
    Ok(Move::Action(seat, action))
}
