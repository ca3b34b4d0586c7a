//! Every screen as it was last looked at and found good.
//!
//! `UPDATE_SNAPSHOTS=1 cargo test --test app screens` draws them anew.

use std::fs;
use std::path::{Path, PathBuf};

use mandala::ui::theme::{Depth, Theme};

use super::dump::{draw, dump};
use super::scenes;

const VARIANTS: [(&str, u16, u16, Depth, bool); 7] = [
    ("60x20", 60, 20, Depth::True, false),
    ("80x24", 80, 24, Depth::True, false),
    ("100x30", 100, 30, Depth::True, false),
    ("80x24 256 colours", 80, 24, Depth::Indexed, false),
    ("80x24 16 colours", 80, 24, Depth::Basic, false),
    ("80x24 no colours", 80, 24, Depth::Mono, false),
    ("80x24 no colours, ascii", 80, 24, Depth::Mono, true),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/app/screens/snapshots")
}

fn updating() -> bool {
    std::env::var_os("UPDATE_SNAPSHOTS").is_some_and(|value| value == "1")
}

/// The first line in which two texts differ.
fn first_difference(old: &str, new: &str) -> String {
    let mut section = "";
    let (mut before, mut after) = (old.lines(), new.lines());
    for number in 1.. {
        let (was, is) = (before.next(), after.next());
        if let Some(title) = is.and_then(|line| line.strip_prefix("== ")) {
            section = title;
        }
        if was != is {
            let show = |line: Option<&str>| line.unwrap_or("(the end)").to_string();
            return format!(
                "line {number} ({section})\n  was {}\n  is  {}",
                show(was),
                show(is)
            );
        }
        if was.is_none() {
            break;
        }
    }
    "the line ends".to_string()
}

#[test]
fn every_screen_looks_as_it_did() {
    let mut changed = Vec::new();
    let mut names = Vec::new();
    for (name, app) in scenes::all(&scenes::names()) {
        let mut text = String::new();
        for (title, width, height, depth, ascii) in VARIANTS {
            let (buffer, _) = draw(&app, Theme { depth, ascii }, width, height);
            text += &format!("== {title}\n{}", dump(&buffer));
        }
        let file = format!("{name}.txt");
        let path = folder().join(&file);
        if updating() {
            fs::write(&path, &text).expect("the snapshot can be written");
        }
        let old = fs::read_to_string(&path).unwrap_or_default();
        if old.replace("\r\n", "\n") != text {
            changed.push(format!("{file}: {}", first_difference(&old, &text)));
        }
        names.push(file);
    }
    assert!(
        changed.is_empty(),
        "{} of {} screens look different:\n{}\nIf that is meant, look at them and run\n  \
         UPDATE_SNAPSHOTS=1 cargo test --test app screens",
        changed.len(),
        names.len(),
        changed.join("\n")
    );
}

#[test]
fn there_are_no_snapshots_of_screens_that_are_gone() {
    let known: Vec<String> = scenes::all(&scenes::names())
        .into_iter()
        .map(|(name, _)| format!("{name}.txt"))
        .collect();
    for entry in fs::read_dir(folder()).expect("the snapshots are there") {
        let file = entry.expect("an entry").file_name();
        let file = file.to_string_lossy().into_owned();
        assert!(known.contains(&file), "{file} is not a screen any more");
    }
}

#[test]
fn a_screen_is_the_same_each_time_it_is_drawn() {
    let theme = Theme {
        depth: Depth::True,
        ascii: false,
    };
    let twice = scenes::all(&scenes::names()).into_iter();
    for ((name, one), (_, two)) in twice.zip(scenes::all(&scenes::names())) {
        let (first, _) = draw(&one, theme, 80, 24);
        assert!(first == draw(&one, theme, 80, 24).0, "{name}");
        assert!(first == draw(&two, theme, 80, 24).0, "{name}");
    }
}
