//! What is said about each game before its table is laid, and around it.

use super::{German, cards, pyramids, tiles};
use crate::rules::{Kind, Seat};
use crate::texts::language::Games;
use crate::texts::language::games::{GameWords, Picture};
use crate::texts::language::house::KeyWords;

impl Games for German {
    fn game(&self, kind: Kind) -> &'static GameWords {
        match kind {
            Kind::Cards => &CARDS,
            Kind::Tiles => &TILES,
            Kind::Pyramids => &PYRAMIDS,
        }
    }
}

const CARDS: GameWords = GameWords {
    label: "Karten",
    name: "das Kartenspiel",
    what: "ein Kartenspiel für zwei",
    subtitle: [
        "Ein Kartenspiel für zwei von Trevor Benjamin und Brett J. Gilbert",
        "Ein Kartenspiel für zwei von Benjamin und Gilbert",
    ],
    about: [
        "Legt bunten Sand in zwei Mandalas und teilt ihn auf.",
        "Sammle im Kelch, was dein Fluss am wertvollsten macht.",
    ],
    description: "Karten ist ein Kartenspiel für zwei. Ihr legt Sand in sechs Farben in zwei \
                  Mandalas. Ein Mandala mit allen sechs Farben ist vollendet, und abwechselnd \
                  wählt ihr seine Farben: Etwas Sand kommt in den eigenen Fluss, der sagt, was \
                  jede Farbe wert ist, der Rest in den Kelch, wo er Punkte bringt. Wer mehr Punkte \
                  hat, gewinnt. Die Hand bleibt geheim: Jede Person deckt ihre Karten nur auf, \
                  während die andere wegsieht.",
    credit: "Mandala ist von Trevor Benjamin und Brett J. Gilbert, erschienen bei Lookout.",
    seats: ["Oben:", "Unten:", "", "", ""],
    deal: "Karten austeilen",
    turning_point: KeyWords {
        label: "zur Vollendung",
        help: "dorthin, wo das nächste Mandala vollendet ist",
    },
    rules: cards::rules::SECTIONS,
    picture: Picture { rows: cards::help::PICTURE, labels: cards::help::LABELS },
    marks: cards::help::MARKS,
};

const TILES: GameWords = GameWords {
    label: "Plättchen",
    name: "das Plättchenspiel",
    what: "ein Legespiel für zwei",
    subtitle: [
        "Patterns, Legespiel für zwei von Trevor Benjamin und Brett J. Gilbert",
        "Patterns, Legespiel für zwei von Benjamin und Gilbert",
    ],
    about: [
        "Bildet im runden Mandala Gruppen aus farbigen Plättchen.",
        "Lass deine Gruppen wachsen; späte zählen am meisten.",
    ],
    description: "Plättchen ist ein Spiel für zwei auf einem runden Mandala aus 52 Plättchen in \
                  sechs Farben, die alle offen liegen. Abwechselnd dreht ihr Plättchen um oder \
                  ersetzt eins durch ein anderes; so eröffnet ihr in jeder Farbe eine Gruppe und \
                  lasst sie wachsen. Jedes Plättchen, das zu deiner ersten Gruppe kommt, zählt 1 \
                  Punkt, zur zweiten 2 und so weiter bis 6. Die Partie endet, wenn jemand nichts \
                  mehr tun kann. Wer mehr Punkte hat, gewinnt.",
    credit: "Erschienen ist es bei Lookout als Patterns, ein Mandala-Spiel von Trevor Benjamin und \
             Brett J. Gilbert.",
    seats: PLAYERS,
    deal: "Partie beginnen",
    turning_point: KeyWords { label: "zur Eröffnung", help: "zur nächsten Eröffnung" },
    rules: tiles::rules::SECTIONS,
    picture: Picture { rows: tiles::help::PICTURE, labels: tiles::help::LABELS },
    marks: &[],
};

const PYRAMIDS: GameWords = GameWords {
    label: "Pyramiden",
    name: "das Pyramidenspiel",
    what: "ein Wettlauf für zwei bis fünf",
    subtitle: ["Ein Wettlauf für zwei bis fünf von Kory Heath"; 2],
    about: [
        "Ein Wettlauf auf einer Spirale: je Zug eine Pyramide.",
        "Sammle die meisten einer Gruppe, bis die letzte weg ist.",
    ],
    description: "Pyramiden ist ein Wettlauf für zwei bis fünf auf einer Spirale aus 75 Pyramiden \
                  in fünf Farben und drei Größen, die alle offen liegen. Reihum zieht ihr beliebig \
                  weit vorwärts und nehmt die Pyramide dort; was alle überholt haben, ist \
                  verloren. Liegt von einer Art keine mehr auf dem Pfad, bekommt 3 Punkte, wer die \
                  meisten davon besitzt, und 2, wer danach kommt; besitzt nur eine Person davon, \
                  bekommt sie alle 5. Wer am Ende die meisten Punkte hat, gewinnt.",
    credit: "Mandala für Pyramiden ist von Kory Heath, nach Tutankhamen von Reiner Knizia.",
    seats: PLAYERS,
    deal: "Partie beginnen",
    turning_point: KeyWords {
        label: "zur Wertung",
        help: "zur nächsten Gruppe, die gewertet wird",
    },
    rules: pyramids::rules::SECTIONS,
    picture: Picture { rows: pyramids::help::PICTURE, labels: pyramids::help::LABELS },
    marks: pyramids::help::MARKS,
};

/// The players by number, where it does not matter who sits where.
const PLAYERS: [&str; Seat::MOST] =
    ["Spieler 1:", "Spieler 2:", "Spieler 3:", "Spieler 4:", "Spieler 5:"];
