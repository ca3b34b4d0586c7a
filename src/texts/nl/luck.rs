//! Luck and play in a finished game.

use super::Dutch;
use crate::story::luck::{Account, Cause, HALF, Moment, Outcome, Step, Verdict, Won};
use crate::texts::language::luck::Column;
use crate::texts::language::{Called, Luck};

impl Luck for Dutch {
    fn luck_title(&self, has_luck: bool) -> &'static str {
        if has_luck { "Geluk of goed spel?" } else { "Wie speelde het best?" }
    }

    fn verdict(&self, verdict: Verdict, names: &dyn Called) -> String {
        match verdict {
            Verdict::Won { winner, loser, by, luck, play } => {
                self.won(by, names.of(winner), names.of(loser), luck, play)
            }
            Verdict::Undecided { luck: 0, .. } => "Geluk maakte weinig uit.".to_string(),
            Verdict::Undecided { lucky, luck } => {
                format!("Het geluk bracht {} {}.", names.of(lucky), self.points(luck))
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
                    "{won} won. Fouten kostten in totaal {first} het meest ({most}), {last} het minst ({least})."
                )
            }
            Verdict::Even { winner } => {
                format!("{} won. Allen speelden ongeveer even goed.", names.of(winner))
            }
            Verdict::Worst { winner, worst, cost } => {
                let (worst, cost) = (names.of(worst), self.points(cost));
                match winner.map(|it| names.of(it)) {
                    Some(winner) => {
                        format!("{winner} won. De fouten van {worst} kostten het meest: {cost}.")
                    }
                    None => format!("De fouten van {worst} kostten het meest: {cost}."),
                }
            }
        }
    }

    fn way(&self, whose: Option<&str>) -> String {
        match whose {
            Some(name) => format!("Wat de kans van {name} veranderde, in procentpunten:"),
            None => "Wat fouten kostten, in procentpunten:".to_string(),
        }
    }

    fn step(&self, step: Step, names: &dyn Called) -> String {
        match step {
            Step::Before(_) => "In het begin".to_string(),
            Step::Mistakes(seat, _) | Step::Cost(seat, _) => {
                format!("Fouten van {}", names.of(seat))
            }
            Step::Play(_) => "Spel".to_string(),
            Step::Luck(_) => "Geluk".to_string(),
            Step::Unforeseen(_) => "Verrassingen".to_string(),
            Step::After(_) => "Op het eind".to_string(),
        }
    }

    fn drawn(&self) -> &'static str {
        "Op het eind (gelijk)"
    }

    fn column(&self, column: Column) -> &'static str {
        match column {
            Column::Mistakes => "Fouten",
            Column::Accuracy => "Precisie",
            Column::WorstMove => "Duurste zet",
            Column::BestLuck => "Mazzel",
        }
    }

    fn account(&self, account: &Account, luck: Option<Option<Moment>>, name: &str) -> String {
        let accuracy = self.accuracy(account.accuracy);
        let worst = self.moment(account.costliest);
        match luck {
            Some(luck) => format!(
                "{name}: precisie {accuracy}, duurste zet {worst}, mazzel {}.",
                self.moment(luck)
            ),
            None => format!("{name}: precisie {accuracy}, duurste zet {worst}."),
        }
    }

    fn percent(&self, number: i32) -> String {
        format!("{number}%")
    }

    fn points(&self, number: i32) -> String {
        match number {
            1 => "1 procentpunt".to_string(),
            _ => format!("{number} procentpunten"),
        }
    }

    fn accuracy(&self, number: i32) -> String {
        format!("{number} van 100")
    }

    fn moment(&self, moment: Option<Moment>) -> String {
        match moment {
            Some(Moment { turn: Some(turn), by }) => format!("{} (beurt {turn})", self.change(by)),
            Some(Moment { turn: None, by }) => format!("{} (op het eind)", self.change(by)),
            None => "geen".to_string(),
        }
    }

    fn accuracy_means(&self) -> String {
        format!(
            "Precisie: 100 betekent geen fouten, 50 betekent gemiddeld {} weggegeven per keuze.",
            self.percent(HALF)
        )
    }

    fn surprises_mean(&self) -> &'static str {
        "Verrassingen zijn wat de computer pas later zag: alles ligt open, dus geluk is er \
                          niet bij."
    }

    fn sums_mean(&self) -> &'static str {
        "Elke stijging en daling van een kans telt, dus samen kan het meer dan 100 zijn."
    }

    fn about_luck(&self, has_luck: bool) -> Vec<String> {
        let percent = "Procenten zijn een winstkans, procentpunten zijn wat die verandert.";
        let sums = self.sums_mean();
        let mistakes = "Fouten zijn wat zetten weggaven, vergeleken met de beste.";
        let luck = "Geluk is wat de getrokken kaarten deden, en de hand van de ander.";
        let surprises = self.surprises_mean();
        let accuracy = self.accuracy_means();
        let estimates = "Het zijn allemaal schattingen: kleine getallen zeggen weinig.";
        let said: &[&str] = if has_luck {
            &[percent, sums, luck, mistakes, &accuracy, estimates]
        } else {
            &[percent, sums, mistakes, surprises, &accuracy, estimates]
        };
        said.iter().map(|it| it.to_string()).collect()
    }
}

