//! The table with everything on it, for players who see it for the first time.

/// The picture, at most 56 columns wide.
#[rustfmt::skip] // a picture reads better as one
pub const PICTURE: &[&str] = &[
    " @A Anna 3  >@B Beth 2  @C Carl 0  joueurs et points",
    "",
    "  départ @C                     reste   @A @B @C",
    "  ░Y3░U3░R1░G2░R2░G1░Y2░      R1    3    1  1  .",
    "                    ░B3░      R2    1    3  1  . der.",
    "  ░@A░B2░G1░U3░U2░  ░Y2░      Y1    -   +3 +2  . fini",
    "  ░Y3░        ░R1░  ░G3░",
    "  ░26░  œil░B3░@B░  ░U2░      points     3  2  0",
    "  ░U1░              ░G3░      pion en   28 66  -",
    "  ░Y2░U1░R1░G3░B1░R3░U2░",
];

/// What is what, at most 56 columns wide.
#[rustfmt::skip]
pub const LABELS: &[(&str, &str)] = &[
    ("départ", "75 places, sens horaire, d'ici jusqu'à l'œil"),
    ("@A",     "le pion d'Anna, là où était sa dernière prise"),
    ("œil",    "le milieu\u{a0}: ce que tous les pions ont dépassé"),
    ("R1",     "un groupe\u{a0}: cinq de même couleur et même taille"),
    ("3",      "combien sont encore sur le chemin"),
    ("1  .",   "combien chaque joueur en a"),
    ("der.",   "la dernière sur le chemin, soulignée là-bas"),
    ("fini",   "compté\u{a0}: 3 points pour Anna, 2 pour Beth"),
    ("pion en", "la place du pion\u{a0}: elle départage"),
];

/// What small marks mean, at most 56 columns wide.
#[rustfmt::skip]
pub const MARKS: &[(&str, &str)] = &[
    ("R1 2 3",   "petite, moyenne, grande\u{a0}; R\u{a0}: rouge"),
    ("Y G U B",  "jaune, verte, bleue, noire"),
    ("=",        "près d'une pyramide\u{a0}: comme celle choisie"),
    ("r1",       "en minuscule\u{a0}: elle tomberait dans l'œil"),
    ("pâle",     "vous la laisseriez aux autres"),
    ("27",       "le nombre est à la place 27, ou à côté"),
    ("rempli",   "à la couleur d'un pion\u{a0}: il mène le groupe"),
    ("gras",     "second du groupe\u{a0}; gris\u{a0}: troisième ou après"),
    ("54\u{a0}%, +2", "dans un conseil\u{a0}: vos chances, et l'écart prévu"),
    ("2R",       "l'œil sur petit écran\u{a0}: 2 rouges s'y trouvent"),
];
