//! Luck and play in a finished game.

use super::{French, de};
use crate::story::luck::{Account, Cause, HALF, Moment, Outcome, Step, Verdict, Won};
use crate::texts::language::luck::Column;
use crate::texts::language::{Called, Luck};

impl Luck for French {
    fn luck_title(&self, has_luck: bool) -> &'static str {
        if has_luck { "Chance ou talent\u{a0}?" } else { "Qui a le mieux joué\u{a0}?" }
    }

    fn verdict(&self, verdict: Verdict, names: &dyn Called) -> String {
        match verdict {
            Verdict::Won { winner, loser, by, luck, play } => {
                self.won(by, names.of(winner), names.of(loser), luck, play)
            }
            Verdict::Undecided { luck: 0, .. } => "La chance a peu compté.".to_string(),
            Verdict::Undecided { lucky, luck } => {
                format!("La chance a valu {} à {}.", self.points(luck), names.of(lucky))
            }
            Verdict::Duel { one, two, won } => {
                let [one, two] = [one, two].map(|(seat, cost)| (names.of(seat), cost));
                self.duel(one, two, won)
            }
            Verdict::Several { best, cost, outcome } => {
                self.several(outcome, cost, names.of(best), names)
            }
            Verdict::Between { winner, least, most } => {
                let [won, first, last] = [winner, most.0, least.0].map(|it| names.of(it));
                let (most, least) = (self.points(most.1), least.1);
                format!(
                    "{won} gagne. En tout, les erreurs ont coûté le plus à {first} ({most}), le moins à {last} ({least})."
                )
            }
            Verdict::Even { winner } => {
                format!("{} gagne. Tous ont joué à peu près aussi bien.", names.of(winner))
            }
            Verdict::Worst { winner, worst, cost } => {
                let (worst, cost) = (de(names.of(worst)), self.points(cost));
                match winner.map(|it| names.of(it)) {
                    Some(winner) => format!(
                        "{winner} gagne. Les erreurs {worst} ont coûté le plus cher\u{a0}: {cost}."
                    ),
                    None => format!("Les erreurs {worst} ont coûté le plus cher\u{a0}: {cost}."),
                }
            }
        }
    }

    fn way(&self, whose: Option<&str>) -> String {
        match whose {
            Some(name) => {
                format!("Ce qui a changé les chances {}, en points de pourcentage\u{a0}:", de(name))
            }
            None => "Ce que les erreurs ont coûté, en points de pourcentage\u{a0}:".to_string(),
        }
    }

    fn step(&self, step: Step, names: &dyn Called) -> String {
        match step {
            Step::Before(_) => "Au début".to_string(),
            Step::Mistakes(seat, _) | Step::Cost(seat, _) => {
                format!("Erreurs {}", de(names.of(seat)))
            }
            Step::Play(_) => "Jeu".to_string(),
            Step::Luck(_) => "Chance".to_string(),
            Step::Unforeseen(_) => "Surprises".to_string(),
            Step::After(_) => "À la fin".to_string(),
        }
    }

    fn drawn(&self) -> &'static str {
        "À la fin (égalité)"
    }

    fn column(&self, column: Column) -> &'static str {
        match column {
            Column::Mistakes => "Erreurs",
            Column::Accuracy => "Précision",
            Column::WorstMove => "Pire coup",
            Column::BestLuck => "Coup de chance",
        }
    }

    fn account(&self, account: &Account, luck: Option<Option<Moment>>, name: &str) -> String {
        let accuracy = self.accuracy(account.accuracy);
        let worst = self.moment(account.costliest);
        match luck {
            Some(luck) => format!(
                "{name}\u{a0}: précision {accuracy}, pire coup {worst}, coup de chance {}.",
                self.moment(luck)
            ),
            None => format!("{name}\u{a0}: précision {accuracy}, pire coup {worst}."),
        }
    }

    fn percent(&self, number: i32) -> String {
        format!("{number}\u{a0}%")
    }

    fn points(&self, number: i32) -> String {
        match number {
            1 => "1 point de pourcentage".to_string(),
            _ => format!("{number} points de pourcentage"),
        }
    }

    fn accuracy(&self, number: i32) -> String {
        format!("{number} sur 100")
    }

    fn moment(&self, moment: Option<Moment>) -> String {
        match moment {
            Some(Moment { turn: Some(turn), by }) => format!("{} (tour {turn})", self.change(by)),
            Some(Moment { turn: None, by }) => format!("{} (à la fin)", self.change(by)),
            None => "aucun".to_string(),
        }
    }

    fn accuracy_means(&self) -> String {
        format!(
            "Précision\u{a0}: 100 veut dire sans erreur, 50 veut dire {} perdus par choix en moyenne.",
            self.percent(HALF)
        )
    }

    fn surprises_mean(&self) -> &'static str {
        "Les surprises\u{a0}: ce que l'ordinateur n'a vu que plus tard. Tout est visible, il n'y a \
                          donc pas de chance."
    }

    fn sums_mean(&self) -> &'static str {
        "Chaque hausse et chaque baisse des chances compte\u{a0}: un total peut dépasser 100."
    }

    fn about_luck(&self, has_luck: bool) -> Vec<String> {
        let percent = "Les pourcentages sont des chances de gagner, les points de pourcentage ce \
                       qui les change.";
        let sums = self.sums_mean();
        let mistakes =
            "Les erreurs\u{a0}: ce que les coups ont fait perdre, comparés aux meilleurs.";
        let luck = "La chance\u{a0}: l'effet des cartes piochées, et de celles de l'adversaire.";
        let surprises = self.surprises_mean();
        let accuracy = self.accuracy_means();
        let estimates = "Ce sont des estimations\u{a0}: un petit nombre ne prouve rien.";
        let said: &[&str] = if has_luck {
            &[percent, sums, luck, mistakes, &accuracy, estimates]
        } else {
            &[percent, sums, mistakes, surprises, &accuracy, estimates]
        };
        said.iter().map(|it| it.to_string()).collect()
    }
}

