//! Everything that happened in a game of tiles so far.

use crate::record::tiles::{Course, Step};
use crate::rules::tiles::{Cells, Event};

/// Everything that happened, read from the steps of a game.
#[derive(Clone, Copy, Debug)]
pub struct Log<'a> {
    entries: &'a [Step],
    revision: u64,
}

impl<'a> Log<'a> {
    /// The log of a game.
    pub(crate) fn of(course: &'a Course) -> Log<'a> {
        Log::up_to(course, course.steps().len())
    }

    /// The log of the first `count` moves of a game.
    pub(crate) fn up_to(course: &'a Course, count: usize) -> Log<'a> {
        let entries = course.steps();
        Log {
            entries: &entries[..count.min(entries.len())],
            revision: course.revision(),
        }
    }

    /// A number that changes with the game, as [`Course::revision`] does.
    pub(crate) fn revision(&self) -> u64 {
        self.revision
    }

    /// All entries, the oldest first: each move, and what came of it.
    pub fn entries(&self) -> &'a [Step] {
        self.entries
    }

    /// How many turns were taken.
    pub fn turns(&self) -> usize {
        self.entries.last().map_or(0, |entry| entry.turn)
    }

    /// Everything event by event; the first one of a turn has its number.
    pub(crate) fn story(
        &self,
    ) -> impl DoubleEndedIterator<Item = (Option<usize>, Event)> + use<'a> {
        self.entries.iter().flat_map(|entry| {
            let number = entry.begins_turn.then_some(entry.turn);
            let events = entry.report.events().iter().enumerate();
            events.map(move |(at, event)| (number.filter(|_| at == 0), *event))
        })
    }

    /// What happened last: all that one player did in a row, the flips at the end.
    pub(crate) fn last_events(&self) -> &'a [Event] {
        self.entries.last().map_or(&[], |step| step.report.events())
    }

    /// The cell that was turned last.
    pub(crate) fn last_turned(&self) -> Cells {
        let cell = |event: &Event| match *event {
            Event::Opened { cell, .. }
            | Event::Flipped { cell, .. }
            | Event::Swapped { cell, .. } => Some(cell),
            _ => None,
        };
        self.last_events()
            .iter()
            .find_map(cell)
            .into_iter()
            .collect()
    }
}
