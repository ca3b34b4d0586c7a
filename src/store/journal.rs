//! The file of a game while it is played.

use std::error::Error;
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::files::{self, LIMIT};
use super::{Attempt, EXTENSION, Problem, Stamp, Store, StoreError};
use crate::record::{AnyRecord, Recorded};

/// Why a game cannot go on in its file: what lies there now is somebody else's, and
/// is left alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    /// The file was moved or deleted.
    Gone,
    /// Another file has taken its place.
    Replaced,
    /// Somebody has written to it.
    Changed,
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Lost::Gone => "gone",
            Lost::Replaced => "replaced",
            Lost::Changed => "changed by another program",
        })
    }
}

impl Error for Lost {}

/// The record of a game being played. Its file is locked, so that no other program
/// plays the same game.
pub struct Journal {
    path: PathBuf,
    file: File,
    /// What the file is to hold.
    text: Vec<u8>,
    /// The marks of the moves in the text.
    marks: Vec<u64>,
    /// How many of them stood there already when the file was opened, and stay.
    head_moves: usize,
    /// How long the text is before each of the other moves and at its end, and the
    /// check up to there.
    ends: Vec<(usize, u16)>,
    /// How much of the text certainly stands in the file.
    sure: usize,
    /// Whether nothing else stands in the file.
    clean: bool,
    /// The length and the time of the file when we last wrote to it.
    left: Option<(u64, SystemTime)>,
}

impl Journal {
    /// Begins a file among the unfinished games, named after the time.
    ///
    /// # Errors
    ///
    /// If it cannot be written; then none is left behind.
    pub fn create_in(store: &Store, record: &dyn Recorded) -> Result<Journal, StoreError> {
        Journal::create_near(&new_in(store), record)
    }

    /// Begins a file of this name or, if there is one already, with a number behind it.
    ///
    /// # Errors
    ///
    /// If it cannot be written; then none is left behind.
    pub fn create_near(path: &Path, record: &dyn Recorded) -> Result<Journal, StoreError> {
        let (path, file) = files::create_unique(path)?;
        Journal::begin(path, file, record)
    }

    fn begin(path: PathBuf, file: File, record: &dyn Recorded) -> Result<Journal, StoreError> {
        // Another program may hold the lock for a moment while it looks for games.
        // Where files cannot be locked at all, play goes on without.
        let _ = file.lock();
        let (head, check) = record.printed(0);
        let mut journal = Journal::over(path, file, (head.into_bytes(), check), record, 0);
        if let Err(error) = journal.save(record) {
            if error.lost().is_none() {
                let _ = fs::remove_file(&journal.path);
            }
            return Err(error);
        }
        files::sync_parent(&journal.path);
        Ok(journal)
    }

    /// Opens the file of a game to go on with it. Nothing is written before the
    /// first [`save`](Journal::save).
    ///
    /// # Errors
    ///
    /// If another program plays this game, or the file cannot be read and written.
    /// If it is damaged, the error has a [record](StoreError::record) error; the game up
    /// to the damage can go on in a new file, and this one is left as it is.
    pub fn resume(path: impl Into<PathBuf>) -> Result<(Journal, AnyRecord), StoreError> {
        let path = path.into();
        let file = files::open(&path, OpenOptions::new().read(true).write(true))?;
        if !files::lock(&file) {
            return Err(Problem::BeingPlayed.at(path));
        }
        // Before it is read: what is written meanwhile is noticed then.
        let left = state(&file);
        // Some systems let nobody else read a locked file: this handle must do.
        let (record, known, clean) = files::read(&file, &path)?;
        let journal = Journal::reopen(path, file, known, record.recorded());
        let journal = Journal { clean, left, ..journal };
        Ok((journal, record))
    }

    /// The journal of a file that holds this game already.
    fn reopen(path: PathBuf, file: File, known: Vec<u8>, record: &dyn Recorded) -> Journal {
        let sure = known.len();
        let (printed, check) = record.printed(record.len());
        let head = if printed.as_bytes().starts_with(&known) {
            printed.into_bytes()
        } else if known.ends_with(b"\n") {
            known
        } else {
            [&known[..], b"\n"].concat()
        };
        Journal { sure, ..Journal::over(path, file, (head, check), record, record.len()) }
    }

