//! Practice: decisions that are made again, from games that were played or from puzzles.

mod exercise;
mod search;
mod table;

use std::mem;

use super::clock::Pace;
use super::command::Command;
use super::keymap::Context;
use super::lesson::learners;
use super::overlay::Overlay;
use super::table::{AnyExercise, AnyTable};
use super::task::{Ticket, Topic};
use super::{App, Screen};
use crate::lessons::Puzzle;
pub use exercise::Exercised;
pub(super) use exercise::{Exercise, Stage};
pub(super) use search::{Found, Search};
pub(super) use table::exercised;

/// Decisions to be made again, one after the other.
pub(super) struct Practice {
    exercises: Vec<AnyExercise>,
    /// Which one it is now.
    pub(super) at: usize,
    /// How many of them were found with the first try, and with a later one.
    found: [usize; 2],
    /// What lies behind the table, and what lies on top of that.
    behind: (Screen, Option<Overlay>),
}

/// What is said before and after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticePage {
    /// Games are looked at: so many decisions of so many.
    Looking(usize, usize),
    /// What was found in them.
    Found {
        /// What.
        searched: Searched,
        /// How many puzzles follow.
        puzzles: usize,
        /// How many files were left out because they cannot be reviewed.
        left_out: usize,
    },
    /// All were tried.
    Done {
        /// How many were found with the first try.
        at_once: usize,
        /// How many with a later one.
        later: usize,
        /// How many there were.
        of: usize,
    },
}

/// What was found in the games that were played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Searched {
    /// There is none: there are puzzles instead.
    NoGame,
    /// In so many of them nothing cost much: there are puzzles instead.
    NoMistake(usize),
    /// All that cost much was made good: there are puzzles instead.
    AllFound,
    /// There are decisions that cost much.
    Mistakes {
        /// How many.
        decisions: usize,
        /// In how many games.
        games: usize,
    },
}

impl App {
    /// Practices what went wrong in the games of those who are named on the start screen,
    /// or, as long as they played none, with puzzles.
    pub(super) fn practice(&mut self) {
        let Screen::Start(form) = &self.screen else {
            return;
        };
        let shelf = self.past.shelf.as_ref();
        match shelf.filter(|_| !form.is_for_newcomers()) {
            Some(shelf) => {
                self.searches += 1;
                let search = Search::new(self.searches, shelf, form, self.found.clone());
                self.search = Some(Box::new(search));
                self.overlay = Some(Overlay::Practice);
            }
            None => self.solve_puzzles(),
        }
    }

    /// Sits down to the puzzles of the game chosen on the start screen: to all of them again,
    /// once they were found.
    pub(super) fn solve_puzzles(&mut self) {
        let mut puzzles = self.puzzles();
        if puzzles.iter().any(|it| !self.was_found(it)) {
            puzzles.retain(|it| !self.was_found(it));
        }
        self.overlay = None;
        self.sit_down_to(puzzles);
    }

    /// The puzzles of the game chosen on the start screen.
    fn puzzles(&self) -> Vec<AnyExercise> {
        let Screen::Start(form) = &self.screen else {
            return Vec::new();
        };
        let puzzles = Puzzle::of(form.kind()).iter().enumerate();
        let exercises = puzzles.filter_map(|(number, puzzle)| {
            let record = puzzle.record();
            let names = learners(form, record.recorded().names());
            AnyExercise::puzzle(&record.with_names(names), puzzle.cut, number)
        });
        exercises.collect()
    }

    /// Whether it was found since the start.
    fn was_found(&self, exercise: &AnyExercise) -> bool {
        exercise.id().is_some_and(|id| self.found.contains(&id))
    }

    /// Practices the decisions that a review has found, from the chosen one on.
    pub(super) fn practice_mistakes(&mut self) {
        let is_list = self.is_list_of_mistakes();
        let exercises = self.table().map(|table| table.exercises(is_list));
        self.sit_down_to(exercises.unwrap_or_default());
    }

    /// Whether there are such decisions.
    pub(super) fn has_exercises(&self) -> bool {
        let is_list = self.is_list_of_mistakes();
        self.table().is_some_and(|table| table.has_exercises(is_list))
    }

    fn is_list_of_mistakes(&self) -> bool {
        self.overlay == Some(Overlay::Review)
    }

    fn sit_down_to(&mut self, exercises: Vec<AnyExercise>) {
        let Some(table) = placed(&exercises, 0) else {
            return;
        };
        let screen = mem::replace(&mut self.screen, Screen::Table(table));
        self.practice = Some(Box::new(Practice {
            exercises,
            at: 0,
            found: [0; 2],
            behind: (screen, self.overlay.take()),
        }));
        self.show_motion(None);
    }

    /// How far the decision is that is made again, if one is.
    pub(super) fn exercise_stage(&self) -> Option<Stage> {
        self.table()?.exercise_stage()
    }

    /// Does what is asked at the table of an exercise.
    pub(super) fn update_exercise(&mut self, command: Command, pace: Pace) {
        let Screen::Table(table) = &mut self.screen else {
            return;
        };
        let is_over = matches!(table.exercise_stage(), Some(Stage::Wrong | Stage::Solved));
        match command {
            // A key held down goes on with nothing.
            Command::Rematch | Command::Next if is_over && !pace.is_calm => {}
            Command::Rematch if is_over => table.try_again(),
            Command::Next if is_over => self.next_exercise(),
            Command::Hints => table.tell_answer(),
            Command::Back if is_over || !table.has_chosen() && !table.has_notice() => {
                self.leave_practice();
            }
            _ if is_over || command.chooses() && !pace.may_choose => {}
            // What is asked stays to be read.
            Command::Confirm if !table.has_chosen() => {}
            _ => table.attempt(command, pace),
        }
    }

