//! The table with everything on it, for players who see it for the first time.

/// The picture, at most 56 columns wide.
#[rustfmt::skip] // a picture reads better as one
pub const PICTURE: &[&str] = &[
    " 4 >g <  p    b    g   (P ) (P )  () Bram heeft Y",
    "   >+6<                (__) (__)   1 P 4×1= 4",
    " 3  r   [R ] [R2]  o   [Y ] (P )   2 G 4×2= 8",
    "    +2  [__] [__]      [__] (__)   3 B 2×3= 6 +3: 1×",
    " 2 [O4] [O ]  o   [Y ] [Y ] [Y1]  [] Anna heeft B",
    "   [__] [__]  +4  [__] [__] [__]   1 Y 4×1= 4",
    " 1       o    o   [B5] [Y ]        2 R 1×2= 2 +4: 2×",
    "         +4   *5  [__] [__]        3 P 1×3= 3",
    "    b    c    d    e    f    g",
];

/// What is what, at most 56 columns wide. What is drawn in colors
/// stands apart, or it would grow together.
#[rustfmt::skip]
pub const LABELS: &[(&str, &str)] = &[
    ("R O Y",    "de kleuren rood, oranje en geel"),
    ("G P B",    "de kleuren groen, paars en zwart"),
    ("p b",      "vrije tegels: voorkant boven, kleine letter"),
    ("[R2]",     "omgedraaid door speler 1, hier met fiche 2"),
    ("(P )",     "van speler 2: gestippeld of tussen ronde haken"),
    (">g <",     "waar je bent; ▸ voor de laatst gedraaide"),
    ("+6",       "deze tegel omdraaien levert 6 punten op"),
    ("+4: 2×",   "reeks: 2× omdraaien zou 4 punten opleveren"),
    ("*5",       "je ruiltegel hier leggen levert 5 punten op"),
    ("heeft",    "je ruiltegel: je legt die en neemt een andere"),
    ("+6* *5+",  "allebei kan; het getal geldt voor het beste"),
    ("4×1= 4",   "4 tegels zonder die met het fiche, elk 1 punt"),
    ("~2",       "in een reeks (toets w): te bereiken via andere"),
    ("54%, +5",  "in een tip: je winstkans en je voorsprong"),
    ("x",        "alleen hier kun je geen groep openen"),
    ("muis",     "klik om te kiezen en nog eens om te spelen"),
];
