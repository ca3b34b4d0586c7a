//! Everything that happened in a game so far.

use super::story::{Line, tell};
use crate::record::pyramids::{Course, Move, Step};
use crate::rules::Seat;
use crate::rules::pyramids::{Award, Game, Piece};

/// Everything that happened, read from the steps of a game.
#[derive(Clone, Copy, Debug)]
pub struct Log<'a> {
    entries: &'a [Step],
    revision: u64,
    start: &'a Game,
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
            start: course.start(),
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

    /// What came of one entry, line by line.
    pub(crate) fn lines(&self, entry: &Step) -> Vec<Line> {
        tell(&entry.report, self.start)
    }

    /// Everything line by line; the first one of a turn has its number.
    pub(crate) fn story(&self) -> impl Iterator<Item = (Option<usize>, Line)> + use<'a> {
        let start = self.start;
        self.entries.iter().flat_map(move |entry| {
            let mut number = entry.begins_turn.then_some(entry.turn);
            let lines = tell(&entry.report, start);
            lines.into_iter().map(move |line| (number.take(), line))
        })
    }

    /// What the last move brought about.
    pub(crate) fn last(&self) -> Vec<Line> {
        let last = self.entries.last();
        last.map_or_else(Vec::new, |entry| self.lines(entry))
    }

    /// What happened since this player's last turn, and what that set off.
    pub(crate) fn recap(&self, seat: Seat) -> Vec<Line> {
        let is_own = |entry: &Step| matches!(entry.made, Move::Action(who, _) if who == seat);
        let own = self.entries.iter().rposition(is_own);
        let since = &self.entries[own.map_or(0, |own| own + 1)..];
        since.iter().flat_map(|entry| self.lines(entry)).collect()
    }

    /// How each group was scored, in the order of [`Piece::ALL`]; nothing is known of
    /// those that were scored before the first entry.
    pub fn awards(&self) -> [Option<Award>; Piece::GROUPS] {
        let mut awards = [None; Piece::GROUPS];
        for award in self.entries.iter().flat_map(|entry| entry.report.scored()) {
            awards[award.group.index()] = Some(*award);
        }
        awards
    }
}
