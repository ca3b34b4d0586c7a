use std::error::Error;
use std::path::{Path, PathBuf};
use std::{fmt, io};

use super::Lost;
use crate::record::AnyRecordError;
use crate::rules::Kind;
use crate::variants::from_variants;

/// Error when a game cannot be read or kept.
///
/// It prints as a short phrase; the sentence that a player reads is in
/// [`texts`](crate::texts).
#[derive(Debug)]
pub enum StoreError {
    /// There is no place for games: none was given, and the environment names none.
    NoHome,
    /// A file or directory is not as it should be.
    At {
        /// The file or directory.
        path: PathBuf,
        /// What is wrong with it.
        problem: Problem,
    },
}

/// What is wrong with a file or directory.
#[derive(Debug)]
pub enum Problem {
    /// The system refuses what was tried.
    Refused(Attempt, io::Error),
    /// There is such a file already, and it is not overwritten.
    Exists,
    /// It is a directory.
    Directory,
    /// It is neither a file nor a directory.
    NotAFile,
    /// It is too large for a record.
    TooLarge,
    /// It is not a short text, so it cannot hold settings.
    NotSettings,
    /// It is not the record of a game, or a damaged one.
    Record(AnyRecordError),
    /// The game in it lies among the finished ones, but is not over.
    NotOver,
    /// It is the record of this game, and another one was asked for.
    OtherKind(Kind),
    /// Another program plays the game in it.
    BeingPlayed,
    /// Another program changes the settings in it.
    BeingChanged,
    /// The game cannot go on in it.
    Lost(Lost),
    /// It lacks moves of its game that were seen before.
    WentBack {
        /// The copy that has them.
        copy: PathBuf,
        /// How many turns were taken there.
        turn: usize,
    },
    /// It holds another game than the one to be saved.
    OtherGame,
    /// The game to be saved has become too long.
    TooLong,
    /// The end of the game in it is not saved.
    EndUnsaved,
    /// The finished game in it cannot be moved.
    Stays(Box<StoreError>),
}

/// What was tried with a file or directory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// Create the file.
    Create,
    /// Create the directory.
    CreateDirectory,
    /// Open it.
    Open,
    /// Read it.
    Read,
    /// Write to it.
    Write,
    /// Remove it again.
    Remove,
    /// Save the game in it.
    Save,
    /// Look for games in the directory.
    Look,
    /// Move it to the finished games, or from there to the removed ones.
    PutAway,
}

impl Problem {
    /// The error of this problem with a file or directory.
    pub(crate) fn at(self, path: impl Into<PathBuf>) -> StoreError {
        StoreError::At { path: path.into(), problem: self }
    }
}

impl Attempt {
    /// The error if the system refuses this, for [`Result::map_err`].
    pub(super) fn at(self, path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> StoreError {
        let path = path.into();
        move |error| Problem::Refused(self, error).at(path)
    }
}

from_variants!(Problem: Lost(Lost));

/// While a game is saved.
impl From<io::Error> for Problem {
    fn from(error: io::Error) -> Problem {
        Problem::Refused(Attempt::Save, error)
    }
}

impl StoreError {
    /// What is wrong with a file or directory, if it is about one.
    fn problem(&self) -> Option<&Problem> {
        match self {
            StoreError::At { problem, .. } => Some(problem),
            StoreError::NoHome => None,
        }
    }

    /// What the system said, if it refused something.
    pub fn refused(&self) -> Option<io::ErrorKind> {
        match self.problem()? {
            Problem::Refused(_, error) => Some(error.kind()),
            _ => None,
        }
    }

    /// The file or directory that is not as it should be, if it is about one.
    pub fn path(&self) -> Option<&Path> {
        match self {
            StoreError::At { path, .. } => Some(path),
            StoreError::NoHome => None,
        }
    }

    /// What is wrong with the record, if that is what is wrong.
    pub fn record(&self) -> Option<&AnyRecordError> {
        match self.problem()? {
            Problem::Record(error) => Some(error),
            _ => None,
        }
    }

    /// Whether the file has a game of another kind than the one that was asked for.
    pub fn other_kind(&self) -> bool {
        matches!(self.problem(), Some(Problem::OtherKind(_)))
    }

    /// Why a game cannot go on in its file, if that is what is wrong.
    pub fn lost(&self) -> Option<Lost> {
        match self.problem()? {
            Problem::Lost(lost) => Some(*lost),
            _ => None,
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::NoHome => f.write_str("no directory for games"),
            StoreError::At { problem, .. } => problem.fmt(f),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Refused(_, error) => error.fmt(f),
            Problem::Exists => f.write_str("the file exists"),
            Problem::Directory => f.write_str("a directory"),
            Problem::NotAFile => f.write_str("not a file"),
            Problem::TooLarge => f.write_str("too large for a record"),
            Problem::NotSettings => f.write_str("not a short text"),
            Problem::Record(error) => error.fmt(f),
            Problem::NotOver => f.write_str("not over"),
            Problem::OtherKind(kind) => write!(f, "a game of {kind}"),
            Problem::BeingPlayed => f.write_str("being played"),
            Problem::BeingChanged => f.write_str("being changed"),
            Problem::Lost(lost) => lost.fmt(f),
            Problem::WentBack { .. } => f.write_str("older than what was seen"),
            Problem::OtherGame => f.write_str("another game"),
            Problem::TooLong => f.write_str("too long to be saved"),
            Problem::EndUnsaved => f.write_str("the end is not saved"),
            Problem::Stays(error) => error.fmt(f),
        }
    }
}

impl Error for StoreError {}
