//! Luck and play in a finished game.

use super::English;
use crate::story::luck::{Account, Cause, HALF, Moment, Outcome, Step, Verdict, Won};
use crate::texts::language::luck::Column;
use crate::texts::language::{Called, Luck};

impl Luck for English {
    fn luck_title(&self, has_luck: bool) -> &'static str {
        if has_luck { "Luck or play?" } else { "How well did everyone play?" }
    }

    fn verdict(&self, verdict: Verdict, names: &dyn Called) -> String {
        match verdict {
            Verdict::Won { winner, loser, by, luck, play } => {
                self.won(by, names.of(winner), names.of(loser), luck, play)
            }
            Verdict::Undecided { luck: 0, .. } => "Luck helped nobody much.".to_string(),
            Verdict::Undecided { lucky, luck } => {
                format!("Luck helped {} by {}.", names.of(lucky), self.points(luck))
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
                    "{won} won. In all, mistakes cost {first} most ({most}) and {last} least ({least})."
                )
            }
            Verdict::Even { winner } => {
                format!("{} won. All played about equally well.", names.of(winner))
            }
            Verdict::Worst { winner, worst, cost } => {
                let (worst, cost) = (names.of(worst), self.points(cost));
                match winner.map(|it| names.of(it)) {
                    Some(winner) => {
                        format!("{winner} won. {worst}'s mistakes cost the most: {cost}.")
                    }
                    None => format!("{worst}'s mistakes cost the most: {cost}."),
                }
            }
        }
    }

    fn way(&self, whose: Option<&str>) -> String {
        match whose {
            Some(name) => format!("What moved {name}'s chance, in percentage points:"),
            None => "What mistakes cost, in percentage points:".to_string(),
        }
    }

    fn step(&self, step: Step, names: &dyn Called) -> String {
        match step {
            Step::Before(_) => "At first".to_string(),
            Step::Mistakes(seat, _) | Step::Cost(seat, _) => {
                format!("{}'s mistakes", names.of(seat))
            }
            Step::Play(_) => "Play".to_string(),
            Step::Luck(_) => "Luck".to_string(),
            Step::Unforeseen(_) => "Surprises".to_string(),
            Step::After(_) => "At the end".to_string(),
        }
    }

    fn drawn(&self) -> &'static str {
        "At the end (a draw)"
    }

    fn column(&self, column: Column) -> &'static str {
        match column {
            Column::Mistakes => "Mistakes",
            Column::Accuracy => "Accuracy",
            Column::WorstMove => "Worst move",
            Column::BestLuck => "Best luck",
        }
    }

    fn account(&self, account: &Account, luck: Option<Option<Moment>>, name: &str) -> String {
        let accuracy = self.accuracy(account.accuracy);
        let worst = self.moment(account.costliest);
        match luck {
            Some(luck) => format!(
                "{name}: accuracy {accuracy}, worst move {worst}, best luck {}.",
                self.moment(luck)
            ),
            None => format!("{name}: accuracy {accuracy}, worst move {worst}."),
        }
    }

    fn percent(&self, number: i32) -> String {
        format!("{number}%")
    }

    fn points(&self, number: i32) -> String {
        match number {
            1 => "1 percentage point".to_string(),
            _ => format!("{number} percentage points"),
        }
    }

    fn accuracy(&self, number: i32) -> String {
        format!("{number} of 100")
    }

    fn moment(&self, moment: Option<Moment>) -> String {
        match moment {
            Some(Moment { turn: Some(turn), by }) => format!("{} (turn {turn})", self.change(by)),
            Some(Moment { turn: None, by }) => format!("{} (at the end)", self.change(by)),
            None => "none".to_string(),
        }
    }

    fn accuracy_means(&self) -> String {
        format!(
            "Accuracy: 100 means no mistakes, 50 means {} given away per decision on average.",
            self.percent(HALF)
        )
    }

    fn surprises_mean(&self) -> &'static str {
        "Surprises are what the computer saw only later: nothing is hidden, so there is no luck."
    }

    fn sums_mean(&self) -> &'static str {
        "Each rise and fall of a chance counts, so sums can pass 100."
    }

    fn about_luck(&self, has_luck: bool) -> Vec<String> {
        let percent = "Percent is a chance to win, and percentage points are what moves it.";
        let sums = self.sums_mean();
        let mistakes = "Mistakes are what moves gave away, compared with the best ones.";
        let luck = "Luck is what the drawn cards did, and those the other player held.";
        let surprises = self.surprises_mean();
        let accuracy = self.accuracy_means();
        let estimates = "All of these are estimates, so small numbers say little.";
        let said: &[&str] = if has_luck {
            &[percent, sums, luck, mistakes, &accuracy, estimates]
        } else {
            &[percent, sums, mistakes, surprises, &accuracy, estimates]
        };
        said.iter().map(|it| it.to_string()).collect()
    }
}

