//! Luck and play in a finished game.

use super::English;
use crate::story::luck::{Cause, Moment, Step, Verdict};
use crate::texts::language::luck::Column;
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
                format!("Luck helped {} by {luck} points.", names.of(lucky))
            }
            Verdict::OnlyPlay { winner, best, cost } => {
                only_play(winner.map(|it| names.of(it)), names.of(best), cost)
            }
        }
    }

    fn way(&self, whose: Option<&str>) -> String {
        match whose {
            Some(name) => format!("{name}'s chance to win, and the points that moved it:"),
            None => "The points that mistakes gave away:".to_string(),
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

    fn column(&self, column: Column) -> &'static str {
        match column {
            Column::Accuracy => "Accuracy",
            Column::WorstMove => "Worst move",
            Column::BestLuck => "Best luck",
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
            }) => format!("{by:+} (turn {turn})"),
            Some(Moment { turn: None, by }) => format!("{by:+} (at the end)"),
            None => "none".to_string(),
        }
    }

    fn about_luck(&self, has_luck: bool) -> Vec<String> {
        let points = "A point is 1% of a chance to win. It counts each time the chance goes up or \
                      down, so sums can pass 100.";
        let mistakes = "Mistakes are what moves gave away, compared with the best ones.";
        let luck = "Luck is what the drawn cards did, and those the other player held.";
        let open = "All lies in plain view, so there is no luck.";
        let accuracy = "Accuracy is 100% less a player's mistakes, divided by how many choices each \
                        player had on average.";
        let seen = "Luck is told from the side of the player whose chance stands above.";
        let estimates = "All of these are estimates, so small numbers say little.";
        let said: &[&str] = if has_luck {
            &[points, luck, mistakes, accuracy, estimates, seen]
        } else {
            &[points, mistakes, open, accuracy, estimates]
        };
        said.iter().map(|it| it.to_string()).collect()
    }
}

fn only_play(winner: Option<&str>, best: &str, cost: i32) -> String {
    match (winner, cost) {
        (Some(winner), 0) if winner == best => {
            format!("{best} won by play alone, without a mistake.")
        }
        (Some(winner), _) if winner == best => {
            format!("{best} won by play alone, with the smallest mistakes: {cost} points in all.")
        }
        (Some(winner), 0) => format!("{winner} won, though {best} made no mistakes."),
        (Some(winner), _) => {
            format!("{winner} won, though {best} made the smallest mistakes: {cost} points in all.")
        }
        (None, 0) => format!("{best} made no mistakes."),
        (None, _) => format!("{best} made the smallest mistakes: {cost} points in all."),
    }
}

fn won(by: Cause, winner: &str, loser: &str, luck: i32, play: i32) -> String {
    match (by, luck, play) {
        (Cause::Luck, _, 0) => format!(
            "Luck decided this game: it brought {winner} {luck} points. Both played about equally well."
        ),
        (Cause::Luck, _, 1..) => {
            format!(
                "Luck decided this game: it brought {winner} {luck} points, and fewer mistakes {play}."
            )
        }
        (Cause::Luck, ..) => format!(
            "Luck decided this game: it brought {winner} {luck} points. {loser} played better, by {} points.",
            -play
        ),
        (Cause::Play, 0, _) => format!(
            "Play decided this game: fewer mistakes brought {winner} {play} points. Luck helped nobody much."
        ),
        (Cause::Play, 1.., _) => {
            format!(
                "Play decided this game: fewer mistakes brought {winner} {play} points, and luck {luck}."
            )
        }
        (Cause::Play, ..) => format!(
            "Play decided this game: fewer mistakes brought {winner} {play} points, though luck helped \
             {loser} by {}.",
            -luck
        ),
        (Cause::Both, ..) => format!(
            "Luck and play decided this game: luck brought {winner} {luck} points, and fewer mistakes {play}."
        ),
    }
}
