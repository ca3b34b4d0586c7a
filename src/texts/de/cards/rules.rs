//! The rules of the card game in short. What is marked with a star is a house rule.

use crate::texts::language::games::Section;

/// All the rules, in the order in which they are needed.
pub const SECTIONS: &[Section] = &[
    Section {
        title: "Ziel",
        paragraphs: &[
            "Fülle deinen Kelch mit den Farben, die dein Fluss am wertvollsten macht. Es gibt je \
             18 Karten in Rot, Orange, Gelb, Grün, Violett und Schwarz. Du beginnst mit 6 auf der \
             Hand und 2 im Kelch, die nur du kennst.",
        ],
    },
    Section {
        title: "Dein Zug: eine dieser Aktionen",
        paragraphs: &[
            "Zentrum: Spiele 1 Karte hinein und ziehe 3 nach, bis zu 8 auf der Hand.",
            "Feld: Spiele Karten einer Farbe in dein Feld, ziehe keine, behalte mindestens 1.",
            "Abwerfen: Lege Karten einer Farbe ab und ziehe genauso viele nach.",
            "Goldene Regel: In einem Mandala liegt jede Farbe nur im Zentrum oder nur in einem Feld.",
        ],
    },
    Section {
        title: "Aufteilen: wenn ein Mandala vollendet ist",
        paragraphs: &[
            "Mit allen sechs Farben ist ein Mandala vollendet, und sein Zentrum wird aufgeteilt. \
             Wer mehr im Feld hat, wählt zuerst; bei Gleichstand, wer es nicht vollendet hat.",
            "Nehmt abwechselnd alle Karten einer Farbe: Ist sie neu, kommt 1 auf den nächsten \
             Platz im Fluss, der Rest in den Kelch. Ist dein Feld dort leer, wirfst du sie \
             stattdessen ab. Ein neues Mandala beginnt mit 2 Karten.",
        ],
    },
    Section {
        title: "Ende und Wertung",
        paragraphs: &[
            "Liegt in einem Fluss die sechste Farbe, ist Schluss, sobald das Zentrum aufgeteilt \
             ist. Ist der Zugstapel leer, wird die Ablage zum neuen, und das nächste vollendete \
             Mandala ist das letzte, sogar noch im selben Zug.* Lässt sich kein Mandala mehr \
             vollenden* oder seid ihr euch einig,* ist sofort Schluss.",
            "Jede Karte im Kelch zählt so viel wie der Platz ihrer Farbe im Fluss, sonst 0. Fluss, \
             Hand und das offene Mandala zählen nicht. Es gewinnt, wer mehr Punkte hat, bei \
             Gleichstand weniger Karten im Kelch; sonst ist es unentschieden. In der Revanche \
             beginnt die andere Person.* (*\u{a0}Hausregel)",
        ],
    },
];
