//! The table with everything on it, for players who see it for the first time.

/// The picture, at most 56 columns wide.
#[rustfmt::skip] // a picture reads better as one
pub const PICTURE: &[&str] = &[
    " 4 >g <  p    b    g   (P ) (P )  () Beth hält Y",
    "   >+6<                (__) (__)   1 P 4×1= 4",
    " 3  r   [R ] [R2]  o   [Y ] (P )   2 G 4×2= 8",
    "    +2  [__] [__]      [__] (__)   3 B 2×3= 6 +3: 1×",
    " 2 [O4] [O ]  o   [Y ] [Y ] [Y1]  [] Anna hält B",
    "   [__] [__]  +4  [__] [__] [__]   1 Y 4×1= 4",
    " 1       o    o   [B5] [Y ]        2 R 1×2= 2 +4: 2×",
    "         +4   *5  [__] [__]        3 P 1×3= 3",
    "    b    c    d    e    f    g",
];

/// What is what, at most 56 columns wide. What is drawn in colors
/// stands apart, or it would grow together.
#[rustfmt::skip]
pub const LABELS: &[(&str, &str)] = &[
    ("R O Y",    "Rot, Orange und Gelb"),
    ("G P B",    "Grün, Violett und Schwarz"),
    ("p b",      "freie Plättchen, mit kleinem Buchstaben"),
    ("[R2]",     "umgedreht von Spieler 1, hier mit Marker 2"),
    ("(P )",     "von Spieler 2: gepunktet oder in Klammern ( )"),
    (">g <",     "der Cursor; ▸ vor dem zuletzt umgedrehten"),
    ("+6",       "Umdrehen bringt dir hier 6 Punkte"),
    ("+4: 2×",   "Kette: 2× umdrehen brächte 4 Punkte"),
    ("*5",       "dein Tauschplättchen bringt dir hier 5 Punkte"),
    ("hält",     "dein Tauschplättchen: eins legen, eins nehmen"),
    ("+6* *5+",  "beides geht; die Zahl gilt für das Bessere"),
    ("4×1= 4",   "4 Plättchen außer dem mit Marker, je 1 Punkt"),
    ("~2",       "in einer Kette (Taste w) noch zu erreichen"),
    ("54 %, +5", "im Tipp: deine Gewinnchance und dein Vorsprung"),
    ("x",        "hier kannst du nicht eröffnen, sonst überall"),
    ("Maus",     "Klick wählt ein Plättchen, noch einer spielt"),
];
