//! What is to be done around the app after something happened.

use std::time::Duration;

use super::habits::Change;
use super::start::GameFile;
use super::thought::Thought;

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
    About(Thought),
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
    /// Show the scene.
    pub show: bool,
    /// Think, away from the table.
    pub think: Option<Think>,
    /// Tell when this time has come, if nothing else happens before.
    pub wake: Option<Duration>,
}

impl Effects {
    /// Adds what is to be done after something else happened.
    pub fn add(&mut self, later: Effects) {
        self.save = later.save.or(self.save.take());
        self.remember.extend(later.remember);
        self.drop_input |= later.drop_input;
        self.leave = self.leave.or(later.leave);
        self.show |= later.show;
        self.think = later.think.or(self.think.take());
        self.wake = later.wake;
    }
}
