//! Directories of their own for tests, and short words for games and files.

use std::fs;
use std::path::{Path, PathBuf};
#[cfg(unix)]
use std::process::{Child, Command};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{RwLock, RwLockReadGuard};

use mandala::record::cards::{Record, RecordError};
use mandala::record::{AnyRecordError, Names};
use mandala::rules::Player;
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::store::{Store, StoreError};
use mandala::texts::ENGLISH;

/// A process being started has all open files, and so their locks, for a moment:
/// none is started while a test has files.
static FILES: RwLock<()> = RwLock::new(());

#[cfg(unix)]
pub fn start(command: &mut Command) -> Child {
    let _no_files = FILES.write().unwrap();
    command.spawn().unwrap()
}

/// A directory of its own for a test, gone when the test is over.
pub struct Temp {
    pub dir: PathBuf,
    _has_files: RwLockReadGuard<'static, ()>,
}

impl Temp {
    pub fn new() -> Temp {
        Temp::of(new_dir())
    }

    pub fn of(dir: PathBuf) -> Temp {
        Temp { dir, _has_files: FILES.read().unwrap() }
    }

    pub fn file(&self, name: &str, contents: impl AsRef<[u8]>) -> PathBuf {
        let path = self.dir.join(name);
        fs::write(&path, contents).unwrap();
        path
    }

    /// A store in a directory that is not there yet.
    pub fn store(&self) -> Store {
        store_at(self.dir.join("state").join("mandala"))
    }
}

impl Drop for Temp {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.dir);
    }
}

pub fn new_dir() -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("mandala-store-{}-{count}", std::process::id());
    let path = std::env::temp_dir().join(name);
    fs::create_dir(&path).unwrap();
    path
}

pub fn store_at(home: PathBuf) -> Store {
    Store::locate(Some(home)).unwrap()
}

pub fn new_game(seed: u64) -> Record {
    Record::new(seed, Names::new("Anna", "Zoë").unwrap(), Player::One)
}

/// Does a random action, unless the game is over.
pub fn play_one(record: &mut Record, chance: &mut Shuffler) -> bool {
    let legal = record.game().legal_actions();
    let chosen = chance.below(legal.len().max(1) as u64) as usize;
    legal.get(chosen).is_some_and(|action| record.play(action).is_ok())
}

pub fn played(seed: u64, moves: usize) -> Record {
    let mut record = new_game(seed);
    let mut chance = Shuffler::new(seed);
    for _ in 0..moves {
        assert!(play_one(&mut record, &mut chance));
    }
    record
}

pub fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}

/// What is said about an error.
pub fn message<T>(result: Result<T, StoreError>) -> String {
    ENGLISH.files().store_error(&result.err().expect("an error"))
}

pub fn damage<T>(result: Result<T, StoreError>) -> RecordError {
    let error = result.err().expect("an error");
    let AnyRecordError::Cards(error) = error.record().expect("a damaged record").clone() else {
        panic!("no card game");
    };
    error
}

pub fn names(dir: &Path) -> Vec<String> {
    let entries = fs::read_dir(dir).unwrap();
    let mut names: Vec<_> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}
