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

use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};
use std::thread;

use super::{Attempt, Problem, Store, StoreError, files};

/// The longest one that is read.
const LONGEST: u64 = 64 << 10;
/// How many links may lead to it, as on most systems.
const MOST_LINKS: usize = 40;

/// What is remembered, line by line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HabitsFile {
    path: PathBuf,
    /// As they stand there, up to the line feed.
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
        let lines = text.split_terminator('\n').map(str::to_string);
        let mut file = HabitsFile { path, lines: lines.collect() };
        // The last line ends like the one before it.
        if let [.., before, last] = &mut file.lines[..]
            && !text.ends_with('\n')
        {
            last.push_str(end(before));
        }
        Ok(file)
    }

    /// Reads what is remembered, changes that and writes it, while no other program does the
    /// same; gives what is remembered then.
    ///
    /// # Errors
    ///
    /// If it cannot be read or written, or another program does not come to an end with it.
    pub fn change_habits(
        &self,
        change: impl Fn(&mut HabitsFile),
    ) -> Result<HabitsFile, StoreError> {
        let changed = |old: &HabitsFile| {
            let mut new = old.clone();
            change(&mut new);
            new
        };
        let old = self.habits()?;
        if changed(&old) == old {
            return Ok(old);
        }
        let _alone = self.lock_habits()?;
        // Another program may have changed it just now.
        let old = self.habits()?;
        let new = changed(&old);
        if new != old {
            new.save()?;
        }
        Ok(new)
    }

    /// Has other programs wait that change what is remembered. Waits for one that does, but
    /// only for a moment: the players wait, too. Where files cannot be locked, it goes on
    /// without.
    fn lock_habits(&self) -> Result<Option<File>, StoreError> {
        let Ok(file) = files::open_or_create(&self.home().join(HabitsFile::LOCK)) else {
            return Ok(None);
        };
        for _ in 0..files::TRIES {
            if files::lock(&file) {
                return Ok(Some(file));
            }
            thread::sleep(files::BETWEEN_TRIES);
        }
        Err(Problem::BeingChanged.at(self.home().join(HabitsFile::NAME)))
    }
}

/// Where a link leads, whether there is a file or not.
fn behind_links(path: &Path) -> PathBuf {
    let mut path = path.to_path_buf();
    for _ in 0..MOST_LINKS {
        let Ok(target) = fs::read_link(&path) else {
            break;
        };
        // It counts from where the link lies.
        path = path.parent().unwrap_or(Path::new("")).join(target);
    }
    path
}

fn read(path: &Path) -> Result<String, StoreError> {
    match String::from_utf8(files::read_short(path, LONGEST)?) {
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

    /// The file beside it that is locked while it is changed, and always empty: it is itself
    /// replaced by every change.
    const LOCK: &str = "settings.lock";

    /// The file itself.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The lines that are not empty or for people only.
    pub fn lines(&self) -> impl Iterator<Item = Line<'_>> {
        let lines = self.lines.iter().map(|line| line.trim_end_matches('\r'));
        let numbered = (1..).zip(lines);
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
        let old = self.lines.iter().rposition(|line| is_of(line, name));
        let end = old.map_or(self.lines.last(), |at| self.lines.get(at));
        let line = format!("{name}: {value}{}", end.map_or("", |line| self::end(line)));
        match old {
            Some(at) => self.lines[at] = line,
            None => self.lines.push(line),
        }
    }

    /// Removes a name.
    pub fn remove(&mut self, name: &str) {
        self.lines.retain(|line| !is_of(line, name));
    }

    /// Writes it: all of it or, if that fails, nothing.
    fn save(&self) -> Result<(), StoreError> {
        // A link stays one, and the file that it leads to is written.
        let path = behind_links(&self.path);
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
        files::replace(&path, text.as_bytes())
    }
}

/// What a line has before its line feed: some editors put a carriage return there.
fn end(line: &str) -> &'static str {
    if line.ends_with('\r') { "\r" } else { "" }
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
