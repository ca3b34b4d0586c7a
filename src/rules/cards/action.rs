use std::fmt;
use std::str::FromStr;

use super::Side;
use crate::rules::Color;

/// What a player does: one of the three actions of a turn, or a choice in a draft.
///
/// Its text is short and can be read back, in any case:
///
/// ```
/// use mandala::rules::Color;
/// use mandala::rules::cards::{Action, Side};
///
/// let grow = Action::Grow { side: Side::Right, color: Color::Green, count: 3 };
/// assert_eq!(grow.to_string(), "grow right green 3");
/// assert_eq!("Grow RIGHT green 3".parse(), Ok(grow));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Play one card into a Mountain, then draw up to three.
    Build {
        /// The Mandala played into.
        side: Side,
        /// The card's colour.
        color: Color,
    },
    /// Play cards of one colour into one's own Field; draw nothing.
    Grow {
        /// The Mandala played into.
        side: Side,
        /// The cards' colour.
        color: Color,
        /// How many cards.
        count: u8,
    },
    /// Discard cards of one colour, then draw as many.
    Discard {
        /// The cards' colour.
        color: Color,
        /// How many cards.
        count: u8,
    },
    /// Claim all cards of one colour from the Mountain being destroyed.
    Claim {
        /// The colour claimed.
        color: Color,
    },
}

impl Action {
    /// The colour of the cards it is about.
    pub fn color(self) -> Color {
        match self {
            Action::Build { color, .. }
            | Action::Grow { color, .. }
            | Action::Discard { color, .. }
            | Action::Claim { color } => color,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Build { side, color } => write!(f, "build {side} {color}"),
            Action::Grow { side, color, count } => write!(f, "grow {side} {color} {count}"),
            Action::Discard { color, count } => write!(f, "discard {color} {count}"),
            Action::Claim { color } => write!(f, "claim {color}"),
        }
    }
}

/// Error when a text is not an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseActionError;

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "an action is written like `build left red`, `grow right green 3`, \
             `discard black 2` or `claim yellow`",
        )
    }
}

impl std::error::Error for ParseActionError {}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Action, ParseActionError> {
        let mut words = text.split_whitespace();
        let mut word = || words.next().ok_or(ParseActionError);
        let verb = word()?.to_ascii_lowercase();
        let action = match verb.as_str() {
            "build" => Action::Build {
                side: parse_side(word()?)?,
                color: parse_color(word()?)?,
            },
            "grow" => Action::Grow {
                side: parse_side(word()?)?,
                color: parse_color(word()?)?,
                count: parse_count(word()?)?,
            },
            "discard" => Action::Discard {
                color: parse_color(word()?)?,
                count: parse_count(word()?)?,
            },
            "claim" => Action::Claim {
                color: parse_color(word()?)?,
            },
            _ => return Err(ParseActionError),
        };
        match words.next() {
            None => Ok(action),
            Some(_) => Err(ParseActionError),
        }
    }
}

fn parse_side(word: &str) -> Result<Side, ParseActionError> {
    Side::BOTH
        .into_iter()
        .find(|side| side.to_string().eq_ignore_ascii_case(word))
        .ok_or(ParseActionError)
}

fn parse_color(word: &str) -> Result<Color, ParseActionError> {
    word.parse().map_err(|_| ParseActionError)
}

fn parse_count(word: &str) -> Result<u8, ParseActionError> {
    // A leading sign or zero would be read, but not printed, as part of the number.
    match word.parse::<u8>() {
        Ok(count) if word == count.to_string() => Ok(count),
        _ => Err(ParseActionError),
    }
}
