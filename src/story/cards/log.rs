//! Everything that happened in a game so far.

use super::line::{Line, claims, in_short, tell};
use crate::record::cards::{Move, Step};
use crate::rules::cards::{Event, Game, Report};
use crate::rules::{ByPlayer, Color, Player};
use crate::story::Narrated;

/// How the draft under way came about, and what was taken in it so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftSoFar {
    /// Who completed the Mandala.
    pub by: Player,
    /// With how many cards.
    pub count: u8,
    /// Of which color.
    pub color: Color,
    /// Who was the first to choose.
    pub first: Player,
    /// How many cards each player's Field has, which decided that.
    pub fields: ByPlayer<u8>,
    /// What each player has taken.
    pub taken: Vec<Line>,
}

/// Everything that happened in a card game.
pub type Log<'a> = crate::story::Log<'a, Game>;

impl Narrated for Game {
    type Line = Line;

    fn lines(report: &Report, _: &Game) -> Vec<Line> {
        tell(report.events())
    }
}

impl Log<'_> {
    /// How the last draft came about and what was taken in it; nothing if it began before
    /// the first entry.
    pub fn draft(&self) -> Option<DraftSoFar> {
        let completes = |entry: &Step| {
            let mut events = entry.report.events().iter();
            events.find_map(|event| match *event {
                Event::Completed { by, first, fields, .. } => Some((by, first?, fields)),
                _ => None,
            })
        };
        let mut entries = self.entries().iter().enumerate().rev();
        let (at, (by, first, fields)) =
            entries.find_map(|(at, entry)| completes(entry).map(|found| (at, found)))?;
        let (color, count) = match self.entries()[at].report.events().first()? {
            Event::Built { color, .. } => (*color, 1),
            Event::Grew { color, count, .. } => (*color, *count),
            _ => return None,
        };
        let later = self.entries()[at + 1..].iter();
        let events: Vec<Event> = later.flat_map(|entry| entry.report.events()).copied().collect();
        let taken = [first, first.other()].into_iter().filter_map(|who| claims(&events, who));
        Some(DraftSoFar { by, count, color, first, fields, taken: taken.collect() })
    }

    /// What happened since this player's last turn, in short: the other player's turn,
    /// or before that what their own last action has set off.
    pub fn recap(&self, seat: Player) -> Vec<Line> {
        let turn_of = |entry: &Step, who: Player| {
            entry.begins_turn && matches!(entry.made, Move::Action(seat, _) if seat == who)
        };
        let own = self.entries().iter().rposition(|entry| turn_of(entry, seat));
        let since = &self.entries()[own.unwrap_or(0)..];
        let other = since.iter().position(|entry| turn_of(entry, seat.other()));
        let (own, other) = since.split_at(other.unwrap_or(since.len()));
        in_short(if other.is_empty() { own } else { other }, seat)
    }
}
