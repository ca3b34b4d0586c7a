//! What is said at the tile table.

mod record;
mod refusal;
pub mod transcript;

pub use super::cards::color;
pub use refusal::refusal;

/// What something is worth.
pub fn points(points: u16) -> String {
    match points {
        1 => "1 point".to_string(),
        n => format!("{n} points"),
    }
}
