//! What a record of any game told as plain text says.

use super::house;

/// What stands below a game that is still played.
pub const NOT_OVER: &str = "The game is not over.";

/// A player's total.
pub fn total(name: &str, points: u16) -> String {
    format!("{name}: {}", house::points(points))
}

#[cfg(test)]
mod tests {
    use super::total;

    #[test]
    fn a_single_point_is_one_point() {
        assert_eq!(total("Anna", 0), "Anna: 0 points");
        assert_eq!(total("Anna", 1), "Anna: 1 point");
        assert_eq!(total("Anna", 2), "Anna: 2 points");
    }
}
