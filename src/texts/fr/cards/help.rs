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
    ("Montagne", "Bâtie à deux, elle est partagée."),
    ("Champ",    "Le plus garni choisit en premier."),
    ("anneau",   "Les couleurs vives sont dans le mandala."),
    ("Rivière",  "La 1re couleur vaut 1 par carte, la 6e 6."),
    ("Bassin",   "Ses cartes comptent, vues de vous seul."),
    ("main",     "1 à 8 cartes, venues de la pioche."),
];

/// What small marks mean, at most 56 columns wide.
#[rustfmt::skip]
pub const MARKS: &[(&str, &str)] = &[
    ("R O Y",    "C'est rouge, orange, jaune."),
    ("G P B",    "C'est vert, violet, noir."),
    ("+",        "Vous venez de piocher cette carte."),
    ("▸",        "C'est le dernier coup joué."),
    ("m f x",    "Touches\u{a0}: montagne, champ, défausse."),
    ("= 5",      "Ce champ a 5 cartes en tout."),
    ("1 2",      "La touche du mandala gauche ou droit."),
    ("Pioche",   "Vide, elle est remplacée par la défausse."),
    ("Défausse", "Les cartes défaussées, par couleur."),
    ("Non vues", "Les cartes non vues, de 18 par couleur."),
    ("54\u{a0}%, +5", "Conseil\u{a0}: vos chances, et l'écart prévu."),
];
