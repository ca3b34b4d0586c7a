//! What lies on top of the table: help, log and questions.

use super::command::Command;
use super::keymap::Context;

/// Something on top of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// The rules and the keys.
    Help {
        /// The first line shown.
        scroll: usize,
    },
    /// Everything that happened.
    Log {
        /// How many lines back from the end.
        back: usize,
    },
    /// The question whether to leave.
    Quit,
    /// The question whether both agree to end the game.
    Agree,
}

impl Overlay {
    /// What its keys mean.
    pub(super) fn context(self) -> Context {
        match self {
            Overlay::Help { .. } => Context::Help,
            Overlay::Log { .. } => Context::Log,
            Overlay::Quit => Context::Quit,
            Overlay::Agree => Context::Agree,
        }
    }

    /// Scrolls a text; questions have nothing to scroll.
    pub(super) fn scroll(&mut self, command: Command) {
        match self {
            Overlay::Help { scroll } => scroll_by(scroll, command, 1),
            // The end of the log lies at 0, so down is less.
            Overlay::Log { back } => scroll_by(back, command, -1),
            Overlay::Quit | Overlay::Agree => {}
        }
    }

    /// Remembers how far the text can be scrolled.
    pub(super) fn limit(&mut self, limit: usize) {
        if let Overlay::Help { scroll } | Overlay::Log { back: scroll } = self {
            *scroll = (*scroll).min(limit);
        }
    }
}

/// Scrolls a text; `down` is the direction in which the number grows.
fn scroll_by(scroll: &mut usize, command: Command, down: isize) {
    let by = match command {
        Command::Up => -1,
        Command::Down => 1,
        Command::PageUp => -16,
        Command::PageDown => 16,
        Command::Top => isize::MIN / 2,
        Command::Bottom => isize::MAX / 2,
        _ => 0,
    };
    *scroll = scroll.saturating_add_signed(by * down);
}
