//! What is said about each game before its table is laid, and around it.

use super::{Dutch, cards, pyramids, tiles};
use crate::rules::{Kind, Seat};
use crate::texts::language::Games;
use crate::texts::language::games::{GameWords, Picture};
use crate::texts::language::house::KeyWords;

impl Games for Dutch {
    fn game(&self, kind: Kind) -> &'static GameWords {
        match kind {
            Kind::Cards => &CARDS,
            Kind::Tiles => &TILES,
            Kind::Pyramids => &PYRAMIDS,
        }
    }
}

const CARDS: GameWords = GameWords {
    label: "Kaarten",
    name: "het kaartspel",
    what: "een kaartspel voor twee",
    subtitle: [
        "Een kaartspel voor twee van Trevor Benjamin en Brett J. Gilbert",
        "Een kaartspel voor twee van Benjamin en Gilbert",
    ],
    about: [
        "Leg gekleurd zand in twee mandala's en verdeel het dan.",
        "Vul je kelk met wat volgens je rivier het meest waard is.",
    ],
    description: "Kaarten is een kaartspel voor twee. Jullie leggen zand van zes kleuren in twee \
                  mandala's. Een mandala met alle zes de kleuren is klaar, en dan kiezen de spelers \
                  om de beurt een kleur: een deel van het zand gaat naar je rivier, die zegt wat \
                  elke kleur waard is, en de rest naar je kelk, waar het punten oplevert. Wie de \
                  meeste punten heeft, wint. Handkaarten blijven geheim: je toont je kaarten \
                  alleen als de ander wegkijkt.",
    credit: "Mandala is van Trevor Benjamin en Brett J. Gilbert, uitgegeven door Lookout Games.",
    seats: ["Boven:", "Onder:", "", "", ""],
    deal: "Deel de kaarten",
    turning_point: KeyWords {
        label: "volle mandala",
        help: "naar waar de volgende mandala klaar is",
    },
    rules: cards::rules::SECTIONS,
    picture: Picture { rows: cards::help::PICTURE, labels: cards::help::LABELS },
    marks: cards::help::MARKS,
};

const TILES: GameWords = GameWords {
    label: "Tegels",
    name: "het tegelspel",
    what: "een tegelspel voor twee",
    subtitle: [
        "Patterns, een tegelspel voor twee van Trevor Benjamin en Brett J. Gilbert",
        "Patterns, een tegelspel voor twee van Benjamin en Gilbert",
    ],
    about: [
        "Maak van de tegels van een ronde mandala kleurgroepen.",
        "Laat je groepen groeien; de laatste tellen het zwaarst.",
    ],
    description: "Tegels is een spel voor twee op een ronde mandala van 52 tegels in zes kleuren, \
                  die allemaal open liggen. Om de beurt draaien de spelers tegels om, of leggen ze \
                  een losse tegel op de plek van een andere; zo openen ze een groep van elke kleur \
                  en laten ze die groeien. Elke tegel die bij je eerste groep komt, telt 1 punt, \
                  bij je tweede 2, en zo verder tot 6. Het is afgelopen als een speler niets meer \
                  kan doen. Wie de meeste punten heeft, wint.",
    credit: "Lookout Games gaf het uit als Patterns: A Mandala Game, van Trevor Benjamin en \
             Brett J. Gilbert.",
    seats: PLAYERS,
    deal: "Begin de partij",
    turning_point: KeyWords { label: "naar opening", help: "naar de volgende opening" },
    rules: tiles::rules::SECTIONS,
    picture: Picture { rows: tiles::help::PICTURE, labels: tiles::help::LABELS },
    marks: &[],
};

const PYRAMIDS: GameWords = GameWords {
    label: "Piramides",
    name: "het piramidespel",
    what: "een race voor twee tot vijf",
    subtitle: ["Een race voor twee tot vijf van Kory Heath"; 2],
    about: [
        "Race langs een spiraal en neem elke beurt een piramide.",
        "Verzamel de meeste van een groep vóór de laatste weg is.",
    ],
    description: "Piramides is een race voor twee tot vijf spelers langs een spiraal van 75 \
                  piramides in vijf kleuren en drie maten, die allemaal open liggen. Om de beurt \
                  gaan de spelers zo ver vooruit als ze willen en nemen ze de piramide die daar \
                  ligt; wat iedereen voorbij is, is verloren. Ligt er van een soort niets meer op \
                  het pad, dan krijgt wie er de meeste van heeft 3 punten en de volgende 2; wie ze \
                  als enige heeft, krijgt alle 5. Wie de meeste punten heeft, wint.",
    credit: "Mandala voor piramides is van Kory Heath, naar Tutankhamen van Reiner Knizia.",
    seats: PLAYERS,
    deal: "Begin de partij",
    turning_point: KeyWords { label: "naar telling", help: "naar de volgende groep die telt" },
    rules: pyramids::rules::SECTIONS,
    picture: Picture { rows: pyramids::help::PICTURE, labels: pyramids::help::LABELS },
    marks: pyramids::help::MARKS,
};

/// The players by number, where it does not matter who sits where.
const PLAYERS: [&str; Seat::MOST] =
    ["Speler 1:", "Speler 2:", "Speler 3:", "Speler 4:", "Speler 5:"];
