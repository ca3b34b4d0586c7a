//! What practice asks of a table.

use super::exercise::{Exercise, Exercised, Stage};
use crate::app::clock::Pace;
use crate::app::command::Command;
use crate::app::current::CurrentGame;
use crate::app::live::{LiveTable, Table};
use crate::record::Move;

impl<P: LiveTable> Table<P> {
    /// Sits down to a decision that is made again: which one it is, from 1, of how many.
    pub(in crate::app) fn practiced(
        mut exercise: Exercise<P::Game>,
        place: (usize, usize),
    ) -> Table<P> {
        exercise.place = place;
        Table::Live(Box::new(P::new(CurrentGame::Practiced(Box::new(exercise)))))
    }

    pub(in crate::app) fn exercise(&self) -> Option<&Exercise<P::Game>> {
        self.played()?.current().exercise()
    }

    pub(in crate::app) fn exercise_mut(&mut self) -> Option<&mut Exercise<P::Game>> {
        match self {
            Table::Live(live) => live.current_mut().exercise_mut(),
            Table::Replay(_) => None,
        }
    }

    /// How far the exercise is, if it is one.
    pub(in crate::app) fn exercise_stage(&self) -> Option<Stage> {
        self.exercise().map(Exercise::stage)
    }

    /// Does what is asked, but plays nothing: what would be played is judged.
    pub(in crate::app) fn attempt(&mut self, command: Command, pace: Pace) {
        let made = self.made();
        let Table::Live(live) = self else { return };
        let before = live.clone();
        live.update(command, pace);
        let tried = live.current().course().moves().nth(made);
        if tried.is_some() {
            *live = before;
        }
        if let Some(exercise) = live.current_mut().exercise_mut() {
            match tried {
                Some(Move::Action(_, action)) => exercise.attempt(action),
                // Something else is about to be tried.
                _ => exercise.forget(),
            }
        }
    }

    /// Has the answer told.
    pub(in crate::app) fn tell_answer(&mut self) {
        if let Some(exercise) = self.exercise_mut() {
            exercise.tell();
        }
    }

    /// The decisions that a review has found, to be made again, and the number of the one
    /// that is chosen in its list, or else stood before.
    pub(in crate::app) fn mistakes(
        &self,
        is_list: bool,
    ) -> Option<(Vec<Exercise<P::Game>>, usize)> {
        match self {
            Table::Live(_) => None,
            Table::Replay(replay) => replay.exercises(is_list),
        }
    }

    /// Whether it stands before such a decision.
    pub(in crate::app) fn is_before_mistake(&self) -> bool {
        matches!(self, Table::Replay(replay) if replay.mistake().is_some())
    }

    /// Lets something else be tried.
    pub(in crate::app) fn try_again(&mut self) {
        if let Some(exercise) = self.exercise_mut() {
            exercise.forget();
        }
        self.unchoose();
    }
}

/// What there is to be said about a decision that is made again at a table.
pub(in crate::app) fn exercised<P: LiveTable>(live: &P) -> Option<Exercised<'_, P::Game>> {
    let speaks = live.has_chosen() || live.has_notice();
    Some(live.current().exercise()?.exercised(speaks))
}
