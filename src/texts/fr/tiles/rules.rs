//! The rules of the tile game in short. What is marked with a star is a house rule.

use crate::texts::language::games::Section;

/// All the rules, in the order in which they are needed.
pub const SECTIONS: &[Section] = &[
    Section {
        title: "But du jeu",
        paragraphs: &[
            "Formez vos groupes avec les tuiles du mandala, un par couleur, et agrandissez-les. \
             Il y a 9 tuiles par couleur\u{a0}; le centre en a quatre, de quatre couleurs. Toutes \
             montrent d'abord leur recto\u{a0}; une tuile retournée montre son verso et fait \
             partie d'un groupe.",
            "Il reste deux tuiles\u{a0}: le second joueur en garde une comme tuile d'échange et \
             donne l'autre au premier joueur.",
        ],
    },
    Section {
        title: "Votre tour\u{a0}: une action, si vous le pouvez",
        paragraphs: &[
            "Ouvrir\u{a0}: posez votre tuile d'échange, côté verso, à la place d'une tuile recto au \
             choix, si vous n'avez pas encore de groupe de sa couleur. Vos groupes reçoivent les \
             jetons 1, 2, et ainsi de suite jusqu'à 6.",
            "Retourner\u{a0}: retournez une tuile recto à côté de votre groupe de sa couleur.",
            "Échanger\u{a0}: posez votre tuile d'échange à la place d'une tuile recto d'une autre \
             couleur, à côté de votre groupe de la couleur posée.",
            "Quand vous ouvrez ou échangez, la tuile prise devient votre tuile d'échange. Une \
             tuile retournée ne bouge plus. À côté\u{a0}: par un bord\u{a0}; les coins ne comptent pas.",
            "De même couleur, votre groupe et celui de l'adversaire ne se touchent jamais, même \
             par les dernières tuiles retournées.",
        ],
    },
    Section {
        title: "Fin de la partie",
        paragraphs: &[
            "Les tours s'arrêtent quand celui qui doit jouer ne peut plus agir. L'autre joueur \
             peut encore retourner des tuiles, autant qu'il veut.",
        ],
    },
    Section {
        title: "Décompte",
        paragraphs: &[
            "Chaque tuile d'un groupe vaut le numéro de son jeton, sauf celle qui le porte. Les \
             tuiles d'échange ne valent rien. Qui a le plus de points gagne\u{a0}; après un match nul, \
             rejouez. À la revanche, l'autre joueur commence.* (*\u{a0}règle\u{a0}maison)",
        ],
    },
];
