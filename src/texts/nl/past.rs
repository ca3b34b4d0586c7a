//! What is said about the games that were played.

use super::house::KeyWords;
use super::{Dutch, counted, listed};
use crate::app::past::KeyLabel;
use crate::past::{Balance, Party, Side, Vocabulary};
use crate::plain::Plain;
use crate::rules::{Kind, Level};
use crate::texts::language::past::{Label, by_wins};
use crate::texts::language::{Games, Past};

impl Past for Dutch {
    fn vocabulary(&self) -> &'static Vocabulary {
        &VOCABULARY
    }

    fn no_games(&self, of: Option<Kind>, looked_for: bool) -> String {
        let game = |kind| self.game(kind).label;
        match (of, looked_for) {
            (None, true) => "Geen uitgespeelde partij past hierbij.".to_string(),
            (None, false) => "Er is nog geen uitgespeelde partij.".to_string(),
            (Some(kind), true) => format!(
                "{}: geen uitgespeelde partij past hierbij. Zonder --game zoek je in alle spellen.",
                game(kind)
            ),
            (Some(kind), false) => format!("{}: er is nog geen uitgespeelde partij.", game(kind)),
        }
    }

    fn in_all(&self, games: usize) -> String {
        format!("Samen {}", games_played(games))
    }

    fn of_others(&self, games: usize) -> String {
        format!("Anderen: {}", games_played(games))
    }

    fn stands(&self, party: &Party, balance: &Balance) -> String {
        if balance.won.len() > 2 {
            let won = by_wins(party, balance).into_iter();
            let won: Vec<String> =
                won.map(|(it, won)| format!("{} {won}", name(party, it))).collect();
            return format!("Gewonnen: {}", with_drawn(won.join(", "), balance.drawn));
        }
        let sides: Vec<&str> = party.sides().map(|side| name(party, side)).collect();
        format!("{}: {}", listed(&sides), came_out(balance))
    }

    fn stands_at(&self, party: &Party, kind: Kind, level: Level, balance: &Balance) -> String {
        let people = listed(party.people());
        let game = self.game(kind).label;
        let came_out = came_out(balance);
        format!("{people}, {game} tegen niveau {level}: {came_out}")
    }

    fn stands_in(&self, kind: Kind, balance: &Balance, average: &[f64], best: &[u16]) -> String {
        let average = average.iter().map(|&points| self.average(points));
        let average: Vec<String> = average.collect();
        let best: Vec<String> = best.iter().map(u16::to_string).collect();
        format!(
            "{}: {}; punten gemiddeld {}, record {}",
            self.game(kind).label,
            came_out(balance),
            average.join(" : "),
            best.join(" : ")
        )
    }

    fn with_level(&self, name: &str, level: Level) -> String {
        format!("{name} (niveau {level})")
    }

    fn level(&self, level: Level) -> String {
        format!("niveau {level}")
    }

    fn at_level(&self, level: Level, balance: &Balance) -> String {
        format!("niveau {level}: {}", came_out(balance))
    }

    fn even_level(&self, level: Option<Level>) -> String {
        match level {
            Some(level) => format!("Tot ongeveer niveau {level} is minstens de helft gewonnen."),
            None => "Minder dan de helft is gewonnen.".to_string(),
        }
    }

    fn longest_run(&self, party: &Party, sides: &[Side], games: usize) -> String {
        let whose: Vec<&str> = sides.iter().map(|&side| name(party, side)).collect();
        format!("Meeste zeges op rij: {games} ({})", listed(&whose))
    }

    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::Title => "Eerdere partijen",
            Label::Find => ", zoek: ",
            Label::Date => "Datum",
            Label::DateAndTime => "Datum, tijd (UTC)",
            Label::Game => "Spel",
            Label::Players => "Spelers (* won)",
            Label::Points => "Punten",
            Label::Turns => "Beurt",
            Label::Heads => "Onderlinge stand",
            Label::Won => "Gewonnen",
            Label::Average => "Gemiddeld",
            Label::Best => "Record",
            Label::Lead => "Wie in partijen voorstond, tot nu toe",
            Label::Latest => "Laatste partijen",
            Label::Remove => "Deze partij verwijderen?",
        }
    }

    fn found(&self, at: usize, count: usize, seen: Option<(usize, usize)>) -> String {
        match seen {
            Some((seen, files)) => format!("{at} van {count} ({seen} van {files} bestanden)"),
            None => format!("{at} van {count}"),
        }
    }

    fn place(&self, path: &Plain) -> String {
        format!("Deze partij staat in {path}")
    }

    fn removing(&self, file: &Plain) -> String {
        format!("{file} gaat naar de map met verwijderde partijen. Er wordt niets gewist.")
    }

    fn removed(&self, path: &Plain) -> String {
        format!("De partij staat nu in {path}")
    }

    fn no_game(&self, file: &Plain) -> String {
        format!("geen uitgespeelde partij: {file}")
    }

    fn played(&self, count: usize) -> String {
        games_played(count)
    }

    fn drawn(&self, games: usize) -> String {
        format!("Gelijkspel: {}", games_played(games))
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
        KeyLabel::ToList => ("lijst", "terug naar de lijst met eerdere partijen"),
        KeyLabel::Find => {
            ("zoek", "zoek een naam, een spel, een maand, gewonnen, verloren of gelijk")
        }
        KeyLabel::Found => ("verder", "verder met wat er gevonden is"),
        KeyLabel::All => ("alle", "weer alle partijen tonen"),
        KeyLabel::Replay => ("herhaling", "stap voor stap door de partij"),
        KeyLabel::Heads => ("onderling", "hoe de spelers er onderling voor staan"),
        KeyLabel::Place => ("bestand", "waar het bestand staat"),
        KeyLabel::Remove => ("verwijder", "de partij verwijderen"),
        KeyLabel::RemoveIt => ("ja, verwijder", "de partij verwijderen"),
        KeyLabel::KeepIt => ("houd", "de partij houden"),
    };
    KeyWords { label, help }
}

/// The words by which games are looked for.
const VOCABULARY: Vocabulary = Vocabulary {
    won: "gewonnen",
    lost: "verloren",
    drawn: "gelijk",
    games: ["kaarten", "tegels", "piramides"],
    months: [
        "januari",
        "februari",
        "maart",
        "april",
        "mei",
        "juni",
        "juli",
        "augustus",
        "september",
        "oktober",
        "november",
        "december",
    ],
};

fn name(party: &Party, side: Side) -> &str {
    match side {
        Side::Person(number) => &party.people()[number],
        Side::Computers => "de computer",
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
        drawn => format!("{told}, {drawn} gelijk"),
    }
}

fn games_played(count: usize) -> String {
    counted(count, "partij", "partijen")
}
