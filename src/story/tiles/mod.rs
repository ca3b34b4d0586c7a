//! What is told of a game of tiles.

mod log;

pub use log::Log;
