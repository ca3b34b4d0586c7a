//! Luck and play in a finished game.

use super::{French, counted, de};
use crate::story::luck::{Cause, Moment, Step, Verdict};
use crate::texts::language::luck::Column;
use crate::texts::language::{Called, Luck};

impl Luck for French {
    fn luck_title(&self, has_luck: bool) -> &'static str {
        if has_luck {
            "Chance ou talent\u{a0}?"
        } else {
            "Qui a le mieux joué\u{a0}?"
        }
    }

    fn verdict(&self, verdict: Verdict, names: &dyn Called) -> String {
        match verdict {
            Verdict::Won {
                winner,
                loser,
                by,
                luck,
                play,
            } => won(by, names.of(winner), names.of(loser), luck, play),
            Verdict::Undecided { luck: 0, .. } => "La chance n'a favorisé personne.".to_string(),
            Verdict::Undecided { lucky, luck } => {
                format!("La chance a valu {} à {}.", points(luck), names.of(lucky))
            }
            Verdict::OnlyPlay { winner, best, cost } => {
                only_play(winner.map(|it| names.of(it)), names.of(best), cost)
            }
        }
    }

    fn way(&self, whose: Option<&str>) -> String {
        match whose {
            Some(name) => {
                format!("{name}\u{a0}: chances de gagner et ce qui les a changées\u{a0}:")
            }
            None => "Les points que les erreurs ont coûtés\u{a0}:".to_string(),
        }
    }

    fn step(&self, step: Step, names: &dyn Called) -> String {
        match step {
            Step::Before(_) => "Au début".to_string(),
            Step::Mistakes(seat, _) | Step::Cost(seat, _) => {
                format!("Erreurs {}", de(names.of(seat)))
            }
            Step::Luck(_) => "Chance".to_string(),
            Step::After(_) => "À la fin".to_string(),
        }
    }

    fn column(&self, column: Column) -> &'static str {
        match column {
            Column::Accuracy => "Précision",
            Column::WorstMove => "Pire coup",
            Column::BestLuck => "Coup de chance",
        }
    }

    fn accuracy(&self, accuracy: i32) -> String {
        format!("{accuracy}\u{a0}%")
    }

    fn moment(&self, moment: Option<Moment>) -> String {
        match moment {
            Some(Moment {
                turn: Some(turn),
                by,
            }) => format!("{by:+} (tour {turn})"),
            Some(Moment { turn: None, by }) => format!("{by:+} (à la fin)"),
            None => "aucun".to_string(),
        }
    }

    fn about_luck(&self, has_luck: bool) -> Vec<String> {
        let points = "Un point vaut 1\u{a0}% de chances de gagner. Il compte à chaque hausse et à chaque \
                      baisse\u{a0}: un total peut dépasser 100.";
        let mistakes =
            "Les erreurs\u{a0}: ce que les coups ont fait perdre, comparés aux meilleurs.";
        let luck = "La chance\u{a0}: l'effet des cartes piochées, et de celles de l'adversaire.";
        let open = "Tout est visible, il n'y a donc pas de chance.";
        let accuracy = "La précision\u{a0}: 100\u{a0}% moins les erreurs d'un joueur, divisées par le \
             nombre moyen de choix par joueur.";
        let seen = "La chance est vue du côté du joueur dont les chances sont ci-dessus.";
        let estimates = "Tout cela est estimé\u{a0}: les petits nombres disent peu.";
        let said: &[&str] = if has_luck {
            &[points, luck, mistakes, accuracy, estimates, seen]
        } else {
            &[points, mistakes, open, accuracy, estimates]
        };
        said.iter().map(|it| it.to_string()).collect()
    }
}

/// Points of a chance to win.
fn points(points: i32) -> String {
    counted(points.unsigned_abs() as usize, "point")
}

fn only_play(winner: Option<&str>, best: &str, cost: i32) -> String {
    let cost_in_all = points(cost);
    match (winner, cost) {
        (Some(winner), 0) if winner == best => {
            format!("{best} ne doit sa victoire qu'à son jeu, sans une erreur.")
        }
        (Some(winner), _) if winner == best => format!(
            "{best} ne doit sa victoire qu'à son jeu, avec le moins d'erreurs\u{a0}: {cost_in_all} en \
             tout."
        ),
        (Some(winner), 0) => format!("{winner} gagne, mais {best} n'a fait aucune erreur."),
        (Some(winner), _) => format!(
            "{winner} gagne, mais {best} a fait le moins d'erreurs\u{a0}: {cost_in_all} en tout."
        ),
        (None, 0) => format!("{best} n'a fait aucune erreur."),
        (None, _) => format!("{best} a fait le moins d'erreurs\u{a0}: {cost_in_all} en tout."),
    }
}

fn won(by: Cause, winner: &str, loser: &str, luck: i32, play: i32) -> String {
    let (by_luck, by_play) = (points(luck), points(play));
    match (by, luck, play) {
        (Cause::Luck, _, 0) => format!(
            "La chance a décidé\u{a0}: elle a valu {by_luck} à {winner}. Les deux ont joué à peu près \
             aussi bien."
        ),
        (Cause::Luck, _, 1..) => format!(
            "La chance a décidé\u{a0}: elle a valu {by_luck} à {winner}, et un jeu plus sûr {play}."
        ),
        (Cause::Luck, ..) => format!(
            "La chance a décidé\u{a0}: elle a valu {by_luck} à {winner}. {loser} a mieux joué, de \
             {by_play}."
        ),
        (Cause::Play, 0, _) => format!(
            "Le jeu a décidé\u{a0}: un jeu plus sûr a valu {by_play} à {winner}. La chance n'a favorisé \
             personne."
        ),
        (Cause::Play, 1.., _) => format!(
            "Le jeu a décidé\u{a0}: un jeu plus sûr a valu {by_play} à {winner}, et la chance \
             {luck}."
        ),
        (Cause::Play, ..) => format!(
            "Le jeu a décidé\u{a0}: un jeu plus sûr a valu {by_play} à {winner}, alors que la chance en \
             a donné {} à {loser}.",
            -luck
        ),
        (Cause::Both, ..) => format!(
            "La chance et le jeu ont décidé\u{a0}: la chance a valu {by_luck} à {winner}, et un jeu plus \
             sûr {play}."
        ),
    }
}
