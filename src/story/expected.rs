//! What is expected of an action, in whole numbers.

use crate::ai::{Estimate, Outlook};
use crate::rules::Seat;

/// What is expected of an action, as players are told it; what is better is greater.
///
/// ```
/// use mandala::ai::Estimate;
/// use mandala::story::Expected;
///
/// let expected = Expected::from(Estimate { win: 0.544, points: -0.4 });
/// assert_eq!((expected.chance, expected.lead, expected.end), (54, 0, None));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Expected {
    /// The chance to win, in percent.
    pub chance: i32,
    /// By how many points; fewer than none if the player loses.
    pub lead: i32,
    /// The points of the player and of the best of the others at the end, where that can be
    /// counted out.
    pub end: Option<[u16; 2]>,
}

impl From<Estimate> for Expected {
    fn from(estimate: Estimate) -> Expected {
        let whole = |number: f32| number.round() as i32;
        Expected { chance: whole(100.0 * estimate.win), lead: whole(estimate.points), end: None }
    }
}

impl<A> From<&Outlook<A>> for Expected {
    fn from(outlook: &Outlook<A>) -> Expected {
        Expected { end: outlook.end, ..outlook.estimate.into() }
    }
}

impl Expected {
    /// How it is told whether an action wins.
    pub fn odds(self) -> Odds {
        match (self.end, self.chance) {
            (Some(end), 0) => Odds::Loses(end),
            (Some(end), 100) => Odds::Wins(end),
            (Some(end), _) => Odds::Draws(end),
            (None, 0) => Odds::Hopeless,
            (None, chance) => Odds::Chance(chance),
        }
    }
}

/// Whether an action wins: told as a chance, or as how it ends if nobody errs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Odds {
    /// So likely, in percent.
    Chance(i32),
    /// It never does, as far as the player can tell.
    Hopeless,
    /// It does, with so many points to so many.
    Wins([u16; 2]),
    /// The win is shared.
    Draws([u16; 2]),
    /// It does not.
    Loses([u16; 2]),
}

impl Odds {
    /// What this costs beside something better, in percent; nothing where the outcome says
    /// more.
    pub fn cost(self, better: Odds) -> Option<i32> {
        match (self, better) {
            (Odds::Chance(chance), Odds::Chance(better)) => Some(better - chance),
            _ => None,
        }
    }
}

/// With what an action is told of: how likely it wins, and what something else cost, in
/// percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weighed {
    /// What it is, and nothing else.
    Alone,
    /// What speaks for it, and nothing else.
    Reasons,
    /// What would come of it, and nothing else.
    Expected(Expected),
    /// It could be done.
    Hint(Expected),
    /// It was done, by the only person if nobody is named.
    Played(Option<Seat>, Odds),
    /// It would have been better.
    Better(Odds, Option<i32>),
    /// It was done by this player, and there is better.
    Missed(Seat, Odds),
    /// It was tried, and there is better.
    Wrong(Odds, Option<i32>),
    /// The same, but it is better than what was done in the game.
    WrongButBetter(Odds, Option<i32>),
    /// It was tried, and is as good as anything.
    Found(Odds),
    /// It would have been found.
    Answer(Odds),
    /// The same in fewer words, before it is said why.
    AnswerInShort,
    /// It was done, in a list that names the player before it.
    PlayedInList(Odds, Option<i32>),
    /// It would have been better, below that.
    BetterInList(Odds),
}
