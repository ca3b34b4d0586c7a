//! What is remembered from one evening to the next: the game, who plays, by seat, and the
//! settings.
//!
//! In [its file](HabitsFile) the game is `game: cards`, the names are `one: Anna`,
//! `two: Beth` and so on by their seats, the computers are `computer: two 1` as in a
//! record, and each of the [`SETTINGS`] is its word and `on`, `off` or the word of a
//! [`ColorMode`](super::ColorMode). Which tips were told is `told: draft bar`. All of it may
//! be missing, and all of it only fills in what the players then change as they like.

use std::sync::Arc;

use super::settings::{Settings, TIPS};
use super::start::{Line, Start};
use super::{App, Party, Told, Tongue};
use crate::record::{Computers, Names, check_name};
use crate::rules::{Kind, Seat};
use crate::store::{HabitsFile, StoreError};

/// The name of the game that was chosen last.
const GAME: &str = "game";
/// The name of the seats that computers have.
const COMPUTER: &str = "computer";
/// The name of the tips that were told.
const TOLD: &str = "told";

/// What the players are used to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Habits {
    /// The game chosen last on the start screen.
    pub kind: Option<Kind>,
    /// Everybody who plays, by seat.
    pub names: Option<Names>,
    /// Which seats a computer has.
    pub computers: Computers,
    /// How they like their table.
    pub settings: Settings,
}

/// A line that cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongLine {
    /// Which line it is, from 1.
    pub number: usize,
    /// What stands there, whatever that is.
    pub text: String,
}

/// Why something is not remembered.
#[derive(Clone, Debug)]
pub enum Trouble {
    /// A line of the file was ignored.
    Line(WrongLine),
    /// The file cannot be read or written.
    File(Arc<StoreError>),
}

/// Something to be remembered from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The game that was chosen.
    Game(Kind),
    /// Everybody who plays this game, by seat. A computer whose name nobody typed has none.
    Names(Kind, Party),
    /// Which seats of this game a computer has.
    Computers(Kind, Computers),
    /// A setting and what it is set to, in the words of the file.
    Setting(&'static str, &'static str),
    /// Which tips were told.
    Told(Told),
}

impl Habits {
    /// Reads what is remembered; gives the first line that had to be ignored. Names that
    /// nobody knows are no mistake: another version of the game may know them. A player who
    /// has no name beside others gets that of the language chosen, or of the system's.
    pub fn read(file: &HabitsFile, system: Tongue) -> (Habits, Option<WrongLine>) {
        let mut habits = Habits::default();
        let mut names = [""; Seat::MOST];
        let mut wrong = None;
        for line in file.lines() {
            let understood = match line.entry() {
                None => false,
                Some((word, value)) => match Seat::named(word) {
                    Some(seat) => {
                        names[seat.index()] = value;
                        are_good(&names)
                    }
                    None => habits.take(word, value),
                },
            };
            if !understood && wrong.is_none() {
                wrong = Some(WrongLine { number: line.number, text: line.text.to_string() });
            }
        }
        let tongue = habits.settings.language.tongue(system);
        // Beside somebody with a name, nobody is without one.
        if names.iter().any(|name| !name.is_empty()) {
            let is_taken = |&seat: &Seat| {
                !names[seat.index()].is_empty() || habits.computers.of(seat).is_some()
            };
            let last = Seat::all(Seat::MOST).rfind(is_taken);
            let count = last.map_or(0, |seat| seat.index() + 1).max(2);
            for (seat, name) in Seat::all(count).zip(&mut names) {
                if name.is_empty() {
                    *name = tongue.default_name(seat);
                }
            }
        }
        // As many of them, from the first seat on, as can be used.
        let good = |&count: &usize| are_good(&names[..count]) && !names[..count].contains(&"");
        let count = (2..=Seat::MOST).rev().find(good);
        habits.names = count.and_then(|count| Names::recorded(names.into_iter().take(count)).ok());
        (habits, wrong)
    }

