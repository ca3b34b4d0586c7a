//! A finished game looked at again: each decision from what its player knew then.

use std::cmp::Reverse;
use std::panic;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use super::luck::{self, Account, Verdict};
use super::{Explained, Hint, turn_of};
use crate::ai::Outlook;

use crate::record::{Computers, Move, Record};
use crate::rules::Seat;
use crate::rules::game::{Game, Standing, View};

/// A decision that cost less than this, in percent, is not worth a word: much of it would
/// be noise.
pub const WORTH_A_WORD: i32 = 7;

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
pub struct Decision<G: Explained> {
    /// How many moves were made before it.
    pub step: usize,
    /// The number of its turn.
    pub turn: usize,
    /// Whose decision it was.
    pub seat: Seat,
    /// Whether that is the only person in the game, whom a review speaks to.
    pub is_yours: bool,
    /// The chance to win with what was done, from 0 to 1.
    pub win: f32,
    /// What was done; what speaks for it is told to its player alone.
    pub played: Hint<G>,
    /// What seems best; the same.
    pub best: Hint<G>,
}

/// How a decision is marked on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// It was done.
    Played,
    /// It would have been better.
    Better,
    /// It belongs to both.
    Both,
}

impl Sign {
    /// How it is written, in every language.
    pub fn mark(self) -> &'static str {
        match self {
            Sign::Played => "?",
            Sign::Better => "!",
            Sign::Both => "?!",
        }
    }
}

impl<G: Explained> Decision<G> {
    /// Its player's chance to win with what was done and with what seems best, in percent
    /// as they are shown.
    pub fn chances(&self) -> [i32; 2] {
        [&self.played, &self.best].map(|told| told.expected.chance)
    }

    /// What it cost: the difference of the two chances, so that a reader can check it.
    pub fn cost(&self) -> i32 {
        let [played, best] = self.chances();
        best - played
    }

    /// Whether what is asked for belongs to what was done, to what seems best, or to both.
    pub fn sign(&self, belongs: impl Fn(G::Action) -> bool) -> Option<Sign> {
        match [self.played.action, self.best.action].map(belongs) {
            [true, true] => Some(Sign::Both),
            [true, false] => Some(Sign::Played),
            [false, true] => Some(Sign::Better),
            [false, false] => None,
        }
    }

    fn is_mistake(&self) -> bool {
        self.cost() >= WORTH_A_WORD
    }
}

/// Those who made no decision that cost [much](WORTH_A_WORD).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Blameless {
    /// Everybody.
    All,
    /// Only these people.
    Some(Vec<Seat>),
}

/// What is said of a whole game.
#[derive(Clone)]
pub struct Review<G: Explained> {
    players: usize,
    computers: Computers,
    /// Every decision in which there was a choice, in the order of the game.
    pub decisions: Vec<Decision<G>>,
    /// Which of them cost the most: those of people before those of computers, the worst
    /// first.
    mistakes: Vec<usize>,
    /// How the game came out, unless all agreed to end it.
    standing: Option<Standing>,
}

impl<G: Explained> Review<G> {
    fn new(players: usize, computers: Computers, decisions: Vec<Decision<G>>) -> Review<G> {
        let all = 0..decisions.len();
        let mut mistakes: Vec<usize> = all.filter(|&at| decisions[at].is_mistake()).collect();
        mistakes.sort_by_key(|&at| {
            let decision = &decisions[at];
            let is_computer = computers.of(decision.seat).is_some();
            (is_computer, Reverse(decision.cost()))
        });
        mistakes.truncate(MOST);
        Review {
            players,
            computers,
            decisions,
            mistakes,
            standing: None,
        }
    }

    /// What the game was for each of its players.
    pub fn accounts(&self) -> Vec<Account> {
        luck::accounts(&self.decisions, self.players, self.standing)
    }

    /// What decided it, if there was anything to decide.
    pub fn verdict(&self) -> Option<Verdict> {
        luck::verdict(&self.accounts(), self.standing)
    }

    /// The decisions that cost the most: those of people before those of computers, the
    /// worst first.
    pub fn mistakes(&self) -> impl ExactSizeIterator<Item = &Decision<G>> {
        self.mistakes.iter().map(|&at| &self.decisions[at])
    }

    /// Who made no decision that cost much, if anybody is to be told so.
    pub fn blameless(&self) -> Option<Blameless> {
        if self.mistakes.is_empty() {
            return Some(Blameless::All);
        }
        let people = self.blameless_people();
        (!people.is_empty()).then_some(Blameless::Some(people))
    }

    /// The people none of whose decisions cost much.
    fn blameless_people(&self) -> Vec<Seat> {
        let has_erred = |seat| {
            let mut decisions = self.decisions.iter();
            decisions.any(|it| it.seat == seat && it.is_mistake())
        };
        let is_person = |&seat: &Seat| self.computers.of(seat).is_none();
        let people = Seat::all(self.players).filter(is_person);
        people.filter(|&seat| !has_erred(seat)).collect()
    }

