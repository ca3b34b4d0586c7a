//! Where a finished game was decided.

use super::house::points;
use super::{English, listed};
use crate::record::Names;
use crate::story::review::Blameless;
use crate::story::{Expected, Odds, Weighed};
use crate::texts::language::review::Label;
use crate::texts::language::{Called, Review, signed};

impl Review for English {
    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::Title => "Review",
            Label::Mistakes => "The costliest moves, and the player's chance to win:",
            Label::MistakesOfPeopleFirst => {
                "The costliest moves, computers last, and chances to win:"
            }
            Label::Marks => "On the table: ? was played, ! is better, ?! is both.",
            Label::Curves => "Chances to win by turn",
        }
    }

    fn curve(&self, name: &str) -> String {
        format!("{name}'s chance to win by turn")
    }

    fn chances(&self, has_luck: bool, players: usize) -> String {
        let all = if players == 2 { "both" } else { "all" };
        let known = if has_luck { ", from what that player knew then" } else { "" };
        format!(
            "A chance is the computer's estimate: how often a player would win if {all} played on \
             as well as it does{known}."
        )
    }

    fn title(&self, names: &Names) -> String {
        let names: Vec<&str> = names.iter().collect();
        format!("Review: {}", names.join(", "))
    }

    fn blameless(&self, blameless: &Blameless, cost: i32, names: &Names) -> String {
        match blameless {
            Blameless::All => format!("Nobody made a decision that cost {cost}% or more."),
            Blameless::Some(seats) => {
                let names: Vec<&str> = seats.iter().map(|&seat| names.of(seat)).collect();
                let names = listed(&names);
                format!("{names} made no decision that cost {cost}% or more.")
            }
        }
    }

    fn missed(&self, turn: usize) -> String {
        format!("(better in turn {turn}, too)")
    }

    fn progress(&self, done: usize, all: usize) -> String {
        format!("Thinking over {done} of {all} decisions …")
    }
}

/// What is expected of an action.
pub(super) fn expected(Expected { chance, lead, .. }: Expected) -> String {
    match lead {
        0 => format!("{chance}%, even"),
        _ => format!("{chance}%, {}", signed(lead)),
    }
}

/// The same in a sentence, where it is told of one action alone.
pub(super) fn outlook(Expected { chance, lead, .. }: Expected) -> String {
    let by = points(u16::try_from(lead.unsigned_abs()).unwrap_or(u16::MAX));
    match lead {
        0 => format!("{chance}%, even"),
        1.. => format!("{chance}%, {by} ahead"),
        _ => format!("{chance}%, {by} behind"),
    }
}

/// Whether an action wins.
fn odds(odds: Odds) -> String {
    match odds {
        Odds::Chance(chance) => format!("{chance}%"),
        Odds::Hopeless => "as good as lost".to_string(),
        Odds::Wins([own, theirs]) => format!("wins {own} to {theirs}"),
        Odds::Draws([own, theirs]) => format!("draws {own} to {theirs}"),
        Odds::Loses([own, theirs]) => format!("loses {own} to {theirs}"),
    }
}

/// What is done, with what is expected of it and what speaks for it.
pub(super) fn weighed(weighed: Weighed, deed: &str, why: &str, names: &dyn Called) -> String {
    let told = match weighed {
        Weighed::Alone | Weighed::AnswerInShort => deed.to_string(),
        Weighed::Reasons => return why.to_string(),
        Weighed::Expected(it) => return expected(it),
        Weighed::Hint(it) => format!("{deed} ({})", expected(it)),
        Weighed::Played(who, it) => {
            let who = who.map_or("You", |seat| names.of(seat));
            format!("{who} played: {deed} ({})", odds(it))
        }
        Weighed::Better(it, cost) => less(format!("Better: {deed} ({})", odds(it)), cost),
        Weighed::Missed(who, it) => format!(
            "{}, your move. You played: {deed} ({}). There is better",
            names.of(who),
            odds(it)
        ),
        Weighed::Wrong(it, cost) => less(format!("Not the best: {deed} ({})", odds(it)), cost),
        Weighed::WrongButBetter(it, cost) => {
            less(format!("Better than in the game, but not the best: {deed} ({})", odds(it)), cost)
        }
        Weighed::Found(it) => format!("Found: {deed} ({})", odds(it)),
        Weighed::Answer(it) => format!("The answer: {deed} ({})", odds(it)),
        Weighed::PlayedInList(it, cost) => less(format!("{deed} ({})", odds(it)), cost),
        Weighed::BetterInList(it) => format!("Better: {deed} ({})", odds(it)),
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

#[cfg(test)]
mod tests {
    use crate::record::Names;
    use crate::rules::Seat;
    use crate::story::review::Blameless;
    use crate::texts::ENGLISH;

    #[test]
    fn those_who_made_no_mistake_are_told_so() {
        let names = Names::recorded(["Anna", "Beth", "Carl"]).expect("good names");
        let words = |blameless| ENGLISH.review().blameless(&blameless, 7, &names);
        let these = |count| Blameless::Some(Seat::all(count).collect());
        let rest = "decision that cost 7% or more.";
        assert_eq!(words(these(1)), format!("Anna made no {rest}"));
        assert_eq!(words(these(2)), format!("Anna and Beth made no {rest}"));
        assert_eq!(words(Blameless::All), format!("Nobody made a {rest}"));
    }
}
