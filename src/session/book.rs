//! One game on the disk while it is played.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::{Moved, Resume, Saving};
use crate::record::Recorded;
use crate::store::{Journal, Store, StoreError};

/// A game of this evening, and how it is kept.
pub(super) struct Book {
    journal: Option<Journal>,
    /// Where the players want its record.
    wanted: Option<PathBuf>,
    pub(super) saving: Saving,
    /// How it came out, in words, once it is over.
    pub(super) result: Option<String>,
    /// Why it is not in the file where it was, or was wanted.
    moved: Option<Moved>,
    /// The game as it could not be saved.
    unsaved: Option<Box<dyn Recorded>>,
    /// Whether the game that is saved is over.
    over: bool,
}

impl Book {
    pub(super) fn new(journal: Option<Journal>, wanted: Option<PathBuf>) -> Book {
        Book {
            journal,
            wanted,
            saving: Saving::Off,
            result: None,
            moved: None,
            unsaved: None,
            over: false,
        }
    }

    /// Saves the game, and takes note of how that went.
    pub(super) fn keep(&mut self, record: &dyn Recorded, home: Option<&PathBuf>) {
        self.over = record.is_over();
        let saved = self.save(record, home);
        self.unsaved = saved.is_err().then(|| record.boxed());
        self.note(saved, home);
    }

    /// Saves a game that could not be saved, and makes sure that one which is saved
    /// still is.
    pub(super) fn look_after(&mut self, home: Option<&PathBuf>) {
        if let Some(record) = self.unsaved.take() {
            return self.keep(record.as_ref(), home);
        }
        if self.journal.is_some() {
            let store = Store::locate(home.cloned()).ok();
            let found = self.with_journal(store.as_ref(), Journal::check);
            self.note(found, home);
        }
    }

    /// Lets others go on with the game, which is not on the table any more.
    pub(super) fn put_down(&mut self) {
        if !matches!(self.saving, Saving::Failed(_)) {
            self.journal = None;
        }
    }

    /// Does something with the file of the game. If it is lost, the whole game goes
    /// into a new one.
    fn with_journal(
        &mut self,
        store: Option<&Store>,
        work: impl Fn(&mut Journal) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let Some(journal) = &mut self.journal else {
            return Ok(());
        };
        let Err(error) = work(journal) else {
            return Ok(());
        };
        let Some(why) = error.lost() else {
            return Err(error);
        };
        let path = journal.path().to_path_buf();
        journal.move_near(&path).or_else(|error| match store {
            Some(store) => journal.move_to(store).map_err(|_| error),
            None => Err(error),
        })?;
        self.moved = Some(Moved::Lost { path, why });
        work(journal)
    }

    fn save(&mut self, record: &dyn Recorded, home: Option<&PathBuf>) -> Result<(), StoreError> {
        let store = Store::locate(home.cloned());
        if self.journal.is_some() {
            return self.with_journal(store.as_ref().ok(), |journal| journal.save(record));
        }
        let journal = match &self.wanted {
            None if record.is_empty() => return Ok(()),
            None => Journal::create_in(&store?, record)?,
            Some(path) => {
                let journal = begin_near(path, store.as_ref().ok(), record)?;
                if journal.path() != path {
                    let path = path.clone();
                    self.moved = Some(Moved::NotCreated { path });
                }
                journal
            }
        };
        self.journal = Some(journal);
        Ok(())
    }

    /// Takes note of how saving or looking after it went.
    fn note(&mut self, done: Result<(), StoreError>, home: Option<&PathBuf>) {
        self.saving = match done {
            Ok(()) => self.kept(home),
            Err(error) => Saving::Failed(Arc::new(error)),
        }
    }

    /// How the game is kept, now that it is saved.
    fn kept(&mut self, home: Option<&PathBuf>) -> Saving {
        let Some(journal) = self.journal.take() else {
            return Saving::Off;
        };
        let store = Store::locate(home.cloned()).ok();
        if self.over {
            return self.put_away(journal, store.as_ref());
        }
        let saving = match &self.moved {
            None => Saving::Kept(how_to_resume(&journal, store.as_ref(), home.is_some())),
            Some(why) => {
                Saving::Moved { why: why.clone(), how: how_to_resume(&journal, None, false) }
            }
        };
        self.journal = Some(journal);
        saving
    }

    /// Puts the record of a finished game where it belongs. One that cannot be put away
    /// is kept all the same.
    fn put_away(&mut self, journal: Journal, store: Option<&Store>) -> Saving {
        let here = journal.path().to_path_buf();
        let done = match store {
            Some(store) => journal.finish(store),
            None => Ok(journal),
        };
        let path = match done {
            Ok(journal) => self.journal.insert(journal).path().to_path_buf(),
            Err(error) => error.path().map_or(here, Path::to_path_buf),
        };
        if let (Some(store), false) = (store, matches!(self.saving, Saving::Finished(_))) {
            // So that a game in a file of the players' own is found later. Without a copy,
            // that file is still there.
            let _ = store.keep_copy(&path);
        }
        Saving::Finished(path)
    }
}

/// Begins a file of this name or one like it, or else one in the store.
fn begin_near(
    path: &Path,
    store: Option<&Store>,
    record: &dyn Recorded,
) -> Result<Journal, StoreError> {
    Journal::create_near(path, record).or_else(|error| match store {
        Some(store) => Journal::create_in(store, record).map_err(|_| error),
        None => Err(error),
    })
}

/// How to go on with this game.
fn how_to_resume(journal: &Journal, store: Option<&Store>, asked: bool) -> Resume {
    let path = journal.path();
    match store.filter(|store| store.lists(path)) {
        None => Resume::File(path.to_path_buf()),
        Some(store) if asked => Resume::LatestIn(store.home().to_path_buf()),
        Some(_) => Resume::Latest,
    }
}
