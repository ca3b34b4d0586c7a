//! What is told of a game of pyramids.

mod line;
mod log;
mod outcome;
mod preview;
mod reason;
mod scored;

pub(crate) use line::in_short;
pub use line::{Fallen, Line};
pub use log::Log;
pub use outcome::{End, Outcome, Verdict};
pub use preview::Preview;
pub use reason::{Deed, Reason};
pub use scored::{Counts, Scored, Shares, Tie, Who};