    fn next_exercise(&mut self) {
        self.count_found();
        let Some(practice) = &mut self.practice else {
            return;
        };
        practice.at += 1;
        match placed(&practice.exercises, practice.at) {
            Some(table) => {
                self.screen = Screen::Table(table);
                self.show_motion(None);
            }
            None => self.overlay = Some(Overlay::Practice),
        }
    }

    /// Counts what was found. Where that proved better than what a review knew, it knows it
    /// now, too.
    fn count_found(&mut self) {
        let found = self.table().and_then(AnyTable::found);
        self.found.extend(found.map(|(id, _)| id));
        let Some(practice) = &mut self.practice else {
            return;
        };
        if let Some((_, is_first)) = found {
            practice.found[usize::from(!is_first)] += 1;
        }
        if let (Screen::Table(reviewed), Screen::Table(table)) =
            (&mut practice.behind.0, &self.screen)
        {
            reviewed.take_better(table);
        }
    }

    /// Goes back to where the practice began.
    pub(super) fn leave_practice(&mut self) {
        self.count_found();
        if let Some(practice) = self.practice.take() {
            (self.screen, self.overlay) = practice.behind;
            self.show_motion(None);
        }
    }

    /// The question whether what was tried is good.
    pub(super) fn asked_for_trial(&self) -> Option<Ticket> {
        let tries = self.table()?.awaits_trial()?;
        let at = self.practice.as_ref()?.at as u64;
        Some(self.ticket(Topic::Trial, at << 32 | tries))
    }

    /// What is said before the first decision and after the last one.
    pub(super) fn practice_page(&self) -> Option<PracticePage> {
        match (&self.practice, &self.search) {
            (Some(practice), _) => {
                let [at_once, later] = practice.found;
                let of = practice.exercises.len();
                Some(PracticePage::Done { at_once, later, of })
            }
            (None, Some(search)) => {
                let puzzles = self.puzzles();
                let puzzles = puzzles.iter().filter(|it| !self.was_found(it));
                Some(search.page(puzzles.count()))
            }
            (None, None) => None,
        }
    }

    /// Does what is asked on that page.
    pub(super) fn update_practice_page(&mut self, command: Command) {
        match command {
            Command::Confirm | Command::Back if self.practice.is_some() => self.leave_practice(),
            Command::Back => {
                self.search = None;
                self.overlay = None;
            }
            Command::Confirm => {
                let mistakes = self.search.take().and_then(|it| it.into_exercises());
                self.overlay = None;
                match mistakes.filter(|it| !it.is_empty()) {
                    Some(mistakes) => {
                        let puzzles = self.puzzles().into_iter();
                        let puzzles = puzzles.filter(|it| !self.was_found(it));
                        self.sit_down_to(mistakes.into_iter().chain(puzzles).collect());
                    }
                    None => self.solve_puzzles(),
                }
            }
            _ => {}
        }
    }

    /// What keys mean where something was tried.
    pub(super) fn tried_context(&self) -> Option<Context> {
        match self.exercise_stage()? {
            Stage::Wrong => Some(Context::Tried),
            Stage::Solved => Some(Context::Solved),
            Stage::Asks | Stage::Judges => None,
        }
    }
}

/// The table of one of some decisions, if there is one more. Puzzles are counted on their own.
fn placed(exercises: &[AnyExercise], at: usize) -> Option<AnyTable> {
    let exercise = exercises.get(at)?.clone();
    let is_alike = |it: &&AnyExercise| it.is_puzzle() == exercise.is_puzzle();
    let count = |exercises: &[AnyExercise]| exercises.iter().filter(is_alike).count();
    let place = (count(&exercises[..=at]), count(exercises));
    Some(AnyTable::practiced(exercise, place))
}

#[cfg(test)]
mod tests {
    use super::{AnyExercise, App};
    use crate::app::{Details, Opening, Place, Prompt, Settings, Speech};
    use crate::lessons::Lesson;
    use crate::rules::Kind;

    #[test]
    fn a_puzzle_leaves_what_the_last_flips_bring_to_be_found() {
        let record = Lesson::of(Kind::Tiles).record();
        let mut app = App::start(Settings::default(), Box::new(|| 7), Opening::default(), None);
        // There the turns are over.
        let puzzle = AnyExercise::puzzle(&record, 14, 0).expect("a move follows");
        app.sit_down_to(vec![puzzle]);
        let details = |foresees: Option<bool>| {
            let mut scene = app.scene();
            let Place::Tiles(table) = &mut scene.place else {
                panic!("tiles are at the table");
            };
            // As if it were a game, which speaks for itself.
            table.shared.exercise = None;
            table.shared.foresees = foresees.unwrap_or(table.foresees);
            match table.speech() {
                Speech::Prompt(Prompt { details: Details::Text(said), .. }) => said.len(),
                _ => 0,
            }
        };
        assert_eq!(details(None), 1, "how it is done");
        assert_eq!(details(Some(true)), 2, "and what it brings");
    }
}
