//! A decision that is made again: what is tried is judged, and nothing is played.

use crate::ai::Outlook;
use crate::app::lesson::{Part, Taught};
use crate::app::task::Work;
use crate::record::{Computers, Course, Move, Record};
use crate::rules::game::{Game, View};
use crate::rules::{Kind, Level, Seat, Secret};
use crate::story::review::{CLOSE, Decision, Marked, Trial};
use crate::story::{Expected, Explained, Hint};

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
    /// What is known of some actions: of each whatever was tried before.
    known: Vec<Outlook<G::Action>>,
    /// What was tried last, and what came of it, once that is known.
    tried: Option<(G::Action, Option<Trial<G>>)>,
    /// Whether the answer is asked for.
    is_told: bool,
    /// What was tried before that.
    beside: Option<G::Action>,
    /// Whether it was told before: then it cannot be found any more.
    was_told: bool,
    /// Whether it was found, and if so, with the first try.
    found: Option<bool>,
    /// How often something was tried.
    tries: u64,
}

/// Where a decision comes from.
#[derive(Clone)]
enum Source<G: Explained> {
    /// It cost much in a game that was played.
    Mistake(Decision<G>),
    /// It is a puzzle of this number, with this answer.
    Puzzle(Kind, usize, G::Action),
}

impl<G: Explained> State<G> {
    /// The answer: that of a puzzle, or else the best of all that is known.
    fn answer(&self) -> G::Action {
        match &self.source {
            Source::Puzzle(.., answer) => *answer,
            Source::Mistake(decision) => {
                let known = self.known.iter().rev();
                let best = known.max_by_key(|it| Expected::from(*it));
                best.map_or(decision.best.action, |it| it.action)
            }
        }
    }

    /// What was done in the game.
    fn played(&self) -> Option<G::Action> {
        match &self.source {
            Source::Mistake(decision) => Some(decision.played.action),
            Source::Puzzle(..) => None,
        }
    }

    fn known(&self, action: G::Action) -> Option<&Outlook<G::Action>> {
        self.known.iter().find(|it| it.action == action)
    }

    /// Whether an action is as good as anything. A puzzle has but one answer.
    fn is_right(&self, own: &Outlook<G::Action>, best: &Outlook<G::Action>) -> bool {
        let chance = |it: &Outlook<G::Action>| Expected::from(it).chance;
        let is_close = self.played().is_some() && chance(best) - chance(own) <= CLOSE;
        is_close || own.action == best.action
    }

