//! What is told of a game of cards: public events only.

mod contrast;
mod line;
mod log;
mod reason;
mod turn;
mod warning;
mod worth;

pub use line::Line;
pub(crate) use line::tell;
pub use log::{DraftSoFar, Log};
pub use reason::{Also, Fields, Gain, Points, Reason, Sharing, Standing};
pub use warning::Warning;
pub(crate) use warning::warnings;
pub use worth::points_of_claim;
