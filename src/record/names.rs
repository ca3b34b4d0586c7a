use std::fmt;

use unicode_width::UnicodeWidthChar;

use crate::plain::is_visible;
use crate::rules::Seat;

/// The longest name, in characters.
pub const NAME_LIMIT: usize = 16;

/// The names of all players by seat, two to five of them: fit to be shown and written, and
/// not alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(Vec<String>);

impl Names {
    /// Takes the new names of two players, as [`Names::of_all`] does.
    ///
    /// # Errors
    ///
    /// If a name cannot be used or both are alike.
    pub fn new(one: &str, two: &str) -> Result<Names, NameError> {
        Names::of_all([one, two])
    }

    /// Takes new names, without the spaces around them and with a single plain space
    /// wherever they have others within.
    ///
    /// # Errors
    ///
    /// If a name cannot be used, some are alike, or there are not two to five. Names that
    /// look alike shall be alike, so a letter and its accent must be one character.
    ///
    /// ```
    /// use mandala::record::{NameError, Names};
    ///
    /// let names = Names::of_all(["Anna", "Beth", "Carl"])?;
    /// assert_eq!(names.iter().collect::<Vec<_>>(), ["Anna", "Beth", "Carl"]);
    /// assert_eq!(Names::of_all(["Anna", "Beth", "ANNA"]), Err(NameError::Alike));
    /// assert_eq!(Names::of_all(["Anna"]), Err(NameError::Count));
    /// # Ok::<(), NameError>(())
    /// ```
    pub fn of_all<'a>(names: impl IntoIterator<Item = &'a str>) -> Result<Names, NameError> {
        Names::different(names.into_iter().map(new_name))
    }

    /// Takes names as they stand in a record. Old ones may have accents apart from their
    /// letters, and any spaces.
    ///
    /// # Errors
    ///
    /// If a name cannot be used, some are alike, or there are not two to five.
    pub fn recorded<'a>(names: impl IntoIterator<Item = &'a str>) -> Result<Names, NameError> {
        Names::different(names.into_iter().map(check_name))
    }

    fn different(
        names: impl Iterator<Item = Result<String, NameError>>,
    ) -> Result<Names, NameError> {
        let names: Vec<String> = names.collect::<Result<_, _>>()?;
        if !(2..=Seat::MOST).contains(&names.len()) {
            return Err(NameError::Count);
        }
        let lower: Vec<String> = names.iter().map(|name| name.to_lowercase()).collect();
        if (1..lower.len()).any(|at| lower[..at].contains(&lower[at])) {
            return Err(NameError::Alike);
        }
        Ok(Names(names))
    }

    /// A player's name.
    ///
    /// # Panics
    ///
    /// If nobody has this seat.
    pub fn of(&self, seat: impl Into<Seat>) -> &str {
        &self.0[seat.into().index()]
    }

    /// The player of this name.
    pub fn seat(&self, name: &str) -> Option<Seat> {
        let name = name.trim().to_lowercase();
        self.seats().find(|&seat| self.of(seat).to_lowercase() == name)
    }

    /// Everybody's seat, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.count())
    }

    /// All names by seat.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }

    /// How many players there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }
}

/// Whether a character may stand in a name: it must be visible, must not change
/// how the rest of the line is shown, and must not mean something in a record.
pub fn fits_name(c: char) -> bool {
    is_visible(c) && !matches!(c, ':' | '#' | '@')
}

/// Checks a character of a new name: it must fit, and not lie on the one before it.
///
/// # Errors
///
/// What is wrong with it.
pub fn check_new(c: char) -> Result<(), NameError> {
    if !fits_name(c) {
        Err(NameError::Character)
    } else if is_mark(c) {
        Err(NameError::Mark)
    } else {
        Ok(())
    }
}

/// Whether a character takes no column of its own, like an accent apart from its letter.
fn is_mark(c: char) -> bool {
    c.width() == Some(0)
}

/// Whether the marks in a name, like the accents of some scripts, lie on a
/// character before them, and no more than two on each.
fn marks_fit(name: &str) -> bool {
    const MOST: usize = 2;
    // None may come first.
    let mut marks = MOST;
    name.chars().all(|c| {
        marks = if is_mark(c) { marks + 1 } else { 0 };
        marks <= MOST
    })
}

fn new_name(name: &str) -> Result<String, NameError> {
    let name = check_name(name)?;
    name.chars().try_for_each(check_new)?;
    Ok(name.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Checks a name by itself; gives it without the spaces around it.
pub(crate) fn check_name(name: &str) -> Result<String, NameError> {
    let name = name.trim();
    if name.is_empty() {
        Err(NameError::Empty)
    } else if name.chars().count() > NAME_LIMIT {
        Err(NameError::TooLong)
    } else if !name.chars().all(fits_name) || !marks_fit(name) {
        Err(NameError::Character)
    } else {
        Ok(name.to_string())
    }
}

/// Error when names cannot be used.
///
/// It prints as a short phrase; the sentence that a player reads is in
/// [`texts`](crate::texts).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameError {
    /// A name is empty.
    Empty,
    /// A name is too long.
    TooLong,
    /// A name has a character that may not stand in it.
    Character,
    /// A name has an accent, or another mark, apart from its letter.
    Mark,
    /// Two players have the same name.
    Alike,
    /// There are fewer than two names, or more than five.
    Count,
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NameError::Empty => "an empty name",
            NameError::TooLong => "a name that is too long",
            NameError::Character => "a character that may not stand in a name",
            NameError::Mark => "a mark apart from its letter",
            NameError::Alike => "two names that are alike",
            NameError::Count => "too few or too many names",
        })
    }
}

impl std::error::Error for NameError {}
