//! Every sentence and label that a player reads, by language.
//!
//! The other modules speak in types; here they are put into words. English is the first
//! language; another one gets a folder beside `en`, and the compiler says what it
//! still has to say.

mod de;
mod en;
mod fr;
pub mod language;
mod nl;

use crate::app::Tongue;
use crate::past::Vocabulary;
use crate::rules::Seat;

pub use language::{Called, Language, Spoken, sentence};

impl Tongue {
    /// What the players read.
    pub fn language(self) -> &'static dyn Language {
        match self {
            Tongue::English => ENGLISH,
            Tongue::German => GERMAN,
            Tongue::Dutch => DUTCH,
            Tongue::French => FRENCH,
        }
    }

    /// What its speakers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Tongue::English => "English",
            Tongue::German => "Deutsch",
            Tongue::Dutch => "Nederlands",
            Tongue::French => "français",
        }
    }

    /// The name of whoever sits here and has typed none.
    pub fn default_name(self, seat: Seat) -> &'static str {
        self.language().start().default_names()[seat.index()]
    }

    /// Whether somebody who sits here and has typed no name is called this, in any language.
    pub fn is_default_name(seat: Seat, name: &str) -> bool {
        let mut tongues = Tongue::ALL.into_iter();
        tongues.any(|tongue| tongue.default_name(seat) == name)
    }
}

/// The words by which past games are looked for: those of every language, whichever is
/// spoken.
pub fn vocabularies() -> [&'static Vocabulary; Tongue::ALL.len()] {
    Tongue::ALL.map(|tongue| tongue.language().past().vocabulary())
}

/// English, as it is written in America.
pub const ENGLISH: &dyn Language = &en::English;

impl Default for &'static dyn Language {
    fn default() -> &'static dyn Language {
        ENGLISH
    }
}

/// German.
pub const GERMAN: &dyn Language = &de::German;

/// Dutch.
pub const DUTCH: &dyn Language = &nl::Dutch;

/// French.
pub const FRENCH: &dyn Language = &fr::French;
