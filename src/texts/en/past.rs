//! What is said about the games that were played.

use super::house::KeyWords;
use super::{English, listed};
use crate::app::past::KeyLabel;
use crate::past::{Balance, Party, Side, Vocabulary};
use crate::plain::Plain;
use crate::rules::{Kind, Level};
use crate::texts::language::past::{Label, by_wins};
use crate::texts::language::{Games, Past};

impl Past for English {
    fn vocabulary(&self) -> &'static Vocabulary {
        &VOCABULARY
    }

    fn no_games(&self, of: Option<Kind>, looked_for: bool) -> String {
        match (of, looked_for) {
            (None, true) => "No finished game fits.".to_string(),
            (None, false) => "There is no finished game yet.".to_string(),
            (Some(kind), true) => format!(
                "No finished game of {kind} fits. Leave out --game to look through all games."
            ),
            (Some(kind), false) => format!("There is no finished game of {kind} yet."),
        }
    }

    fn in_all(&self, games: usize) -> String {
        format!("{} in all", games_played(games))
    }

    fn of_others(&self, games: usize) -> String {
        format!("Others: {}", games_played(games))
    }

    fn stands(&self, party: &Party, balance: &Balance) -> String {
        if balance.won.len() > 2 {
            let won = by_wins(party, balance).into_iter();
            let won: Vec<String> =
                won.map(|(it, won)| format!("{} {won}", name(party, it))).collect();
            return format!("Games won: {}", with_drawn(won.join(", "), balance.drawn));
        }
        let sides: Vec<&str> = party.sides().map(|side| name(party, side)).collect();
        format!("{}: {}", listed(&sides), came_out(balance))
    }

    fn stands_at(&self, party: &Party, kind: Kind, level: Level, balance: &Balance) -> String {
        let people = listed(party.people());
        let game = self.game(kind).label;
        let came_out = came_out(balance);
        format!("{people}, {game} against level {level}: {came_out}")
    }

    fn stands_in(&self, kind: Kind, balance: &Balance, average: &[f64], best: &[u16]) -> String {
        let average = average.iter().map(|&points| self.average(points));
        let average: Vec<String> = average.collect();
        let best: Vec<String> = best.iter().map(u16::to_string).collect();
        format!(
            "{}: {}; points on average {}, at best {}",
            self.game(kind).label,
            came_out(balance),
            average.join(" : "),
            best.join(" : ")
        )
    }

    fn with_level(&self, name: &str, level: Level) -> String {
        format!("{name} (level {level})")
    }

    fn level(&self, level: Level) -> String {
        format!("level {level}")
    }

    fn at_level(&self, level: Level, balance: &Balance) -> String {
        format!("level {level}: {}", came_out(balance))
    }

    fn even_level(&self, level: Option<Level>) -> String {
        match level {
            Some(level) => format!("At least half of the games are won up to about level {level}."),
            None => "Fewer than half are won so far.".to_string(),
        }
    }

    fn longest_run(&self, party: &Party, sides: &[Side], games: usize) -> String {
        let whose: Vec<&str> = sides.iter().map(|&side| name(party, side)).collect();
        format!("Most wins in a row: {games} ({})", listed(&whose))
    }

    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::Title => "Past games",
            Label::Find => ", find: ",
            Label::Date => "Date",
            Label::DateAndTime => "Date, time (UTC)",
            Label::Game => "Game",
            Label::Players => "Players (* won)",
            Label::Points => "Points",
            Label::Turns => "Turns",
            Label::Heads => "Head to head",
            Label::Won => "Won",
            Label::Average => "Average",
            Label::Best => "Top score",
            Label::Lead => "Who was ahead in games, first to latest",
            Label::Latest => "Latest games",
            Label::Remove => "Remove this game?",
        }
    }

    fn found(&self, at: usize, count: usize, seen: Option<(usize, usize)>) -> String {
        match seen {
            Some((seen, files)) => format!("{at} of {count} ({seen} of {files} files)"),
            None => format!("{at} of {count}"),
        }
    }

    fn place(&self, path: &Plain) -> String {
        format!("This game is in {path}")
    }

    fn removing(&self, file: &Plain) -> String {
        format!("{file} moves to the folder of removed games. Nothing is deleted.")
    }

    fn removed(&self, path: &Plain) -> String {
        format!("The game is now in {path}")
    }

    fn no_game(&self, file: &Plain) -> String {
        format!("no finished game: {file}")
    }

    fn played(&self, count: usize) -> String {
        games_played(count)
    }

    fn drawn(&self, games: usize) -> String {
        format!("Drawn: {}", games_played(games))
    }

    fn average(&self, points: f64) -> String {
        format!("{points:.1}")
    }

    fn side<'a>(&self, party: &'a Party, side: Side) -> &'a str {
        name(party, side)
    }
}

/// What some keys of the list are for.
pub(super) fn key_words(label: KeyLabel) -> KeyWords {
    let (label, help) = match label {
        KeyLabel::ToList => ("list", "back to the list of past games"),
        KeyLabel::Find => ("find", "find a name, a game, a month, won, lost or drawn"),
        KeyLabel::Found => ("go on", "go on with what was found"),
        KeyLabel::All => ("all games", "look at all games again"),
        KeyLabel::Replay => ("replay", "step through the game"),
        KeyLabel::Heads => ("head to head", "how its players stand with each other"),
        KeyLabel::Place => ("file", "where its file is"),
        KeyLabel::Remove => ("remove", "remove the game"),
        KeyLabel::RemoveIt => ("yes, remove", "remove the game"),
        KeyLabel::KeepIt => ("keep", "keep the game"),
    };
    KeyWords { label, help }
}

/// The words by which games are looked for.
const VOCABULARY: Vocabulary = Vocabulary {
    won: "won",
    lost: "lost",
    drawn: "drawn",
    games: ["cards", "tiles", "pyramids"],
    months: [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ],
};

fn name(party: &Party, side: Side) -> &str {
    match side {
        Side::Person(number) => &party.people()[number],
        Side::Computers => "the computer",
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
        drawn => format!("{told}, {drawn} drawn"),
    }
}

fn games_played(count: usize) -> String {
    match count {
        1 => "1 game".to_string(),
        n => format!("{n} games"),
    }
}
