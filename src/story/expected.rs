//! What is expected of an action, in whole numbers.

use crate::ai::Estimate;
use crate::rules::Seat;

/// What is expected of an action, as players are told it; what is better is greater.
///
/// ```
/// use mandala::ai::Estimate;
/// use mandala::story::Expected;
///
/// let expected = Expected::from(Estimate { win: 0.544, points: -0.4 });
/// assert_eq!(expected, Expected { chance: 54, lead: 0 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Expected {
    /// The chance to win, in percent.
    pub chance: i32,
    /// By how many points; fewer than none if the player loses.
    pub lead: i32,
}

impl From<Estimate> for Expected {
    fn from(estimate: Estimate) -> Expected {
        let whole = |number: f32| number.round() as i32;
        Expected {
            chance: whole(100.0 * estimate.win),
            lead: whole(estimate.points),
        }
    }
}

/// With what an action is told of, in percent and points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weighed {
    /// What it is, and nothing else.
    Alone,
    /// It could be done.
    Hint(Expected),
    /// It was done, by the only person if nobody is named.
    Played {
        /// Who did it.
        who: Option<Seat>,
        /// The chance to win with it.
        chance: i32,
    },
    /// It would have been better, by so much.
    Better {
        /// The chance to win with it.
        chance: i32,
        /// What it cost that something else was done.
        cost: i32,
    },
    /// It was done by this player, and there is better.
    Missed {
        /// Who did it.
        who: Seat,
        /// The chance to win with it.
        chance: i32,
    },
    /// It was tried, and there is better by so much.
    Wrong {
        /// The chance to win with it.
        chance: i32,
        /// How much less that is.
        cost: i32,
    },
    /// It was tried, and is as good as anything.
    Found {
        /// The chance to win with it.
        chance: i32,
    },
    /// It would have been found.
    Answer {
        /// The chance to win with it.
        chance: i32,
    },
    /// The same in fewer words, before it is said why.
    AnswerInShort,
    /// It was done, in a list that names the player before it.
    PlayedInList {
        /// The chance to win with it.
        chance: i32,
    },
    /// It would have been better, below that.
    BetterInList {
        /// The chance to win with it.
        chance: i32,
        /// What it cost that something else was done.
        cost: i32,
    },
}
