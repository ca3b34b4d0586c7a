//! First games and puzzles: records with cuts, and what is to be done at each of them. What
//! is said there is in [`texts`](crate::texts); nothing here or there is code of one lesson.
//!
//! A lesson is played on the table of its game. Whoever learns has the first seat; the
//! other player's moves are those of the record.

mod cards;
mod pyramids;
mod spot;
mod tiles;

use crate::record::AnyRecord;
use crate::rules::Kind;
pub use spot::Spot;

/// A first game of one kind.
#[derive(Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The record of a whole game.
    record: &'static str,
    /// What is taught, in the order of the game.
    pub steps: &'static [Step],
}

/// A position in which one move is to be found.
#[derive(Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The record of a game in which it is made.
    record: &'static str,
    /// How many moves were made before it.
    pub cut: usize,
}

/// Something that is taught.
#[derive(Debug, PartialEq, Eq)]
pub struct Step {
    /// How many moves of the record have been made when it begins. If there were fewer
    /// before, the table jumps there.
    pub cut: usize,
    /// What is to be done.
    pub task: Task,
    /// What it speaks of.
    pub lit: &'static [Spot],
    /// Actions that are not wanted and have a reason of their own, by the beginning of
    /// their notation. All others have the last reason.
    pub others: &'static [&'static [&'static str]],
    /// Whether how it is done is for whoever learns to find, and told only after a wrong try.
    pub is_test: bool,
    /// How many moves of the record answer.
    pub answers: usize,
    /// Whether they come before what is said in the end.
    pub answers_first: bool,
}

/// What is to be done in a step.
#[derive(Debug, PartialEq, Eq)]
pub enum Task {
    /// To read.
    Read,
    /// To play as many moves of the record, in any order.
    Play {
        /// How many.
        moves: usize,
        /// Actions that will do as well.
        or: &'static [&'static str],
    },
    /// To try an action that is refused.
    Try(&'static str),
}

/// Play the next move of the record.
const PLAY: Task = Task::Play { moves: 1, or: &[] };

/// A step to which nobody answers.
const STEP: Step = Step {
    cut: 0,
    task: Task::Read,
    lit: &[],
    others: &[],
    is_test: false,
    answers: 0,
    answers_first: false,
};

/// A puzzle after so many moves of a record.
const fn puzzle(record: &'static str, cut: usize) -> Puzzle {
    Puzzle { record, cut }
}

impl Lesson {
    /// The first game of a kind.
    pub fn of(kind: Kind) -> &'static Lesson {
        match kind {
            Kind::Cards => &cards::LESSON,
            Kind::Tiles => &tiles::LESSON,
            Kind::Pyramids => &pyramids::LESSON,
        }
    }

    /// Its game.
    pub fn record(&self) -> AnyRecord {
        read(self.record)
    }
}

impl Puzzle {
    /// The puzzles of a kind.
    pub fn of(kind: Kind) -> &'static [Puzzle] {
        match kind {
            Kind::Cards => &cards::PUZZLES,
            Kind::Tiles => &tiles::PUZZLES,
            Kind::Pyramids => &pyramids::PUZZLES,
        }
    }

    /// Its game.
    pub fn record(&self) -> AnyRecord {
        read(self.record)
    }
}

fn read(record: &str) -> AnyRecord {
    let record = record.parse();
    record.expect("a test reads the records of all lessons and puzzles")
}

impl Step {
    /// How many moves whoever learns makes.
    pub fn moves(&self) -> usize {
        match self.task {
            Task::Play { moves, .. } => moves,
            Task::Read | Task::Try(_) => 0,
        }
    }

    /// Which of the reasons speaks against an action, by its notation.
    pub fn reason(&self, action: &str) -> usize {
        let of = |group: &[&str]| group.iter().any(|&other| begins(action, other));
        let own = self.others.iter().position(|group| of(group));
        own.unwrap_or(self.others.len())
    }

    /// Whether an action will do that is not the record's.
    pub fn takes(&self, action: &str) -> bool {
        match self.task {
            Task::Play { or, .. } => or.iter().any(|&other| begins(action, other)),
            Task::Read | Task::Try(_) => false,
        }
    }
}

/// Whether the notation of an action begins with these words.
fn begins(action: &str, words: &str) -> bool {
    let rest = action.strip_prefix(words);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}
