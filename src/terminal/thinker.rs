//! Thinking beside the loop, so that the table stays alive.

use std::mem;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

use crate::app::{Answer, App, Ticket};

/// At most one thought at a time, on a thread of its own.
#[derive(Default)]
pub(super) struct Thinker(Option<UnderWay>);

struct UnderWay {
    ticket: Ticket,
    /// Dropped with this, it ends the thought.
    _stop: Stop,
    state: State,
}

enum State {
    Thinking(JoinHandle<Option<Answer>>),
    /// Found without a thread, because the system has none left.
    Found(Option<Answer>),
    Told,
}

/// Ends a thought that is not waited for any more.
struct Stop(Arc<AtomicBool>);

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// The name of the thread, by which its panics are known.
pub(super) const THREAD: &str = "thinker";

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
            let name = thread::Builder::new().name(THREAD.to_string());
            let state = match name.spawn(move || thought.think(&flag)) {
                Ok(thread) => State::Thinking(thread),
                Err(_) => State::Found(app.thought().and_then(|again| again.think(&stop.0))),
            };
            UnderWay {
                ticket,
                _stop: stop,
                state,
            }
        });
    }

    /// The answer, once there is one.
    ///
    /// # Panics
    ///
    /// If the thought did: what went wrong there went wrong here.
    pub(super) fn answer(&mut self) -> Option<Answer> {
        let thought = self.0.as_mut()?;
        if let State::Thinking(thread) = &thought.state
            && !thread.is_finished()
        {
            return None;
        }
        match mem::replace(&mut thought.state, State::Told) {
            State::Thinking(thread) => thread.join().unwrap_or_else(|panic| {
                let text = panic.downcast_ref::<&str>().copied();
                let text = text.or(panic.downcast_ref::<String>().map(String::as_str));
                panic!("while thinking: {}", text.unwrap_or("no reason"))
            }),
            State::Found(answer) => answer,
            State::Told => None,
        }
    }
}
