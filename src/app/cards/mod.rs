//! The card table: what is chosen, whose cards are up, and what happened.

pub mod choice;
mod command;
pub(super) mod keymap;
pub mod log;
pub mod notice;
pub mod play;
pub mod story;

pub use command::{Command, Target};
pub use keymap::{Context, Hint};
