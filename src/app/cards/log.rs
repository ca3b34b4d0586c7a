//! Everything that happened in a game so far.

use super::story::{Line, in_short, tell};
use crate::record::cards::{Course, Move, Step};
use crate::rules::Player;

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

    /// Everything line by line; the first one of a turn has its number.
    pub(crate) fn story(&self) -> impl Iterator<Item = (Option<usize>, Line)> + use<'a> {
        self.entries.iter().flat_map(|entry| {
            let mut number = entry.begins_turn.then_some(entry.turn);
            let lines = tell(entry.report.events());
            lines.into_iter().map(move |line| (number.take(), line))
        })
    }

    /// What happened since this player's last turn, in short: the other player's turn,
    /// or before that what their own last action has set off.
    pub(crate) fn recap(&self, seat: Player) -> Vec<Line> {
        let turn_of = |entry: &Step, who: Player| {
            entry.begins_turn && matches!(entry.made, Move::Action(seat, _) if seat == who)
        };
        let own = self.entries.iter().rposition(|entry| turn_of(entry, seat));
        let since = &self.entries[own.unwrap_or(0)..];
        let other = since.iter().position(|entry| turn_of(entry, seat.other()));
        let (own, other) = since.split_at(other.unwrap_or(since.len()));
        match other.is_empty() {
            true => in_short(own, seat),
            false => in_short(other, seat),
        }
    }
}
