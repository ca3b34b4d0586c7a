//! A decision that is made again: what is tried is judged, and nothing is played.

use crate::app::lesson::{Part, Taught};
use crate::app::task::Work;
use crate::record::{Computers, Course, Move, Record};
use crate::rules::game::Game;
use crate::rules::{Kind, Level, Seat, Secret};
use crate::story::review::{CLOSE, Decision, Trial, try_out};
use crate::story::{Explained, Hint};

/// A decision to be made again, as its player sees it: all others are computers that never
/// decide. It knows what they had, and what comes of a try follows from the player's cards.
#[derive(Clone, Debug)]
pub(in crate::app) struct Exercise<G: Explained> {
    pub(in crate::app) course: Course<G>,
    /// Which one it is, from 1, and of how many.
    pub(in crate::app) place: (usize, usize),
    state: Secret<State<G>>,
}

#[derive(Clone)]
struct State<G: Explained> {
    source: Source<G>,
    answer: G::Action,
    /// What is known of some actions, each beside the answer.
    trials: Vec<Trial<G>>,
    /// What was tried last, and what came of it, once that is known.
    tried: Option<(G::Action, Option<Trial<G>>)>,
    /// Whether the answer is asked for.
    is_told: bool,
    /// Whether it was told before: then it cannot be found any more.
    was_told: bool,
    /// Whether it was found.
    is_found: bool,
    /// How often something was tried.
    tries: u64,
}

/// Where a decision comes from.
#[derive(Clone)]
enum Source<G: Explained> {
    /// It cost much in a game that was played.
    Mistake(Decision<G>),
    /// It is a puzzle of this number.
    Puzzle(Kind, usize),
}

impl<G: Explained> State<G> {
    /// Whether what was tried is as good as anything. A puzzle has but one answer.
    fn is_right(&self, trial: &Trial<G>) -> bool {
        let is_close = matches!(self.source, Source::Mistake(_)) && trial.cost() <= CLOSE;
        is_close || trial.tried.action == self.answer
    }

    /// What is known of an action.
    fn known(&self, action: G::Action) -> Option<Trial<G>> {
        let mut trials = self.trials.iter();
        if action == self.answer {
            let best = &trials.next()?.best;
            let (tried, best) = (best.clone(), best.clone());
            return Some(Trial { tried, best });
        }
        trials.find(|it| it.tried.action == action).cloned()
    }
}

/// How far an exercise is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Stage {
    /// Something is to be tried.
    Asks,
    /// What was tried is being judged.
    Judges,
    /// There is better.
    Wrong,
    /// It was found, or told.
    Solved,
}

