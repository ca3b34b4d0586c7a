//! The game on the table: one that is kept, or a position laid out to be played.

use crate::record::cards::{Course, Record};
use crate::rules::cards::{Action, Illegal, Report};

/// What the players sit down to.
///
/// Only a game that was dealt has a record, so only that can be kept.
#[derive(Clone, Debug)]
pub enum Sitting {
    /// A game that was dealt.
    Dealt(Record),
    /// A game that began at a position laid out by hand.
    LaidOut(Course),
}

impl From<Record> for Sitting {
    fn from(record: Record) -> Sitting {
        Sitting::Dealt(record)
    }
}

impl From<Course> for Sitting {
    fn from(course: Course) -> Sitting {
        Sitting::LaidOut(course)
    }
}

impl Sitting {
    /// The game, however it began.
    pub(super) fn course(&self) -> &Course {
        match self {
            Sitting::Dealt(record) => record,
            Sitting::LaidOut(course) => course,
        }
    }

    /// The record of a game that has one.
    pub(super) fn record(&self) -> Option<&Record> {
        match self {
            Sitting::Dealt(record) => Some(record),
            Sitting::LaidOut(_) => None,
        }
    }

    pub(super) fn play(&mut self, action: Action) -> Result<Report, Illegal> {
        match self {
            Sitting::Dealt(record) => record.play(action),
            Sitting::LaidOut(course) => course.play(action),
        }
    }

    pub(super) fn agree_to_end(&mut self) -> Result<Report, Illegal> {
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
