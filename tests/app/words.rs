//! Sentences take the names of keys from the table of keys, and only keys that work.

use std::fs;
use std::path::Path;

use mandala::app::cards::{Command as Cards, Context as At};
use mandala::app::command::Command;
use mandala::app::keymap::{self, Context};
use mandala::rules::cards::Side;
use mandala::texts::ENGLISH;

use crate::help::{bound, key};

#[test]
fn a_key_named_in_a_sentence_does_what_the_sentence_says() {
    let table = |context, commands: &[Command]| {
        let at = move |&command: &Command| (Context::Cards(context), command);
        commands.iter().map(at).collect::<Vec<_>>()
    };
    let reveal = Command::Cards(Cards::Reveal);
    let mut named = vec![(Context::Quit, Command::Agree), (Context::Replay, Command::Confirm)];
    named.extend(table(At::Covered, &[reveal, Command::Confirm, Command::Quit]));
    named.extend(table(At::AfterPlay, &[Command::Confirm, Command::Quit]));
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
        let name = ENGLISH.house().key(keymap::key_for(context, command));
        assert_eq!(bound(context, key(&name).code), Some(command), "{name}");
    }
}

/// A warning that stays on the table while it goes on names one key for leaving.
#[test]
fn the_key_that_leaves_is_the_same_at_the_whole_table() {
    let quit = |context| keymap::key_for(Context::Cards(context), Command::Quit);
    for context in [At::Choose, At::AfterPlay, At::Draft] {
        assert_eq!(quit(context), quit(At::Covered));
    }
}

/// The texts in quotes in some code, each with what stands before it in its statement.
/// Comments, attributes and tests have none for players.
pub fn literals(code: &str) -> Vec<(String, String)> {
    let code = code.split("#[cfg(test)]\nmod tests").next().unwrap_or(code);
    let mut found = Vec::new();
    let mut before = String::new();
    let mut chars = code.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '/' if chars.peek() == Some(&'/') => while chars.next_if(|&c| c != '\n').is_some() {},
            '#' if matches!(chars.peek(), Some('[' | '!')) => {
                let mut depth = 0;
                for c in chars.by_ref() {
                    depth += i32::from(c == '[') - i32::from(c == ']');
                    if c == ']' && depth == 0 {
                        break;
                    }
                }
            }
            '\'' => {
                // A character, unless it is the name of a lifetime.
                let mut rest = chars.clone();
                let is_escaped = rest.next() == Some('\\');
                if is_escaped || rest.next() == Some('\'') {
                    chars.next();
                    chars.by_ref().skip(usize::from(is_escaped)).find(|&c| c == '\'');
                }
            }
            '"' => {
                let mut text = String::new();
                while let Some(c) = chars.next_if(|&c| c != '"') {
                    text.push(c);
                    if c == '\\' {
                        text.extend(chars.next());
                    }
                }
                chars.next();
                found.push((before.clone(), text));
            }
            ';' | '{' | '}' => before.clear(),
            c => before.push(c),
        }
    }
    found
}

/// Every file of some rooms, with its path in `src`.
pub fn files(room: &str) -> Vec<(String, String)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let path = src.join(room);
    if path.is_file() {
        let text = fs::read_to_string(path).expect("a source file");
        return vec![(room.to_string(), text)];
    }
    let entries = fs::read_dir(path).expect("a directory");
    let names = entries.map(|entry| entry.expect("an entry").file_name());
    let inner = names.map(|name| Path::new(room).join(name));
    let inner = inner.map(|path| path.to_string_lossy().replace('\\', "/"));
    inner.flat_map(|path| files(&path)).collect()
}

#[test]
fn no_sentence_spells_the_name_of_a_key_itself() {
    let found: Vec<(String, String)> = ["app", "texts", "ui"].into_iter().flat_map(files).collect();
    assert!(found.len() > 20);
    let keys = ["Space", "Enter", "Esc", "Escape", "Tab", "Backspace", "PgUp", "PgDn", "Shift"];
    for (path, text) in found {
        for (before, literal) in literals(&text) {
            // There they have their names.
            if before.contains("KeyCode::") {
                continue;
            }
            let mut words = literal.split(|c: char| !c.is_alphanumeric());
            assert!(!words.any(|word| keys.contains(&word)), "{path}: {literal}");
            let told = literal.split("press ").skip(1);
            // The letter of a color is no key's name.
            let is_name = |rest: &&str| !rest.starts_with('{') && !rest.starts_with("its letter");
            let by_hand = told.filter(is_name).count();
            assert_eq!(by_hand, 0, "{path}: {literal}");
        }
    }
}

