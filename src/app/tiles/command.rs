//! What a player can ask for at the tile table, besides what every table knows.

use crate::rules::Color;
use crate::rules::tiles::Cell;

/// What a player asks for, by key or by mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Move the cursor to the left.
    Left,
    /// Move the cursor to the right.
    Right,
    /// Go to the next tile of a color; at the start, choose it.
    Color(Color),
    /// Choose a row, from 1; its column comes next.
    Row(u8),
    /// Choose a column of that row, from 0.
    Column(u8),
    /// Change between flipping the tile and laying the swap tile in its place.
    Change,
    /// Flip all there are to flip at the end.
    FlipAll,
    /// Make no more flips at the end.
    Enough,
    /// Show what chains of flips could still turn, or hide it.
    Chains,
    /// Click on a cell: choose it, and play if it is chosen.
    Click(Cell),
    /// Click on a start tile: choose it, and keep it if it is chosen.
    ClickStart(Color),
}
