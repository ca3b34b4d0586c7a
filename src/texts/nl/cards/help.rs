//! The table with everything on it, for players who see it for the first time.

/// The picture, at most 56 columns wide.
#[rustfmt::skip] // a picture reads better as one
pub const PICTURE: &[&str] = &[
    " hand ░░ ░░ ░░ ░░        speler boven          Kelk ░░",
    " Rivier 1 2 3 4 5 6",
    " ┌──────── ring ───────┐         ┌──────── ring ───────┐",
    " │  veld speler boven  │Stapel ░░│  veld speler boven  │",
    " ├─────────────────────┤         ├─────────────────────┤",
    " │        berg         │Afgelegd │        berg         │",
    " ├─────────────────────┤         ├─────────────────────┤",
    " │  veld speler onder  │         │  veld speler onder  │",
    " └─── linkermandala ───┘         └── rechtermandala ───┘",
    " Rivier 1 2 3 4 5 6",
    " hand R G G Y            speler onder          Kelk ░░",
];

/// What is what, at most 56 columns wide.
#[rustfmt::skip]
pub const LABELS: &[(&str, &str)] = &[
    ("berg",     "die bouwen jullie samen en verdelen jullie dan"),
    ("veld",     "hiermee deel je mee; wie er meer heeft, begint"),
    ("ring",     "kleuren die oplichten, liggen in de mandala"),
    ("rivier",   "eerste kleur: 1 punt per kaart, zesde kleur: 6"),
    ("kelk",     "deze kaarten tellen; alleen jij mag ze zien"),
    ("hand",     "1 tot 8 kaarten; je trekt ze van de stapel"),
];

/// What small marks mean, at most 56 columns wide.
#[rustfmt::skip]
pub const MARKS: &[(&str, &str)] = &[
    ("R O Y",    "de kleuren rood, oranje en geel"),
    ("G P B",    "de kleuren groen, paars en zwart"),
    ("+",        "op een kaart: die heb je net getrokken"),
    ("> <",      "pijltjes: wat het laatst is gelegd"),
    ("m f x",    "de toets voor elke plek waar de kleur heen mag"),
    ("= 5",      "5 kaarten van meerdere kleuren in dat veld"),
    ("(2)+6",    "bij het verdelen: riviervakje 2, en punten nu"),
    ("54%, +5",  "in een tip: je winstkans en je voorsprong"),
];
