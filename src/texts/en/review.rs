//! Where a finished game was decided.

use super::{English, listed};
use crate::record::Names;
use crate::rules::{Kind, Seat};
use crate::story::review::{Sign, WORTH_A_WORD};
use crate::texts::language::review::Told;
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
}

/// The title of a review.
pub const TITLE: &str = "Review";
/// Over the decisions that cost the most.
pub const MISTAKES: &str = "What cost most, and the deciding player's chance to win:";
/// What the chances mean.
pub const CHANCES: &str = "A chance is the computer's estimate: how often a player would win \
    if all played on as well as it does, from what that player knew then.";

/// What the marks on the table mean.
pub const MARKS: &str = "On the table: ? was played, ! is better, ?! is both.";

/// Over the curves of several players.
pub const CURVES: &str = "The chance to win by turn, 0 to 100 %";

/// What is said of those whose decisions cost nothing worth a word, if there are any.
pub fn blameless(told: &Told, names: &Names) -> Option<String> {
    let words = match &told.blameless[..] {
        _ if told.mistakes.is_empty() => "Nobody made a".to_string(),
        [] => return None,
        seats => {
            let who: Vec<String> = seats.iter().map(|&it| names.of(it).to_string()).collect();
            format!("{} made no", listed(&who))
        }
    };
    Some(format!(
        "{words} decision that cost {WORTH_A_WORD} % or more."
    ))
}

/// Which of the decisions are shown, if not all of them are.
pub fn shown(first: usize, end: usize, all: usize) -> String {
    let more = match (first > 0, end < all) {
        (false, false) => return String::new(),
        (true, false) => "more above",
        (false, true) => "more below",
        (true, true) => "more above and below",
    };
    format!("{} to {end} of {all}, {more}", first + 1)
}

/// Why there is no review.
pub fn not_over(kind: Kind) -> &'static str {
    match kind {
        Kind::Cards => {
            "this game is not over, so its cards are still secret and it cannot be reviewed yet"
        }
        Kind::Tiles | Kind::Pyramids => "this game is not over, so it cannot be reviewed yet",
    }
}

/// What a curve shows.
pub fn curve(seat: Seat, names: &Names) -> String {
    format!("{}'s chance to win by turn, 0 to 100 %", names.of(seat))
}

/// The title of a printed review, and how the game came out.
pub fn title(names: &Names, result: &str) -> String {
    let names: Vec<&str> = names.iter().collect();
    format!("{TITLE}: {}\n{result}", names.join(", "))
}

/// How far a review is.
pub fn progress(done: usize, all: usize) -> String {
    format!("{done} of {all} decisions")
}

#[cfg(test)]
mod tests {
    use super::{blameless, shown};
    use crate::record::Names;
    use crate::rules::Seat;
    use crate::texts::language::review::{Mistake, Told};

    /// So many players made no mistake, and another made some.
    fn told(blameless: usize, mistakes: usize) -> Told {
        let mistake = |_| Mistake {
            turn: 1,
            seat: Seat::all(3).last().expect("three play"),
            played: String::new(),
            better: String::new(),
        };
        Told {
            curves: Vec::new(),
            turns: Vec::new(),
            mistakes: (0..mistakes).map(mistake).collect(),
            places: Vec::new(),
            blameless: Seat::all(blameless).collect(),
        }
    }

    #[test]
    fn those_who_made_no_mistake_are_told_so() {
        let names = Names::recorded(["Anna", "Beth", "Carl"]).expect("good names");
        let words = |seats, mistakes| blameless(&told(seats, mistakes), &names);
        let rest = "decision that cost 7 % or more.";
        assert_eq!(words(0, 1), None);
        assert_eq!(words(1, 1), Some(format!("Anna made no {rest}")));
        assert_eq!(words(2, 3), Some(format!("Anna and Beth made no {rest}")));
        assert_eq!(words(3, 0), Some(format!("Nobody made a {rest}")));
    }

    #[test]
    fn a_part_of_the_list_says_where_the_rest_is() {
        assert_eq!(shown(0, 4, 4), "");
        assert_eq!(shown(0, 4, 9), "1 to 4 of 9, more below");
        assert_eq!(shown(2, 6, 9), "3 to 6 of 9, more above and below");
        assert_eq!(shown(5, 9, 9), "6 to 9 of 9, more above");
    }
}
