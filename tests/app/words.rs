//! Sentences take the names of keys from the table of keys, and only keys that work.

use std::fs;
use std::path::Path;

use mandala::app::cards::{Command as Cards, Context as At};
use mandala::app::command::Command;
use mandala::app::keymap::{self, Context};
use mandala::rules::cards::Side;

use crate::help::{bound, key};

#[test]
fn a_key_named_in_a_sentence_does_what_the_sentence_says() {
    let table = |context, commands: &[Command]| {
        let at = move |&command: &Command| (Context::Cards(context), command);
        commands.iter().map(at).collect::<Vec<_>>()
    };
    let reveal = Command::Cards(Cards::Reveal);
    let mut named = vec![
        (Context::Quit, Command::Agree),
        (Context::Replay, Command::Confirm),
    ];
    named.extend(table(
        At::Covered,
        &[reveal, Command::Confirm, Command::Quit],
    ));
    named.extend(table(At::Review, &[Command::Confirm, Command::Quit]));
    let moves = [Command::Previous, Command::Next, Command::Confirm];
    named.extend(table(At::Draft, &moves));
    named.extend(table(At::Draft, &[reveal, Command::Quit]));
    named.extend(table(At::Choose, &moves));
    named.extend(table(
        At::Choose,
        &[
            Command::Cards(Cards::Mountain),
            Command::Cards(Cards::Field),
            Command::Cards(Cards::Discard),
            Command::Cards(Cards::Side(Side::Left)),
            Command::Cards(Cards::Side(Side::Right)),
            Command::Up,
            Command::Down,
            Command::Quit,
        ],
    ));
    for (context, command) in named {
        let name = keymap::name(keymap::key_for(context, command));
        assert_eq!(bound(context, key(&name).code), Some(command), "{name}");
    }
}

/// A warning that stays on the table while it goes on names one key for leaving.
#[test]
fn the_key_that_leaves_is_the_same_at_the_whole_table() {
    let quit = |context| keymap::key_for(Context::Cards(context), Command::Quit);
    for context in [At::Choose, At::Review, At::Draft] {
        assert_eq!(quit(context), quit(At::Covered));
    }
}

/// The literals in a line of code, crudely.
fn literals(line: &str) -> impl Iterator<Item = &str> {
    line.split('"').skip(1).step_by(2)
}

fn files(dir: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(dir).expect("a directory") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, found);
        } else if !path.ends_with("keymap.rs") {
            let text = fs::read_to_string(&path).expect("a source file");
            found.push((path.to_string_lossy().into_owned(), text));
        }
    }
}

#[test]
fn no_sentence_spells_the_name_of_a_key_itself() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    for dir in ["app", "texts", "ui"] {
        files(&src.join(dir), &mut found);
    }
    assert!(found.len() > 20);
    let keys = [
        "Space",
        "Enter",
        "Esc",
        "Escape",
        "Tab",
        "Backspace",
        "PgUp",
        "PgDn",
        "Shift",
    ];
    for (path, text) in found {
        let code = text.lines().filter(|line| !line.trim().starts_with("//"));
        for line in code {
            for literal in literals(line) {
                let mut words = literal.split(|c: char| !c.is_alphanumeric());
                assert!(!words.any(|word| keys.contains(&word)), "{path}: {literal}");
                let told = literal.split("press ").skip(1);
                // The letter of a color is no key's name.
                let is_name =
                    |rest: &&str| !rest.starts_with('{') && !rest.starts_with("its letter");
                let by_hand = told.filter(is_name).count();
                assert_eq!(by_hand, 0, "{path}: {literal}");
            }
        }
    }
}

/// Whether a text has two words in a row.
fn is_sentence(text: &str) -> bool {
    let is_word = |word: &&str| word.len() > 1 && word.chars().all(char::is_alphabetic);
    let words: Vec<&str> = text.split(' ').collect();
    words.windows(2).any(|pair| pair.iter().all(is_word))
}

#[test]
fn words_for_players_stand_in_texts_alone() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    for dir in ["app", "session", "story", "transcript", "ui"] {
        files(&src.join(dir), &mut found);
    }
    assert!(found.len() > 100);
    for (path, text) in found {
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let code = code.lines().filter(|line| !line.trim().starts_with("//"));
        let code = code.collect::<Vec<_>>().join("\n").replace("'\"'", "");
        let parts: Vec<&str> = code.split('"').collect();
        for pair in parts.chunks_exact(2) {
            // Why something cannot be is told to nobody.
            let before = pair[0].rsplit(';').next().unwrap_or_default();
            let is_reason = before.contains("expect(") || before.contains("assert!(");
            assert!(is_reason || !is_sentence(pair[1]), "{path}: {}", pair[1]);
        }
    }
    assert!(is_sentence("Beth then has 2 actions."));
}
