//! What a player can ask for at the pyramid table, besides what every table knows.

use crate::rules::pyramids::{Color, Piece, Place, Size};

/// What a player asks for, by key or by mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Go to the next pyramid of a color.
    Color(Color),
    /// Go to the next pyramid of a size, and of the color asked for before.
    Size(Size),
    /// Go to the next pyramid that would finish a group.
    Finishing,
    /// Choose the pyramid of a place; take it, if it is chosen already.
    Place(Place),
    /// Go through the pyramids of a group.
    Group(Piece),
}
