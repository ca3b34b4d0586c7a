//! The start screen: names, who starts, deal, or go on with a kept game.

use std::path::PathBuf;

use super::cards::log::Log;
use super::command::Command;
use super::keymap::Context;
use crate::record::cards::Record;
use crate::record::{AnyRecordError, NAME_LIMIT, NameError, Names, check_new};
use crate::rules::{ByPlayer, Player};

/// Names used where none is typed.
const DEFAULT_NAMES: [&str; 2] = ["Anna", "Beth"];

/// Who starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// This player.
    Player(Player),
    /// The player that the seed picks.
    Drawn,
}

/// A line of the start screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// Go on with the kept game.
    Resume,
    /// A player's name.
    Name(Player),
    /// Who starts.
    First,
    /// Deal.
    Deal,
}

/// A kept game that could go on.
#[derive(Debug)]
pub struct Offer {
    /// The game, or what is good of it.
    pub record: Record,
    /// What is wrong with its file, if something is.
    pub damage: Option<Damage>,
}

impl Offer {
    fn title(&self) -> Title {
        Title {
            names: self.record.names().clone(),
            turn: Log::of(&self.record).turns() + 1,
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
    /// The names as typed so far.
    pub typed: ByPlayer<String>,
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
    Deal(Names, First),
    /// Go on with the kept game.
    Resume,
}

impl Start {
    /// An empty form, or one with names filled in.
    pub(super) fn new(names: Option<&Names>, first: First, offer: Option<&Offer>) -> Start {
        let typed = ByPlayer::from_fn(|seat| {
            names.map_or_else(String::new, |names| names.of(seat).to_string())
        });
        let focus = match names {
            Some(_) => Line::First,
            None => Line::Name(Player::One),
        };
        let mut start = Start {
            typed,
            first,
            offer: None,
            focus,
            damage: None,
            problem: None,
            given: names.cloned(),
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
        let rest = [
            Line::Name(Player::One),
            Line::Name(Player::Two),
            Line::First,
            Line::Deal,
        ];
        resume.into_iter().chain(rest).collect()
    }

    /// The name that will be used: what was typed, or a stand-in.
    pub fn name(&self, seat: Player) -> &str {
        let typed = self.typed[seat].trim();
        match seat {
            _ if !typed.is_empty() => typed,
            Player::One => DEFAULT_NAMES[0],
            Player::Two => DEFAULT_NAMES[1],
        }
    }

    /// The names to play with. Those of an old game can be used again as they are.
    fn names(&self) -> Result<Names, NameError> {
        let is_kept = |names: &&Names| Player::BOTH.iter().all(|&s| names.of(s) == self.name(s));
        match self.given.as_ref().filter(is_kept) {
            Some(names) => Ok(names.clone()),
            None => Names::new(self.name(Player::One), self.name(Player::Two)),
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
                    let name = &mut self.typed[seat];
                    match check_new(c) {
                        Ok(()) if name.chars().count() < NAME_LIMIT => name.push(c),
                        Ok(()) => {}
                        Err(error) => self.problem = Some(error),
                    }
                }
            }
            Command::Erase => {
                if let Line::Name(seat) = self.focus {
                    self.typed[seat].pop();
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
        let choices = [
            First::Drawn,
            First::Player(Player::One),
            First::Player(Player::Two),
        ];
        let at = choices.iter().position(|&c| c == self.first).unwrap_or(0);
        self.first = choices[(at as isize + by).rem_euclid(3) as usize];
    }

    fn confirm(&mut self) -> Option<Decision> {
        match self.focus {
            Line::Resume => Some(Decision::Resume),
            Line::Deal => match self.names() {
                Ok(names) => Some(Decision::Deal(names, self.first)),
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
