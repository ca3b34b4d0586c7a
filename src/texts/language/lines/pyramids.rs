//! The pyramid table in sentences.

use crate::rules::Seat;
use crate::rules::pyramids::{Color, Piece, Place, Size};
use crate::texts::language::Called;

/// Something about the pyramid table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The next pyramids ahead of the player to move, and how many more there are.
    Ahead(Vec<(Place, Piece)>, usize),
    /// Those ahead that were asked for.
    Of {
        /// Of whom they lie ahead, unless that is the player to move.
        of: Option<Seat>,
        /// Their color.
        color: Option<Color>,
        /// Their size.
        size: Option<Size>,
        /// The next ones.
        pieces: Vec<(Place, Piece)>,
        /// How many more there are.
        more: usize,
    },
    /// How many of those that were asked for are left on the path.
    Remain(usize),
    /// More of those that were just told.
    Others(Vec<(Place, Piece)>),
    /// What lies on a place, or whose pawn stands there.
    Place(Place, Option<Piece>, Option<Seat>),
    /// A group: how many are left on the path, where, how many each player has, how many are
    /// in the eye, and whether it is scored.
    Group {
        /// The group.
        group: Piece,
        /// Where it still lies.
        left: Vec<Place>,
        /// How many each player has.
        owned: Vec<(Seat, u8)>,
        /// How many lie in the eye.
        eye: u8,
        /// Whether it is scored.
        scored: bool,
    },
    /// Nobody has scored this group yet.
    Open(Piece),
    /// That nobody can pass while a pyramid lies ahead of them.
    MustTake,
    /// Where the pawns stand, if they have moved, and whether they are at the end.
    Pawns(Vec<(Seat, Option<Place>, bool)>),
    /// What fell into the eye at once, if anything did.
    Fell(Vec<(Piece, u8)>),
    /// All that was left, which a player took.
    Swept(Seat, Vec<(Piece, u8)>),
    /// What lies in the eye.
    Eye(Vec<(Piece, u8)>),
    /// Nothing of what fell into the eye lies there any more.
    EyeEmptied,
    /// What a player has.
    Owns(Seat, Vec<(Piece, u8)>),
    /// How many of those of this color and size a player has.
    Has(Seat, Option<Color>, Option<Size>, u8),
    /// Where the pawn of the player to move stands.
    At(Seat, Option<Place>),
    /// Which of several alike, by their places, and how many more there are.
    WhichPlace(Vec<(Place, Piece)>, usize),
    /// A place or a pyramid is missing.
    WhichPyramid,
    /// How the path is told.
    HowToAsk,
}

/// The pyramid table in sentences.
pub trait PyramidLines {
    /// Something about the table.
    fn pyramid_fact(&self, fact: &Fact, names: &dyn Called) -> String;

    /// A sentence with pyramids by their names instead of their marks.
    fn spelled(&self, sentence: &str) -> String;
}
