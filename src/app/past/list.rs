//! The list of past games: what is looked for, what was found, and what is asked next.

use std::path::PathBuf;
use std::sync::Arc;

use crate::app::command::Command;
use crate::app::overlay::Extent;
use crate::past::{Found, Meeting, Row, Wanted};
use crate::record::AnyRecord;
use crate::store::StoreError;

/// How many games are held at once: more than any screen has rows.
const WINDOW: usize = 200;

/// The longest text that is looked for.
pub(super) const LONGEST: usize = 60;

/// A list of games.
#[derive(Debug, Default)]
pub struct List {
    /// What the games have to do with, as far as it is typed.
    pub typed: String,
    /// The number of the chosen one among those that fit.
    pub at: usize,
    /// Some of them, those around the chosen one.
    pub found: Found,
    /// How the players of one stand with each other.
    pub(super) meeting: Option<Box<Meeting>>,
    /// What came of what was asked for last.
    pub notice: Option<Notice>,
    /// The one that is to be removed, if the players want that.
    pub removing: Option<PathBuf>,
    /// What has to be done with the files before anything else.
    pub(super) errand: Option<Errand>,
    /// What was asked last, and the number of that question.
    pub(super) asked: (Option<Question>, u64),
    /// For which text the games were found.
    pub(super) found_for: Option<String>,
    /// The game for which it was asked how its players stand, and in games of which text.
    pub(super) met: Option<(PathBuf, String)>,
}

/// What the players are told about a game of the list.
#[derive(Clone, Debug)]
pub enum Notice {
    /// Where it lies.
    Place(PathBuf),
    /// Where it lies now.
    Removed(PathBuf),
    /// Why something cannot be done with it.
    Wrong(Arc<StoreError>),
}

/// What of a game is opened from the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Page {
    Replay,
    Review,
    Luck,
}

/// What has to be done with the file of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Errand {
    Open { path: PathBuf, page: Page },
    Remove(PathBuf),
}

/// What is asked about the files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Question {
    Look(Wanted),
    Meeting(PathBuf, String),
    Errand(Errand),
}

/// What is answered.
pub(in crate::app) enum Word {
    Found(String, Found),
    Meeting(Option<Box<Meeting>>),
    Opened(Result<Box<AnyRecord>, StoreError>, Page),
    Removed(Result<PathBuf, StoreError>),
}

impl List {
    pub(super) fn new(typed: &str) -> List {
        List { typed: typed.chars().take(LONGEST).collect(), ..List::default() }
    }

    /// The chosen row, once it is known.
    pub fn chosen(&self) -> Option<&Row> {
        let row = self.at.checked_sub(self.found.first)?;
        self.found.rows.get(row)
    }

    /// How the players of the chosen one stand with each other in the games that are looked
    /// for, once that is known.
    pub fn meeting(&self) -> Option<&Meeting> {
        let path = self.chosen()?.path();
        let (_, text) = self.met.as_ref()?;
        let meeting = self.meeting.as_deref();
        meeting.filter(|it| it.game.path == path && *text == self.typed)
    }

    /// Whether games are still looked for.
    pub fn is_looking(&self) -> bool {
        matches!(self.asked.0, Some(Question::Look(_)))
    }

    /// Whether something is done with a file.
    pub fn has_errand(&self) -> bool {
        self.errand.is_some()
    }

    /// What has to be known or done now.
    fn question(&self) -> Option<Question> {
        if let Some(errand) = &self.errand {
            return Some(Question::Errand(errand.clone()));
        }
        let is_same = self.found_for.as_ref() == Some(&self.typed);
        let end = self.found.first + self.found.rows.len();
        let is_whole = self.found.is_all() && end >= self.found.count;
        // As far around the chosen one as a screen may reach.
        let reach = WINDOW / 3;
        let is_near = (self.found.first == 0 || self.found.first + reach <= self.at)
            && (is_whole || self.at + reach <= end);
        if !is_same || self.found.trouble.is_none() && !is_near {
            return Some(Question::Look(Wanted {
                text: self.typed.clone(),
                first: self.at.saturating_sub(WINDOW / 2),
                count: WINDOW,
                anew: self.found_for.is_none(),
            }));
        }
        let game = self.chosen()?.game()?;
        let wanted = (game.path.clone(), self.typed.clone());
        let is_known = self.met.as_ref() == Some(&wanted);
        (!is_known).then_some(Question::Meeting(wanted.0, wanted.1))
    }

    /// Notes what is to be asked; what was answered is asked anew if it is still open.
    pub(super) fn ask(&mut self, was_answered: bool) {
        let question = self.question();
        if was_answered || question != self.asked.0 {
            self.asked = (question, self.asked.1 + 1);
        }
    }

    /// Goes to another game.
    pub(super) fn go(&mut self, command: Command, extent: Extent) {
        let page = extent.height.saturating_sub(1).max(1);
        let last = self.found.count.saturating_sub(1);
        self.at = match command {
            Command::Up => self.at.saturating_sub(1),
            Command::Down => self.at + 1,
            Command::PageUp => self.at.saturating_sub(page),
            Command::PageDown => self.at + page,
            Command::Top => 0,
            Command::Bottom => last,
            Command::Row(row) => row,
            _ => self.at,
        }
        .min(last);
    }

    /// Looks for something else.
    pub(super) fn retype(&mut self, change: impl FnOnce(&mut String)) {
        change(&mut self.typed);
        self.at = 0;
    }

    pub(super) fn send(&mut self, errand: impl FnOnce(PathBuf) -> Errand) {
        match self.chosen() {
            Some(Row::Game(game)) => self.errand = Some(errand(game.path.clone())),
            Some(Row::Wrong { error, .. }) => self.notice = Some(Notice::Wrong(error.clone())),
            None => {}
        }
    }
}
