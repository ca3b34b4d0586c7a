//! The rules of the tile game in short. What is marked with a star is a house rule.

use crate::texts::language::games::Section;

/// All the rules, in the order in which they are needed.
pub const SECTIONS: &[Section] = &[
    Section {
        title: "Doel",
        paragraphs: &[
            "Maak van de tegels van de mandala groepen, één van elke kleur, en laat ze groeien. \
             Elke kleur heeft 9 tegels; in het midden ligt van vier kleuren een tegel. Eerst zijn \
             alle tegels vrij: de voorkant ligt boven. Een omgedraaide tegel toont de achterkant \
             en hoort bij een groep.",
            "Twee tegels blijven over: wie niet begint, houdt er één als ruiltegel en geeft de \
             andere aan de startspeler.",
        ],
    },
    Section {
        title: "Jouw beurt: doe een van deze dingen als het kan",
        paragraphs: &[
            "Openen: leg je ruiltegel, achterkant boven, op de plek van een vrije tegel, als je \
             nog geen groep van die kleur hebt. Je groepen krijgen fiche 1, 2, tot en met 6.",
            "Omdraaien: draai een vrije tegel om die naast je groep van zijn kleur ligt.",
            "Ruilen: leg je ruiltegel op de plek van een vrije tegel van een andere kleur, naast \
             je groep van de kleur van je ruiltegel.",
            "Bij openen en ruilen wordt de tegel die je neemt je nieuwe ruiltegel. Omgedraaide \
             tegels blijven liggen. Naast betekent zijde aan zijde; hoeken tellen niet.",
            "Jouw groep en die van de ander in dezelfde kleur raken elkaar nooit, ook niet bij het \
             omdraaien aan het einde.",
        ],
    },
    Section {
        title: "Het einde",
        paragraphs: &[
            "Kan wie aan de beurt is niets meer doen, dan zijn de beurten voorbij. De ander mag dan \
             nog omdraaien, zo vaak als het kan.",
        ],
    },
    Section {
        title: "Telling",
        paragraphs: &[
            "Elke tegel van een groep is het nummer van het fiche waard, behalve die met het fiche. \
             Ruiltegels tellen niet. Wie de meeste punten heeft, wint; speel na een gelijkspel nog \
             eens. Bij een revanche begint de andere speler.* (*\u{a0}huisregel)",
        ],
    },
];
