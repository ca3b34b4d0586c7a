use std::fmt;
use std::str::FromStr;

use super::{ParseActionError, Side};
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
        /// The card's color.
        color: Color,
    },
    /// Play cards of one color into one's own Field; draw nothing.
    Grow {
        /// The Mandala played into.
        side: Side,
        /// The cards' color.
        color: Color,
        /// How many cards.
        count: u8,
    },
    /// Discard cards of one color, then draw as many.
    Discard {
        /// The cards' color.
        color: Color,
        /// How many cards.
        count: u8,
    },
    /// Claim all cards of one color from the Mountain being destroyed.
    Claim {
        /// The color claimed.
        color: Color,
    },
}

impl Action {
    /// The color of the cards it is about.
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
            Action::Build { side, color } => write_words(f, ["build", side.name(), color.name()]),
            Action::Grow { side, color, count } => {
                write_words(f, ["grow", side.name(), color.name(), ""])?;
                count.fmt(f)
            }
            Action::Discard { color, count } => {
                write_words(f, ["discard", color.name(), ""])?;
                count.fmt(f)
            }
            Action::Claim { color } => write_words(f, ["claim", color.name()]),
        }
    }
}

/// Writes words with spaces between them: reading a record does this for each line, and
/// `write!` would take several times as long.
fn write_words<const N: usize>(f: &mut fmt::Formatter<'_>, words: [&str; N]) -> fmt::Result {
    for (number, word) in words.into_iter().enumerate() {
        if number > 0 {
            f.write_str(" ")?;
        }
        f.write_str(word)?;
    }
    Ok(())
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Action, ParseActionError> {
        let mut words = text.split_whitespace();
        let mut word = || words.next().ok_or(ParseActionError);
        let verb = word()?;
        let is = |name: &str| verb.eq_ignore_ascii_case(name);
        let action = if is("build") {
            Action::Build { side: parse_side(word()?)?, color: parse_color(word()?)? }
        } else if is("grow") {
            Action::Grow {
                side: parse_side(word()?)?,
                color: parse_color(word()?)?,
                count: parse_count(word()?)?,
            }
        } else if is("discard") {
            Action::Discard { color: parse_color(word()?)?, count: parse_count(word()?)? }
        } else if is("claim") {
            Action::Claim { color: parse_color(word()?)? }
        } else {
            return Err(ParseActionError);
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
        .find(|side| side.name().eq_ignore_ascii_case(word))
        .ok_or(ParseActionError)
}

fn parse_color(word: &str) -> Result<Color, ParseActionError> {
    word.parse().map_err(|_| ParseActionError)
}

fn parse_count(word: &str) -> Result<u8, ParseActionError> {
    // A leading sign or zero would be read, but not printed, as part of the number.
    if word.starts_with('+') || word.len() > 1 && word.starts_with('0') {
        return Err(ParseActionError);
    }
    word.parse().map_err(|_| ParseActionError)
}