impl English {
    fn duel(&self, one: (&str, i32), two: (&str, i32), won: Won) -> String {
        let ((one, its), (two, other)) = (one, two);
        let other = self.points(other);
        match won {
            Won::Better => format!("Play decided this game: {one} made the smaller mistakes."),
            Won::Alike(before) => format!(
                "Both played about equally well (mistakes: {its} and {other}), and {one} had the better \
                 chance from the start: {}.",
                self.percent(before)
            ),
            Won::Unforeseen(most) => format!(
                "{one} won. Mistakes cost {one} {its} and {two} {other}, but the computer misjudged this \
                 game. What surprised it most in {one}'s favor: {}.",
                self.moment(Some(most))
            ),
            Won::Nobody(0) => "Both played about equally well.".to_string(),
            Won::Nobody(net) => {
                let better = if net > 0 { one } else { two };
                format!("{better} made the smaller mistakes.")
            }
        }
    }

    fn several(&self, outcome: Outcome, cost: i32, best: &str, names: &dyn Called) -> String {
        match (outcome, cost) {
            (Outcome::Won, 0) => {
                format!("{best} won, without a mistake.")
            }
            (Outcome::Won, _) => {
                format!("{best} won, with the smallest mistakes of all.")
            }
            (Outcome::Lost(winner), 0) => {
                format!("{} won, though {best} made no mistakes.", names.of(winner))
            }
            (Outcome::Lost(winner), _) => format!(
                "{} won, though {best} made the smallest mistakes of all.",
                names.of(winner)
            ),
            (Outcome::Undecided, 0) => format!("{best} made no mistakes."),
            (Outcome::Undecided, _) => {
                format!("{best} made the smallest mistakes of all.")
            }
        }
    }

    fn won(&self, by: Cause, winner: &str, loser: &str, luck: i32, play: i32) -> String {
        let [all_luck, all_play] = [luck, play].map(i32::abs);
        let [by_luck, by_play] = [all_luck, all_play].map(|sum| self.points(sum));
        match (by, luck, play) {
            (Cause::Luck, _, 0) => format!(
                "Luck decided this game: it brought {winner} {by_luck}. Both played about equally well."
            ),
            (Cause::Luck, _, 1..) => format!(
                "Luck decided this game: it brought {winner} {by_luck}, and better play {all_play}."
            ),
            (Cause::Luck, ..) => format!(
                "Luck decided this game: it brought {winner} {by_luck}. {loser} played better, by \
                 {all_play}."
            ),
            (Cause::Play, 0, _) => format!(
                "Play decided this game: it brought {winner} {by_play}. Luck helped nobody much."
            ),
            (Cause::Play, 1.., _) => format!(
                "Play decided this game: it brought {winner} {by_play}, and luck {all_luck}."
            ),
            (Cause::Play, ..) => format!(
                "Play decided this game: it brought {winner} {by_play}, though luck helped {loser} by \
                 {all_luck}."
            ),
            (Cause::Both, ..) => format!(
                "Luck and play decided this game: luck brought {winner} {by_luck}, and better play \
                 {all_play}."
            ),
        }
    }
}
