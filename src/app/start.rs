//! The start screen: names, who starts, deal, or go on with a kept game.

use std::path::PathBuf;

use super::Opening;
use super::command::Command;
use super::keymap::Context;
use crate::record::{AnyRecord, AnyRecordError, NAME_LIMIT, NameError, Names, check_new};
use crate::rules::{Kind, Seat};

/// Names used where none is typed.
const DEFAULT_NAMES: [&str; Seat::MOST] = ["Anna", "Beth", "Carl", "Dora", "Emil"];

/// Who starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum First {
    /// This player.
    Seat(Seat),
    /// The player that the seed picks.
    #[default]
    Drawn,
}

/// A line of the start screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// Go on with the kept game.
    Resume,
    /// A player's name.
    Name(Seat),
    /// Who starts.
    First,
    /// Deal.
    Deal,
}

/// A kept game that could go on.
#[derive(Debug)]
pub struct Offer {
    /// The game, or what is good of it.
    pub record: AnyRecord,
    /// What is wrong with its file, if something is.
    pub damage: Option<Damage>,
}

impl Offer {
    fn title(&self) -> Title {
        Title {
            names: self.record.recorded().names().clone(),
            turn: self.record.recorded().turns() + 1,
        }
    }
}

/// What is wrong with the file of a kept game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub error: AnyRecordError,
}

/// What a kept game is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Title {
    /// Who plays.
    pub names: Names,
    /// The turn with which it goes on.
    pub turn: usize,
}

/// What is filled in on the start screen.
#[derive(Clone, Debug)]
pub struct Start {
    /// The game to be dealt.
    kind: Kind,
    /// The names as typed so far, by seat.
    typed: Vec<String>,
    /// Who starts.
    pub first: First,
    /// What the kept game is called, if there is one.
    pub offer: Option<Title>,
    /// The line with the cursor.
    pub focus: Line,
    /// What is wrong with the kept game.
    pub damage: Option<Damage>,
    /// What is wrong with the names.
    pub problem: Option<NameError>,
    /// The names that were filled in at first.
    given: Option<Names>,
}

/// What the players decided.
#[derive(Debug)]
pub(super) enum Decision {
    /// Deal a game.
    Deal(Kind, Names, First),
    /// Go on with the kept game.
    Resume,
}

impl Start {
    /// An empty form, or one with names filled in.
    pub(super) fn new(opening: Opening, offer: Option<&Offer>) -> Start {
        let Opening { kind, names, first } = opening;
        let players = names.as_ref().map_or(*kind.players().start(), Names::count);
        let name = |seat| {
            let given = names.as_ref().map(|names| names.of(seat));
            given.unwrap_or_default().to_string()
        };
        let typed = Seat::all(players).map(name).collect();
        let focus = match names {
            Some(_) => Line::First,
            None => Line::Name(Seat::default()),
        };
        let mut start = Start {
            kind,
            typed,
            first,
            offer: None,
            focus,
            damage: None,
            problem: None,
            given: names,
        };
        if let Some(offer) = offer {
            start.offer(offer);
        }
        start
    }

    /// Offers a kept game.
    pub(super) fn offer(&mut self, offer: &Offer) {
        self.offer = Some(offer.title());
        self.damage = offer.damage.clone();
        self.focus = Line::Resume;
    }

    /// The game to be dealt.
    pub(super) fn kind(&self) -> Kind {
        self.kind
    }

    /// What keys mean here.
    pub(super) fn context(&self) -> Context {
        match self.focus {
            Line::Name(_) => Context::Naming,
            Line::Resume | Line::First | Line::Deal => Context::Start,
        }
    }

    /// The lines there are, from the top.
    pub fn lines(&self) -> Vec<Line> {
        let resume = self.offer.is_some().then_some(Line::Resume);
        let names = self.seats().map(Line::Name);
        let rest = [Line::First, Line::Deal];
        resume.into_iter().chain(names).chain(rest).collect()
    }

    /// The seats of those who play.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.typed.len())
    }

    /// The name as typed so far.
    pub fn typed(&self, seat: impl Into<Seat>) -> &str {
        &self.typed[seat.into().index()]
    }

    /// The name that will be used: what was typed, or a stand-in.
    pub fn name(&self, seat: impl Into<Seat>) -> &str {
        let seat = seat.into();
        match self.typed(seat).trim() {
            "" => DEFAULT_NAMES[seat.index()],
            typed => typed,
        }
    }

    /// The names to play with. Those of an old game can be used again as they are.
    fn names(&self) -> Result<Names, NameError> {
        let is_kept = |names: &&Names| self.seats().all(|seat| names.of(seat) == self.name(seat));
        match self.given.as_ref().filter(is_kept) {
            Some(names) => Ok(names.clone()),
            None => Names::of_all(self.seats().map(|seat| self.name(seat))),
        }
    }

    /// Does what is asked; decides when the players have.
    pub(super) fn update(&mut self, command: Command) -> Option<Decision> {
        self.problem = None;
        match command {
            Command::Down => self.step(1),
            Command::Up => self.step(-1),
            Command::Focus(line) => {
                let line = self.lines().get(line).copied()?;
                let again = self.focus == line;
                self.focus = line;
                match line {
                    Line::First if again => self.change_first(1),
                    Line::Resume | Line::Deal => return self.confirm(),
                    _ => {}
                }
            }
            Command::Next => self.change_first(1),
            Command::Previous => self.change_first(-1),
            Command::Type(c) => {
                if let Line::Name(seat) = self.focus {
                    let name = &mut self.typed[seat.index()];
                    match check_new(c) {
                        Ok(()) if name.chars().count() < NAME_LIMIT => name.push(c),
                        Ok(()) => self.problem = Some(NameError::TooLong),
                        Err(error) => self.problem = Some(error),
                    }
                }
            }
            Command::Erase => {
                if let Line::Name(seat) = self.focus {
                    self.typed[seat.index()].pop();
                }
            }
            Command::Confirm => return self.confirm(),
            _ => {}
        }
        None
    }

    fn step(&mut self, by: isize) {
        let lines = self.lines();
        let at = lines.iter().position(|&line| line == self.focus);
        let count = lines.len() as isize;
        let next = (at.unwrap_or(0) as isize + by).rem_euclid(count);
        self.focus = lines[next as usize];
    }

    fn change_first(&mut self, by: isize) {
        if self.focus != Line::First {
            return;
        }
        let choices: Vec<First> = [First::Drawn]
            .into_iter()
            .chain(self.seats().map(First::Seat))
            .collect();
        let at = choices.iter().position(|&c| c == self.first).unwrap_or(0);
        let next = (at as isize + by).rem_euclid(choices.len() as isize);
        self.first = choices[next as usize];
    }

    fn confirm(&mut self) -> Option<Decision> {
        match self.focus {
            Line::Resume => Some(Decision::Resume),
            Line::Deal => match self.names() {
                Ok(names) => Some(Decision::Deal(self.kind, names, self.first)),
                Err(error) => {
                    self.problem = Some(error);
                    None
                }
            },
            _ => {
                self.step(1);
                None
            }
        }
    }
}
