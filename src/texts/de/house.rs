//! What is said at every table and on top of it.

use super::review::outlook;
use super::{German, cards, counted, past, pyramids, sentence, tiles};
use crate::app::keymap::{Context, KeyCode, KeyLabel};
use crate::app::{Agreement, Common, Reason, ReplayAt, Series, Tip, Warning};
use crate::record::Names;
use crate::rules::Kind;
pub(super) use crate::texts::language::house::KeyWords;
use crate::texts::language::house::Label;
use crate::texts::language::{Called, Games, House, Lessons};

impl House for German {
    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::Window => "Mandala",
            Label::HintsInShort => "Tipps: Chance, Vorsprung",
            Label::Hints => "Tipps, mit deiner Gewinnchance und deinem Vorsprung:",
            Label::HintsAwaited => "Ich überlege, was du tun könntest.",
            Label::Help => "So wird gespielt",
            Label::HelpTable => "Der Tisch",
            Label::HelpKeys => "Tasten überall",
            Label::Arrows => "Pfeiltasten",
            Label::Log => "Verlauf",
            Label::NothingYet => "Noch ist nichts passiert.",
            Label::Leave => "Partie verlassen?",
            Label::EndHere => "Jetzt beenden und werten?",
            Label::NotOver => "Die Partie ist noch nicht vorbei.",
        }
    }

    fn key(&self, key: KeyCode) -> String {
        let name = match key {
            KeyCode::Char(' ') => "Leertaste",
            KeyCode::Char(c) => return c.to_string(),
            KeyCode::F(number) => return format!("F{number}"),
            KeyCode::Enter => "Enter",
            KeyCode::Esc => "Esc",
            KeyCode::Tab => "Tab",
            KeyCode::BackTab => "Shift-Tab",
            KeyCode::Backspace => "Rücktaste",
            KeyCode::Delete => "Entf",
            KeyCode::Left => "Links",
            KeyCode::Right => "Rechts",
            KeyCode::Up => "Auf",
            KeyCode::Down => "Ab",
            KeyCode::Home => "Pos1",
            KeyCode::End => "Ende",
            KeyCode::PageUp => "BildAuf",
            KeyCode::PageDown => "BildAb",
            KeyCode::Other => "eine andere Taste",
        };
        name.to_string()
    }

    fn key_words(&self, label: KeyLabel, kind: Kind) -> KeyWords {
        let (label, help) = match label {
            KeyLabel::Cards(label) => return cards::key_words(label),
            KeyLabel::Hurry => {
                ("weiter", "den Zug des Computers sofort sehen; jede andere Taste geht auch")
            }
            KeyLabel::LeaveLesson => ("beenden", "die Einführung verlassen"),
            KeyLabel::PlayFirst => ("gegen Stufe 1", "gegen den Computer spielen, auf Stufe 1"),
            KeyLabel::ToReview => ("Rückblick", "zurück zum Rückblick"),
            KeyLabel::Practice => ("üben", "selbst finden, was besser ist"),
            KeyLabel::LeavePractice => ("zurück", "die Übung verlassen"),
            KeyLabel::Try => ("prüfen", "probieren, was gewählt ist"),
            KeyLabel::TryAgain => ("nochmal", "etwas anderes probieren"),
            KeyLabel::Answer => ("Lösung", "die Lösung sehen"),
            KeyLabel::NextExercise => ("weiter", "zur nächsten Aufgabe"),
            KeyLabel::LearnAgain => ("nochmal", "die Einführung noch einmal"),
            KeyLabel::TakeBack if kind == Kind::Cards => (
                "zurück",
                "Feldkarten zurücknehmen, wenn nichts vollendet ist, bis der Computer antwortet",
            ),
            KeyLabel::TakeBack => ("zurück", "deine letzte Aktion zurücknehmen, samt Antwort"),
            KeyLabel::Review => ("Rückblick", "wo eine fertige Partie entschieden wurde"),
            KeyLabel::Picture => ("Bild", "ein Bild davon speichern, zum Behalten oder Senden"),
            KeyLabel::Luck if kind != Kind::Cards => {
                ("Urteil", "wer am besten gespielt hat und was Fehler gekostet haben")
            }
            KeyLabel::Luck => ("Glück/Können", "was Glück und Können in der Partie bewirkt haben"),
            KeyLabel::Mistakes => (
                "Fehler",
                "zur nächsten teuren Entscheidung der Partie oder zurück zur vorigen; beim ersten \
                 Mal kommt erst der Rückblick",
            ),
            KeyLabel::LookAt => ("sehen", "die Entscheidung auf dem Tisch ansehen"),
            KeyLabel::ToScore => {
                ("Wertung", "die Zahl verwerfen; nach der Partie zurück zur Wertung")
            }
            KeyLabel::Hints => {
                ("Tipps", "Tipps: deine besten Züge (F2: auch, wenn nur Menschen spielen)")
            }
            KeyLabel::Seat => {
                ("Computer", "hier spielt ein Mensch oder ein Computer; Stufe 1 ist die leichteste")
            }
            KeyLabel::Tiles(label) => return tiles::key_words(label),
            KeyLabel::Pyramids(label) => return pyramids::key_words(label),
            KeyLabel::Past(label) => return past::key_words(label),
            KeyLabel::Again if kind == Kind::Pyramids => {
                ("nochmal", "eine Revanche; die nächste Person beginnt")
            }
            KeyLabel::Again => ("nochmal", "eine Revanche; die andere Person beginnt"),
            KeyLabel::NewGame => ("neu", "eine neue Partie, mit anderen Namen oder anderem Spiel"),
            KeyLabel::FinalTable => ("Tisch", "noch einmal den Tisch ansehen oder die Wertung"),
            KeyLabel::Step => ("", "eine Aktion vor oder zurück"),
            KeyLabel::Turn => ("Zug", "die Nummer eines Zugs tippen"),
            KeyLabel::GoToTurn => ("", "zum Anfang des getippten Zugs; sonst eine Aktion vor"),
            KeyLabel::EraseTurn => ("", "eine Ziffer löschen"),
            KeyLabel::TenSteps => ("je 10", "zehn Aktionen vor oder zurück"),
            KeyLabel::TurningPoint => return self.game(kind).turning_point,
            KeyLabel::StartAndEnd => ("", "zum Anfang oder zur letzten Aktion"),
            KeyLabel::Scroll => ("scrollen", "zeilenweise blättern"),
            KeyLabel::Page => ("Seite", "seitenweise blättern"),
            KeyLabel::Section => ("Kapitel", "zu Ziel, Zug, Spielende, Wertung oder Tisch"),
            KeyLabel::Close => ("zurück", "schließen"),
            KeyLabel::LeaveGame => ("verlassen", "die Partie verlassen; sie bleibt gespeichert"),
            KeyLabel::LeaveForStart => {
                ("Startseite", "zur Startseite; die Partie bleibt gespeichert")
            }
            KeyLabel::Agree if kind == Kind::Pyramids => {
                ("wir hören auf", "jetzt beenden und werten, wenn alle das wollen")
            }
            KeyLabel::Agree => ("wir hören auf", "jetzt beenden und werten, wenn beide das wollen"),
            KeyLabel::Count => ("ja, werten", "jetzt beenden und werten"),
            KeyLabel::KeepPlaying => ("weiterspielen", "weiterspielen"),
            KeyLabel::Lines => ("Zeile", "von Zeile zu Zeile gehen"),
            KeyLabel::Change => ("ändern", "die gewählte Zeile ändern"),
            KeyLabel::GoOn => ("weiter", "weiter, oder beginnen"),
            KeyLabel::Begin => ("los", "die Partie beginnen"),
            KeyLabel::Open => ("öffnen", "die gewählte Zeile öffnen"),
            KeyLabel::EraseLetter => ("", "den letzten Buchstaben eines Namens löschen"),
            KeyLabel::Log => ("Verlauf", "alles, was bisher passiert ist"),
            KeyLabel::Settings => ("Optionen", "Einstellungen: Bewegung, Maus, Farben und mehr"),
            KeyLabel::ChangeSetting => ("ändern", "die Einstellung ändern"),
            KeyLabel::Help => ("Hilfe", "ein Bild des Tisches, die Regeln und alle Tasten"),
            KeyLabel::Quit if kind == Kind::Tiles => {
                ("Ende", "verlassen; die Partie bleibt gespeichert")
            }
            KeyLabel::Quit => ("Ende", "verlassen oder gemeinsam beenden"),
            KeyLabel::Leave => ("Ende", "verlassen"),
        };
        KeyWords { label, help }
    }

    fn keys_heading(&self, context: Context) -> Option<String> {
        let title = match context {
            Context::Naming => "Einen Namen tippen",
            Context::Start => "Startseite",
            Context::Cards(context) => cards::keys_heading(context),
            Context::Tiles(context) => tiles::keys_heading(context),
            Context::Pyramids => pyramids::KEYS,
            Context::Waiting(_) => "Während ein Computer überlegt",
            Context::Over => "Nach der Partie",
            Context::Lesson => "Einführung",
            Context::Tried | Context::Solved => "Übung",
            Context::Quit => "Verlassen",
            Context::Agree => "Gemeinsam beenden",
            Context::Replay => "Wiedergabe einer Aufzeichnung",
            Context::Review => "Rückblick auf eine Partie",
            Context::Settings => "Einstellungen",
            Context::Past => "Frühere Partien",
            Context::Find => "Eine frühere Partie suchen",
            Context::Help
            | Context::Log
            | Context::Luck
            | Context::Heads
            | Context::Remove
            | Context::Recap
            | Context::Practice => return None,
        };
        Some(format!("Tasten: {title}"))
    }

    fn reason(&self, why: Reason) -> String {
        sentence(&reason(why))
    }

    fn warning(&self, warning: &Warning, names: &dyn Called) -> String {
        match *warning {
            Warning::NotSaved { see } => format!("Nicht gespeichert! Siehe {}", self.key(see)),
            Warning::NewFile { see } => format!("Neue Datei! Siehe {}", self.key(see)),
            Warning::Cards(ref warning) => cards::warning(warning, names),
        }
    }

    fn common(&self, sentence: Common, names: &dyn Called) -> String {
        match sentence {
            Common::Replay(ReplayAt { at, of, turn, .. }) => {
                format!("Wiedergabe: Aktion {at} von {of}, Zug {turn}.")
            }
            Common::GoesTo { go, turn } => {
                format!("Wiedergabe: {} zeigt Zug {turn}.", self.key(go))
            }
            Common::NoTurn(turn) => super::sentence(&no_turn(turn)),
            Common::Thinking(seat) => format!("{} überlegt.", names.of(seat)),
            Common::ShowsScore(back) => format!("{} zeigt die Wertung.", self.key(back)),
            Common::Lesson(taught) => self.taught(taught).to_string(),
            Common::Tip(tip) => tip_words(tip).to_string(),
            Common::Tries(key) => format!("{} prüft es.", self.key(key)),
            Common::Hints(next) => {
                format!("Tipps ({} probiert einen), Gewinnchance und Vorsprung:", self.key(next))
            }
            Common::Expects(it) => format!("Deine Gewinnchance: {}.", outlook(it)),
            Common::NoHint => "Das ist keiner der Tipps.".to_string(),
        }
    }

    fn total(&self, total: u16, ahead: u16) -> String {
        match ahead {
            0 => points(total),
            _ => format!("{}, {}", points(total), self.ahead(ahead)),
        }
    }

    fn ahead(&self, ahead: u16) -> String {
        format!("{ahead} voraus")
    }

    fn total_of(&self, name: &str, total: u16) -> String {
        format!("{name}: {}", points(total))
    }

    fn series(&self, series: &Series, names: &Names) -> String {
        let won = |seat| format!("{} {}", names.of(seat), series.wins(seat));
        let won: Vec<String> = names.seats().map(won).collect();
        match (won.join(", "), series.draws) {
            (won, 0) => format!("Siege: {won}"),
            (won, draws) => format!("Siege: {won}, {draws} unentschieden"),
        }
    }

    fn agreement(&self, agreement: Agreement) -> &'static str {
        match agreement {
            Agreement::Computer => "Der Computer ist einverstanden.",
            Agreement::Both => "Ihr müsst es beide wollen.",
            Agreement::All => "Ihr müsst es alle wollen.",
        }
    }

    fn agrees(&self, agree: KeyCode) -> String {
        format!("Oder hört jetzt gemeinsam auf: {} beendet und wertet.", self.key(agree))
    }

    fn beyond(&self, above: bool, below: bool) -> &'static str {
        match (above, below) {
            (true, true) => "mehr oben und unten",
            (true, false) => "mehr oben",
            (false, true) => "mehr unten",
            (false, false) => "",
        }
    }

    fn page(&self, page: usize, all: usize) -> String {
        format!("Seite {page} von {all}")
    }

    fn too_small(&self, needed: (u16, u16), here: (u16, u16)) -> [String; 4] {
        [
            "Mandala".to_string(),
            format!("braucht {}x{},", needed.0, needed.1),
            format!("hier: {}x{}", here.0, here.1),
            "Strg-C beendet".to_string(),
        ]
    }
}

