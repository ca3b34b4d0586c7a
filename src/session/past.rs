//! The files of the finished games, read as they are asked for.

use std::mem;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

use crate::past::{self, Filter, Found, HeadToHead, Meeting, Party, PastGame, Row, Shelf, Wanted};
use crate::record::AnyRecord;
use crate::rules::Kind;
use crate::store::{self, PastFile, Stamp, Store, StoreError};
use crate::texts;

/// How many files are read at most before it is told what was found.
const SLICE: usize = 250;

/// Of how many games it is kept in memory what their files say.
const KEPT: usize = 20_000;

/// The finished games of a home.
pub(super) struct Library {
    home: Option<PathBuf>,
    /// The only game that is shown, if one was asked for.
    kind: Option<Kind>,
    files: Mutex<Files>,
}

/// The files, and what is known of them.
#[derive(Default)]
struct Files {
    all: Vec<Entry>,
    /// How many of them are kept in memory.
    kept: usize,
    /// What is looked for, which of the files fit, and how many were looked at.
    text: Option<String>,
    filter: Filter,
    fitting: Vec<usize>,
    seen: usize,
}

struct Entry {
    file: PastFile,
    known: Option<Known>,
}

/// What is in a file.
#[derive(Clone)]
enum Known {
    Game(Box<PastGame>),
    Wrong(Arc<StoreError>),
    /// It is no longer there.
    Gone,
}

impl Known {
    fn read(file: &PastFile) -> Known {
        match PastGame::read(file.clone()) {
            Ok(Some(game)) => Known::Game(Box::new(game)),
            Ok(None) => Known::Gone,
            Err(error) => Known::Wrong(Arc::new(error)),
        }
    }
}

impl Files {
    /// Looks at what is in a file, which is read now unless that is known.
    fn with<T>(&mut self, at: usize, look: impl FnOnce(&Known) -> T) -> T {
        let entry = &mut self.all[at];
        if entry.known.is_none() && self.kept < KEPT {
            self.kept += 1;
            entry.known = Some(Known::read(&entry.file));
        }
        match &entry.known {
            Some(known) => look(known),
            None => look(&Known::read(&entry.file)),
        }
    }

    /// What the list shows of a file, if it is still there.
    fn row(&mut self, at: usize) -> Option<Row> {
        match self.with(at, Known::clone) {
            Known::Game(game) => Some(Row::Game(*game)),
            Known::Wrong(error) => {
                let PastFile { began, path } = self.all[at].file.clone();
                Some(Row::Wrong { began, path, error })
            }
            Known::Gone => None,
        }
    }
}

impl Library {
    pub(super) fn new(home: Option<PathBuf>, kind: Option<Kind>) -> Library {
        Library { home, kind, files: Mutex::default() }
    }

    /// Of which games one was finished, as far as their files can be listed.
    pub(super) fn kinds(&self) -> Vec<Kind> {
        let files = self.store().and_then(|store| store.past());
        files.map_or_else(|_| Vec::new(), past::kinds)
    }

    fn store(&self) -> Result<Store, StoreError> {
        Store::locate(self.home.clone())
    }

    fn files(&self) -> MutexGuard<'_, Files> {
        self.files.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Finds out which files there are; what was known of them may have changed.
    fn list(&self, files: &mut Files) -> Result<(), StoreError> {
        *files = Files::default();
        let entry = |file| Entry { file, known: None };
        files.all = self.store()?.past()?.into_iter().map(entry).collect();
        Ok(())
    }

    /// Whether a game is to be shown.
    fn fits(&self, filter: &Filter, known: &Known) -> bool {
        match known {
            Known::Game(game) => {
                self.kind.is_none_or(|kind| kind == game.kind) && filter.fits(game)
            }
            Known::Wrong(_) | Known::Gone => false,
        }
    }

