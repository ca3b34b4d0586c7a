//! What happened in a game, what would come of an action, and where a finished game was
//! decided: facts to be told, without a word of any language.

pub mod cards;
mod expected;
mod hint;
mod log;
pub mod luck;
pub mod pyramids;
pub mod review;
pub mod tiles;

pub use expected::{Expected, Odds, Weighed};
pub use hint::{Explained, Hint, Way, explain};
pub(crate) use hint::{contrast, hints};
pub(crate) use log::turn_of;
pub use log::{Log, Narrated};
