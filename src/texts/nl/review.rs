//! Where a finished game was decided.

use super::house::points;
use super::{Dutch, capital, listed};
use crate::record::Names;
use crate::story::review::Blameless;
use crate::story::{Expected, Odds, Weighed};
use crate::texts::language::review::Label;
use crate::texts::language::{Called, Review, signed};

impl Review for Dutch {
    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::Title => "Terugblik",
            Label::Mistakes => "De duurste zetten, met de winstkans van de speler:",
            Label::MistakesOfPeopleFirst => {
                "De duurste zetten, computers laatst, met de winstkans:"
            }
            Label::Marks => "Op tafel: ? is gespeeld, ! is beter, ?! is allebei.",
            Label::Curves => "De winstkansen per beurt",
        }
    }

    fn curve(&self, name: &str) -> String {
        format!("Winstkans van {name} per beurt")
    }

    fn chances(&self, has_luck: bool, players: usize) -> String {
        let played = if players == 2 {
            "beiden verder zo goed speelden"
        } else {
            "iedereen verder zo goed speelde"
        };
        let known = if has_luck { ", met wat die speler toen wist" } else { "" };
        format!(
            "Een winstkans is een schatting: hoe vaak een speler zou winnen als {played} als de \
             computer{known}."
        )
    }

    fn title(&self, names: &Names) -> String {
        let names: Vec<&str> = names.iter().collect();
        format!("Terugblik: {}", names.join(", "))
    }

    fn blameless(&self, blameless: &Blameless, cost: i32, names: &Names) -> String {
        match blameless {
            Blameless::All => format!("Geen enkele beslissing kostte {cost}% of meer."),
            Blameless::Some(seats) => {
                let names: Vec<&str> = seats.iter().map(|&seat| names.of(seat)).collect();
                let names = listed(&names);
                format!("Geen beslissing van {names} kostte {cost}% of meer.")
            }
        }
    }

    fn missed(&self, turn: usize) -> String {
        format!("(ook in beurt {turn})")
    }

    fn progress(&self, done: usize, all: usize) -> String {
        format!("Bezig met beslissing {done} van {all} …")
    }
}

/// What is expected of an action.
pub(super) fn expected(Expected { chance, lead, .. }: Expected) -> String {
    match lead {
        0 => format!("{chance}%, gelijk"),
        _ => format!("{chance}%, {}", signed(lead)),
    }
}

/// The same in a sentence, where it is told of one action alone.
pub(super) fn outlook(Expected { chance, lead, .. }: Expected) -> String {
    let by = points(u16::try_from(lead.unsigned_abs()).unwrap_or(u16::MAX));
    match lead {
        0 => format!("{chance}%, gelijk"),
        1.. => format!("{chance}%, {by} voorsprong"),
        _ => format!("{chance}%, {by} achterstand"),
    }
}

/// Whether an action wins.
fn odds(odds: Odds) -> String {
    match odds {
        Odds::Chance(chance) => format!("{chance}%"),
        Odds::Hopeless => "zo goed als verloren".to_string(),
        Odds::Wins([own, theirs]) => format!("wint met {own}-{theirs}"),
        Odds::Draws([own, theirs]) => format!("gelijkspel, {own}-{theirs}"),
        Odds::Loses([own, theirs]) => format!("verliest met {own}-{theirs}"),
    }
}

/// What is done, with what is expected of it and what speaks for it.
pub(super) fn weighed(weighed: Weighed, deed: &str, why: &str, names: &dyn Called) -> String {
    let told = match weighed {
        Weighed::Alone | Weighed::AnswerInShort => capital(deed),
        Weighed::Reasons => return why.to_string(),
        Weighed::Expected(it) => return expected(it),
        Weighed::Hint(it) => format!("{} ({})", capital(deed), expected(it)),
        Weighed::Played(who, it) => {
            let who = who.map_or("Je", |seat| names.of(seat));
            format!("{who} speelde: {deed} ({})", odds(it))
        }
        Weighed::Better(it, cost) => less(format!("Beter: {deed} ({})", odds(it)), cost),
        Weighed::Missed(who, it) => {
            format!("{}, jouw zet. Je speelde: {deed} ({}). Het kan beter", names.of(who), odds(it))
        }
        Weighed::Wrong(it, cost) => less(format!("Niet het beste: {deed} ({})", odds(it)), cost),
        Weighed::WrongButBetter(it, cost) => less(
            format!("Beter dan in de partij, maar niet het beste: {deed} ({})", odds(it)),
            cost,
        ),
        Weighed::Found(it) => format!("Gevonden: {deed} ({})", odds(it)),
        Weighed::Answer(it) => format!("Het antwoord: {deed} ({})", odds(it)),
        Weighed::PlayedInList(it, cost) => less(format!("{} ({})", capital(deed), odds(it)), cost),
        Weighed::BetterInList(it) => format!("Beter: {deed} ({})", odds(it)),
    };
    // Hints and lists stand in columns, without a full stop.
    let stop = match weighed {
        Weighed::Alone
        | Weighed::Hint(_)
        | Weighed::PlayedInList(..)
        | Weighed::BetterInList(_) => "",
        _ => ".",
    };
    match why {
        "" => format!("{told}{stop}"),
        _ => format!("{told}: {why}{stop}"),
    }
}

/// The same with what it costs, if that is told.
fn less(told: String, cost: Option<i32>) -> String {
    match cost {
        Some(cost) => format!("{told}, −{cost}%"),
        None => told,
    }
}
