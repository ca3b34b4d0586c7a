//! Thinking beside the loop, so that the table stays alive.

use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

use crate::app::{Answer, App, Ticket};

/// At most one thought at a time, on a thread of its own.
#[derive(Default)]
pub(super) struct Thinker(Option<UnderWay>);

struct UnderWay {
    ticket: Ticket,
    stop: Stop,
    thread: JoinHandle<Option<Answer>>,
}

/// Ends a thought that is not waited for any more.
struct Stop(Arc<AtomicBool>);

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Thinker {
    /// Begins to think about what the app wants to know, and about nothing else.
    pub(super) fn follow(&mut self, app: &App) {
        let asked = app.question();
        if self.0.as_ref().map(|thought| thought.ticket) == asked {
            return;
        }
        self.0 = app.thought().zip(asked).map(|(thought, ticket)| {
            let stop = Stop(Arc::default());
            let flag = Arc::clone(&stop.0);
            let thread = thread::spawn(move || thought.think(&flag));
            UnderWay {
                ticket,
                stop,
                thread,
            }
        });
    }

    /// The answer, once there is one.
    pub(super) fn answer(&mut self) -> Option<Answer> {
        let done = self.0.take_if(|thought| thought.thread.is_finished())?;
        let answer = done.thread.join();
        drop(done.stop);
        // What went wrong there went wrong here.
        answer.unwrap_or_else(|panic| panic::resume_unwind(panic))
    }
}
