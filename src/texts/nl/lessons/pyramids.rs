//! The words of the first game of pyramids.

use super::STEP;
use crate::app::Part;
use crate::texts::language::lessons::{LessonWords, StepWords};

pub(super) const LESSON: LessonWords = LessonWords {
    steps: &[
        StepWords {
            said: "Op het pad: 15 groepen van 5, gelijk in kleur en maat. Wie er de meeste van \
                   heeft, krijgt 3 punten, de volgende 2.",
            ..STEP
        },
        StepWords {
            said: "Kleur en maat: R1 is een kleine rode, B3 een grote zwarte, U2 een middelste \
                   blauwe. U is blauw, Y is geel.",
            heard: &[(
                Part::Said,
                "Noem maat en kleur, kleine rode, of de plek op het pad. De letter van blauw is U, \
                 die van geel Y: u2 is een middelste blauwe.",
            )],
            ..STEP
        },
        StepWords {
            said: "Om de beurt: ga vooruit, nooit terug, en neem er een.",
            task: "Neem de kleine rode op 3.",
            keys: "Typ r en 1 en bevestig dan.",
            heard: &[],
            others: &["Je mag naar elke piramide vóór je. Neem hier de kleine rode op 3."],
            then: "Beth nam de kleine rode op 8. Jullie zijn allebei 1 en 2 voorbij: die twee \
                   vielen in het oog, voor niemand.",
        },
        StepWords {
            said: "Beth is 4, 5 en 6 voorbij: wat jij nu overslaat, is weg.",
            task: "Neem blauw, U2, op 7.",
            keys: "Typ u, 2, en 2 voor de volgende.",
            heard: &[(Part::Task, "Neem de middelste blauwe op 7.")],
            others: &[
                "Dat mag ook. Maar kijk wat een sprong doet: neem 7.",
                "Dat is ver! Elke sprong kost piramides. Neem 7.",
            ],
            then: "Weer drie in het oog. Maar alleen jij hebt middelste blauwe, en dat gaat \
                   lonen.",
        },
        StepWords {
            said: "Beth nam een kleine groene. Een groep telt als er niets meer van ligt.",
            task: "Neem de laatste kleine rode, op 10.",
            others: &["Dat mag, maar de kleine rode zouden nu voor jou tellen: neem 10."],
            then: "Kleine rode: jij 2, Beth 1. Wie de meeste heeft, krijgt 3 punten, de ander 2. \
                   Het oog telt voor niemand.",
            ..STEP
        },
        StepWords {
            said: "Alleen jij hebt middelste blauwe. De laatste ligt op 11.",
            task: "Spring erover, naar 13: dan valt 11 en telt de groep.",
            others: &[
                "Dat telt ook. Maar overslaan is genoeg: neem 13.",
                "Dat mag. Maar neem 13, net erachter.",
            ],
            then: "De enige bezitter krijgt alle 5 punten, hier voor één piramide. De maat \
                   onderscheidt groepen, meer niet.",
            ..STEP
        },
        StepWords {
            said: "G1: jij 1, Beth 1, drie op 14 tot 16. Bij gelijke stand wint de voorste pion.",
            task: "Haal Beth in: neem B3 op 18.",
            others: &[
                "Zo tellen de kleine groene nog niet. Ga verder: neem 18.",
                "Ook zo haal je Beth in, maar 18 is ver genoeg.",
            ],
            then: "Alle drie vielen, 1 tegen 1: 3 punten voor jou, 2 voor Beth. Wie ver springt, \
                   wint soms veel gelijke standen.",
            heard: &[
                (
                    Part::Said,
                    "Kleine groene: jij 1, Beth 1, drie op 14 tot 16. Bij gelijke stand wint de \
                     voorste pion.",
                ),
                (Part::Task, "Ga ze voorbij, en Beth ook: neem de grote zwarte op 18."),
            ],
            ..STEP
        },
        StepWords {
            said: "27 zetten later, 30 tegen 30: Beth kan alleen nog naar 75, en dan niet verder.",
            task: "Neem de eerstvolgende, 71.",
            others: &[
                "Dan ben je aan het einde en zijn 71, 72 en 73 weg. Neem 71.",
                "Wat je overslaat, is weg, en je kon het krijgen. Neem 71.",
            ],
            then: "Beth was aan het einde: de rest, 72 en 73, was voor jou.",
            ..STEP
        },
        StepWords { said: "De meeste 3, daarna 2, de enige bezitter 5: 39-36.", ..STEP },
    ],
    puzzles: &[
        StepWords {
            task: "30 tegen 30, nog drie piramides. Met welke win je?",
            then: "De laatste kleine groene: niemand heeft er een, dus alle 5 voor jou. Neem je 73, dan neemt Beth die.",
            ..STEP
        },
        StepWords {
            task: "Twee middelste zwarte, op 71 en 73. Beth, op 72, heeft er een. Welke neem je?",
            then: "71 valt: 1 tegen 1, en jouw pion is verder. Neem je 71, dan neemt Beth 73.",
            ..STEP
        },
        StepWords {
            task: "Beth staat op 74. Neem je wat dichtbij ligt, of 75?",
            then: "72 en 73 vallen, en op 75 win je elke gelijke stand. Anders heeft Beth als enige grote zwarte: 5.",
            ..STEP
        },
    ],
    recap: &[
        "Ga op het pad vooruit naar een piramide en neem die; kan het, dan moet het. Nooit terug.",
        "Wat alle pionnen voorbij zijn, valt in het oog en is voor niemand.",
        "Een groep telt als er niets meer van op het pad ligt: de meeste 3 punten, daarna 2, de \
         enige bezitter 5.",
        "Bij gelijke stand, in een groep en aan het einde, gaat de voorste pion voor: met een \
         sprong kun je winnen.",
        "Ligt er niets meer vóór je, dan ben je aan het einde en pas je. Is nog maar één speler \
         onderweg, dan neemt die de rest en is het afgelopen.",
    ],
};
