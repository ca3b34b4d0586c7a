use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::game::Game;
use super::phrase::phrase;
use super::{cards, pyramids, tiles};

/// Which game is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The card game.
    #[default]
    Cards,
    /// The tile game.
    Tiles,
    /// The pyramid game.
    Pyramids,
}

impl Kind {
    /// Every game there is.
    pub const ALL: [Kind; 3] = [Kind::Cards, Kind::Tiles, Kind::Pyramids];

    /// The word for it in records and options.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Cards => "cards",
            Kind::Tiles => "tiles",
            Kind::Pyramids => "pyramids",
        }
    }

    /// How many can play it.
    pub const fn players(self) -> RangeInclusive<usize> {
        match self {
            Kind::Cards => cards::Game::PLAYERS,
            Kind::Tiles => tiles::Game::PLAYERS,
            Kind::Pyramids => pyramids::Game::PLAYERS,
        }
    }

    /// Whether all players together can end it early.
    pub const fn ends_by_agreement(self) -> bool {
        match self {
            Kind::Cards | Kind::Pyramids => true,
            Kind::Tiles => false,
        }
    }

    /// Whether everything lies open, so that its record tells nobody too much.
    pub const fn is_open(self) -> bool {
        match self {
            Kind::Cards => cards::Game::OPEN,
            Kind::Tiles => tiles::Game::OPEN,
            Kind::Pyramids => pyramids::Game::OPEN,
        }
    }

    /// Whether each player has a pawn, in a color of its own.
    pub const fn has_pawns(self) -> bool {
        match self {
            Kind::Cards | Kind::Tiles => false,
            Kind::Pyramids => true,
        }
    }

    /// How many levels a computer partner has.
    pub const fn levels(self) -> u8 {
        match self {
            Kind::Cards => cards::Game::LEVELS,
            Kind::Tiles => tiles::Game::LEVELS,
            Kind::Pyramids => pyramids::Game::LEVELS,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Error when a word is not that of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseKindError;

phrase!(ParseKindError, "unknown game");

impl FromStr for Kind {
    type Err = ParseKindError;

    /// Reads the word for a game, in any case.
    ///
    /// ```
    /// use mandala::rules::{Kind, ParseKindError};
    /// assert_eq!("Cards".parse(), Ok(Kind::Cards));
    /// assert_eq!("chess".parse::<Kind>(), Err(ParseKindError));
    /// ```
    fn from_str(word: &str) -> Result<Kind, ParseKindError> {
        Kind::ALL
            .into_iter()
            .find(|kind| kind.name().eq_ignore_ascii_case(word))
            .ok_or(ParseKindError)
    }
}
