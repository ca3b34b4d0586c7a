//! What is said about the last thing a player did or tried.

use super::choice::Wanted;
use crate::app::Reason;
use crate::rules::Seat;
use crate::rules::pyramids::{Illegal, Piece, Place};
use crate::variants::from_variants;

/// What is said about the last thing a player did or tried, if it took no pyramid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// It is refused for a reason that any table may have.
    House(Reason),
    /// The rules refuse it.
    Illegal(Illegal),
    /// There is nothing yet that could be taken.
    ChooseFirst,
    /// Nothing like that lies ahead.
    NoneAhead(Wanted),
    /// No pyramid ahead would finish a group.
    NoneFinishes,
    /// The last take was taken back.
    TookBack {
        /// Whose take it was.
        seat: Seat,
        /// Where.
        place: Place,
        /// What lies there again.
        piece: Piece,
        /// Whether takes of computers went back with it.
        with_answers: bool,
    },
    /// There is no take that could be taken back.
    NothingToTakeBack,
    /// The record has no turn of this number; it went to the end.
    NoTurn(usize),
}

from_variants!(Notice: House(Reason), Illegal(Illegal));
