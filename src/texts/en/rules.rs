//! The rules in short, for players: printed by `--help`, in the man page and in
//! the help of the game.
//!
//! Plain ASCII, so that it can be shown anywhere.

use super::{cards, pyramids, tiles};
use crate::rules::Kind;

/// A part of the rules with its heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// The heading, a few words.
    pub title: &'static str,
    /// What it says, a few sentences in each.
    pub paragraphs: &'static [&'static str],
}

/// A picture of a game's table, for players who see it for the first time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Its rows, at most 56 columns wide.
    pub rows: &'static [&'static str],
    /// What is what, at most 56 columns wide.
    pub labels: &'static [(&'static str, &'static str)],
}

/// The picture of a game's table.
pub fn picture(kind: Kind) -> Picture {
    let (rows, labels) = match kind {
        Kind::Cards => (cards::help::PICTURE, cards::help::LABELS),
        Kind::Tiles => (tiles::help::PICTURE, tiles::help::LABELS),
        Kind::Pyramids => (pyramids::help::PICTURE, pyramids::help::LABELS),
    };
    Picture { rows, labels }
}

/// What small marks on a game's table mean, where its picture does not say it.
pub fn marks(kind: Kind) -> &'static [(&'static str, &'static str)] {
    match kind {
        Kind::Cards => cards::help::MARKS,
        Kind::Pyramids => pyramids::help::MARKS,
        Kind::Tiles => &[],
    }
}

/// The rules of a game, in the order in which they are needed.
pub fn of(kind: Kind) -> &'static [Section] {
    match kind {
        Kind::Cards => cards::rules::SECTIONS,
        Kind::Tiles => tiles::rules::SECTIONS,
        Kind::Pyramids => pyramids::rules::SECTIONS,
    }
}
