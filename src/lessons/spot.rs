use crate::rules::cards::Side;
use crate::rules::pyramids::{self, Piece, Size};
use crate::rules::tiles::Cell;
use crate::rules::{Color, Player};

/// A part of a table that a lesson speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The cards of a color in the hand of whoever learns.
    Hand(Color),
    /// A Mountain.
    Mountain(Side),
    /// A player's Field.
    Field(Player, Side),
    /// A whole Mandala.
    Mandala(Side),
    /// The list of what can be claimed.
    Claims,
    /// A space of a player's River.
    Space(Player, u8),
    /// A player's Cup.
    Cup(Player),
    /// The discard pile.
    Discard,
    /// The board.
    Board,
    /// A cell of the board.
    Cell(Cell),
    /// A player's name, with the mark of the tiles that belong to them.
    Owner(Player),
    /// A player's bowl.
    Bowl(Player),
    /// A marker of a player, with its group.
    Marker(Player, u8),
    /// The path.
    Path,
    /// A place of the path.
    Place(pyramids::Place),
    /// The list of the groups.
    Groups,
    /// A group in that list.
    Group(Piece),
    /// What is in the eye.
    Eye,
}

/// A cell by the letter of its column and the number of its row.
pub(super) const fn cell(column: u8, row: u8) -> Spot {
    match Cell::new(column - b'a', row) {
        Some(cell) => Spot::Cell(cell),
        None => panic!("the mandala has no such cell"),
    }
}

/// A place by its number.
pub(super) const fn place(number: u8) -> Spot {
    match pyramids::Place::new(number) {
        Some(place) => Spot::Place(place),
        None => panic!("the path has no such place"),
    }
}

/// A group of pyramids.
pub(super) const fn group(color: pyramids::Color, size: Size) -> Spot {
    Spot::Group(Piece { color, size })
}
