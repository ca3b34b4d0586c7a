//! A lesson at the table: its steps beside a game that is not kept. What a step does not
//! want is not played, and the other player's moves are those of a record.

pub(super) mod keymap;
mod lecture;
mod table;

use super::clock::Pace;
use super::command::Command;
use super::keymap::{KeyCode, any_key_for};
use super::overlay::Overlay;
use super::partner::Turn;
use super::saving::Saving;
use super::start::{First, Line, Start};
use super::table::AnyTable;
use super::task::{Answer, Ticket};
use super::{App, Party, Screen};
use crate::lessons::{Lesson, Spot, Step, Task};
use crate::record::{AnyRecord, Computers, Names};
use crate::rules::{Level, Player};
pub use lecture::{Lecture, Part, Taught};

/// A lesson under way.
pub(super) struct Learning {
    lesson: &'static Lesson,
    /// Its game, with whoever learns in the first seat.
    record: AnyRecord,
    /// Which of its steps it is.
    at: usize,
    stage: Stage,
    /// Why the last action was not wanted.
    reason: Option<usize>,
    /// Whether something was done at this step that was not wanted.
    has_missed: bool,
    /// The start screen behind it.
    pub(super) form: Box<Start>,
}

/// How far a step is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// It is to be read, or to be done.
    Asks,
    /// What was tried was refused, as it should be; the table says why.
    Refused,
    /// It is done, and something is said about that.
    Says,
    /// The other player answers.
    Answers,
}

impl Learning {
    fn step(&self) -> &'static Step {
        &self.lesson.steps[self.at]
    }

    fn is_last(&self) -> bool {
        self.at + 1 == self.lesson.steps.len()
    }

    /// Whether it is told how the step is done.
    fn tells_keys(&self) -> bool {
        self.has_missed || !self.step().is_test
    }

    /// Whether there is nothing to do but to read and go on.
    fn is_read(&self) -> bool {
        match self.stage {
            Stage::Asks => self.step().task == Task::Read,
            Stage::Refused | Stage::Says => true,
            Stage::Answers => false,
        }
    }

    /// Whether an action is one that the step asks for.
    fn wants(&self, action: &str) -> bool {
        let step = self.step();
        let moves = self.record.notations(step.cut, step.moves());
        step.takes(action) || moves.iter().any(|it| it == action)
    }

    fn says(&self, part: Part) -> Taught {
        Taught { kind: self.record.kind(), puzzle: None, step: self.at, part }
    }
}

impl App {
    /// Begins with the lesson of the game chosen.
    #[must_use]
    pub fn learning(mut self) -> App {
        if let Screen::Start(form) = &mut self.screen {
            form.focus = Line::Learn;
        }
        self.learn();
        self
    }

    /// Sits down to the lesson of the game chosen on the start screen, where it was left.
    pub(super) fn learn(&mut self) {
        let Screen::Start(form) = &self.screen else {
            return;
        };
        let form = form.clone();
        let lesson = Lesson::of(form.kind());
        let kind = form.kind();
        let record = lesson.record();
        let names = learners(&form, record.recorded().names());
        let computers = Computers::default().with(Player::Two, Level::new(kind, 1));
        let record = record.with_names(names).with_computers(computers);
        let left = self.left.take().filter(|(left, _)| *left == kind);
        let at = left.map_or(0, |(_, at)| at);
        self.screen = Screen::Table(AnyTable::taught(&record, lesson.steps[at].cut));
        self.lesson = Some(Box::new(Learning {
            lesson,
            record,
            at,
            stage: Stage::Asks,
            reason: None,
            has_missed: false,
            form,
        }));
        self.overlay = None;
        self.saving = Saving::Off;
        // It counts nowhere.
        self.counted = true;
        self.show_motion(None);
    }

    /// Goes to a step of the lesson.
    fn begin_step(&mut self, at: usize) {
        let Some(lesson) = &mut self.lesson else {
            return;
        };
        lesson.at = at;
        lesson.stage = Stage::Asks;
        lesson.has_missed = false;
        let cut = lesson.step().cut;
        let is_there = matches!(&self.screen, Screen::Table(table) if table.made() == cut);
        if !is_there {
            self.screen = Screen::Table(AnyTable::taught(&lesson.record, cut));
            self.show_motion(None);
        }
    }

