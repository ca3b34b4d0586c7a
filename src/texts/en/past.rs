//! What is said about the games that were played.

use std::fmt::Write;

use super::{games, listed};
use crate::past::{Balance, HeadToHead, Parties, Party, Side, Vocabulary};
use crate::rules::{Kind, Level};

/// The words by which games are looked for.
pub const VOCABULARY: Vocabulary = Vocabulary {
    won: "won",
    lost: "lost",
    drawn: "drawn",
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

/// How many parties a summary tells of.
const TOLD: usize = 12;

/// That no game was found, looking for something or for all.
pub fn none(looked_for: bool) -> &'static str {
    match looked_for {
        true => "No finished game fits.",
        false => "There is no finished game yet.",
    }
}

/// How everybody stands with each other, a paragraph a party.
pub fn summary(parties: &Parties) -> String {
    let all = parties.most_played();
    let games = |heads: &[&HeadToHead]| heads.iter().map(|it| it.played()).sum();
    let mut text = format!("{} in all\n", games_played(games(&all)));
    let (told, others) = all.split_at(TOLD.min(all.len()));
    for heads in told {
        text += "\n";
        text += &head_to_head(heads);
    }
    if !others.is_empty() {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "\nOthers: {}", games_played(games(others)));
    }
    text
}

/// How the sides of a party stand with each other, in some lines.
pub fn head_to_head(heads: &HeadToHead) -> String {
    let mut text = format!("{}\n", stands(heads.party(), &heads.balance()));
    for kind in Kind::ALL {
        let balance = heads.balance_in(kind);
        if balance.played() == 0 {
            continue;
        }
        let each = |value: &dyn Fn(Side) -> String| {
            let values: Vec<String> = heads.party().sides().map(value).collect();
            values.join(" : ")
        };
        let average = each(&|side| {
            let average = heads.average(kind, side).unwrap_or_default();
            format!("{average:.1}")
        });
        let best = each(&|side| heads.best(kind, side).unwrap_or_default().to_string());
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "  {}: {}; points on average {average}, at best {best}",
            games::of(kind).label,
            came_out(&balance)
        );
        for (level, balance) in by_level(heads, kind) {
            let _ = writeln!(text, "    level {level}: {}", came_out(&balance));
        }
        if let Some(even) = even_level(heads, kind) {
            let _ = writeln!(text, "    {even}");
        }
    }
    let run = |side| heads.longest_run(side);
    let longest = heads.party().sides().map(run).max().unwrap_or_default();
    if longest > 1 {
        let whose = heads.party().sides().filter(|&side| run(side) == longest);
        let whose: Vec<String> = whose.map(|side| name(heads.party(), side)).collect();
        let _ = writeln!(text, "  Most wins in a row: {longest} ({})", listed(&whose));
    }
    text
}

/// The balance against each level that was played.
fn by_level(heads: &HeadToHead, kind: Kind) -> impl Iterator<Item = (Level, Balance)> {
    let levels = (1..=kind.levels()).filter_map(move |number| Level::new(kind, number));
    let balances = levels.map(move |level| (level, heads.balance_at(kind, level)));
    balances.filter(|(_, balance)| balance.played() > 0)
}

/// Up to which level half of the games are won, where levels were played.
fn even_level(heads: &HeadToHead, kind: Kind) -> Option<String> {
    by_level(heads, kind).next()?;
    Some(match heads.even_level(kind) {
        Some(level) => format!("Half of them or more are won up to about level {level}."),
        None => "Fewer than half of them are won so far.".to_string(),
    })
}

/// How a party stands, in a sentence without its full stop: all of its games or, against one
/// computer, those of this game and level.
pub fn stands(party: &Party, balance: &Balance) -> String {
    let sides: Vec<String> = party.sides().map(|side| name(party, side)).collect();
    format!("{}: {}", listed(&sides), came_out(balance))
}

/// The same against a computer of one level.
pub fn stands_at(party: &Party, kind: Kind, level: Level, balance: &Balance) -> String {
    let people = listed(party.people());
    let game = games::of(kind).label;
    format!(
        "{people}, {game} against level {level}: {}",
        came_out(balance)
    )
}

fn name(party: &Party, side: Side) -> String {
    match side {
        Side::Person(number) => party.people()[number].clone(),
        Side::Computers => "the computer".to_string(),
    }
}

/// How many games there were and who won them.
fn came_out(balance: &Balance) -> String {
    let won: Vec<String> = balance.won.iter().map(usize::to_string).collect();
    let games = format!("{}, {}", games_played(balance.played()), won.join(" : "));
    match balance.drawn {
        0 => games,
        drawn => format!("{games}, {drawn} drawn"),
    }
}

fn games_played(count: usize) -> String {
    match count {
        1 => "1 game".to_string(),
        n => format!("{n} games"),
    }
}
