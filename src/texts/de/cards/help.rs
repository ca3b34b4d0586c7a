//! The table with everything on it, for players who see it for the first time.

/// The picture, at most 56 columns wide.
#[rustfmt::skip] // a picture reads better as one
pub const PICTURE: &[&str] = &[
    " Hand ░░ ░░ ░░ ░░        Spieler oben        Kelch ░░",
    " Fluss 1 2 3 4 5 6",
    " ┌──────── Ring ───────┐         ┌──────── Ring ───────┐",
    " │     oberes Feld     │Stapel ░░│     oberes Feld     │",
    " ├─────────────────────┤         ├─────────────────────┤",
    " │       Zentrum       │ Ablage  │       Zentrum       │",
    " ├─────────────────────┤         ├─────────────────────┤",
    " │     unteres Feld    │         │     unteres Feld    │",
    " └── linkes Mandala ───┘         └── rechtes Mandala ──┘",
    " Fluss 1 2 3 4 5 6",
    " Hand R G G Y            Spieler unten       Kelch ░░",
];

/// What is what, at most 56 columns wide.
#[rustfmt::skip]
pub const LABELS: &[(&str, &str)] = &[
    ("Zentrum",  "füllt ihr gemeinsam, dann teilt ihr es auf"),
    ("Feld",     "wer mehr hat, wählt zuerst; leer: kein Anteil"),
    ("Ring",     "leuchtende Farben liegen schon im Mandala"),
    ("Fluss",    "die erste Farbe bringt 1 je Karte, die letzte 6"),
    ("Kelch",    "diese Karten zählen; nur du darfst hineinsehen"),
    ("Hand",     "1 bis 8 geheime Karten; du ziehst vom Stapel"),
];

/// What small marks mean, at most 56 columns wide.
#[rustfmt::skip]
pub const MARKS: &[(&str, &str)] = &[
    ("R O Y",    "Rot, Orange und Gelb"),
    ("G P B",    "Grün, Violett und Schwarz"),
    ("+",        "auf einer Karte: Du hast sie gerade gezogen"),
    ("> <",      "Pfeile: was zuletzt gespielt wurde"),
    ("m f x",    "Tasten: wohin die gewählte Farbe darf"),
    ("= 5",      "5 Karten mehrerer Farben in diesem Feld"),
    ("(2)+6",    "beim Aufteilen: Platz im Fluss und Punkte jetzt"),
    ("54 %, +5", "im Tipp: deine Gewinnchance und dein Vorsprung"),
];
