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
    ("Mountain", "Both of you build it, then you share it out."),
    ("Field",    "Whoever has more cards here chooses first."),
    ("ring",     "A color is lit if it lies in this Mandala."),
    ("River",    "The first color is worth 1 a card, the sixth 6."),
    ("Cup",      "These cards score; only you may look at yours."),
    ("hand",     "You hold 1 to 8 cards and draw from the Deck."),
];

/// What small marks mean, at most 56 columns wide.
#[rustfmt::skip]
pub const MARKS: &[(&str, &str)] = &[
    ("+",        "You have just drawn this card."),
    ("▸",        "This is what was played last."),
    ("m f x",    "Press this key to play the chosen color there."),
    ("= 5",      "The colors in this Field are 5 cards together."),
    ("1 2",      "Press this key for the left or right Mandala."),
    ("Deck",     "When it runs out, the discards form a new one."),
    ("Discard",  "What was discarded, counted by color."),
    ("Unseen",   "What you cannot see, of 18 cards a color."),
    ("54%, +5",  "In a hint: your chance to win, and by how much."),
];
