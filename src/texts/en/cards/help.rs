//! The table with everything on it, for players who see it for the first time.

/// The picture, at most 56 columns wide.
#[rustfmt::skip] // a picture reads better as one
pub const PICTURE: &[&str] = &[
    " hand ░░ ░░ ░░ ░░         top player           Cup ░░",
    " River 1 2 3 4 5 6",
    " ┌──────── ring ───────┐         ┌──────── ring ───────┐",
    " │ top player's Field  │ Deck ░░ │ top player's Field  │",
    " ├─────────────────────┤         ├─────────────────────┤",
    " │      Mountain       │ Discard │      Mountain       │",
    " ├─────────────────────┤         ├─────────────────────┤",
    " │bottom player's Field│         │bottom player's Field│",
    " └─── left Mandala ────┘         └─── right Mandala ───┘",
    " River 1 2 3 4 5 6",
    " hand R G G Y           bottom player          Cup ░░",
];

/// What is what, at most 56 columns wide.
#[rustfmt::skip]
pub const LABELS: &[(&str, &str)] = &[
    ("Mountain", "both of you build it, then share it out"),
    ("Field",    "your ticket to share; with more you go first"),
    ("ring",     "lit colors lie in the Mandala, others do not"),
    ("River",    "your first color is worth 1 a card, the sixth 6"),
    ("Cup",      "your cards here score; only you may look"),
    ("hand",     "1 to 8 hidden cards; you draw from the Deck"),
];

/// What small marks mean, at most 56 columns wide.
#[rustfmt::skip]
pub const MARKS: &[(&str, &str)] = &[
    ("+",        "on a card: you have just drawn it"),
    ("> <",      "arrows: what was played last"),
    ("m f x",    "the key for each place the chosen color may go"),
    ("= 5",      "5 cards of several colors in that Field"),
    ("(2)+6",    "sharing out: River space 2, and points now"),
    ("54%, +5",  "in a hint: your chance to win, and by how much"),
];
