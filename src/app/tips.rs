//! What is explained the first time that it comes up.

use std::fmt;

use super::{App, Change, Screen};

/// Something that is explained once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tip {
    /// A Mountain is shared out.
    Draft,
    /// It is, and somebody has an empty Field there.
    EmptyField,
    /// The deck has run out.
    DeckRanOut,
    /// Groups of both players bar each other.
    Bar,
    /// There are flips after the last turn.
    LastFlips,
    /// Pyramids fell into the eye.
    Eye,
    /// A tie was decided by the places of the pawns.
    Tie,
}

impl Tip {
    /// All of them.
    pub const ALL: [Tip; 7] = [
        Tip::Draft,
        Tip::EmptyField,
        Tip::DeckRanOut,
        Tip::Bar,
        Tip::LastFlips,
        Tip::Eye,
        Tip::Tie,
    ];

    /// The word for it in files.
    pub const fn name(self) -> &'static str {
        match self {
            Tip::Draft => "draft",
            Tip::EmptyField => "field",
            Tip::DeckRanOut => "deck",
            Tip::Bar => "bar",
            Tip::LastFlips => "flips",
            Tip::Eye => "eye",
            Tip::Tie => "tie",
        }
    }
}

/// Those that were told. In files they stand by their names, with spaces between them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Told(u8);

impl Told {
    /// Whether one was told.
    pub fn has(self, tip: Tip) -> bool {
        self.0 & 1 << tip as u8 != 0
    }

    /// The same with one more.
    #[must_use]
    pub fn with(self, tip: Tip) -> Told {
        Told(self.0 | 1 << tip as u8)
    }

    /// Reads them; nothing if one is unknown.
    pub(super) fn read(text: &str) -> Option<Told> {
        let mut words = text.split_whitespace();
        words.try_fold(Told::default(), |told, word| {
            let tip = Tip::ALL.into_iter().find(|tip| tip.name() == word)?;
            Some(told.with(tip))
        })
    }
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told = Tip::ALL.into_iter().filter(|&tip| self.has(tip));
        let names: Vec<&str> = told.map(Tip::name).collect();
        f.write_str(&names.join(" "))
    }
}

impl App {
    /// Explains what comes up for the first time, until something is played.
    pub(super) fn explain(&mut self) {
        let Screen::Table(table) = &self.screen else {
            return;
        };
        let now = (self.games, table.made());
        if self.tip.is_some_and(|(_, since)| since != now) {
            self.tip = None;
        }
        let is_taught = self.lesson.is_some() || self.practice.is_some();
        let is_seen = self.overlay.is_none() && self.frame.is_none() && !self.too_small;
        if self.tip.is_some() || !self.settings.tips || is_taught || !is_seen {
            return;
        }
        let told = self.settings.told;
        if let Some(tip) = table.tips().into_iter().find(|&tip| !told.has(tip)) {
            self.tip = Some((tip, now));
            self.settings.told = told.with(tip);
            self.pending.remember.push(Change::Told(self.settings.told));
        }
    }

    /// What is explained now.
    pub(super) fn tip(&self) -> Option<Tip> {
        Some(self.tip?.0)
    }
}
