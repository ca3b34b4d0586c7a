//! Games in files of the players' own, which may go from one to the other by mail.

use std::path::{Path, PathBuf};

use super::Speaker;
use crate::app::{Aside, Resume, Saving};
use crate::record::AnyRecord;
use crate::rules::Seat;
use crate::rules::game::Game as _;
use crate::store::{self, Store, StoreError};

/// Looks at a record that was sent, before it goes on: where all lies open, that it is not
/// older than what was seen of it. That of a game of cards tells all cards, which is to be
/// said.
pub(super) fn receive(
    path: &Path,
    record: &AnyRecord,
    home: Option<&PathBuf>,
) -> Result<Option<Aside>, StoreError> {
    let store = Store::locate(home.cloned()).ok();
    if record.recorded().is_over() || store.as_ref().is_some_and(|store| store.keeps(path)) {
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

/// Notes what the players have seen of a game that may be mailed; gives a sentence that says
/// whose turn it is.
pub(super) fn send(saving: &Saving, home: Option<&PathBuf>, speaker: Speaker) -> Option<String> {
    let record = mailed(saving, home)?;
    let words = speaker.language().files();
    if let Err(error) = note(&record, home) {
        speaker.warn(&words.store_error(&error));
    }
    let seat = to_act(&record)?;
    Some(words.turn_of(record.recorded().names().of(seat)))
}

/// Notes what the players have seen of a game that may be mailed, while they go on with
/// another one: a failure would be in their way.
pub(super) fn put_down(saving: &Saving, home: Option<&PathBuf>) {
    if let Some(record) = mailed(saving, home) {
        let _ = note(&record, home);
    }
}

fn note(record: &AnyRecord, home: Option<&PathBuf>) -> Result<(), StoreError> {
    Store::locate(home.cloned())?.note_seen(record)
}

/// The record of a game in a file of the players' own, if it may be mailed.
fn mailed(saving: &Saving, home: Option<&PathBuf>) -> Option<AnyRecord> {
    let path = match saving {
        Saving::Kept(Resume::File(path)) | Saving::Finished(path) => path,
        Saving::Moved { how: Resume::File(path), .. } => path,
        Saving::Kept(_) | Saving::Moved { .. } | Saving::Off | Saving::Failed(_) => return None,
    };
    if Store::locate(home.cloned()).is_ok_and(|store| store.keeps(path)) {
        return None;
    }
    let record = store::load(path).ok()?;
    record.kind().is_open().then_some(record)
}

/// Whose decision it is in a game that is open to all.
fn to_act(record: &AnyRecord) -> Option<Seat> {
    match record {
        AnyRecord::Cards(_) => None,
        AnyRecord::Tiles(record) => record.game().to_act().map(Seat::from),
        AnyRecord::Pyramids(record) => record.game().to_act(),
    }
}
