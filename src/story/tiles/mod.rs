//! What is told of a game of tiles.

mod log;
mod reason;

pub use log::Log;
pub use reason::{Deed, Reason};
