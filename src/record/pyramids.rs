//! The record of a pyramid game, under plain names.

use crate::rules::pyramids::Game;

/// A pyramid game as it is recorded.
pub type Record = super::Record<Game>;
/// A pyramid game being played.
pub type Course = super::Course<Game>;
/// A move of a pyramid game, and what came of it.
pub type Step = super::Step<Game>;
/// One line of a pyramid game.
pub type Move = super::Move<Game>;
/// What is wrong with a line of the record of a pyramid game.
pub type Reason = super::Reason<Game>;
