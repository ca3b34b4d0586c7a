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
    ("Zentrum",  "Ihr füllt es zu zweit und teilt es auf."),
    ("Feld",     "Wer hier mehr Karten hat, wählt zuerst."),
    ("Ring",     "Leuchtende Farben liegen im Mandala."),
    ("Fluss",    "Je Karte: 1. Farbe 1 Punkt, 6. Farbe 6."),
    ("Kelch",    "Diese Karten zählen; nur du kennst deine."),
    ("Hand",     "Du hast 1 bis 8 Karten, vom Stapel."),
];

/// What small marks mean, at most 56 columns wide.
#[rustfmt::skip]
pub const MARKS: &[(&str, &str)] = &[
    ("R O Y",    "Das sind Rot, Orange und Gelb."),
    ("G P B",    "Das sind Grün, Violett und Schwarz."),
    ("+",        "Diese Karte hast du gerade gezogen."),
    ("▸",        "Das wurde zuletzt gespielt."),
    ("m f x",    "Tasten: Zentrum, dein Feld, abwerfen."),
    ("= 5",      "Hier liegen zusammen 5 Karten."),
    ("1 2",      "Taste für das linke oder rechte Mandala."),
    ("Stapel",   "Ist er leer, wird die Ablage der neue."),
    ("Ablage",   "Was abgeworfen wurde, nach Farben."),
    ("Verdeckt", "Was du nicht siehst, von 18 je Farbe."),
    ("54 %, +5", "Im Tipp: Gewinnchance und Vorsprung."),
];
