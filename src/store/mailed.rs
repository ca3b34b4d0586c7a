//! What was last seen of games that are mailed: a copy of the record of each.

use std::path::{Path, PathBuf};

use super::{EXTENSION, Problem, Store, StoreError, files};
use crate::record::AnyRecord;

/// The directory of the copies, within that of the unfinished games.
const MAILED: &str = "mailed";

impl Store {
    /// Makes sure that a record of this file has every move that was seen of its game when
    /// [`note_seen`](Store::note_seen) was last told of it.
    ///
    /// # Errors
    ///
    /// If it lacks some; the error says where the copy is that has them.
    pub fn check_seen(&self, path: &Path, record: &AnyRecord) -> Result<(), StoreError> {
        let copy = self.seen_copy(record);
        // Without a copy of this game, nothing was seen of it.
        let Ok(seen) = files::load(&copy) else {
            return Ok(());
        };
        let (new, old) = (record.recorded(), seen.recorded());
        let is_same = new.text_up_to(0) == old.text_up_to(0);
        let has_all = match old.len().checked_sub(1) {
            Some(last) => last < new.len() && new.mark(last) == old.mark(last),
            None => true,
        };
        if is_same && !has_all {
            let turn = old.turns();
            return Err(Problem::WentBack { copy, turn }.at(path));
        }
        Ok(())
    }

    /// Keeps a copy of a record, to know later what was seen of its game.
    ///
    /// # Errors
    ///
    /// If it cannot be written; then the one before stays.
    pub fn note_seen(&self, record: &AnyRecord) -> Result<(), StoreError> {
        let copy = self.seen_copy(record);
        files::replace(&copy, record.to_string().as_bytes())
    }

    /// Where the copy of a game lies. Now and then two games would have the same place; then
    /// only the later one is remembered.
    fn seen_copy(&self, record: &AnyRecord) -> PathBuf {
        let (_, head) = record.recorded().printed(0);
        let name = format!("{head:04x}.{EXTENSION}");
        self.home().join(MAILED).join(name)
    }
}
