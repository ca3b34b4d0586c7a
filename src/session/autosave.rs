//! Keeps each game on the disk while it is played.

use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::book::Book;
use super::{Failure, asked_for};
use crate::app::start::{Damage, Offer};
use crate::app::{App, GameToSave, Saving};
use crate::cli::Args;
use crate::plain::Plain;
use crate::record::Recorded;
use crate::rules::Kind;
use crate::store::{self, Journal, Store, StoreError};
use crate::terminal::Saver;
use crate::texts::files as texts;
use crate::texts::house::result;

/// The file of a game that could go on.
enum Offered {
    /// The game can go on in it; no other program can play it meanwhile.
    Sound(Journal),
    /// It is damaged, and kept as it is.
    Damaged(PathBuf),
}

/// Keeps each game on the disk while it is played.
pub(super) struct Autosave {
    /// Which game is to go on, if that was asked for.
    game: Option<Kind>,
    home: Option<PathBuf>,
    /// Where the players want the record of the first game.
    wanted: Option<PathBuf>,
    /// The file of the game that was offered.
    offered: Option<Offered>,
    /// Whether other games are to be looked at once the players see the start screen.
    look_further: bool,
    /// The game being played or played last, and before it those that ended unsaved.
    books: Arc<Mutex<Vec<Book>>>,
}

fn open(books: &Mutex<Vec<Book>>) -> MutexGuard<'_, Vec<Book>> {
    books.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Autosave {
    /// Makes sure that a record can be where it is wanted.
    pub(super) fn new(args: &Args) -> Result<Autosave, Failure> {
        if let Some(path) = &args.record {
            let dir = path.parent().filter(|dir| !dir.as_os_str().is_empty());
            if let Some(dir) = dir.filter(|dir| !dir.is_dir()) {
                return Err(Failure::new(texts::no_directory(dir)));
            }
            // It is created again when the game is dealt: whichever way the players
            // leave before that, no empty file stays.
            store::try_create(path)?;
        }
        Ok(Autosave {
            game: args.game,
            home: args.home.clone(),
            wanted: args.record.clone(),
            offered: None,
            look_further: false,
            books: Arc::default(),
        })
    }

    fn store(&self) -> Result<Store, StoreError> {
        Store::locate(self.home.clone())
    }

    /// The game played last, if it could go on. If not, others are looked for, but only
    /// when the start screen is shown: there may be many of them.
    pub(super) fn newest(&mut self) -> Option<Offer> {
        let path = self.store().ok()?.unfinished().ok()?.next()?;
        let offer = self.offer(&path).ok();
        let offer = offer.filter(|offer| !offer.record.recorded().is_over());
        if offer.is_none() {
            self.offered = None;
            self.look_further = true;
        }
        offer
    }

    /// The latest game that could go on, of those that were asked for. One that cannot be
    /// read does not hide others.
    pub(super) fn latest(&mut self) -> Result<Offer, Failure> {
        let store = self.store()?;
        let mut problem = None;
        for path in store.unfinished()? {
            match self.offer(&path) {
                Ok(offer) if !offer.record.recorded().is_over() => return Ok(offer),
                // It ended, but could not be put away then.
                Ok(_) => {
                    if let Some(Offered::Sound(journal)) = self.offered.take() {
                        let _ = journal.finish(&store);
                    }
                }
                Err(error) if error.other_kind() => {}
                Err(error) => problem = problem.or(Some(error)),
            }
        }
        self.offered = None;
        Err(match problem {
            Some(error) => error.into(),
            None => Failure::new(texts::no_unfinished_game(store.home(), self.game)),
        })
    }

    /// Reads a game that could go on; a damaged one up to the damage.
    pub(super) fn offer(&mut self, path: &Path) -> Result<Offer, StoreError> {
        let error = match Journal::resume(path) {
            Ok((journal, record)) => {
                let record = asked_for(record, path, self.game)?;
                self.offered = Some(Offered::Sound(journal));
                return Ok(Offer {
                    record,
                    damage: None,
                });
            }
            Err(error) => error,
        };
        if let Some(error) = error.record()
            && let Some(good) = error.good()
        {
            let record = asked_for(good, path, self.game)?;
            self.offered = Some(Offered::Damaged(path.to_path_buf()));
            return Ok(Offer {
                record,
                damage: Some(Damage {
                    path: path.to_path_buf(),
                    error: error.clone(),
                }),
            });
        }
        // What cannot be written can still be read, and go on in another file.
        if let Some(ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem) = error.refused() {
            let record = asked_for(store::load(path)?, path, self.game)?;
            return Ok(Offer {
                record,
                damage: None,
            });
        }
        Err(error)
    }

    /// Finds the book of the game being played, or opens one if it has just begun.
    fn find(&mut self, books: &mut Vec<Book>, game: &GameToSave) -> usize {
        let at = books.iter().position(|book| book.number == game.number);
        at.unwrap_or_else(|| {
            // What the players do not go on with is left to others.
            let offered = self.offered.take().filter(|_| game.resumed);
            let store = self.store().ok();
            let journal = offered.and_then(|it| take_up(it, store.as_ref(), game.record));
            // Books that are in order can be closed.
            books.retain_mut(|book| {
                book.look_after(self.home.as_ref(), None);
                matches!(book.saving, Saving::Failed(_))
            });
            books.push(Book::new(game.number, journal, self.wanted.take()));
            books.len() - 1
        })
    }

    /// What is to be done if a signal ends the game: another thread does it then. It
    /// needs nothing but the books, and while the game itself is saving it waits.
    pub(super) fn last_try(&self) -> impl FnOnce() + Send + 'static {
        let (books, home) = (self.books.clone(), self.home.clone());
        move || {
            if let Err(unsaved) = close(&books, home.as_ref()) {
                let message = Plain::message(&unsaved.to_string());
                let _ = writeln!(io::stderr(), "mandala: {message}");
            }
        }
    }

    /// Looks after the games for the last time, and says where they are: once the
    /// terminal is back.
    ///
    /// # Errors
    ///
    /// If a game is still not saved.
    pub(super) fn leave(self) -> Result<(), Failure> {
        close(&self.books, self.home.as_ref())
    }
}

