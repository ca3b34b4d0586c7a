//! What is said about each game before its table is laid, and around it.

use super::house::KeyWords;
use crate::rules::{Kind, Seat};

/// The words for one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameWords {
    /// What it is chosen by on the start screen.
    pub label: &'static str,
    /// What it is called in a sentence.
    pub name: &'static str,
    /// What it is and for how many.
    pub what: &'static str,
    /// What it is, what it was published as if not by the title above it, and who made it: with
    /// whole names, and in at most 60 columns.
    pub subtitle: [&'static str; 2],
    /// What it is about, and what players try to do.
    pub about: [&'static str; 2],
    /// All that in some sentences, for the manual page.
    pub description: &'static str,
    /// Who made it.
    pub credit: &'static str,
    /// Where the players sit, or their numbers.
    pub seats: [&'static str; Seat::MOST],
    /// What begins it.
    pub deal: &'static str,
    /// The key that goes to the next moment of a replay that decides something.
    pub turning_point: KeyWords,
    /// The rules in short, in the order in which they are needed: plain ASCII, so that they
    /// can be shown anywhere.
    pub rules: &'static [Section],
    /// A picture of the table.
    pub picture: Picture,
    /// What small marks on the table mean, where the picture does not say it.
    pub marks: &'static [(&'static str, &'static str)],
}

impl GameWords {
    /// A rule of a turn, in its own paragraph.
    pub fn rule(&self, rule: TurnRule) -> Option<&'static str> {
        let (section, at) = match rule {
            TurnRule::Open | TurnRule::Forward => (1, 0),
            TurnRule::Grow | TurnRule::Flip => (1, 1),
            TurnRule::Swap => (1, 2),
            TurnRule::Color | TurnRule::Turned => (1, 3),
            TurnRule::Touch => (1, 4),
            TurnRule::Complete => (2, 0),
        };
        self.rules.get(section)?.paragraphs.get(at).copied()
    }
}

/// A rule of a turn that something can be refused by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnRule {
    /// How a Field grows.
    Grow,
    /// Where a color may lie.
    Color,
    /// When a Mountain is shared out.
    Complete,
    /// Where a group may be opened.
    Open,
    /// What may be flipped.
    Flip,
    /// What may be swapped.
    Swap,
    /// That what is turned stays.
    Turned,
    /// That groups of a color never touch.
    Touch,
    /// That pawns only go forward.
    Forward,
}

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

/// What is said about each game before its table is laid, and around it.
pub trait Games {
    /// The words for a game.
    fn game(&self, kind: Kind) -> &'static GameWords;
}
