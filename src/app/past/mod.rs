//! The games that were played: a list to look through, and how its players stand.

pub(super) mod keymap;
mod list;

use std::mem;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use super::command::Command;
use super::overlay::Overlay;
use super::saving::Saving;
use super::start::Start;
use super::table::AnyTable;
use super::task::{Said, Ticket, Topic, Work};
use super::{App, Screen};
use crate::past::{Meeting, Row, Shelf};
use crate::record::AnyRecord;
use crate::rules::Kind;
use crate::store::Stamp;
pub use keymap::KeyLabel;
use list::{Errand, LONGEST, Question};
pub use list::{List, Notice};
pub(super) use list::{Page, Word};

/// The games that were played, as far as the app knows them.
#[derive(Default)]
pub(super) struct Past {
    /// Who has their files; without them there is no list.
    pub(super) shelf: Option<Arc<dyn Shelf>>,
    /// Of which games one was finished here.
    pub(super) finished: Vec<Kind>,
    /// The list, as long as the players look through it.
    pub(super) list: Option<Box<List>>,
    /// The start screen behind a game of the list.
    pub(super) form: Option<Box<Start>>,
    /// The page of that game that was opened from the list, and goes back there.
    pub(super) page: Option<Page>,
    /// How the players of the game on the table stand once it is over, and which game since
    /// the start it is.
    stands: Option<(usize, Option<Box<Meeting>>)>,
}

impl Past {
    /// Lets the start screen know what was played.
    pub(super) fn tell(&self, form: &mut Start) {
        form.has_past = self.shelf.is_some();
        form.finished.clone_from(&self.finished);
    }
}

impl App {
    /// Lets the players look through the finished games, which are here; they are of these
    /// kinds.
    #[must_use]
    pub fn with_shelf(mut self, shelf: Arc<dyn Shelf>, finished: Vec<Kind>) -> App {
        self.past.shelf = Some(shelf);
        self.past.finished = finished;
        let form = match (&mut self.screen, &mut self.lesson) {
            (Screen::Start(form), _) => Some(form),
            (Screen::Table(_), Some(lesson)) => Some(&mut lesson.form),
            (Screen::Table(_), None) => None,
        };
        if let Some(form) = form {
            self.past.tell(form);
        }
        self
    }

    /// Opens the list of the games that have to do with a text.
    #[must_use]
    pub fn at_past_games(mut self, text: &str) -> App {
        self.open_list(text);
        self
    }

    pub(super) fn open_list(&mut self, text: &str) {
        if self.past.shelf.is_some() {
            let mut list = List::new(text);
            list.ask(false);
            self.past.list = Some(Box::new(list));
            self.overlay = Some(Overlay::Past);
        }
    }

    /// The numbers of the games that are known.
    pub(super) fn rows(&self) -> Range<usize> {
        let found = self.past.list.as_ref().map(|list| &list.found);
        found.map_or(0..0, |it| it.first..it.first + it.rows.len())
    }

    /// Whether the list has a game or a file that is chosen.
    pub(super) fn has_chosen_game(&self) -> bool {
        let list = self.past.list.as_ref();
        list.is_some_and(|list| list.chosen().is_some())
    }

    /// Does what is asked where the list lies on top.
    pub(super) fn update_past(&mut self, overlay: Overlay, command: Command) {
        let extent = self.extent;
        let Some(list) = &mut self.past.list else {
            return;
        };
        list.notice = None;
        self.overlay = match (overlay, command) {
            (Overlay::Past, Command::Back) if !list.typed.is_empty() => {
                list.retype(String::clear);
                Some(overlay)
            }
            (Overlay::Past, Command::Back) => {
                self.past.list = None;
                return self.overlay = None;
            }
            (Overlay::Past, Command::Find) => {
                list.retype(String::clear);
                Some(Overlay::Find)
            }
            (Overlay::Find, Command::FindAll) => {
                list.retype(String::clear);
                Some(Overlay::Past)
            }
            (Overlay::Past, Command::Heads) => Some(Overlay::Heads { scroll: 0 }),
            (Overlay::Past, Command::Remove) => {
                list.removing = list.chosen().map(Row::path).map(Path::to_path_buf);
                Some(Overlay::Remove)
            }
            (Overlay::Past, Command::Confirm | Command::Review | Command::Luck) => {
                let page = match command {
                    Command::Review => Page::Review,
                    Command::Luck => Page::Luck,
                    _ => Page::Replay,
                };
                list.send(|path| Errand::Open { path, page });
                Some(overlay)
            }
            (Overlay::Past, Command::Help) => Some(Overlay::Help { scroll: 0 }),
            (Overlay::Past, Command::Place) => {
                let path = list.chosen().map(Row::path).map(Path::to_path_buf);
                list.notice = path.map(Notice::Place);
                Some(overlay)
            }
            (Overlay::Find, Command::Type(letter)) => {
                if list.typed.chars().count() < LONGEST && !letter.is_control() {
                    list.retype(|typed| typed.push(letter));
                }
                Some(overlay)
            }
            (Overlay::Find, Command::Erase) => {
                list.retype(|typed| {
                    typed.pop();
                });
                Some(overlay)
            }
            (Overlay::Remove, Command::Confirm) => {
                list.errand = list.removing.take().map(Errand::Remove);
                Some(Overlay::Past)
            }
            (_, Command::Back) => Some(Overlay::Past),
            (mut heads @ Overlay::Heads { .. }, _) => {
                heads.scroll(command, extent);
                Some(heads)
            }
            _ => {
                list.go(command, extent);
                Some(overlay)
            }
        };
        if let Some(list) = &mut self.past.list {
            list.ask(false);
        }
    }

