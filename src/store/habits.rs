//! The file in which names and settings are remembered.
//!
//! ```text
//! # A line that begins like this is for you.
//! game: cards
//! one: Anna
//! two: Beth
//! flip: on
//! ```
//!
//! It lies beside the games, in the same directory, and has a name and a value in each
//! line. Here nobody knows what they mean, see [`Habits`](crate::app::Habits). So whatever
//! stands in the file stays in it, except for the lines that are set anew.

use std::fs::{self, OpenOptions};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use super::{Attempt, Problem, Store, StoreError, files};

/// The longest one that is read.
const LONGEST: u64 = 64 << 10;

/// What is remembered, line by line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HabitsFile {
    path: PathBuf,
    lines: Vec<String>,
}

impl Store {
    /// Reads what is remembered: nothing, if there is no such file.
    ///
    /// # Errors
    ///
    /// If there is one, but it cannot be read as text.
    pub fn habits(&self) -> Result<HabitsFile, StoreError> {
        let path = self.home().join(HabitsFile::NAME);
        let text = match fs::metadata(&path) {
            // Where the directory is none, that is told when a game is to be kept.
            Err(error) if files::is_missing(&error) => String::new(),
            _ => read(&path)?,
        };
        // Some editors begin a text with this mark.
        let text = text.trim_start_matches('\u{feff}');
        let lines = text.lines().map(str::to_string).collect();
        Ok(HabitsFile { path, lines })
    }
}

fn read(path: &Path) -> Result<String, StoreError> {
    let file = files::open(path, OpenOptions::new().read(true))?;
    let mut bytes = Vec::new();
    let read = file.take(LONGEST + 1).read_to_end(&mut bytes);
    read.map_err(Attempt::Read.at(path))?;
    match String::from_utf8(bytes) {
        Ok(text) if text.len() as u64 <= LONGEST => Ok(text),
        _ => Err(Problem::NotSettings.at(path)),
    }
}

/// The name and the value in a line.
fn entry(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.split_once(':')?;
    Some((name.trim(), value.trim()))
}

impl HabitsFile {
    /// What the file is called.
    pub const NAME: &str = "settings.txt";

    /// The file itself.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The lines that are not empty or for people only.
    pub fn lines(&self) -> impl Iterator<Item = Line<'_>> {
        let numbered = (1..).zip(&self.lines);
        numbered
            .map(|(number, text)| Line { number, text })
            .filter(|line| !line.text.trim().is_empty() && !line.text.trim().starts_with('#'))
    }

    /// The value of a name, if it has one; what stands further down counts.
    pub fn get(&self, name: &str) -> Option<&str> {
        let entries = self.lines().filter_map(|line| line.entry());
        let found = entries.filter(|(known, _)| *known == name).last();
        found.map(|(_, value)| value)
    }

    /// Sets the value of a name, where that stands already or in a new line.
    pub fn set(&mut self, name: &str, value: &str) {
        if self.get(name) == Some(value) {
            return;
        }
        let line = format!("{name}: {value}");
        match self.lines.iter().rposition(|line| is_of(line, name)) {
            Some(at) => self.lines[at] = line,
            None => self.lines.push(line),
        }
    }

    /// Removes a name.
    pub fn remove(&mut self, name: &str) {
        self.lines.retain(|line| !is_of(line, name));
    }

    /// Writes it: all of it or, if that fails, nothing.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn save(&self) -> Result<(), StoreError> {
        // A link stays one, and the file that it leads to is written.
        let path = fs::canonicalize(&self.path).unwrap_or_else(|_| self.path.clone());
        if path.exists() {
            // A file that must not be written could be replaced all the same.
            let refused = OpenOptions::new().write(true).open(&path);
            refused.map_err(Attempt::Write.at(&path))?;
        }
        let text: String = self.lines.iter().map(|line| format!("{line}\n")).collect();
        if text.len() as u64 > LONGEST {
            // It could not be read again.
            return Err(Problem::NotSettings.at(&path));
        }
        let (new, mut file) = files::create_unique(&path.with_extension("new"))?;
        let written = file.write_all(text.as_bytes());
        let written = written.and_then(|()| file.sync_all());
        // An open file cannot be renamed everywhere.
        drop(file);
        let done = written.and_then(|()| fs::rename(&new, &path));
        if done.is_err() {
            let _ = fs::remove_file(&new);
        }
        done.map_err(Attempt::Write.at(&path))?;
        files::sync_parent(&path);
        Ok(())
    }
}

fn is_of(line: &str, name: &str) -> bool {
    entry(line).is_some_and(|(known, _)| known == name)
}

/// A line of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line<'a> {
    /// Which line it is, from 1.
    pub number: usize,
    /// What stands there, whatever that is.
    pub text: &'a str,
}

impl<'a> Line<'a> {
    /// Its name and value, if it has them.
    pub fn entry(self) -> Option<(&'a str, &'a str)> {
        entry(self.text)
    }
}
