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

    /// Whether a reason says more for an action, or against it, than these say of another one.
    fn outdoes(reason: &Self::Reason, others: &[Self::Reason]) -> bool;

    /// The same told to everybody, if it can be: without what the player whose view this is
    /// knows alone.
    fn for_all(view: &Self::View, reason: Self::Reason) -> Option<Self::Reason>;

    /// What else tells a better action from a worse one, for which as much speaks.
    fn sets_apart(
        _view: &Self::View,
        _better: Self::Action,
        _worse: Self::Action,
    ) -> Option<Self::Reason> {
        None
    }

    /// What else speaks against a worse action, to which this seems the best answer: what the
    /// next player gains with it, and could not after something better.
    fn speaks_against(
        _view: &Self::View,
        _worse: Self::Action,
        _reply: Option<Self::Action>,
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

    /// Tells it to everybody, and leaves out what cannot be told to them.
    pub(crate) fn tell_all(&mut self, view: &G::View) {
        tell(&mut self.reasons, |it| G::for_all(view, it));
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
    let is_fault = |it: &G::Reason| G::is_drawback(it) && G::outdoes(it, &of_better);
    let is_gain = |it: &G::Reason| !G::is_drawback(it) && G::outdoes(it, &of_worse);
    tell(&mut lost.reasons, |it| Some(it).filter(is_fault));
    tell(&mut won.reasons, |it| Some(it).filter(is_gain));
    if let Some(fault) = G::speaks_against(view, worse.action, worse.reply, better.action) {
        let with = |way: &Vec<G::Reason>| [slice::from_ref(&fault), way].concat();
        let longer: Vec<_> = lost.reasons.iter().map(with).collect();
        lost.reasons = longer.into_iter().chain([vec![fault.clone()]]).collect();
    }
    if won.reasons.is_empty() {
        let differs = G::sets_apart(view, better.action, worse.action);
        won.reasons = differs.map(|it| vec![it]).into_iter().collect();
    }
    [lost, won]
}

/// Tells each of several ways to say something otherwise, or leaves parts of them out.
pub(super) fn tell<R: PartialEq>(ways: &mut Vec<Vec<R>>, tells: impl Fn(R) -> Option<R>) {
    let mut told: Vec<Vec<R>> = Vec::new();
    for way in ways.drain(..) {
        let way: Vec<R> = way.into_iter().filter_map(&tells).collect();
        if !way.is_empty() && !told.contains(&way) {
            told.push(way);
        }
    }
    *ways = told;
}

#[cfg(test)]
mod tests {
    use super::contrast;
    use crate::ai::{Estimate, Outlook};
    use crate::rules::Seat;
    use crate::rules::game::Game as _;
    use crate::rules::pyramids::Game;
    use crate::story::Hint;
    use crate::story::pyramids::Reason;

    /// How many pyramids some reasons say are jumped over.
    fn jumped(hint: &Hint<Game>) -> u8 {
        let most = hint.reasons.first().into_iter().flatten();
        most.map(|it| match it {
            Reason::Fall(pieces) | Reason::Leaves(pieces, _) => *pieces,
            _ => 0,
        })
        .sum()
    }

    #[test]
    fn nothing_is_called_a_fault_of_which_the_better_take_has_as_much() {
        let mut faults = 0;
        for seed in 0..6 {
            let mut game = Game::deal(seed, 2, Seat::default());
            for step in [3, 9, 1, 6, 2, 12] {
                let actions: Vec<_> = game.legal_actions().into_iter().take(16).collect();
                for &worse in &actions {
                    for &better in actions.iter().filter(|&&it| it != worse) {
                        let told = [worse, better].map(|it| Outlook::new(it, Estimate::default()));
                        let [lost, _] = contrast::<Game>(&game, &told[0], &told[1]);
                        let all = jumped(&Hint::new(&game, &told[1]));
                        for reason in lost.reasons.concat() {
                            if let Reason::Fall(own) | Reason::Leaves(own, _) = reason {
                                assert!(own > all, "game {seed}: {worse} and {better}");
                                faults += 1;
                            }
                        }
                    }
                }
                let next = actions.get(step).or(actions.last());
                game.apply(*next.expect("it goes on")).expect("it is legal");
            }
        }
        assert!(faults > 0, "some jumps are further than others");
    }
}
