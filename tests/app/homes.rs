//! No test comes near the games and settings of whoever runs it.

use std::fs;
use std::path::{Path, PathBuf};

/// Every file of the tests and benches, with its text.
fn sources(dir: &Path) -> Vec<(PathBuf, String)> {
    let mut all = Vec::new();
    for entry in fs::read_dir(dir).expect("the tests are there") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            all.extend(sources(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = fs::read_to_string(&path).expect("a text");
            all.push((path, text));
        }
    }
    all
}

/// The program is known by its name in one file only, which starts it with a home of its
/// own, as the pseudo-terminal does. A test that starts it otherwise, or asks the
/// environment where games are kept, fails here.
#[test]
fn the_game_is_started_with_a_home_of_its_own_only() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let home = tests.join("terminal").join("home.rs");
    let all = sources(&tests);
    assert!(all.len() > 50, "only {} files", all.len());
    for (words, allowed) in [
        // In two parts, so that they do not stand in this file.
        (concat!("CARGO_BIN", "_EXE"), Some(&home)),
        (concat!("Command::new", "(GAME"), Some(&home)),
        (concat!("locate", "(None"), None),
        (concat!("session", "::run"), None),
    ] {
        for (path, text) in &all {
            let found = text.contains(words);
            let wanted = allowed == Some(path);
            assert_eq!(found, wanted, "{words} in {}", path.display());
        }
    }
}
