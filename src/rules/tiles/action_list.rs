use std::ops::Range;

use super::{Action, Cells};
use crate::rules::Color;

/// The actions that are allowed: sorted, without duplicates and without allocation.
///
/// ```
/// use mandala::rules::Player;
/// use mandala::rules::game::Game as _;
/// use mandala::rules::tiles::Game;
///
/// let mut game = Game::deal(42, Player::One);
/// let names: Vec<String> = game.legal_actions().iter().map(|action| action.to_string()).collect();
/// assert_eq!(names, ["keep orange", "keep purple"]);
/// game.apply("keep purple".parse()?)?;
/// assert_eq!(game.legal_actions().len(), 52);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ActionList {
    /// The start tiles to choose from, in the order of the colors.
    pub(super) keeps: Option<[Color; 2]>,
    pub(super) flips: Cells,
    /// Where the swap tile can be laid.
    pub(super) places: Cells,
    /// Whether that opens a group; else it extends one.
    pub(super) opening: bool,
    pub(super) done: bool,
}

impl ActionList {
    /// The cells on which a group can be opened.
    #[inline]
    pub fn opens(&self) -> Cells {
        if self.opening { self.places } else { Cells::NONE }
    }

    /// The cells whose tile can be flipped.
    #[inline]
    pub fn flips(&self) -> Cells {
        self.flips
    }

    /// The cells whose tile can be swapped.
    #[inline]
    pub fn swaps(&self) -> Cells {
        if self.opening { Cells::NONE } else { self.places }
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        let keeps = if self.keeps.is_some() { 2 } else { 0 };
        let cells = self.flips.len() + self.places.len();
        keeps + usize::from(cells) + usize::from(self.done)
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        (self.flips | self.places).is_empty() && self.keeps.is_none() && !self.done
    }

    /// The action with this number, from 0, in sorted order.
    #[inline]
    pub fn get(&self, number: usize) -> Option<Action> {
        if let Some([first, second]) = self.keeps {
            return match number {
                0 => Some(Action::Keep(first)),
                1 => Some(Action::Keep(second)),
                _ => None,
            };
        }
        let flips = usize::from(self.flips.len());
        if number < flips {
            return self.flips.get(number).map(Action::Flip);
        }
        match self.places.get(number - flips) {
            Some(cell) if self.opening => Some(Action::Open(cell)),
            Some(cell) => Some(Action::Swap(cell)),
            None => (self.done && number == flips).then_some(Action::Done),
        }
    }

    /// Whether this action is among them.
    #[inline]
    pub fn contains(&self, action: Action) -> bool {
        match action {
            Action::Keep(color) => self.keeps.is_some_and(|keeps| keeps.contains(&color)),
            Action::Flip(cell) => self.flips.contains(cell),
            Action::Open(cell) => self.opening && self.places.contains(cell),
            Action::Swap(cell) => !self.opening && self.places.contains(cell),
            Action::Done => self.done,
        }
    }

    /// All of them, sorted.
    pub fn iter(&self) -> ActionListIter {
        ActionListIter { actions: *self, numbers: 0..self.len() }
    }
}

impl IntoIterator for ActionList {
    type Item = Action;
    type IntoIter = ActionListIter;

    fn into_iter(self) -> ActionListIter {
        self.iter()
    }
}

/// Goes through a set of actions, in sorted order.
#[derive(Clone, Debug)]
pub struct ActionListIter {
    actions: ActionList,
    numbers: Range<usize>,
}

impl Iterator for ActionListIter {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        self.actions.get(self.numbers.next()?)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.numbers.size_hint()
    }
}

impl ExactSizeIterator for ActionListIter {}
