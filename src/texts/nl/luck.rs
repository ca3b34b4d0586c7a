//! Luck and play in a finished game.

use super::{Dutch, counted};
use crate::story::luck::{Cause, Moment, Step, Verdict};
use crate::texts::language::luck::Column;
use crate::texts::language::{Called, Luck};

impl Luck for Dutch {
    fn luck_title(&self, has_luck: bool) -> &'static str {
        if has_luck {
            "Geluk of goed spel?"
        } else {
            "Wie speelde het best?"
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
            Verdict::Undecided { luck: 0, .. } => "Geluk maakte weinig uit.".to_string(),
            Verdict::Undecided { lucky, luck } => {
                format!("Het geluk bracht {} {luck} punten.", names.of(lucky))
            }
            Verdict::OnlyPlay { winner, best, cost } => {
                only_play(winner.map(|it| names.of(it)), names.of(best), cost)
            }
        }
    }

    fn way(&self, whose: Option<&str>) -> String {
        match whose {
            Some(name) => format!("Winstkans van {name}, en wat die veranderde, in punten:"),
            None => "De punten die fouten kostten:".to_string(),
        }
    }

    fn step(&self, step: Step, names: &dyn Called) -> String {
        match step {
            Step::Before(_) => "In het begin".to_string(),
            Step::Mistakes(seat, _) | Step::Cost(seat, _) => {
                format!("Fouten van {}", names.of(seat))
            }
            Step::Luck(_) => "Geluk".to_string(),
            Step::After(_) => "Op het eind".to_string(),
        }
    }

    fn column(&self, column: Column) -> &'static str {
        match column {
            Column::Accuracy => "Precisie",
            Column::WorstMove => "Duurste zet",
            Column::BestLuck => "Mazzel",
        }
    }

    fn accuracy(&self, accuracy: i32) -> String {
        format!("{accuracy}%")
    }

    fn moment(&self, moment: Option<Moment>) -> String {
        match moment {
            Some(Moment {
                turn: Some(turn),
                by,
            }) => format!("{by:+} (beurt {turn})"),
            Some(Moment { turn: None, by }) => format!("{by:+} (op het eind)"),
            None => "geen".to_string(),
        }
    }

    fn about_luck(&self, has_luck: bool) -> Vec<String> {
        let points = "Een punt is 1% winstkans. Elke stijging en daling telt, dus samen \
                      kunnen het er meer dan 100 zijn.";
        let mistakes = "Fouten zijn de punten die een zet weggaf, vergeleken met de beste.";
        let luck = "Geluk is wat de getrokken kaarten deden, en de hand van de ander.";
        let open = "Alles ligt open, dus geluk is er niet bij.";
        let accuracy = "Precisie is 100% min de eigen fouten, gedeeld door het aantal keuzes dat elke \
                        speler gemiddeld had.";
        let seen = "Het geluk is dat van de speler van wie de winstkans hierboven staat.";
        let estimates = "Het zijn allemaal schattingen: kleine getallen zeggen weinig.";
        let said: &[&str] = if has_luck {
            &[points, luck, mistakes, accuracy, estimates, seen]
        } else {
            &[points, mistakes, open, accuracy, estimates]
        };
        said.iter().map(|it| it.to_string()).collect()
    }
}

fn only_play(winner: Option<&str>, best: &str, cost: i32) -> String {
    let lost = counted(cost.unsigned_abs() as usize, "punt", "punten");
    match (winner, cost) {
        (Some(winner), 0) if winner == best => {
            format!("{best} won puur door goed spel, zonder één fout.")
        }
        (Some(winner), _) if winner == best => {
            format!("{best} won puur door goed spel, met de kleinste fouten: samen {lost}.")
        }
        (Some(winner), 0) => format!("{winner} won, al maakte {best} geen fouten."),
        (Some(winner), _) => {
            format!("{winner} won, al maakte {best} de kleinste fouten: samen {lost}.")
        }
        (None, 0) => format!("{best} maakte geen fouten."),
        (None, _) => format!("{best} maakte de kleinste fouten: samen {lost}."),
    }
}

fn won(by: Cause, winner: &str, loser: &str, luck: i32, play: i32) -> String {
    match (by, luck, play) {
        (Cause::Luck, _, 0) => format!(
            "Geluk gaf de doorslag: het bracht {winner} {luck} punten. Beiden speelden \
             ongeveer even goed."
        ),
        (Cause::Luck, _, 1..) => format!(
            "Geluk gaf de doorslag: het bracht {winner} {luck} punten, en minder fouten \
             {play}."
        ),
        (Cause::Luck, ..) => format!(
            "Geluk gaf de doorslag: het bracht {winner} {luck} punten. {loser} speelde {} \
             punten beter.",
            -play
        ),
        (Cause::Play, 0, _) => format!(
            "Goed spel gaf de doorslag: minder fouten brachten {winner} {play} punten. Geluk \
             maakte weinig uit."
        ),
        (Cause::Play, 1.., _) => format!(
            "Goed spel gaf de doorslag: minder fouten brachten {winner} {play} punten, en \
             geluk {luck}."
        ),
        (Cause::Play, ..) => format!(
            "Goed spel gaf de doorslag: minder fouten brachten {winner} {play} punten, al \
             bracht geluk {loser} er {}.",
            -luck
        ),
        (Cause::Both, ..) => format!(
            "Geluk en goed spel gaven de doorslag: geluk bracht {winner} {luck} punten, en minder \
             fouten {play}."
        ),
    }
}
