//! Records of tile games.

mod damage;
mod lines;
mod sentences;
mod take_back;

use crate::common::by_hand;
use mandala::record::tiles::{Record, RecordError};

const HEAD: &str = "mandala record 1\ngame: tiles\nseed: 42\none: Anna\ntwo: Beth\nfirst: Anna\n";

fn read(text: &str) -> Result<Record, RecordError> {
    text.parse()
}
