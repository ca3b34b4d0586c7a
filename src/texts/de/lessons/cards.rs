//! The words of the first game of cards.

use super::STEP;
use crate::app::Part;
use crate::texts::language::lessons::{LessonWords, StepWords};

pub(super) const LESSON: LessonWords = LessonWords {
    steps: &[
        StepWords {
            said: "Du sitzt unten, Beth oben. Sammle Sandkarten in deinem Kelch; dein Fluss sagt, \
                   was jede Farbe wert ist. Wer mehr Punkte hat, gewinnt.",
            heard: &[(
                Part::Said,
                "Sammle Sandkarten in deinem Kelch; dein Fluss sagt, was jede Farbe wert ist. Sie \
                 kommen alle aus den zwei Mandalas. Wer mehr Punkte hat, gewinnt.",
            )],
            ..STEP
        },
        StepWords {
            said: "In deinem Kelch liegen schon zwei Karten, die nur du kennst: eine violette, \
                   P1, und eine schwarze, B1. Sie sind 0 wert, bis ihre Farbe in deinem Fluss \
                   liegt.",
            heard: &[(
                Part::Said,
                "In deinem Kelch liegen schon zwei Karten, die nur du kennst: eine violette und \
                 eine schwarze. Sie sind 0 wert, bis ihre Farbe in deinem Fluss liegt.",
            )],
            ..STEP
        },
        StepWords {
            said: "Am Zug hast du drei Möglichkeiten. Erstens: Lege 1 Karte in ein Zentrum, die \
                   Mitte eines Mandalas, und ziehe 3 nach, bis du 8 auf der Hand hast.",
            task: "Lege Gelb ins linke Zentrum.",
            others: &["Das ist erlaubt, aber lege hier Gelb ins linke Zentrum."],
            then: "Drei neue Karten, mit + markiert. Was im Zentrum liegt, gehört noch niemandem; \
                   ihr teilt es später auf.",
            heard: &[
                (
                    Part::Said,
                    "Am Zug hast du drei Möglichkeiten. Erstens: Lege 1 Karte in ein Zentrum und \
                     ziehe 3 nach, bis du 8 auf der Hand hast.",
                ),
                (
                    Part::Then,
                    "Was im Zentrum liegt, gehört noch niemandem; ihr teilt es später auf.",
                ),
            ],
            ..STEP
        },
        StepWords {
            said: "Beth hat Grün in ihr linkes Feld gelegt. In einem Mandala bleibt eine Farbe an \
                   einem Ort: Links darf jetzt nur Beth Grün dazulegen.",
            task: "Probiere es trotzdem, es wird abgelehnt: Grün und das linke Mandala.",
            others: &[
                "Moment: Sieh dir erst an, was nicht geht. Wähle Grün und das linke Mandala.",
            ],
            heard: &[
                (Part::Task, "Probiere es trotzdem, es wird abgelehnt: Tippe grün links."),
                (Part::Other(0), "Moment: Hör dir erst an, was nicht geht."),
            ],
            then: "Rechts liegt Grün im Zentrum, dort dürftest du es dazulegen: Jedes Mandala \
                   steht für sich.",
            ..STEP
        },
        StepWords {
            said: "Zweitens: Lege Karten einer Farbe in dein Feld, unter dem Zentrum, und ziehe \
                   nichts; 1 behältst du. Wer dort mehr hat, wählt zuerst.",
            task: "Lege beide violetten in dein linkes Feld, mit f für das Feld.",
            others: &[
                "Lege beide: Je mehr Karten im Feld, desto früher wählst du.",
                "Das ist erlaubt, aber du brauchst etwas im linken Feld: Lege beide violetten hinein.",
            ],
            then: "2 Karten in deinem Feld, 1 bei Beth: Im Moment würdest du zuerst wählen. Mit \
                   leerem Feld bekämst du nichts.",
            heard: &[
                (
                    Part::Said,
                    "Zweitens: Lege Karten einer Farbe in dein Feld und ziehe nichts; 1 behältst du \
                     auf der Hand. Wer dort mehr hat, wählt zuerst aus dem Zentrum.",
                ),
                (Part::Task, "Lege beide violetten in dein linkes Feld."),
            ],
            ..STEP
        },
        StepWords {
            said: "Drittens: Wirf Karten einer Farbe ab und ziehe genauso viele. Sechs Farben \
                   vollenden ein Mandala: Im linken Ring leuchtet nur Schwarz nicht, und du hast \
                   keins.",
            heard: &[(
                Part::Said,
                "Drittens: Wirf Karten einer Farbe ab und ziehe genauso viele. Sechs Farben \
                 vollenden ein Mandala: Links fehlt nur Schwarz, und du hast keins.",
            )],
            task: "Wirf beide roten ab: Rot liegt schon darin.",
            others: &[
                "Wirf beide ab: Zwei Karten bringen Schwarz eher als eine.",
                "Das ist erlaubt, aber suche erst Schwarz. Wirf beide roten ab.",
            ],
            then: "Da ist es: Schwarz.",
            ..STEP
        },
        StepWords {
            said: "Fünf der sechs Farben liegen im linken Mandala. Die sechste vollendet es, im \
                   Zentrum oder in einem Feld; dann wird das Zentrum aufgeteilt.",
            task: "Lege Schwarz ins linke Zentrum.",
            others: &[
                "Das vollendet es auch, aber Felder kommen auf die Ablage. Im Zentrum ist Schwarz \
                 zu gewinnen.",
                "Das ist erlaubt, aber Schwarz würde das linke Mandala jetzt vollenden.",
            ],
            then: "Vollendet! Wer mehr im Feld hat, wählt zuerst: du, 2 zu 1. Bei Gleichstand, wer \
                   es nicht vollendet hat.",
            ..STEP
        },
        StepWords {
            said: "Nimm alle Karten einer Farbe: Ist sie neu in deinem Fluss, kommt 1 auf den \
                   nächsten Platz, der Rest in den Kelch. Die Liste nennt erst diesen Platz, dann \
                   die Punkte.",
            heard: &[(
                Part::Said,
                "Nimm alle Karten einer Farbe: Ist sie neu für dich, kommt 1 auf den nächsten \
                 Platz in deinem Fluss und der Rest in den Kelch. Dort ist jede Karte so viel \
                 wert wie der Platz ihrer Farbe.",
            )],
            task: "Nimm Gelb: 1 in den Fluss, 1 in den Kelch.",
            others: &[
                "Orange wäre genauso gut. Nimm hier Gelb.",
                "Das ist nur eine Karte, also keine für den Kelch. Nimm Gelb.",
            ],
            then: "Die Karte im Fluss bringt nichts. Sie sagt dir: Jede gelbe in deinem Kelch ist \
                   1 Punkt wert.",
            ..STEP
        },
        StepWords {
            said: "Beth hat Orange genommen. In deinem Kelch liegen von Anfang an Schwarz und \
                   Violett.",
            task: "Nimm Schwarz: So kommt es auf Platz 2, und dein verdecktes ist 2 Punkte wert.",
            others: &["Rot käme auch dorthin, aber im Kelch hast du keins. Nimm Schwarz."],
            then: "Rot, die letzte Farbe, ging an Beth. Die Felder kommen auf die Ablage, 2 Karten \
                   ins Zentrum, und Beth ist dran.",
            ..STEP
        },
        StepWords {
            said: "Zehn Züge später fehlt deinem Fluss nur Violett: Auf Platz 6 ist jede 6 wert, \
                   auch deine verdeckte. Links liegen 3, und nur Grün fehlt.",
            task: "Vollende es so, dass du zuerst wählst.",
            others: &[
                "Dann steht es 1 zu 1, und Beth wählt zuerst, weil du es vollendet hast. Lege Grün \
                 in dein Feld.",
                "Das ist erlaubt, aber Grün würde das linke Mandala jetzt vollenden.",
            ],
            then: "2 zu 1: Du wählst zuerst.",
            ..STEP
        },
        StepWords {
            said: "Deine sechste Farbe beendet die Partie, sobald dieses Zentrum aufgeteilt ist. \
                   Auf Platz 6 ist jede violette im Kelch 6 wert, auch die verdeckte.",
            task: "Nimm Violett.",
            others: &["Violett bringt dir 18 Punkte, Rot 4, Schwarz 2. Nimm Violett."],
            then: "Beth nahm Rot, du die letzte Farbe, Schwarz. Die hast du schon im Fluss, also kam \
                   alles in den Kelch.",
            ..STEP
        },
        StepWords {
            said: "Im Kelch zählt jede so viel wie ihr Platz: 3 violette bringen 3 × 6 = 18. Du \
                   gewinnst 23 zu 5.",
            heard: &[(
                Part::Said,
                "Jede Karte im Kelch zählt so viel wie ihr Platz im Fluss: 3 violette bringen 18. \
                 Du gewinnst 23 zu 5.",
            )],
            ..STEP
        },
    ],
    puzzles: &[
        StepWords {
            task: "Schwarz vollendet das linke Mandala. Spiele es so, dass du zuerst wählst.",
            then: "Ins Feld: 3 zu 2. Mit nur einer steht es 2 zu 2, und Beth wählt, weil du es vollendet hast; im Zentrum: 1 zu 2.",
            ..STEP
        },
        StepWords {
            task: "Beth hat ihre sechste Farbe: Das ist deine letzte Wahl. Rot oder Schwarz?",
            then: "Rot bringt dir 2 Karten zu je 2 Punkten und lässt Beth 2. Schwarz ist neu, \
                   bringt also 0 und lässt Beth Rot für 8.",
            ..STEP
        },
        StepWords {
            task: "Violett wäre deine sechste Farbe. Rot oder Violett?",
            then: "Violett bringt 0 und beendet die Partie, während du hinten liegst. Rot bringt 8, und du spielst in Führung weiter.",
            ..STEP
        },
    ],
    recap: &[
        "Ein Zug: ins Zentrum (1 Karte, 3 ziehen, bis 8), ins Feld (1 Karte behalten) oder \
         abwerfen und nachziehen.",
        "Goldene Regel: In einem Mandala bleibt jede Farbe an einem Ort.",
        "Sechs Farben vollenden es. Wer mehr im Feld hat, wählt zuerst; bei Gleichstand, wer es \
         nicht vollendet hat. Mit leerem Feld wirfst du ab, was du nimmst.",
        "Neue Farbe: 1 Karte in den Fluss, der Rest in den Kelch. Bekannte Farbe: alles in den \
         Kelch. Nur der Kelch zählt: jede Karte so viel wie ihr Platz im Fluss.",
        "Das Ende: eine sechste Farbe in einem Fluss oder das nächste vollendete Mandala, nachdem \
         der Stapel einmal leer war. Es gewinnt, wer mehr Punkte hat, bei Gleichstand weniger \
         Karten im Kelch.",
    ],
};
