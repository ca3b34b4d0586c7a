//! Opening, creating, reading and locking files.

use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::{Attempt, Problem, StoreError};
use crate::record::{AnyRecord, AnyRecordError};

/// The longest record that is written or read. A real game takes a few thousand
/// bytes, and two players who never stop would need days for this one.
pub(crate) const LIMIT: u64 = 16 << 20;

/// How often a file is tried that another program uses: for a tenth of a second.
pub(super) const TRIES: u32 = 20;
pub(super) const BETWEEN_TRIES: Duration = Duration::from_millis(5);

/// Reads the record of a game, finished or not.
///
/// # Errors
///
/// If the file cannot be read. If it is damaged, the error has a
/// [record](StoreError::record) error with the line, the reason and the game up to there.
pub fn load(path: &Path) -> Result<AnyRecord, StoreError> {
    let file = open(path, OpenOptions::new().read(true))?;
    let (record, _, _) = read(&file, path)?;
    Ok(record)
}

/// Finds out whether a file could be created and written, and leaves none behind.
///
/// # Errors
///
/// If there is such a file already, or it cannot be created or written.
pub fn try_create(path: &Path) -> Result<(), StoreError> {
    let mut file = create_new(path).map_err(|error| not_created(path, error))?;
    // On a full disk a file can be created, but not written.
    let written = file.write_all(&[0; 4096]).and_then(|()| file.sync_data());
    // An open file cannot be removed everywhere.
    drop(file);
    fs::remove_file(path).map_err(Attempt::Remove.at(path))?;
    written.map_err(Attempt::Write.at(path))
}

/// Writes a file that is not there yet; if that fails, none is left behind.
///
/// # Errors
///
/// If there is such a file already, or it cannot be created or written.
pub fn write_new(path: &Path, contents: &[u8]) -> Result<(), StoreError> {
    let created = File::create_new(path);
    let mut file = created.map_err(|error| not_created(path, error))?;
    file.write_all(contents).map_err(|error| {
        let _ = fs::remove_file(path);
        Attempt::Write.at(path)(error)
    })
}

/// Why a file was not created.
fn not_created(path: &Path, error: io::Error) -> StoreError {
    match error.kind() {
        ErrorKind::AlreadyExists => Problem::Exists.at(path),
        _ => Attempt::Create.at(path)(error),
    }
}

/// Whether there is no file at all.
pub(super) fn is_missing(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory)
}

/// Opens a file that exists.
pub(super) fn open(path: &Path, options: &OpenOptions) -> Result<File, StoreError> {
    // To open a pipe would wait for its other end.
    let meta = patiently(|| fs::metadata(path)).map_err(Attempt::Open.at(path))?;
    if meta.is_dir() {
        return Err(Problem::Directory.at(path));
    }
    if !meta.is_file() {
        return Err(Problem::NotAFile.at(path));
    }
    patiently(|| options.open(path)).map_err(Attempt::Open.at(path))
}

/// Tries again what Windows denies while another program reads or replaces the same file.
fn patiently<T>(attempt: impl Fn() -> io::Result<T>) -> io::Result<T> {
    // Access denied, or shared or locked by somebody.
    let is_in_use = |error: &io::Error| matches!(error.raw_os_error(), Some(5 | 32 | 33));
    for _ in 1..TRIES {
        match attempt() {
            Err(error) if cfg!(windows) && is_in_use(&error) => thread::sleep(BETWEEN_TRIES),
            done => return done,
        }
    }
    attempt()
}

/// What a file holds, but no more than so many bytes and one.
pub(super) fn read_short(path: &Path, most: u64) -> Result<Vec<u8>, StoreError> {
    let file = open(path, OpenOptions::new().read(true))?;
    let mut bytes = Vec::new();
    let read = file.take(most + 1).read_to_end(&mut bytes);
    read.map_err(Attempt::Read.at(path))?;
    Ok(bytes)
}

/// The game in a file, the bytes that hold it, and whether there are no others.
pub(super) fn read(file: &File, path: &Path) -> Result<(AnyRecord, Vec<u8>, bool), StoreError> {
    // A file that is far too long is not read first.
    let meta = file.metadata().map_err(Attempt::Read.at(path))?;
    let long = meta.len() > LIMIT;
    let mut bytes = Vec::new();
    if !long {
        let mut start = file.take(LIMIT + 1);
        let read = start.read_to_end(&mut bytes);
        read.map_err(Attempt::Read.at(path))?;
    }
    if long || bytes.len() as u64 > LIMIT {
        return Err(Problem::TooLarge.at(path));
    }
    let error = match AnyRecord::parse(&bytes) {
        Ok(record) => return Ok((record, bytes, true)),
        Err(error) => error,
    };
    let end = bytes.iter().rposition(|&b| b == b'\n');
    let whole = end.map_or(0, |end| end + 1);
    if is_torn(&bytes[whole..], &error)
        && let Ok(record) = AnyRecord::parse(&bytes[..whole])
    {
        bytes.truncate(whole);
        return Ok((record, bytes, false));
    }
    Err(Problem::Record(error).at(path))
}

