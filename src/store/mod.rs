//! Where games are kept: the only module that touches files.
//!
//! Each game is a [`Record`] in a file of its own. A [`Journal`] keeps that file
//! up to date while the game is played, one durable line a move, so that whatever
//! happens only the move under way is at stake. Unfinished games lie in the
//! [`Store`]'s directory, and finished ones in `finished` within it.

mod platform;
mod stamp;

use std::ffi::OsStr;
use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context, Result, bail, ensure};

use crate::plain::Plain;
use crate::record::{Reason, Record, RecordError};

pub use platform::Platform;
pub use stamp::stamp;

/// How the names of records end.
const EXTENSION: &str = "mandala";
/// How the names of damaged records end.
const DAMAGED: &str = "damaged";
/// The directory of the finished games, within that of the unfinished ones.
const FINISHED: &str = "finished";
/// The longest file that is read; a game takes a few thousand bytes.
const LIMIT: u64 = 1 << 20;

/// The directory where games are kept. It is made when the first one is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Store {
    home: PathBuf,
}

impl Store {
    /// Finds the directory: the given one, or else that of the environment.
    ///
    /// # Errors
    ///
    /// If none is given and the environment names none either.
    pub fn locate(home: Option<PathBuf>) -> Result<Store> {
        let home = home
            .or_else(|| Platform::HERE.home(|name| std::env::var_os(name)))
            .context("there is no place to keep games: set MANDALA_HOME to a directory")?;
        Ok(Store { home })
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
    pub fn unfinished(&self) -> Result<impl Iterator<Item = PathBuf>> {
        let entries = match fs::read_dir(&self.home) {
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            entries => Some(entries.with_context(|| {
                format!("cannot look for games in {}", Plain::path(&self.home))
            })?),
        };
        let mut games: Vec<_> = entries
            .into_iter()
            .flatten()
            .flatten()
            .map(|entry| (entry.path(), entry))
            .filter(|(path, _)| path.extension() == Some(OsStr::new(EXTENSION)))
            .filter_map(|(path, entry)| {
                let meta = entry.metadata().ok()?;
                // A file is empty for a moment while its game begins.
                let game = meta.is_file() && meta.len() > 0;
                // Without the extension, `…-2` comes after `…`.
                game.then_some((meta.modified().ok()?, path.with_extension(""), path))
            })
            .collect();
        games.sort();
        let latest_first = games.into_iter().rev().map(|(_, _, path)| path);
        Ok(latest_first.filter(|path| File::open(path).is_ok_and(|file| lock(&file))))
    }

    /// Takes a damaged game out of the unfinished ones by another name, if it lies
    /// there: it is kept as it is, but not offered again.
    pub fn put_aside(&self, path: &Path) {
        if !self.holds(path) {
            return;
        }
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let mut place = path.with_extension(DAMAGED);
        let mut number = 1;
        // If it cannot be moved, it stays.
        while place.exists() {
            number += 1;
            place.set_file_name(format!("{stem}-{number}.{DAMAGED}"));
        }
        let _ = fs::rename(path, place);
    }

    /// Whether a file lies among the unfinished games.
    fn holds(&self, path: &Path) -> bool {
        let paths = (path.canonicalize(), self.home.canonicalize());
        matches!(paths, (Ok(path), Ok(home)) if path.parent() == Some(&home))
    }
}

/// The record of a game being played. Its file is locked, so that no other program
/// plays the same game.
pub struct Journal {
    path: PathBuf,
    file: File,
    /// The beginning of the file, which stays as it is.
    head: Vec<u8>,
    /// How many moves the head has.
    head_moves: usize,
    /// What certainly stands at the beginning of the file.
    known: Vec<u8>,
    /// Whether nothing else stands in the file.
    clean: bool,
}

impl Journal {
    /// Begins a file among the unfinished games, named after the time.
    ///
    /// # Errors
    ///
    /// If it cannot be written; then none is left behind.
    pub fn create_in(store: &Store, record: &Record) -> Result<Journal> {
        let (path, file) = create_unique(&store.home, &stamp(SystemTime::now()))?;
        Journal::begin(path, file, record)
    }

