//! Keeps each game on the disk while it is played.

use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use anyhow::{Result, bail, ensure};

use super::asked_for;
use crate::app::keymap::Context;
use crate::app::start::Offer;
use crate::app::{App, Kept, Saving};
use crate::cli::Args;
use crate::plain::Plain;
use crate::record::cards::Record;
use crate::record::{AnyRecord, AnyRecordError};
use crate::rules::Kind;
use crate::shell;
use crate::store::{self, Journal, Lost, Platform, Store};
use crate::terminal::Keeper;

/// The file of a game that could go on.
enum Offered {
    /// The game can go on in it; no other program can play it meanwhile.
    Sound(Journal),
    /// It is damaged, and kept as it is.
    Damaged(PathBuf),
}

/// Keeps each game on the disk while it is played.
pub(super) struct Bookkeeper {
    /// Which game is to go on, if that was asked for.
    game: Option<Kind>,
    home: Option<PathBuf>,
    /// Where the players want the record of the first game.
    wanted: Option<PathBuf>,
    /// The file of the game that was offered.
    offered: Option<Offered>,
    /// The game being played or played last, and before it those that ended unsaved.
    books: Arc<Mutex<Vec<Book>>>,
}

fn open(books: &Mutex<Vec<Book>>) -> MutexGuard<'_, Vec<Book>> {
    books.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Bookkeeper {
    /// Makes sure that a record can be where it is wanted.
    pub(super) fn new(args: &Args) -> Result<Bookkeeper> {
        if let Some(path) = &args.record {
            let dir = path.parent().filter(|dir| !dir.as_os_str().is_empty());
            if let Some(dir) = dir {
                ensure!(dir.is_dir(), "there is no directory {}", Plain::path(dir));
            }
            // It is created again when the cards are dealt: whichever way the players
            // leave before that, no empty file stays.
            store::try_create(path)?;
        }
        Ok(Bookkeeper {
            game: args.game,
            home: args.home.clone(),
            wanted: args.record.clone(),
            offered: None,
            books: Arc::default(),
        })
    }

    fn store(&self) -> Result<Store> {
        Store::locate(self.home.clone())
    }

    /// The latest game that could go on. One that cannot be read does not hide others.
    pub(super) fn latest(&mut self) -> Result<Offer> {
        let store = self.store()?;
        let mut problem = None;
        for path in store.unfinished()? {
            match self.offer(&path) {
                Ok(offer) if !is_over(&offer.record) => return Ok(offer),
                // It ended, but could not be put away then.
                Ok(_) => {
                    if let Some(Offered::Sound(journal)) = self.offered.take() {
                        let _ = journal.finish(&store);
                    }
                }
                Err(error) => problem = problem.or(Some(error)),
            }
        }
        self.offered = None;
        match problem {
            Some(error) => Err(error),
            None => bail!(
                "there is no unfinished game in {} that is not being played already",
                Plain::path(store.home())
            ),
        }
    }

    /// Reads a game that could go on; a damaged one up to the damage.
    pub(super) fn offer(&mut self, path: &Path) -> Result<Offer> {
        let error = match Journal::resume(path) {
            Ok((journal, record)) => {
                let AnyRecord::Cards(record) = asked_for(record, self.game)?;
                self.offered = Some(Offered::Sound(journal));
                return Ok(Offer {
                    record,
                    problem: None,
                });
            }
            Err(error) => error,
        };
        if let Some(damage) = error.downcast_ref::<AnyRecordError>()
            && let Some(good) = damage.good()
        {
            let AnyRecord::Cards(record) = asked_for(good, self.game)?;
            self.offered = Some(Offered::Damaged(path.to_path_buf()));
            return Ok(Offer {
                record,
                problem: Some(format!(
                    "{} is damaged: {damage}. You can go on from before that; the file is kept",
                    Plain::path(path.file_name().unwrap_or_default().as_ref())
                )),
            });
        }
        // What cannot be written can still be read, and go on in another file.
        let kind = error.downcast_ref::<io::Error>().map(|error| error.kind());
        if let Some(ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem) = kind {
            let AnyRecord::Cards(record) = asked_for(store::load(path)?, self.game)?;
            return Ok(Offer {
                record,
                problem: None,
            });
        }
        Err(error)
    }

    /// Finds the book of the game being played, or opens one if it has just begun.
    fn find(&mut self, books: &mut Vec<Book>, game: &Kept) -> usize {
        let at = books.iter().position(|book| book.number == game.number);
        at.unwrap_or_else(|| {
            // What the players do not go on with is left to others.
            let offered = self.offered.take().filter(|_| game.resumed);
            let store = self.store().ok();
            let journal = offered.and_then(|it| take_up(it, store.as_ref(), game.record));
            // Books that are in order can be closed.
            books.retain(|book| book.unsaved.is_some());
            books.push(Book::new(game.number, journal, self.wanted.take()));
            books.len() - 1
        })
    }

    /// What is to be done if a signal ends the game: another thread does it then. It
    /// needs nothing but the books, and while the game itself is saving it waits.
    pub(super) fn last_try(&self) -> impl FnOnce() + Send + 'static {
        let (books, home) = (self.books.clone(), self.home.clone());
        move || {
            for book in open(&books).iter_mut() {
                book.try_again(home.as_ref(), None);
            }
        }
    }

    /// Tries once more to save what is not saved, and says where the games are: once
    /// the terminal is back.
    ///
    /// # Errors
    ///
    /// If a game is still not saved.
    pub(super) fn leave(self) -> Result<()> {
        let mut unsaved = Vec::new();
        for book in open(&self.books).iter_mut() {
            book.try_again(self.home.as_ref(), None);
            // If the terminal is gone, there is nobody to tell.
            let _ = match &book.saving {
                Saving::Off => Ok(()),
                Saving::Kept(how) => {
                    writeln!(io::stdout(), "The game is saved. Go on with it: {how}")
                }
                Saving::Moved { why, how } => writeln!(
                    io::stdout(),
                    "{why}.\nThe game is saved in a new file. Go on with it: {how}"
                ),
                Saving::Finished(path) => writeln!(io::stdout(), "The record of the game: {path}"),
                Saving::Failed(why) => {
                    unsaved.push(why.clone());
                    Ok(())
                }
            };
        }
        ensure!(
            unsaved.is_empty(),
            "the game could not be saved: {}",
            unsaved.join("; ")
        );
        Ok(())
    }
}

