//! The rules of the tile game in short. What is marked with a star is a house rule.

use crate::texts::language::games::Section;

/// All the rules, in the order in which they are needed.
pub const SECTIONS: &[Section] = &[
    Section {
        title: "Ziel",
        paragraphs: &[
            "Bilde im Mandala Farbgruppen, in jeder Farbe eine, und lass sie wachsen. Es gibt 9 \
             Plättchen je Farbe; im Zentrum liegt von vier Farben je eins. Zu Beginn sind alle \
             frei: Ihre Vorderseite liegt oben. Ein umgedrehtes zeigt die Rückseite und gehört \
             zu einer Gruppe.",
            "Zwei Plättchen bleiben übrig: Wer nicht beginnt, behält eins als Tauschplättchen und \
             gibt das andere der Person, die beginnt.",
        ],
    },
    Section {
        title: "Dein Zug: wenn möglich eine dieser Aktionen",
        paragraphs: &[
            "Eröffnen: Ersetze irgendein freies Plättchen durch dein Tauschplättchen, Rückseite oben, wenn du in dessen Farbe noch keine Gruppe hast. \
             Deine Gruppen bekommen die Marker 1 bis 6.",
            "Umdrehen: Drehe ein freies Plättchen neben deiner gleichfarbigen Gruppe um.",
            "Austauschen: Lege dein Tauschplättchen neben deine Gruppe seiner Farbe, anstelle eines \
             freien Plättchens anderer Farbe.",
            "Was du beim Eröffnen oder Austauschen nimmst, ist dein neues Tauschplättchen. \
             Umgedrehtes bleibt liegen. Daneben heißt Seite an Seite, nicht diagonal.",
            "Deine Gruppe und die gegnerische der gleichen Farbe dürfen sich nie berühren. Das \
             gilt auch für das Umdrehen am Ende.",
        ],
    },
    Section {
        title: "Spielende",
        paragraphs: &[
            "Die Züge enden, wenn jemand am Zug nichts mehr tun kann. Die andere Person darf dann noch \
             beliebig oft umdrehen.",
        ],
    },
    Section {
        title: "Wertung",
        paragraphs: &[
            "Jedes Plättchen einer Gruppe zählt so viel wie ihr Marker, außer dem mit dem Marker. \
             Tauschplättchen zählen nicht. Wer mehr Punkte hat, gewinnt; bei Gleichstand spielt ihr \
             noch einmal. In der Revanche beginnt die andere Person.* (*\u{a0}Hausregel)",
        ],
    },
];
