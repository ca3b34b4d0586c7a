//! What the command line says.

use super::German;
use crate::rules::Kind;
use crate::texts::language::cli::{Label, Opt, OptionWords, Players};
use crate::texts::language::{CommandLine, Games};

impl CommandLine for German {
    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::About => "Mandala: Spiele zu mehreren an einer Tastatur oder gegen Computer",
            Label::Usage => "Aufruf: mandala [OPTIONEN]",
            Label::Description => {
                "Mandala: Spiele zu mehreren an einer Tastatur oder gegen Computer."
            }
            Label::Kept => {
                "Partien werden gespeichert und lassen sich fortsetzen und noch einmal ansehen."
            }
            Label::Games => "Spiele (--game SPIEL --help erklärt jedes)",
            Label::ExplainedAbove => "(oben erklärt)",
            Label::Keys => "Tasten",
            Label::Lines => "Zeile für Zeile (--plain)",
            Label::Options => "Optionen",
            Label::OptionsTold => {
                "  mandala -h nennt sie, etwa --seed, --names, --computer und --resume."
            }
            Label::ManRules => "REGELN",
            Label::ManKeys => "TASTEN",
            Label::ManLines => "ZEILE FÜR ZEILE",
            Label::ManPastGames => "FRÜHERE PARTIEN",
            Label::ManEnvironment => "UMGEBUNG",
            Label::ManExitStatus => "RÜCKGABEWERT",
            Label::Home => "Wo Partien und Einstellungen liegen, wenn --home fehlt.",
            Label::Accessible => {
                "Ist sie auf etwas anderes als 0 oder false gesetzt, wird Zeile für Zeile \
                 gespielt, wie mit --plain."
            }
            Label::ExitStatus => {
                "0 nach einer Partie, 1 nach einem Fehler, 2 bei falschem Aufruf, 128 plus die \
                 Nummer des Signals, wenn eines die Partie beendet hat."
            }
            Label::UnknownName => "der Name muss in '--names' stehen",
            Label::Computer => "ein Computer wird mit Platz und Stufe angegeben, etwa 2=4",
        }
    }

    #[rustfmt::skip] // a table reads better as one
    fn option(&self, option: Opt) -> OptionWords {
        let (value, help) = match option {
            Opt::Game => ("SPIEL", "Spiel: cards (Standard), tiles oder pyramids"),
            Opt::Seed => ("N", "Startwert; derselbe ergibt dieselbe Partie"),
            Opt::Names => ("ANNA,BETH", "Namen, je höchstens 16 Zeichen"),
            Opt::Computer => ("2=4", "Auf diesem Platz spielt ein Computer dieser Stufe"),
            Opt::First => ("WER", "Wer beginnt: Nummer, Name oder random (Standard)"),
            Opt::Learn => ("", "Das Spiel in ein paar Minuten spielend lernen"),
            Opt::Resume => ("DATEI", "Diese oder die letzte offene Partie fortsetzen"),
            Opt::Replay => ("DATEI", "Diese/letzte Partie ansehen; --picture --at: SVG"),
            Opt::Review => ("DATEI", "Wo diese oder die letzte Partie entschieden wurde"),
            Opt::Picture => ("DATEI", "--replay als SVG sichern (-: ausgeben), oder --at Zug"),
            Opt::At => ("ZUG", "Im Bild: der Tisch vor diesem Zug"),
            Opt::Games => ("TEXT", "Frühere Partien, alle oder zu TEXT, je eine Zeile"),
            Opt::Record => ("DATEI", "Die Partie in dieser Datei speichern"),
            Opt::Home => ("ORT", "Partien in diesem Verzeichnis (Umg.: MANDALA_HOME)"),
            Opt::Lang => ("SPRACHE", "Sprache: auto (Standard), en, de, nl, fr"),
            Opt::Color => ("MODUS", "Farben: auto (Standard), always, 256, 16, never"),
            Opt::Palette => ("NAME", "Palette: auto (Standard), dark, light, contrast"),
            Opt::Ascii => ("", "Nur ASCII (--no-ascii); --plain: Zeilen (--no-plain)"),
            Opt::NoAscii => ("", "Mit allen Zeichen zeichnen"),
            Opt::NoMotion => ("", "Nichts bewegt sich (--motion); --no-mouse (--mouse)"),
            Opt::Motion => ("", "Mit Bewegung zeichnen"),
            Opt::NoMouse => ("", "Ohne Maus spielen (oder --mouse)"),
            Opt::Mouse => ("", "Mit der Maus spielen"),
            Opt::Flip => ("", "Wer am Zug ist, sitzt unten (oder --no-flip)"),
            Opt::NoFlip => ("", "Alle bleiben auf ihrer Seite"),
            Opt::Hints => ("", "Tipps auch unter Menschen (oder --no-hints)"),
            Opt::NoHints => ("", "Tipps nur gegen Computer"),
            Opt::Plain => ("", "Zeile für Zeile spielen, auch in einer Pipe"),
            Opt::NoPlain => ("", "Die Tische zeichnen"),
            Opt::Completions => ("SH", "Ergänzungen für bash, elvish, fish, powershell, zsh"),
            Opt::Man => ("", "Die Handbuchseite ausgeben"),
            Opt::Help => ("", "-h: Optionen; --help: Regeln, Tasten; --man: alles"),
            Opt::Version => ("", "Die Version ausgeben"),
        };
        OptionWords { value, help }
    }

    fn lines_of_text(&self) -> &'static [&'static str] {
        &[
            "Für Screenreader, Braillezeilen, Programme und Pipes.",
            "Tippe rot ablage, dreh c4 oder große rote 12, dann ja.",
            "Buchstaben und die Notation der Aufzeichnungen gehen auch.",
            "Frage nach hand, reihe 5, nächste rote, tipp, warum.",
            "Eine leere Zeile fragt noch einmal; hilfe sagt den Rest.",
        ]
    }

    fn past_games(&self) -> &'static [&'static str] {
        &[
            "Im Terminal öffnet mandala --games die Liste der früheren Partien. In eine Pipe \
             schreibt es für jede fertige Partie eine Zeile, die zuletzt begonnene zuerst, mit \
             Tabulatoren zwischen den Spalten: Datum und Zeit, Spiel, Züge, Gewinner, Punkte, \
             Namen, Datei. Geht es in einer Spalte um mehrere, stehen sie in der Reihenfolge ihrer \
             Plätze mit einem Doppelpunkt dazwischen; ein Computer hat @ und seine Stufe hinter \
             dem Namen; bei einem Unentschieden gelten alle als Gewinner. So zählt mandala --games \
             | cut -f4 | sort | uniq -c, wer wie oft gewonnen hat, und mandala --games | sort -t \
             \"$(printf '\\t')\" -k3n nennt die längsten Partien zuletzt.",
            "Mit TEXT erscheinen nur Partien, auf die jedes seiner Wörter passt: ein Teil eines \
             Namens, ein Spiel, ein Datum wie 2026-11, ein Monat, gewonnen, verloren oder \
             unentschieden. Die letzten drei gelten für die Genannten, sonst für alle Menschen: \
             mandala --games 'anna gewonnen tiles'.",
            "Welche Bilanz die Beteiligten haben und welche Dateien keine fertige Partie \
             enthalten, steht in der Fehlerausgabe, damit sich die Liste selbst sortieren und \
             zuschneiden lässt.",
        ]
    }

    fn wrong_turn(&self) -> String {
        "erwartet wird die Nummer eines Zugs, ab 1".to_string()
    }

    fn wrong_seed(&self, most: u64) -> String {
        format!("erwartet wird eine ganze Zahl von 0 bis {most}")
    }

    fn wrong_names(&self, kind: Kind, takes: Players, other: Option<(Kind, Players)>) -> String {
        let (name, takes) = (self.game(kind).name, players(&takes));
        let expected =
            format!("{name} braucht {takes} Namen mit Kommas dazwischen, etwa ANNA,BETH");
        match other {
            Some((other, count)) => {
                format!("{expected}; --game {other} braucht {}", players(&count))
            }
            None => expected,
        }
    }
}

fn players(count: &Players) -> String {
    match (count.start(), count.end()) {
        (2, 2) => "zwei".to_string(),
        (fewest, most) => format!("{fewest} bis {most}"),
    }
}
