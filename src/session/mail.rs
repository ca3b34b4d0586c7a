//! Games in files of the players' own, which may go from one to the other by mail.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::app::Aside;
use crate::cli::Args;
use crate::plain::Plain;
use crate::record::AnyRecord;
use crate::rules::Seat;
use crate::rules::game::Game as _;
use crate::store::{self, Store, StoreError};
use crate::texts::Language;

/// The file of the players' own in which the first game of a run is kept, if it is in one.
fn file(args: &Args) -> Option<&PathBuf> {
    let resumed = args.resume.as_ref().and_then(Option::as_ref);
    resumed.or(args.record.as_ref())
}

/// Looks at a record that was sent, before it goes on: where all lies open, that it is not
/// older than what was seen of it. That of a game of cards tells all cards, which is to be
/// said.
pub(super) fn receive(
    path: &Path,
    record: &AnyRecord,
    args: &Args,
) -> Result<Option<Aside>, StoreError> {
    let store = Store::locate(args.home.clone()).ok();
    if record.recorded().is_over() || store.as_ref().is_some_and(|store| store.holds(path)) {
        return Ok(None);
    }
    if !record.kind().is_open() {
        return Ok(Some(Aside::AllCards));
    }
    if let Some(store) = store {
        store.check_seen(path, record)?;
    }
    Ok(None)
}

/// Notes what the players have seen of a game that may be mailed, and says whose turn it is:
/// once the terminal is back.
pub(super) fn send(args: &Args, language: &dyn Language) {
    let words = language.files();
    let Some(record) = note(args, language) else {
        return;
    };
    if let Some(seat) = to_act(&record) {
        let name = record.recorded().names().of(seat);
        // If the terminal is gone, there is nobody to tell.
        let _ = writeln!(io::stdout(), "{}", words.turn_of(name));
    }
}

/// Notes what the players have seen of a game that may be mailed; gives it.
pub(super) fn note(args: &Args, language: &dyn Language) -> Option<AnyRecord> {
    let record = file(args).and_then(|path| store::load(path).ok());
    let record = record.filter(|record| record.kind().is_open())?;
    let noted = Store::locate(args.home.clone()).and_then(|store| store.note_seen(&record));
    if let Err(error) = noted {
        let message = Plain::message(&language.files().store_error(&error));
        // If the terminal is gone, there is nobody to tell.
        let _ = writeln!(io::stderr(), "mandala: {message}");
    }
    Some(record)
}

/// Whose decision it is in a game that is open to all.
fn to_act(record: &AnyRecord) -> Option<Seat> {
    match record {
        AnyRecord::Cards(_) => None,
        AnyRecord::Tiles(record) => record.game().to_act().map(Seat::from),
        AnyRecord::Pyramids(record) => record.game().to_act(),
    }
}
