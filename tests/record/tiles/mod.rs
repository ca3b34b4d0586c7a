//! Records of tile games.

mod damage;
mod lines;
mod sentences;
mod take_back;

use mandala::record::tiles::{Record, RecordError};

const HEAD: &str = "mandala record 1\ngame: tiles\nseed: 42\none: Anna\ntwo: Beth\nfirst: Anna\n";

fn read(text: &str) -> Result<Record, RecordError> {
    text.parse()
}

/// The printed text without its check digits.
fn by_hand(record: &Record) -> String {
    let text = record.to_string();
    let bare = text
        .lines()
        .map(|line| line.split(" @").next().unwrap_or(line));
    bare.map(|line| format!("{line}\n")).collect()
}
