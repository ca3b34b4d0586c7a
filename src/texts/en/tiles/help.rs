//! The table with everything on it, for players who see it for the first time.

/// The picture, at most 56 columns wide.
#[rustfmt::skip] // a picture reads better as one
pub const PICTURE: &[&str] = &[
    " 4 >g <  p    b    g   (P ) (P )  () Beth holds Y",
    "   >+6<                (__) (__)   1 P 4×1= 4",
    " 3  r   [R ] [R2]  o   [Y ] (P )   2 G 4×2= 8",
    "    +2  [__] [__]      [__] (__)   3 B 2×3= 6 +3 in 1",
    " 2 [O4] [O ]  o   [Y ] [Y ] [Y1]  [] Anna holds B",
    "   [__] [__]  +4  [__] [__] [__]   1 Y 4×1= 4",
    " 1       o    o   [B5] [Y ]        2 R 1×2= 2 +4 in 2",
    "         +4   *5  [__] [__]        3 P 1×3= 3",
    "    b    c    d    e    f    g",
];

/// What is what, at most 56 columns wide.
#[rustfmt::skip]
pub const LABELS: &[(&str, &str)] = &[
    ("p b",      "front tiles, with a small letter"),
    ("[R2]",     "a turned tile of player 1, here with marker 2"),
    ("(P )",     "of player 2, dotted or in round brackets"),
    (">g <",     "the cursor; ▸ is before the tile turned last"),
    ("+6",       "you can flip this tile for 6 points"),
    ("*5",       "put your swap tile here for 5 points"),
    ("+6* *5+",  "flip or swap; the number is for the better one"),
    ("~2",       "in a chain (key w): a flip leads to it"),
    ("x",        "you can open a group anywhere but here"),
    ("holds",    "your swap tile: you lay it and take another one"),
    ("4×1= 4",   "4 tiles besides the marker's own, 1 point each"),
    ("+4 in 2",  "2 flips in this group would add 4 points"),
    ("54%, +5",  "in a hint: your chance to win, and by how much"),
    ("mouse",    "click a tile to choose it, again to play"),
];
