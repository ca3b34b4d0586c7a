use std::fmt;

use super::Kind;
use super::game::Game;

/// How well a computer partner plays: 1 is for beginners, and each level usually beats the
/// one below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// A level of this game, if it has one of this number.
    ///
    /// ```
    /// use mandala::rules::{Kind, Level};
    /// assert_eq!(Level::new(Kind::Cards, 7).map(Level::number), Some(7));
    /// assert_eq!(Level::new(Kind::Cards, 8), None);
    /// assert_eq!(Level::new(Kind::Cards, 0), None);
    /// ```
    pub fn new(kind: Kind, number: u8) -> Option<Level> {
        Level::up_to(kind.levels(), number)
    }

    /// The same for a game that is known by its type.
    pub fn of<G: Game>(number: u8) -> Option<Level> {
        Level::up_to(G::LEVELS, number)
    }

    fn up_to(levels: u8, number: u8) -> Option<Level> {
        (1..=levels).contains(&number).then_some(Level(number))
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its position among all levels, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
