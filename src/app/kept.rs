//! Games that were kept and could go on.

use std::path::{Path, PathBuf};

use crate::record::{AnyRecord, AnyRecordError, Computers, Names};
use crate::rules::Kind;
use crate::store::{Journal, Stamp};

/// A game that could go on.
pub struct Unfinished {
    /// The game, or what is good of it.
    pub record: AnyRecord,
    /// Its file, if it has one.
    pub file: Option<GameFile>,
}

/// The file of a game that could go on.
pub enum GameFile {
    /// The game can go on in it; no other program can play it meanwhile.
    Sound(Journal),
    /// It is damaged, and kept as it is.
    Damaged(Damage),
    /// It can only be read: the game goes on in another file.
    ReadOnly(PathBuf),
}

impl Unfinished {
    /// What it is called.
    pub(super) fn title(&self) -> Title {
        Title {
            kind: self.record.kind(),
            names: self.record.recorded().names().clone(),
            computers: self.record.computers(),
            turn: self.record.recorded().turn_now(),
            began: self.path().and_then(Stamp::named),
            damage: self.damage().cloned(),
        }
    }

    /// Where its file lies.
    pub(super) fn path(&self) -> Option<&Path> {
        Some(match self.file.as_ref()? {
            GameFile::Sound(journal) => journal.path(),
            GameFile::Damaged(damage) => &damage.path,
            GameFile::ReadOnly(path) => path,
        })
    }

    /// What is wrong with its file, if something is.
    pub fn damage(&self) -> Option<&Damage> {
        match self.file.as_ref()? {
            GameFile::Sound(_) | GameFile::ReadOnly(_) => None,
            GameFile::Damaged(damage) => Some(damage),
        }
    }
}

/// What is wrong with the file of a kept game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub error: AnyRecordError,
}

/// What a kept game is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Title {
    /// Which game it is.
    pub kind: Kind,
    /// Who plays.
    pub names: Names,
    /// Which of them are computers.
    pub computers: Computers,
    /// The turn with which it goes on.
    pub turn: usize,
    /// When it began, if its file says so.
    pub began: Option<Stamp>,
    /// What is wrong with its file.
    pub damage: Option<Damage>,
}
