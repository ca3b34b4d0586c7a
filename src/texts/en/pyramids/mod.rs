//! What is said at the pyramid table.

mod record;
mod refusal;
pub mod transcript;

use crate::rules::pyramids::{Color, Piece, Size};

pub use refusal::{fault, refusal};

/// The name of a color.
pub fn color(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Yellow => "yellow",
        Color::Green => "green",
        Color::Blue => "blue",
        Color::Black => "black",
    }
}

/// The name of a size.
pub fn size(size: Size) -> &'static str {
    match size {
        Size::Small => "small",
        Size::Medium => "medium",
        Size::Large => "large",
    }
}

/// The name of a piece or of its group.
pub fn piece(piece: Piece) -> String {
    format!("{} {}", size(piece.size), color(piece.color))
}
