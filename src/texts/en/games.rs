//! What the house says about each game before its table is laid, and around it.

use super::house::KeyWords;
use crate::rules::{Kind, Seat};

/// The words for one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words {
    /// What it is chosen by on the start screen.
    pub label: &'static str,
    /// What it is called in a sentence.
    pub name: &'static str,
    /// What it is and for how many, below the title of the start screen.
    pub subtitle: &'static str,
    /// What it is about, and what players try to do.
    pub about: [&'static str; 2],
    /// Where the players sit, or their numbers.
    pub seats: [&'static str; Seat::MOST],
    /// What begins it.
    pub deal: &'static str,
    /// The key that goes to the next moment of a replay that decides something.
    pub turning_point: KeyWords,
}

/// The words for a game.
pub fn of(kind: Kind) -> &'static Words {
    match kind {
        Kind::Cards => &CARDS,
    }
}

/// Whether it is always a game of two.
pub(super) fn is_duel(kind: Kind) -> bool {
    *kind.players().end() == 2
}

/// All games by the words of the command line, as `a, b or c`; the first one is played if
/// none is chosen.
pub fn list() -> String {
    let mut words: Vec<String> = Kind::ALL.iter().map(Kind::to_string).collect();
    for (word, kind) in words.iter_mut().zip(Kind::ALL) {
        if kind == Kind::default() {
            word.push_str(" (default)");
        }
    }
    match words.pop() {
        Some(last) if !words.is_empty() => format!("{} or {last}", words.join(", ")),
        last => last.unwrap_or_default(),
    }
}

const CARDS: Words = Words {
    label: "Cards",
    name: "the card game",
    subtitle: "a card game for two at one keyboard",
    about: [
        "Lay colored sand into two Mandalas, then share it out.",
        "To win, fill your Cup with what your River values most.",
    ],
    seats: ["Top:", "Bottom:", "", "", ""],
    deal: "Deal the cards",
    turning_point: KeyWords {
        label: "destruction",
        help: "to the next destruction",
    },
};
