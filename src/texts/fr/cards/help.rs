//! The table with everything on it, for players who see it for the first time.

/// The picture, at most 56 columns wide.
#[rustfmt::skip] // a picture reads better as one
pub const PICTURE: &[&str] = &[
    " main ░░ ░░ ░░ ░░       joueur du haut       Bassin ░░",
    " Rivière 1 2 3 4 5 6",
    " ┌─────── anneau ──────┐         ┌─────── anneau ──────┐",
    " │    Champ du haut    │ Pioche  │    Champ du haut    │",
    " ├─────────────────────┤   ░░    ├─────────────────────┤",
    " │      Montagne       │Défausse │      Montagne       │",
    " ├─────────────────────┤         ├─────────────────────┤",
    " │    Champ du bas     │         │    Champ du bas     │",
    " └─ mandala de gauche ─┘         └─ mandala de droite ─┘",
    " Rivière 1 2 3 4 5 6",
    " main R G G Y           joueur du bas        Bassin ░░",
];

/// What is what, at most 56 columns wide.
#[rustfmt::skip]
pub const LABELS: &[(&str, &str)] = &[
    ("Montagne", "bâtie à deux, puis partagée"),
    ("Champ",    "vide, on n'a rien\u{a0}; plus garni, premier choix"),
    ("anneau",   "les couleurs vives sont déjà dans le mandala"),
    ("Rivière",  "la 1re couleur vaut 1 par carte, la 6e vaut 6"),
    ("Bassin",   "vos cartes qui comptent, cachées à l'autre"),
    ("main",     "de 1 à 8 cartes cachées, venues de la pioche"),
];

/// What small marks mean, at most 56 columns wide.
#[rustfmt::skip]
pub const MARKS: &[(&str, &str)] = &[
    ("R O Y",    "rouge, orange, jaune"),
    ("G P B",    "vert, violet, noir"),
    ("+",        "sur une carte\u{a0}: vous venez de la piocher"),
    ("> <",      "flèches\u{a0}: le dernier coup joué"),
    ("m f x",    "touches des zones où la couleur peut aller"),
    ("= 5",      "5 cartes de plusieurs couleurs dans ce champ"),
    ("(2)+6",    "au partage\u{a0}: case 2 de la rivière, et points"),
    ("54\u{a0}%, +5", "dans un conseil\u{a0}: vos chances, et l'écart prévu"),
];
