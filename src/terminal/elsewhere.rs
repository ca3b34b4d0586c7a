//! The same where there are no signals: Ctrl-C is a key, and nothing is stopped.

use std::io::{self, Write};

use crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use crossterm::execute;

pub fn watch() -> io::Result<()> {
    Ok(())
}

pub fn stop() {}

pub fn was_continued() -> bool {
    false
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
