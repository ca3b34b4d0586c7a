//! The rules in short, for players: printed by `--help`, in the man page and in
//! the help of the game.
//!
//! Plain ASCII, so that it can be shown anywhere.

use super::cards;
use crate::rules::Kind;

/// A part of the rules with its heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// The heading, a few words.
    pub title: &'static str,
    /// What it says, a few sentences in each.
    pub paragraphs: &'static [&'static str],
}

/// The rules of a game, in the order in which they are needed.
pub fn of(kind: Kind) -> &'static [Section] {
    match kind {
        Kind::Cards => cards::rules::SECTIONS,
        Kind::Tiles => &[],
        Kind::Pyramids => &[],
    }
}
