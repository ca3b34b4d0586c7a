//! The rules of the card game in short. What is marked with a star is a house rule.

use crate::texts::language::games::Section;

/// All the rules, in the order in which they are needed.
pub const SECTIONS: &[Section] = &[
    Section {
        title: "But du jeu",
        paragraphs: &[
            "Remplissez votre bassin des couleurs que votre rivière rend précieuses. Il y a 18 \
             cartes de chaque couleur\u{a0}: rouge, orange, jaune, vert, violet et noir. Vous \
             commencez avec 6 cartes en main, et 2 au bassin, cachées à l'autre.",
        ],
    },
    Section {
        title: "Votre tour\u{a0}: une action au choix",
        paragraphs: &[
            "Construire\u{a0}: posez 1 carte sur une montagne, puis piochez-en 3, sans dépasser 8 en \
             main.",
            "Agrandir\u{a0}: posez des cartes d'une même couleur dans votre champ, sans piocher\u{a0}; \
             gardez au moins 1 carte en main.",
            "Défausser\u{a0}: défaussez des cartes d'une même couleur, puis piochez-en autant.",
            "Règle des couleurs\u{a0}: dans un mandala, une couleur reste dans une seule zone, la \
             montagne ou un champ.",
        ],
    },
    Section {
        title: "Partage\u{a0}: un mandala est terminé",
        paragraphs: &[
            "Avec les six couleurs, un mandala est terminé\u{a0}: on partage sa montagne. Le \
             champ le plus garni choisit en premier\u{a0}; à égalité, le joueur qui ne l'a pas \
             terminé.",
            "À tour de rôle, prenez toutes les cartes d'une couleur. Si elle est nouvelle, 1 va \
             sur la case suivante de votre rivière, le reste au bassin. Si votre champ y est \
             vide, défaussez plutôt ces cartes. Un nouveau mandala commence avec 2 cartes.",
        ],
    },
    Section {
        title: "Fin et décompte",
        paragraphs: &[
            "Quand une rivière a ses six couleurs, la partie se termine avec ce partage. Quand la \
             pioche est épuisée, la défausse la remplace, et le prochain mandala terminé est le \
             dernier, même pendant ce tour.* Si aucun n'est plus possible,* ou d'un commun \
             accord,* elle se termine aussitôt.",
            "Une carte du bassin vaut le numéro de la case de sa couleur, sinon 0. La rivière, la \
             main et le mandala en cours ne valent rien. Qui a le plus de points gagne\u{a0}; à \
             égalité, qui a le moins de cartes au bassin, sinon match nul. À la revanche, l'autre \
             joueur commence.* (*\u{a0}règle\u{a0}maison)",
        ],
    },
];
