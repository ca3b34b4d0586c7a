//! German.

mod cards;
mod cli;
mod files;
mod games;
mod house;
mod lessons;
mod lines;
mod luck;
mod past;
mod pyramids;
mod record;
mod review;
mod settings;
mod start;
mod tiles;

use std::borrow::Borrow;
use std::fmt::Display;

use super::language::{Language, sentence};

/// German, with players who say du.
pub struct German;

impl Language for German {}

/// So many of something.
fn counted(count: usize, one: &str, many: &str) -> String {
    match count {
        1 => format!("1 {one}"),
        n => format!("{n} {many}"),
    }
}

/// Some words in a sentence, as `a, b und c`.
fn listed<S: Borrow<str>>(words: &[S]) -> String {
    match words {
        [] => String::new(),
        [word] => word.borrow().to_string(),
        [words @ .., last] => format!("{} und {}", words.join(", "), last.borrow()),
    }
}

/// Something of a player's, as `Annas Fluss`; `der Fluss von Max`, where no `s` can follow.
/// The article, with a space behind it, may be missing in front of a label.
fn owned(name: &str, article: &str, thing: &str) -> String {
    let last = name.chars().next_back();
    let takes_s = last.is_some_and(|last| last.is_alphabetic() && !"sßxzSXZ".contains(last));
    if takes_s { format!("{name}s {thing}") } else { format!("{article}{thing} von {name}") }
}

/// A clause as a sentence behind a colon, which begins with a capital.
fn capital(clause: &str) -> String {
    let mut said = sentence(clause);
    said.pop();
    said
}

/// So many percent, as `51 %` in one line.
fn percent(number: impl Display) -> String {
    format!("{number}\u{a0}%")
}