    /// Begins a file of any name.
    ///
    /// # Errors
    ///
    /// If there is such a file already, or it cannot be written.
    pub fn create_at(path: impl Into<PathBuf>, record: &Record) -> Result<Journal> {
        let path = path.into();
        let file = match create_new(&path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => bail!(
                "{} exists already and is not overwritten: choose another name",
                Plain::path(&path)
            ),
            file => file.with_context(|| format!("cannot create {}", Plain::path(&path)))?,
        };
        Journal::begin(path, file, record)
    }

    fn begin(path: PathBuf, file: File, record: &Record) -> Result<Journal> {
        // Another program may hold the lock for a moment while it looks for games.
        // Where files cannot be locked at all, play goes on without.
        let _ = file.lock();
        let mut journal = Journal {
            path,
            file,
            head: record.up_to(0).to_string().into_bytes(),
            head_moves: 0,
            known: Vec::new(),
            clean: true,
        };
        if let Err(error) = journal.save(record) {
            let _ = fs::remove_file(&journal.path);
            return Err(error);
        }
        sync_parent(&journal.path);
        Ok(journal)
    }

    /// Opens the file of a game to go on with it. Nothing is written before the
    /// first [`save`](Journal::save).
    ///
    /// # Errors
    ///
    /// If another program plays this game, or the file cannot be read and written.
    /// If it is damaged, a [`RecordError`] can be downcast from the error; the game
    /// up to the damage can go on in a new file, and this one is left as it is.
    pub fn resume(path: impl Into<PathBuf>) -> Result<(Journal, Record)> {
        let path = path.into();
        let file = open(&path, OpenOptions::new().read(true).write(true))?;
        ensure!(
            lock(&file),
            "another mandala is playing the game in {}",
            Plain::path(&path)
        );
        // Some systems let nobody else read a locked file: this handle must do.
        let (record, known, clean) = read(&file, &path)?;
        let printed = record.to_string().into_bytes();
        let head = if printed.starts_with(&known) {
            printed
        } else if known.ends_with(b"\n") {
            known.clone()
        } else {
            [&known[..], b"\n"].concat()
        };
        let journal = Journal {
            path,
            file,
            head,
            head_moves: record.moves().len(),
            known,
            clean,
        };
        Ok((journal, record))
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
    /// If the file cannot be written, or was deleted or replaced. The next call
    /// makes up for whatever is missing.
    pub fn save(&mut self, record: &Record) -> Result<()> {
        let text = [&self.head, record.lines_from(self.head_moves).as_bytes()].concat();
        if self.clean && text == self.known {
            return Ok(());
        }
        self.write(text)
            .with_context(|| format!("cannot save the game in {}", Plain::path(&self.path)))
    }

    fn write(&mut self, text: Vec<u8>) -> Result<()> {
        let there = fs::metadata(&self.path).context("the file is no longer there")?;
        let ours = self.file.metadata()?;
        ensure!(is_same(&there, &ours), "another file has taken its place");

        let shared = self.known.iter().zip(&text).take_while(|(a, b)| a == b);
        let kept = match shared.count() {
            kept if kept as u64 <= ours.len() => kept,
            // Someone has cut the file.
            _ => 0,
        };
        // From here until all is on the disk, only this much is certain.
        self.known.truncate(kept);
        self.clean = false;
        self.file.set_len(kept as u64)?;
        self.file.seek(SeekFrom::Start(kept as u64))?;
        self.file.write_all(&text[kept..])?;
        self.file.sync_data()?;
        self.known = text;
        self.clean = true;
        Ok(())
    }

    /// Closes the record of a finished game and says where it lies: if it was among
    /// the unfinished games, it is moved to the finished ones.
    ///
    /// # Errors
    ///
    /// If it is not wholly saved or cannot be moved; then it stays where it was.
    pub fn finish(self, store: &Store) -> Result<PathBuf> {
        let Journal { path, file, .. } = self;
        let name = Plain::path(&path);
        ensure!(self.clean, "the end of the game in {name} is not saved");
        if !store.holds(&path) {
            return Ok(path);
        }
        // An open file cannot be moved everywhere.
        drop(file);
        let stays = || format!("the finished game stays in {name}");
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        // The new file claims the name, and is replaced by the game.
        let (place, _) = create_unique(&store.home.join(FINISHED), &stem).with_context(stays)?;
        if let Err(error) = fs::rename(&path, &place) {
            let _ = fs::remove_file(&place);
            return Err(error).with_context(stays);
        }
        sync_parent(&place);
        sync_parent(&path);
        Ok(place)
    }
}

/// Reads the record of a game, finished or not.
///
/// # Errors
///
/// If the file cannot be read. If it is damaged, a [`RecordError`] can be downcast
/// from the error, which has the line, the reason and the game up to there.
pub fn load(path: &Path) -> Result<Record> {
    let file = open(path, OpenOptions::new().read(true))?;
    let (record, _, _) = read(&file, path)?;
    Ok(record)
}

/// Opens a file that exists.
fn open(path: &Path, options: &OpenOptions) -> Result<File> {
    let name = Plain::path(path);
    let context = || format!("cannot open {name}");
    // To open a pipe would wait for its other end.
    let meta = fs::metadata(path).with_context(context)?;
    ensure!(!meta.is_dir(), "{name} is a directory: name a file in it");
    ensure!(meta.is_file(), "{name} is not a file: name one");
    options.open(path).with_context(context)
}

/// The game in a file, the bytes that hold it, and whether there are no others.
fn read(file: &File, path: &Path) -> Result<(Record, Vec<u8>, bool)> {
    let name = Plain::path(path);
    let mut bytes = Vec::new();
    file.take(LIMIT + 1)
        .read_to_end(&mut bytes)
        .with_context(|| format!("cannot read {name}"))?;
    ensure!(
        bytes.len() as u64 <= LIMIT,
        "{name} is larger than 1 MiB, so it is not the record of a game"
    );
    let error = match Record::parse(&bytes) {
        Ok(record) => return Ok((record, bytes, true)),
        Err(error) => error,
    };
    let end = bytes.iter().rposition(|&b| b == b'\n');
    let whole = end.map_or(0, |end| end + 1);
    if is_torn(&bytes[whole..], &error)
        && let Ok(record) = Record::parse(&bytes[..whole])
    {
        bytes.truncate(whole);
        return Ok((record, bytes, false));
    }
    let context = match error.good {
        Some(_) => format!("{name} is damaged"),
        None => format!("{name} cannot be read as the record of a game"),
    };
    Err(error).context(context)
}

/// Whether a last line without an end is what a game leaves that is killed while it
/// writes: not readable, and without all of its check digits. Nobody was told that
/// this move was made.
fn is_torn(line: &[u8], error: &RecordError) -> bool {
    use Reason::{Damaged, NoAction, NotText};
    let digits = line.iter().rev().position(|&b| b == b'@');
    matches!(error.reason, NoAction(_) | NotText | Damaged) && digits.is_none_or(|n| n < 4)
}

/// Creates a file that does not exist yet, for the user alone: a record has the
/// seed, and so all hidden cards.
fn create_new(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Creates a file of this name or, if there is one, with a number behind it, and
/// the directory if necessary.
fn create_unique(dir: &Path, stem: &str) -> Result<(PathBuf, File)> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
        .create(dir)
        .with_context(|| format!("cannot create the directory {}", Plain::path(dir)))?;

    let mut path = dir.join(format!("{stem}.{EXTENSION}"));
    let mut number = 1;
    loop {
        match create_new(&path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                number += 1;
                path.set_file_name(format!("{stem}-{number}.{EXTENSION}"));
            }
            file => {
                let file = file.with_context(|| format!("cannot create {}", Plain::path(&path)))?;
                return Ok((path, file));
            }
        }
    }
}

/// Locks a file unless another program has: where files cannot be locked, nobody has.
fn lock(file: &File) -> bool {
    !matches!(file.try_lock(), Err(TryLockError::WouldBlock))
}

/// Makes the name of a file durable, on systems where directories can be synced.
fn sync_parent(path: &Path) {
    let parent = path.parent().filter(|dir| !dir.as_os_str().is_empty());
    if let Ok(dir) = File::open(parent.unwrap_or(Path::new("."))) {
        let _ = dir.sync_all();
    }
}

#[cfg(unix)]
fn is_same(one: &Metadata, two: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (two.dev(), two.ino())
}

/// Elsewhere, an open file is hardly ever replaced.
#[cfg(not(unix))]
fn is_same(_: &Metadata, _: &Metadata) -> bool {
    true
}
