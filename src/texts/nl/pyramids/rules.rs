//! The rules of the pyramid game in short. What is marked with a star is a house rule.

use crate::texts::language::games::Section;

/// All the rules, in the order in which they are needed.
pub const SECTIONS: &[Section] = &[
    Section {
        title: "Doel",
        paragraphs: &[
            "75 piramides liggen op een pad dat naar binnen draait, van plek 1 tot 75: vijf van \
             elke kleur (rood, geel, groen, blauw, zwart) en elke maat (klein, middel, groot). Vijf gelijke vormen een \
             groep. Probeer van zo veel mogelijk van de 15 groepen de meeste te hebben.",
            "Jullie loten wie begint; dan gaat het met de klok mee. Alle pionnen beginnen bij de \
             start.",
        ],
    },
    Section {
        title: "Jouw beurt",
        paragraphs: &[
            "Ga met je pion vooruit naar een piramide, zo ver je wilt, en neem die. Ligt er \
             nog een voor je, dan moet dat; terug ga je nooit. Pionnen mogen elkaar inhalen.",
            "Wat alle pionnen voorbij zijn, valt in het oog, het midden, en is voor niemand. Wat \
             alleen anderen voorbij zijn, mag je nog nemen.",
        ],
    },
    Section {
        title: "Het einde",
        paragraphs: &[
            "Ligt er geen piramide meer vóór je pion, dan ben je aan het einde: je past, maar je \
             groepen tellen nog mee. Is nog maar 1 speler onderweg, dan neemt die alles wat er nog \
             ligt en is de partij afgelopen. Willen jullie allemaal stoppen, dan is het meteen \
             afgelopen, met de punten van dat moment.*",
        ],
    },
    Section {
        title: "Telling",
        paragraphs: &[
            "Een groep telt zodra er niets meer van op het pad ligt: de meeste 3 punten, \
             de op één na meeste 2, de enige bezitter alle 5; niemand iets als alles in het oog \
             ligt. De maat maakt niet uit.",
            "Bij gelijke aantallen gaat de voorste pion voor. Wie de meeste punten heeft, wint; bij \
             een gelijke stand de voorste pion. Bij een revanche begint de volgende \
             speler.* (*\u{a0}huisregel)",
        ],
    },
];
