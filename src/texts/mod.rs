//! Every sentence and label that a player reads, by language.
//!
//! The other modules speak in types; here they are put into words. There is one
//! language so far. Another one gets a folder beside `en`, and the compiler says what it
//! still has to say.

mod en;
pub mod language;

use crate::app::Tongue;
use crate::rules::Seat;

pub use language::{Called, Language, Spoken, sentence};

impl Tongue {
    /// What the players read.
    pub fn language(self) -> &'static dyn Language {
        match self {
            Tongue::English => ENGLISH,
        }
    }

    /// The name of whoever sits here and has typed none.
    pub fn default_name(self, seat: Seat) -> &'static str {
        self.language().start().default_names()[seat.index()]
    }
}

/// English, as it is written in America.
pub const ENGLISH: &dyn Language = &en::English;
