//! Where a finished game was decided.

use super::house::points;
use super::{French, capital, listed};
use crate::record::Names;
use crate::story::review::Blameless;
use crate::story::{Expected, Odds, Weighed};
use crate::texts::language::review::Label;
use crate::texts::language::{Called, Review, signed};

impl Review for French {
    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::Title => "Analyse",
            Label::Mistakes => "Les coups les plus coûteux, avec les chances du joueur\u{a0}:",
            Label::MistakesOfPeopleFirst => {
                "Le plus coûteux, humains d'abord\u{a0}; %\u{a0}: chances du joueur"
            }
            Label::Marks => {
                "Sur la table\u{a0}:\u{a0}? a été joué,\u{a0}! est mieux,\u{a0}?! vaut pour les \
                 deux."
            }
            Label::Curves => "Les chances de gagner par tour",
        }
    }

    fn curve(&self, name: &str) -> String {
        format!("{name}\u{a0}: chances de gagner par tour")
    }

    fn chances(&self, has_luck: bool, players: usize) -> String {
        let all = if players == 2 { "les deux" } else { "tous" };
        let known = if has_luck { ", d'après ce que ce joueur savait alors" } else { "" };
        format!(
            "L'ordinateur estime les chances\u{a0}: combien de fois un joueur gagnerait si {all} \
             jouaient aussi bien que l'ordinateur{known}."
        )
    }

    fn title(&self, names: &Names) -> String {
        let names: Vec<&str> = names.iter().collect();
        format!("Analyse\u{a0}: {}", names.join(", "))
    }

    fn blameless(&self, blameless: &Blameless, cost: i32, names: &Names) -> String {
        match blameless {
            Blameless::All => format!("Aucune décision n'a coûté {cost}\u{a0}% ou plus."),
            Blameless::Some(seats) => {
                let names: Vec<&str> = seats.iter().map(|&seat| names.of(seat)).collect();
                let names = listed(&names);
                format!("{names}\u{a0}: aucune décision n'a coûté {cost}\u{a0}% ou plus.")
            }
        }
    }

    fn colon(&self) -> &'static str {
        "\u{a0}: "
    }

    fn missed(&self, turn: usize) -> String {
        format!("(aussi au tour {turn})")
    }

    fn progress(&self, done: usize, all: usize) -> String {
        format!("Analyse de la décision {done} sur {all} …")
    }
}

/// What is expected of an action.
pub(super) fn expected(Expected { chance, lead, .. }: Expected) -> String {
    match lead {
        0 => format!("{chance}\u{a0}%, à égalité"),
        _ => format!("{chance}\u{a0}%, {}", signed(lead)),
    }
}

/// The same in a sentence, where it is told of one action alone.
pub(super) fn outlook(Expected { chance, lead, .. }: Expected) -> String {
    let by = points(u16::try_from(lead.unsigned_abs()).unwrap_or(u16::MAX));
    match lead {
        0 => format!("{chance}\u{a0}%, à égalité"),
        1.. => format!("{chance}\u{a0}%, {by} d'avance"),
        _ => format!("{chance}\u{a0}%, {by} de retard"),
    }
}

/// Whether an action wins.
fn odds(odds: Odds) -> String {
    match odds {
        Odds::Chance(chance) => format!("{chance}\u{a0}%"),
        Odds::Hopeless => "presque perdu".to_string(),
        Odds::Wins([own, theirs]) => format!("gagne {own} à {theirs}"),
        Odds::Draws([own, theirs]) => format!("match nul, {own} à {theirs}"),
        Odds::Loses([own, theirs]) => format!("perd {theirs} à {own}"),
    }
}

/// What is done, with what is expected of it and what speaks for it.
pub(super) fn weighed(weighed: Weighed, deed: &str, why: &str, names: &dyn Called) -> String {
    let told = match weighed {
        Weighed::Alone | Weighed::AnswerInShort => capital(deed),
        Weighed::Reasons => return why.to_string(),
        Weighed::Expected(it) => return expected(it),
        Weighed::Hint(it) => format!("{} ({})", capital(deed), expected(it)),
        Weighed::Played(None, it) => format!("Vous avez joué\u{a0}: {deed} ({})", odds(it)),
        Weighed::Played(Some(seat), it) => {
            format!("{} a joué\u{a0}: {deed} ({})", names.of(seat), odds(it))
        }
        Weighed::Better(it, cost) => less(format!("Mieux\u{a0}: {deed} ({})", odds(it)), cost),
        Weighed::Missed(who, it) => format!(
            "{}, à vous. Vous aviez joué\u{a0}: {deed} ({}). Il y a mieux",
            names.of(who),
            odds(it)
        ),
        Weighed::Wrong(it, cost) => {
            less(format!("Pas le meilleur coup\u{a0}: {deed} ({})", odds(it)), cost)
        }
        Weighed::WrongButBetter(it, cost) => less(
            format!(
                "Mieux que dans la partie, mais pas le meilleur coup\u{a0}: {deed} ({})",
                odds(it)
            ),
            cost,
        ),
        Weighed::Found(it) => format!("Trouvé\u{a0}: {deed} ({})", odds(it)),
        Weighed::Answer(it) => format!("La réponse\u{a0}: {deed} ({})", odds(it)),
        Weighed::PlayedInList(it, cost) => less(format!("{} ({})", capital(deed), odds(it)), cost),
        Weighed::BetterInList(it) => format!("Mieux\u{a0}: {deed} ({})", odds(it)),
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
        _ => format!("{told}\u{a0}: {why}{stop}"),
    }
}

/// The same with what it costs, if that is told.
fn less(told: String, cost: Option<i32>) -> String {
    match cost {
        Some(cost) => format!("{told}, −{cost}\u{a0}%"),
        None => told,
    }
}
