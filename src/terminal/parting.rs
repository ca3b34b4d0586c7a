//! What is still to be done when a signal ends the game.

use std::sync::{Mutex, PoisonError};
#[cfg(unix)]
use std::{sync::mpsc, thread, time::Duration};

type Work = Box<dyn FnOnce() + Send>;

static WORK: Mutex<Option<Work>> = Mutex::new(None);

/// Has this done once if a signal ends the game. Another thread does it, and is waited
/// for no longer than a moment.
pub fn on_signal(work: impl FnOnce() + Send + 'static) {
    *WORK.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(work));
}

/// Does what is still to be done, as far as there is time for it.
#[cfg(unix)]
pub(super) fn part(patience: Duration) {
    let work = WORK.lock().unwrap_or_else(PoisonError::into_inner).take();
    let Some(work) = work else { return };
    let (done, ended) = mpsc::channel();
    let thread = thread::Builder::new().name("parting".to_string());
    let started = thread.spawn(move || {
        work();
        let _ = done.send(());
    });
    if started.is_ok() {
        let _ = ended.recv_timeout(patience);
    }
}
