//! The rules of the pyramid game in short. What is marked with a star is a house rule.

use crate::texts::language::games::Section;

/// All the rules, in the order in which they are needed.
pub const SECTIONS: &[Section] = &[
    Section {
        title: "Ziel",
        paragraphs: &[
            "75 Pyramiden liegen auf einem Pfad, der sich von Platz 1 bis 75 nach innen windet: je \
             fünf in jeder Farbe (Rot, Gelb, Grün, Blau, Schwarz) und Größe (klein, mittel, groß). Fünf gleiche sind \
             eine Gruppe. Sammle von möglichst vielen der 15 Gruppen die meisten.",
            "Wer beginnt, wird ausgelost, dann geht es im Uhrzeigersinn weiter; alle Figuren beginnen am Start.",
        ],
    },
    Section {
        title: "Dein Zug",
        paragraphs: &[
            "Ziehe deine Figur beliebig weit vorwärts zu einer Pyramide und nimm sie. Liegt \
             vor ihr noch eine, musst du das; zurück geht es nie. Figuren dürfen einander überholen.",
            "Was alle Figuren überholt haben, fällt ins Auge in der Mitte und gehört niemandem. \
             Was nur andere überholt haben, kannst du noch nehmen.",
        ],
    },
    Section {
        title: "Spielende",
        paragraphs: &[
            "Liegt vor deiner Figur keine Pyramide mehr, bist du am Ende: Du setzt aus, bekommst \
             aber weiter Punkte. Sind alle bis auf eine Person dort, nimmt diese alle übrigen \
             Pyramiden, und die Partie ist vorbei. Seid ihr euch alle einig, endet sie sofort mit \
             dem aktuellen Punktestand.*",
        ],
    },
    Section {
        title: "Wertung",
        paragraphs: &[
            "Eine Gruppe wird gewertet, sobald ihre letzte Pyramide vom Pfad weg ist: Die meisten \
             bringen 3 Punkte, die zweitmeisten 2, Alleinbesitz alle 5; liegen alle im Auge, gibt \
             es nichts. Alle Größen zählen gleich.",
            "Bei gleicher Zahl entscheidet, wessen Figur weiter vorn ist. Wer die meisten Punkte \
             hat, gewinnt; bei Gleichstand die Figur weiter vorn. In der Revanche beginnt die \
             nächste Person.* (*\u{a0}Hausregel)",
        ],
    },
];
