//! Where a finished game was decided.

use super::house::percent;
use super::{cards, pyramids, tiles};
use crate::ai::Outlook;
use crate::app::review::{Decision, Review};
use crate::record::Names;
use crate::rules::game::Game;
use crate::rules::{Kind, Seat, cards as card_game, pyramids as pyramid_game, tiles as tile_game};

/// What is said of a game, whichever it is.
pub struct Told {
    /// The chance to win over the game, for each player it is shown of.
    pub curves: Vec<(Seat, Vec<f32>)>,
    /// The decisions that cost the most, the worst first.
    pub mistakes: Vec<Mistake>,
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
pub fn card_mistake(decision: &Decision<card_game::Game>) -> Mistake {
    mistake(decision, &|_, action| cards::hints::action(action))
}

/// Tells a decision of a game of tiles.
pub fn tile_mistake(decision: &Decision<tile_game::Game>) -> Mistake {
    mistake(decision, &|game, action| tiles::hints::action(action, game))
}

/// Tells a decision of a game of pyramids.
pub fn pyramid_mistake(decision: &Decision<pyramid_game::Game>) -> Mistake {
    mistake(decision, &|game, action| {
        pyramids::hints::action(action, game)
    })
}

/// The same on the table before it is made, each sentence in as many words as there may be
/// room for, then in fewer.
pub fn pyramids_at_table(decision: &Decision<pyramid_game::Game>) -> Vec<Vec<String>> {
    let short = mistake(decision, &|game, action| {
        pyramids::hints::in_short(action, game)
    });
    let [next, better] = at_table(&pyramid_mistake(decision));
    let [short_next, short_better] = at_table(&short);
    vec![vec![next, short_next], vec![better, short_better]]
}

fn told<G: Game>(review: &Review<G>, mistake: fn(&Decision<G>) -> Mistake) -> Told {
    Told {
        curves: review.curves(),
        mistakes: review.mistakes().into_iter().map(mistake).collect(),
    }
}

fn mistake<G: Game>(
    decision: &Decision<G>,
    words: &dyn Fn(&G::View, G::Action) -> String,
) -> Mistake {
    let judged = &decision.judgment;
    let with_chance = |outlook: &Outlook<G::Action>| {
        let what = words(&decision.view, outlook.action);
        format!("{what} ({})", percent(outlook.estimate.win))
    };
    let (played, best) = (with_chance(&judged.played), with_chance(&judged.best));
    Mistake {
        turn: decision.turn,
        seat: decision.seat,
        played,
        better: format!("Better: {best}, -{}", percent(judged.loss())),
    }
}

/// What is said of a decision on the table, before it is made: what follows, and what would
/// have been better.
pub fn at_table(mistake: &Mistake) -> [String; 2] {
    [
        format!("Next: {}.", mistake.played),
        format!("{}.", mistake.better),
    ]
}

/// The title of a review.
pub const TITLE: &str = "Review";
/// Over the decisions that cost the most.
pub const MISTAKES: &str = "What cost most, with the chance to win:";
/// What is said of a game without mistakes.
pub const NO_MISTAKES: &str = "No decision cost 6 % of the game or more.";
/// Over the curves of more than two players.
pub const CURVES: &str = "The chance to win, from 0 to 100 %:";

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
    format!("{}'s chance to win, from 0 to 100 %", names.of(seat))
}

/// The title of a printed review.
pub fn title(names: &Names) -> String {
    let names: Vec<&str> = names.iter().collect();
    format!("{TITLE}: {}", names.join(", "))
}

/// How far a review is.
pub fn progress(done: usize, all: usize) -> String {
    format!("{done} of {all} decisions")
}
