//! The card table: what is chosen, whose cards are up, and what happened.

pub mod choice;
pub mod log;
pub mod play;
