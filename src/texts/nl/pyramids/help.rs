//! The table with everything on it, for players who see it for the first time.

/// The picture, at most 56 columns wide.
#[rustfmt::skip] // a picture reads better as one
pub const PICTURE: &[&str] = &[
    " @A Anna 3  >@B Bram 2  @C Cato 0  spelers en punten",
    "",
    "  start @C                       over   @A @B @C",
    "  ░Y3░U3░R1░G2░R2░G1░Y2░      R1    3    1  1  .",
    "                    ░B3░      R2    1    3  1  . nog1",
    "  ░@A░B2░G1░U3░U2░  ░Y2░      Y1    -   +3 +2  . af",
    "  ░Y3░        ░R1░  ░G3░",
    "  ░26░  oog░B3░@B░  ░U2░      punten     3  2  0",
    "  ░U1░              ░G3░      pion op   28 66  -",
    "  ░Y2░U1░R1░G3░B1░R3░U2░",
];

/// What is what, at most 56 columns wide.
#[rustfmt::skip]
pub const LABELS: &[(&str, &str)] = &[
    ("start",  "75 plekken, met de klok mee tot in het oog"),
    ("@A",     "de pion van Anna, op haar laatste plek"),
    ("oog",    "het midden, voor wat alle pionnen voorbij zijn"),
    ("R1",     "een groep: vijf piramides van één kleur en maat"),
    ("3",      "hoeveel er nog op het pad liggen"),
    ("1  .",   "hoeveel elke speler er heeft"),
    ("nog1",   "er ligt er nog één op het pad, onderstreept"),
    ("af",     "geteld: 3 punten voor Anna, 2 voor Bram"),
    ("pion op", "hoe ver een pion is; bij gelijk wint de voorste"),
];

/// What small marks mean, at most 56 columns wide.
#[rustfmt::skip]
pub const MARKS: &[(&str, &str)] = &[
    ("R1 2 3",   "kleine, middelste en grote rode"),
    ("Y G U B",  "zo ook geel (Y), groen, blauw (U) en zwart (B)"),
    ("=",        "bij een piramide: net zo een als je koos"),
    ("r1",       "in kleine letters: die zou in het oog vallen"),
    ("bleek",    "je gaat eraan voorbij: die is voor anderen"),
    ("27",       "het getal staat bij plek 27, of ernaast"),
    ("gevuld",   "in de kleur van een pion: die leidt de groep"),
    ("vet",      "tweede in de groep; grijs: derde of later"),
    ("54%, +2",  "in een tip: je winstkans en je voorsprong"),
    ("2R",       "het oog op een klein scherm: er liggen 2 rode in"),
];
