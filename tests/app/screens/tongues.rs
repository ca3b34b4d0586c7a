//! Every screen in every language: nothing is cut, and no word is left in English.

use std::collections::BTreeSet;

use mandala::app::Tongue;

use super::dump::{THEMES, draw_in};
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

#[test]
fn no_text_is_cut_in_any_language() {
    let mut found = BTreeSet::new();
    for (name, app) in scenes::all(&scenes::names()) {
        for tongue in Tongue::ALL {
            for theme in THEMES {
                for size in SIZES {
                    for text in draw_in(&app, tongue, theme, size).1 {
                        let code = tongue.code();
                        found.insert(format!("{code} {name} {size:?} {:?}: {text}", theme.ascii));
                    }
                }
            }
        }
    }
    let lines: Vec<&str> = found.iter().map(String::as_str).collect();
    assert!(
        found.is_empty(),
        "{} are cut:\n{}",
        found.len(),
        lines.join("\n")
    );
}

#[test]
fn no_word_is_left_in_english() {
    let mut found = BTreeSet::new();
    for (name, app) in scenes::all(&scenes::names()) {
        for tongue in Tongue::ALL {
            for size in SIZES {
                let (rows, _) = draw_in(&app, tongue, THEMES[0], size);
                for row in &rows {
                    let words = row.split(|c: char| !c.is_alphabetic());
                    for word in words.map(str::to_lowercase) {
                        let is_english = ENGLISH_WORDS.contains(&word.as_str());
                        if is_english && !shared(tongue).contains(&word.as_str()) {
                            let code = tongue.code();
                            found.insert(format!("{code} {name} {size:?}: {word} in {row}"));
                        }
                    }
                }
            }
        }
    }
    let lines: Vec<&str> = found.iter().map(String::as_str).collect();
    assert!(
        found.is_empty(),
        "{} are English:\n{}",
        found.len(),
        lines.join("\n")
    );
}
