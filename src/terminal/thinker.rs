//! Thinking beside the loop, so that the table stays alive.

use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use crate::app::{Answer, Task, Think};

/// What is called when a task is ready.
pub(super) type Bell = Arc<dyn Fn() + Send + Sync>;

/// At most one task at a time, on a thread of its own.
pub(super) struct Thinker {
    /// Rings when a task is ready.
    bell: Bell,
    thinking: Option<UnderWay>,
}

struct UnderWay {
    /// Dropped with this, it ends the task.
    _stop: Stop,
    answer: Receiver<thread::Result<Option<Answer>>>,
}

/// Ends a task that is not waited for any more.
struct Stop(Arc<AtomicBool>);

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// The name of the thread, by which its panics are known.
pub(super) const THREAD: &str = "thinker";

impl Thinker {
    pub(super) fn new(bell: Bell) -> Thinker {
        let thinking = None;
        Thinker { bell, thinking }
    }

    /// Begins to think about this, and about nothing else any more.
    pub(super) fn think(&mut self, about: Think) {
        self.thinking = match about {
            Think::About(task) => Some(self.begin(task)),
            Think::Stop => None,
        };
    }

    fn begin(&self, task: Task) -> UnderWay {
        let stop = Stop(Arc::default());
        let (sender, answer) = mpsc::channel();
        let task = Arc::new(Mutex::new(Some(task)));
        let work = {
            let (task, stop) = (Arc::clone(&task), Arc::clone(&stop.0));
            let bell = self.bell.clone();
            move || {
                let task = task.lock().unwrap_or_else(PoisonError::into_inner).take();
                let think = || task?.think(&stop);
                // Nobody listens to a task that is not waited for any more.
                let _ = sender.send(panic::catch_unwind(AssertUnwindSafe(think)));
                bell();
            }
        };
        let name = thread::Builder::new().name(THREAD.to_string());
        if name.spawn(work.clone()).is_err() {
            // The system has no thread left: it is thought here, before anything else.
            work();
        }
        UnderWay { _stop: stop, answer }
    }

    /// Whether something is thought about.
    pub(super) fn is_busy(&self) -> bool {
        self.thinking.is_some()
    }

    /// The answer, once there is one.
    ///
    /// # Panics
    ///
    /// If the task did: what went wrong there went wrong here.
    pub(super) fn answer(&mut self) -> Option<Answer> {
        let answer = self.thinking.as_ref()?.answer.try_recv().ok()?;
        answer.unwrap_or_else(|panic| {
            let text = panic.downcast_ref::<&str>().copied();
            let text = text.or(panic.downcast_ref::<String>().map(String::as_str));
            panic!("while thinking: {}", text.unwrap_or("no reason"))
        })
    }
}
