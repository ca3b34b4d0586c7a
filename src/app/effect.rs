//! What is to be done around the app after something happened.

use std::time::Duration;

use super::habits::Change;
use super::start::GameFile;
use super::task::Task;

/// How the players leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// As they wanted.
    Left,
    /// By Ctrl-C.
    Interrupted,
}

/// Something to be done for the games on the disk.
pub enum Save {
    /// A game begins. One that was kept before goes on in its file.
    Begin(Option<GameFile>),
    /// Something was done or taken back.
    Move,
    /// The players came to something else: a moment to see whether all is still safe.
    Check,
}

/// What is to be thought about.
pub enum Think {
    /// This, and nothing else any more.
    About(Task),
    /// Nothing any more.
    Stop,
}

/// What is to be done now, in this order. What comes of it is an
/// [`Event`](super::Event) again.
#[derive(Default)]
#[must_use]
pub struct Effects {
    /// Save the game on the table.
    pub save: Option<Save>,
    /// Remember this from one evening to the next.
    pub remember: Vec<Change>,
    /// Drop what was typed until now: the decision passed on, so it belongs to nobody.
    pub drop_input: bool,
    /// Leave.
    pub leave: Option<Exit>,
    /// Save a picture of the scene.
    pub picture: bool,
    /// Show the scene.
    pub show: bool,
    /// Think, away from the table.
    pub think: Option<Think>,
    /// Tell when this time has come, if nothing else happens before.
    pub wake: Option<Duration>,
}

impl Effects {
    /// Whether something is to be done at once, before anything else can happen.
    pub fn is_pressing(&self) -> bool {
        self.save.is_some()
            || !self.remember.is_empty()
            || self.drop_input
            || self.leave.is_some()
            || self.show
            || self.think.is_some()
    }

    /// Adds what is to be done after something else happened.
    pub fn add(&mut self, later: Effects) {
        self.save = match (self.save.take(), later.save) {
            // A look whether all is safe saves no move, and begins no game.
            (Some(earlier), Some(Save::Check) | None) => Some(earlier),
            // What begins is saved as it is by then.
            (Some(Save::Begin(file)), Some(Save::Move)) => Some(Save::Begin(file)),
            (_, later) => later,
        };
        self.remember.extend(later.remember);
        self.drop_input |= later.drop_input;
        self.leave = self.leave.or(later.leave);
        self.picture |= later.picture;
        self.show |= later.show;
        self.think = later.think.or(self.think.take());
        self.wake = later.wake;
    }
}
