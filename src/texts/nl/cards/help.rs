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
    ("berg",     "Jullie bouwen hem en verdelen hem dan."),
    ("veld",     "Wie hier meer heeft, kiest als eerste."),
    ("ring",     "Lichte kleuren liggen in de mandala."),
    ("rivier",   "Per kaart: 1e kleur 1 punt, 6e kleur 6."),
    ("kelk",     "Ze tellen; alleen jij ziet de jouwe."),
    ("hand",     "Je hebt 1 tot 8 kaarten, van de stapel."),
];

/// What small marks mean, at most 56 columns wide.
#[rustfmt::skip]
pub const MARKS: &[(&str, &str)] = &[
    ("R O Y",    "Dat zijn rood, oranje en geel."),
    ("G P B",    "Dat zijn groen, paars en zwart."),
    ("+",        "Deze kaart heb je net getrokken."),
    ("▸",        "Dit is het laatst gespeeld."),
    ("m f x",    "Toetsen: berg, jouw veld, afleggen."),
    ("= 5",      "In dit veld liggen samen 5 kaarten."),
    ("1 2",      "Toets voor linker- of rechtermandala."),
    ("Stapel",   "Leeg? Dan is de aflegstapel de nieuwe."),
    ("Afgelegd", "Wat is afgelegd, geteld per kleur."),
    ("Ongezien", "Wat je niet ziet, van 18 per kleur."),
    ("54%, +5",  "In een tip: winstkans en voorsprong."),
];