/// Rooms without a word for players: what lessons, rules, records and files say is notation or a
/// short phrase for developers, and the words of a language are in `texts`.
const SILENT: [&str; 6] = ["ai", "lessons", "record", "rules", "store", "texts"];

/// What has letters and is read by no player, or is the same in every language, and why.
const NO_WORDS: [(&str, &[&str], &str); 17] = [
    (
        "app/caption.rs",
        &["head-to-head", "-review", "-verdict", "-turn-{turn}"],
        "the name of a file",
    ),
    ("app/cards/choice.rs", &["Choice(hidden)"], "for developers"),
    ("app/habits.rs", &["game", "computer", "told"], "words of a file"),
    ("app/settings.rs", &[], "words of a file"),
    ("app/tips.rs", &[], "words of a file"),
    ("app/tongue.rs", &[], "words of a file, and of the environment"),
    ("cli.rs", &["CARGO_PKG_VERSION", "unread"], "for developers"),
    ("cli.rs", &["seed", "at", "names", "computer", "--game"], "options"),
    ("cli/help.rs", &[], "options, by the names that clap has for them"),
    ("cli/man.rs", &[], "what the format of manual pages asks for"),
    ("cli/players.rs", &["random"], "the value of an option"),
    ("picture.rs", &[], "what the format of pictures asks for"),
    ("platform.rs", &[], "what systems call their directories"),
    ("session.rs", &[], "what terminals call themselves"),
    ("shell.rs", &[], "what shells understand"),
    ("terminal", &[], "names of threads and devices"),
    ("fit/ascii.rs", &[], "letters of names"),
];

/// Whether a text in quotes has a word: what is filled in, options, escapes and the name of
/// the program are none.
pub fn has_words(literal: &str) -> bool {
    let mut text = literal.replace("mandala", "");
    for (open, close) in [("{", "}"), ("--", " "), ("\\", "")] {
        while let Some(at) = text.find(open) {
            let rest = &text[at + open.len()..];
            let end = match close {
                "" => rest.chars().next().map_or(0, char::len_utf8),
                _ => rest.find(close).map_or(rest.len(), |end| end + close.len()),
            };
            text.replace_range(at..at + open.len() + end, "");
        }
    }
    let mut words = text.split(|c: char| !c.is_alphabetic());
    words.any(|word| word.chars().count() > 1)
}

#[test]
fn words_for_players_stand_in_texts_only() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let rooms = fs::read_dir(src).expect("the sources");
    let rooms = rooms.map(|entry| entry.expect("an entry").file_name());
    let rooms = rooms.map(|name| name.to_string_lossy().into_owned());
    let rooms = rooms.filter(|name| !SILENT.contains(&name.as_str()));
    let mut seen = [false; NO_WORDS.len()];
    for (path, text) in rooms.flat_map(|room| files(&room)) {
        for (before, literal) in literals(&text) {
            // What cannot happen is told to developers.
            let is_invariant = ["assert", "expect(", "panic!"].map(|it| before.contains(it));
            if is_invariant.contains(&true) || !has_words(&literal) {
                continue;
            }
            let is_allowed = |(file, known, _): &(&str, &[&str], &str)| {
                let is_there = path == *file || path.starts_with(&format!("{file}/"));
                is_there && (known.is_empty() || known.contains(&literal.as_str()))
            };
            let why = NO_WORDS.iter().position(is_allowed);
            let why = why.unwrap_or_else(|| panic!("words in {path}: {literal}"));
            seen[why] = true;
        }
    }
    for (seen, (file, ..)) in seen.into_iter().zip(NO_WORDS) {
        assert!(seen, "nothing to allow in {file}");
    }
}

#[test]
fn words_are_found_in_any_code() {
    let code = r#"
        /// "A comment" is none.
        #[doc = "Nor is this"]
        fn f<'a>(c: char) -> &'a str {
            let quote = ['"', '\''];
            debug_assert!(c != '{', "for developers");
            format!("{c} wins\n")
        }
    "#;
    let found = literals(code);
    let texts: Vec<&str> = found.iter().map(|(_, text)| text.as_str()).collect();
    assert_eq!(texts, ["for developers", "{c} wins\\n"]);
    assert!(has_words("{c} wins\\n"));
    assert!(!has_words("{name}: {points}\\n") && !has_words("mandala --resume {}"));
}