/// What is explained when it comes up for the first time, in a row of the smallest screen
/// where a table has but two.
fn tip_words(tip: Tip) -> &'static str {
    match tip {
        Tip::Draft => "Hinweis: Jede Kelchkarte der Farbe auf Platz 3 zählt 3.",
        Tip::EmptyField => "Hinweis: Wer hier nichts im Feld hat, muss alles Genommene abwerfen.",
        Tip::DeckRanOut => {
            "Hinweis: Der Stapel war leer; das nächste vollendete Mandala ist das letzte."
        }
        Tip::Bar => "Hinweis: Eure gleichfarbigen Gruppen berühren sich nie.",
        Tip::LastFlips => "Hinweis: Umdrehen kostet jetzt nichts und bringt Punkte.",
        Tip::Eye => "Hinweis: Was alle überholt haben, liegt im Auge.",
        Tip::Tie => "Hinweis: Bei Gleichstand zählt, wer weiter vorn ist.",
    }
}

/// What a key is called.
pub(super) fn key(key: KeyCode) -> String {
    German.key(key)
}

/// Why something cannot be done now. Like the refusals of the games, it begins with a small
/// letter and has no full stop.
pub(super) fn reason(reason: Reason) -> String {
    match reason {
        Reason::HintsOff { settings } => {
            format!("unter Menschen sind Tipps aus; {} schaltet sie ein", key(settings))
        }
        Reason::CardsDown { show } => {
            format!("für Tipps brauchst du deine Karten; {} zeigt sie", key(show))
        }
        Reason::LaidOut => "einen Rückblick gibt es nur, wenn gemischt wurde".to_string(),
        Reason::NothingFound => "es gibt keine Entscheidung zum Ansehen".to_string(),
        Reason::NothingFoundYet => "der Rückblick ist noch in Arbeit".to_string(),
        Reason::NoAgreement => "dieses Spiel endet nicht auf Wunsch".to_string(),
        Reason::ShareFirst => {
            "aufhören könnt ihr erst, wenn das Mandala aufgeteilt ist".to_string()
        }
        Reason::NothingToChange { go_on } => {
            format!("hier gibt es nichts zu ändern; weiter mit {}", key(go_on))
        }
        Reason::InPractice => "das geht in der Übung nicht".to_string(),
        Reason::NothingToPractice => "von dir gibt es hier nichts zu üben".to_string(),
        Reason::StillLooking => "deine Partien werden noch durchgesehen".to_string(),
        Reason::InLesson => "das geht in der Einführung nicht".to_string(),
        Reason::NoGame => "es gibt keine Partie zur Auswahl".to_string(),
        Reason::PictureOfGame { open } => {
            format!("Bilder gibt es nur in der Partie; {} öffnet sie", key(open))
        }
        Reason::NoScore { leave } => {
            format!("das ist die Wiedergabe einer Aufzeichnung; {} verlässt sie", key(leave))
        }
    }
}

/// What a replay says that has gone to its end instead.
pub(super) fn no_turn(turn: usize) -> String {
    format!("Zug {turn} gibt es nicht; das ist das Ende")
}

/// What something is worth.
pub(super) fn points(points: u16) -> String {
    counted(points.into(), "Punkt", "Punkte")
}
