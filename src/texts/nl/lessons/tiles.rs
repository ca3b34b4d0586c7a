//! The words of the first game of tiles.

use super::STEP;
use crate::app::Part;
use crate::texts::language::lessons::{LessonWords, StepWords};

pub(super) const LESSON: LessonWords = LessonWords {
    steps: &[
        StepWords {
            said: "Laat kleurgroepen groeien: elke tegel telt. Van twee starttegels hield Beth \
                   groen; jij kreeg rood en begint.",
            ..STEP
        },
        StepWords {
            said: "Openen: leg je tegel ergens neer en neem wat daar lag.",
            task: "Leg rood op e3.",
            keys: "Typ 3 en dan e, of kies met de pijlen.",
            others: &[
                "Openen mag overal, en ook daar kan het goed zijn. Neem in deze les e3: dat heeft \
                 twee rode buren.",
            ],
            then: "Je hebt nu geel. R1 is omgedraaid, met fiche 1: elke rode die erbij komt, \
                   levert 1 punt op, R1 zelf niets.",
            heard: &[(
                Part::Then,
                "Je hebt nu geel. De rode op e3 is omgedraaid, met fiche 1: elke rode die erbij \
                 komt, levert 1 punt op, de eerste zelf niets.",
            )],
        },
        StepWords {
            said: "Beth opende c6. Kleine letters zijn vrije voorkanten; hoofdletters liggen vast, \
                   met het teken van hun speler.",
            heard: &[(
                Part::Said,
                "Beth opende c6. Voorkanten zijn vrij; wat omgedraaid is, hoort bij een groep en \
                 blijft liggen.",
            )],
            ..STEP
        },
        StepWords {
            said: "Omdraaien: draai een vrije tegel naast je groep van die kleur om; een + toont de punten.",
            heard: &[(
                Part::Said,
                "Omdraaien: draai een vrije tegel om naast je groep van zijn kleur.",
            )],
            task: "Draai e2 om.",
            others: &[
                "Ook f3 ligt naast je rood. Die kan later: draai e2 om.",
                "Dat mag. Maar kijk eerst hoe omdraaien gaat: e2.",
            ],
            then: "Beth opende paars op g5. Van elke kleur open je één groep: rood is open, en je \
                   hebt geel.",
            ..STEP
        },
        StepWords {
            said: "Je tweede groep krijgt fiche 2: 2 punten per tegel. De zesde krijgt 6, maar \
                   weinig tijd.",
            task: "Open geel op b3.",
            others: &["Dat mag, maar naast b3 ligt aan twee kanten geel. Open daar."],
            then: "Openen zelf levert niets op, en een fiche blijft liggen. Je nam rood: nu heb \
                   je weer rood.",
            ..STEP
        },
        StepWords {
            said: "Beth opende rood op g3. Jullie groepen van dezelfde kleur raken elkaar nooit.",
            task: "Probeer f3: je ziet dat het niet mag.",
            others: &["Wacht: kijk eerst wat niet mag. Probeer f3."],
            then: "f3 ligt tussen jouw rood en dat van Beth: niemand kan hem omdraaien. Hoeken \
                   tellen niet, alleen zijden.",
            ..STEP
        },
        StepWords {
            said: "Ruilen: bij een * komt je rode tegel in de plaats van een andere kleur.",
            task: "Ruil op d3: je neemt zwart.",
            others: &[
                "Ook +1, maar zwart kun je nog openen. Ruil op d3.",
                "Dat mag. Maar ruil nu eerst: leg rood op d3.",
            ],
            then: "Omdraaien: die tegel komt erbij, je houdt de jouwe. Ruilen: de jouwe komt \
                   erbij, je krijgt een andere.",
            ..STEP
        },
        StepWords {
            said: "Beth draaide c7 om. Rood levert 1 per tegel op, geel 2.",
            task: "Draai een gele tegel naast je groep om: b4 of a3.",
            others: &["Dat mag, maar geel levert nu 2 op: b4 of a3."],
            ..STEP
        },
        StepWords {
            said: "Beth opende oranje op b7. Ze heeft weer oranje; dat past alleen op b6.",
            task: "Open daar zwart, als je derde groep.",
            others: &["Dan gebruikt Beth b6 zelf. Open daar zwart."],
            then: "Nu kan Beth haar tegel nergens kwijt; alleen omdraaien kan nog. Kan ook dat \
                   niet, dan zijn de beurten voorbij.",
            ..STEP
        },
        StepWords {
            said: "Beth draaide g6 om. Nu kan ze alleen f5 nog omdraaien.",
            task: "Open daar groen, als je vierde: dan kan ze niets meer.",
            others: &["Dan draait Beth f5 om en gaat het door. Open daar groen."],
            then: "Beth kan niets, dus de beurten zijn voorbij. De laatste was van jou: jij mag \
                   nog omdraaien.",
            ..STEP
        },
        StepWords {
            said: "Omdraaien kost nu niets: 4 voor elke groene, 2 voor de laatste gele.",
            task: "Draai ze alle drie om.",
            heard: &[(Part::Task, "Draai f6, f7 en a3 om, een voor een, of typ alles.")],
            others: &["Er valt nog meer om te draaien, voor meer punten. Ga door."],
            then: "Klaar. In elke groep tellen alle tegels na de eerste, maal het fiche: je wint \
                   met 14-3.",
            ..STEP
        },
    ],
    puzzles: &[
        StepWords {
            task: "Je hebt oranje, met drie plekken ervoor; elke plek levert 4 op. Waar win je?",
            then: "Daarna zijn de beurten voorbij. Alleen bij b3 kun je c3 nog omdraaien: 32-29.",
            ..STEP
        },
        StepWords {
            task: "Je hebt groen, je zesde kleur. Waar win je ermee?",
            then: "Beth kan haar tegel niet meer kwijt. De beurten zijn voorbij, en h6 levert 6 op: 47-42.",
            ..STEP
        },
        StepWords {
            task: "Je hebt paars. Wat wint: een tegel omdraaien, of de jouwe leggen?",
            then: "Groen levert je 6 per tegel op, paars 3, en na b5 kun je b4 omdraaien.",
            ..STEP
        },
    ],
    recap: &[
        "Wie de meeste punten heeft, wint. Een beurt: openen, omdraaien of ruilen. Je moet iets \
         doen zolang het kan.",
        "Omdraaien: een tegel komt bij je groep van zijn kleur; je houdt de jouwe. Ruilen: jouw \
         tegel komt bij je groep; je neemt de tegel die er lag.",
        "Van elke kleur één groep, met fiche 1 tot 6. Elke tegel behalve de eerste is dat nummer \
         waard: late groepen leveren meer op, maar hebben minder tijd.",
        "Groepen van dezelfde kleur liggen nooit zijde aan zijde.",
        "Kan wie aan de beurt is niets meer doen, dan zijn de beurten voorbij; de ander draait om \
         wat nog kan. Aan het begin kiest wie niet begint een starttegel en geeft de andere weg.",
    ],
};