impl Keeper for Bookkeeper {
    fn keep(&mut self, app: &mut App) {
        let context = Some(app.context());
        let home = self.home.clone();
        let books = self.books.clone();
        let mut books = open(&books);
        let mut shown = None;
        if let Some(game) = app.game_to_keep() {
            let at = self.find(&mut books, &game);
            let book = &mut books[at];
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
            book.try_again(home.as_ref(), context);
        }
        if let Some(at) = shown {
            app.saved(books[at].saving.clone());
        }
    }
}

/// A game of this evening, and how it is kept.
struct Book {
    /// Which game since the start it is.
    number: usize,
    journal: Option<Journal>,
    /// Where the players want its record.
    wanted: Option<PathBuf>,
    /// How much of it was last written or tried to be.
    done: Option<u64>,
    saving: Saving,
    /// Why it is not in the file where it was, or was wanted.
    moved: Option<String>,
    /// The game as it could not be saved, and what the players were at then.
    unsaved: Option<(Record, Option<Context>)>,
}

impl Book {
    fn new(number: usize, journal: Option<Journal>, wanted: Option<PathBuf>) -> Book {
        Book {
            number,
            journal,
            wanted,
            done: None,
            saving: Saving::Off,
            moved: None,
            unsaved: None,
        }
    }

    /// Saves the game, and takes note of how that went.
    fn keep(&mut self, record: &Record, home: Option<&PathBuf>, context: Option<Context>) {
        match self.save(record, home) {
            Ok(saving) => {
                self.saving = saving;
                self.unsaved = None;
            }
            Err(error) => {
                self.saving = Saving::Failed(format!("{error:#}"));
                self.unsaved = Some((record.clone(), context));
            }
        }
    }

    /// Saves a game that could not be saved, unless that was tried in this context.
    fn try_again(&mut self, home: Option<&PathBuf>, context: Option<Context>) {
        let again =
            |(_, tried): &mut (Record, Option<Context>)| context.is_none() || *tried != context;
        if let Some((record, _)) = self.unsaved.take_if(again) {
            self.keep(&record, home, context);
        }
    }

    fn save(&mut self, record: &Record, home: Option<&PathBuf>) -> Result<Saving> {
        let store = Store::locate(home.cloned());
        if let Some(journal) = &mut self.journal
            && let Err(error) = journal.save(record)
        {
            let Some(lost) = error.downcast_ref::<Lost>() else {
                return Err(error);
            };
            let path = journal.path();
            let why = format!("{}: {lost}", Plain::path(path));
            self.journal = Some(begin_near(path, &store, record)?);
            self.moved = Some(why);
        }
        let journal = match &mut self.journal {
            Some(journal) => journal,
            none => {
                let journal = match &self.wanted {
                    None if record.steps().is_empty() => return Ok(Saving::Off),
                    None => Journal::create_in(store.as_ref().map_err(copy)?, record)?,
                    Some(path) => {
                        let journal = begin_near(path, &store, record)?;
                        if journal.path() != path {
                            let path = Plain::path(path);
                            self.moved = Some(format!("{path} could not be created any more"));
                        }
                        journal
                    }
                };
                none.insert(journal)
            }
        };
        if !is_over(record) {
            return Ok(match &self.moved {
                None => {
                    let store = store.as_ref().ok();
                    Saving::Kept(how_to_resume(journal, store, home.is_some()))
                }
                Some(why) => Saving::Moved {
                    why: why.clone(),
                    how: how_to_resume(journal, None, false),
                },
            });
        }
        // A game that cannot be put away is kept all the same.
        let here = journal.path().to_path_buf();
        let journal = self.journal.take();
        let put_away = journal
            .zip(store.ok())
            .and_then(|(journal, store)| journal.finish(&store).ok());
        let path = put_away.unwrap_or(here);
        Ok(Saving::Finished(Plain::path(&path).to_string()))
    }
}

/// Begins a file of this name or one like it, or else one in the store.
fn begin_near(path: &Path, store: &Result<Store>, record: &Record) -> Result<Journal> {
    Journal::create_near(path, record).or_else(|error| match store {
        Ok(store) => Journal::create_in(store, record).map_err(|_| error),
        Err(_) => Err(error),
    })
}

fn is_over(record: &Record) -> bool {
    record.game().is_over()
}

fn copy(error: &anyhow::Error) -> anyhow::Error {
    anyhow::anyhow!("{error:#}")
}

/// The journal of the game that was offered: in its own file, or in a new one if that
/// is damaged, which is put aside as it is.
fn take_up(offered: Offered, store: Option<&Store>, record: &Record) -> Option<Journal> {
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

/// The command that goes on with this game.
fn how_to_resume(journal: &Journal, store: Option<&Store>, asked: bool) -> String {
    let word = |path| shell::word(Platform::HERE, path);
    let path = journal.path();
    match store
        .map(Store::home)
        .filter(|&home| path.parent() == Some(home))
    {
        None => format!("mandala --resume {}", word(path)),
        Some(home) if asked => format!("mandala --home {} --resume", word(home)),
        Some(_) => "mandala --resume".to_string(),
    }
}
