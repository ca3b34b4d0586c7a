//! What practice asks of a table.

use super::exercise::{Exercise, Exercised};
use crate::app::clock::Pace;
use crate::app::command::Command;
use crate::app::live::{LiveTable, Table};
use crate::record::Move;

impl<P: LiveTable> Table<P> {
    pub(in crate::app) fn exercise(&self) -> Option<&Exercise<P::Game>> {
        self.played()?.current().exercise()
    }

    pub(in crate::app) fn exercise_mut(&mut self) -> Option<&mut Exercise<P::Game>> {
        match self {
            Table::Live(live) => live.current_mut().exercise_mut(),
            Table::Replay(_) => None,
        }
    }

    /// Does what is asked, but plays nothing: what would be played is judged.
    pub(in crate::app) fn attempt(&mut self, command: Command, pace: Pace) {
        let made = self.made();
        let Table::Live(live) = self else { return };
        let before = live.clone();
        live.update(command, pace);
        let tried = live.course().moves().nth(made);
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

    /// Has the answer told: the table shows it instead of what is chosen.
    pub(in crate::app) fn tell_answer(&mut self) {
        if let Some(exercise) = self.exercise_mut() {
            exercise.tell();
        }
        self.unchoose();
    }

    /// The decisions of people that a review has found, to be made again: from the one on
    /// that is chosen in its list, or else stood before.
    pub(in crate::app) fn exercises(&self, is_list: bool) -> Vec<Exercise<P::Game>> {
        let Table::Replay(replay) = self else {
            return Vec::new();
        };
        let decisions = replay.to_practice(is_list).cloned();
        decisions.map(|it| Exercise::mistake(replay.record(), it)).collect()
    }

    /// Takes into its review what proved better than anything that it knew.
    pub(in crate::app) fn take_better(&mut self, practiced: &Table<P>) {
        let better = practiced.exercise().and_then(Exercise::better);
        if let (Table::Replay(replay), Some(better)) = (self, better) {
            replay.improve_review(better);
        }
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
