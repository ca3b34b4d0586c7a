//! What is thought about away from the table, so that the table stays alive meanwhile.

use std::sync::atomic::AtomicBool;

use super::sitting::Sitting;
use crate::ai::Partner;
use crate::record::Record;
use crate::rules::shuffle;
use crate::rules::{cards, pyramids, tiles};

/// Which question it is: the same one has the same answer, and that to another one is not
/// waited for any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket {
    /// Which game since the start it belongs to.
    pub(super) game: usize,
    /// How that game stands.
    pub(super) revision: u64,
}

/// How an answer is found; nothing if it is not wanted any more.
pub(super) type Work<T> = Box<dyn FnOnce(&AtomicBool) -> Option<T> + Send>;

/// A question that takes a while.
pub struct Thought {
    pub(super) ticket: Ticket,
    pub(super) work: Work<Said>,
}

impl Thought {
    /// Thinks about it, on whatever thread. Once `stop` is set, there is no answer.
    pub fn think(self, stop: &AtomicBool) -> Option<Answer> {
        let said = (self.work)(stop)?;
        let ticket = self.ticket;
        Some(Answer { ticket, said })
    }
}

/// What came of a [`Thought`].
pub struct Answer {
    pub(super) ticket: Ticket,
    pub(super) said: Said,
}

/// An answer to one game or another.
#[derive(Clone, Copy)]
pub(super) enum Said {
    /// What a computer does at the card table.
    Cards(cards::Action),
    /// What one does at the tile table.
    Tiles(tiles::Action),
    /// What one does at the pyramid table.
    Pyramids(pyramids::Action),
}

/// How a computer finds what to do, if the decision is a computer's.
///
/// Its chance follows from the deal and the moves so far, so that a game that is left and
/// resumed goes on alike.
pub(super) fn decision<G: Partner>(sitting: &Sitting<G>) -> Option<Work<G::Action>>
where
    G::View: Send + 'static,
{
    let course = sitting.course();
    let player = course.game().to_act()?;
    let level = course.computers().of(player)?;
    let view = course.game().view(player);
    let seed = sitting.record().map_or(0, Record::seed);
    let mut chance = shuffle::decision(seed, course.steps().len() as u64);
    Some(Box::new(move |stop| {
        G::choose(&view, level, &mut chance, stop)
    }))
}
