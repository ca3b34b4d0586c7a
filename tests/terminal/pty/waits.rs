//! Waiting for what a program shows, writes or ends with.

use std::process::ExitStatus;
use std::time::{Duration, Instant};

use super::{DEADLINE, Pty, TOO_LONG};
use crate::output::{State, TICK};

/// What a frame of the game ends with: the cursor was put somewhere, and is hidden.
pub const FRAME_END: &[u8] = b"H\x1b[?25l";
/// How long a program must be silent to count as waiting for input.
const QUIET: Duration = Duration::from_millis(150);

impl Pty {
    /// Waits until the screen shows this text.
    #[track_caller]
    pub fn wait_for(&self, text: &str) {
        self.wait_until(&format!("{text:?}"), |screen| screen.contents().contains(text));
    }

    /// Waits until the screen no longer shows this text.
    #[track_caller]
    pub fn wait_gone(&self, text: &str) {
        self.wait_until(&format!("no {text:?}"), |screen| !screen.contents().contains(text));
    }

    /// Waits until the screen is as wanted; `what` says how, should it never be.
    #[track_caller]
    pub fn wait_until(&self, what: &str, mut ready: impl FnMut(&vt100::Screen) -> bool) {
        self.wait(what, |state| ready(state.parser.screen()));
    }

    /// Waits until the output is as wanted; `what` says how, should it never be.
    #[track_caller]
    fn wait(&self, what: &str, mut ready: impl FnMut(&State) -> bool) {
        let deadline = Instant::now() + DEADLINE;
        let mut state = self.output.lock();
        while !ready(&state) {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() || state.ended {
                let why = if state.ended { "the program ended" } else { TOO_LONG };
                let screen = state.parser.screen().contents();
                drop(state);
                panic!("{why} while waiting for {what}; the screen shows:\n{screen}");
            }
            state = self.output.wait(state, left);
        }
    }

    /// Types these keys and waits until the game has answered with a whole frame.
    #[track_caller]
    pub fn press(&self, keys: impl AsRef<[u8]>) {
        let before = self.bytes();
        self.send(&keys);
        self.wait_frame(before);
        self.note_space(keys.as_ref());
    }

    /// Waits until the game has drawn a whole frame after so many bytes.
    #[track_caller]
    pub fn wait_frame(&self, before: usize) {
        self.wait("a frame", |state| state.raw.len() > before && state.raw.ends_with(FRAME_END));
    }

    /// Waits until the program has written more than so many bytes.
    #[track_caller]
    pub fn wait_bytes(&self, before: usize) {
        self.wait("some output", |state| state.raw.len() > before);
    }

    /// Whether what the program wrote last is a whole frame.
    pub fn drew(&self) -> bool {
        self.output.lock().raw.ends_with(FRAME_END)
    }

    /// Waits until the program writes nothing more for a while.
    #[track_caller]
    pub fn wait_quiet(&self) {
        let deadline = Instant::now() + DEADLINE;
        let mut state = self.output.lock();
        let mut seen = (state.raw.len(), Instant::now());
        while !state.ended && seen.1.elapsed() < QUIET {
            if Instant::now() >= deadline {
                let screen = state.parser.screen().contents();
                drop(state);
                panic!("{TOO_LONG} while waiting for quiet; the screen shows:\n{screen}");
            }
            state = self.output.wait(state, TICK);
            if state.raw.len() != seen.0 {
                seen = (state.raw.len(), Instant::now());
            }
        }
    }

    /// Waits until the shell says that its job has ended, and gives the exit
    /// code it says: 128 and the signal's number if a signal ended the job.
    #[track_caller]
    pub fn wait_job_exit(&self) -> i32 {
        self.wait_until("the end of the job", |screen| job_exit(&screen.contents()).is_some());
        job_exit(&self.screen()).unwrap()
    }

    /// Waits until the program, or the shell of a job, has ended and all that
    /// it has written is on the screen.
    #[track_caller]
    pub fn wait_exit(&mut self) -> ExitStatus {
        let deadline = Instant::now() + DEADLINE;
        let status = loop {
            if let Some(status) = self.status {
                break status;
            }
            self.status = self.child.try_wait().unwrap();
            if self.status.is_none() {
                self.tick(deadline, "the end of the program");
            }
        };
        // Something that it left behind could still hold the terminal.
        let mut state = self.output.lock();
        while self.reader.is_some() && !state.ended && Instant::now() < deadline {
            state = self.output.wait(state, TICK);
        }
        drop(state);
        status
    }
}

fn job_exit(screen: &str) -> Option<i32> {
    let (_, rest) = screen.rsplit_once("[exit ")?;
    rest.split_once(']')?.0.parse().ok()
}
