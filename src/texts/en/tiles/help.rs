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

/// What is what, at most 56 columns wide. What is drawn in colors
/// stands apart, or it would grow together.
#[rustfmt::skip]
pub const LABELS: &[(&str, &str)] = &[
    ("p b",      "front tiles: small letters"),
    ("[R2]",     "player 1's tile, with marker 2"),
    ("(P )",     "player 2's: dotted or in ( )"),
    (">g <",     "cursor; ▸ marks the last tile"),
    ("+6",       "flip this tile for 6 points"),
    ("+4 in 2",  "2 flips here would add 4 points"),
    ("*5",       "lay your swap tile for 5 points"),
    ("holds",    "the swap tile a player can lay"),
    ("+6* *5+",  "flip or lay: the better one first"),
    ("4×1= 4",   "4 tiles, 1 each; the marker's: 0"),
    ("~2",       "a chain (key w) leads to it"),
    ("54%, +5",  "hint: chance to win, your lead"),
    ("x",        "no group can be opened here"),
    ("mouse",    "click to choose, again to play"),
];