    /// The question about the files of past games, if there is one.
    pub(super) fn asked_for_past(&self) -> Option<Ticket> {
        let list = self.past.list.as_ref();
        match list.filter(|_| self.overlay.is_some_and(Overlay::is_past)) {
            Some(list) => {
                list.asked.0.as_ref()?;
                Some(self.ticket(Topic::Past, list.asked.1))
            }
            None => {
                self.ended_in()?;
                Some(self.ticket(Topic::Past, 0))
            }
        }
    }

    /// Whether it is still to be found out how the players of the game that is over stand.
    pub fn awaits_stands(&self) -> bool {
        self.ended_in().is_some()
    }

    /// The file of the game that is over, if it is not known yet how its players stand.
    fn ended_in(&self) -> Option<&Path> {
        self.past.shelf.as_ref()?;
        let is_known = { self.past.stands.as_ref() }.is_some_and(|(game, _)| *game == self.games);
        let is_over = self.table().and_then(AnyTable::standing).is_some();
        match &self.saving {
            Saving::Finished(path) if is_over && !is_known => Some(path),
            _ => None,
        }
    }

    /// How the players of the game that is over stand with each other; of computers alone
    /// there is nothing to tell.
    pub(super) fn stands(&self) -> Option<&Meeting> {
        let stands = self.past.stands.as_ref();
        let (_, meeting) = stands.filter(|(game, _)| *game == self.games)?;
        let meeting = meeting.as_deref()?;
        (!meeting.heads.party().people().is_empty()).then_some(meeting)
    }

    /// How the answer to that is found.
    pub(super) fn past_work(&self) -> Option<Work<Said>> {
        let shelf = Arc::clone(self.past.shelf.as_ref()?);
        let list = self.past.list.as_ref();
        let question = match list.filter(|_| self.overlay.is_some_and(Overlay::is_past)) {
            Some(list) => list.asked.0.clone()?,
            None => Question::Meeting(self.ended_in()?.to_path_buf(), String::new()),
        };
        Some(Box::new(move |stop| {
            let word = match question {
                Question::Look(wanted) => {
                    let found = shelf.look(&wanted, stop)?;
                    Word::Found(wanted.text, found)
                }
                Question::Meeting(path, text) => {
                    Word::Meeting(shelf.meeting(&path, &text, stop).map(Box::new))
                }
                Question::Errand(Errand::Open { path, page }) => {
                    Word::Opened(shelf.load(&path).map(Box::new), page)
                }
                Question::Errand(Errand::Remove(path)) => Word::Removed(shelf.remove(&path)),
            };
            Some(Said::Past(word))
        }))
    }

    /// Takes what was answered.
    pub(super) fn take_past(&mut self, word: Word) {
        let Some(list) = self.past.list.as_mut() else {
            if let Word::Meeting(meeting) = word {
                self.past.stands = Some((self.games, meeting));
            }
            return;
        };
        match word {
            Word::Found(text, found) => {
                list.found_for = Some(text);
                list.found = found;
                list.at = list.at.min(list.found.count.saturating_sub(1));
            }
            Word::Meeting(meeting) => {
                let path = list.chosen().map(Row::path).map(Path::to_path_buf);
                list.met = path.map(|path| (path, list.typed.clone()));
                list.meeting = meeting;
            }
            Word::Opened(Err(error), _) => {
                list.errand = None;
                list.notice = Some(Notice::Wrong(Arc::new(error)));
            }
            Word::Opened(Ok(record), page) => {
                if let Some(Errand::Open { path, .. }) = list.errand.take() {
                    self.began = Stamp::named(&path);
                }
                return self.open_past(*record, page);
            }
            Word::Removed(done) => {
                list.errand = None;
                list.notice = Some(match done {
                    Ok(place) => Notice::Removed(place),
                    Err(error) => Notice::Wrong(Arc::new(error)),
                });
                // It is not there any more, and everybody stands otherwise.
                list.found_for = None;
                list.met = None;
            }
        }
        list.ask(true);
    }

    /// Steps through a game of the list, or shows a page of its review.
    fn open_past(&mut self, record: AnyRecord, page: Page) {
        let table = self.with_its_review(AnyTable::replay(record));
        let screen = mem::replace(&mut self.screen, Screen::Table(table));
        if let Screen::Start(form) = screen {
            self.past.form = Some(form);
        }
        self.overlay = None;
        self.past.page = Some(page);
        match page {
            Page::Replay => {}
            Page::Review => self.open_review(),
            Page::Luck => self.open_luck(),
        }
    }

    /// How the players of the chosen game of the list stand with each other, once that is known.
    pub(super) fn met(&self) -> Option<&Meeting> {
        self.past.list.as_ref()?.meeting()
    }

    /// Whether the list is what lies on the start screen, itself or below its help.
    pub(super) fn is_at_list(&self) -> bool {
        self.past.list.is_some() && !self.is_from_list()
    }

    /// Whether only some of its games are looked for.
    pub(super) fn is_filtered(&self) -> bool {
        let list = self.past.list.as_ref();
        list.is_some_and(|list| !list.typed.is_empty())
    }

    /// Whether the game on the table is one of the list.
    pub(super) fn is_from_list(&self) -> bool {
        self.past.form.is_some()
    }

    /// Goes back to the list.
    pub(super) fn back_to_list(&mut self) {
        if let Some(form) = self.past.form.take() {
            self.leave_replay_for(Screen::Start(form));
            self.began = None;
            self.past.page = None;
            self.overlay = Some(Overlay::Past);
            if let Some(list) = &mut self.past.list {
                list.ask(true);
            }
        }
    }
}
