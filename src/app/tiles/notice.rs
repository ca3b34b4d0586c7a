//! Why something was refused, or what has to come first.

use super::choice::Refusals;
use crate::app::Reason;
use crate::rules::Color;
use crate::rules::tiles::Illegal;
use crate::variants::from_variants;

/// What is said about the last thing tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// It is refused for a reason that any table may have.
    House(Reason),
    /// The rules refuse it.
    Illegal(Illegal),
    /// Nothing can be done on the cell chosen.
    NothingHere(Refusals),
    /// No cell is chosen yet.
    CellFirst,
    /// No start tile is chosen yet.
    StartTileFirst,
    /// No tile of this color can be flipped or taken.
    NoTile(Color),
    /// There is only one thing to do on this cell.
    OneWay,
    /// No flip leads to another one, so that there is no chain to show.
    NoChains,
    /// There is no such cell.
    NoCell,
    /// A cell is typed with its row first, and not with its column, counted from 0.
    RowFirst(u8),
    /// There is nothing of one's own to take back.
    NothingToTakeBack,
    /// What there is to take back was done before the game was resumed.
    BeforeResuming,
    /// The record has no turn of this number; it went to the end.
    NoTurn(usize),
}

from_variants!(Notice: House(Reason), Illegal(Illegal));
