//! The table with everything on it, for players who see it for the first time.

/// The picture, at most 56 columns wide.
#[rustfmt::skip] // a picture reads better as one
pub const PICTURE: &[&str] = &[
    " @A Anna 3  >@B Beth 2  @C Carl 0  Namen und Punkte",
    "",
    "  Start @C                      übrig   @A @B @C",
    "  ░Y3░U3░R1░G2░R2░G1░Y2░      R1    3    1  1  .",
    "                    ░B3░      R2    1    3  1  . bald",
    "  ░@A░B2░G1░U3░U2░  ░Y2░      Y1    -   +3 +2  . aus",
    "  ░Y3░        ░R1░  ░G3░",
    "  ░26░ Auge░B3░@B░  ░U2░      Punkte     3  2  0",
    "  ░U1░              ░G3░      Figur     28 66  -",
    "  ░Y2░U1░R1░G3░B1░R3░U2░",
];

/// What is what, at most 56 columns wide.
#[rustfmt::skip]
pub const LABELS: &[(&str, &str)] = &[
    ("Start",  "75 Plätze von hier im Uhrzeigersinn ins Auge"),
    ("@A",     "Annas Figur, wo ihre letzte Pyramide lag"),
    ("Auge",   "die Mitte, für alles, was alle überholt haben"),
    ("R1",     "eine Gruppe: fünf Pyramiden gleicher Art"),
    ("3",      "wie viele noch auf dem Pfad liegen"),
    ("1  .",   "wie viele jede Person hat"),
    ("bald",   "nur noch eine auf dem Pfad, dort unterstrichen"),
    ("aus",    "gewertet: 3 Punkte für Anna, 2 für Beth"),
    ("Figur",  "wie weit vorn; entscheidet bei Gleichstand"),
];

/// What small marks mean, at most 56 columns wide.
#[rustfmt::skip]
pub const MARKS: &[(&str, &str)] = &[
    ("R1 2 3",   "Rot: kleine, mittlere und große Pyramide"),
    ("Y G U B",  "ebenso Gelb, Grün, Blau und Schwarz"),
    ("=",        "an einer Pyramide: so eine wie die gewählte"),
    ("r1",       "klein geschrieben: Sie würde ins Auge fallen"),
    ("blass",    "du ziehst vorbei, sie bleibt den anderen"),
    ("27",       "die Zahl steht an Platz 27 oder daneben"),
    ("gefüllt",  "in der Farbe einer Figur: Sie führt die Gruppe"),
    ("fett",     "auf Rang 2 in der Gruppe; grau: dahinter"),
    ("54 %, +2", "im Tipp: deine Gewinnchance und dein Vorsprung"),
    ("2R",       "das Auge auf kleinem Schirm: 2 rote sind darin"),
];