/// Looks after the games for the last time, and says where they are.
fn close(books: &Mutex<Vec<Book>>, home: Option<&PathBuf>) -> Result<(), Failure> {
    let mut books = open(books);
    // All of them before anything is said: a terminal may take nothing.
    for book in books.iter_mut() {
        book.look_after(home, None);
    }
    let mut unsaved = Vec::new();
    // Taken out, so that nothing is said about them a second time.
    for book in books.drain(..) {
        let kept = texts::after_leaving(&book.saving);
        for text in book.result.iter().chain(&kept) {
            // If the terminal is gone, there is nobody to tell.
            let _ = writeln!(io::stdout(), "{text}");
        }
        if let Saving::Failed(why) = book.saving {
            unsaved.push(why);
        }
    }
    match unsaved.is_empty() {
        true => Ok(()),
        false => Err(Failure::new(texts::unsaved(&unsaved))),
    }
}

impl Saver for Autosave {
    fn look_further(&mut self, app: &mut App) -> bool {
        if !std::mem::take(&mut self.look_further) {
            return false;
        }
        // That there is none is no reason to say anything.
        let Ok(offer) = self.latest() else {
            return false;
        };
        app.offer(offer);
        true
    }

    fn save(&mut self, app: &mut App) {
        let context = Some(app.context());
        let home = self.home.clone();
        let books = self.books.clone();
        let mut books = open(&books);
        let mut shown = None;
        if let Some(game) = app.game_to_save() {
            let at = self.find(&mut books, &game);
            let book = &mut books[at];
            book.result = app.table().and_then(result);
            let revision = Some(game.record.revision());
            if book.done != revision {
                book.done = revision;
                book.keep(game.record, home.as_ref(), context);
            }
            shown = Some(at);
        }
        // Not at every key, as a disk that is far away may take its time to fail, but
        // whenever the players come to something else: at each handover at the latest.
        for book in books.iter_mut() {
            book.look_after(home.as_ref(), context);
        }
        if let Some(at) = shown {
            app.saved(books[at].saving.clone());
        }
    }
}

/// The journal of the game that was offered: in its own file, or in a new one if that
/// is damaged, which is put aside as it is.
fn take_up(offered: Offered, store: Option<&Store>, record: &dyn Recorded) -> Option<Journal> {
    match offered {
        Offered::Sound(journal) => Some(journal),
        Offered::Damaged(path) => {
            let store = store?;
            let journal = Journal::create_in(store, record).ok()?;
            store.put_aside(&path);
            Some(journal)
        }
    }
}
