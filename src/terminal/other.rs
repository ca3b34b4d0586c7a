//! The same where there are no signals: Ctrl-C is a key, and nothing is stopped.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use crossterm::execute;
use ratatui::layout::Size;

/// How often it is looked whether the bell rings: nothing else ends the waiting here.
const LOOK: Duration = Duration::from_millis(35);
/// What is read when there is something to catch up with.
const WOKEN: Event = Event::Resize(0, 0);

/// What is typed and clicked. Waiting for it also ends when the bell rings.
pub struct Input {
    bell: Bell,
}

/// Ends the waiting for input: a task is ready.
#[derive(Clone, Default)]
pub struct Bell(Arc<AtomicBool>);

impl Bell {
    pub fn ring(&self) {
        self.0.store(true, Ordering::SeqCst);
    }
}

/// Nothing is to be done: the console gives lines as they are typed.
pub fn forget_typed() {}

/// Nothing is to be done: no signal tells of a file that may not grow.
pub fn outlive_full_files() {}

/// Nothing is to be done: no signal ends a program.
pub fn watch_for_end() -> io::Result<()> {
    Ok(())
}

/// Nothing is to be done: no program is stopped.
pub fn watch_for_stop(_: impl Fn(&dyn Fn()) + Send + 'static) -> io::Result<()> {
    Ok(())
}

pub fn watch() -> io::Result<Input> {
    let bell = Bell::default();
    Ok(Input { bell })
}

pub fn write(bytes: &[u8]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(bytes)?;
    out.flush()
}

impl Input {
    /// Nobody is asked: the answer would be taken for keys.
    pub fn is_light(&mut self) -> bool {
        false
    }

    pub fn bell(&self) -> Bell {
        self.bell.clone()
    }

    pub fn next(&mut self, until: Option<Instant>) -> io::Result<Option<Event>> {
        loop {
            if self.bell.0.swap(false, Ordering::SeqCst) {
                return Ok(Some(WOKEN));
            }
            let left = until.map(|until| until.saturating_duration_since(Instant::now()));
            if event::poll(left.unwrap_or(LOOK).min(LOOK))? {
                return event::read().map(Some);
            }
            if left.is_some_and(|left| left.is_zero()) {
                return Ok(None);
            }
        }
    }

    pub fn drain(&mut self) {}

    pub fn forget(&mut self) {}

    pub fn stop(&mut self) -> io::Result<()> {
        Ok(())
    }
}

pub fn ask_to_stop() {}

pub fn is_to_stop() -> bool {
    false
}

pub fn was_continued() -> bool {
    false
}

pub fn was_resized() -> bool {
    // Not told apart from other events: it has to be looked at.
    true
}

pub fn size() -> io::Result<Size> {
    crossterm::terminal::size().map(Size::from)
}

pub fn watch_mouse(_: &mut impl Write) -> io::Result<()> {
    // Not a matter of bytes on every Windows.
    execute!(io::stdout(), EnableMouseCapture)
}

pub fn leave_mouse(_: &mut impl Write) -> io::Result<()> {
    execute!(io::stdout(), DisableMouseCapture)
}
