//! Keeps each game on the disk while it is played.

use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::book::Book;
use super::{Failure, Speaker, asked_for, mail};
use crate::app::start::{Damage, GameFile, OFFERED, Unfinished};
use crate::app::{AnyTable, Save, Saving};
use crate::cli::Args;
use crate::record::Recorded;
use crate::rules::Kind;
use crate::store::{self, Journal, Store, StoreError};

/// Keeps each game on the disk while it is played.
pub(super) struct Autosave {
    /// Which game is to go on, if that was asked for.
    game: Option<Kind>,
    /// What is spoken now, also by whoever ends the game after a signal.
    speaker: Arc<Mutex<Speaker>>,
    home: Option<PathBuf>,
    /// Whether it is told line by line how a game comes out.
    is_told: bool,
    /// Where the players want the record of the first game.
    wanted: Option<PathBuf>,
    /// Whether other games are to be looked at once the players see the start screen.
    look_further: bool,
    /// Whether something lay on the table.
    has_table: bool,
    /// The game being played or played last, and before it those that ended unsaved.
    books: Arc<Mutex<Vec<Book>>>,
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Autosave {
    /// Makes sure that a record can be where it is wanted.
    pub(super) fn new(args: &Args, speaker: Speaker, is_told: bool) -> Result<Autosave, Failure> {
        if let Some(path) = &args.record {
            let dir = path.parent().filter(|dir| !dir.as_os_str().is_empty());
            if let Some(dir) = dir.filter(|dir| !dir.is_dir()) {
                return Err(Failure::NoDirectory(dir.to_path_buf()));
            }
            // It is created again when the game is dealt: whichever way the players
            // leave before that, no empty file stays.
            store::try_create(path)?;
        }
        Ok(Autosave {
            game: args.game,
            speaker: Arc::new(Mutex::new(speaker)),
            home: args.home.clone(),
            is_told,
            wanted: args.record.clone(),
            // Who asks for them line by line is answered truly.
            look_further: is_told,
            has_table: false,
            books: Arc::default(),
        })
    }

    /// Speaks like this from now on.
    pub(super) fn speak(&self, speaker: Speaker) {
        *lock(&self.speaker) = speaker;
    }

    fn speaker(&self) -> Speaker {
        *lock(&self.speaker)
    }

    pub(super) fn store(&self) -> Result<Store, StoreError> {
        Store::locate(self.home.clone())
    }

    /// The game played last, if it could go on. Others are looked for only when the start
    /// screen is shown: there may be many of them.
    pub(super) fn newest(&mut self) -> Option<Unfinished> {
        self.look_further = true;
        let path = self.store().ok()?.unfinished().ok()?.next()?;
        let game = self.open(&path).ok();
        game.filter(|game| !game.record.recorded().is_over())
    }

    /// The latest game that could go on, of those that were asked for.
    pub(super) fn latest(&self) -> Result<Unfinished, Failure> {
        let store = self.store()?;
        let found = unfinished(&store, 1, |path| self.open(path))?;
        let none = || Failure::NoUnfinishedGame(store.home().to_path_buf(), self.game);
        let game = found.games.into_iter().next();
        game.ok_or_else(|| found.problem.map_or_else(none, Failure::from))
    }

    /// Looks for more games that could go on, of any kind, once the players are at the start
    /// screen, and counts those that are not opened. That there is none is no reason to say
    /// anything.
    pub(super) fn look_further(&mut self) -> (Vec<Unfinished>, usize) {
        if self.has_table || !std::mem::take(&mut self.look_further) {
            return Default::default();
        }
        let find = |kind: Option<Kind>, most| {
            let store = self.store();
            let found = store.and_then(|store| unfinished(&store, most, |path| open(path, kind)));
            found.map_or_else(|_| Default::default(), |found| (found.games, found.others))
        };
        // Those that were asked for come first, however many others are newer.
        let (mut games, _) = self.game.map_or_else(Default::default, |_| find(self.game, OFFERED));
        let (more, others) = find(None, OFFERED - games.len());
        games.extend(more);
        (games, others)
    }

    /// Opens a game that could go on; a damaged one up to the damage.
    pub(super) fn open(&self, path: &Path) -> Result<Unfinished, StoreError> {
        open(path, self.game)
    }

    /// Saves the game on the table, and looks after those that ended unsaved; gives how the
    /// one on the table is kept.
    ///
    /// Not at every key, as a disk that is far away may take its time to fail, but whenever
    /// the players come to something else: at each handover at the latest.
    pub(super) fn save(&mut self, save: Save, table: Option<&AnyTable>) -> Option<Saving> {
        let home = self.home.clone();
        let books = self.books.clone();
        let mut books = lock(&books);
        let record = table.and_then(AnyTable::record);
        let has_moved = !matches!(save, Save::Check);
        if std::mem::replace(&mut self.has_table, table.is_some()) && table.is_none() {
            // The players are back at the start screen: what they left can go on from there.
            books.iter_mut().for_each(Book::put_down);
            self.look_further = true;
        }
        if let (Save::Begin(file), Some(record)) = (save, record) {
            self.begin(&mut books, file, record);
        }
        let (mut last, others) = match books.split_last_mut() {
            Some((last, others)) => (Some(last), others),
            None => (None, &mut [][..]),
        };
        for book in others {
            book.look_after(home.as_ref());
        }
        match (&mut last, record) {
            (Some(book), Some(record)) if has_moved => {
                let result = table.and_then(|table| self.speaker().language().game_result(table));
                // Where everything is told, that was told already.
                book.result = result.filter(|_| !self.is_told);
                book.keep(record, home.as_ref());
            }
            (Some(book), _) => book.look_after(home.as_ref()),
            (None, _) => {}
        }
        record.and(last).map(|book| book.saving.clone())
    }

    /// Opens a book for a game that has just begun. Those of earlier games that are in order
    /// can be closed.
    fn begin(&mut self, books: &mut Vec<Book>, file: Option<GameFile>, record: &dyn Recorded) {
        let store = self.store().ok();
        let journal = file.and_then(|file| take_up(file, store.as_ref(), record));
        books.retain_mut(|book| {
            book.look_after(self.home.as_ref());
            mail::put_down(&book.saving, self.home.as_ref());
            matches!(book.saving, Saving::Failed(_))
        });
        books.push(Book::new(journal, self.wanted.take()));
    }

    /// What is to be done if a signal ends the game: another thread does it then. It
    /// needs nothing but the books, and while the game itself is saving it waits.
    pub(super) fn last_try(&self) -> impl FnOnce() + Send + 'static {
        let (books, home) = (self.books.clone(), self.home.clone());
        let (speaker, is_told) = (self.speaker.clone(), self.is_told);
        move || {
            let speaker = *lock(&speaker);
            if let Err(unsaved) = close(&books, home.as_ref(), speaker, is_told) {
                speaker.warn(&speaker.language().files().failure(&unsaved));
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
        close(&self.books, self.home.as_ref(), self.speaker(), self.is_told)
    }
}

/// Games that could go on.
#[derive(Default)]
struct Found {
    /// The latest, that one first.
    games: Vec<Unfinished>,
    /// How many there are besides, which were not opened.
    others: usize,
    /// Why one cannot be read: it does not hide others.
    problem: Option<StoreError>,
}

/// Opens so many games that could go on, and counts the others.
fn unfinished(
    store: &Store,
    most: usize,
    open: impl Fn(&Path) -> Result<Unfinished, StoreError>,
) -> Result<Found, StoreError> {
    let mut found = Found::default();
    for path in store.unfinished()? {
        if found.games.len() == most {
            found.others += 1;
            continue;
        }
        match open(&path) {
            Ok(game) if !game.record.recorded().is_over() => found.games.push(game),
            // It ended, but could not be put away then.
            Ok(game) => {
                if let Some(GameFile::Sound(journal)) = game.file {
                    let _ = journal.finish(store);
                }
            }
            Err(error) if error.other_kind() => {}
            Err(error) => found.problem = found.problem.or(Some(error)),
        }
    }
    Ok(found)
}

/// Opens a game that could go on, if it is of this kind; a damaged one up to the damage.
fn open(path: &Path, kind: Option<Kind>) -> Result<Unfinished, StoreError> {
    let asked_for = |record, file| {
        let record = asked_for(record, path, kind)?;
        let file = Some(file);
        Ok(Unfinished { record, file })
    };
    let error = match Journal::resume(path) {
        Ok((journal, record)) => return asked_for(record, GameFile::Sound(journal)),
        Err(error) => error,
    };
    if let Some(error) = error.record()
        && let Some(good) = error.good()
    {
        let damage = Damage { path: path.to_path_buf(), error: error.clone() };
        return asked_for(good, GameFile::Damaged(damage));
    }
    // What cannot be written can still be read, and go on in another file.
    if let Some(ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem) = error.refused() {
        let file = GameFile::ReadOnly(path.to_path_buf());
        return asked_for(store::load(path)?, file);
    }
    Err(error)
}

/// Looks after the games for the last time, and says where they are.
fn close(
    books: &Mutex<Vec<Book>>,
    home: Option<&PathBuf>,
    speaker: Speaker,
    is_told: bool,
) -> Result<(), Failure> {
    let mut books = lock(books);
    // All of them before anything is said: a terminal may take nothing.
    for book in books.iter_mut() {
        book.look_after(home);
    }
    let send = |book: &Book| mail::send(&book.saving, home, speaker);
    let sent: Vec<Option<String>> = books.iter().map(send).collect();
    let mut unsaved = Vec::new();
    // Taken out, so that nothing is said about them a second time.
    for (book, whose_turn) in books.drain(..).zip(sent) {
        let kept = speaker.language().files().after_leaving(&book.saving);
        // Where everything is told, that is asked for.
        let kept = kept.filter(|_| !is_told || !matches!(book.saving, Saving::Finished(_)));
        for text in book.result.iter().chain(&kept).chain(&whose_turn) {
            // If the terminal is gone, there is nobody to tell.
            let _ = writeln!(io::stdout(), "{}", speaker.spell(text));
        }
        if let Saving::Failed(why) = book.saving {
            unsaved.push(why);
        }
    }
    if unsaved.is_empty() { Ok(()) } else { Err(Failure::Unsaved(unsaved)) }
}

/// The journal of a game that goes on: in its own file, or in a new one if that is
/// damaged, which is put aside as it is. What can only be read has none yet.
fn take_up(file: GameFile, store: Option<&Store>, record: &dyn Recorded) -> Option<Journal> {
    match file {
        GameFile::Sound(journal) => Some(journal),
        GameFile::Damaged(Damage { path, .. }) => {
            let store = store?;
            let journal = Journal::create_in(store, record).ok()?;
            store.put_aside(&path);
            Some(journal)
        }
        GameFile::ReadOnly(_) => None,
    }
}
