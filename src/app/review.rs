//! A finished game looked at again: each decision from what its player knew then.

use std::panic;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use crate::ai::{Judgment, Partner};
use crate::record::{Move, Record};
use crate::rules::Seat;
use crate::rules::game::Game;
use crate::rules::shuffle::{self, Shuffler};

/// A decision that gave away less than this is not worth a word.
const WORTH_A_WORD: f32 = 0.06;

/// How many of the decisions that cost the most are told.
const MOST: usize = 10;

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
}

/// A decision looked at again.
#[derive(Clone)]
pub struct Decision<G: Game> {
    /// How many moves were made before it.
    pub step: usize,
    /// The number of its turn.
    pub turn: usize,
    /// Whose decision it was.
    pub seat: Seat,
    /// What that player knew.
    pub view: G::View,
    /// What was done, and what seems best.
    pub judgment: Judgment<G::Action>,
}

/// What is said of a whole game.
#[derive(Clone)]
pub struct Review<G: Game> {
    players: usize,
    /// Every decision in which there was a choice, in the order of the game.
    pub decisions: Vec<Decision<G>>,
}

impl<G: Game> Review<G> {
    /// The decisions that cost the most, the worst first.
    pub fn mistakes(&self) -> Vec<&Decision<G>> {
        let decisions = self.decisions.iter();
        let mut mistakes: Vec<_> = decisions
            .filter(|decision| decision.judgment.loss() >= WORTH_A_WORD)
            .collect();
        mistakes.sort_by(|a, b| b.judgment.loss().total_cmp(&a.judgment.loss()));
        mistakes.truncate(MOST);
        mistakes
    }

    /// The chance to win over the game, one value a decision: of two players that of the
    /// first, else that of each, which stands from one of their own decisions to the next.
    pub fn curves(&self) -> Vec<(Seat, Vec<f32>)> {
        let win = |decision: &Decision<G>| decision.judgment.played.estimate.win;
        let curve = |seat: Seat| {
            let mut own = self.decisions.iter().filter(|it| it.seat == seat);
            let mut now = own.next().map(win);
            let chances = self.decisions.iter().filter_map(|decision| {
                now = match self.players {
                    _ if decision.seat == seat => Some(win(decision)),
                    2 => Some(1.0 - win(decision)),
                    _ => now,
                };
                now
            });
            (seat, chances.collect())
        };
        let shown = if self.players == 2 { 1 } else { self.players };
        Seat::all(shown).map(curve).collect()
    }
}

/// A decision to be looked at.
struct Question<G: Game> {
    step: usize,
    turn: usize,
    seat: Seat,
    view: G::View,
    played: G::Action,
    chance: Shuffler,
}

/// The decisions of a finished game, before they are looked at.
pub struct Reviewer<G: Game> {
    players: usize,
    questions: Vec<Question<G>>,
}

impl<G: Partner> Reviewer<G> {
    /// Takes a game; none that is not over, because its cards are still secret.
    pub fn new(record: &Record<G>) -> Option<Reviewer<G>> {
        if record.game().to_act().is_some() {
            return None;
        }
        let mut game = record.start().clone();
        let mut questions = Vec::new();
        for (step, taken) in record.steps().iter().enumerate() {
            if let Move::Action(player, played) = taken.made
                && game.legal_actions().into_iter().nth(1).is_some()
            {
                questions.push(Question {
                    step,
                    turn: taken.turn,
                    seat: player.into(),
                    view: game.view(player),
                    played,
                    chance: shuffle::decision(record.seed(), step as u64),
                });
            }
            let done = taken.made.apply(&mut game);
            debug_assert!(done.is_ok(), "it was legal when it was made");
        }
        Some(Reviewer {
            players: record.names().count(),
            questions,
        })
    }

    /// Looks at all decisions; nothing comes of it once `stop` is set.
    pub fn run(self, progress: &Progress, stop: &AtomicBool) -> Option<Review<G>> {
        let questions = &self.questions;
        progress.all.store(questions.len(), Ordering::Relaxed);
        let next = AtomicUsize::new(0);
        let look = || {
            let mut found = Vec::new();
            while let Some(question) = questions.get(next.fetch_add(1, Ordering::Relaxed)) {
                found.extend(question.look(stop)?);
                progress.done.fetch_add(1, Ordering::Relaxed);
            }
            Some(found)
        };
        let found = thread::scope(|scope| {
            let threads = [(); THREADS].map(|()| scope.spawn(look));
            threads.map(|thread| {
                let found = thread.join();
                // What went wrong there went wrong here.
                found.unwrap_or_else(|panic| panic::resume_unwind(panic))
            })
        });
        let mut decisions = Vec::new();
        for part in found {
            decisions.extend(part?);
        }
        decisions.sort_by_key(|decision: &Decision<G>| decision.step);
        Some(Review {
            players: self.players,
            decisions,
        })
    }
}

impl<G: Partner> Question<G> {
    /// The decision, judged; nothing if it was stopped.
    fn look(&self, stop: &AtomicBool) -> Option<Option<Decision<G>>> {
        let mut chance = self.chance.clone();
        let judgment = G::judge(&self.view, self.played, &mut chance, stop);
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        Some(judgment.map(|judgment| Decision {
            step: self.step,
            turn: self.turn,
            seat: self.seat,
            view: self.view.clone(),
            judgment,
        }))
    }
}
