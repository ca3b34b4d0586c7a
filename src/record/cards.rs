//! The record of a card game, under plain names.

use crate::rules::cards::{Faults, Game, Layout};
use crate::rules::{Color, Player};

use super::Names;

/// A card game as it is recorded.
pub type Record = super::Record<Game>;
/// A card game being played.
pub type Course = super::Course<Game>;
/// A move of a card game, and what came of it.
pub type Step = super::Step<Game>;
/// One line of a card game.
pub type Move = super::Move<Game>;
/// Error when a text is not the record of a card game.
pub type RecordError = super::RecordError<Game>;
/// What is wrong with a line of the record of a card game.
pub type Reason = super::Reason<Game>;

impl Record {
    /// Deals from a deck laid out by hand, as [`Game::from_deck`] does.
    ///
    /// # Errors
    ///
    /// Every color that does not have 18 cards in the deck.
    ///
    /// ```
    /// use mandala::record::Names;
    /// use mandala::record::cards::Record;
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
        let layout = Layout::new(top_first.to_vec())?;
        Ok(Record::begin(seed, Some(layout), game, names, first))
    }

    /// The deck of a deal laid out by hand, its top card first, which tells every
    /// hidden card, too.
    pub fn deck(&self) -> Option<&[Color]> {
        self.layout().map(Layout::cards)
    }
}
