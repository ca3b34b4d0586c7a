//! A decision that is tried again, judged from what its player knows.

use std::sync::atomic::AtomicBool;

use crate::ai::Outlook;
use crate::rules::game::View;
use crate::rules::shuffle::Shuffler;
use crate::story::{Explained, Hint};

/// What comes up to the best but for so many percent is as good.
pub const CLOSE: i32 = 2;

/// Something that was tried, and what is known to be good.
#[derive(Clone)]
pub struct Trial<G: Explained> {
    /// What was tried, with what speaks for it.
    pub tried: Hint<G>,
    /// What is known to be good, which may be the same.
    pub best: Hint<G>,
}

impl<G: Explained> Trial<G> {
    /// What it costs, as the difference of the chances that are told.
    pub fn cost(&self) -> i32 {
        self.best.expected.chance - self.tried.expected.chance
    }
}

/// An action of the player whose view this is beside what is known to be good, with what
/// speaks for them. Both are judged in one comparison, so that what comes of it is the same
/// whenever it is asked. Nothing if that was stopped, or one of them is not allowed.
pub(crate) fn try_out<G: Explained>(
    view: &G::View,
    action: G::Action,
    good: G::Action,
    stop: &AtomicBool,
) -> Option<Trial<G>> {
    let both = G::compare(view, [action, good], &mut view.chance(), stop)?;
    let [tried, best] = both.map(|outlook| Hint::new(view, &outlook.corrected::<G>(view)));
    Some(Trial { tried, best })
}

/// What can be expected of an action and of what seems best, with what is certain corrected.
/// Both depend on chance a little.
pub(super) fn judge<G: Explained>(
    view: &G::View,
    action: G::Action,
    mut chance: Shuffler,
    stop: &AtomicBool,
) -> Option<[Outlook<G::Action>; 2]> {
    let judgment = G::judge(view, action, &mut chance, stop)?;
    let both = [judgment.played, judgment.best];
    Some(both.map(|outlook| outlook.corrected::<G>(view)))
}