impl Dutch {
    fn duel(&self, one: (&str, i32), two: (&str, i32), won: Won) -> String {
        let ((one, its), (two, other)) = (one, two);
        let other = self.points(other);
        match won {
            Won::Better => format!("Goed spel gaf de doorslag: {one} maakte de kleinste fouten."),
            Won::Alike(before) => format!(
                "Beiden speelden ongeveer even goed (fouten: {its} en {other}), en {one} had vanaf het \
                 begin de beste kans: {}.",
                self.percent(before)
            ),
            Won::Unforeseen(most) => format!(
                "{one} won. Fouten kostten {one} {its} en {two} {other}, maar de computer schatte deze \
                 partij verkeerd in. Wat hem het meest verraste in het voordeel van {one}: {}.",
                self.moment(Some(most))
            ),
            Won::Nobody(0) => "Beiden speelden ongeveer even goed.".to_string(),
            Won::Nobody(net) => {
                let better = if net > 0 { one } else { two };
                format!("{better} maakte de kleinste fouten.")
            }
        }
    }

    fn several(&self, outcome: Outcome, cost: i32, best: &str, names: &dyn Called) -> String {
        match (outcome, cost) {
            (Outcome::Won, 0) => {
                format!("{best} won, zonder één fout.")
            }
            (Outcome::Won, _) => {
                format!("{best} won, met de kleinste fouten.")
            }
            (Outcome::Lost(winner), 0) => {
                format!("{} won, al maakte {best} geen fouten.", names.of(winner))
            }
            (Outcome::Lost(winner), _) => {
                format!("{} won, al maakte {best} de kleinste fouten.", names.of(winner))
            }
            (Outcome::Undecided, 0) => format!("{best} maakte geen fouten."),
            (Outcome::Undecided, _) => format!("{best} maakte de kleinste fouten."),
        }
    }

    fn won(&self, by: Cause, winner: &str, loser: &str, luck: i32, play: i32) -> String {
        let [all_luck, all_play] = [luck, play].map(i32::abs);
        let [by_luck, by_play] = [all_luck, all_play].map(|sum| self.points(sum));
        match (by, luck, play) {
            (Cause::Luck, _, 0) => format!(
                "Geluk gaf de doorslag: het bracht {winner} {by_luck}. Beiden speelden ongeveer even \
                 goed."
            ),
            (Cause::Luck, _, 1..) => format!(
                "Geluk gaf de doorslag: het bracht {winner} {by_luck}, en beter spel {all_play}."
            ),
            (Cause::Luck, ..) => format!(
                "Geluk gaf de doorslag: het bracht {winner} {by_luck}. {loser} speelde {all_play} beter."
            ),
            (Cause::Play, 0, _) => format!(
                "Goed spel gaf de doorslag: het bracht {winner} {by_play}. Geluk maakte weinig uit."
            ),
            (Cause::Play, 1.., _) => format!(
                "Goed spel gaf de doorslag: het bracht {winner} {by_play}, en geluk {all_luck}."
            ),
            (Cause::Play, ..) => format!(
                "Goed spel gaf de doorslag: het bracht {winner} {by_play}, al bracht geluk {loser} \
                 {all_luck}."
            ),
            (Cause::Both, ..) => format!(
                "Geluk en goed spel gaven de doorslag: geluk bracht {winner} {by_luck}, en beter spel \
                 {all_play}."
            ),
        }
    }
}
