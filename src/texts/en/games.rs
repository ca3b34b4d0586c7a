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
    /// What it is and for how many.
    pub what: &'static str,
    /// What it is about, and what players try to do.
    pub about: [&'static str; 2],
    /// All that in some sentences, for the manual page.
    pub description: &'static str,
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
    what: "a card game for two",
    about: [
        "Lay colored sand into two Mandalas, then share it out.",
        "To win, fill your Cup with what your River values most.",
    ],
    description: "Cards is a card game for two people. They lay sand of six colors into two \
                  Mandalas. A Mandala with all six colors is complete, and the players take \
                  turns choosing its colors: some sand goes to a player's River, which says \
                  what each color is worth, and the rest to the Cup, where it scores. The \
                  player with more points wins. Hands stay hidden: each player shows their own \
                  cards only while the other one looks away.",
    seats: ["Top:", "Bottom:", "", "", ""],
    deal: "Deal the cards",
    turning_point: KeyWords {
        label: "complete",
        help: "to where the next Mandala is complete",
    },
};
