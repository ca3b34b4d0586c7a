//! Everything that happened in a game so far.

use crate::record::{Course, Step};
use crate::rules::game::Game;

/// A game that can be told.
pub trait Narrated: Game {
    /// One thing that happened, to be told in one sentence.
    type Line;

    /// What a report says, line by line, in a game that began so.
    fn lines(report: &Self::Report, start: &Self) -> Vec<Self::Line>;
}

/// Everything that happened, read from the steps of a game.
pub struct Log<'a, G: Game> {
    course: &'a Course<G>,
    entries: &'a [Step<G>],
}

// Derived, these would ask the game itself for the same.
impl<G: Game> Copy for Log<'_, G> {}

impl<G: Game> Clone for Log<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<'a, G: Game> Log<'a, G> {
    /// The log of a game.
    pub fn of(course: &'a Course<G>) -> Log<'a, G> {
        Log::up_to(course, course.steps().len())
    }

    /// The log of the first `count` moves of a game.
    pub fn up_to(course: &'a Course<G>, count: usize) -> Log<'a, G> {
        let steps = course.steps();
        let entries = &steps[..count.min(steps.len())];
        Log { course, entries }
    }

    /// The game before the first move.
    pub(super) fn start(&self) -> &'a G {
        self.course.start()
    }

    /// A number that changes with the game, as [`Course::revision`] does.
    pub fn revision(&self) -> u64 {
        self.course.revision()
    }

    /// All entries, the oldest first: each move, and what came of it.
    pub fn entries(&self) -> &'a [Step<G>] {
        self.entries
    }

    /// How many turns were taken.
    pub fn turns(&self) -> usize {
        self.entries.last().map_or(0, |entry| entry.turn)
    }
}

impl<'a, G: Narrated> Log<'a, G> {
    /// What came of one entry, line by line.
    pub fn lines(&self, entry: &Step<G>) -> Vec<G::Line> {
        G::lines(&entry.report, self.start())
    }

    /// Everything line by line; the first one of a turn has its number.
    pub fn story(self) -> impl DoubleEndedIterator<Item = (Option<usize>, G::Line)> + 'a {
        self.entries.iter().flat_map(move |entry| {
            let number = entry.begins_turn.then_some(entry.turn);
            let lines = self.lines(entry).into_iter().enumerate();
            lines.map(move |(at, line)| (number.filter(|_| at == 0), line))
        })
    }
}

/// The turn that a move belongs to: what is done before the first one leads to it.
pub(crate) fn turn_of<G: Game>(step: &Step<G>) -> usize {
    step.turn.max(1)
}
