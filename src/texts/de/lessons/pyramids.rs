//! The words of the first game of pyramids.

use super::STEP;
use crate::app::Part;
use crate::texts::language::lessons::{LessonWords, StepWords};

pub(super) const LESSON: LessonWords = LessonWords {
    steps: &[
        StepWords {
            said: "Auf dem Pfad: 15 Gruppen zu 5, gleich in Farbe und Größe. Die meisten bringen 3 \
                   Punkte, die zweitmeisten 2.",
            ..STEP
        },
        StepWords {
            said: "Jede heißt nach Farbe und Größe: R1 ist klein und rot, B3 groß und schwarz. U \
                   ist Blau: U2 ist mittel und blau.",
            heard: &[(
                Part::Said,
                "Nenne eine Pyramide mit Größe und Farbe, kleine rote, oder den Platz, auf dem sie \
                 liegt. U ist der Buchstabe für Blau: u2 ist eine mittlere blaue.",
            )],
            ..STEP
        },
        StepWords {
            said: "Zieht abwechselnd vor, nie zurück, und nehmt je eine.",
            task: "Nimm die kleine rote auf 3.",
            keys: "Tippe r 1 und bestätige.",
            heard: &[],
            others: &["Du darfst zu jeder vor dir ziehen. Nimm hier die kleine rote auf 3."],
            then: "Beth nahm die kleine rote auf 8. Ihr habt beide 1 und 2 überholt: Sie fielen \
                   ins Auge und gehören niemandem.",
        },
        StepWords {
            said: "Beth hat 4 bis 6 überholt: Was du überspringst, ist weg.",
            task: "Nimm Blau, U2, auf 7.",
            keys: "Tippe u, 2, dann 2 zur nächsten.",
            heard: &[(Part::Task, "Nimm die mittlere blaue auf 7.")],
            others: &[
                "Ein kleiner Schritt geht auch. Aber springe mal: Nimm 7.",
                "Das ist weit! Jeder Sprung kostet Pyramiden. Nimm 7.",
            ],
            then: "Drei weitere im Auge. Aber mittlere blaue hast nur du, und das lohnt sich \
                   gleich.",
        },
        StepWords {
            said: "Beth nahm eine kleine grüne. Eine Gruppe zählt, sobald ihre letzte weg ist.",
            task: "Nimm die letzte kleine rote, auf 10.",
            others: &["Das ist erlaubt, aber die kleinen roten bringen dir jetzt Punkte: Nimm 10."],
            then: "Kleine rote: du 2, Beth 1. Die meisten bringen 3 Punkte, die zweitmeisten 2. \
                   Das Auge zählt für niemanden.",
            ..STEP
        },
        StepWords {
            said: "Mittlere blaue hast nur du; die letzte, auf 11, bringt nichts.",
            task: "Springe auf 13: Sie fällt, und die Gruppe zählt.",
            others: &[
                "Das geht auch. Aber es reicht, wenn sie fällt: Nimm 13.",
                "Das ist erlaubt. Aber nimm 13, gleich dahinter.",
            ],
            then: "Wer eine Gruppe allein hat, bekommt alle 5 Punkte, hier für eine Pyramide. \
                   Die Größe bringt keine Punkte.",
            ..STEP
        },
        StepWords {
            said: "G1: du 1, Beth 1, drei auf 14 bis 16. Bei Gleichstand gewinnt, wer vorn ist.",
            task: "Überhole Beth: Nimm B3 auf 18.",
            others: &[
                "So zählt Grün noch nicht. Überhole Beth: Nimm 18.",
                "So überholst du Beth auch, aber 18 ist weit genug.",
            ],
            then: "Alle drei fielen, 1 zu 1: 3 Punkte für dich, 2 für Beth. Ein weiter Sprung \
                   kann viele Gleichstände gewinnen.",
            heard: &[
                (
                    Part::Said,
                    "Kleine grüne: du 1, Beth 1, drei auf 14 bis 16. Bei Gleichstand gewinnt, wer \
                     weiter vorn ist.",
                ),
                (Part::Task, "Überhole sie und Beth: Nimm die große auf 18."),
            ],
            ..STEP
        },
        StepWords {
            said: "27 Züge später, 30 zu 30: Beth kann nur auf 75, dann liegt nichts mehr vor \
                   ihr.",
            task: "Nimm die nächste, 71.",
            others: &[
                "Dann bist du am Ende, und 71 bis 73 sind verloren. Nimm 71.",
                "Was du überspringst, ist verloren, und du könntest es haben. Nimm 71.",
            ],
            then: "Beth war am Ende, also bekamst du den Rest: 72 und 73.",
            ..STEP
        },
        StepWords { said: "Die meisten 3, die zweitmeisten 2, allein 5: 39 zu 36.", ..STEP },
    ],
    puzzles: &[
        StepWords {
            task: "30 zu 30, noch drei Pyramiden. Mit welcher gewinnst du?",
            then: "Mit der letzten kleinen grünen: Niemand hat eine, sie bringt alle 5. Nimmst du 73, nimmt Beth sie.",
            ..STEP
        },
        StepWords {
            task: "Zwei mittlere schwarze, auf 71 und 73. Beth, auf 72, hat eine. Welche nimmst du?",
            then: "71 fällt: 1 zu 1, und du bist weiter vorn. Nimmst du 71, nimmt Beth die 73.",
            ..STEP
        },
        StepWords {
            task: "Beth steht auf 74. Nimmst du, was nah ist, oder 75?",
            then: "72 und 73 fallen, und auf 75 gehört jeder Gleichstand dir. Sonst hat nur Beth große schwarze: 5.",
            ..STEP
        },
    ],
    recap: &[
        "Ziehe auf dem Pfad vor zu einer Pyramide und nimm sie. Wenn du kannst, musst du; zurück \
         geht es nie.",
        "Was alle Figuren überholt haben, fällt ins Auge und gehört niemandem.",
        "Eine Gruppe zählt, sobald ihre letzte Pyramide weg ist: die meisten 3 Punkte, die \
         zweitmeisten 2; wer sie allein hat, bekommt alle 5.",
        "Bei Gleichstand, in einer Gruppe wie am Ende, gewinnt die Figur weiter vorn: Ein Sprung \
         kann ihn gewinnen.",
        "Liegt nichts mehr vor dir, bist du am Ende und setzt aus. Sind alle bis auf eine Person \
         dort, nimmt diese den Rest, und es ist vorbei.",
    ],
};
