//! A game as text that a person can read, write and mail.
//!
//! ```text
//! mandala record 1
//! seed: 42
//! one: Anna
//! two: Beth
//! first: Anna @b382
//!
//! Anna: grow left green 2 @7538
//! Beth: build left red @98b6
//! ```
//!
//! Everything follows from the seed, so this is the whole game. `#` begins a
//! comment. The four digits after `@` check all that stands above, so that a
//! damaged file is noticed; written by hand, they may be left out.
//!
//! A deal laid out by hand has a line `deck: ROGGPB…` after the seed: all 108 cards, a
//! letter each, in the order of [`Game::from_deck`]. The seed then only decides the
//! reshuffles; written by hand it may be left out, which is 0.

mod check;
mod course;
mod error;
mod names;
mod read;

use std::fmt::{self, Write};
use std::ops::Deref;
use std::str::FromStr;

use crate::rules::cards::{Action, Faults, Game, Illegal, Report};
use crate::rules::{Color, Player, Secret};
use check::Check;

pub use course::{Course, Move, Step};
pub use error::{Reason, RecordError};
pub use names::{NAME_LIMIT, NameError, Names, check_new, fits_name};

/// The version of the format that is written, and the only one that is read.
pub(crate) const VERSION: &str = "1";
/// The line by which both players agree to end the game.
const AGREED: &str = "end by agreement";

/// A game with its players and everything that was done in it since it was dealt.
///
/// It can be read like the [`Course`] of the game that it is.
///
/// ```
/// use mandala::record::{Names, Record};
/// use mandala::rules::Player;
///
/// let names = Names::new("Anna", "Beth").unwrap();
/// let mut record = Record::new(42, names, Player::One);
/// let action = record.game().legal_actions().get(0).unwrap();
/// record.play(action)?;
///
/// let text = record.to_string();
/// let again: Record = text.parse().unwrap();
/// assert_eq!(again, record);
/// assert_eq!(again.to_string(), text);
/// # Ok::<(), mandala::rules::cards::Illegal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    deal: Secret<Deal>,
    course: Course,
}

/// Where the hidden cards come from.
#[derive(Clone, PartialEq, Eq)]
struct Deal {
    seed: u64,
    /// The deck of a deal laid out by hand, its top card first.
    deck: Option<Vec<Color>>,
}

impl Record {
    /// Deals the game of a seed.
    pub fn new(seed: u64, names: Names, first: Player) -> Record {
        Record {
            deal: Secret(Deal { seed, deck: None }),
            course: Course::new(Game::deal(seed, first), names),
        }
    }

    /// Deals from a deck laid out by hand, as [`Game::from_deck`] does.
    ///
    /// # Errors
    ///
    /// Every color that does not have 18 cards in the deck.
    ///
    /// ```
    /// use mandala::record::{Names, Record};
    /// use mandala::rules::{Color, Player};
    ///
    /// let names = Names::new("Anna", "Beth")?;
    /// let rainbow = Color::ALL.repeat(18);
    /// let record = Record::from_deck(&rainbow, 42, names, Player::One)?;
    /// let text = record.to_string();
    /// assert!(text.contains("seed: 42\ndeck: ROYGPBROYGPB"));
    /// assert_eq!(text.parse(), Ok(record));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_deck(
        top_first: &[Color],
        seed: u64,
        names: Names,
        first: Player,
    ) -> Result<Record, Faults> {
        let game = Game::from_deck(top_first, first, seed)?;
        let deck = Some(top_first.to_vec());
        Ok(Record {
            deal: Secret(Deal { seed, deck }),
            course: Course::new(game, names),
        })
    }

    /// The seed, which tells every hidden card to anyone who knows it.
    pub fn seed(&self) -> u64 {
        self.deal.0.seed
    }

    /// The deck of a deal laid out by hand, its top card first, which tells every
    /// hidden card, too.
    pub fn deck(&self) -> Option<&[Color]> {
        self.deal.0.deck.as_deref()
    }

    /// Does an action of the player whose decision it is.
    ///
    /// # Errors
    ///
    /// The reason why it is not legal; then nothing has changed.
    pub fn play(&mut self, action: Action) -> Result<Report, Illegal> {
        self.course.play(action)
    }

    /// Ends the game because both players agree to.
    ///
    /// # Errors
    ///
    /// If the game is over already, or a draft is under way.
    pub fn agree_to_end(&mut self) -> Result<Report, Illegal> {
        self.course.agree_to_end()
    }

    /// Takes the last move back, if that is possible.
    pub fn take_back(&mut self) -> bool {
        self.course.take_back()
    }

    /// The first `count` moves of this game, or all of them if there are fewer.
    pub fn up_to(&self, count: usize) -> Record {
        Record {
            deal: self.deal.clone(),
            course: self.course.up_to(count),
        }
    }

    /// Reads a record, or says in which line it goes wrong.
    ///
    /// # Errors
    ///
    /// The first line that is wrong, and the game up to that line.
    pub fn parse(bytes: &[u8]) -> Result<Record, RecordError> {
        read::Reader::new(bytes).read()
    }

    /// The check of the first `count` moves and all above them.
    pub(crate) fn check_after(&self, count: usize) -> u16 {
        let (_, head) = self.head();
        let last = self.lines_from(0, head).take(count).last();
        last.map_or(head, |(_, check)| check)
    }

    /// The lines from this move on, as they stand in the printed record, each with the
    /// check up to it; `check` is that of all that stands above.
    pub(crate) fn lines_from(
        &self,
        first: usize,
        check: u16,
    ) -> impl Iterator<Item = (String, u16)> {
        let mut check = Check::after(check);
        self.moves().skip(first).map(move |made| {
            let line = made.line(self.names());
            let sum = check.add(&line);
            (format!("{line} @{sum:04x}\n"), sum)
        })
    }

    /// The lines above the moves, and the check of them.
    fn head(&self) -> (String, u16) {
        let Deal { seed, deck } = &self.deal.0;
        let name = |seat| self.names().of(seat);
        let lines = [
            Some(format!("mandala record {VERSION}")),
            Some(format!("seed: {seed}")),
            deck.as_ref().map(|deck| deck_line(deck)),
            Some(format!("one: {}", name(Player::One))),
            Some(format!("two: {}", name(Player::Two))),
        ];
        let mut check = Check::new();
        let mut text = String::new();
        for line in lines.into_iter().flatten() {
            check.add(&line);
            text += &line;
            text += "\n";
        }
        let first = format!("first: {}", name(self.first()));
        let digits = check.add(&first);
        // Writing to a string cannot fail.
        let _ = write!(text, "{first} @{digits:04x}\n\n");
        (text, digits)
    }
}

/// How a deck laid out by hand is written.
fn deck_line(deck: &[Color]) -> String {
    let letters = deck.iter().map(|card| card.letter());
    "deck: ".chars().chain(letters).collect()
}

impl Deref for Record {
    type Target = Course;

    fn deref(&self) -> &Course {
        &self.course
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        Record::parse(text.as_bytes())
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (head, check) = self.head();
        f.write_str(&head)?;
        self.lines_from(0, check)
            .try_for_each(|(line, _)| f.write_str(&line))
    }
}
