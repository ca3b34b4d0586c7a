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
    ("Mountain", "Both of you build it, then share it out."),
    ("Field",    "Whoever has more here chooses first."),
    ("ring",     "A lit color lies in this Mandala."),
    ("River",    "Its 1st color scores 1 a card, its 6th 6."),
    ("Cup",      "Its cards score; only you may see yours."),
    ("hand",     "You hold 1 to 8 cards, from the Deck."),
];

/// What small marks mean, at most 56 columns wide.
#[rustfmt::skip]
pub const MARKS: &[(&str, &str)] = &[
    ("+",        "You have just drawn this card."),
    ("▸",        "This is what was played last."),
    ("m f x",    "Keys: Mountain, your Field, discard."),
    ("= 5",      "This Field has 5 cards in all."),
    ("1 2",      "The key of the left or right Mandala."),
    ("Deck",     "If it runs out, discards form a new one."),
    ("Discard",  "What was discarded, counted by color."),
    ("Unseen",   "What you cannot see, of 18 cards a color."),
    ("54%, +5",  "Hint: chance to win, and by how much."),
];
