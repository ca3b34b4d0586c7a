//! The same where there are no signals: Ctrl-C is a key, and nothing is stopped.

use std::io::{self, Write};
use std::time::Duration;

use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use crossterm::execute;
use ratatui::layout::Size;

/// What is typed and clicked.
pub struct Input;

/// Nothing is to be done: no signal tells of a file that may not grow.
pub fn outlive_full_files() {}

/// Nothing is to be done: no signal ends a program.
pub fn watch_for_end() -> io::Result<()> {
    Ok(())
}

pub fn watch() -> io::Result<Input> {
    Ok(Input)
}

pub fn write(bytes: &[u8]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(bytes)?;
    out.flush()
}

impl Input {
    pub fn poll(&mut self, time: Duration) -> io::Result<bool> {
        event::poll(time)
    }

    pub fn read(&mut self) -> io::Result<Event> {
        event::read()
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

pub fn has_unread_input() -> bool {
    false
}

pub fn watch_mouse(_: &mut impl Write) -> io::Result<()> {
    // Not a matter of bytes on every Windows.
    execute!(io::stdout(), EnableMouseCapture)
}

pub fn leave_mouse(_: &mut impl Write) -> io::Result<()> {
    execute!(io::stdout(), DisableMouseCapture)
}
