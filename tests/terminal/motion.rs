//! What moves goes on and ends, whatever else arrives.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use crate::player::covered;
use crate::prepared::{home_with, played};
use crate::pty::Pty;

/// A button of the mouse is let go, which means nothing.
const LET_GO: &str = "\x1b[<0;10;10m";

/// Sets a flag when it goes out of scope, in a test that fails too.
struct Done<'a>(&'a AtomicBool);

impl Drop for Done<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

#[test]
fn a_motion_comes_to_its_end_while_the_mouse_never_rests() {
    let mut pty = Pty::spawn_in(home_with(&played(6)), &["--resume"], &[], (80, 24));
    covered(&pty);
    pty.press("q");
    pty.wait_for("end now together");
    pty.press("a");
    pty.wait_for("Both players must agree");
    let done = AtomicBool::new(false);
    let table = &pty;
    thread::scope(|scope| {
        scope.spawn(|| {
            while !done.load(Ordering::Relaxed) {
                table.send(LET_GO);
            }
        });
        let _done = Done(&done);
        table.send("y");
        table.wait_for("Counting the Cups");
        table.wait_gone("Counting the Cups");
    });
    assert!(pty.screen().contains("Points"), "{}", pty.screen());
    pty.send([3]);
    assert_eq!(pty.wait_exit().code(), Some(130));
}
