//! Who plays, and who starts.

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::Args;
use crate::record::{Computers, Names, NoComputer};
use crate::rules::{Kind, Seat};
use crate::texts::Language;
use crate::texts::language::cli::{Label, Opt};

const RANDOM: &str = "random";

/// Reads names with commas between them, as many as can play this game.
pub(super) fn names(
    kind: Kind,
    language: &'static dyn Language,
) -> impl Fn(&str) -> Result<Names, String> + Clone {
    move |text| {
        let names: Vec<&str> = text.split(',').collect();
        if kind.players().contains(&names.len()) {
            let wrong = |error| language.records().name_error(error);
            return Names::of_all(names).map_err(wrong);
        }
        let takes_them = |other: &Kind| other.players().contains(&names.len());
        let other = Kind::ALL.into_iter().find(takes_them);
        let other = other.map(|other| (other, other.players()));
        Err((language.command_line()).wrong_names(kind, kind.players(), other))
    }
}

/// Reads the number of a seat and a level.
pub(super) fn computer(
    language: &'static dyn Language,
) -> impl Fn(&str) -> Result<(usize, u8), &'static str> + Clone {
    let read = |text: &str| {
        let (seat, level) = text.split_once('=')?;
        Some((seat.trim().parse().ok()?, level.trim().parse().ok()?))
    };
    move |text| read(text).ok_or(language.command_line().label(Label::Computer))
}

impl Args {
    /// Which seats a computer has.
    pub fn computers(&self) -> Computers {
        self.try_computers().unwrap_or_default()
    }

    fn try_computers(&self) -> Result<Computers, NoComputer> {
        let kind = self.game.unwrap_or_default();
        let mut computers = Computers::default();
        for &(number, level) in &self.computer {
            let mut seats = Seat::all(self.most_seats());
            let seat = seats.find(|seat| seat.index() + 1 == number);
            computers.add(kind, seat.ok_or(NoComputer::Seat)?, level)?;
        }
        Ok(computers)
    }

    /// Checks that there are such seats and levels.
    pub(super) fn check_computers(&self, language: &dyn Language) -> Result<(), clap::Error> {
        let wrong = |error| {
            let message = format!("--computer: {}\n", language.records().computer_error(error));
            clap::Error::raw(ErrorKind::ValueValidation, message)
        };
        self.try_computers().map(|_| ()).map_err(wrong)
    }

    /// Who starts, or nobody if the seed is to draw. Names may be numbers, so they are
    /// looked at first.
    pub fn first_seat(&self) -> Option<Seat> {
        let word = self.first.as_ref()?.trim();
        let named = self.names.as_ref().and_then(|names| names.seat(word));
        let mut seats = Seat::all(self.most_seats());
        named.or_else(|| seats.find(|&seat| number(seat) == word))
    }

    /// How many seats there are, or could be.
    fn most_seats(&self) -> usize {
        let names = self.names.as_ref();
        let players = self.game.unwrap_or_default().players();
        names.map_or(*players.end(), Names::count)
    }

    /// Checks that the one who is to start is a player.
    pub(super) fn check_first(&self, language: &dyn Language) -> Result<(), clap::Error> {
        let Some(word) = &self.first else {
            return Ok(());
        };
        let known = self.first_seat().is_some() || word.trim().eq_ignore_ascii_case(RANDOM);
        if known {
            Ok(())
        } else {
            Err(unknown_first(
                word.trim().to_string(),
                self.names.as_ref(),
                self.most_seats(),
                language,
            ))
        }
    }
}

/// The error on a name that is nobody's.
fn unknown_first(
    name: String,
    names: Option<&Names>,
    players: usize,
    language: &dyn Language,
) -> clap::Error {
    let words = language.command_line();
    let known = names.into_iter().flat_map(Names::iter).map(str::to_string);
    let numbers = Seat::all(players).map(number);
    let allowed = known.chain(numbers).chain([RANDOM.to_string()]).collect();

    let mut error = clap::Error::new(ErrorKind::InvalidValue);
    let option = ContextValue::String(format!("--first <{}>", words.option(Opt::First).value));
    error.insert(ContextKind::InvalidArg, option);
    error.insert(ContextKind::InvalidValue, ContextValue::String(name));
    error.insert(ContextKind::ValidValue, ContextValue::Strings(allowed));
    if names.is_none() {
        let tip = ContextValue::StyledStrs(vec![words.label(Label::UnknownName).into()]);
        error.insert(ContextKind::Suggested, tip);
    }
    error
}

/// How a seat is written.
fn number(seat: Seat) -> String {
    (seat.index() + 1).to_string()
}
