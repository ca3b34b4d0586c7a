//! The tile game, a sentence a test.

mod bar;
mod end;
mod golden;
mod groups;
pub mod help;
mod layout;
mod position;
mod properties;
mod questions;
mod random;
mod refusals;
mod rulings;
mod start;
mod whole_game;
mod worked;
