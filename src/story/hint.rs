//! What a player could do, and what speaks for it.

use std::cmp::Reverse;
use std::fmt::Debug;
use std::sync::atomic::{AtomicBool, Ordering};

use super::Expected;
use crate::ai::{Outlook, Partner};
use crate::rules::game::View;

/// A game whose actions can be explained to the player who decides.
pub trait Explained: Partner {
    /// What is done with an action, with all that is told of it.
    type Deed: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// Something that speaks for an action.
    type Reason: Clone + Debug + PartialEq + Send + Sync + 'static;

    /// What is done with an action.
    fn deed(view: &Self::View, action: Self::Action) -> Self::Deed;

    /// The same to be said in fewer words, if that can be.
    fn shorter(_deed: &Self::Deed) -> Option<Self::Deed> {
        None
    }

    /// What speaks for an action, as far as its player can see: several ways to say it, the
    /// longest first.
    fn reasons(view: &Self::View, action: Self::Action) -> Vec<Vec<Self::Reason>>;

    /// Changes the reasons of hints that would read alike.
    fn tell_apart(_view: &Self::View, _hints: &mut [Hint<Self>]) {}
}

/// What a player could do, and what speaks for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint<G: Explained> {
    /// What could be done.
    pub action: G::Action,
    /// The same with all that is told of it.
    pub deed: G::Deed,
    /// What is expected of it.
    pub expected: Expected,
    /// What speaks for it: several ways to say it, the longest first.
    pub reasons: Vec<Vec<G::Reason>>,
}

/// One way to tell of an action: what is done, and what speaks for it.
pub type Way<G> = (<G as Explained>::Deed, Vec<<G as Explained>::Reason>);

impl<G: Explained> Hint<G> {
    /// An action with what is expected of it, and what speaks for it.
    pub(crate) fn new(view: &G::View, outlook: &Outlook<G::Action>) -> Hint<G> {
        let Outlook { action, estimate } = *outlook;
        Hint {
            action,
            deed: G::deed(view, action),
            expected: estimate.into(),
            reasons: G::reasons(view, action),
        }
    }

    /// All ways to tell it, the longest first. What is done is said in short before any
    /// reason is left out.
    pub fn ways(&self) -> Vec<Way<G>> {
        let reasons = self.reasons.iter().cloned().chain([Vec::new()]);
        let Some(short) = G::shorter(&self.deed) else {
            return reasons.map(|way| (self.deed.clone(), way)).collect();
        };
        let longest = reasons.clone().take(1).map(|way| (self.deed.clone(), way));
        let others = reasons.map(|way| (short.clone(), way));
        longest.chain(others).collect()
    }
}

/// Finds hints for the player whose view this is; none once `stop` is set.
pub(crate) fn hints<G: Explained>(view: &G::View, stop: &AtomicBool) -> Option<Vec<Hint<G>>> {
    let found = G::hints(view, &mut view.chance(), stop);
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    let corrected = found.into_iter().map(|hint| hint.corrected::<G>(view));
    Some(explain(view, corrected))
}

/// Says what speaks for some actions. They are sorted as they will be read, so that none
/// with a smaller number stands above a better one.
pub fn explain<G: Explained>(
    view: &G::View,
    found: impl IntoIterator<Item = Outlook<G::Action>>,
) -> Vec<Hint<G>> {
    let found = found.into_iter();
    let mut hints: Vec<Hint<G>> = found.map(|outlook| Hint::new(view, &outlook)).collect();
    hints.sort_by_key(|hint| Reverse(hint.expected));
    G::tell_apart(view, &mut hints);
    hints
}
