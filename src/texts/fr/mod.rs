//! French.

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

/// French; players are called `vous`.
pub struct French;

impl Language for French {}

/// So many of something, whose words all have a plural with an `s`: `0 carte cachée`, `2 cartes
/// cachées`.
fn counted(count: usize, thing: &str) -> String {
    match count {
        0 | 1 => format!("{count} {thing}"),
        n => format!("{n} {}s", thing.replace(' ', "s ")),
    }
}

/// Some words in a sentence, as `a, b et c`.
fn listed<S: Borrow<str>>(words: &[S]) -> String {
    match words {
        [] => String::new(),
        [word] => word.borrow().to_string(),
        [words @ .., last] => format!("{} et {}", words.join(", "), last.borrow()),
    }
}

/// Some words with a capital at their beginning.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|first| first.to_uppercase());
    first.into_iter().flatten().chain(letters).collect()
}

/// `de` and a name: `de Max`, `d'Anna`, `d'Yves`, but `de Yann`. An `h` is mute in `Hélène`;
/// whether it is in names without an accent, as `Hugo`, nobody can tell.
fn de(name: &str) -> String {
    let mut letters = name.chars().flat_map(char::to_lowercase);
    let is_vowel = |c: char| "aàâäæeéèêëiîïoôöœuùûü".contains(c);
    let elides = match letters.next() {
        Some('y') => letters.next().is_some_and(|next| !is_vowel(next)),
        Some('h') => letters.next().is_some_and(|next| "éèêë".contains(next)),
        Some(first) => is_vowel(first),
        None => false,
    };
    if elides { format!("d'{name}") } else { format!("de {name}") }
}
