//! The card table.

pub mod layout;
pub mod mandala;
pub mod middle;
pub mod player;
pub mod prompt;
pub mod result;
mod shape;
