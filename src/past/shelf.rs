//! What is asked of whoever has the files of the finished games.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::{HeadToHead, PastGame};
use crate::record::AnyRecord;
use crate::rules::Kind;
use crate::store::{Stamp, StoreError};

/// The finished games, wherever they are. All of it may take a while; once `stop` is set,
/// there is no answer.
pub trait Shelf: Send + Sync {
    /// Looks for games, a part of them at a time.
    fn look(&self, wanted: &Wanted, stop: &AtomicBool) -> Option<Found>;

    /// How those who played a game stand with each other, if it is one, in all games that
    /// have to do with a text.
    fn meeting(&self, path: &Path, text: &str, stop: &AtomicBool) -> Option<Meeting>;

    /// The record of a game.
    ///
    /// # Errors
    ///
    /// Why it cannot be read.
    fn load(&self, path: &Path) -> Result<AnyRecord, StoreError>;

    /// Removes a game to where removed ones are; gives its place there.
    ///
    /// # Errors
    ///
    /// Why it cannot be moved.
    fn remove(&self, path: &Path) -> Result<PathBuf, StoreError>;
}

/// Which games are looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// What they have to do with; all of them if nothing is written.
    pub text: String,
    /// The number of the first one among those that fit, from 0; the game that began last
    /// has the first number.
    pub first: usize,
    /// How many.
    pub count: usize,
    /// Whether what was found before may have changed.
    pub anew: bool,
}

/// What was found.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// The number of the first one.
    pub first: usize,
    /// As many of those that were wanted as there are, or as were found in a moment.
    pub rows: Vec<Row>,
    /// How many fit, as far as that is known.
    pub count: usize,
    /// The only game whose games are found, if one was asked for.
    pub of: Option<Kind>,
    /// How many files were looked at, and how many there are.
    pub seen: (usize, usize),
    /// Why nothing can be found.
    pub trouble: Option<Arc<StoreError>>,
}

impl Found {
    /// Whether all files were looked at.
    pub fn is_all(&self) -> bool {
        self.seen.0 >= self.seen.1
    }
}

/// A file among the finished games.
#[derive(Clone, Debug)]
pub enum Row {
    /// A game.
    Game(PastGame),
    /// Something else, or a damaged game.
    Wrong {
        /// When it began, by its name.
        began: Stamp,
        /// Where it lies.
        path: PathBuf,
        /// What is wrong with it.
        error: Arc<StoreError>,
    },
}

impl Row {
    /// Where its file lies.
    pub fn path(&self) -> &Path {
        match self {
            Row::Game(game) => &game.path,
            Row::Wrong { path, .. } => path,
        }
    }

    /// When it began.
    pub fn began(&self) -> &Stamp {
        match self {
            Row::Game(game) => &game.began,
            Row::Wrong { began, .. } => began,
        }
    }

    /// The game, if it is one.
    pub fn game(&self) -> Option<&PastGame> {
        match self {
            Row::Game(game) => Some(game),
            Row::Wrong { .. } => None,
        }
    }
}

/// A game, and how those who played it stand with each other.
#[derive(Clone, Debug)]
pub struct Meeting {
    /// The game.
    pub game: PastGame,
    /// The games of its players.
    pub heads: HeadToHead,
}
