//! The tile table.

pub mod help;

mod clicks;
mod ending;
mod games;
pub mod partner;
mod prompt;
mod replay;
mod screen;
mod start;
mod turn;
mod undo;
