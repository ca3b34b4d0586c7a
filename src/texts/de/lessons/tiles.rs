//! The words of the first game of tiles.

use super::STEP;
use crate::app::Part;
use crate::texts::language::lessons::{LessonWords, StepWords};

pub(super) const LESSON: LessonWords = LessonWords {
    steps: &[
        StepWords {
            said: "Lass Farbgruppen wachsen. Von 2 Startplättchen behielt Beth Grün; du hast Rot \
                   und beginnst.",
            ..STEP
        },
        StepWords {
            said: "Eröffnen: Nimm ein Plättchen und lege deins dafür hin.",
            task: "Lege Rot auf e3.",
            keys: "Tippe 3, dann e (oder Pfeile).",
            others: &[
                "Eröffnen darfst du überall, und auch das kann gut sein. Nimm zum Lernen e3: \
                 Es hat zwei rote Nachbarn.",
            ],
            then: "Du hältst jetzt Gelb. R1 ist umgedreht, mit Marker 1: Jedes weitere Rot bringt \
                   1 Punkt, R1 selbst keinen.",
            heard: &[(
                Part::Then,
                "Du hältst jetzt Gelb. Das Rot auf e3 ist umgedreht, mit Marker 1: Jedes weitere \
                 Rot bringt 1 Punkt, das erste keinen.",
            )],
        },
        StepWords {
            said: "Beth hat c6 eröffnet. Kleine Buchstaben sind frei; große sind umgedreht und bleiben.",
            heard: &[(
                Part::Said,
                "Beth hat c6 eröffnet. Umgedrehte Plättchen gehören zu einer Gruppe und bleiben; \
                 alle anderen sind frei.",
            )],
            ..STEP
        },
        StepWords {
            said: "Umdrehen: freie Plättchen neben deiner gleichfarbigen Gruppe, mit + und \
                   Punkten markiert.",
            heard: &[(
                Part::Said,
                "Umdrehen kannst du freie Plättchen neben deiner gleichfarbigen Gruppe.",
            )],
            task: "Drehe e2 um.",
            others: &[
                "f3 liegt auch neben deinem Rot. Lass es noch liegen: Drehe e2 um.",
                "Das ist erlaubt. Aber drehe erst eins um: e2.",
            ],
            then: "Beth hat auf g5 Violett eröffnet. Je Farbe gibt es eine Gruppe; Rot hast du, nun hältst du Gelb.",
            ..STEP
        },
        StepWords {
            said: "Die zweite Gruppe zählt 2 je Plättchen (Marker 2), die sechste 6, aber sie \
                   kommt spät.",
            task: "Eröffne Gelb auf b3.",
            others: &["Das ist erlaubt, aber b3 hat auf zwei Seiten Gelb. Eröffne dort."],
            then: "Eröffnen selbst bringt nichts, und der Marker bleibt. Du hast Rot genommen, \
                   hältst also wieder Rot.",
            ..STEP
        },
        StepWords {
            said: "Beth hat Rot auf g3 eröffnet. Gleichfarbige Gruppen berühren sich nie.",
            task: "Versuche f3: Es wird abgelehnt.",
            others: &["Moment: Sieh dir erst an, was nicht geht. Versuche f3."],
            then: "f3 liegt zwischen deinem Rot und ihrem, also darf es niemand umdrehen. Nur \
                   Seiten zählen, keine Ecken.",
            ..STEP
        },
        StepWords {
            said: "Austauschen: Bei * kommt dein Rot statt einer anderen Farbe zur Gruppe.",
            task: "Tausche d3: Du nimmst Schwarz.",
            others: &[
                "Auch +1, aber Schwarz kannst du noch eröffnen. Tausche d3.",
                "Das ist erlaubt. Aber tausche erst: Lege Rot auf d3.",
            ],
            then: "Beim Umdrehen kommt dazu, was daliegt; deins bleibt dir. Beim Tauschen kommt \
                   deins dazu; du hast ein neues.",
            ..STEP
        },
        StepWords {
            said: "Beth hat c7 umgedreht. Rot bringt dir 1 je Plättchen, Gelb 2.",
            task: "Drehe Gelb neben deiner Gruppe um: b4 oder a3.",
            others: &["Das ist erlaubt, aber Gelb bringt jetzt 2: b4 oder a3."],
            ..STEP
        },
        StepWords {
            said: "Beth hat Orange auf b7 eröffnet. Sie hält Orange; es passt nur auf b6.",
            task: "Eröffne dort Schwarz als dritte.",
            others: &["Dann nutzt Beth b6 selbst. Eröffne dort Schwarz."],
            then: "Jetzt hat Beth keinen Platz für ihr Plättchen und kann nur umdrehen. Geht auch \
                   das nicht, enden die Züge.",
            ..STEP
        },
        StepWords {
            said: "Beth hat g6 umgedreht. Jetzt bleibt ihr nur noch f5.",
            task: "Eröffne dort Grün als vierte, und sie sitzt fest.",
            others: &["Dann dreht Beth f5 um und spielt weiter. Eröffne dort Grün."],
            then: "Beth muss etwas tun und kann nicht, also enden die Züge. Den letzten hattest \
                   du: Du darfst noch umdrehen.",
            ..STEP
        },
        StepWords {
            said: "Umdrehen kostet jetzt nichts: 4 für jedes Grün, 2 für das letzte Gelb.",
            task: "Drehe alle drei um.",
            heard: &[(
                Part::Task,
                "Drehe f6, f7 und a3 um, eins nach dem anderen, oder tippe alle.",
            )],
            others: &["Es gibt noch mehr umzudrehen, und alles bringt Punkte. Mach weiter."],
            then: "Mehr geht nicht. In jeder Gruppe zählen alle außer dem ersten, mal Marker: \
                   Du gewinnst 14 zu 3.",
            ..STEP
        },
    ],
    puzzles: &[
        StepWords {
            task: "Du hältst Orange und hast drei Plätze dafür; jeder bringt 4. Wo gewinnst du?",
            then: "Die Züge enden jedes Mal. Nur bei b3 kannst du c3 umdrehen: 32 zu 29.",
            ..STEP
        },
        StepWords {
            task: "Du hältst Grün, deine sechste Farbe. Wo gewinnst du damit?",
            then: "Beth kann nirgends mehr anlegen: Die Züge enden, und h6 bringt 6: 47 zu 42.",
            ..STEP
        },
        StepWords {
            task: "Du hältst Violett. Was gewinnt: umdrehen oder dein Plättchen legen?",
            then: "Grün bringt dir 6 je Plättchen, Violett 3, und nach b5 kannst du b4 umdrehen.",
            ..STEP
        },
    ],
    recap: &[
        "Wer mehr Punkte hat, gewinnt. Ein Zug: eröffnen, umdrehen oder austauschen. Wenn du \
         kannst, musst du.",
        "Umdrehen: Ein Plättchen kommt zu deiner Gruppe seiner Farbe; deins behältst du. \
         Austauschen: Deins kommt zu seiner Gruppe; du nimmst, was dort lag.",
        "Eine Gruppe je Farbe, eröffnet als 1, 2 und so weiter bis 6. Jedes Plättchen außer dem \
         ersten zählt so viel: Späte bringen mehr, haben aber weniger Zeit.",
        "Eure gleichfarbigen Gruppen dürfen sich nie Seite an Seite berühren.",
        "Kann jemand am Zug nichts tun, enden die Züge; die andere Person dreht um, was geht. \
         Wer nicht beginnt, wählt ein Startplättchen und gibt das andere ab.",
    ],
};
