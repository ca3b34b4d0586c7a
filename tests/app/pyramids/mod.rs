//! The pyramid table.

mod ending;
pub mod help;
mod taking_back;
mod turn;
