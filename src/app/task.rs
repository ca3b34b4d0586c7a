//! What is thought about away from the table, so that the table stays alive meanwhile.

use std::sync::atomic::AtomicBool;

use super::current::CurrentGame;
use super::{past, practice};
use crate::ai::Outlook;
use crate::record::Record;
use crate::rules::shuffle;
use crate::rules::{cards, pyramids, tiles};
use crate::story::review::Review;
use crate::story::{self, Explained, Hint};
use crate::variants::from_variants;

/// Which question it is: the same one has the same answer, and that to another one is not
/// waited for any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket {
    /// Which game since the start it belongs to.
    pub(super) game: usize,
    /// How that game stands.
    pub(super) revision: u64,
    /// What is asked about it.
    pub(super) topic: Topic,
}

/// What can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Topic {
    /// What the computer to decide does.
    Move,
    /// What the person to decide could do.
    Hints,
    /// Where a finished game was decided.
    Review,
    /// Whether what was tried in practice is good.
    Trial,
    /// What there is to be practiced.
    Practice,
    /// What is in the files of past games.
    Past,
}

/// How an answer is found; nothing if it is not wanted any more.
pub(super) type Work<T> = Box<dyn FnOnce(&AtomicBool) -> Option<T> + Send>;

/// A question that takes a while.
pub struct Task {
    pub(super) ticket: Ticket,
    pub(super) work: Work<Said>,
}

impl Task {
    /// Thinks about it, on whatever thread. Once `stop` is set, there is no answer.
    pub fn think(self, stop: &AtomicBool) -> Option<Answer> {
        let said = (self.work)(stop)?;
        let ticket = self.ticket;
        Some(Answer { ticket, said })
    }
}

/// What came of a [`Task`].
pub struct Answer {
    pub(super) ticket: Ticket,
    pub(super) said: Said,
}

/// An answer to one game or another.
pub(super) enum Said {
    /// What is said to the card table.
    Cards(Word<cards::Game>),
    /// What is said to the tile table.
    Tiles(Word<tiles::Game>),
    /// What is said to the pyramid table.
    Pyramids(Word<pyramids::Game>),
    /// What there is to be practiced.
    Practice(practice::Found),
    /// What is in the files of past games.
    Past(past::Word),
}

from_variants!(
    Said: Cards(Word<cards::Game>), Tiles(Word<tiles::Game>), Pyramids(Word<pyramids::Game>),
);

/// What is said to a table.
pub(super) enum Word<G: Explained> {
    /// What a computer does.
    Move(G::Action),
    /// What a person could do, the best first.
    Hints(Vec<Hint<G>>),
    /// Where a finished game was decided.
    Review(Review<G>),
    /// What came of a try.
    Trial(Vec<Outlook<G::Action>>),
}

/// The same work, with its answer made into another one.
pub(super) fn map<T: 'static, U: 'static>(work: Work<T>, of: fn(T) -> U) -> Option<Work<U>> {
    Some(Box::new(move |stop| work(stop).map(of)))
}

/// How a computer finds what to do, if the decision is a computer's.
///
/// Its chance follows from the deal and the moves so far, so that a game that is left and
/// resumed goes on alike.
pub(super) fn decision<G: Explained>(current: &CurrentGame<G>) -> Option<Work<G::Action>>
where
    G::View: Send + 'static,
{
    let course = current.course();
    let player = course.game().to_act()?;
    let level = course.computers().of(player)?;
    let view = course.game().view(player);
    let seed = current.record().map_or(0, Record::seed);
    let mut chance = shuffle::decision(seed, course.steps().len() as u64);
    Some(Box::new(move |stop| G::choose(&view, level, &mut chance, stop)))
}

/// How hints for the player to decide are found, from what that player may see.
pub(super) fn hints<G: Explained>(current: &CurrentGame<G>) -> Option<Work<Vec<Hint<G>>>>
where
    G::View: Send + 'static,
{
    let game = current.course().game();
    let view = game.view(game.to_act()?);
    Some(Box::new(move |stop| story::hints(&view, stop)))
}
