//! The review of a finished game, printed.

use std::io::{self, IsTerminal, Write};
use std::mem;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use super::{Failure, Speaker, asked_for};
use crate::cli::Args;
use crate::fit::columns;
use crate::record::{AnyRecord, Record};
use crate::store;
use crate::story::Explained;
use crate::story::review::{Progress, Review, Reviewer};
use crate::terminal::{self, Exit};
use crate::transcript::review;
use crate::variants::each;

/// How often it is told how far the review is.
const PAUSE: Duration = Duration::from_millis(100);

/// Reviews the game of a file and prints what was found.
pub(super) fn print(path: &Path, args: &Args, speaker: Speaker) -> Result<Exit, Failure> {
    let language = speaker.language();
    let record = asked_for(store::load(path)?, path, args.game)?;
    let names = record.recorded().names();
    let told = each!(AnyRecord, &record, it => language.tell(&look_at(it, speaker)?, names));
    let result = language.record_result(&record).unwrap_or_default();
    let text = review::of(&told, names, &result, language, speaker.ascii);
    speaker.print(&text)
}

/// Reviews a game, and tells a person who waits how far it is.
fn look_at<G: Explained>(record: &Record<G>, speaker: Speaker) -> Result<Review<G>, Failure> {
    let not_over = || Failure::NotOver(G::KIND);
    let reviewer = Reviewer::new(record).ok_or_else(not_over)?;
    let (progress, stop) = (Progress::default(), AtomicBool::new(false));
    let is_watched = AtomicBool::new(io::stderr().is_terminal());
    if is_watched.load(Ordering::Relaxed) {
        terminal::on_signal(|| mem::forget(clear()));
        // Where signals cannot be had, a review can.
        let _ = terminal::watch_for_end();
    }
    let review = thread::scope(|scope| {
        // Where there can be no more threads, nobody is told.
        let teller = thread::Builder::new().spawn_scoped(scope, || {
            while is_watched.load(Ordering::Relaxed) {
                tell(&progress, speaker);
                thread::park_timeout(PAUSE);
            }
        });
        let review = reviewer.run(&progress, &stop);
        if is_watched.swap(false, Ordering::Relaxed)
            && let Ok(teller) = teller
        {
            teller.thread().unpark();
            let _ = teller.join();
            drop(clear());
        }
        review
    });
    // Nobody stops it.
    review.ok_or_else(not_over)
}

/// How many columns the line has that says how far it is.
static TOLD: Mutex<usize> = Mutex::new(0);

fn told() -> MutexGuard<'static, usize> {
    TOLD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Says in place how far it is. Where nobody listens, that is no failure.
fn tell(progress: &Progress, speaker: Speaker) {
    let (done, all) = progress.now();
    let text = speaker.language().review().progress(done, all);
    let text = speaker.spell(&text);
    let mut told = told();
    *told = columns(&text);
    let _ = write!(io::stderr(), "\r{text}");
    let _ = io::stderr().flush();
}

/// Clears that line. As long as the guard is there, nothing is said in it.
fn clear() -> MutexGuard<'static, usize> {
    let mut told = told();
    let width = mem::take(&mut *told);
    if width > 0 {
        // Behind it a terminal may show that Ctrl-C was pressed, as `^C`.
        let width = width + 2;
        let _ = write!(io::stderr(), "\r{:width$}\r", "");
    }
    told
}
