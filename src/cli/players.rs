//! Who plays, and who starts.

use std::ops::RangeInclusive;

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::Args;
use crate::record::{NameError, Names};
use crate::rules::{Kind, Seat};
use crate::texts::cli as words;
use crate::texts::record::name_error;

const RANDOM: &str = "random";

/// Reads names with commas between them.
pub(super) fn names(text: &str) -> Result<Names, String> {
    Names::of_all(text.split(',')).map_err(|error| match error {
        NameError::Count => words::names(&Kind::default().players()),
        error => name_error(error),
    })
}

impl Args {
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
        names.map_or(*self.players().end(), Names::count)
    }

    /// How many may play the game that is asked for.
    fn players(&self) -> RangeInclusive<usize> {
        self.game.unwrap_or_default().players()
    }

    /// Checks that there are as many names as can play.
    pub(super) fn check_names(&self) -> Result<(), clap::Error> {
        let Some(names) = &self.names else {
            return Ok(());
        };
        let players = self.players();
        if players.contains(&names.count()) {
            return Ok(());
        }
        let given = names.iter().collect::<Vec<_>>().join(",");
        let error = wrong_value(ErrorKind::ValueValidation, "--names <ANNA,BETH>", given);
        Err(with_tip(error, words::names(&players)))
    }

    /// Checks that whoever is to start plays.
    pub(super) fn check_first(&self) -> Result<(), clap::Error> {
        let Some(word) = &self.first else {
            return Ok(());
        };
        let known = self.first_seat().is_some() || word.trim().eq_ignore_ascii_case(RANDOM);
        match known {
            true => Ok(()),
            false => Err(unknown_first(
                word.trim().to_string(),
                self.names.as_ref(),
                self.most_seats(),
            )),
        }
    }
}

/// The error on a name that is nobody's.
fn unknown_first(name: String, names: Option<&Names>, players: usize) -> clap::Error {
    let known = names.into_iter().flat_map(Names::iter).map(str::to_string);
    let numbers = Seat::all(players).map(number);
    let allowed = known.chain(numbers).chain([RANDOM.to_string()]).collect();

    let mut error = wrong_value(ErrorKind::InvalidValue, "--first <WHO>", name);
    error.insert(ContextKind::ValidValue, ContextValue::Strings(allowed));
    match names {
        Some(_) => error,
        None => with_tip(error, words::UNKNOWN_NAME),
    }
}

/// The error on what was given for an option.
fn wrong_value(kind: ErrorKind, option: &str, given: String) -> clap::Error {
    let mut error = clap::Error::new(kind);
    let option = ContextValue::String(option.to_string());
    error.insert(ContextKind::InvalidArg, option);
    error.insert(ContextKind::InvalidValue, ContextValue::String(given));
    error
}

fn with_tip(mut error: clap::Error, tip: impl Into<StyledStr>) -> clap::Error {
    let tip = ContextValue::StyledStrs(vec![tip.into()]);
    error.insert(ContextKind::Suggested, tip);
    error
}

/// How a seat is written.
fn number(seat: Seat) -> String {
    (seat.index() + 1).to_string()
}