    /// The journal of a file that is to begin with this text of so many moves, which has
    /// this check.
    fn over(
        path: PathBuf,
        file: File,
        (text, check): (Vec<u8>, u16),
        record: &dyn Recorded,
        moves: usize,
    ) -> Journal {
        Journal {
            path,
            file,
            ends: vec![(text.len(), check)],
            text,
            marks: (0..moves).map(|step| record.mark(step)).collect(),
            head_moves: moves,
            sure: 0,
            clean: true,
            left: None,
        }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Brings the file up to date with the game: when this returns, every move is on
    /// the disk and none that was taken back.
    ///
    /// # Errors
    ///
    /// If the file cannot be written. The next call makes up for whatever is missing.
    /// If the file is no longer ours, it is [lost](StoreError::lost), and the game has to
    /// go on in another.
    pub fn save(&mut self, record: &dyn Recorded) -> Result<(), StoreError> {
        self.bring_up_to_date(record).map_err(|problem| problem.at(&self.path))
    }

    fn bring_up_to_date(&mut self, record: &dyn Recorded) -> Result<(), Problem> {
        // Where the marks are the same, all moves up to there are.
        let both = self.marks.len().min(record.len());
        let same = |&count: &usize| count == 0 || self.marks[count - 1] == record.mark(count - 1);
        let shared = (0..=both).rev().find(same).unwrap_or(0);
        let taken_back = shared < self.marks.len();
        let complete = self.clean && self.sure == self.text.len();
        if complete && !taken_back && shared == record.len() {
            return Ok(());
        }
        let kept = shared.checked_sub(self.head_moves);
        let kept = kept.ok_or(Problem::OtherGame)?;
        self.check_place()?;

        let (end, check) = self.ends[kept];
        let lines: Vec<(String, u16)> = record.lines_from(shared, check);
        let length = end + lines.iter().map(|(line, _)| line.len()).sum::<usize>();
        if length as u64 > LIMIT {
            return Err(Problem::TooLong);
        }
        self.marks.truncate(shared);
        self.marks.extend((shared..record.len()).map(|step| record.mark(step)));
        self.ends.truncate(kept + 1);
        self.text.truncate(end);
        self.sure = self.sure.min(end);
        for (line, check) in lines {
            self.text.extend_from_slice(line.as_bytes());
            self.ends.push((self.text.len(), check));
        }
        // Until all is on the disk, no more of it is certain.
        self.clean = false;
        let written = self.write();
        // Half a line is ours as well.
        self.left = state(&self.file);
        written?;
        self.sure = self.text.len();
        self.clean = true;
        Ok(())
    }

    fn write(&mut self) -> std::io::Result<()> {
        self.file.set_len(self.sure as u64)?;
        self.file.seek(SeekFrom::Start(self.sure as u64))?;
        self.file.write_all(&self.text[self.sure..])?;
        self.file.sync_data()
    }

    /// Makes sure that the file still holds what was last saved in it.
    ///
    /// # Errors
    ///
    /// If it cannot be looked at, or is [lost](StoreError::lost).
    pub fn check(&mut self) -> Result<(), StoreError> {
        self.check_place().map_err(|problem| problem.at(&self.path))
    }

    /// Goes on in a new file of this name or, if there is one already, with a number
    /// behind it. All that the lost one was to hold is there at once.
    ///
    /// # Errors
    ///
    /// If it cannot be written; then none is left behind.
    pub fn move_near(&mut self, path: &Path) -> Result<(), StoreError> {
        let (path, mut file) = files::create_unique(path)?;
        let _ = file.lock();
        if let Err(error) = file.write_all(&self.text).and_then(|()| file.sync_data()) {
            let _ = fs::remove_file(&path);
            return Err(Attempt::Save.at(path)(error));
        }
        files::sync_parent(&path);
        self.left = state(&file);
        (self.path, self.file) = (path, file);
        (self.sure, self.clean) = (self.text.len(), true);
        Ok(())
    }

    /// The same among the unfinished games.
    ///
    /// # Errors
    ///
    /// If it cannot be written; then none is left behind.
    pub fn move_to(&mut self, store: &Store) -> Result<(), StoreError> {
        self.move_near(&new_in(store))
    }

    /// Makes sure that the file is still there, and as we left it.
    fn check_place(&mut self) -> Result<(), Problem> {
        let there = match fs::metadata(&self.path) {
            Err(error) if files::is_missing(&error) => return Err(Lost::Gone.into()),
            there => there?,
        };
        let ours = self.file.metadata()?;
        if !files::is_same(&there, &ours) {
            return Err(Lost::Replaced.into());
        }
        let now = state(&self.file);
        if self.left.is_some() && self.left == now {
            return Ok(());
        }
        // Somebody may only have touched it.
        let mut found = Vec::new();
        self.file.seek(SeekFrom::Start(0))?;
        let mut start = (&self.file).take(LIMIT + 1);
        start.read_to_end(&mut found)?;
        // A save that failed may have left more than is certain, but nothing else.
        let ours = found.len() >= self.sure && self.text.starts_with(&found);
        if !ours {
            return Err(Lost::Changed.into());
        }
        // Not to be read again before it is touched again.
        self.left = now;
        Ok(())
    }

    /// Leaves the record of a finished game to others: if it was among the unfinished
    /// games, it is moved to the finished ones.
    ///
    /// # Errors
    ///
    /// If it is not wholly saved or cannot be moved. The path of the error is where it
    /// lies then.
    pub fn finish(mut self, store: &Store) -> Result<Journal, StoreError> {
        if !self.clean {
            return Err(Problem::EndUnsaved.at(self.path));
        }
        let _ = self.file.unlock();
        if !store.holds(&self.path) {
            return Ok(self);
        }
        // An open file cannot be moved everywhere.
        drop(self.file);
        let place = files::put_away(&self.path, &store.finished_home())?;
        self.file = files::open(&place, OpenOptions::new().read(true).write(true))?;
        self.path = place;
        Ok(self)
    }
}

/// Where a game that begins now is kept.
fn new_in(store: &Store) -> PathBuf {
    let name = format!("{}.{EXTENSION}", Stamp::of(SystemTime::now()));
    store.home().join(name)
}

/// By what a change of a file is noticed.
fn state(file: &File) -> Option<(u64, SystemTime)> {
    let meta = file.metadata().ok()?;
    Some((meta.len(), meta.modified().ok()?))
}