    /// Takes a line; tells whether it can be understood, or is for somebody else.
    fn take(&mut self, name: &str, value: &str) -> bool {
        match name {
            GAME => {
                self.kind = value.parse().ok();
                self.kind.is_some()
            }
            TOLD => {
                let told = Told::read(value);
                self.settings.told = told.unwrap_or_default();
                told.is_some()
            }
            COMPUTER => {
                // A game with fewer levels takes its top one instead.
                let read = |kind| Computers::read(kind, Seat::MOST, value).ok();
                let computers = Kind::ALL.into_iter().find_map(read);
                self.computers = computers.unwrap_or_default();
                computers.is_some()
            }
            _ => self.settings.take(name, value),
        }
    }
}

/// Whether all of these names that are not missing can be used together.
fn are_good(names: &[&str]) -> bool {
    let given = || names.iter().copied().filter(|name| !name.is_empty());
    given().all(|name| check_name(name).is_ok())
        && (given().count() < 2 || Names::recorded(given()).is_ok())
}

impl Change {
    /// Sets what it is about, if that is a setting.
    pub fn put_into_settings(&self, settings: &mut Settings) {
        if let Change::Setting(name, value) = self {
            settings.take(name, value);
        }
    }

    /// Puts it into the file; a computer's name that is only that of some language is none.
    pub fn put_into(&self, file: &mut HabitsFile, tongue: Tongue) {
        match self {
            Change::Game(kind) => file.set(GAME, kind.name()),
            Change::Setting(name, value) => {
                file.set(name, value);
                if *name == TIPS {
                    file.remove(TOLD);
                }
            }
            Change::Told(told) => file.set(TOLD, &told.to_string()),
            Change::Computers(kind, computers) => {
                let (Habits { computers: old, .. }, _) = Habits::read(file, tongue);
                // As with names, seats that this game does not have stay as they are.
                let others = Seat::all(Seat::MOST).skip(*kind.players().end());
                let all = others.fold(*computers, |all, seat| all.with(seat, old.of(seat)));
                if all.is_empty() {
                    file.remove(COMPUTER);
                } else {
                    file.set(COMPUTER, &all.to_string());
                }
            }
            Change::Names(kind, Party { names, computers }) => {
                for seat in names.seats() {
                    let is_typed = computers.of(seat).is_none()
                        || !Tongue::is_default_name(seat, names.of(seat));
                    if is_typed {
                        file.set(seat.name(), names.of(seat));
                    } else {
                        file.remove(seat.name());
                    }
                }
                // A seat that this game does not have keeps its name for a larger table,
                // unless somebody of that name has another seat now.
                for seat in Seat::all(Seat::MOST).skip(names.count()) {
                    let stays = seat.index() >= *kind.players().end();
                    let name = file.get(seat.name()).unwrap_or_default();
                    if !stays || names.seat(name).is_some() {
                        file.remove(seat.name());
                    }
                }
            }
        }
    }
}

impl App {
    /// Remembers what the players chose on the start screen, but not what an option or
    /// an earlier game had filled in for them, and no names that stand in for theirs.
    pub(super) fn remember_deal(&mut self, kind: Kind, party: &Party, is_named: bool) {
        if kind != self.opening.kind {
            self.pending.remember.push(Change::Game(kind));
        }
        // More may have been filled in than can play this game.
        let most = *kind.players().end();
        if self.opening.computers.among(most).fit_for(kind) != party.computers {
            let change = Change::Computers(kind, party.computers);
            self.pending.remember.push(change);
        }
        let filled_in = self.opening.names.iter().flat_map(Names::iter);
        if is_named && !filled_in.take(most).eq(party.names.iter()) {
            self.pending.remember.push(Change::Names(kind, party.clone()));
        }
    }
}

/// Whether somebody has typed a name.
pub(super) fn is_named(start: &Start) -> bool {
    let has_name = |line| matches!(line, Line::Name(seat) if !start.typed(seat).trim().is_empty());
    start.lines().into_iter().any(has_name)
}
