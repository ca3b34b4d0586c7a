use std::fmt;

use super::{Action, Colors, Pile, Side};
use crate::rules::Color;

/// A set of actions, as listed by `legal_actions`: sorted, without duplicates and
/// without allocation.
///
/// ```
/// use mandala::rules::Player;
/// use mandala::rules::cards::Game;
/// use mandala::rules::game::Game as _;
///
/// let legal = Game::deal(42, Player::One).legal_actions();
/// assert!(legal.iter().is_sorted());
/// assert_eq!(legal.iter().count(), legal.len());
/// assert!(legal.contains(legal.get(0).unwrap()));
/// ```
///
/// In a turn every card in hand may be discarded, so this shows the whole hand and
/// is as secret as the hand is; its `Debug` tells only how many actions there are.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct ActionList {
    /// For each kind of action, up to how many cards of each color may be used.
    most: [Pile; KINDS],
}

// The kinds of actions, in the order of `Action`; those of a Mandala have one for each side.
const BUILD: usize = 0;
const GROW: usize = 2;
const DISCARD: usize = 4;
const CLAIM: usize = 5;
const KINDS: usize = 6;

/// The action of this kind with so many cards of a color.
#[inline]
fn action(kind: usize, color: Color, count: u8) -> Action {
    match kind {
        BUILD..GROW => Action::Build { side: Side::BOTH[kind - BUILD], color },
        GROW..DISCARD => Action::Grow { side: Side::BOTH[kind - GROW], color, count },
        DISCARD => Action::Discard { color, count },
        _ => Action::Claim { color },
    }
}

impl ActionList {
    #[inline]
    pub(super) fn add_builds(&mut self, side: Side, colors: Colors) {
        self.most[BUILD + side as usize] = colors.one_each();
    }

    #[inline]
    pub(super) fn add_grows(&mut self, side: Side, most: Pile) {
        self.most[GROW + side as usize] = most;
    }

    #[inline]
    pub(super) fn add_discards(&mut self, most: Pile) {
        self.most[DISCARD] = most;
    }

    #[inline]
    pub(super) fn add_claims(&mut self, colors: Colors) {
        self.most[CLAIM] = colors.one_each();
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.most.iter().map(|most| usize::from(most.len())).sum()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The action with this number, from 0, in sorted order.
    #[inline]
    pub fn get(&self, number: usize) -> Option<Action> {
        let (mut kind, mut start, mut end) = (0, 0, 0);
        for most in &self.most {
            end += usize::from(most.len());
            if number >= end {
                kind += 1;
                start = end;
            }
        }
        let most = self.most.get(kind)?;
        let (color, count) = most.nth((number - start) as u8)?;
        Some(action(kind, color, count))
    }

    /// Whether this action is among them.
    #[inline]
    pub fn contains(&self, action: Action) -> bool {
        let (kind, count) = match action {
            Action::Build { side, .. } => (BUILD + side as usize, 1),
            Action::Grow { side, count, .. } => (GROW + side as usize, count),
            Action::Discard { count, .. } => (DISCARD, count),
            Action::Claim { .. } => (CLAIM, 1),
        };
        (1..=self.most[kind].count(action.color())).contains(&count)
    }

    /// Whether a card may be played into a Mandala.
    pub(super) fn has_plays(&self) -> bool {
        self.most[..DISCARD].iter().any(|most| !most.is_empty())
    }

    /// All of them, sorted.
    pub fn iter(&self) -> ActionListIter {
        ActionListIter { actions: *self, kind: 0, left: self.most[0] }
    }
}

impl IntoIterator for ActionList {
    type Item = Action;
    type IntoIter = ActionListIter;

    fn into_iter(self) -> ActionListIter {
        self.iter()
    }
}

impl IntoIterator for &ActionList {
    type Item = Action;
    type IntoIter = ActionListIter;

    fn into_iter(self) -> ActionListIter {
        self.iter()
    }
}

impl fmt::Debug for ActionList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ActionList({} hidden)", self.len())
    }
}

/// Goes through a set of actions, in sorted order.
#[derive(Clone)]
pub struct ActionListIter {
    actions: ActionList,
    kind: usize,
    /// What is left of the actions of this kind.
    left: Pile,
}

impl Iterator for ActionListIter {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        loop {
            let most = self.actions.most.get(self.kind)?;
            if let Some(color) = self.left.colors().iter().next() {
                let count = most.count(color) - self.left.count(color) + 1;
                self.left -= Pile::of(color, 1);
                return Some(action(self.kind, color, count));
            }
            self.kind += 1;
            self.left = self.actions.most.get(self.kind).copied().unwrap_or_default();
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let later = self.actions.most.iter().skip(self.kind + 1);
        let later: usize = later.map(|most| usize::from(most.len())).sum();
        let left = usize::from(self.left.len()) + later;
        (left, Some(left))
    }
}

impl ExactSizeIterator for ActionListIter {}

impl fmt::Debug for ActionListIter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ActionListIter(hidden)")
    }
}
