//! What is expected of an action, in whole numbers.

use crate::ai::Estimate;

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
