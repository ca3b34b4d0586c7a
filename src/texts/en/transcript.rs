//! What a record of any game told as plain text says.

/// What stands below a game that is still played.
pub const NOT_OVER: &str = "The game is not over.";

/// A player's total.
pub fn total(name: &str, points: u16) -> String {
    format!("{name}: {points} points")
}
