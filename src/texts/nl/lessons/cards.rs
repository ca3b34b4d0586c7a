//! The words of the first game of cards.

use super::STEP;
use crate::app::Part;
use crate::texts::language::lessons::{LessonWords, StepWords};

pub(super) const LESSON: LessonWords = LessonWords {
    steps: &[
        StepWords {
            said: "Jij zit onder, Beth boven. Je verzamelt zandkaarten in je kelk; je rivier zegt \
                   wat elke kleur waard is. Wie de meeste punten heeft, wint.",
            heard: &[(
                Part::Said,
                "Je verzamelt zandkaarten in je kelk; je rivier zegt wat elke kleur waard is. Alle \
                 kaarten komen uit de twee mandala's. Wie de meeste punten heeft, wint.",
            )],
            ..STEP
        },
        StepWords {
            said: "Sinds het delen liggen er twee kaarten in je kelk die alleen jij kent: één \
                   paarse, P1, en één zwarte, B1. Tot je rivier hun kleur heeft, zijn ze 0 waard.",
            heard: &[(
                Part::Said,
                "Sinds het delen liggen er twee kaarten in je kelk die alleen jij kent: een paarse \
                 en een zwarte. Tot je rivier hun kleur heeft, zijn ze 0 waard.",
            )],
            ..STEP
        },
        StepWords {
            said: "Per beurt kies je uit drie acties. Eén: leg 1 kaart op een berg, het midden van \
                   een mandala, en trek er 3, tot je er 8 hebt.",
            task: "Leg geel op de linkerberg.",
            others: &["Dat mag, maar nu leggen we geel op de linkerberg."],
            then: "Drie nieuwe kaarten, met een +. Wat op een berg ligt, is nog van niemand; \
                   later verdelen jullie het.",
            heard: &[
                (
                    Part::Said,
                    "Per beurt kies je uit drie acties. Eén: leg 1 kaart op een berg en trek er 3, tot \
                     je er 8 hebt.",
                ),
                (
                    Part::Then,
                    "Wat op een berg ligt, is nog van niemand; later verdelen jullie het.",
                ),
            ],
            ..STEP
        },
        StepWords {
            said: "Beth legde groen in haar linkerveld, boven de berg. In een mandala ligt een \
                   kleur maar op één plek: links mag nu alleen Beth nog groen leggen.",
            task: "Probeer het, en je ziet dat het niet mag: kies groen en de linkermandala.",
            others: &["Wacht: kijk eerst wat niet mag. Kies groen en de linkermandala."],
            heard: &[
                (
                    Part::Said,
                    "Beth legde groen in haar linkerveld. In een mandala ligt een kleur maar op één \
                     plek: links mag nu alleen Beth nog groen leggen.",
                ),
                (Part::Task, "Probeer het, en je hoort dat het niet mag: typ groen links."),
                (Part::Other(0), "Wacht: hoor eerst wat niet mag."),
            ],
            then: "Rechts ligt groen op de berg, dus daar mag je het wel bij leggen: elke mandala \
                   staat op zichzelf.",
            ..STEP
        },
        StepWords {
            said: "Twee: leg kaarten van één kleur in je veld, onder de berg, en trek niets; houd \
                   er 1 in je hand. Wie daar meer heeft, kiest eerst.",
            task: "Leg je twee paarse kaarten in je linkerveld, met f voor het veld.",
            others: &[
                "Leg ze allebei: hoe meer kaarten in je veld, hoe eerder je kiest.",
                "Dat mag, maar je hebt links een kaart in je veld nodig. Leg daar je twee paarse \
                 kaarten.",
            ],
            then: "2 kaarten in jouw veld, 1 in dat van Beth: zoals het nu staat, kies jij eerst. \
                   Met een leeg veld zou je niets krijgen.",
            heard: &[
                (
                    Part::Said,
                    "Twee: leg kaarten van één kleur in je veld en trek niets; houd er 1 in je hand. \
                     Wie daar meer heeft, kiest eerst van de berg.",
                ),
                (Part::Task, "Leg je twee paarse kaarten in je linkerveld."),
            ],
            ..STEP
        },
        StepWords {
            said: "Drie: leg kaarten van één kleur af en trek er evenveel. Zes kleuren maken een \
                   mandala af: in de linkerring licht alleen zwart niet op, en dat heb je niet.",
            heard: &[(
                Part::Said,
                "Drie: leg kaarten van één kleur af en trek er evenveel. Zes kleuren maken een \
                 mandala af: links ontbreekt alleen zwart, en dat heb je niet.",
            )],
            task: "Leg je twee rode af: rood ligt er al.",
            others: &[
                "Leg ze allebei af: met twee vind je eerder zwart.",
                "Dat mag, maar zoek eerst zwart. Leg je twee rode kaarten af.",
            ],
            then: "Daar is het: zwart.",
            ..STEP
        },
        StepWords {
            said: "Links liggen vijf van de zes kleuren. De zesde maakt de mandala af, op de berg \
                   of in een veld; dan wordt de berg verdeeld.",
            task: "Leg zwart op de linkerberg.",
            others: &[
                "Ook zo is hij klaar, maar wat in de velden ligt, gaat weg. Op de berg is zwart te \
                 winnen.",
                "Dat mag, maar met zwart maak je nu de linkermandala af.",
            ],
            then: "Klaar! Wie meer kaarten in het veld heeft, kiest als eerste: jij, met 2 tegen \
                   1. Is het gelijk, dan begint wie hem niet afmaakte.",
            ..STEP
        },
        StepWords {
            said: "Je neemt alle kaarten van één kleur: is die nieuw in je rivier, dan gaat er 1 \
                   naar het volgende vakje, de rest in je kelk. De lijst noemt eerst dat vakje, \
                   dan de punten.",
            heard: &[(
                Part::Said,
                "Je neemt alle kaarten van één kleur: is die nieuw voor je, dan gaat er 1 naar je \
                 volgende riviervakje en de rest naar je kelk. Daar is elke kaart het nummer van \
                 het vakje met die kleur waard.",
            )],
            task: "Neem geel: 1 naar de rivier, 1 naar de kelk.",
            others: &[
                "Oranje zou net zo goed zijn. Neem hier geel.",
                "Dat is één kaart, dus niets voor je kelk. Neem geel.",
            ],
            then: "De kaart in de rivier levert niets op. Die zegt dat elke gele kaart in je \
                   kelk 1 punt waard is.",
            ..STEP
        },
        StepWords {
            said: "Beth nam oranje. Zwart en paars liggen al sinds het delen in je kelk.",
            task: "Neem zwart: dat vult riviervakje 2, en je geheime zwarte kaart is 2 punten \
                   waard.",
            others: &["Rood zou het vakje ook vullen, maar in je kelk ligt geen rood. Neem zwart."],
            then: "De laatste kleur, rood, was voor Beth. Beide velden worden afgelegd, twee \
                   kaarten vormen een nieuwe berg, en Beth is aan de beurt.",
            ..STEP
        },
        StepWords {
            said: "Tien beurten later mist je rivier alleen paars: in vakje 6 is elke kaart 6 \
                   waard, ook je geheime. Links liggen er 3, en alleen groen ontbreekt.",
            task: "Maak hem zo af dat jij als eerste kiest.",
            others: &[
                "Dan staan de velden gelijk, 1 tegen 1, en kiest Beth, want jij maakte hem af. Leg \
                 groen in je veld.",
                "Dat mag, maar met groen maak je nu de linkermandala af.",
            ],
            then: "2 tegen 1: jij kiest als eerste.",
            ..STEP
        },
        StepWords {
            said: "Met je zesde kleur eindigt de partij zodra deze berg verdeeld is. In vakje 6 \
                   is elke paarse kaart in je kelk 6 punten waard, ook de geheime.",
            task: "Neem paars.",
            others: &["Paars levert 18 punten op, rood 4, zwart 2. Neem paars."],
            then: "Beth nam rood. Jij kreeg de laatste kleur, zwart. Die heb je al in je rivier, \
                   dus alles ging naar je kelk.",
            ..STEP
        },
        StepWords {
            said: "Nu tellen de kelken, elke kaart voor het nummer van haar vakje: je 3 paarse \
                   leveren 3 × 6 = 18 op. Je wint met 23-5.",
            heard: &[(
                Part::Said,
                "Nu tellen de kelken, elke kaart voor het nummer van haar riviervakje: je 3 paarse \
                 leveren 18 op. Je wint met 23 tegen 5.",
            )],
            ..STEP
        },
    ],
    puzzles: &[
        StepWords {
            task: "Zwart maakt de linkermandala af. Speel het zo dat jij als eerste kiest.",
            then: "Velden 3 tegen 2. Met 1 zwarte is het 2 tegen 2 en kiest Beth, want jij maakte hem af; op de berg 1 tegen 2.",
            ..STEP
        },
        StepWords {
            task: "Beth heeft haar zesde kleur: dit is je laatste keus. Rood of zwart?",
            then: "Rood levert jou 2 kaarten van 2 punten op, en Beth 2. Zwart is nieuw, dus \
                   0, en dan krijgt Beth 8 voor rood.",
            ..STEP
        },
        StepWords {
            task: "Paars zou je zesde kleur zijn. Rood of paars?",
            then: "Paars, 0 punten, beëindigt de partij terwijl je achterstaat. Na rood (+8) sta je voor en speel je door.",
            ..STEP
        },
    ],
    recap: &[
        "Een beurt: een berg uitbreiden (1 kaart, trek er 3, tot 8), je veld (houd 1 kaart), of \
         afleggen en trekken.",
        "Kleurenregel: in een mandala ligt elke kleur maar op één plek.",
        "Met zes kleuren is hij klaar. Wie meer in het veld heeft, kiest als eerste; is het \
         gelijk, dan wie hem niet afmaakte. Met een leeg veld leg je af wat je neemt.",
        "Nieuwe kleur: 1 kaart naar de rivier, de rest naar de kelk. Bekende kleur: alles naar de \
         kelk. Alleen de kelk telt: per kaart het nummer van het riviervakje.",
        "Het einde: een zesde kleur in een rivier, of, als de stapel een keer op was, de volgende \
         mandala die klaar is. De meeste punten winnen; bij gelijke stand de minste kaarten \
         in de kelk.",
    ],
};
