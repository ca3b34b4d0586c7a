//! What is printed around the tables: in which language, and with which letters.

use std::borrow::Cow;
use std::io::{self, ErrorKind, Write};

use super::Failure;
use crate::app::{Settings, Tongue};
use crate::fit::ascii;
use crate::plain::Plain;
use crate::terminal::Exit;
use crate::texts::Language;

/// How something is said where no table is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Speaker {
    /// The language of it.
    pub tongue: Tongue,
    /// Whether its letters are those of ASCII.
    pub ascii: bool,
}

impl Speaker {
    /// As the players like it.
    pub fn of(settings: Settings) -> Speaker {
        Speaker { tongue: settings.tongue(), ascii: settings.ascii }
    }

    /// The words of its language.
    pub fn language(self) -> &'static dyn Language {
        self.tongue.language()
    }

    /// A text in its letters, but for the paths in it.
    pub fn spell(self, text: &str) -> Cow<'_, str> {
        if self.ascii { ascii::spell_words(text).into() } else { Cow::Borrowed(text) }
    }

    /// Prints to the standard output.
    ///
    /// # Errors
    ///
    /// If it cannot be written, except to a closed pipe.
    pub fn print(self, text: &str) -> Result<Exit, Failure> {
        let text = self.spell(text);
        print(|out| out.write_all(text.as_bytes()))
    }

    /// Says to where errors go what went wrong. If nobody reads that, there is nobody to tell.
    pub fn warn(self, message: &str) {
        let message = Plain::message(message).to_string();
        let _ = writeln!(io::stderr(), "mandala: {}", self.spell(&message));
    }
}

/// Writes to the standard output.
///
/// # Errors
///
/// If it cannot be written, except to a closed pipe.
pub fn print(write: impl FnOnce(&mut io::StdoutLock) -> io::Result<()>) -> Result<Exit, Failure> {
    let mut out = io::stdout().lock();
    match write(&mut out).and_then(|()| out.flush()) {
        // A reader who closes the pipe has read enough.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(Exit::Left),
        done => done.map(|()| Exit::Left).map_err(Failure::NotPrinted),
    }
}
