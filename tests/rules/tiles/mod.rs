//! The tile game.

pub mod help;
