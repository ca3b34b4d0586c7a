//! What is told of a game of pyramids.

mod line;
mod log;
mod preview;
mod reason;

pub use line::Line;
pub(crate) use line::{laid, tied};
pub use log::Log;
pub use preview::Preview;
pub use reason::{Deed, Reason, Shares, Who};
