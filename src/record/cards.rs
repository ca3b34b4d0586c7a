//! The record of a card game, under plain names.

use crate::rules::cards::Game;

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
