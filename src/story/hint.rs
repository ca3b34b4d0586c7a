//! What a player could do, and what speaks for it.

use std::cmp::Reverse;
use std::fmt::Debug;
use std::slice;
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

    /// Whether something that comes of an action speaks against it.
    fn is_drawback(reason: &Self::Reason) -> bool;

    /// Whether a reason says more for an action than these say for another one.
    fn outdoes(reason: &Self::Reason, others: &[Self::Reason]) -> bool;

    /// What else tells a better action from a worse one, for which as much speaks.
    fn sets_apart(
        _view: &Self::View,
        _better: Self::Action,
        _worse: Self::Action,
    ) -> Option<Self::Reason> {
        None
    }

    /// What the next player gains with an answer to an action, and could not with the same
    /// one after something better.
    fn gain_of_reply(
        _view: &Self::View,
        _worse: Self::Action,
        _reply: Self::Action,
        _better: Self::Action,
    ) -> Option<Self::Reason> {
        None
    }
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
        let action = outlook.action;
        Hint {
            action,
            deed: G::deed(view, action),
            expected: outlook.into(),
            reasons: G::reasons(view, action),
        }
    }

    /// Whether nothing can be told yet that speaks for it.
    pub fn pays_later(&self) -> bool {
        self.reasons.is_empty() && self.expected.end.is_none()
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
    Some(explain(view, found))
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

/// Two actions beside each other: of the worse one what speaks against it, of the better one
/// what speaks for it and not for the other.
pub(crate) fn contrast<G: Explained>(
    view: &G::View,
    worse: &Outlook<G::Action>,
    better: &Outlook<G::Action>,
) -> [Hint<G>; 2] {
    let [mut lost, mut won] = [worse, better].map(|it| Hint::<G>::new(view, it));
    let all = |hint: &Hint<G>| hint.reasons.concat();
    let (of_worse, of_better) = (all(&lost), all(&won));
    keep(&mut lost.reasons, |it| {
        G::is_drawback(it) && !of_better.contains(it)
    });
    keep(&mut won.reasons, |it| {
        !G::is_drawback(it) && G::outdoes(it, &of_worse)
    });
    let reply = worse.reply;
    if let Some(gain) = reply.and_then(|it| G::gain_of_reply(view, worse.action, it, better.action))
    {
        let with = |way: &Vec<G::Reason>| [slice::from_ref(&gain), way].concat();
        let longer: Vec<_> = lost.reasons.iter().map(with).collect();
        lost.reasons = longer.into_iter().chain([vec![gain.clone()]]).collect();
    }
    if won.reasons.is_empty() {
        let differs = G::sets_apart(view, better.action, worse.action);
        won.reasons = differs.map(|it| vec![it]).into_iter().collect();
    }
    [lost, won]
}

/// Leaves out what is not wanted in each of several ways to say it.
fn keep<R: PartialEq>(ways: &mut Vec<Vec<R>>, is_wanted: impl Fn(&R) -> bool) {
    for way in ways.iter_mut() {
        way.retain(&is_wanted);
    }
    ways.retain(|way| !way.is_empty());
    ways.dedup();
}
