//! Where games and habits are kept: the only module that touches files.
//!
//! Each game is a [record](crate::record) in a file of its own. A [`Journal`] keeps
//! that file up to date while the game is played, one durable line per move, so
//! whatever happens, only the move being made can be lost. Unfinished games lie in the
//! [`Store`]'s directory, and finished ones in `finished` within it. Those that are removed
//! from there go to `removed`; no game is ever deleted. Names and settings are remembered in
//! a [`HabitsFile`] there.

mod error;
mod files;
mod habits;
mod journal;
mod mailed;
mod past;
mod pictures;
mod stamp;

use std::ffi::OsStr;
use std::fs::{self, DirEntry, File, Metadata};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

pub use error::{Attempt, Problem, StoreError};
pub(crate) use files::LIMIT;
pub use files::{load, try_create, write_new};
pub use habits::{HabitsFile, Line};
pub use journal::{Journal, Lost};
pub use past::PastFile;
pub use stamp::Stamp;

use crate::platform::Platform;

/// How the names of records end.
const EXTENSION: &str = "mandala";
/// How the names of damaged records end.
const DAMAGED: &str = "damaged";
/// The directory of the finished games, within that of the unfinished ones.
const FINISHED: &str = "finished";
/// The directory of the games that were removed from the finished ones, beside theirs.
const REMOVED: &str = "removed";

/// The directory where games are kept. It is made when the first one is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Store {
    home: PathBuf,
    /// Whether that is not the one of the environment.
    is_given: bool,
}

impl Store {
    /// Finds the directory: the given one, or else that of the environment.
    ///
    /// # Errors
    ///
    /// If none is given and the environment names none either.
    pub fn locate(home: Option<PathBuf>) -> Result<Store, StoreError> {
        let is_given = home.is_some();
        let home = home
            .or_else(|| Platform::HERE.home(|name| std::env::var_os(name)))
            .ok_or(StoreError::NoHome)?;
        Ok(Store { home, is_given })
    }

    /// The directory of the unfinished games.
    pub fn home(&self) -> &Path {
        &self.home
    }

    /// The unfinished games, the one played last first, except those being played now.
    ///
    /// # Errors
    ///
    /// If there is a directory, but it cannot be listed.
    pub fn unfinished(&self) -> Result<impl Iterator<Item = PathBuf>, StoreError> {
        let games = latest_first(&self.home)?;
        Ok(games.filter(|path| File::open(path).is_ok_and(|file| files::lock(&file))))
    }

    /// The finished games, the one played last first.
    ///
    /// # Errors
    ///
    /// If there is a directory of finished games, but it cannot be listed.
    pub fn finished(&self) -> Result<impl Iterator<Item = PathBuf> + use<>, StoreError> {
        latest_first(&self.finished_home())
    }

    /// The directory of the finished games.
    fn finished_home(&self) -> PathBuf {
        self.home.join(FINISHED)
    }

    /// Whether a file is found among the unfinished games, once nobody plays it any more.
    pub fn lists(&self, path: &Path) -> bool {
        path.parent() == Some(&self.home)
            && has_extension(path)
            && fs::symlink_metadata(path).is_ok_and(|meta| is_game(&meta))
            // In some directories files can be written, but not looked for.
            && fs::read_dir(&self.home).is_ok()
    }

    /// Takes a damaged game out of the unfinished ones by another name, if it lies
    /// there: it is kept as it is, but not offered again.
    pub fn put_aside(&self, path: &Path) {
        if !self.holds(path) {
            return;
        }
        let wanted = path.with_extension(DAMAGED);
        let mut place = wanted.clone();
        let mut number = 1;
        while place.exists() {
            number += 1;
            place = files::numbered(&wanted, number);
        }
        // If it cannot be moved, it stays.
        let _ = fs::rename(path, place);
    }

    /// Whether a file lies among the unfinished games.
    pub fn holds(&self, path: &Path) -> bool {
        lies_in(path, &self.home)
    }

    /// Whether a file lies among the unfinished or the finished games: it is not one of the
    /// players' own.
    pub fn keeps(&self, path: &Path) -> bool {
        self.holds(path) || lies_in(path, &self.finished_home())
    }
}

/// Whether a file lies in a directory, whatever links lead there.
fn lies_in(path: &Path, dir: &Path) -> bool {
    let paths = (path.canonicalize(), dir.canonicalize());
    matches!(paths, (Ok(path), Ok(dir)) if path.parent() == Some(&dir))
}

/// Whether a file is named like a game.
fn has_extension(path: &Path) -> bool {
    path.extension() == Some(OsStr::new(EXTENSION))
}

/// Whether it can be a game: not a link to one, and not empty, as a file is for a
/// moment while its game begins.
fn is_game(meta: &Metadata) -> bool {
    meta.is_file() && meta.len() > 0
}

/// The files in a directory that are named like games; none if there is no directory.
fn named_like_games(dir: &Path) -> Result<impl Iterator<Item = DirEntry> + use<>, StoreError> {
    let entries = match fs::read_dir(dir) {
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        entries => Some(entries.map_err(Attempt::Look.at(dir))?),
    };
    let entries = entries.into_iter().flatten().flatten();
    Ok(entries.filter(|entry| has_extension(&entry.path())))
}

/// How far the clocks of this system and of a disk somewhere else may differ.
const SKEW: Duration = Duration::from_secs(60);

/// The records in a directory, the one played last first; none if there is no directory. A
/// time that is still to come says nothing: such records come after all others, by name.
fn latest_first(dir: &Path) -> Result<impl Iterator<Item = PathBuf> + use<>, StoreError> {
    let now = SystemTime::now() + SKEW;
    let mut games: Vec<_> = named_like_games(dir)?
        .filter_map(|entry| {
            let (path, meta) = (entry.path(), entry.metadata().ok()?);
            let played = meta.modified().ok()?;
            let played = Some(played).filter(|&played| played <= now);
            // Without the extension, `…-2` comes after `…`.
            is_game(&meta).then_some((played, path.with_extension(""), path))
        })
        .collect();
    games.sort();
    Ok(games.into_iter().rev().map(|(_, _, path)| path))
}
