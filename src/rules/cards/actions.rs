use std::fmt;

use super::{Action, BySide, Colors, Pile, Side};
use crate::rules::Color;

/// A set of actions, as listed by `legal_actions`: sorted, without duplicates and
/// without allocation.
///
/// ```
/// use mandala::rules::Seat;
/// use mandala::rules::cards::Game;
///
/// let legal = Game::deal(42, Seat::One).legal_actions();
/// assert!(legal.iter().is_sorted());
/// assert_eq!(legal.iter().count(), legal.len());
/// assert!(legal.contains(legal.get(0).unwrap()));
/// ```
///
/// For each kind of action, in the order of [`Action`], it keeps up to how many
/// cards of each colour may be used.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Actions {
    most: [Pile; KINDS],
}

const KINDS: usize = 6;
const BUILD: BySide<usize> = BySide { left: 0, right: 1 };
const GROW: BySide<usize> = BySide { left: 2, right: 3 };
const DISCARD: usize = 4;
const CLAIM: usize = 5;

impl Actions {
    #[inline]
    pub(super) fn add_builds(&mut self, side: Side, colors: Colors) {
        self.most[BUILD[side]] = colors.one_each();
    }

    #[inline]
    pub(super) fn add_grows(&mut self, side: Side, most: Pile) {
        self.most[GROW[side]] = most;
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
        Some(match kind {
            0 => build(Side::Left, color),
            1 => build(Side::Right, color),
            2 => grow(Side::Left, color, count),
            3 => grow(Side::Right, color, count),
            DISCARD => Action::Discard { color, count },
            _ => Action::Claim { color },
        })
    }

    /// Whether this action is among them.
    #[inline]
    pub fn contains(&self, action: Action) -> bool {
        let (kind, count) = match action {
            Action::Build { side, .. } => (BUILD[side], 1),
            Action::Grow { side, count, .. } => (GROW[side], count),
            Action::Discard { count, .. } => (DISCARD, count),
            Action::Claim { .. } => (CLAIM, 1),
        };
        (1..=self.most[kind].count(action.color())).contains(&count)
    }

    /// All of them, sorted.
    pub fn iter(&self) -> impl Iterator<Item = Action> + use<> {
        let all = *self;
        (0..all.len()).filter_map(move |number| all.get(number))
    }
}

#[inline]
fn build(side: Side, color: Color) -> Action {
    Action::Build { side, color }
}

#[inline]
fn grow(side: Side, color: Color, count: u8) -> Action {
    Action::Grow { side, color, count }
}

impl fmt::Debug for Actions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
