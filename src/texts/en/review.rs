//! Where a finished game was decided.

use std::ops::Range;

use super::{English, listed};
use crate::record::Names;
use crate::rules::Seat;
use crate::story::review::Sign;
use crate::texts::language::review::Label;
use crate::texts::language::{Called, Review};

impl Review for English {
    fn played_in_list(&self, deed: &str, chance: i32) -> String {
        format!("{deed} ({chance} %)")
    }

    fn better_in_list(&self, deed: &str, chance: i32, cost: i32) -> String {
        format!("Better: {deed} ({chance} %), -{cost} %")
    }

    fn played(
        &self,
        who: Option<Seat>,
        deed: &str,
        chance: i32,
        why: Option<&str>,
        names: &dyn Called,
    ) -> String {
        let mark = Sign::Played.mark();
        let who = who.map_or("You", |seat| names.of(seat));
        match why {
            Some(why) => format!("{mark} {who} played: {deed} ({chance} %): {why}."),
            None => format!("{mark} {who} played: {deed} ({chance} %)."),
        }
    }

    fn better(&self, deed: &str, chance: i32, cost: i32, why: Option<&str>) -> String {
        let mark = Sign::Better.mark();
        match why {
            Some(why) => format!("{mark} Better: {deed} ({chance} %), -{cost} %: {why}."),
            None => format!("{mark} Better: {deed} ({chance} %), -{cost} %."),
        }
    }

    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::Title => "Review",
            Label::Mistakes => "What cost most, and the deciding player's chance to win:",
            Label::Chances => {
                "A chance is the computer's estimate: how often a player would win \
                               if all played on as well as it does, from what that player knew \
                               then."
            }
            Label::Marks => "On the table: ? was played, ! is better, ?! is both.",
            Label::Curves => "The chance to win by turn, 0 to 100 %",
        }
    }

    fn curve(&self, name: &str) -> String {
        format!("{name}'s chance to win by turn, 0 to 100 %")
    }

    fn title(&self, names: &Names) -> String {
        let names: Vec<&str> = names.iter().collect();
        format!("Review: {}", names.join(", "))
    }

    fn blameless(&self, names: &[&str], cost: i32) -> String {
        format!(
            "{} made no decision that cost {cost} % or more.",
            listed(names)
        )
    }

    fn all_blameless(&self, cost: i32) -> String {
        format!("Nobody made a decision that cost {cost} % or more.")
    }

    fn shown(&self, shown: Range<usize>, all: usize) -> String {
        let (first, end) = (shown.start + 1, shown.end);
        match (first > 1, end < all) {
            (false, false) => format!("{first} to {end} of {all}"),
            (true, false) => format!("{first} to {end} of {all}, more above"),
            (false, true) => format!("{first} to {end} of {all}, more below"),
            (true, true) => format!("{first} to {end} of {all}, more above and below"),
        }
    }

    fn progress(&self, done: usize, all: usize) -> String {
        format!("{done} of {all} decisions")
    }
}

#[cfg(test)]
mod tests {
    use crate::record::Names;
    use crate::rules::Seat;
    use crate::texts::ENGLISH;
    use crate::texts::language::review::{Findings, Mistake};

    /// So many players made no mistake, and another made some.
    fn findings(blameless: usize, mistakes: usize) -> Findings {
        let mistake = |_| Mistake {
            turn: 1,
            seat: Seat::all(3).last().expect("three play"),
            played: String::new(),
            better: String::new(),
        };
        Findings {
            curves: Vec::new(),
            turns: Vec::new(),
            mistakes: (0..mistakes).map(mistake).collect(),
            places: Vec::new(),
            blameless: Seat::all(blameless).collect(),
            accounts: Vec::new(),
            verdict: None,
        }
    }

    #[test]
    fn those_who_made_no_mistake_are_told_so() {
        let names = Names::recorded(["Anna", "Beth", "Carl"]).expect("good names");
        let words = |seats, mistakes| ENGLISH.say_blameless(&findings(seats, mistakes), &names);
        let rest = "decision that cost 7 % or more.";
        assert_eq!(words(0, 1), None);
        assert_eq!(words(1, 1), Some(format!("Anna made no {rest}")));
        assert_eq!(words(2, 3), Some(format!("Anna and Beth made no {rest}")));
        assert_eq!(words(3, 0), Some(format!("Nobody made a {rest}")));
    }

    #[test]
    fn a_part_of_the_list_says_where_the_rest_is() {
        let shown = |first, end| ENGLISH.review().shown(first..end, 9);
        assert_eq!(shown(0, 4), "1 to 4 of 9, more below");
        assert_eq!(shown(2, 6), "3 to 6 of 9, more above and below");
        assert_eq!(shown(5, 9), "6 to 9 of 9, more above");
    }
}
