use std::fmt::Display;

use super::names::check_name;
use super::{
    AGREED, COMPUTER, Check, Computers, Deal, Move, Names, Reason, Record, RecordError, UNSAID,
    VERSION, computers_line, layout_line,
};
use crate::plain::Plain;
use crate::rules::game::{Game, Illegal, Layout};
use crate::rules::{Kind, Seat};

/// The line of the head that says which game it is.
const GAME: &str = "game";

/// A line is not text in UTF-8, whichever game it is of.
struct NotText;

impl<G: Game> From<NotText> for Reason<G> {
    fn from(_: NotText) -> Reason<G> {
        Reason::NotText
    }
}

/// Reads a record line by line.
pub(super) struct Reader<'a> {
    /// What is still to be read.
    rest: &'a [u8],
    /// The number of the line being read.
    line: usize,
    /// Whether that line ended by itself, not by a comment or the end of the text.
    whole: bool,
    /// Whether it may have ended in the middle of a word.
    cut: bool,
    /// Whether the last move may be half of another one, with the rest in the next line.
    half_move: bool,
    /// Whether the name of who starts may be half of another player's name.
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
            cut: false,
            half_move: false,
            half_name: false,
            check: Check::new(),
        }
    }

    /// Which game the record says it is of. If it says nothing or cannot be read, it is the
    /// oldest game, and reading it as that tells what is wrong.
    pub(super) fn kind(mut self) -> Kind {
        let said = match (self.content(), self.content()) {
            (Ok(_), Ok(Some((line, digits)))) => Some(Field::new(line, digits)),
            _ => None,
        };
        let said = said.filter(|field| field.key == GAME);
        said.and_then(|field| field.value.parse().ok()).unwrap_or(UNSAID)
    }

    pub(super) fn read<G: Game>(mut self) -> Result<Record<G>, RecordError<G>> {
        let mut record = match self.read_head() {
            Ok(record) => record,
            Err(reason) => {
                return Err(RecordError { line: self.line.max(1), reason, good: None });
            }
        };
        match self.read_moves(&mut record) {
            Ok(()) => Ok(record),
            Err(reason) => {
                Err(RecordError { line: self.line, good: self.good(record, &reason), reason })
            }
        }
    }

    /// The game up to a line that is wrong, as far as it can be believed.
    fn good<G: Game>(&self, record: Record<G>, reason: &Reason<G>) -> Option<Box<Record<G>>> {
        let moves = record.steps().len();
        // Any move shows that the right player started.
        if self.half_name && moves == 0 {
            return None;
        }
        // A line that is no action may be the rest of the one above.
        let half_move = self.half_move && matches!(reason, Reason::NoAction);
        Some(Box::new(if half_move { record.up_to(moves - 1) } else { record }))
    }

    fn read_head<G: Game>(&mut self) -> Result<Record<G>, Reason<G>> {
        let (title, digits) = self.content()?.ok_or(Reason::NotARecord)?;
        match title.split_whitespace().collect::<Vec<_>>()[..] {
            ["mandala", "record", VERSION] => {}
            ["mandala", "record", other] => return Err(Reason::Version(Plain::quote(other))),
            _ => return Err(Reason::NotARecord),
        }
        self.verify(format_args!("mandala record {VERSION}"), digits)?;

        let field = self.read_kind()?;
        let (Deal { seed, layout }, field) = self.read_deal::<G>(field)?;
        let (names, field) = self.read_names(field)?;

        let (computers, field) = self.read_computers(&names, field)?;

        let (name, digits) = field.named("first")?;
        let stranger = || Reason::Stranger(Plain::quote(name));
        let seat = names.seat(name).ok_or_else(stranger)?;
        // Without check digits, damage could make `Ann` of `Anna`, who plays as well.
        let lower = |seat| names.of(seat).to_lowercase();
        let mut others = names.seats().filter(|&other| other != seat);
        self.half_name =
            digits.is_none() && others.any(|other| lower(other).starts_with(&lower(seat)));
        if self.half_name && !self.whole {
            return Err(Reason::Unfinished);
        }
        self.verify(format_args!("first: {}", names.of(seat)), digits)?;
        let first = G::Player::try_from(seat).map_err(|_| stranger())?;
        let record = match layout {
            None => Record::new(seed, names, first),
            Some(layout) => {
                Record::from_layout(layout, seed, names, first).map_err(Reason::Layout)?
            }
        };
        Ok(record.with_computers(computers))
    }

    /// Reads which game it is of, if it says so, and the line after that.
    fn read_kind<G: Game>(&mut self) -> Result<Field<'a>, Reason<G>> {
        let field = self.field()?;
        let unsaid = G::KIND == UNSAID;
        if field.key != GAME {
            return if unsaid { Ok(field) } else { Err(Reason::Head(GAME)) };
        }
        let no_game = |_| Reason::NoGame(Plain::quote(field.value));
        let kind: Kind = field.value.parse().map_err(no_game)?;
        if kind != G::KIND {
            return Err(Reason::OtherGame(kind));
        }
        // A line that is never printed is no part of the check, and has no digits.
        if !unsaid {
            self.verify(format_args!("{GAME}: {kind}"), field.digits)?;
        } else if field.digits.is_some() {
            return Err(Reason::Damaged);
        }
        self.field()
    }

    /// Reads the seed or a layout or, in some games, both; and the line after that.
    fn read_deal<G: Game>(
        &mut self,
        mut field: Field<'a>,
    ) -> Result<(Deal<G>, Field<'a>), Reason<G>> {
        let mut seed = 0;
        let has_seed = field.key != G::Layout::NAME;
        if has_seed {
            let (number, digits) = field.named("seed")?;
            seed = number.parse().map_err(|_| Reason::Head("seed: a number"))?;
            self.verify(format_args!("seed: {seed}"), digits)?;
            field = self.field()?;
        } else if G::Layout::HAS_SEED {
            // The check counts the seed as if it stood there, as it does when printed.
            self.verify("seed: 0", None)?;
        }
        if field.key != G::Layout::NAME || has_seed && !G::Layout::HAS_SEED {
            let layout = None;
            return Ok((Deal { seed, layout }, field));
        }
        let layout: G::Layout = field.value.parse().map_err(Reason::Layout)?;
        self.verify(layout_line(&layout), field.digits)?;
        // Its faults belong to this line, so they are looked for here.
        layout.check().map_err(Reason::Layout)?;
        let layout = Some(layout);
        Ok((Deal { seed, layout }, self.field()?))
    }

    /// Reads the names of as many as can play, and the line after them.
    fn read_names<G: Game>(
        &mut self,
        mut field: Field<'a>,
    ) -> Result<(Names, Field<'a>), Reason<G>> {
        let mut read: Vec<&str> = Vec::new();
        let mut names = Err(Reason::Unfinished);
        for seat in Seat::all(*G::PLAYERS.end()) {
            if names.is_ok() && [COMPUTER, "first"].contains(&field.key) {
                break;
            }
            let (name, digits) = field.named(seat.name())?;
            self.verify(format_args!("{seat}: {name}"), digits)?;
            // Here, so that the error is told with this line.
            check_name(name).map_err(Reason::Names)?;
            read.push(name);
            if G::PLAYERS.contains(&read.len()) {
                let read = read.iter().copied();
                names = Ok(Names::recorded(read).map_err(Reason::Names)?);
            }
            field = self.field()?;
        }
        Ok((names?, field))
    }

    /// Reads which seats a computer has, if any, and the line after that.
    fn read_computers<G: Game>(
        &mut self,
        names: &Names,
        field: Field<'a>,
    ) -> Result<(Computers, Field<'a>), Reason<G>> {
        if field.key != COMPUTER {
            return Ok((Computers::default(), field));
        }
        let read = Computers::read(G::KIND, names.count(), field.value);
        let computers = read.map_err(Reason::Computers)?;
        self.verify(computers_line(&computers), field.digits)?;
        Ok((computers, self.field()?))
    }

    fn read_moves<G: Game>(&mut self, record: &mut Record<G>) -> Result<(), Reason<G>> {
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
            let half_move = digits.is_none()
                && matches!(made, Move::Action(_, action) if G::may_be_cut(action));
            if half_move && self.cut {
                return Err(Reason::CutShort);
            }
            let made = match made {
                Move::Action(acting, action) => Move::Action(acting, record.game().in_full(action)),
                Move::Agreed => made,
            };
            self.verify(made.line(names), digits)?;
            if let Move::Action(acting, _) = made
                && acting != player
            {
                return Err(Reason::NotTheirs {
                    player: names.of(acting).to_string(),
                    expected: names.of(player).to_string(),
                });
            }
            if let Err(illegal) = record.course.repeat(made) {
                return Err(if illegal.tells_secrets() {
                    let player = record.names().of(player).to_string();
                    Reason::Hand { player }
                } else {
                    Reason::Illegal(illegal)
                });
            }
            self.half_move = half_move;
        }
    }

    /// The next line that says something, and its check digits.
    fn content(&mut self) -> Result<Option<(&'a str, Option<&'a str>)>, NotText> {
        while !self.rest.is_empty() {
            self.line += 1;
            let end = self.rest.iter().position(|&b| b == b'\n');
            let (bytes, rest) = match end {
                Some(end) => (&self.rest[..end], &self.rest[end + 1..]),
                None => (self.rest, &self.rest[..0]),
            };
            self.rest = rest;
            let line = std::str::from_utf8(bytes).map_err(|_| NotText)?;
            let (line, comment) = match line.split_once('#') {
                Some((line, comment)) => (line, Some(comment)),
                None => (line, None),
            };
            self.whole = end.is_some() && comment.is_none();
            self.cut = match comment {
                Some(_) => !line.ends_with(char::is_whitespace),
                None => end.is_none(),
            };
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
    fn field<G: Game>(&mut self) -> Result<Field<'a>, Reason<G>> {
        let (line, digits) = self.content()?.ok_or(Reason::Unfinished)?;
        Ok(Field::new(line, digits))
    }

    /// Checks the digits behind a line, which is given as it would be printed.
    fn verify<G: Game>(
        &mut self,
        line: impl Display,
        digits: Option<&str>,
    ) -> Result<(), Reason<G>> {
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
    fn new(line: &'a str, digits: Option<&'a str>) -> Field<'a> {
        // A line that is no field has no name, so it is not the one expected.
        let (key, value) = line.split_once(':').unwrap_or_default();
        Field { key: key.trim(), value: value.trim(), digits }
    }

    /// Its value and check digits, if it is the one expected here.
    fn named<G: Game>(self, key: &'static str) -> Result<(&'a str, Option<&'a str>), Reason<G>> {
        if self.key == key { Ok((self.value, self.digits)) } else { Err(Reason::Head(key)) }
    }
}

/// Whether these are the four digits of a check.
fn is_check(digits: &str, check: u16) -> bool {
    // A sign would be read as part of the number.
    let plain = digits.len() == 4 && digits.bytes().all(|b| b.is_ascii_hexdigit());
    plain && u16::from_str_radix(digits, 16) == Ok(check)
}

fn parse_move<G: Game>(text: &str, names: &Names) -> Result<Move<G>, Reason<G>> {
    if text.eq_ignore_ascii_case(AGREED) {
        return Ok(Move::Agreed);
    }
    let (name, action) = text.split_once(':').ok_or(Reason::NoAction)?;
    // Printed names are found at once; others are compared in any case.
    let exact = names.seats().find(|&seat| names.of(seat) == name);
    let player = exact
        .or_else(|| names.seat(name))
        .and_then(|seat| G::Player::try_from(seat).ok())
        .ok_or_else(|| Reason::Stranger(Plain::quote(name.trim())))?;
    let action = action.parse().map_err(|_| Reason::NoAction)?;
    Ok(Move::Action(player, action))
}
