//! The table with everything on it, for players who see it for the first time.

/// The picture, at most 56 columns wide.
#[rustfmt::skip] // a picture reads better as one
pub const PICTURE: &[&str] = &[
    " @A Anna 3  >@B Beth 2  @C Carl 0  players and points",
    "",
    "  start @C                       left   @A @B @C",
    "  ░Y3░U3░R1░G2░R2░G1░Y2░      R1    3    1  1  .",
    "                    ░B3░      R2    1    3  1  . last",
    "  ░@A░B2░G1░U3░U2░  ░Y2░      Y1    -   +3 +2  . done",
    "  ░Y3░        ░R1░  ░G3░",
    "  ░26░  eye░B3░@B░  ░U2░      points     3  2  0",
    "  ░U1░              ░G3░      pawn on   28 66  -",
    "  ░Y2░U1░R1░G3░B1░R3░U2░",
];

/// What is what, at most 56 columns wide.
#[rustfmt::skip]
pub const LABELS: &[(&str, &str)] = &[
    ("start",  "75 places lead from here clockwise to the eye"),
    ("@A",     "Anna's pawn, where she took her last pyramid"),
    ("eye",    "the middle, for what all pawns have passed"),
    ("R1",     "a group: five pyramids of a color and a size"),
    ("3",      "how many still lie on the path"),
    ("1  .",   "how many each player has"),
    ("last",   "one is left on the path, underlined there"),
    ("done",   "scored: 3 points for Anna, 2 for Beth"),
    ("pawn on", "how far along a pawn is: further wins ties"),
];

/// What small marks mean, at most 56 columns wide.
#[rustfmt::skip]
pub const MARKS: &[(&str, &str)] = &[
    ("R1 2 3",   "small, medium, large red; so Y, G, U (blue), B"),
    ("=",        "at a pyramid: like the one you chose"),
    ("r1",       "in small letters: it would fall into the eye"),
    ("pale",     "you would pass it and leave it to the others"),
    ("27",       "the number stands at place 27, or beside it"),
    ("filled",   "in a pawn's color: this player leads the group"),
    ("bold",     "second in the group; gray, third or later"),
    ("54%, +2",  "in a hint: your chance to win, and by how much"),
    ("2R",       "on a small screen: 2 red ones are in the eye"),
];