impl French {
    fn duel(&self, one: (&str, i32), two: (&str, i32), won: Won) -> String {
        let ((one, its), (two, other)) = (one, two);
        let other = self.points(other);
        let of_one = de(one);
        match won {
            Won::Better => format!("Le jeu a décidé\u{a0}: {one} a fait les plus petites erreurs."),
            Won::Alike(before) => format!(
                "Les deux ont joué à peu près aussi bien (erreurs\u{a0}: {its} et {other}), et {one} avait \
                 de meilleures chances dès le début\u{a0}: {}.",
                self.percent(before)
            ),
            Won::Unforeseen(most) => format!(
                "{one} gagne. Les erreurs ont coûté {its} à {one} et {other} à {two}, mais \
                 l'ordinateur a mal jugé cette partie. Ce qui l'a le plus surpris en faveur {of_one}\u{a0}: {}.",
                self.moment(Some(most))
            ),
            Won::Nobody(0) => "Les deux ont joué à peu près aussi bien.".to_string(),
            Won::Nobody(net) => {
                let better = if net > 0 { one } else { two };
                format!("{better} a fait les plus petites erreurs.")
            }
        }
    }

    fn several(&self, outcome: Outcome, cost: i32, best: &str, names: &dyn Called) -> String {
        match (outcome, cost) {
            (Outcome::Won, 0) => {
                format!("{best} gagne, sans une erreur.")
            }
            (Outcome::Won, _) => {
                format!("{best} gagne, avec les plus petites erreurs.")
            }
            (Outcome::Lost(winner), 0) => {
                format!("{} gagne, mais {best} n'a fait aucune erreur.", names.of(winner))
            }
            (Outcome::Lost(winner), _) => {
                format!("{} gagne, mais {best} a fait les plus petites erreurs.", names.of(winner))
            }
            (Outcome::Undecided, 0) => format!("{best} n'a fait aucune erreur."),
            (Outcome::Undecided, _) => {
                format!("{best} a fait les plus petites erreurs.")
            }
        }
    }

    fn won(&self, by: Cause, winner: &str, loser: &str, luck: i32, play: i32) -> String {
        let [all_luck, all_play] = [luck, play].map(i32::abs);
        let [by_luck, by_play] = [all_luck, all_play].map(|sum| self.points(sum));
        match (by, luck, play) {
            (Cause::Luck, _, 0) => format!(
                "La chance a décidé\u{a0}: elle a valu {by_luck} à {winner}. Les deux ont joué à peu \
                 près aussi bien."
            ),
            (Cause::Luck, _, 1..) => format!(
                "La chance a décidé\u{a0}: elle a valu {by_luck} à {winner}, et un meilleur jeu {all_play}."
            ),
            (Cause::Luck, ..) => format!(
                "La chance a décidé\u{a0}: elle a valu {by_luck} à {winner}. {loser} a mieux joué \
                 ({all_play})."
            ),
            (Cause::Play, 0, _) => format!(
                "Le jeu a décidé\u{a0}: il a valu {by_play} à {winner}. La chance a peu compté."
            ),
            (Cause::Play, 1.., _) => format!(
                "Le jeu a décidé\u{a0}: il a valu {by_play} à {winner}, et la chance {all_luck}."
            ),
            (Cause::Play, ..) => format!(
                "Le jeu a décidé\u{a0}: il a valu {by_play} à {winner}, alors que la chance a valu \
                 {all_luck} à {loser}."
            ),
            (Cause::Both, ..) => format!(
                "La chance et le jeu ont décidé\u{a0}: la chance a valu {by_luck} à {winner}, et un \
                 meilleur jeu {all_play}."
            ),
        }
    }
}
