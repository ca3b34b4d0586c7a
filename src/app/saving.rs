//! Whether a game is kept, and how to go on with it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::command::Command;
use super::keymap::{Context, key_for};
use super::scene::Warning;
use crate::platform::Platform;
use crate::shell;
use crate::store::{Lost, StoreError};

/// Whether the game is safe if the power fails now.
#[derive(Clone, Debug, Default)]
pub enum Saving {
    /// It is not kept anywhere.
    #[default]
    Off,
    /// It is kept, and this is how to go on with it.
    Kept(Resume),
    /// It is kept in another file than before.
    Moved {
        /// What happened to the one before.
        why: Moved,
        /// How to go on with it.
        how: Resume,
    },
    /// It is over, and its record lies here.
    Finished(PathBuf),
    /// It could not be kept, and why.
    Failed(Arc<StoreError>),
}

impl Saving {
    /// What the players must know of it at once.
    pub(super) fn warning(&self) -> Option<Warning> {
        // The same as long as a game is played.
        let see = key_for(Context::Pyramids, Command::Quit);
        match self {
            Saving::Failed(_) => Some(Warning::NotSaved { see }),
            Saving::Moved { .. } => Some(Warning::NewFile { see }),
            Saving::Off | Saving::Kept(_) | Saving::Finished(_) => None,
        }
    }
}

/// How to go on with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Resume {
    /// It is the latest one where games are usually kept.
    Latest,
    /// It is the latest one in this directory.
    LatestIn(PathBuf),
    /// It is in this file.
    File(PathBuf),
}

impl Resume {
    /// The command that goes on with the game.
    pub fn command(&self) -> String {
        let word = |path| shell::word(Platform::HERE, path);
        match self {
            Resume::Latest => "mandala --resume".to_string(),
            Resume::LatestIn(home) => format!("mandala --home {} --resume", word(home)),
            Resume::File(path) => format!("mandala --resume {}", word(path)),
        }
    }
}

/// The command that steps through the game of a file.
pub fn replay_command(path: &Path) -> String {
    format!("mandala --replay {}", shell::word(Platform::HERE, path))
}

/// Why a game is not in the file where it was, or was wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moved {
    /// It cannot go on there.
    Lost {
        /// The file where it was.
        path: PathBuf,
        /// What happened to that file.
        why: Lost,
    },
    /// The file could be created before the game, but not any more.
    NotCreated {
        /// The file that was wanted.
        path: PathBuf,
    },
}
