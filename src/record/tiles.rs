//! The record of a tile game, under plain names.

use crate::rules::tiles::Game;

/// A tile game as it is recorded.
pub type Record = super::Record<Game>;
/// A tile game being played.
pub type Course = super::Course<Game>;
/// A move of a tile game, and what came of it.
pub type Step = super::Step<Game>;
/// One line of a tile game.
pub type Move = super::Move<Game>;
/// Error when a text is not the record of a tile game.
pub type RecordError = super::RecordError<Game>;
/// What is wrong with a line of the record of a tile game.
pub type Reason = super::Reason<Game>;
