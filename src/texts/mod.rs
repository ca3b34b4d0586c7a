//! Every sentence and label that a player reads, by language.
//!
//! The other modules speak in types; here they are put into words. There is one
//! language so far. Another one gets a folder beside `en`, and the compiler says what it
//! still has to say.

mod en;
pub mod language;

pub use language::{Called, Language, Spoken};

pub use en::{
    cards, cli, files, games, house, past, pyramids, record, review, rules, settings, terminal,
    tiles, transcript,
};

/// English, as it is written in America.
pub const ENGLISH: &dyn Language = &en::English;
