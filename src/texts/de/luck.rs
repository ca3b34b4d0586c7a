//! Luck and play in a finished game.

use super::{German, owned, percent};
use crate::story::luck::{Account, Cause, HALF, Moment, Outcome, Step, Verdict, Won};
use crate::texts::language::luck::Column;
use crate::texts::language::{Called, Luck};

impl Luck for German {
    fn luck_title(&self, has_luck: bool) -> &'static str {
        if has_luck { "Glück oder Können?" } else { "Wer spielte am besten?" }
    }

    fn verdict(&self, verdict: Verdict, names: &dyn Called) -> String {
        match verdict {
            Verdict::Won { winner, loser, by, luck, play } => {
                self.won(by, names.of(winner), names.of(loser), luck, play)
            }
            Verdict::Undecided { luck: 0, .. } => "Das Glück half niemandem besonders.".to_string(),
            Verdict::Undecided { lucky, luck } => {
                format!("Das Glück brachte {} {}.", names.of(lucky), self.points(luck))
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
                    "{won} gewann. Fehler kosteten insgesamt {first} am meisten ({most}), {last} am wenigsten ({least})."
                )
            }
            Verdict::Even { winner } => {
                format!("{} gewann. Alle spielten etwa gleich gut.", names.of(winner))
            }
            Verdict::Worst { winner, worst, cost } => {
                let (worst, cost) = (owned(names.of(worst), "Die ", "Fehler"), self.points(cost));
                match winner.map(|it| names.of(it)) {
                    Some(winner) => {
                        format!("{winner} gewann. {worst} kosteten am meisten: {cost}.")
                    }
                    None => format!("{worst} kosteten am meisten: {cost}."),
                }
            }
        }
    }

    fn way(&self, whose: Option<&str>) -> String {
        match whose {
            Some(name) => {
                format!("Was {} veränderte, in Prozentpunkten:", owned(name, "die ", "Chance"))
            }
            None => "Was Fehler kosteten, in Prozentpunkten:".to_string(),
        }
    }

    fn step(&self, step: Step, names: &dyn Called) -> String {
        match step {
            Step::Before(_) => "Zu Beginn".to_string(),
            Step::Mistakes(seat, _) | Step::Cost(seat, _) => owned(names.of(seat), "", "Fehler"),
            Step::Play(_) => "Können".to_string(),
            Step::Luck(_) => "Glück".to_string(),
            Step::Unforeseen(_) => "Überraschungen".to_string(),
            Step::After(_) => "Am Ende".to_string(),
        }
    }

    fn drawn(&self) -> &'static str {
        "Am Ende (unentschieden)"
    }

    fn column(&self, column: Column) -> &'static str {
        match column {
            Column::Mistakes => "Fehler",
            Column::Accuracy => "Genauigkeit",
            Column::WorstMove => "Teuerster Zug",
            Column::BestLuck => "Größtes Glück",
        }
    }

    fn account(&self, account: &Account, luck: Option<Option<Moment>>, name: &str) -> String {
        let accuracy = self.accuracy(account.accuracy);
        let worst = self.moment(account.costliest);
        match luck {
            Some(luck) => format!(
                "{name}: Genauigkeit {accuracy}, teuerster Zug {worst}, größtes Glück {}.",
                self.moment(luck)
            ),
            None => format!("{name}: Genauigkeit {accuracy}, teuerster Zug {worst}."),
        }
    }

    fn percent(&self, number: i32) -> String {
        percent(number)
    }

    fn points(&self, number: i32) -> String {
        match number {
            1 => "1 Prozentpunkt".to_string(),
            _ => format!("{number} Prozentpunkte"),
        }
    }

    fn accuracy(&self, number: i32) -> String {
        format!("{number} von 100")
    }

    fn moment(&self, moment: Option<Moment>) -> String {
        match moment {
            Some(Moment { turn: Some(turn), by }) => format!("{} (Zug {turn})", self.change(by)),
            Some(Moment { turn: None, by }) => format!("{} (am Ende)", self.change(by)),
            None => "nichts".to_string(),
        }
    }

    fn accuracy_means(&self) -> String {
        format!(
            "Genauigkeit: 100 heißt ohne Fehler, 50 heißt im Schnitt {} pro Entscheidung \
             verschenkt.",
            self.percent(HALF)
        )
    }

    fn surprises_mean(&self) -> &'static str {
        "Überraschungen sind, was der Computer erst später sah: Alles liegt offen, also gibt \
                          es kein Glück."
    }

    fn sums_mean(&self) -> &'static str {
        "Jedes Auf und Ab einer Chance zählt, also können es mehr als 100 werden."
    }

    fn about_luck(&self, has_luck: bool) -> Vec<String> {
        let percent = "Prozente sind eine Gewinnchance, Prozentpunkte sind, was sie verändert.";
        let sums = self.sums_mean();
        let mistakes = "Fehler sind, was Züge gegenüber den besten verschenkten.";
        let luck =
            "Glück ist, was gezogene Karten und die Handkarten der anderen Person bewirkten.";
        let surprises = self.surprises_mean();
        let accuracy = self.accuracy_means();
        let estimates = "All das sind Schätzungen, kleine Zahlen sagen also wenig.";
        let said: &[&str] = if has_luck {
            &[percent, sums, luck, mistakes, &accuracy, estimates]
        } else {
            &[percent, sums, mistakes, surprises, &accuracy, estimates]
        };
        said.iter().map(|it| it.to_string()).collect()
    }
}