    /// All files, as far as they are still there: they are read as they are shown.
    fn page(&self, files: &mut Files, wanted: &Wanted, stop: &AtomicBool) -> Option<Found> {
        let mut rows = Vec::new();
        let mut at = wanted.first;
        while rows.len() < wanted.count && at < files.all.len() {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            match files.row(at) {
                Some(row) => {
                    rows.push(row);
                    at += 1;
                }
                None => drop(files.all.remove(at)),
            }
        }
        let count = files.all.len();
        Some(Found {
            first: wanted.first,
            rows,
            count,
            of: self.kind,
            seen: (count, count),
            trouble: None,
        })
    }

    /// Those that fit, as far as they are found in a moment.
    fn search(&self, files: &mut Files, wanted: &Wanted, stop: &AtomicBool) -> Option<Found> {
        let end = wanted.first + wanted.count;
        let goal = (files.seen + SLICE).min(files.all.len());
        while files.fitting.len() < end && files.seen < goal {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let at = files.seen;
            let filter = mem::take(&mut files.filter);
            if files.with(at, |known| self.fits(&filter, known)) {
                files.fitting.push(at);
            }
            files.filter = filter;
            files.seen += 1;
        }
        let mut rows = Vec::new();
        let mut at = wanted.first;
        while rows.len() < wanted.count && at < files.fitting.len() {
            match files.row(files.fitting[at]) {
                Some(row) => {
                    rows.push(row);
                    at += 1;
                }
                None => {
                    files.fitting.remove(at);
                }
            }
        }
        Some(Found {
            first: wanted.first,
            rows,
            count: files.fitting.len(),
            of: self.kind,
            seen: (files.seen, files.all.len()),
            trouble: None,
        })
    }
}

impl Shelf for Library {
    fn look(&self, wanted: &Wanted, stop: &AtomicBool) -> Option<Found> {
        let mut files = self.files();
        if (wanted.anew || files.text.is_none())
            && let Err(error) = self.list(&mut files)
        {
            return Some(Found { trouble: Some(Arc::new(error)), ..Found::default() });
        }
        if files.text.as_ref() != Some(&wanted.text) {
            files.filter = Filter::new(&wanted.text, &texts::vocabularies());
            files.text = Some(wanted.text.clone());
            files.fitting.clear();
            files.seen = 0;
        }
        if wanted.text.trim().is_empty() && self.kind.is_none() {
            self.page(&mut files, wanted, stop)
        } else {
            self.search(&mut files, wanted, stop)
        }
    }

    fn meeting(&self, path: &Path, text: &str, stop: &AtomicBool) -> Option<Meeting> {
        let filter = Filter::new(text, &texts::vocabularies());
        let mut files = self.files();
        let has = |files: &Files| files.all.iter().any(|entry| entry.file.path == path);
        if !has(&files) {
            // Where nothing can be listed, there is this game alone.
            let _ = self.list(&mut files);
        }
        let copy = match self.store() {
            Ok(store) if !has(&files) => store.copy_of(path),
            _ => None,
        };
        let path = copy.as_deref().unwrap_or(path);
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let began = Stamp::leading(&name).unwrap_or_else(|| Stamp::of(SystemTime::now()));
        let path = path.to_path_buf();
        let game = PastGame::read(PastFile { began, path }).ok()??;
        let mut heads = HeadToHead::new(Party::of(&game));
        if !has_game(&files, &game) {
            heads.add(&game);
        }
        for at in 0..files.all.len() {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            files.with(at, |known| {
                if let Known::Game(game) = known
                    && filter.fits(game)
                {
                    heads.add(game);
                }
            });
        }
        Some(Meeting { game, heads })
    }

    fn load(&self, path: &Path) -> Result<AnyRecord, StoreError> {
        store::load(path)
    }

    fn remove(&self, path: &Path) -> Result<PathBuf, StoreError> {
        self.store()?.remove(path)
    }
}

fn has_game(files: &Files, game: &PastGame) -> bool {
    { files.all.iter() }.any(|entry| entry.file.path == game.path)
}