/// What there is to be said about it.
pub enum Exercised<'a, G: Explained> {
    /// Something is chosen, and the table says what; but not what would come of it.
    Chosen,
    /// What was tried is being judged.
    Judged,
    /// This was done in a game, and there is better; which one it is, of how many.
    Mistake((usize, usize), &'a Decision<G>),
    /// This is asked; the same.
    Puzzle((usize, usize), Taught),
    /// There is better than what was tried.
    Wrong(&'a Trial<G>),
    /// What was tried is as good as anything; why, if it was a puzzle.
    Found(&'a Trial<G>, Option<Taught>),
    /// This would have been found; why, if it was a puzzle.
    Answer(&'a Hint<G>, Option<Taught>),
}

// Derived, these would ask the game itself for the same.
impl<G: Explained> Copy for Exercised<'_, G> {}

impl<G: Explained> Clone for Exercised<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Explained> Exercise<G> {
    /// A decision that cost much in a game.
    pub(in crate::app) fn mistake(record: &Record<G>, mut decision: Decision<G>) -> Exercise<G> {
        let course = alone(record, decision.step, decision.seat);
        let answer = decision.best.action;
        if let Some(player) = course.game().to_act() {
            // Whoever makes it again may hear what speaks for it.
            let view = course.game().view(player);
            for told in [&mut decision.played, &mut decision.best] {
                told.reasons = G::reasons(&view, told.action);
            }
        }
        let trial = Trial {
            tried: decision.played.clone(),
            best: decision.best.clone(),
        };
        Exercise::new(course, Source::Mistake(decision), answer, vec![trial])
    }

    /// A puzzle: the position after so many moves of a record, whose next one is to be
    /// found.
    pub(in crate::app) fn puzzle(
        record: &Record<G>,
        moves: usize,
        number: usize,
    ) -> Option<Exercise<G>> {
        let Some(Move::Action(player, answer)) = record.moves().nth(moves) else {
            return None;
        };
        let course = alone(record, moves, player.into());
        let source = Source::Puzzle(G::KIND, number);
        Some(Exercise::new(course, source, answer, Vec::new()))
    }

    fn new(
        course: Course<G>,
        source: Source<G>,
        answer: G::Action,
        trials: Vec<Trial<G>>,
    ) -> Exercise<G> {
        Exercise {
            course,
            place: (1, 1),
            state: Secret(State {
                source,
                answer,
                trials,
                tried: None,
                is_told: false,
                was_told: false,
                is_found: false,
                tries: 0,
            }),
        }
    }

    /// What it cost in the game in which it was made.
    pub(in crate::app) fn cost(&self) -> i32 {
        match &self.state.0.source {
            Source::Mistake(decision) => decision.cost(),
            Source::Puzzle(..) => 0,
        }
    }

    /// Has this judged, unless that is known.
    pub(in crate::app) fn attempt(&mut self, action: G::Action) {
        let state = &mut self.state.0;
        if state
            .tried
            .as_ref()
            .is_some_and(|(tried, _)| *tried == action)
        {
            return;
        }
        state.tries += 1;
        state.tried = Some((action, None));
        if let Some(trial) = state.known(action) {
            self.give(trial);
        }
    }

    /// Has the answer told.
    pub(in crate::app) fn tell(&mut self) {
        self.state.0.is_told = true;
        self.state.0.tried = None;
        self.attempt(self.state.0.answer);
    }

    /// Takes what came of a try.
    pub(in crate::app) fn give(&mut self, trial: Trial<G>) {
        let state = &mut self.state.0;
        let is_right = state.is_right(&trial);
        let is_new = state.known(trial.tried.action).is_none();
        if let Some((tried, judged)) = &mut state.tried
            && *tried == trial.tried.action
        {
            if is_new {
                state.trials.push(trial.clone());
            }
            *judged = Some(trial);
            state.was_told |= state.is_told;
            state.is_found |= is_right && !state.was_told;
        }
    }

    /// Forgets what was tried.
    pub(in crate::app) fn forget(&mut self) {
        self.state.0.tried = None;
        self.state.0.is_told = false;
    }

    /// Whether it was found without being told.
    pub(in crate::app) fn is_found(&self) -> bool {
        self.state.0.is_found
    }

    /// How far it is.
    pub(in crate::app) fn stage(&self) -> Stage {
        match self.exercised(false) {
            Exercised::Judged => Stage::Judges,
            Exercised::Wrong(_) => Stage::Wrong,
            Exercised::Found(..) | Exercised::Answer(..) => Stage::Solved,
            Exercised::Chosen | Exercised::Mistake(..) | Exercised::Puzzle(..) => Stage::Asks,
        }
    }

    /// What there is to be said, if the table has something chosen or not.
    pub(in crate::app) fn exercised(&self, has_chosen: bool) -> Exercised<'_, G> {
        let State {
            source,
            tried,
            is_told,
            ..
        } = &self.state.0;
        let says = |kind: Kind, number: usize, part: Part| Taught {
            kind,
            puzzle: Some(number),
            step: 0,
            part,
        };
        match (tried, source) {
            (None, _) if has_chosen => Exercised::Chosen,
            (None, Source::Mistake(decision)) => Exercised::Mistake(self.place, decision),
            (None, &Source::Puzzle(kind, number)) => {
                Exercised::Puzzle(self.place, says(kind, number, Part::Task))
            }
            (Some((_, None)), _) => Exercised::Judged,
            (Some((_, Some(trial))), _) if !*is_told && !self.state.0.is_right(trial) => {
                Exercised::Wrong(trial)
            }
            (Some((_, Some(trial))), source) => {
                let why = match *source {
                    Source::Mistake(_) => None,
                    Source::Puzzle(kind, number) => Some(says(kind, number, Part::Then)),
                };
                match is_told {
                    true => Exercised::Answer(&trial.tried, why),
                    false => Exercised::Found(trial, why),
                }
            }
        }
    }

    /// The number of the try that is to be judged.
    pub(in crate::app) fn awaits(&self) -> Option<u64> {
        let awaits = matches!(self.state.0.tried, Some((_, None)));
        awaits.then_some(self.state.0.tries)
    }

    /// How it is judged: from what its player sees.
    pub(in crate::app) fn task(&self) -> Option<Work<Trial<G>>>
    where
        G: 'static,
    {
        let state = &self.state.0;
        let (action, None) = state.tried.as_ref()? else {
            return None;
        };
        let (action, answer) = (*action, state.answer);
        let game = self.course.game();
        let view = game.view(game.to_act()?);
        Some(Box::new(move |stop| try_out(&view, action, answer, stop)))
    }
}

/// A game after so many moves, with one person in it.
fn alone<G: Game>(record: &Record<G>, moves: usize, person: Seat) -> Course<G> {
    let mut course: Course<G> = record.up_to(moves).into();
    let others = course.names().seats().filter(|&seat| seat != person);
    let level = Level::new(G::KIND, 1);
    let computers = others.fold(Computers::default(), |all, seat| all.with(seat, level));
    course.seat(computers);
    course
}
