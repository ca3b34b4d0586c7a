//! The tile table.

pub mod help;

mod clicks;
mod ending;
mod games;
mod prompt;
mod replay;
mod screen;
mod start;
mod turn;
mod undo;
