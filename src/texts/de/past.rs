//! What is said about the games that were played.

use super::house::KeyWords;
use super::{German, counted, listed};
use crate::app::past::KeyLabel;
use crate::past::{Balance, Party, Side, Vocabulary};
use crate::plain::Plain;
use crate::rules::{Kind, Level};
use crate::texts::language::past::{Label, by_wins};
use crate::texts::language::{Games, Past};

impl Past for German {
    fn vocabulary(&self) -> &'static Vocabulary {
        &VOCABULARY
    }

    fn no_games(&self, of: Option<Kind>, looked_for: bool) -> String {
        let game = |kind| self.game(kind).label;
        match (of, looked_for) {
            (None, true) => "Keine fertige Partie passt dazu.".to_string(),
            (None, false) => "Es gibt noch keine fertige Partie.".to_string(),
            (Some(kind), true) => format!(
                "{}: Keine fertige Partie passt dazu. Ohne --game sind alle Spiele dabei.",
                game(kind)
            ),
            (Some(kind), false) => format!("{}: Es gibt noch keine fertige Partie.", game(kind)),
        }
    }

    fn in_all(&self, games: usize) -> String {
        format!("{} insgesamt", games_played(games))
    }

    fn of_others(&self, games: usize) -> String {
        format!("Andere: {}", games_played(games))
    }

    fn stands(&self, party: &Party, balance: &Balance) -> String {
        if balance.won.len() > 2 {
            let won = by_wins(party, balance).into_iter();
            let won: Vec<String> =
                won.map(|(it, won)| format!("{} {won}", name(party, it))).collect();
            return format!("Siege: {}", with_drawn(won.join(", "), balance.drawn));
        }
        let sides: Vec<&str> = party.sides().map(|side| name(party, side)).collect();
        format!("{}: {}", listed(&sides), came_out(balance))
    }

    fn stands_at(&self, party: &Party, kind: Kind, level: Level, balance: &Balance) -> String {
        let people = listed(party.people());
        let game = self.game(kind).label;
        let came_out = came_out(balance);
        format!("{people}, {game} gegen Stufe {level}: {came_out}")
    }

    fn stands_in(&self, kind: Kind, balance: &Balance, average: &[f64], best: &[u16]) -> String {
        let average = average.iter().map(|&points| self.average(points));
        let average: Vec<String> = average.collect();
        let best: Vec<String> = best.iter().map(u16::to_string).collect();
        format!(
            "{}: {}; Punkte im Schnitt {}, Bestwert {}",
            self.game(kind).label,
            came_out(balance),
            average.join(" : "),
            best.join(" : ")
        )
    }

    fn with_level(&self, name: &str, level: Level) -> String {
        format!("{name} (Stufe {level})")
    }

    fn level(&self, level: Level) -> String {
        format!("Stufe {level}")
    }

    fn at_level(&self, level: Level, balance: &Balance) -> String {
        format!("Stufe {level}: {}", came_out(balance))
    }

    fn even_level(&self, level: Option<Level>) -> String {
        match level {
            Some(level) => format!("Bis etwa Stufe {level} ist mindestens die Hälfte gewonnen."),
            None => "Bisher ist weniger als die Hälfte gewonnen.".to_string(),
        }
    }

    fn longest_run(&self, party: &Party, sides: &[Side], games: usize) -> String {
        let whose: Vec<&str> = sides.iter().map(|&side| name(party, side)).collect();
        format!("Meiste Siege in Folge: {games} ({})", listed(&whose))
    }

    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::Title => "Frühere Partien",
            Label::Find => ", Suche: ",
            Label::Date => "Datum",
            Label::DateAndTime => "Datum, Zeit (UTC)",
            Label::Game => "Spiel",
            Label::Players => "Wer (* gewann)",
            Label::Points => "Punkte",
            Label::Turns => "Züge",
            Label::Heads => "Bilanz",
            Label::Won => "Gewonnen",
            Label::Average => "Schnitt",
            Label::Best => "Rekord",
            Label::Lead => "Wer nach Siegen vorn lag, bis heute",
            Label::Latest => "Letzte Partien",
            Label::Remove => "Diese Partie entfernen?",
        }
    }

    fn found(&self, at: usize, count: usize, seen: Option<(usize, usize)>) -> String {
        match seen {
            Some((seen, files)) => format!("{at} von {count} ({seen} von {files} Dateien)"),
            None => format!("{at} von {count}"),
        }
    }

    fn place(&self, path: &Plain) -> String {
        format!("Diese Partie liegt in {path}")
    }

    fn removing(&self, file: &Plain) -> String {
        format!("{file} kommt in den Ordner entfernter Partien. Gelöscht wird nichts.")
    }

    fn removed(&self, path: &Plain) -> String {
        format!("Die Partie liegt jetzt in {path}")
    }

    fn no_game(&self, file: &Plain) -> String {
        format!("keine fertige Partie: {file}")
    }

    fn played(&self, count: usize) -> String {
        games_played(count)
    }

    fn drawn(&self, games: usize) -> String {
        format!("Unentschieden: {}", games_played(games))
    }

    fn average(&self, points: f64) -> String {
        format!("{points:.1}").replace('.', ",")
    }

    fn side<'a>(&self, party: &'a Party, side: Side) -> &'a str {
        name(party, side)
    }
}

/// What some keys of the list are for.
pub(super) fn key_words(label: KeyLabel) -> KeyWords {
    let (label, help) = match label {
        KeyLabel::ToList => ("Liste", "zurück zur Liste der früheren Partien"),
        KeyLabel::Find => ("Suche", "Name, Spiel, Monat, gewonnen, verloren, unentschieden"),
        KeyLabel::Found => ("weiter", "weiter mit dem, was gefunden wurde"),
        KeyLabel::All => ("alle", "wieder alle Partien zeigen"),
        KeyLabel::Replay => ("ansehen", "die Partie Schritt für Schritt ansehen"),
        KeyLabel::Heads => ("Bilanz", "welche Bilanz die Beteiligten haben"),
        KeyLabel::Place => ("Datei", "wo ihre Datei liegt"),
        KeyLabel::Remove => ("weg", "die Partie entfernen"),
        KeyLabel::RemoveIt => ("ja, entfernen", "die Partie entfernen"),
        KeyLabel::KeepIt => ("behalten", "die Partie behalten"),
    };
    KeyWords { label, help }
}

/// The words by which games are looked for.
const VOCABULARY: Vocabulary = Vocabulary {
    won: "gewonnen",
    lost: "verloren",
    drawn: "unentschieden",
    games: ["Karten", "Plättchen", "Pyramiden"],
    months: [
        "Januar",
        "Februar",
        "März",
        "April",
        "Mai",
        "Juni",
        "Juli",
        "August",
        "September",
        "Oktober",
        "November",
        "Dezember",
    ],
};

fn name(party: &Party, side: Side) -> &str {
    match side {
        Side::Person(number) => &party.people()[number],
        Side::Computers => "der Computer",
    }
}

/// How many games there were and who won them.
fn came_out(balance: &Balance) -> String {
    let won: Vec<String> = balance.won.iter().map(usize::to_string).collect();
    let games = format!("{}, {}", games_played(balance.played()), won.join(" : "));
    with_drawn(games, balance.drawn)
}

/// How games came out, and how many were drawn.
fn with_drawn(told: String, drawn: usize) -> String {
    match drawn {
        0 => told,
        drawn => format!("{told}, {drawn} unentschieden"),
    }
}

fn games_played(count: usize) -> String {
    counted(count, "Partie", "Partien")
}
