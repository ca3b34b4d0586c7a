//! The pyramid table.

mod colors;
mod ending;
mod games;
pub mod help;
pub mod hints;
mod looks;
mod mouse;
mod newcomers;
pub mod partner;
mod replay;
mod review;
mod room;
mod taking_back;
mod turn;
mod words;
