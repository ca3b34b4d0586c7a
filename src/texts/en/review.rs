//! Where a finished game was decided.

use super::house::listed;
use super::pyramids::story::Called;
use super::{cards, pyramids, tiles};
use crate::record::Names;
use crate::rules::game::Game;
use crate::rules::{Kind, Seat, cards as card_game, pyramids as pyramid_game, tiles as tile_game};
use crate::story::review::{Decision, Review, Sign, WORTH_A_WORD};

/// What is said of a game, whichever it is.
pub struct Told {
    /// The chance to win over the game, for each player it is shown of.
    pub curves: Vec<(Seat, Vec<f32>)>,
    /// The turn of each value of a curve.
    pub turns: Vec<usize>,
    /// The decisions that cost the most: those of people first, the worst first.
    pub mistakes: Vec<Mistake>,
    /// Which value of a curve belongs to each of them.
    pub places: Vec<usize>,
    /// The people none of whose decisions cost much.
    pub blameless: Vec<Seat>,
}

/// A decision that cost something.
pub struct Mistake {
    /// The number of its turn.
    pub turn: usize,
    /// Whose it was.
    pub seat: Seat,
    /// What was done, and the chance to win with that.
    pub played: String,
    /// What would have been better, and by how much.
    pub better: String,
}

/// Tells the review of a game of cards.
pub fn of_cards(review: &Review<card_game::Game>) -> Told {
    told(review, card_mistake)
}

/// Tells the review of a game of tiles.
pub fn of_tiles(review: &Review<tile_game::Game>) -> Told {
    told(review, tile_mistake)
}

/// Tells the review of a game of pyramids.
pub fn of_pyramids(review: &Review<pyramid_game::Game>) -> Told {
    told(review, pyramid_mistake)
}

/// Tells a decision of a game of cards.
fn card_mistake(decision: &Decision<card_game::Game>) -> Mistake {
    mistake(decision, &|_, action| cards::hints::action(action))
}

/// Tells a decision of a game of tiles.
fn tile_mistake(decision: &Decision<tile_game::Game>) -> Mistake {
    mistake(decision, &|game, action| tiles::hints::action(action, game))
}

/// Tells a decision of a game of pyramids.
fn pyramid_mistake(decision: &Decision<pyramid_game::Game>) -> Mistake {
    mistake(decision, &|game, action| {
        pyramids::hints::action(action, game)
    })
}

fn told<G: Game>(review: &Review<G>, mistake: fn(&Decision<G>) -> Mistake) -> Told {
    let decisions = &review.decisions;
    let place = |mistake: &Decision<G>| decisions.partition_point(|it| it.step < mistake.step);
    Told {
        curves: review.curves(),
        turns: decisions.iter().map(|decision| decision.turn).collect(),
        places: review.mistakes().map(place).collect(),
        mistakes: review.mistakes().map(mistake).collect(),
        blameless: review.blameless(),
    }
}

fn mistake<G: Game>(
    decision: &Decision<G>,
    words: &dyn Fn(&G::View, G::Action) -> String,
) -> Mistake {
    let judged = &decision.judgment;
    let [played, best] = decision.chances();
    let what = |action: G::Action| words(&decision.view, action);
    Mistake {
        turn: decision.turn,
        seat: decision.seat,
        played: format!("{} ({played} %)", what(judged.played.action)),
        better: format!(
            "Better: {} ({best} %), -{} %",
            what(judged.best.action),
            decision.cost()
        ),
    }
}

/// What marks a decision on the table.
pub fn mark(sign: Sign) -> &'static str {
    match sign {
        Sign::Played => "?",
        Sign::Better => "!",
        Sign::Both => "?!",
    }
}

/// What is said of a decision on the table, before it is made: what follows, and what would
/// have been better.
fn at_table(mistake: &Mistake, who: &str) -> [String; 2] {
    [
        format!("{} {who} played: {}", mark(Sign::Played), mistake.played),
        format!("{} {}", mark(Sign::Better), mistake.better),
    ]
}

/// Who made a decision: the only person in a game reads their review alone.
fn who<G: Game>(decision: &Decision<G>, names: &(impl Called + ?Sized)) -> String {
    match decision.is_yours {
        true => "You".to_string(),
        false => names.name(decision.seat),
    }
}

/// What is said of a decision at the card table, each sentence with what speaks for it: the
/// longest way first.
pub fn cards_at_table(decision: &Decision<card_game::Game>, names: &Names) -> [Vec<String>; 2] {
    let said = at_table(&card_mistake(decision), &who(decision, names));
    with_reasons(decision, said, |view, action| {
        cards::hints::reasons(action, view, names)
    })
}

/// The same of a game of tiles.
pub fn tiles_at_table(decision: &Decision<tile_game::Game>, names: &Names) -> [Vec<String>; 2] {
    let said = at_table(&tile_mistake(decision), &who(decision, names));
    with_reasons(decision, said, |game, action| {
        tiles::hints::reasons(action, game, names)
    })
}

/// The same of a game of pyramids, at last in fewer words.
pub fn pyramids_at_table(
    decision: &Decision<pyramid_game::Game>,
    names: &(impl Called + ?Sized),
) -> [Vec<String>; 2] {
    let who = who(decision, names);
    let said = at_table(&pyramid_mistake(decision), &who);
    let mut said = with_reasons(decision, said, |game, action| {
        pyramids::hints::reasons(action, game, names)
    });
    let short = mistake(decision, &|game, action| {
        pyramids::hints::in_short(action, game)
    });
    for (ways, short) in said.iter_mut().zip(at_table(&short, &who)) {
        ways.push(format!("{short}."));
    }
    said
}

/// Adds what speaks for each action, which is told to its player alone.
fn with_reasons<G: Game>(
    decision: &Decision<G>,
    [played, better]: [String; 2],
    reasons: impl Fn(&G::View, G::Action) -> Vec<String>,
) -> [Vec<String>; 2] {
    let judged = &decision.judgment;
    let ways = |said: String, action: G::Action| {
        let why = match decision.is_yours {
            true => reasons(&decision.view, action),
            false => Vec::new(),
        };
        let why = why.iter().map(|why| format!("{said}: {why}."));
        let mut ways: Vec<String> = why.collect();
        ways.push(format!("{said}."));
        ways
    };
    [
        ways(played, judged.played.action),
        ways(better, judged.best.action),
    ]
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
    use super::{Mistake, Told, blameless, shown};
    use crate::record::Names;
    use crate::rules::Seat;

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
