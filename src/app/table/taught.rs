//! Tables to learn at: what lessons and practice ask of them.

use super::{AnyTable, Tables};
use crate::app::clock::Pace;
use crate::app::command::Command;
use crate::app::current::Origin;
use crate::app::live::{LiveTable, Table};
use crate::app::practice::{Exercise, Stage};
use crate::app::task::Said;
use crate::app::tips::Tip;
use crate::record::AnyRecord;
use crate::rules::game::Game as _;
use crate::rules::{cards, pyramids, tiles};
use crate::variants::{each, from_variants};

/// A decision of any game that is made again.
#[derive(Clone, Debug)]
pub(in crate::app) enum AnyExercise {
    Cards(Box<Exercise<cards::Game>>),
    Tiles(Box<Exercise<tiles::Game>>),
    Pyramids(Box<Exercise<pyramids::Game>>),
}

from_variants!(
    AnyExercise:
    Cards(Exercise<cards::Game>),
    Tiles(Exercise<tiles::Game>),
    Pyramids(Exercise<pyramids::Game>),
);

impl AnyExercise {
    /// A puzzle: the next move of a record after so many is to be found.
    pub(in crate::app) fn puzzle(
        record: &AnyRecord,
        moves: usize,
        number: usize,
    ) -> Option<AnyExercise> {
        each!(AnyRecord, record, it => Exercise::puzzle(it, moves, number).map(AnyExercise::from))
    }

    /// What it cost in the game in which it was made.
    pub(in crate::app) fn cost(&self) -> i32 {
        each!(AnyExercise, self, exercise => exercise.cost())
    }

    /// Whether it is a puzzle.
    pub(in crate::app) fn is_puzzle(&self) -> bool {
        each!(AnyExercise, self, exercise => exercise.is_puzzle())
    }

    /// What tells it from others.
    pub(in crate::app) fn id(&self) -> Option<u64> {
        each!(AnyExercise, self, exercise => exercise.id())
    }
}

/// What practice asks of a table.
impl AnyTable {
    asks_table! { &mut self:
        attempt(command: Command, pace: Pace);
        tell_answer();
        try_again();
    }

    /// Sits down to a decision that is made again: which one it is, from 1, of how many.
    pub(in crate::app) fn practiced(exercise: AnyExercise, place: (usize, usize)) -> AnyTable {
        made!(AnyExercise, exercise, it => {
            let mut it = it;
            it.place = place;
            Table::live(Origin::Practiced(it))
        })
    }

    /// How far it is, if it is one.
    pub(in crate::app) fn exercise_stage(&self) -> Option<Stage> {
        each!(Tables, &self.0, table => Some(table.exercise()?.stage()))
    }

    /// Which one it is, if it was found without being told, and whether with the first try.
    pub(in crate::app) fn found(&self) -> Option<(u64, bool)> {
        each!(Tables, &self.0, table => {
            let exercise = table.exercise()?;
            Some((exercise.id()?, exercise.found()?))
        })
    }

    pub(in crate::app) fn take_better(&mut self, practiced: &AnyTable) {
        paired!(&mut self.0, Tables, &practiced.0, (table, it) => table.take_better(it), else {})
    }

    /// The number of the try that is to be judged.
    pub(in crate::app) fn awaits_trial(&self) -> Option<u64> {
        each!(Tables, &self.0, table => table.exercise()?.awaits())
    }

    pub(in crate::app) fn exercises(&self, is_list: bool) -> Vec<AnyExercise> {
        each!(Tables, &self.0, table => {
            table.exercises(is_list).into_iter().map(AnyExercise::from).collect()
        })
    }

    /// Whether a review has found decisions of people to be made again.
    pub(in crate::app) fn has_exercises(&self, is_list: bool) -> bool {
        each!(Tables, &self.0, table => {
            table.replayed().is_some_and(|it| it.to_practice(is_list).next().is_some())
        })
    }
}

/// What a lesson asks of a table.
impl AnyTable {
    asks_game! { &self:
        has_chosen() -> bool;
        has_notice() -> bool;
    }

    asks_table! { &mut self:
        try_out(
            command: Command, pace: Pace, is_wanted: &dyn Fn(&str) -> bool
        ) -> Option<Result<(), String>>;
        unchoose();
    }

    asks_table! { &self:
        made() -> usize;
        is_unwanted(is_wanted: &dyn Fn(&str) -> bool) -> bool;
        refuses(action: &str) -> bool;
        way_to_try(action: &str) -> Vec<Command>;
    }

    /// What a person who decides now may see for the first time.
    pub(in crate::app) fn tips(&self) -> Vec<Tip> {
        let is_computers = self.waits_for_computer().is_some();
        each!(Tables, &self.0, table => {
            let live = table.played().filter(|live| {
                // The score lies over what is said at the table.
                !is_computers && !live.game().is_over()
            });
            live.map_or_else(Vec::new, LiveTable::tips)
        })
    }

    /// Sits down to the game of a lesson, after so many moves.
    pub(in crate::app) fn taught(record: &AnyRecord, moves: usize) -> AnyTable {
        made!(AnyRecord, record, record => {
            Table::live(Origin::Taught(record.up_to(moves).into()))
        })
    }

    pub(in crate::app) fn way(&self, record: &AnyRecord) -> Vec<Command> {
        paired!(&self.0, AnyRecord, record, (table, record) => table.way(record), else Vec::new())
    }

    pub(in crate::app) fn scripted(&self, record: &AnyRecord) -> Option<Said> {
        paired!(&self.0, AnyRecord, record, (table, record) => {
            table.scripted(record).map(Said::from)
        }, else None)
    }
}
