//! Where a finished game was decided.

use std::ops::Range;

use super::{Dutch, capital, listed};
use crate::record::Names;
use crate::story::review::Blameless;
use crate::story::{Expected, Weighed};
use crate::texts::language::review::Label;
use crate::texts::language::{Called, Review};

impl Review for Dutch {
    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::Title => "Terugblik",
            Label::Mistakes => "Wat het meest kostte, en de winstkans van wie besliste:",
            Label::MistakesOfPeopleFirst => {
                "Het duurst, mensen eerst; %: kans van wie aan de beurt was"
            }
            Label::Chances => {
                "Een winstkans is een schatting: hoe vaak een speler zou winnen als iedereen \
                 verder zo goed speelde als de computer, met wat die speler toen wist."
            }
            Label::Marks => "Op tafel: ? is gespeeld, ! is beter, ?! is allebei.",
            Label::Curves => "De winstkans per beurt, 0 tot 100%",
        }
    }

    fn curve(&self, name: &str) -> String {
        format!("Winstkans van {name} per beurt, 0 tot 100%")
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

    fn shown(&self, shown: Range<usize>, all: usize) -> String {
        let (first, end) = (shown.start + 1, shown.end);
        match (first > 1, end < all) {
            (false, false) => format!("{first} tot {end} van {all}"),
            (true, false) => format!("{first} tot {end} van {all}, meer erboven"),
            (false, true) => format!("{first} tot {end} van {all}, meer eronder"),
            (true, true) => format!("{first} tot {end} van {all}, meer erboven en eronder"),
        }
    }

    fn progress(&self, done: usize, all: usize) -> String {
        format!("{done} van {all} beslissingen")
    }
}

/// What is expected of an action.
pub(super) fn expected(Expected { chance, lead }: Expected) -> String {
    match lead {
        0 => format!("{chance}%, gelijk"),
        _ => format!("{chance}%, {lead:+}"),
    }
}

/// What is done, with what is expected of it and what speaks for it. The deed has no capital,
/// as it often stands after a colon.
pub(super) fn weighed(weighed: Weighed, deed: &str, why: &str, names: &dyn Called) -> String {
    let told = match weighed {
        Weighed::Alone => capital(deed),
        Weighed::Hint(it) => format!("{} ({})", capital(deed), expected(it)),
        Weighed::Played { who, chance } => {
            let who = who.map_or("Je", |seat| names.of(seat));
            format!("{who} speelde: {deed} ({chance}%)")
        }
        Weighed::Better { chance, cost } | Weighed::BetterInList { chance, cost } => {
            format!("Beter: {deed} ({chance}%), -{cost}%")
        }
        Weighed::Missed { who, chance } => {
            let who = names.of(who);
            format!("{who}, jouw zet. Je speelde: {deed} ({chance}%). Het kan beter")
        }
        Weighed::Wrong { chance, cost } => {
            format!("Niet het beste: {deed} ({chance}%), -{cost}%")
        }
        Weighed::Found { chance } => format!("Gevonden: {deed} ({chance}%)"),
        Weighed::Answer { chance } => format!("Het antwoord: {deed} ({chance}%)"),
        Weighed::AnswerInShort => capital(deed),
        Weighed::PlayedInList { chance } => format!("{} ({chance}%)", capital(deed)),
    };
    // Hints and lists stand in columns, without a full stop.
    let stop = match weighed {
        Weighed::Alone
        | Weighed::Hint(_)
        | Weighed::PlayedInList { .. }
        | Weighed::BetterInList { .. } => "",
        _ => ".",
    };
    match why {
        "" => format!("{told}{stop}"),
        _ => format!("{told}: {why}{stop}"),
    }
}
