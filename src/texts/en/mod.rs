//! English.

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

/// English, as it is written in America.
pub struct English;

impl Language for English {}

/// So many of something, whose plural has an `s`.
fn counted(count: usize, thing: &str) -> String {
    match count {
        1 => format!("1 {thing}"),
        n => format!("{n} {thing}s"),
    }
}

/// Some words in a sentence, as `a, b and c`.
fn listed<S: Borrow<str>>(words: &[S]) -> String {
    match words {
        [] => String::new(),
        [word] => word.borrow().to_string(),
        [words @ .., last] => format!("{} and {}", words.join(", "), last.borrow()),
    }
}