    /// What comes of what was tried, if that is known: what is right is told beside what was
    /// done instead, with the same reasons as in a review, whatever was tried before.
    fn judge(&self, view: &G::View) -> Option<Trial<G>> {
        let (action, _) = self.tried.as_ref()?;
        let (own, best) = (self.known(*action)?, self.known(self.answer())?);
        if !self.is_told && !self.is_right(own, best) {
            return Some(Trial::new(view, own, best));
        }
        let worse = self.played().filter(|worse| worse != action);
        let best = match worse.and_then(|worse| self.known(worse)) {
            Some(worse) => Trial::new(view, worse, own).best,
            None => Hint::new(view, own),
        };
        let tried = best.clone();
        Some(Trial { tried, best })
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
    /// The same, but it is better than what was done in the game.
    WrongButBetter(&'a Trial<G>),
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
    pub(in crate::app) fn mistake(record: &Record<G>, decision: Decision<G>) -> Exercise<G> {
        let course = alone(record, decision.step, decision.seat);
        let known = vec![decision.judgment.best, decision.judgment.played];
        Exercise::new(course, Source::Mistake(decision), known)
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
        let source = Source::Puzzle(G::KIND, number, answer);
        Some(Exercise::new(course, source, Vec::new()))
    }

    fn new(course: Course<G>, source: Source<G>, known: Vec<Outlook<G::Action>>) -> Exercise<G> {
        Exercise {
            course,
            place: (1, 1),
            state: Secret(State {
                source,
                known,
                tried: None,
                is_told: false,
                beside: None,
                was_told: false,
                found: None,
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

    /// Whether it is a puzzle.
    pub(in crate::app) fn is_puzzle(&self) -> bool {
        self.state.0.played().is_none()
    }

    /// What tells it from others: what its player sees.
    pub(in crate::app) fn id(&self) -> Option<u64> {
        Some(self.view()?.chance().seed())
    }

    /// What its player sees.
    fn view(&self) -> Option<G::View> {
        let game = self.course.game();
        Some(game.view(game.to_act()?))
    }

    /// Has this judged, unless that is known.
    pub(in crate::app) fn attempt(&mut self, action: G::Action) {
        let state = &mut self.state.0;
        if state.tried.as_ref().is_some_and(|(tried, _)| *tried == action) {
            return;
        }
        state.tries += 1;
        state.tried = Some((action, None));
        self.give(Vec::new());
    }

    /// Has the answer told.
    pub(in crate::app) fn tell(&mut self) {
        let state = &mut self.state.0;
        state.is_told = true;
        let answer = state.answer();
        let tried = state.tried.take().map(|(tried, _)| tried);
        state.beside = tried.filter(|tried| *tried != answer);
        self.attempt(answer);
    }

    /// Takes what is known now of some actions.
    pub(in crate::app) fn give(&mut self, known: Vec<Outlook<G::Action>>) {
        let Some(view) = self.view() else { return };
        let state = &mut self.state.0;
        for outlook in known {
            if state.known(outlook.action).is_none() {
                state.known.push(outlook);
            }
        }
        let Some(trial) = state.judge(&view) else {
            return;
        };
        let is_right = trial.is_right();
        if let Some((_, judged)) = &mut state.tried {
            *judged = Some(trial);
        }
        state.was_told |= state.is_told;
        if is_right && !state.was_told {
            state.found = state.found.or(Some(state.tries == 1));
        }
    }

    /// Forgets what was tried.
    pub(in crate::app) fn forget(&mut self) {
        self.state.0.tried = None;
        self.state.0.is_told = false;
        self.state.0.beside = None;
    }

    /// What is marked on the table, once the answer is told.
    pub(in crate::app) fn marked(&self) -> Option<Marked<G::Action>> {
        let state = &self.state.0;
        let is_known = matches!(state.tried, Some((_, Some(_))));
        (state.is_told && is_known).then(|| Marked {
            seat: self.course.game().to_act().map_or(Seat::default(), Into::into),
            played: state.beside.or(state.played()),
            better: state.answer(),
        })
    }

    /// If it was found without being told, whether that was with the first try.
    pub(in crate::app) fn found(&self) -> Option<bool> {
        self.state.0.found
    }

    /// The decision with something better than a review knew, if that came up.
    pub(in crate::app) fn better(&self) -> Option<Decision<G>> {
        let state = &self.state.0;
        let Source::Mistake(decision) = &state.source else {
            return None;
        };
        let best = state.known(state.answer())?;
        let is_new = best.action != decision.best.action;
        is_new.then_some(decision.with_best(&self.view()?, best))
    }

    /// How far it is.
    pub(in crate::app) fn stage(&self) -> Stage {
        match self.exercised(false) {
            Exercised::Judged => Stage::Judges,
            Exercised::Wrong(_) | Exercised::WrongButBetter(_) => Stage::Wrong,
            Exercised::Found(..) | Exercised::Answer(..) => Stage::Solved,
            Exercised::Chosen | Exercised::Mistake(..) | Exercised::Puzzle(..) => Stage::Asks,
        }
    }

    /// What there is to be said, if the table has something chosen or not.
    pub(in crate::app) fn exercised(&self, has_chosen: bool) -> Exercised<'_, G> {
        let State { source, tried, is_told, .. } = &self.state.0;
        let says = |kind: Kind, number: usize, part: Part| Taught {
            kind,
            puzzle: Some(number),
            step: 0,
            part,
        };
        let why = match *source {
            Source::Mistake(_) => None,
            Source::Puzzle(kind, number, _) => Some(says(kind, number, Part::Then)),
        };
        match (tried, source) {
            (None, _) if has_chosen => Exercised::Chosen,
            (None, Source::Mistake(decision)) => Exercised::Mistake(self.place, decision),
            (None, &Source::Puzzle(kind, number, _)) => {
                Exercised::Puzzle(self.place, says(kind, number, Part::Task))
            }
            (Some((_, None)), _) => Exercised::Judged,
            (Some((_, Some(trial))), _) if *is_told => Exercised::Answer(&trial.best, why),
            (Some((_, Some(trial))), _) if trial.is_right() => Exercised::Found(trial, why),
            (Some((_, Some(trial))), Source::Mistake(decision))
                if trial.tried.expected.chance > decision.played.expected.chance + CLOSE =>
            {
                Exercised::WrongButBetter(trial)
            }
            (Some((_, Some(trial))), _) => Exercised::Wrong(trial),
        }
    }

    /// The number of the try that is to be judged.
    pub(in crate::app) fn awaits(&self) -> Option<u64> {
        let awaits = matches!(self.state.0.tried, Some((_, None)));
        awaits.then_some(self.state.0.tries)
    }

    /// How it is judged: from what its player sees.
    pub(in crate::app) fn task(&self) -> Option<Work<Vec<Outlook<G::Action>>>>
    where
        G: 'static,
    {
        let state = &self.state.0;
        let (action, None) = state.tried.as_ref()? else {
            return None;
        };
        let mut asked = vec![state.answer(), *action];
        asked.dedup();
        asked.retain(|&it| state.known(it).is_none());
        let view = self.view()?;
        Some(Box::new(move |stop| {
            let asked = asked.into_iter();
            asked.map(|it| G::appraise(&view, it, stop)).collect()
        }))
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
