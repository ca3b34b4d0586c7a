//! Every sentence and label that a player reads, by language.
//!
//! The other modules speak in types; here they are put into words. There is one
//! language so far. Another one gets a folder beside `en`.

mod en;

pub use en::{
    cards, cli, files, games, house, past, pyramids, record, review, rules, settings, terminal,
    tiles, transcript,
};
