//! All that a language says, in one file, for those who proofread it.
//!
//! `UPDATE_SNAPSHOTS=1 cargo test --test app phrases` writes the files anew.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use mandala::app::Tongue;

use crate::words::{files, has_words, literals};

/// The phrases of a language, file by file; `{}` stands for what is filled in.
fn phrases(tongue: Tongue) -> String {
    let room = format!("texts/{}", tongue.code());
    let mut found = files(&room);
    found.sort();
    let mut text = String::new();
    for (path, code) in found {
        let said = literals(&code).into_iter().map(|(_, said)| said);
        let said: Vec<String> = said.filter(|said| has_words(said)).collect();
        if said.is_empty() {
            continue;
        }
        let _ = writeln!(text, "== {path}");
        for phrase in said {
            // A line that goes on in the next one.
            let lines = phrase.split("\\\n").map(str::trim_start);
            let phrase = lines.collect::<String>().replace("\\u{a0}", "\u{a0}");
            let _ = writeln!(text, "{phrase}");
        }
    }
    text
}

#[test]
fn what_a_language_says_stands_in_one_file() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/app/phrases");
    let is_renewed = std::env::var_os("UPDATE_SNAPSHOTS").is_some();
    for tongue in Tongue::ALL {
        let path = dir.join(tongue.code()).with_extension("txt");
        let now = phrases(tongue);
        if is_renewed {
            fs::create_dir_all(&dir).expect("a directory");
            fs::write(&path, &now).expect("a file that can be written");
        }
        let kept = fs::read_to_string(&path).expect("a kept file");
        let kept = kept.replace("\r\n", "\n");
        assert!(
            kept == now,
            "{}: some phrases changed; read them, then UPDATE_SNAPSHOTS=1 cargo test --test app \
             phrases",
            tongue.code()
        );
    }
}
