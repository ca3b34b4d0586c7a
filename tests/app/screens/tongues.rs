//! Every screen in every language: nothing is cut, and no word is left in English.

use mandala::app::Tongue;

use super::dump::{THEMES, uncut};
use super::scenes;

const SIZES: [(u16, u16); 3] = [(60, 20), (80, 24), (100, 30)];

/// English words that are none in any of the other languages.
const ENGLISH_WORDS: [&str; 40] = [
    "the", "your", "you", "and", "with", "takes", "turn", "choose", "choice", "hand", "leave",
    "close", "change", "move", "play", "plays", "show", "shows", "draw", "draws", "deck", "cup",
    "river", "field", "mountain", "tile", "tiles", "group", "flip", "swap", "path", "pawn", "eye",
    "points", "wins", "hints", "undo", "again", "settings", "help",
];

/// What a language shares with English.
fn shared(tongue: Tongue) -> &'static [&'static str] {
    match tongue {
        Tongue::English => &ENGLISH_WORDS,
        Tongue::German => &["hand"],
        Tongue::Dutch => &["hand", "help"],
        Tongue::French => &["points", "change"],
    }
}

/// The words of a text that are English where another language is spoken.
pub fn english_words(tongue: Tongue, text: &str) -> Vec<&str> {
    let is_left = |word: &&str| {
        let word = word.to_lowercase();
        ENGLISH_WORDS.contains(&word.as_str()) && !shared(tongue).contains(&word.as_str())
    };
    // Names of files are in no language.
    let is_file = |word: &&str| {
        let kinds = [".mandala", ".txt"];
        word.starts_with('/') || kinds.iter().any(|it| word.contains(it))
    };
    let texts = text.split_whitespace().filter(|it| !is_file(it));
    let words = texts.flat_map(|text| text.split(|c: char| !c.is_alphabetic()));
    words.filter(is_left).collect()
}

#[test]
fn on_no_screen_a_text_is_cut_or_left_in_english_in_any_language() {
    for (name, app) in scenes::all(&scenes::names()) {
        for theme in THEMES {
            for size in SIZES {
                assert!(!uncut(&app, theme, size).is_empty(), "{name}");
            }
        }
    }
}
