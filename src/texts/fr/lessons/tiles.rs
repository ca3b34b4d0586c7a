//! The words of the first game of tiles.

use super::STEP;
use crate::app::Part;
use crate::texts::language::lessons::{LessonWords, StepWords};

pub(super) const LESSON: LessonWords = LessonWords {
    steps: &[
        StepWords {
            said: "Agrandissez vos groupes\u{a0}: chaque tuile compte. Au départ, Beth garde la \
                   verte\u{a0}; vous avez la rouge et commencez.",
            ..STEP
        },
        StepWords {
            said: "Ouvrir\u{a0}: posez votre tuile, prenez celle qui était là.",
            task: "Posez la rouge en e3.",
            keys: "Tapez 3, puis e (ou les flèches).",
            others: &[
                "On peut ouvrir partout, et c'est peut-être bien aussi. Mais ici, jouez e3\u{a0}: deux \
                 rouges sont à côté.",
            ],
            then: "Vous tenez la jaune. R1 est retournée, avec le jeton 1\u{a0}: chaque rouge qui s'y \
                   ajoute rapporte 1 point, R1 rien.",
            heard: &[(
                Part::Then,
                "Vous tenez la jaune. La rouge en e3 est retournée, avec le jeton 1\u{a0}: chaque rouge \
                 qui s'y ajoute rapporte 1 point, la première rien.",
            )],
        },
        StepWords {
            said: "Beth a ouvert en c6. Minuscule\u{a0}: une tuile recto, libre. Majuscule\u{a0}: \
                   retournée et fixe, au signe du joueur.",
            heard: &[(
                Part::Said,
                "Beth a ouvert en c6. Une tuile recto est libre\u{a0}; une tuile retournée fait partie \
                 d'un groupe et ne bouge plus.",
            )],
            ..STEP
        },
        StepWords {
            said: "Retourner\u{a0}: une tuile recto à côté de votre groupe de sa couleur. Un + la \
                   marque, avec ses points.",
            heard: &[(
                Part::Said,
                "Retourner\u{a0}: une tuile recto à côté de votre groupe de sa couleur.",
            )],
            task: "Retournez e2.",
            others: &[
                "f3 touche aussi votre rouge. Plus tard\u{a0}! Retournez e2.",
                "C'est permis. Mais retournez d'abord une tuile\u{a0}: e2.",
            ],
            then: "Beth a ouvert le violet en g5. On ouvre un groupe par couleur\u{a0}: vous avez le \
                   rouge, et vous tenez la jaune.",
            ..STEP
        },
        StepWords {
            said: "Votre deuxième groupe a le jeton 2\u{a0}: 2 points par tuile. Le sixième aura 6, mais tard.",
            task: "Ouvrez le jaune en b3.",
            others: &["C'est permis, mais b3 a du jaune de deux côtés. Ouvrez là."],
            then: "Ouvrir ne rapporte rien, et un jeton ne bouge plus. Vous avez pris une rouge\u{a0}: \
                   c'est elle que vous tenez.",
            ..STEP
        },
        StepWords {
            said: "Beth a ouvert le rouge en g3. Votre groupe rouge et le sien ne se touchent jamais.",
            task: "Essayez f3\u{a0}: c'est refusé.",
            others: &["Attendez, voyez d'abord ce qui est interdit. Essayez f3."],
            then: "f3 est entre votre rouge et le sien\u{a0}: personne ne peut la retourner. \
                   Seuls les bords comptent, pas les coins.",
            ..STEP
        },
        StepWords {
            said: "Échanger\u{a0}: sur un *, votre rouge prend la place d'une autre couleur.",
            heard: &[(
                Part::Said,
                "Échanger\u{a0}: votre rouge rejoint votre groupe rouge à la place d'une autre couleur.",
            )],
            task: "Échangez en d3\u{a0}: vous prenez la noire.",
            others: &[
                "+1 aussi, mais on peut ouvrir le noir. Échangez en d3.",
                "C'est permis. Mais voyez l'échange\u{a0}: la rouge en d3.",
            ],
            then: "Retourner ajoute la tuile qui est là, et vous gardez la vôtre. Échanger ajoute \
                   la vôtre, et vous prenez l'autre.",
            ..STEP
        },
        StepWords {
            said: "Beth a retourné c7. Une rouge rapporte 1, une jaune 2.",
            task: "Retournez une jaune à côté de votre groupe\u{a0}: b4 ou a3.",
            others: &["C'est permis, mais le jaune rapporte 2\u{a0}: b4 ou a3."],
            ..STEP
        },
        StepWords {
            said: "Beth a ouvert l'orange en b7. Elle en tient une, qui ne va qu'en b6.",
            task: "Ouvrez-y le noir, en troisième.",
            others: &["Alors Beth se servira de b6. Ouvrez-y le noir."],
            then: "Beth ne peut plus poser, seulement retourner. Quand elle ne le pourra plus, \
                   les tours s'arrêteront.",
            ..STEP
        },
        StepWords {
            said: "Beth a retourné g6. Il ne lui reste plus que f5.",
            task: "Ouvrez-y le vert, en quatrième, et elle est bloquée.",
            others: &["Alors Beth retourne f5 et continue. Ouvrez-y le vert."],
            then: "Beth doit agir mais ne peut pas\u{a0}: les tours sont finis. Le dernier est le \
                   vôtre\u{a0}: retournez encore.",
            ..STEP
        },
        StepWords {
            said: "Retourner ne coûte plus rien\u{a0}: 4 par verte, 2 pour la dernière jaune.",
            task: "Retournez les trois.",
            heard: &[(Part::Task, "Retournez f6, f7 et a3, une par une, ou tapez tout.")],
            others: &["Il en reste, et chaque tuile rapporte. Continuez."],
            then: "Plus rien à retourner. Chaque groupe compte ses tuiles sauf la première, fois \
                   son jeton\u{a0}: vous gagnez 14 à 3.",
            ..STEP
        },
    ],
    puzzles: &[
        StepWords {
            task: "Vous tenez l'orange et pouvez la poser à trois endroits, pour 4 chacun. Lequel gagne\u{a0}?",
            then: "Chacun met fin aux tours. Seul b3 permet de retourner c3\u{a0}: 32 à 29.",
            ..STEP
        },
        StepWords {
            task: "Vous tenez la verte, votre sixième. Où gagne-t-elle\u{a0}?",
            then: "Beth ne peut plus poser sa tuile\u{a0}: les tours s'arrêtent. h6 rapporte 6\u{a0}: 47 à 42.",
            ..STEP
        },
        StepWords {
            task: "Vous tenez la violette. Gagne-t-on en retournant, ou en la posant\u{a0}?",
            then: "Une verte vous rapporte 6, une violette 3, et après b5 vous pourrez retourner b4.",
            ..STEP
        },
    ],
    recap: &[
        "Qui a le plus de points gagne. À chaque tour, ouvrez un groupe, retournez ou échangez, si \
         vous le pouvez.",
        "Retourner\u{a0}: une tuile rejoint votre groupe de sa couleur\u{a0}; vous gardez la vôtre. \
         Échanger\u{a0}: la vôtre rejoint son groupe\u{a0}; vous prenez celle qui était là.",
        "Un groupe par couleur, avec les jetons 1, 2, jusqu'à 6. Chaque tuile sauf la première vaut \
         ce numéro\u{a0}: les derniers paient mieux, mais ont moins de temps.",
        "Vos groupes et ceux de l'adversaire, de même couleur, ne se touchent jamais par un bord.",
        "Quand celui qui doit jouer ne peut plus agir, les tours s'arrêtent\u{a0}; l'autre retourne ce \
         qui reste. Au départ, le second joueur garde une tuile et donne l'autre.",
    ],
};