    /// The chance to win over the game, one value a decision: that of the only person, or
    /// of two players that of the first, else that of each. What is known of players only
    /// at their own decisions stands from one of these to the next.
    pub fn curves(&self) -> Vec<(Seat, Vec<f32>)> {
        let win = |decision: &Decision<G>| decision.win;
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
        match self.computers.only_person(self.players) {
            Some(person) => vec![curve(person)],
            None if self.players == 2 => vec![curve(Seat::default())],
            None => Seat::all(self.players).map(curve).collect(),
        }
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
    /// The decision, judged, with what is certain corrected; nothing if it was stopped.
    fn look(&self, stop: &AtomicBool) -> Option<Option<Decision<G>>> {
        let mut chance = self.view.chance();
        let judgment = G::judge(&self.view, self.played, &mut chance, stop);
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        Some(judgment.map(|judgment| {
            let tell = |outlook: Outlook<G::Action>| {
                let mut told = Hint::new(&self.view, &outlook);
                if !self.is_yours {
                    told.reasons.clear();
                }
                told
            };
            let [played, best] =
                [judgment.played, judgment.best].map(|outlook| outlook.corrected::<G>(&self.view));
            Decision {
                step: self.step,
                turn: self.turn,
                seat: self.seat,
                is_yours: self.is_yours,
                win: played.estimate.win,
                played: tell(played),
                best: tell(best),
            }
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::{Blameless, Decision, Review, Sign};
    use crate::ai::{Estimate, Outlook};
    use crate::record::Computers;
    use crate::rules::game::Game as _;
    use crate::rules::pyramids::{Action, Game};
    use crate::rules::{Kind, Level, Seat};
    use crate::story::Hint;

    /// A decision of a seat whose chance was this and could have been that.
    fn decision(step: usize, seat: usize, played: f32, best: f32) -> Decision<Game> {
        let view = Game::deal(1, 3, Seat::default());
        let mut actions = view.legal_actions().into_iter();
        let mut told = |win| {
            let outlook = Outlook::<Action> {
                action: actions.next().expect("many are legal"),
                estimate: Estimate { win, points: 0.0 },
            };
            Hint::new(&view, &outlook)
        };
        Decision {
            step,
            turn: step + 1,
            seat: seat_at(seat),
            is_yours: false,
            win: played,
            played: told(played),
            best: told(best),
        }
    }

    fn seat_at(index: usize) -> Seat {
        Seat::all(3).nth(index).expect("three play")
    }

    /// Three players, of whom these are computers.
    fn review(computers: &[usize]) -> Review<Game> {
        let level = Level::new(Kind::Pyramids, 1);
        let seats = computers.iter().map(|&seat| seat_at(seat));
        let computers = seats.fold(Computers::default(), |all, seat| all.with(seat, level));
        let decisions = vec![
            decision(0, 0, 0.30, 0.40),
            decision(1, 1, 0.50, 0.56),
            decision(2, 2, 0.10, 0.90),
            decision(3, 0, 0.204, 0.496),
        ];
        Review::new(3, computers, decisions)
    }

    fn steps(review: &Review<Game>) -> Vec<usize> {
        review.mistakes().map(|it| it.step).collect()
    }

    #[test]
    fn a_cost_is_the_difference_of_the_numbers_that_are_shown() {
        let decision = decision(0, 0, 0.004, 0.495);
        assert_eq!(decision.chances(), [0, 50]);
        assert_eq!(decision.cost(), 50);
    }

    #[test]
    fn decisions_of_people_come_before_those_of_computers_and_the_worst_first() {
        assert_eq!(steps(&review(&[])), [2, 3, 0]);
        assert_eq!(steps(&review(&[1, 2])), [3, 0, 2]);
        assert_eq!(steps(&review(&[0, 1, 2])), [2, 3, 0]);
    }

    #[test]
    fn people_without_a_costly_decision_are_named() {
        let second = Some(Blameless::Some(vec![seat_at(1)]));
        assert_eq!(review(&[]).blameless(), second);
        assert_eq!(review(&[0, 2]).blameless(), second);
        assert_eq!(review(&[1]).blameless(), None);
        let nothing = Review::<Game>::new(2, Computers::default(), Vec::new());
        assert_eq!(nothing.blameless(), Some(Blameless::All));
    }

    #[test]
    fn several_people_have_a_curve_each_and_one_person_alone_has_the_only_one() {
        let curves = review(&[2]).curves();
        assert_eq!(curves.len(), 3);
        assert_eq!(curves[0].1, [0.30, 0.30, 0.30, 0.204]);
        assert_eq!(curves[2].1, [0.10; 4]);
        assert_eq!(review(&[0, 2]).curves(), [(seat_at(1), vec![0.50; 4])]);
    }

    #[test]
    fn what_was_played_and_what_is_better_have_their_own_signs() {
        let decision = decision(0, 0, 0.1, 0.9);
        let [played, best] = [&decision.played, &decision.best];
        let sign = |wanted: Action| decision.sign(|action| action == wanted);
        assert_eq!(sign(played.action), Some(Sign::Played));
        assert_eq!(sign(best.action), Some(Sign::Better));
        assert_eq!(decision.sign(|_| true), Some(Sign::Both));
        assert_eq!(decision.sign(|_| false), None);
    }
}
