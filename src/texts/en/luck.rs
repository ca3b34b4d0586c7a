//! Luck and play in a finished game.

use super::English;
use crate::story::luck::{Cause, Moment, Step, Verdict};
use crate::texts::language::luck::Fact;
use crate::texts::language::{Called, Luck};

impl Luck for English {
    fn luck_title(&self, has_luck: bool) -> &'static str {
        if has_luck {
            "Luck or play?"
        } else {
            "Who played best?"
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
            Verdict::Undecided { luck: 0, .. } => "Luck helped nobody much.".to_string(),
            Verdict::Undecided { lucky, luck } => {
                format!("Luck helped {} by {luck}%.", names.of(lucky))
            }
            Verdict::OnlyPlay { best, cost: 0 } => {
                format!(
                    "There is no luck here, and {} made no mistakes.",
                    names.of(best)
                )
            }
            Verdict::OnlyPlay { best, cost } => format!(
                "There is no luck here: {} played best and gave away {cost}% in all.",
                names.of(best)
            ),
        }
    }

    fn way(&self, whose: Option<&str>) -> String {
        match whose {
            Some(name) => format!("{name}'s chance to win, and what moved it:"),
            None => "What mistakes cost, in % of a win:".to_string(),
        }
    }

    fn step(&self, step: Step, names: &dyn Called) -> String {
        match step {
            Step::Before(_) => "At first".to_string(),
            Step::Mistakes(seat, _) | Step::Cost(seat, _) => {
                format!("{}'s mistakes", names.of(seat))
            }
            Step::Luck(_) => "Luck".to_string(),
            Step::After(_) => "At the end".to_string(),
        }
    }

    fn fact(&self, fact: Fact) -> String {
        match fact {
            Fact::Accuracy(percent) => format!("accuracy {percent}%"),
            Fact::Costliest(it) => format!("worst move {}", moment(it)),
            Fact::Luckiest(it) => format!("best luck {}", moment(it)),
            Fact::Unluckiest(it) => format!("worst luck {}", moment(it)),
        }
    }

    fn about_luck(&self, has_luck: bool) -> &'static str {
        if has_luck {
            "Mistakes: how far all decisions together fell short of the best ones. Luck is the \
             rest: the cards that were drawn, and those the other player held. What one player \
             gains, the other loses. Accuracy is how much of the best chance a decision kept on \
             average: compare it with your other games, because whoever is behind keeps less. \
             All of these are estimates, so small numbers say little."
        } else {
            "Mistakes: how far all decisions together fell short of the best ones; all is in plain \
             view, so nothing else counts. Accuracy is how much of the best chance a decision \
             kept on average: compare it with your other games, because whoever is behind keeps \
             less. All of these are estimates, so small numbers say little."
        }
    }
}

fn won(by: Cause, winner: &str, loser: &str, luck: i32, play: i32) -> String {
    match (by, luck, play) {
        (Cause::Luck, _, 0) => format!(
            "Luck decided this game. It brought {winner} {luck}%; both played about equally well."
        ),
        (Cause::Luck, _, 1..) => {
            format!("Luck decided this game. It brought {winner} {luck}%, and better play {play}%.")
        }
        (Cause::Luck, ..) => format!(
            "Luck decided this game. It brought {winner} {luck}%, though {loser} played better \
             by {}%.",
            -play
        ),
        (Cause::Play, 0, _) => format!(
            "Play decided this game. Fewer mistakes brought {winner} {play}%; luck helped nobody much."
        ),
        (Cause::Play, 1.., _) => format!(
            "Play decided this game. Fewer mistakes brought {winner} {play}%, and luck {luck}%."
        ),
        (Cause::Play, ..) => format!(
            "Play decided this game. Fewer mistakes brought {winner} {play}%, though luck helped \
             {loser} by {}%.",
            -luck
        ),
        (Cause::Both, ..) => format!(
            "Luck and play decided this game. Luck brought {winner} {luck}%, and fewer mistakes \
             {play}%."
        ),
    }
}

fn moment(Moment { turn, by }: Moment) -> String {
    match turn {
        Some(turn) => format!("{by:+}% (turn {turn})"),
        None => format!("{by:+}% (at the end)"),
    }
}
