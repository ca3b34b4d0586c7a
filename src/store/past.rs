//! The files of the finished games.

use std::fs::{self, DirEntry, Metadata, OpenOptions};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::{Attempt, EXTENSION, REMOVED, Stamp, Store, StoreError, files, named_like_games};
use crate::record::AnyRecord;
use crate::rules::Kind;

/// As many bytes as the title of a record and the line with its game have, and more.
const HEAD: u64 = 512;

/// For longer than this no game is being put away.
const A_MOMENT: Duration = Duration::from_secs(2);

/// A file among the finished games, whatever is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastFile {
    /// When the game began, by the name of the file; a file with a name of its own counts
    /// from when it was last changed.
    pub began: Stamp,
    /// Where it lies.
    pub path: PathBuf,
}

impl PastFile {
    /// Finds out about a file, whatever it is. What has a usual name is not looked at, so that
    /// many thousands are listed at once.
    fn find(entry: &DirEntry) -> Option<PastFile> {
        let changed = || Some(Stamp::of(entry.metadata().ok()?.modified().ok()?));
        let named = entry.file_name().to_str().and_then(Stamp::leading);
        let began = named.or_else(changed)?;
        let path = entry.path();
        Some(PastFile { began, path })
    }

    /// Which game its first lines say it is of, if they can be read.
    pub fn kind_said(&self) -> Option<Kind> {
        let file = files::open(&self.path, OpenOptions::new().read(true)).ok()?;
        let mut head = Vec::new();
        file.take(HEAD).read_to_end(&mut head).ok()?;
        Some(AnyRecord::kind_said(&head))
    }

    /// Which one of those it is that began in the same second: the first has no number in its
    /// name.
    fn number(&self) -> Option<u64> {
        let name = self.path.file_stem()?.to_str()?;
        let number = name.strip_prefix(&self.began.to_string())?;
        number.strip_prefix('-')?.parse().ok()
    }

    /// Reads its record, if the file is still there, and not empty, as it is for a moment
    /// while a game is put away.
    ///
    /// # Errors
    ///
    /// If the file cannot be read. If it is damaged, the error has a
    /// [record](StoreError::record) error.
    pub fn load(&self) -> Result<Option<AnyRecord>, StoreError> {
        let is_new = |time: SystemTime| time.elapsed().map_or(true, |it| it < A_MOMENT);
        let is_claimed = |meta: &Metadata| {
            meta.is_file() && meta.len() == 0 && meta.modified().is_ok_and(is_new)
        };
        // A link that leads nowhere is there.
        let is_gone = || fs::symlink_metadata(&self.path).map_or(true, |meta| is_claimed(&meta));
        match files::load(&self.path) {
            Err(_) if is_gone() => Ok(None),
            read => read.map(Some),
        }
    }
}

impl Store {
    /// The files of the finished games, the game that began last first.
    ///
    /// Unlike that of [`finished`](Store::finished), this order holds however often a file
    /// is copied or edited.
    ///
    /// # Errors
    ///
    /// If there is a directory of finished games, but it cannot be listed.
    pub fn past(&self) -> Result<Vec<PastFile>, StoreError> {
        let entries = named_like_games(&self.finished_home())?;
        let mut games: Vec<PastFile> = entries.filter_map(|it| PastFile::find(&it)).collect();
        games.sort_by_cached_key(|it| (it.began.clone(), it.number(), it.path.clone()));
        games.reverse();
        Ok(games)
    }

    /// Keeps a copy of a finished game that lies elsewhere, unless there is one already.
    ///
    /// # Errors
    ///
    /// If it cannot be read or written.
    pub fn keep_copy(&self, path: &Path) -> Result<(), StoreError> {
        if self.keeps(path) || self.copy_of(path).is_some() {
            return Ok(());
        }
        let text = fs::read(path).map_err(Attempt::Read.at(path))?;
        let name = format!("{}.{EXTENSION}", Stamp::of(SystemTime::now()));
        files::write_unique(&self.finished_home().join(name), &text)?;
        Ok(())
    }

    /// Where among the finished games there is a copy of one that lies elsewhere.
    pub fn copy_of(&self, path: &Path) -> Option<PathBuf> {
        let text = fs::read(path).ok()?;
        let is_copy = |entry: &DirEntry| {
            let is_as_long = |meta: Metadata| meta.is_file() && meta.len() == text.len() as u64;
            entry.metadata().is_ok_and(is_as_long)
                && fs::read(entry.path()).is_ok_and(|other| other == text)
        };
        let mut games = named_like_games(&self.finished_home()).ok()?;
        games.find(is_copy).map(|entry| entry.path())
    }

    /// Moves a finished game to the removed ones; gives its place there.
    ///
    /// # Errors
    ///
    /// If it cannot be moved; then it stays where it is.
    pub fn remove(&self, path: &Path) -> Result<PathBuf, StoreError> {
        files::put_away(path, &self.home().join(REMOVED))
    }
}