impl German {
    fn duel(&self, one: (&str, i32), two: (&str, i32), won: Won) -> String {
        let ((one, its), (two, other)) = (one, two);
        let other = self.points(other);
        match won {
            Won::Better => format!("Das Können entschied: {one} machte die kleineren Fehler."),
            Won::Alike(before) => format!(
                "Beide spielten etwa gleich gut (Fehler: {its} und {other}), und {one} hatte von Anfang \
                 an die bessere Chance: {}.",
                percent(before)
            ),
            Won::Unforeseen(most) => format!(
                "{one} gewann. Fehler kosteten {one} {its} und {two} {other}, doch der Computer hat \
                 diese Partie falsch eingeschätzt. Am meisten überraschte ihn zugunsten von {one}: {}.",
                self.moment(Some(most))
            ),
            Won::Nobody(0) => "Beide spielten etwa gleich gut.".to_string(),
            Won::Nobody(net) => {
                let better = if net > 0 { one } else { two };
                format!("{better} machte die kleineren Fehler.")
            }
        }
    }

    fn several(&self, outcome: Outcome, cost: i32, best: &str, names: &dyn Called) -> String {
        match (outcome, cost) {
            (Outcome::Won, 0) => {
                format!("{best} gewann ohne einen Fehler.")
            }
            (Outcome::Won, _) => {
                format!("{best} gewann mit den kleinsten Fehlern.")
            }
            (Outcome::Lost(winner), 0) => {
                format!("{} gewann, obwohl {best} keinen Fehler machte.", names.of(winner))
            }
            (Outcome::Lost(winner), _) => {
                format!("{} gewann, obwohl {best} die kleinsten Fehler machte.", names.of(winner))
            }
            (Outcome::Undecided, 0) => format!("{best} machte keinen Fehler."),
            (Outcome::Undecided, _) => format!("{best} machte die kleinsten Fehler."),
        }
    }

    fn won(&self, by: Cause, winner: &str, loser: &str, luck: i32, play: i32) -> String {
        let [all_luck, all_play] = [luck, play].map(i32::abs);
        let [by_luck, by_play] = [all_luck, all_play].map(|sum| self.points(sum));
        match (by, luck, play) {
            (Cause::Luck, _, 0) => format!(
                "Das Glück entschied: Es brachte {winner} {by_luck}. Beide spielten etwa gleich gut."
            ),
            (Cause::Luck, _, 1..) => format!(
                "Das Glück entschied: Es brachte {winner} {by_luck}, besseres Spiel {all_play}."
            ),
            (Cause::Luck, ..) => format!(
                "Das Glück entschied: Es brachte {winner} {by_luck}. {loser} spielte um {all_play} \
                 besser."
            ),
            (Cause::Play, 0, _) => format!(
                "Das Können entschied: Es brachte {winner} {by_play}. Das Glück half niemandem \
                 besonders."
            ),
            (Cause::Play, 1.., _) => {
                format!(
                    "Das Können entschied: Es brachte {winner} {by_play}, das Glück {all_luck}."
                )
            }
            (Cause::Play, ..) => format!(
                "Das Können entschied: Es brachte {winner} {by_play}, obwohl das Glück {loser} \
                 {all_luck} brachte."
            ),
            (Cause::Both, ..) => format!(
                "Glück und Können entschieden: Das Glück brachte {winner} {by_luck}, besseres Spiel \
                 {all_play}."
            ),
        }
    }
}
