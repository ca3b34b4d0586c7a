//! Dutch.

pub mod cards;
pub mod cli;
pub mod files;
pub mod games;
pub mod house;
mod lessons;
mod lines;
mod luck;
pub mod past;
pub mod pyramids;
pub mod record;
pub mod review;
pub mod settings;
mod start;
pub mod tiles;

use std::borrow::Borrow;

use super::language::{Language, sentence};

/// Dutch, as it is spoken at a table.
pub struct Dutch;

impl Language for Dutch {}

/// So many of something, by its singular and its plural.
fn counted(count: usize, one: &str, many: &str) -> String {
    match count {
        1 => format!("1 {one}"),
        n => format!("{n} {many}"),
    }
}

/// Some words in a sentence, as `a, b en c`.
fn listed<S: Borrow<str>>(words: &[S]) -> String {
    match words {
        [] => String::new(),
        [word] => word.borrow().to_string(),
        [words @ .., last] => format!("{} en {}", words.join(", "), last.borrow()),
    }
}

/// Words with a capital at their beginning.
fn capital(words: &str) -> String {
    let mut rest = words.chars();
    let first = rest.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(rest).collect()
}
