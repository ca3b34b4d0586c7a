//! The game on the table: one that is kept, or a position laid out to be played.

use crate::record::{Course, Record};
use crate::rules::game::Game;

/// What the players sit down to.
///
/// Only a game that was dealt has a record, so only that can be kept.
#[derive(Clone, Debug)]
pub(super) enum Sitting<G: Game> {
    /// A game that was dealt.
    Dealt(Record<G>),
    /// A game that began at a position laid out by hand.
    LaidOut(Course<G>),
}

impl<G: Game> Sitting<G> {
    /// The game, however it began.
    pub(super) fn course(&self) -> &Course<G> {
        match self {
            Sitting::Dealt(record) => record,
            Sitting::LaidOut(course) => course,
        }
    }

    /// The record of a game that has one.
    pub(super) fn record(&self) -> Option<&Record<G>> {
        match self {
            Sitting::Dealt(record) => Some(record),
            Sitting::LaidOut(_) => None,
        }
    }

    pub(super) fn play(&mut self, action: G::Action) -> Result<G::Report, G::Illegal> {
        match self {
            Sitting::Dealt(record) => record.play(action),
            Sitting::LaidOut(course) => course.play(action),
        }
    }

    pub(super) fn agree_to_end(&mut self) -> Result<G::Report, G::Illegal> {
        match self {
            Sitting::Dealt(record) => record.agree_to_end(),
            Sitting::LaidOut(course) => course.agree_to_end(),
        }
    }

    pub(super) fn take_back(&mut self) -> bool {
        match self {
            Sitting::Dealt(record) => record.take_back(),
            Sitting::LaidOut(course) => course.take_back(),
        }
    }
}