    /// Whether there is nothing to do at the table but to read and go on.
    pub(super) fn is_lectured(&self) -> bool {
        self.lesson.as_ref().is_some_and(|lesson| lesson.is_read())
    }

    /// Goes back to the start screen.
    pub(super) fn leave_lesson(&mut self) {
        if let Some(lesson) = self.lesson.take() {
            let is_done = self.overlay == Some(Overlay::Recap);
            self.left = (!is_done).then_some((lesson.record.kind(), lesson.at));
            self.screen = Screen::Start(lesson.form);
            self.overlay = None;
            self.computer = Turn::default();
            self.show_motion(None);
        }
    }

    /// Does what is asked at the table of a lesson.
    pub(super) fn update_lesson(&mut self, command: Command, pace: Pace) {
        let (Some(lesson), Screen::Table(table)) = (&mut self.lesson, &mut self.screen) else {
            return;
        };
        let had_reason = lesson.reason.take().is_some();
        match command {
            // What was just played is to be seen, and a key held down says nothing.
            Command::Confirm if lesson.is_read() && !pace.is_calm => {}
            Command::Confirm if lesson.is_read() => self.go_on(),
            Command::Back if lesson.is_read() => self.leave_lesson(),
            _ if lesson.is_read() => {}
            Command::Back if !table.has_chosen() && !table.has_notice() => {
                if !had_reason {
                    self.leave_lesson();
                }
            }
            _ if command.chooses() && !pace.may_choose => {}
            // One key too many says nothing; what is to be done stays to be read.
            Command::Confirm if !table.has_chosen() => {}
            _ => self.attempt(command, pace),
        }
    }

    /// Does what is asked, unless it plays what the step does not want.
    fn attempt(&mut self, command: Command, pace: Pace) {
        let (Some(lesson), Screen::Table(table)) = (&mut self.lesson, &mut self.screen) else {
            return;
        };
        let step = lesson.step();
        let tried = table.try_out(command, pace, &|action| lesson.wants(action));
        match (tried, &step.task) {
            (Some(Err(action)), _) => {
                lesson.reason = Some(step.reason(&action));
                lesson.has_missed = true;
            }
            (Some(Ok(())), _) => {
                let is_done = table.made() >= step.cut + step.moves();
                self.after_table();
                if is_done {
                    self.fulfill();
                }
            }
            (None, Task::Try(action)) if table.refuses(action) => lesson.stage = Stage::Refused,
            (None, _) => {}
        }
    }

    /// Whether what is chosen would be refused, because a lesson wants something else.
    pub fn is_choice_unwanted(&self) -> bool {
        let (Some(lesson), Screen::Table(table)) = (&self.lesson, &self.screen) else {
            return false;
        };
        table.is_unwanted(&|action| lesson.wants(action))
    }

    /// After a step was done: the other player answers, or something is said.
    fn fulfill(&mut self) {
        let says = self.has_more_to_say();
        let Some(lesson) = &mut self.lesson else {
            return;
        };
        let step = lesson.step();
        if step.answers > 0 && (step.answers_first || !says) {
            lesson.stage = Stage::Answers;
        } else if says {
            lesson.stage = Stage::Says;
        } else {
            self.next_step();
        }
    }

    /// After the other player answered.
    pub(super) fn after_answer(&mut self) {
        let says = self.has_more_to_say();
        let (Some(lesson), Screen::Table(table)) = (&mut self.lesson, &self.screen) else {
            return;
        };
        let step = lesson.step();
        if table.made() < step.cut + step.moves() + step.answers {
            return;
        }
        if step.answers_first && says {
            lesson.stage = Stage::Says;
        } else {
            self.next_step();
        }
    }

    /// Whether something is said when the step is done.
    fn has_more_to_say(&self) -> bool {
        let words = self.settings.tongue().language().lessons();
        let then = self.lesson.as_ref().map(|lesson| lesson.says(Part::Then));
        then.is_some_and(|then| !words.taught(then).is_empty())
    }

    /// Goes on after something was read.
    fn go_on(&mut self) {
        let (Some(lesson), Screen::Table(table)) = (&mut self.lesson, &mut self.screen) else {
            return;
        };
        let step = lesson.step();
        let has_answers = step.answers > 0 && !step.answers_first;
        match lesson.stage {
            Stage::Refused => {
                table.unchoose();
                lesson.stage = Stage::Says;
            }
            Stage::Says if has_answers => lesson.stage = Stage::Answers,
            Stage::Asks | Stage::Says | Stage::Answers => self.next_step(),
        }
    }

