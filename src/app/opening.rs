//! Ways to open the app: at the start screen, at a table, or at a record.

use std::collections::HashSet;
use std::path::Path;
use std::time::Duration;

use super::clock::Clock;
use super::effect::Effects;
use super::event::Announced;
use super::partner::Turn;
use super::past::Past;
use super::series::Series;
use super::start::{First, GameFile, Line, Start, Unfinished};
use super::{AnyTable, App, Extent, Saving, Screen, Settings};
use crate::record::{AnyRecord, Computers, Course, Names};
use crate::rules::game::Game;
use crate::rules::{Kind, shuffle};
use crate::store::Stamp;

/// Those who sit down to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Party {
    /// Their names.
    pub names: Names,
    /// Which of them are computers.
    pub computers: Computers,
}

impl Party {
    /// Those who play this game.
    pub(super) fn of<G: Game>(course: &Course<G>) -> Party {
        Party { names: course.names().clone(), computers: *course.computers() }
    }
}

/// Nobody but people.
impl From<Names> for Party {
    fn from(names: Names) -> Party {
        let computers = Computers::default();
        Party { names, computers }
    }
}

/// What the start screen begins with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Opening {
    /// The game to be dealt.
    pub kind: Kind,
    /// Who plays, if that is known.
    pub names: Option<Names>,
    /// Which seats a computer has.
    pub computers: Computers,
    /// Who starts.
    pub first: First,
}

impl App {
    /// Opens the start screen; `kept` is an unfinished game to go on with.
    pub fn start(
        settings: Settings,
        seeds: Box<dyn FnMut() -> u64>,
        opening: Opening,
        kept: Option<Unfinished>,
    ) -> App {
        let form = Start::new(opening.clone(), kept.as_ref(), settings.tongue());
        let mut app = App::with(Screen::Start(Box::new(form)), settings, seeds);
        app.opening = opening;
        app.resumable.extend(kept);
        app
    }

    /// Offers more unfinished games on the start screen; those that are offered already may
    /// be among them.
    pub(super) fn offer(&mut self, kept: Vec<Unfinished>, others: usize) {
        if let Screen::Start(form) = &mut self.screen {
            let before = self.resumable.len();
            for game in kept {
                let mut offered = self.resumable.iter();
                if game.path().is_none() || !offered.any(|it| it.path() == game.path()) {
                    self.resumable.push(game);
                }
            }
            form.add_kept(&self.resumable[before..], others);
        }
    }

    /// Goes from a game to the start screen, with the same players filled in.
    pub(super) fn leave_for_start(&mut self) {
        let Screen::Table(table) = &self.screen else {
            return;
        };
        let (party, _) = table.rematch();
        let opening = Opening {
            kind: table.kind(),
            names: Some(party.names),
            computers: party.computers,
            first: First::Drawn,
        };
        if table.standing().is_some() {
            self.past.finished.push(opening.kind);
        }
        self.series = Series::default();
        self.opening = opening.clone();
        let mut start = Start::new(opening, None, self.settings.tongue());
        self.past.tell(&mut start);
        // All is as it was in the last game, unless it is changed.
        start.focus = Line::Deal;
        self.overlay = None;
        self.screen = Screen::Start(Box::new(start));
    }

    /// Leads whoever never finished the game chosen to its lesson, unless a kept game can
    /// go on.
    #[must_use]
    pub fn for_newcomers(mut self) -> App {
        if let Screen::Start(form) = &mut self.screen
            && form.is_for_newcomers()
            && form.offer().is_none()
        {
            form.focus = Line::Learn;
        }
        self
    }

    /// Deals at once.
    pub fn deal(
        settings: Settings,
        mut seeds: Box<dyn FnMut() -> u64>,
        kind: Kind,
        party: impl Into<Party>,
        first: First,
    ) -> App {
        let record = dealt(kind, seeds(), party.into(), first);
        App::at_table(settings, seeds, record.into(), None)
    }

    /// Goes on with a game, in its file if it has one.
    pub fn resume(
        settings: Settings,
        seeds: Box<dyn FnMut() -> u64>,
        game: impl Into<AnyTable>,
        file: Option<GameFile>,
    ) -> App {
        App::at_table(settings, seeds, game.into(), file)
    }

    /// Steps through a record.
    pub fn replay(settings: Settings, record: impl Into<AnyRecord>) -> App {
        let table = AnyTable::replay(record.into());
        App::with(Screen::Table(table), settings, Box::new(|| 0))
    }

    /// Says in which file the record lies: its name may tell when the game began.
    #[must_use]
    pub fn of_file(mut self, path: &Path) -> App {
        self.began = Stamp::named(path);
        self
    }

    fn at_table(
        settings: Settings,
        seeds: Box<dyn FnMut() -> u64>,
        table: AnyTable,
        file: Option<GameFile>,
    ) -> App {
        App { games: 1, file, ..App::with(Screen::Table(table), settings, seeds) }
    }

    fn with(screen: Screen, settings: Settings, seeds: Box<dyn FnMut() -> u64>) -> App {
        App {
            screen,
            overlay: None,
            extent: Extent::default(),
            frame: None,
            next_picture: None,
            began: None,
            settings,
            opening: Opening::default(),
            trouble: None,
            seeds,
            resumable: Vec::new(),
            series: Series::default(),
            counted: false,
            stays: false,
            saving: Saving::Off,
            games: 0,
            file: None,
            pending: Effects::default(),
            announced: Announced::default(),
            refused: None,
            too_small: false,
            clock: Clock::default(),
            now: Duration::ZERO,
            computer: Turn::default(),
            behind: None,
            is_from_review: false,
            reviewed: Vec::new(),
            lesson: None,
            left: None,
            practice: None,
            search: None,
            searches: 0,
            found: HashSet::new(),
            tip: None,
            past: Past::default(),
            aside: None,
        }
    }
}

/// The game of a seed, which also draws who starts if nobody was chosen.
pub(super) fn dealt(kind: Kind, seed: u64, party: Party, first: First) -> AnyRecord {
    let Party { names, computers } = party;
    let first = match first {
        First::Seat(seat) => seat,
        First::Drawn => shuffle::first_seat(seed, names.count()),
    };
    AnyRecord::deal(kind, seed, names, first).with_computers(computers)
}
