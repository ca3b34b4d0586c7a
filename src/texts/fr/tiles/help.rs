//! The table with everything on it, for players who see it for the first time.

/// The picture, at most 56 columns wide.
#[rustfmt::skip] // a picture reads better as one
pub const PICTURE: &[&str] = &[
    " 4 >g <  p    b    g   (P ) (P )  () Beth tient Y",
    "   >+6<                (__) (__)   1 P 4×1= 4",
    " 3  r   [R ] [R2]  o   [Y ] (P )   2 G 4×2= 8",
    "    +2  [__] [__]      [__] (__)   3 B 2×3= 6 +3 en 1",
    " 2 [O4] [O ]  o   [Y ] [Y ] [Y1]  [] Anna tient B",
    "   [__] [__]  +4  [__] [__] [__]   1 Y 4×1= 4",
    " 1       o    o   [B5] [Y ]        2 R 1×2= 2 +4 en 2",
    "         +4   *5  [__] [__]        3 P 1×3= 3",
    "    b    c    d    e    f    g",
];

/// What is what, at most 56 columns wide. What is drawn in colors
/// stands apart, or it would grow together.
#[rustfmt::skip]
pub const LABELS: &[(&str, &str)] = &[
    ("p b",      "tuiles recto, avec une petite lettre"),
    ("[R2]",     "tuile retournée du joueur 1, ici avec jeton 2"),
    ("(P )",     "du joueur 2\u{a0}: à points ou entre parenthèses"),
    (">g <",     "le curseur\u{a0}; ▸ devant la dernière retournée"),
    ("+6",       "vous pouvez retourner cette tuile pour 6 points"),
    ("+4 en 2",  "chaîne\u{a0}: 2 coups ajouteraient 4 points"),
    ("*5",       "votre tuile d'échange y rapporte 5 points"),
    ("tient",    "votre tuile d'échange\u{a0}: posez-la, prenez-en une"),
    ("+6* *5+",  "les deux\u{a0}; le nombre vaut pour le meilleur"),
    ("4×1= 4",   "4 tuiles sans celle du jeton, 1 point chacune"),
    ("~2",       "chaîne (touche w)\u{a0}: à retourner plus tard"),
    ("54\u{a0}%, +5", "dans un conseil\u{a0}: vos chances, et l'écart prévu"),
    ("x",        "vous pouvez ouvrir un groupe partout, sauf ici"),
    ("souris",   "un clic choisit la tuile, un autre la joue"),
    ("R O Y",    "rouge, orange, jaune"),
    ("G P B",    "vert, violet, noir"),
];
