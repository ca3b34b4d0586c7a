//! What is said about each game before its table is laid, and around it.

use super::{French, cards, pyramids, tiles};
use crate::rules::{Kind, Seat};
use crate::texts::language::Games;
use crate::texts::language::games::{GameWords, Picture};
use crate::texts::language::house::KeyWords;

impl Games for French {
    fn game(&self, kind: Kind) -> &'static GameWords {
        match kind {
            Kind::Cards => &CARDS,
            Kind::Tiles => &TILES,
            Kind::Pyramids => &PYRAMIDS,
        }
    }
}

/// What a game is played with.
pub(super) fn pieces(kind: Kind) -> &'static str {
    match kind {
        Kind::Cards => "cartes",
        Kind::Tiles => "tuiles",
        Kind::Pyramids => "pyramides",
    }
}

const CARDS: GameWords = GameWords {
    label: "Cartes",
    name: "le jeu de cartes",
    what: "un jeu de cartes à deux",
    subtitle: [
        "Un jeu de cartes à deux, de Trevor Benjamin et Brett J. Gilbert",
        "Un jeu de cartes à deux, de Benjamin et Gilbert",
    ],
    about: [
        "Posez du sable de couleur dans deux mandalas à partager.",
        "Pour gagner, mettez au bassin ce que paie votre rivière.",
    ],
    description: "Cartes est un jeu de cartes à deux. On pose du sable de six couleurs dans deux \
                  mandalas. Un mandala qui a les six couleurs est terminé, et les joueurs \
                  choisissent tour à tour parmi ses couleurs\u{a0}: un peu de sable va dans la rivière \
                  du joueur, qui dit ce que vaut chaque couleur, et le reste dans son bassin, où \
                  il compte. Qui a le plus de points gagne. Les mains restent cachées\u{a0}: chacun ne \
                  montre ses cartes que lorsque l'autre regarde ailleurs.",
    credit: "Mandala est de Trevor Benjamin et Brett J. Gilbert, édité par Lookout Games.",
    seats: ["En haut\u{a0}:", "En bas\u{a0}:", "", "", ""],
    deal: "Distribuer",
    turning_point: KeyWords { label: "au mandala", help: "au prochain mandala terminé" },
    rules: cards::rules::SECTIONS,
    picture: Picture { rows: cards::help::PICTURE, labels: cards::help::LABELS },
    marks: cards::help::MARKS,
};

const TILES: GameWords = GameWords {
    label: "Tuiles",
    name: "le jeu de tuiles",
    what: "un jeu de tuiles à deux",
    subtitle: [
        "Patterns, jeu de tuiles à deux, de Trevor Benjamin et Brett J. Gilbert",
        "Patterns, jeu de tuiles à deux, de Benjamin et Gilbert",
    ],
    about: [
        "Dans un mandala rond, réunissez les tuiles par couleur.",
        "Pour gagner, agrandissez vos groupes, surtout les derniers.",
    ],
    description: "Tuiles est un jeu à deux sur un mandala rond de 52 tuiles de six couleurs, \
                  toutes visibles. Tour à tour, les joueurs retournent une tuile, ou en posent \
                  une de réserve à la place d'une autre\u{a0}; ils ouvrent ainsi un groupe de chaque \
                  couleur et l'agrandissent. Chaque tuile qui rejoint le premier groupe d'un \
                  joueur vaut 1 point, le deuxième 2, et ainsi de suite jusqu'à 6. La partie se \
                  termine quand un joueur ne peut plus agir. Qui a le plus de points gagne.",
    credit: "Édité par Lookout Games sous le nom de Patterns: A Mandala Game, de Trevor Benjamin \
             et Brett J. Gilbert.",
    seats: PLAYERS,
    deal: "Commencer",
    turning_point: KeyWords {
        label: "à l'ouverture",
        help: "à la prochaine ouverture d'un groupe",
    },
    rules: tiles::rules::SECTIONS,
    picture: Picture { rows: tiles::help::PICTURE, labels: tiles::help::LABELS },
    marks: &[],
};

const PYRAMIDS: GameWords = GameWords {
    label: "Pyramides",
    name: "le jeu de pyramides",
    what: "une course de deux à cinq joueurs",
    subtitle: ["Une course de deux à cinq joueurs, de Kory Heath"; 2],
    about: [
        "Filez le long d'une spirale, une pyramide à chaque tour.",
        "Pour gagner, ayez la majorité quand un groupe s'achève.",
    ],
    description: "Pyramides est une course de deux à cinq joueurs le long d'une spirale de 75 \
                  pyramides de cinq couleurs et trois tailles, toutes visibles. Tour à tour, les \
                  joueurs avancent aussi loin qu'ils le souhaitent et prennent la pyramide qui \
                  s'y trouve\u{a0}; ce que tous ont dépassé est perdu. Quand le chemin n'a plus \
                  aucune pyramide d'un groupe, le joueur qui en a le plus reçoit 3 points et le \
                  suivant 2\u{a0}; un joueur sans rival reçoit les 5. Qui a le plus de points \
                  gagne.",
    credit: "Mandala, le jeu de pyramides, est de Kory Heath, d'après Tutankhamen de Reiner \
             Knizia.",
    seats: PLAYERS,
    deal: "Commencer",
    turning_point: KeyWords { label: "au décompte", help: "au prochain groupe compté" },
    rules: pyramids::rules::SECTIONS,
    picture: Picture { rows: pyramids::help::PICTURE, labels: pyramids::help::LABELS },
    marks: pyramids::help::MARKS,
};

/// The players by number, where it does not matter who sits where.
const PLAYERS: [&str; Seat::MOST] =
    ["Joueur 1\u{a0}:", "Joueur 2\u{a0}:", "Joueur 3\u{a0}:", "Joueur 4\u{a0}:", "Joueur 5\u{a0}:"];
