//! The table with everything on it, for players who see it for the first time.

/// The picture, at most 56 columns wide.
#[rustfmt::skip] // a picture reads better as one
pub const PICTURE: &[&str] = &[
    "        c    d    e                () Beth  holds Y   18",
    " 5  o  [G6]  p   >r <   your move   1 purple 4 x 1 =  4",
    "       [__]      >+2<               2 green  4 x 2 =  8",
    " 4  g   g    p    b                 3 black  2 x 3 =  6",
    "        +6        *5                          +3 in 1",
    " 3  r  (R ) (R2)  x                [] Anna  holds B   13",
];

/// What is what, at most 56 columns wide.
#[rustfmt::skip]
pub const LABELS: &[(&str, &str)] = &[
    ("r",        "a front tile: sand with a rim of its color"),
    ("[G6]",     "turned, in player 1's group; its marker is 6"),
    ("(R )",     "turned, in player 2's group"),
    (">r <",     "the cursor; what was turned last is underlined"),
    ("+6",       "you can flip this tile for 6 points"),
    ("*5",       "you can lay your tile here for 5 points"),
    ("+6*",      "you can flip this tile, or lay yours on it"),
    ("x",        "you can open a group anywhere but here"),
    ("holds",    "the swap tile: what you lay, then take anew"),
    ("+3 in 1",  "what flips alone could still add to a group"),
];
