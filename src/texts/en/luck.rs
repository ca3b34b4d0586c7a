//! Luck and play in a finished game.

use super::English;
use crate::story::luck::{Moment, Verdict};
use crate::texts::language::luck::Sum;
use crate::texts::language::{Called, Luck};

impl Luck for English {
    fn verdict(&self, verdict: Verdict, names: &dyn Called) -> String {
        match verdict {
            Verdict::Both { winner, luck, play } => format!(
                "Luck brought {} {luck}%, and the better decisions {play}%.",
                names.of(winner)
            ),
            Verdict::Luck {
                winner,
                luck,
                against: 0,
            } => format!(
                "Luck brought {} {luck}%, and that decided it.",
                names.of(winner)
            ),
            Verdict::Luck {
                winner,
                luck,
                against,
            } => format!(
                "Luck brought {} {luck}%, more than the {against}% that worse decisions lost.",
                names.of(winner)
            ),
            Verdict::Play {
                winner,
                play,
                against: 0,
            } => format!(
                "Better decisions brought {} {play}%, and luck helped nobody.",
                names.of(winner)
            ),
            Verdict::Play {
                winner,
                play,
                against,
            } => format!(
                "Better decisions brought {} {play}%, against {against}% of bad luck.",
                names.of(winner)
            ),
            Verdict::Undecided { luck: 0, .. } => "Luck helped nobody.".to_string(),
            Verdict::Undecided { lucky, luck } => {
                format!("Luck brought {} {luck}%.", names.of(lucky))
            }
            Verdict::OnlyPlay { best, cost: 0 } => {
                format!(
                    "There is no luck here, and {} gave nothing away.",
                    names.of(best)
                )
            }
            Verdict::OnlyPlay { best, cost } => format!(
                "There is no luck here: {} gave away least, {cost}% in all.",
                names.of(best)
            ),
        }
    }

    fn sums_title(&self, has_luck: bool) -> &'static str {
        if has_luck {
            "Luck or play, in % of a win (and its turn):"
        } else {
            "What decisions cost, in % of a win (and the turn):"
        }
    }

    fn about_sums(&self, has_luck: bool) -> &'static str {
        if has_luck {
            "From the first chance to the last, all adds up. Luck is what the decisions leave \
             over: the cards that were drawn, and those the other player held. Accuracy is how \
             much of the best chance a decision kept on average. All of these are estimates, so \
             small sums say little."
        } else {
            "All lies open here, so nothing but decisions counts. Accuracy is how much of the \
             best chance a decision kept on average. All of these are estimates, so small sums \
             say little."
        }
    }

    fn sum(&self, sum: Sum) -> &'static str {
        match sum {
            Sum::Before => "At first",
            Sum::Own => "Own decisions",
            Sum::Other => "The other's",
            Sum::Luck => "Luck",
            Sum::After => "At the end",
            Sum::Costliest => "Costliest",
            Sum::Luckiest => "Luckiest",
            Sum::Unluckiest => "Unluckiest",
            Sum::Accuracy => "Accuracy",
        }
    }

    fn moment(&self, Moment { turn, by }: Moment) -> String {
        match turn {
            Some(turn) => format!("{by:+} ({turn})"),
            None => format!("{by:+} (end)"),
        }
    }

    fn share(&self, percent: i32) -> String {
        format!("{percent}%")
    }
}
