//! The rules of the card game in short. What is marked with a star is a house rule.

use crate::texts::language::games::Section;

/// All the rules, in the order in which they are needed.
pub const SECTIONS: &[Section] = &[
    Section {
        title: "Doel",
        paragraphs: &[
            "Vul je kelk met de kleuren die volgens je rivier het meest waard zijn. Van rood, \
             oranje, geel, groen, paars en zwart zijn er elk 18 kaarten. Je begint met 6 \
             handkaarten en 2 kaarten in je kelk die alleen jij kent.",
        ],
    },
    Section {
        title: "Jouw beurt: kies een van de drie",
        paragraphs: &[
            "Berg uitbreiden: leg 1 kaart op een berg en trek er 3; je hebt er nooit meer dan 8.",
            "Veld uitbreiden: leg kaarten van dezelfde kleur in je veld, trek niets en houd er \
             minstens 1 over.",
            "Afleggen: leg kaarten van dezelfde kleur af en trek er evenveel.",
            "Kleurenregel: in een mandala ligt elke kleur op één plek, de berg of een van de velden.",
        ],
    },
    Section {
        title: "Verdelen: als een mandala klaar is",
        paragraphs: &[
            "Met alle zes de kleuren is een mandala klaar, en de berg wordt verdeeld. Wie meer in \
             het veld heeft, kiest als eerste; is het gelijk, dan wie hem niet afmaakte.",
            "Neem om de beurt alle kaarten van een kleur: is die nieuw, dan gaat 1 kaart naar je \
             volgende riviervakje; de rest gaat naar je kelk. Is je veld daar leeg, leg ze dan \
             af. Een nieuwe mandala begint met 2 kaarten.",
        ],
    },
    Section {
        title: "Einde en telling",
        paragraphs: &[
            "Heeft een rivier haar zesde kleur, dan eindigt de partij zodra die berg verdeeld \
             is. Is de stapel leeg, dan worden de afgelegde kaarten de nieuwe, en de volgende \
             mandala die klaar is, is de laatste, zelfs nog in die beurt.* Kan er geen meer \
             worden afgemaakt* of willen jullie allebei stoppen,* dan eindigt ze meteen.",
            "Een kaart in je kelk is het nummer van het riviervakje met die kleur waard, anders 0. \
             Rivieren, handkaarten en de andere mandala tellen niet. Wie de meeste punten heeft, \
             wint; bij een gelijke stand wie de minste kaarten in de kelk heeft, anders is het \
             gelijkspel. Bij een revanche begint de andere speler.* (*\u{a0}huisregel)",
        ],
    },
];
