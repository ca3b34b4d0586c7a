//! What is told of a game of cards: public events only.

mod line;
mod log;
mod warning;
mod worth;

pub use line::Line;
pub(crate) use line::tell;
pub use log::{DraftSoFar, Log};
pub use warning::Warning;
pub(crate) use warning::warnings;
pub use worth::points_of_claim;
