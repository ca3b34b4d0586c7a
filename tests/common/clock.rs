//! The time that a table goes by, so that no test has to sleep.

use std::cell::Cell;
use std::time::Duration;

use mandala::app::command::Command;
use mandala::app::{App, Effects, Exit};

thread_local! {
    /// Each test has a thread, and so a time, of its own.
    static NOW: Cell<Duration> = const { Cell::new(Duration::ZERO) };
    /// What the app told last, and whether a handover was among what it told.
    static TOLD: Cell<(Effects, bool)> = const {
        let nothing = Effects { handover: false, motion: false, leave: None };
        Cell::new((nothing, false))
    };
}

/// The present time.
pub fn now() -> Duration {
    NOW.get()
}

/// Lets so many milliseconds pass.
pub fn wait(milliseconds: u64) {
    NOW.set(now() + Duration::from_millis(milliseconds));
}

/// Does something as a player who takes their time: the screen has shown what is to
/// be decided, and nothing was typed for longer than any rule asks for.
pub fn calmly(app: &mut App, command: Command) {
    app.shown(now());
    wait(1_000);
    note(app.update(command, now()));
}

/// Lets whatever moves come to its end.
pub fn rest(app: &mut App) {
    while app.moves() {
        note(app.tick());
    }
}

/// Takes note of what the app told.
pub fn note(effects: Effects) {
    let (_, handover) = TOLD.get();
    TOLD.set((effects, handover || effects.handover));
}

/// What the app has told, in the words of a test.
pub trait Told {
    /// Whether the decision passed on since this was last asked.
    fn take_handover(&mut self) -> bool;
    /// Whether something moves.
    fn moves(&self) -> bool;
    /// How the players leave by the last thing that happened, if they do.
    fn left(&self) -> Option<Exit>;
}

impl Told for App {
    fn take_handover(&mut self) -> bool {
        note(self.begin());
        let (effects, handover) = TOLD.get();
        TOLD.set((effects, false));
        handover
    }

    fn moves(&self) -> bool {
        let scene = self.scene();
        let cards = scene.cards().is_some_and(|table| table.motion.is_some());
        cards || scene.pyramids().is_some_and(|table| table.motion.is_some())
    }

    fn left(&self) -> Option<Exit> {
        TOLD.get().0.leave
    }
}
