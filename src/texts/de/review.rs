//! Where a finished game was decided.

use super::house::points;
use super::{German, listed, owned, percent};
use crate::record::Names;
use crate::story::review::Blameless;
use crate::story::{Expected, Odds, Weighed};
use crate::texts::language::review::Label;
use crate::texts::language::{Called, Review, signed};

impl Review for German {
    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::Title => "Rückblick",
            Label::Mistakes => "Die teuersten Züge, mit der eigenen Gewinnchance:",
            Label::MistakesOfPeopleFirst => {
                "Die teuersten Züge, Computer zuletzt, mit Gewinnchance:"
            }
            Label::Marks => "Auf dem Tisch: ? wurde gespielt, ! ist besser, ?! ist beides.",
            Label::Curves => "Die Gewinnchancen je Zug",
        }
    }

    fn curve(&self, name: &str) -> String {
        format!("{} je Zug", owned(name, "", "Gewinnchance"))
    }

    fn chances(&self, has_luck: bool, players: usize) -> String {
        let all = if players == 2 { "beide" } else { "alle" };
        let known = if has_luck { ", nach dem, was die Person damals wusste" } else { "" };
        format!(
            "Eine Chance ist eine Schätzung des Computers: wie oft jemand gewänne, wenn {all} so \
             gut weiterspielten wie er{known}."
        )
    }

    fn title(&self, names: &Names) -> String {
        let names: Vec<&str> = names.iter().collect();
        format!("Rückblick: {}", names.join(", "))
    }

    fn blameless(&self, blameless: &Blameless, cost: i32, names: &Names) -> String {
        let cost = percent(cost);
        match blameless {
            Blameless::All => format!("Keine Entscheidung hat {cost} oder mehr gekostet."),
            Blameless::Some(seats) => {
                let names: Vec<&str> = seats.iter().map(|&seat| names.of(seat)).collect();
                let names = listed(&names);
                format!("{names}: keine Entscheidung, die {cost} oder mehr gekostet hat.")
            }
        }
    }

    fn missed(&self, turn: usize) -> String {
        format!("(auch in Zug {turn})")
    }

    fn progress(&self, done: usize, all: usize) -> String {
        format!("Ich denke über {done} von {all} Entscheidungen nach …")
    }
}

/// What is expected of an action.
pub(super) fn expected(Expected { chance, lead, .. }: Expected) -> String {
    let chance = percent(chance);
    match lead {
        0 => format!("{chance}, gleichauf"),
        _ => format!("{chance}, {}", signed(lead)),
    }
}

/// The same in a sentence, where it is told of one action alone.
pub(super) fn outlook(Expected { chance, lead, .. }: Expected) -> String {
    let chance = percent(chance);
    let by = points(u16::try_from(lead.unsigned_abs()).unwrap_or(u16::MAX));
    match lead {
        0 => format!("{chance}, gleichauf"),
        1.. => format!("{chance}, {by} Vorsprung"),
        _ => format!("{chance}, {by} Rückstand"),
    }
}

/// Whether an action wins.
fn odds(odds: Odds) -> String {
    match odds {
        Odds::Chance(chance) => percent(chance),
        Odds::Hopeless => "so gut wie verloren".to_string(),
        Odds::Wins([own, theirs]) => format!("gewinnt {own} zu {theirs}"),
        Odds::Draws([own, theirs]) => format!("unentschieden, {own} zu {theirs}"),
        Odds::Loses([own, theirs]) => format!("verliert {own} zu {theirs}"),
    }
}

/// What is done, with what is expected of it and what speaks for it.
pub(super) fn weighed(weighed: Weighed, deed: &str, why: &str, names: &dyn Called) -> String {
    let told = match weighed {
        Weighed::Alone | Weighed::AnswerInShort => deed.to_string(),
        Weighed::Reasons => return why.to_string(),
        Weighed::Expected(it) => return expected(it),
        Weighed::Hint(it) => format!("{deed} ({})", expected(it)),
        Weighed::Played(who, it) => match who {
            None => format!("Du hast gespielt: {deed} ({})", odds(it)),
            Some(seat) => format!("{} spielte: {deed} ({})", names.of(seat), odds(it)),
        },
        Weighed::Better(it, cost) => less(format!("Besser: {deed} ({})", odds(it)), cost),
        Weighed::Missed(who, it) => format!(
            "{}, dein Zug. Du hast gespielt: {deed} ({}). Es geht besser",
            names.of(who),
            odds(it)
        ),
        Weighed::Wrong(it, cost) => less(format!("Nicht das Beste: {deed} ({})", odds(it)), cost),
        Weighed::WrongButBetter(it, cost) => less(
            format!("Besser als in der Partie, aber nicht das Beste: {deed} ({})", odds(it)),
            cost,
        ),
        Weighed::Found(it) => format!("Gefunden: {deed} ({})", odds(it)),
        Weighed::Answer(it) => format!("Die Lösung: {deed} ({})", odds(it)),
        Weighed::PlayedInList(it, cost) => less(format!("{deed} ({})", odds(it)), cost),
        Weighed::BetterInList(it) => format!("Besser: {deed} ({})", odds(it)),
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
        Some(cost) => format!("{told}, −{}", percent(cost)),
        None => told,
    }
}
