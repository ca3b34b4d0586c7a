//! The decisions of a finished game, looked at one by one.

use std::panic;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use super::{Decision, Review};
use crate::ai::Judgment;
use crate::record::{Computers, Move, Record};
use crate::rules::game::{Game, Standing, View};
use crate::rules::{Seat, shuffle};
use crate::story::{Explained, Hint, contrast, turn_of};

/// How many threads look at decisions.
const THREADS: usize = 2;

/// How many decisions of a game have been looked at.
#[derive(Debug, Default)]
pub struct Progress {
    done: AtomicUsize,
    all: AtomicUsize,
}

impl Progress {
    /// How many were looked at, and how many there are.
    pub fn now(&self) -> (usize, usize) {
        let read = |count: &AtomicUsize| count.load(Ordering::Relaxed);
        (read(&self.done), read(&self.all))
    }

    /// So many more are to be looked at.
    pub(crate) fn expect(&self, decisions: usize) {
        self.all.fetch_add(decisions, Ordering::Relaxed);
    }
}

/// A decision to be looked at.
struct Question<G: Game> {
    step: usize,
    turn: usize,
    seat: Seat,
    is_yours: bool,
    view: G::View,
    played: G::Action,
}

/// The decisions of a finished game, before they are looked at.
pub struct Reviewer<G: Game> {
    players: usize,
    computers: Computers,
    questions: Vec<Question<G>>,
    standing: Option<Standing>,
    /// A seed for other chance than what follows from the positions.
    chance: Option<u64>,
}

impl<G: Explained> Reviewer<G> {
    /// Takes a game; none that is not over, because its cards are still secret.
    pub fn new(record: &Record<G>) -> Option<Reviewer<G>> {
        if record.game().to_act().is_some() {
            return None;
        }
        let mut game = record.start().clone();
        let mut questions = Vec::new();
        let players = record.names().count();
        let you = record.computers().only_person(players);
        for (step, taken) in record.steps().iter().enumerate() {
            if let Move::Action(player, played) = taken.made
                && game.legal_actions().into_iter().nth(1).is_some()
            {
                let seat = player.into();
                questions.push(Question {
                    step,
                    turn: turn_of(taken),
                    seat,
                    is_yours: you == Some(seat),
                    view: game.view(player),
                    played,
                });
            }
            taken.redo(&mut game);
        }
        let last = record.steps().last();
        let is_agreed = last.is_some_and(|step| step.made == Move::Agreed);
        Some(Reviewer {
            players,
            computers: *record.computers(),
            questions,
            standing: game.standing().filter(|_| !is_agreed),
            chance: None,
        })
    }

    /// Lets other chance play a part, so that it can be told how much depends on it.
    #[must_use]
    pub fn with_chance(mut self, seed: u64) -> Reviewer<G> {
        self.chance = Some(seed);
        self
    }

    /// Leaves out the decisions of all but some players.
    pub(crate) fn only(mut self, is_wanted: impl Fn(Seat) -> bool) -> Reviewer<G> {
        self.questions.retain(|question| is_wanted(question.seat));
        self
    }

    /// How many decisions there are to look at.
    pub(crate) fn len(&self) -> usize {
        self.questions.len()
    }

    /// Looks at all decisions; nothing comes of it once `stop` is set.
    pub fn run(self, progress: &Progress, stop: &AtomicBool) -> Option<Review<G>> {
        progress.expect(self.len());
        self.look(progress, stop)
    }

    /// The same, where it was told already how many there are.
    pub(crate) fn look(self, progress: &Progress, stop: &AtomicBool) -> Option<Review<G>> {
        let questions = &self.questions;
        let next = AtomicUsize::new(0);
        let look = || {
            let mut found = Vec::new();
            while let Some(question) = questions.get(next.fetch_add(1, Ordering::Relaxed)) {
                found.extend(question.look(self.chance, stop)?);
                progress.done.fetch_add(1, Ordering::Relaxed);
            }
            Some(found)
        };
        let found = thread::scope(|scope| {
            // Where there can be no more threads, this one does it alone.
            let worker = || thread::Builder::new().spawn_scoped(scope, look).ok();
            let workers: Vec<_> = (1..THREADS).filter_map(|_| worker()).collect();
            let mut found = vec![look()];
            for worker in workers {
                // What went wrong there went wrong here.
                let more = worker.join();
                found.push(more.unwrap_or_else(|panic| panic::resume_unwind(panic)));
            }
            found
        });
        let mut decisions = Vec::new();
        for part in found {
            decisions.extend(part?);
        }
        decisions.sort_by_key(|decision: &Decision<G>| decision.step);
        Some(Review {
            standing: self.standing,
            ..Review::new(self.players, self.computers, decisions)
        })
    }
}

impl<G: Explained> Question<G> {
    /// The decision, judged; nothing if it was stopped.
    fn look(&self, chance: Option<u64>, stop: &AtomicBool) -> Option<Option<Decision<G>>> {
        let mut chance = match chance {
            Some(seed) => shuffle::decision(seed, self.step as u64),
            None => self.view.chance(),
        };
        let judged = G::judge(&self.view, self.played, &mut chance, stop);
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        Some(judged.map(|judgment| {
            let [played, best] = told(&self.view, &judgment, self.is_yours);
            Decision {
                step: self.step,
                turn: self.turn,
                seat: self.seat,
                is_yours: self.is_yours,
                judgment,
                played,
                best,
            }
        }))
    }
}

/// What is told of what was done and of what seems best: all of it to the only person, to
/// others what is for everybody.
pub(super) fn told<G: Explained>(
    view: &G::View,
    judgment: &Judgment<G::Action>,
    is_yours: bool,
) -> [Hint<G>; 2] {
    let mut told = contrast(view, &judgment.played, &judgment.best);
    if !is_yours {
        told.iter_mut().for_each(|it| it.tell_all(view));
    }
    told
}
