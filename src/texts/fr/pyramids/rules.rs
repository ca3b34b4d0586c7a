//! The rules of the pyramid game in short. What is marked with a star is a house rule.

use crate::texts::language::games::Section;

/// All the rules, in the order in which they are needed.
pub const SECTIONS: &[Section] = &[
    Section {
        title: "But du jeu",
        paragraphs: &[
            "75 pyramides forment un chemin en spirale, de la place 1 à la place 75\u{a0}: cinq de \
             chaque couleur (rouge, jaune, vert, bleu, noir) et de chaque taille (petite, moyenne, grande). Cinq pyramides \
             identiques font un groupe. Visez la majorité dans autant des 15 groupes que \
             possible.",
            "Le premier joueur est tiré au sort, on joue dans le sens des aiguilles d'une montre, et \
             tous les pions partent du début.",
        ],
    },
    Section {
        title: "Votre tour",
        paragraphs: &[
            "Avancez votre pion jusqu'à une pyramide devant lui, aussi loin que vous le \
             souhaitez, et prenez-la. Tant qu'il en a une devant lui, c'est obligatoire\u{a0}; on ne \
             recule jamais. Les pions peuvent se dépasser.",
            "Ce que tous les pions ont dépassé tombe dans l'œil, au milieu, et n'est à personne. \
             Ce que seuls les autres ont dépassé reste à votre portée.",
        ],
    },
    Section {
        title: "Fin de la partie",
        paragraphs: &[
            "Sans pyramide devant votre pion, vous êtes à la fin\u{a0}: vous passez votre tour, mais \
             marquez encore. Quand il ne reste qu'un joueur en course, il récupère tout le reste, \
             et la partie se termine. Si vous êtes tous d'accord, elle s'arrête aussitôt, avec \
             les points acquis.*",
        ],
    },
    Section {
        title: "Décompte",
        paragraphs: &[
            "Un groupe compte dès que le chemin n'en a plus\u{a0}: 3 points à qui en a le plus, 2 \
             au suivant, les 5 sans rival, rien si tout est dans l'œil. La taille ne compte pas.",
            "À égalité, le pion le plus avancé prend l'avantage. Qui a le plus de points gagne\u{a0}; à \
             égalité, le pion le plus avancé. À la revanche, le joueur suivant commence.* \
             (*\u{a0}règle\u{a0}maison)",
        ],
    },
];
