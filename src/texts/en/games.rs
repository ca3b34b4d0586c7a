//! What is said about each game before its table is laid, and around it.

use super::{English, cards, pyramids, tiles};
use crate::rules::{Kind, Seat};
use crate::texts::language::Games;
use crate::texts::language::games::{GameWords, Picture};
use crate::texts::language::house::KeyWords;

impl Games for English {
    fn game(&self, kind: Kind) -> &'static GameWords {
        match kind {
            Kind::Cards => &CARDS,
            Kind::Tiles => &TILES,
            Kind::Pyramids => &PYRAMIDS,
        }
    }
}

const CARDS: GameWords = GameWords {
    label: "Cards",
    name: "the card game",
    what: "a card game for two",
    subtitle: [
        "A card game for two, by Trevor Benjamin and Brett J. Gilbert",
        "A card game for two, by Benjamin and Gilbert",
    ],
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
        label: "next full Mandala",
        help: "to where the next Mandala is complete",
    },
    rules: cards::rules::SECTIONS,
    picture: Picture { rows: cards::help::PICTURE, labels: cards::help::LABELS },
    marks: cards::help::MARKS,
};

const TILES: GameWords = GameWords {
    label: "Tiles",
    name: "the tile game",
    what: "a tile game for two",
    subtitle: [
        "Patterns, a tile game for two, by Trevor Benjamin and Brett J. Gilbert",
        "Patterns, a tile game for two, by Benjamin and Gilbert",
    ],
    about: [
        "Turn tiles of a round Mandala into groups of one color.",
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
    deal: "Start the game",
    turning_point: KeyWords { label: "to opening", help: "to the next opening" },
    rules: tiles::rules::SECTIONS,
    picture: Picture { rows: tiles::help::PICTURE, labels: tiles::help::LABELS },
    marks: &[],
};

const PYRAMIDS: GameWords = GameWords {
    label: "Pyramids",
    name: "the pyramid game",
    what: "a race for two to five",
    subtitle: ["A race for two to five, by Kory Heath"; 2],
    about: [
        "Race along a spiral of pyramids, and take one each turn.",
        "A group scores when its last one is gone: own the most.",
    ],
    description: "Pyramids is a race for two to five people along a spiral of 75 pyramids in \
                  five colors and three sizes, all of them in plain view. In turns the players \
                  move forward as far as they like and take the pyramid there; what everyone \
                  has passed is lost. When no pyramid of a kind is left on the path, the player \
                  who owns the most of that kind gets 3 points and the next one 2, or a single \
                  owner all 5. The player with the most points wins.",
    credit: "Mandala for pyramids is by Kory Heath, after Tutankhamen by Reiner Knizia.",
    seats: PLAYERS,
    deal: "Start the game",
    turning_point: KeyWords { label: "to next score", help: "to the next group that is scored" },
    rules: pyramids::rules::SECTIONS,
    picture: Picture { rows: pyramids::help::PICTURE, labels: pyramids::help::LABELS },
    marks: pyramids::help::MARKS,
};

/// The players by number, where it does not matter who sits where.
const PLAYERS: [&str; Seat::MOST] =
    ["Player 1:", "Player 2:", "Player 3:", "Player 4:", "Player 5:"];
