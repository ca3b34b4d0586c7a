//! The words of the first game of cards.

use super::STEP;
use crate::app::Part;
use crate::texts::language::lessons::{LessonWords, StepWords};

pub(super) const LESSON: LessonWords = LessonWords {
    steps: &[
        StepWords {
            said: "Vous êtes en bas, Beth en haut. Remplissez votre bassin de sable\u{a0}; votre \
                   rivière dit ce que vaut chaque couleur. Qui a le plus de points gagne.",
            heard: &[(
                Part::Said,
                "Remplissez votre bassin de sable\u{a0}; votre rivière dit ce que vaut chaque \
                 couleur. Tout vient des deux mandalas. Qui a le plus de points gagne.",
            )],
            ..STEP
        },
        StepWords {
            said: "Votre bassin a déjà deux cartes que Beth ne connaît pas\u{a0}: une violette, \
                   P1, et une noire, B1. Elles valent 0 sans leur couleur dans votre rivière.",
            heard: &[(
                Part::Said,
                "Votre bassin a déjà deux cartes que Beth ne connaît pas\u{a0}: une violette et une \
                 noire. Elles valent 0 tant que leur couleur n'est pas dans votre rivière.",
            )],
            ..STEP
        },
        StepWords {
            said: "Un tour est une action parmi trois. La première, construire\u{a0}: posez 1 \
                   carte sur une montagne, au centre d'un mandala, et piochez-en 3, jusqu'à 8 en \
                   main.",
            task: "Posez une jaune sur la montagne de gauche.",
            others: &["C'est permis, mais ici, posez une jaune sur la montagne de gauche."],
            then: "Trois nouvelles cartes, marquées +. Ce qui est sur une montagne n'est encore à \
                   personne\u{a0}; vous le partagerez.",
            heard: &[
                (
                    Part::Said,
                    "Un tour est une action parmi trois. La première, construire\u{a0}: posez 1 carte \
                     sur une montagne et piochez-en 3, jusqu'à 8 en main.",
                ),
                (
                    Part::Then,
                    "Ce qui est sur une montagne n'est encore à personne\u{a0}; vous le partagerez.",
                ),
            ],
            ..STEP
        },
        StepWords {
            said: "Beth a posé du vert dans son champ de gauche. Dans un mandala, une couleur \
                   reste dans une seule zone\u{a0}: à gauche, seule Beth peut ajouter du vert.",
            task: "Essayez quand même\u{a0}: le vert et le mandala de gauche.",
            others: &[
                "Attendez, voyez d'abord ce qui est interdit. Le vert, puis le mandala de gauche.",
            ],
            heard: &[
                (Part::Task, "Essayez quand même\u{a0}: tapez vert gauche."),
                (Part::Other(0), "Attendez, voyez d'abord ce qui est interdit."),
            ],
            then: "À droite, le vert est sur la montagne\u{a0}: vous pourriez en ajouter là. Chaque \
                   mandala vit sa vie.",
            ..STEP
        },
        StepWords {
            said: "La deuxième, agrandir\u{a0}: posez une couleur dans votre champ, sous la \
                   montagne, sans piocher\u{a0}; gardez 1 carte. Le plus garni choisit en premier.",
            task: "Posez les deux violettes dans votre champ de gauche, avec f.",
            others: &[
                "Posez les deux\u{a0}: plus votre champ est garni, plus tôt vous choisirez.",
                "C'est permis, mais il faut garnir votre champ de gauche\u{a0}: posez-y les deux \
                 violettes.",
            ],
            then: "2 cartes dans votre champ, 1 chez Beth\u{a0}: pour l'instant, le premier choix \
                   serait pour vous. Un champ vide n'aurait rien.",
            heard: &[
                (
                    Part::Said,
                    "La deuxième, agrandir\u{a0}: garnissez votre champ d'une couleur, sans \
                     piocher\u{a0}; gardez 1 carte. Au partage, le champ le plus garni choisit \
                     en premier.",
                ),
                (Part::Task, "Posez les deux violettes dans votre champ de gauche."),
            ],
            ..STEP
        },
        StepWords {
            said: "La troisième, défausser\u{a0}: jetez des cartes d'une couleur, piochez-en \
                   autant. Six couleurs terminent un mandala\u{a0}: à gauche manque le noir, que \
                   vous n'avez pas.",

            task: "Défaussez les deux rouges\u{a0}: il y en a déjà.",
            others: &[
                "Défaussez les deux\u{a0}: le noir viendra plus vite.",
                "C'est permis, mais cherchez d'abord du noir. Défaussez les deux rouges.",
            ],
            then: "Le voilà, le noir\u{a0}!",
            ..STEP
        },
        StepWords {
            said: "Le mandala de gauche a cinq des six couleurs. La sixième le termine, sur la \
                   montagne ou dans un champ\u{a0}; puis on partage la montagne.",
            task: "Posez la noire sur la montagne de gauche.",
            others: &[
                "Cela le termine aussi, mais un champ finit à la défausse. Sur la montagne, le \
                 noir est à gagner.",
                "C'est permis, mais le noir terminerait tout de suite le mandala de gauche.",
            ],
            then: "Terminé\u{a0}! Qui a le champ le plus garni choisit en premier\u{a0}: vous, 2 à 1. À \
                   égalité, c'est le joueur qui ne l'a pas terminé.",
            ..STEP
        },
        StepWords {
            said: "Prenez toute une couleur\u{a0}: si elle est nouvelle, 1 va sur la case \
                   suivante de la rivière, le reste au bassin. La liste donne d'abord cette case, puis les \
                   points.",
            heard: &[(
                Part::Said,
                "Prenez toutes les cartes d'une couleur\u{a0}: si elle est nouvelle pour vous, 1 va sur \
                 la case suivante de votre rivière et le reste au bassin. Là, chaque carte vaut le \
                 numéro de la case de sa couleur.",
            )],
            task: "Prenez le jaune\u{a0}: 1 à la rivière, 1 au bassin.",
            others: &[
                "L'orange serait aussi bien. Mais ici, prenez le jaune.",
                "Une seule carte\u{a0}: rien pour le bassin. Prenez le jaune.",
            ],
            then: "La carte de la rivière ne compte pas. Elle vous dit que chaque jaune du bassin \
                   vaut 1 point.",
            ..STEP
        },
        StepWords {
            said: "Beth a pris l'orange. Votre bassin a une noire et une violette depuis le début.",
            task: "Prenez le noir\u{a0}: il remplit la case 2, et votre noire cachée vaut 2 \
                   points.",
            others: &["Le rouge remplirait la case, mais votre bassin n'en a pas. Prenez le noir."],
            then: "La dernière couleur, le rouge, va à Beth. Les deux champs sont défaussés, deux \
                   cartes forment une nouvelle montagne, et c'est à Beth.",
            ..STEP
        },
        StepWords {
            said: "Dix tours plus tard, votre rivière n'attend que le violet\u{a0}: en case 6, \
                   chaque carte vaut 6, la cachée aussi. À gauche il y en a 3, et seul le vert \
                   manque.",
            task: "Terminez ce mandala pour choisir en premier.",
            others: &[
                "À égalité, 1 à 1, Beth choisirait, puisque vous l'avez terminé. Posez la verte \
                 dans votre champ.",
                "C'est permis, mais le vert terminerait tout de suite le mandala de gauche.",
            ],
            then: "2 à 1\u{a0}: vous choisissez en premier.",
            ..STEP
        },
        StepWords {
            said: "Votre sixième couleur termine la partie, une fois cette montagne partagée. Sur la \
                   case 6, chaque violette du bassin vaut 6, la cachée aussi.",
            task: "Prenez le violet.",
            others: &["Violet\u{a0}: 18 points, rouge 4, noir 2. Prenez le violet."],
            then: "Beth a pris le rouge. Reste le noir, qui est à vous. Votre rivière l'a \
                   déjà\u{a0}: tout va donc au bassin.",
            ..STEP
        },
        StepWords {
            said: "On compte les bassins, chaque carte selon sa case\u{a0}: vos 3 violettes \
                   rapportent 3 × 6 = 18. Vous gagnez 23 à 5.",
            heard: &[(
                Part::Said,
                "On compte les bassins, chaque carte selon sa case\u{a0}: vos 3 violettes rapportent 18. \
                 Vous gagnez 23 à 5.",
            )],
            ..STEP
        },
    ],
    puzzles: &[
        StepWords {
            task: "Le noir termine le mandala de gauche. Jouez-le pour choisir en premier.",
            then: "3 à 2 aux champs. Avec 1 noire, 2 à 2, et Beth choisit, car vous l'avez terminé\u{a0}; sur la montagne, 1 à 2.",
            ..STEP
        },
        StepWords {
            task: "Beth a sa sixième couleur\u{a0}: c'est votre dernier choix. Rouge ou noir\u{a0}?",
            then: "Le rouge vous donne 2 cartes à 2 points et laisse 2 à Beth. Le noir est \
                   nouveau\u{a0}: 0, et Beth prend le rouge pour 8.",
            ..STEP
        },
        StepWords {
            task: "Le violet serait la sixième couleur. Rouge ou violet\u{a0}?",
            then: "Le violet termine la partie pour 0 point, et vous perdez. Le rouge rapporte 8\u{a0}: vous menez, et on continue.",
            ..STEP
        },
    ],
    recap: &[
        "Un tour\u{a0}: construire (1 carte, piocher 3, jusqu'à 8), agrandir votre champ (garder \
         1 carte), ou défausser et repiocher.",
        "Règle des couleurs\u{a0}: dans un mandala, chaque couleur reste dans une zone.",
        "Six couleurs le terminent. Le champ le plus garni choisit en premier\u{a0}; à égalité, qui ne \
         l'a pas terminé. Champ vide\u{a0}: on défausse ce qu'on prend.",
        "Couleur nouvelle\u{a0}: 1 carte à la rivière, le reste au bassin. Couleur connue\u{a0}: tout au \
         bassin. Seul le bassin compte, chaque carte selon sa case.",
        "Fin\u{a0}: une sixième couleur en rivière ou, la pioche épuisée une fois, un mandala \
         terminé. Qui a le plus de points gagne\u{a0}; à égalité, le moins de cartes au bassin.",
    ],
};
