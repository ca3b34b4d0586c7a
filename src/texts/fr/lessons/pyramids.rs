//! The words of the first game of pyramids.

use super::STEP;
use crate::app::Part;
use crate::texts::language::lessons::{LessonWords, StepWords};

pub(super) const LESSON: LessonWords = LessonWords {
    steps: &[
        StepWords {
            said: "Le chemin\u{a0}: 15 groupes de 5, de même couleur et taille. Qui en a le \
                   plus par groupe reçoit 3 points, le suivant 2.",
            ..STEP
        },
        StepWords {
            said: "R1 est une petite rouge, U2 une moyenne bleue, B3 une grande noire. Y est \
                   jaune, G vert, U bleu, B noir.",
            heard: &[(
                Part::Said,
                "Dites la taille et la couleur d'une pyramide, petite rouge, ou sa place. La \
                 lettre du bleu est u\u{a0}: u2 est une moyenne bleue.",
            )],
            ..STEP
        },
        StepWords {
            said: "Chacun son tour, avancez et prenez, sans reculer.",
            task: "Prenez la petite rouge en 3.",
            keys: "Tapez r, 1, puis validez.",
            heard: &[],
            others: &["Toute pyramide devant vous est permise. Mais ici, prenez la rouge en 3."],
            then: "Beth a pris la petite rouge en 8. Vous avez tous deux dépassé 1 et 2\u{a0}: \
                   elles tombent dans l'œil, perdues.",
        },
        StepWords {
            said: "Beth a dépassé 4 à 6\u{a0}: sautées, elles sont perdues.",
            task: "Prenez la bleue U2 en 7.",
            keys: "Tapez u, 2, puis 2 pour la suivante.",
            heard: &[(Part::Task, "Prenez la moyenne bleue en 7.")],
            others: &[
                "Un petit pas, c'est bien aussi. Mais sautez\u{a0}: prenez 7.",
                "C'est loin\u{a0}! Chaque saut coûte des pyramides. Prenez 7.",
            ],
            then: "Trois de plus dans l'œil. Mais Beth n'a pas de moyenne bleue, et cela va \
                   payer.",
        },
        StepWords {
            said: "Beth a pris une petite verte. Un groupe compte quand il n'en reste plus.",
            task: "Prenez la dernière petite rouge, en 10.",
            others: &[
                "C'est permis, mais les petites rouges paieraient tout de suite\u{a0}: prenez 10.",
            ],
            then: "Petites rouges\u{a0}: vous 2, Beth 1. Qui en a le plus reçoit 3 points, le suivant 2. \
                   L'œil ne compte pour personne.",
            ..STEP
        },
        StepWords {
            said: "Beth n'a pas de moyenne bleue\u{a0}; la dernière est en 11.",
            task: "Sautez-la jusqu'en 13\u{a0}: elle tombe, le groupe compte.",
            others: &[
                "Cela compte aussi. Mais une chute suffit\u{a0}: prenez 13.",
                "C'est permis. Mais prenez 13, juste après.",
            ],
            then: "Sans rival, on reçoit les 5 points, ici pour une pyramide. La taille distingue \
                   les groupes, rien de plus.",
            ..STEP
        },
        StepWords {
            said: "G1\u{a0}: vous 1, Beth 1, trois de 14 à 16. À égalité, le pion le plus avancé \
                   l'emporte.",
            task: "Dépassez Beth\u{a0}: B3 en 18.",
            others: &[
                "Il en resterait. Dépassez Beth\u{a0}: prenez 18.",
                "Cela dépasse Beth aussi, mais 18 suffit.",
            ],
            then: "Les trois tombent, 1 à 1\u{a0}: 3 points pour vous, 2 pour Beth. Un grand saut \
                   peut gagner bien des égalités.",
            heard: &[
                (
                    Part::Said,
                    "Petites vertes\u{a0}: vous 1, Beth 1, trois de 14 à 16. À égalité, le pion le \
                     plus avancé l'emporte.",
                ),
                (Part::Task, "Dépassez-les, et Beth\u{a0}: la grande noire en 18."),
            ],
            ..STEP
        },
        StepWords {
            said: "27 prises plus tard, 30 à 30\u{a0}: Beth n'a plus que 75, puis rien.",
            task: "Prenez la plus proche, 71.",
            others: &[
                "Vous seriez à la fin, et 71 à 73 perdues. Prenez 71.",
                "Ce que vous sautez est perdu. Prenez 71.",
            ],
            then: "Beth était à la fin\u{a0}: le reste, 72 et 73, vous revient.",
            ..STEP
        },
        StepWords { said: "Le plus 3, le suivant 2, sans rival 5\u{a0}: 39 à 36.", ..STEP },
    ],
    puzzles: &[
        StepWords {
            task: "30 à 30, encore trois pyramides. Laquelle fait gagner\u{a0}?",
            then: "La dernière petite verte, que personne n'a, rapporte les 5. Si vous prenez 73, Beth la prend.",
            ..STEP
        },
        StepWords {
            task: "Deux moyennes noires, en 71 et 73. Beth, en 72, en a une. Laquelle prenez-vous\u{a0}?",
            then: "71 tombe\u{a0}: 1 à 1, et votre pion est plus avancé. Si vous prenez 71, Beth prend 73.",
            ..STEP
        },
        StepWords {
            task: "Beth est en 74. Au plus près, ou 75\u{a0}?",
            then: "72 et 73 tombent, et en 75 toute égalité est à vous. Sinon, les grandes noires donnent 5 à Beth.",
            ..STEP
        },
    ],
    recap: &[
        "Avancez sur le chemin et prenez une pyramide, c'est obligatoire\u{a0}; on ne recule pas.",
        "Ce que tous les pions ont dépassé tombe dans l'œil et n'est à personne.",
        "Un groupe compte quand le chemin n'en a plus\u{a0}: 3 points à qui en a le plus, 2 au \
         suivant, les 5 sans rival.",
        "À égalité, dans un groupe ou à la fin, le pion le plus avancé l'emporte\u{a0}: un saut \
         peut suffire.",
        "Sans rien devant vous, vous êtes à la fin et passez. Le dernier en course récupère le \
         reste, et c'est fini.",
    ],
};
