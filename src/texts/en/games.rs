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
    /// Who made it.
    pub credit: &'static str,
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
        Kind::Tiles => &TILES,
        Kind::Pyramids => &PYRAMIDS,
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
    credit: "Mandala is by Trevor Benjamin and Brett J. Gilbert, published by Lookout Games.",
    seats: ["Top:", "Bottom:", "", "", ""],
    deal: "Deal the cards",
    turning_point: KeyWords {
        label: "next complete",
        help: "to where the next Mandala is complete",
    },
};

const TILES: Words = Words {
    label: "Tiles",
    name: "the tile game",
    what: "a tile game for two",
    about: [
        "Turn the tiles of a round Mandala into groups of a color.",
        "To win, let your groups grow; late ones count the most.",
    ],
    description: "Tiles is a game for two people on a round Mandala of 52 tiles in six colors, \
                  all of them in plain view. In turns the players turn tiles over, or lay a \
                  spare tile in place of another, and so open a group of each color and let it \
                  grow. Each tile that joins a player's first group counts 1 point, the second \
                  group 2, and so on up to 6. It ends when a player cannot move. The player with more \
                  points wins.",
    credit: "It was published by Lookout Games as Patterns: A Mandala Game, by Trevor Benjamin \
             and Brett J. Gilbert.",
    seats: PLAYERS,
    deal: "Lay out the tiles",
    turning_point: KeyWords {
        label: "opening",
        help: "to the next opening",
    },
};

const PYRAMIDS: Words = Words {
    label: "Pyramids",
    name: "the pyramid game",
    what: "a race for two to five",
    about: [
        "Race along a spiral of pyramids, and take one each turn.",
        "To win, own the most of a kind when its last one is gone.",
    ],
    description: "Pyramids is a race for two to five people along a spiral of 75 pyramids in \
                  five colors and three sizes, all of them in plain view. In turns the players \
                  move forward as far as they like and take the pyramid there; what everyone \
                  has passed is lost. When no pyramid of a kind is left on the path, the player \
                  who owns the most of that kind gets 3 points and the next one 2, or a single \
                  owner all 5. The player with the most points wins.",
    credit: "Mandala for pyramids is by Kory Heath, after Tutankhamen by Reiner Knizia.",
    seats: PLAYERS,
    deal: "Lay out the path",
    turning_point: KeyWords {
        label: "scored group",
        help: "to the next group that is scored",
    },
};

/// The players by number, where it does not matter who sits where.
const PLAYERS: [&str; Seat::MOST] = [
    "Player 1:",
    "Player 2:",
    "Player 3:",
    "Player 4:",
    "Player 5:",
];
