//! What the players are used to, remembered between one evening and the next.

use std::path::PathBuf;
use std::sync::Arc;

use super::Speaker;
use crate::app::{Change, Habits, Tongue, Trouble, WrongLine};
use crate::store::{HabitsFile, Store, StoreError};

/// Reads and writes what is remembered.
pub(super) struct Memory {
    home: Option<PathBuf>,
    speaker: Speaker,
    /// What is still to be written.
    changes: Vec<Change>,
    trouble: Option<Trouble>,
}

impl Memory {
    /// Reads what is remembered. Whatever is wrong with that is no reason not to play.
    pub(super) fn open(home: Option<PathBuf>, system: Tongue) -> (Memory, Habits) {
        let mut memory = Memory {
            home,
            speaker: Speaker { tongue: system, ascii: false },
            changes: Vec::new(),
            trouble: None,
        };
        let (habits, wrong) = match memory.store().and_then(|store| store.habits()) {
            Ok(file) => Habits::read(&file, system),
            // That there is no place at all is told where something is to be kept.
            Err(StoreError::NoHome) => Default::default(),
            Err(error) => {
                memory.trouble = Some(Trouble::File(Arc::new(error)));
                Default::default()
            }
        };
        memory.trouble = memory.trouble.or(wrong.map(Trouble::Line));
        (memory, habits)
    }

    /// Speaks like this from now on.
    pub(super) fn speak(&mut self, speaker: Speaker) {
        self.speaker = speaker;
    }

    fn store(&self) -> Result<Store, StoreError> {
        Store::locate(self.home.clone())
    }

    /// What is wrong, which the players are to be told.
    pub(super) fn trouble(&self) -> Option<Trouble> {
        self.trouble.clone()
    }

    /// Writes what the players have changed, and what could not be written before.
    pub(super) fn remember(&mut self, changes: Vec<Change>) {
        self.changes.extend(changes);
        self.write();
    }

    fn write(&mut self) {
        self.trouble = match self.try_write() {
            Ok(wrong) => {
                self.changes.clear();
                wrong.map(Trouble::Line)
            }
            Err(error) => Some(Trouble::File(Arc::new(error))),
        };
    }

    /// Changes the file as it is now: another game, or an editor, may have written it.
    fn try_write(&self) -> Result<Option<WrongLine>, StoreError> {
        let put = |file: &mut HabitsFile| {
            for change in &self.changes {
                change.put_into(file, self.speaker.tongue);
            }
        };
        let file = self.store()?.change_habits(put)?;
        Ok(Habits::read(&file, self.speaker.tongue).1)
    }

    /// Tries for the last time what failed, and says what is wrong: once the terminal is
    /// back.
    pub(super) fn leave(mut self) {
        if !self.changes.is_empty() {
            self.write();
        }
        if let Some(trouble) = &self.trouble {
            let words = self.speaker.language().settings();
            self.speaker.warn(&words.trouble(trouble));
        }
    }
}
