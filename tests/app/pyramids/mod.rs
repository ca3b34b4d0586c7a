//! The pyramid table.

mod ending;
mod games;
pub mod help;
mod replay;
mod taking_back;
mod turn;
mod words;