/// Whether a last line without an end is what a game leaves that is killed while it
/// writes: not readable, and without all of its check digits. Nobody was told that
/// this move was made.
fn is_torn(line: &[u8], error: &AnyRecordError) -> bool {
    let digits = line.iter().rev().position(|&b| b == b'@');
    error.may_be_torn() && digits.is_none_or(|n| n < 4)
}

/// Creates a file that does not exist yet, for the user alone: a record has the
/// seed, and so all hidden cards.
fn create_new(path: &Path) -> io::Result<File> {
    for_user_alone().create_new(true).open(path)
}

/// Opens a file, or creates it and its directory if necessary.
pub(super) fn open_or_create(path: &Path) -> Result<File, StoreError> {
    make_parent(path)?;
    let file = for_user_alone().create(true).open(path);
    file.map_err(Attempt::Create.at(path))
}

/// Reads and writes a file that nobody else may read if it is created.
fn for_user_alone() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Creates a file of this name or, if there is one, with a number behind it, and
/// the directory if necessary.
pub(super) fn create_unique(wanted: &Path) -> Result<(PathBuf, File), StoreError> {
    make_parent(wanted)?;
    let mut path = wanted.to_path_buf();
    let mut number = 1;
    loop {
        match create_new(&path) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                number += 1;
                path = numbered(wanted, number);
            }
            Err(error) => return Err(not_created(&path, error)),
        }
    }
}

/// Writes a new file of this name, or of one like it; if that fails, none is left behind.
pub(super) fn write_unique(wanted: &Path, text: &[u8]) -> Result<PathBuf, StoreError> {
    let (path, mut file) = create_unique(wanted)?;
    let written = file.write_all(text);
    // An open file cannot be removed everywhere.
    drop(file);
    if written.is_err() {
        let _ = fs::remove_file(&path);
    }
    written.map_err(Attempt::Write.at(&path))?;
    Ok(path)
}

/// Writes a file anew: all of it or, if that fails, nothing.
pub(super) fn replace(path: &Path, text: &[u8]) -> Result<(), StoreError> {
    let (new, mut file) = create_unique(&path.with_extension("new"))?;
    let written = file.write_all(text).and_then(|()| file.sync_all());
    // An open file cannot be renamed everywhere.
    drop(file);
    let done = written.and_then(|()| patiently(|| fs::rename(&new, path)));
    if done.is_err() {
        let _ = fs::remove_file(&new);
    }
    done.map_err(Attempt::Write.at(path))?;
    sync_parent(path);
    Ok(())
}

/// Makes the directory of a file if there is none.
fn make_parent(path: &Path) -> Result<(), StoreError> {
    let Some(dir) = parent(path) else {
        return Ok(());
    };
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(dir).map_err(Attempt::CreateDirectory.at(dir))
}

/// Moves a finished game into a directory, where it keeps its name or, if there is such a
/// file, gets a number behind it; gives its new place.
pub(super) fn put_away(path: &Path, dir: &Path) -> Result<PathBuf, StoreError> {
    let wanted = dir.join(path.file_name().unwrap_or_default());
    // The new file claims the name, and is replaced by the game.
    let (place, _) =
        create_unique(&wanted).map_err(|error| Problem::Stays(Box::new(error)).at(path))?;
    if let Err(error) = fs::rename(path, &place) {
        let _ = fs::remove_file(&place);
        return Err(Attempt::PutAway.at(path)(error));
    }
    sync_parent(&place);
    sync_parent(path);
    Ok(place)
}

/// The name with a number before its extension.
pub(super) fn numbered(path: &Path, number: usize) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_os_string();
    name.push(format!("-{number}"));
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

/// Locks a file unless another program has: where files cannot be locked, nobody has.
pub(super) fn lock(file: &File) -> bool {
    !matches!(file.try_lock(), Err(TryLockError::WouldBlock))
}

/// Makes the name of a file durable, on systems where directories can be synced.
pub(super) fn sync_parent(path: &Path) {
    if let Ok(dir) = File::open(parent(path).unwrap_or(Path::new("."))) {
        let _ = dir.sync_all();
    }
}

/// The directory that a path names, if it names one.
fn parent(path: &Path) -> Option<&Path> {
    path.parent().filter(|dir| !dir.as_os_str().is_empty())
}

#[cfg(unix)]
pub(super) fn is_same(one: &Metadata, two: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (two.dev(), two.ino())
}

/// On other systems, an open file can hardly be replaced.
#[cfg(not(unix))]
pub(super) fn is_same(_: &Metadata, _: &Metadata) -> bool {
    true
}
