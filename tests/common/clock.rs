//! The time that a table goes by, so that no test has to sleep.

use std::cell::Cell;
use std::time::Duration;

use mandala::app::command::Command;

use super::app::App;

thread_local! {
    /// Each test has a thread, and so a time, of its own.
    static NOW: Cell<Duration> = const { Cell::new(Duration::ZERO) };
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
    app.update(command, now());
}

/// Lets whatever moves come to its end.
pub fn rest(app: &mut App) {
    while app.moves() {
        app.tick();
    }
}
