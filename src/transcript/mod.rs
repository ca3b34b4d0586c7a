//! A record told as plain text, for reading outside the table.

mod cards;
mod pyramids;
pub mod review;
mod tiles;

use crate::record::AnyRecord;

/// Tells a game turn by turn and, if it is over, how the score came about.
pub fn of(record: &AnyRecord) -> String {
    match record {
        AnyRecord::Cards(record) => cards::of(record),
        AnyRecord::Tiles(record) => tiles::of(record),
        AnyRecord::Pyramids(record) => pyramids::of(record),
    }
}