    fn next_step(&mut self) {
        match &mut self.lesson {
            Some(lesson) if lesson.is_last() => self.overlay = Some(Overlay::Recap),
            Some(lesson) => {
                let next = lesson.at + 1;
                self.begin_step(next);
            }
            None => {}
        }
    }

    /// Does what is asked below what was learned.
    pub(super) fn update_recap(&mut self, command: Command) {
        let Some(lesson) = &self.lesson else { return };
        match command {
            Command::Confirm => {
                let kind = lesson.record.kind();
                let party = Party {
                    names: lesson.record.recorded().names().clone(),
                    computers: lesson.record.computers(),
                };
                self.leave_lesson();
                self.new_game(kind, party, First::Seat(Player::One.into()));
            }
            Command::Rematch => {
                self.overlay = None;
                self.begin_step(0);
            }
            Command::Practice => {
                self.leave_lesson();
                self.solve_puzzles();
            }
            Command::Back | Command::Quit => self.leave_lesson(),
            _ => {}
        }
    }

    /// Whether a computer may move: not before all is read in a lesson.
    pub(super) fn lets_computer_move(&self) -> bool {
        let stage = self.lesson.as_ref().map(|lesson| lesson.stage);
        stage.is_none_or(|stage| stage == Stage::Answers)
    }

    /// What the other player of a lesson does.
    pub(super) fn scripted(&self, ticket: Ticket) -> Option<Answer> {
        let record = &self.lesson.as_ref()?.record;
        let said = self.table()?.scripted(record)?;
        Some(Answer { ticket, said })
    }

    /// What the lesson says now; nothing while the table speaks.
    pub(super) fn lecture(&self) -> Option<Lecture> {
        let lesson = self.lesson.as_ref()?;
        let table = self.table()?;
        let is_read = lesson.step().task == Task::Read;
        let task = (!is_read).then(|| lesson.says(Part::Task));
        let (said, task, reason) = match (lesson.stage, lesson.reason) {
            (Stage::Asks, Some(reason)) => (None, task, Some(lesson.says(Part::Other(reason)))),
            (Stage::Asks, None) if table.has_chosen() || table.has_notice() => return None,
            (Stage::Asks, None) => (Some(lesson.says(Part::Said)), task, None),
            (Stage::Says, _) => (Some(lesson.says(Part::Then)), None, None),
            // The table says why.
            (Stage::Refused, _) => (None, None, None),
            (Stage::Answers, _) => return None,
        };
        Some(Lecture { said, task, reason })
    }

    /// What the lesson speaks of, as long as nothing is chosen.
    pub(super) fn lit(&self) -> &'static [Spot] {
        match &self.lesson {
            Some(lesson) if lesson.stage == Stage::Asks && self.lecture().is_some() => {
                lesson.step().lit
            }
            _ => &[],
        }
    }

    /// The keys that do what is to be done, unless they are for whoever learns to find.
    pub(super) fn task_keys(&self) -> Vec<KeyCode> {
        let tells = self.lesson.as_ref().is_some_and(|it| it.tells_keys());
        let way = self.way_of_task().into_iter().filter(|_| tells);
        way.filter_map(any_key_for).collect()
    }

    /// What does what a lesson asks for now.
    pub fn way_of_task(&self) -> Vec<Command> {
        let asks = |it: &&Learning| it.stage == Stage::Asks;
        let Some(lesson) = self.lesson.as_deref().filter(asks) else {
            return Vec::new();
        };
        let way = self.table().map(|table| match lesson.step().task {
            Task::Read => Vec::new(),
            Task::Play { .. } => table.way(&lesson.record),
            Task::Try(action) => table.way_to_try(action),
        });
        way.unwrap_or_default()
    }
}

/// The names of a lesson: that of whoever learns, if it is known and another one than the
/// other player's.
pub(super) fn learners(form: &Start, usual: &Names) -> Names {
    let other = usual.of(Player::Two);
    let is_known = form.computers.of(Player::One).is_none();
    let names = is_known.then(|| Names::new(form.name(Player::One), other).ok());
    names.flatten().unwrap_or_else(|| usual.clone())
}
