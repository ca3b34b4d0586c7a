//! The game at the table as a state machine: [`App::on`] takes what happens and tells what
//! is to be done, and [`App::scene`] gives what may be shown. It never touches the terminal
//! or files.

mod advice;
mod aside;
mod caption;
pub mod cards;
mod clock;
pub mod command;
mod current;
mod cycle;
mod effect;
mod event;
mod habits;
mod kept;
pub mod key;
pub mod keymap;
mod lesson;
mod live;
mod offers;
mod opening;
mod overlay;
mod partner;
pub mod past;
mod practice;
pub mod pyramids;
mod refusal;
mod replay;
mod review;
mod saving;
mod scene;
mod series;
pub mod settings;
mod speech;
pub mod start;
mod table;
mod task;
pub mod tiles;
mod tips;
mod tongue;

use std::collections::HashSet;
use std::time::Duration;

use crate::record::AnyRecord;
use crate::rules::Kind;
use crate::store::Stamp;
pub use advice::Hints;
pub use aside::Aside;
pub use caption::{Caption, Shown};
use clock::{Clock, Pace};
use command::Command;
pub use effect::{Effects, Exit, Save, Think};
use event::Announced;
pub use event::{Event, Input};
pub use habits::{Change, Habits, Trouble, WrongLine};
use keymap::Context;
use lesson::Learning;
pub use lesson::{Lecture, Part, Taught};
pub use offers::{BarKeys, Offer, Offers};
pub use opening::{Opening, Party};
pub use overlay::{Extent, Overlay};
pub use practice::{Exercised, PracticePage, Searched};
use practice::{Practice, Search};
pub use refusal::{Reason, Refusal};
pub use replay::ReplayAt;
pub use review::ReviewView;
pub use saving::{Moved, Resume, Saving, replay_command};
pub use scene::{Agreement, Place, Scene, Shared, Warning};
pub use series::Series;
pub use settings::{ColorMode, PaletteMode, Pause, Settings};
pub use speech::{Common, Details, Prompt, Speech};
use start::{Decision, First, GameFile, Start, Unfinished};
pub use table::AnyTable;
pub use task::{Answer, Task};
pub use tips::{Tip, Told};
pub use tongue::{Tongue, TongueMode};

/// What lies on the screen.
#[derive(Debug)]
enum Screen {
    Start(Box<Start>),
    Table(AnyTable),
}

/// How many pictures a motion has that both players watch.
pub const MOTION_FRAMES: u8 = 18;

/// The state machine.
pub struct App {
    screen: Screen,
    overlay: Option<Overlay>,
    /// How the text on top fits on the screen, as it was last drawn.
    extent: Extent,
    /// The picture of a motion under way.
    frame: Option<u8>,
    /// When the next picture is to be shown, once it was seen that something moves.
    next_picture: Option<Duration>,
    /// When the game of a record began, if its file says so.
    began: Option<Stamp>,
    settings: Settings,
    /// What the start screen began with.
    opening: Opening,
    /// Why something is not remembered.
    trouble: Option<Trouble>,
    /// Where the seed of the next game comes from.
    seeds: Box<dyn FnMut() -> u64>,
    /// Games that could go on instead of a new one.
    resumable: Vec<Unfinished>,
    series: Series,
    /// Whether the game on the table was counted in the series.
    counted: bool,
    /// Whether the table of a game that just ended is shown until a key is pressed, because
    /// nothing moves that would show the end.
    stays: bool,
    saving: Saving,
    /// How many games were on the table.
    games: usize,
    /// The file of the last one, if it was kept before, until that is told.
    file: Option<GameFile>,
    /// What is to be done, until that is told.
    pending: Effects,
    /// What was told.
    announced: Announced,
    /// Why the last thing asked for was refused, away from the table or on top of it.
    refused: Option<Reason>,
    too_small: bool,
    clock: Clock,
    /// When something last happened.
    now: Duration,
    /// What a computer is about to do.
    computer: partner::Turn,
    /// The game that was played, while it is stepped through to review it.
    behind: Option<AnyTable>,
    /// Whether the table is looked at from the list of a review, which leads back there.
    is_from_review: bool,
    /// Records that were stepped through, with their reviews, the latest first.
    reviewed: Vec<AnyTable>,
    /// The lesson at the table, if there is one.
    lesson: Option<Box<Learning>>,
    /// The lesson that was left last before its end, and at which step: there it goes on.
    left: Option<(Kind, usize)>,
    /// The decisions that are made again at the table, if they are.
    practice: Option<Box<Practice>>,
    /// What is looked for to be practiced.
    search: Option<Box<Search>>,
    /// How often something was.
    searches: u64,
    /// What was found in practice.
    found: HashSet<u64>,
    /// What is explained now, and since when.
    tip: Option<(Tip, (usize, usize))>,
    /// The games that were played before.
    past: past::Past,
    /// What is told beside all else.
    aside: Option<Aside>,
}

impl App {
    /// What the players are looking at.
    fn context(&self) -> Context {
        let below = || self.context_below();
        self.overlay.map_or_else(below, Overlay::context)
    }

    /// The same without what lies on top.
    fn context_below(&self) -> Context {
        match &self.screen {
            Screen::Start(_) if self.is_at_list() => Context::Past,
            Screen::Start(start) => start.context(),
            Screen::Table(_) if self.is_lectured() => Context::Lesson,
            Screen::Table(table) => self.tried_context().unwrap_or_else(|| table.context()),
        }
    }

    /// Which game is played, or about to be.
    fn kind(&self) -> Kind {
        match &self.screen {
            Screen::Start(start) => start.kind(),
            Screen::Table(table) => table.kind(),
        }
    }

    /// The game on the table.
    pub fn table(&self) -> Option<&AnyTable> {
        match &self.screen {
            Screen::Table(table) => Some(table),
            Screen::Start(_) => None,
        }
    }

    /// What is to be decided: where it changes, a calm moment has to pass before cards
    /// are turned up.
    fn situation(&self) -> (Context, Option<u64>) {
        (self.context(), self.table().map(AnyTable::moment))
    }

    fn note_change(&mut self, before: (Context, Option<u64>)) {
        if self.situation() != before {
            self.clock.wait_for_screen();
        }
    }

    fn obey(&mut self, command: Command, pace: Pace) {
        match command {
            Command::Leave => return self.pending.leave = Some(Exit::Left),
            Command::Interrupt => return self.pending.leave = Some(Exit::Interrupted),
            _ => {}
        }
        let context = self.context();
        let was_counting = self.is_counting(context);
        self.show_motion(None);
        if was_counting {
            // A key pressed before the score is there in full was not meant for it.
            return self.show_score(pace);
        }
        self.refused = None;
        self.aside = None;
        if let Some(refusal) = self.refusal(context, command) {
            return self.refuse(refusal);
        }
        if self.overlay.is_some() {
            return self.update_overlay(command);
        }
        if let (Screen::Table(table), Command::Help | Command::Log | Command::Settings) =
            (&mut self.screen, command)
        {
            // What lies on top is for all to read.
            table.put_aside();
        }
        match command {
            // It may still be the key of their own move, which they can undo until then.
            Command::Hurry if self.has_last_chance() && !pace.may_make_firm => {}
            Command::Hurry => self.computer.hurry(),
            Command::Help => self.overlay = Some(Overlay::Help { scroll: 0 }),
            Command::Log => self.overlay = Some(Overlay::Log { back: 0 }),
            Command::Settings => self.overlay = Some(Overlay::Settings { at: 0 }),
            Command::Review => self.open_review(),
            Command::Luck => self.open_luck(),
            Command::Quit if self.lesson.is_some() => self.leave_lesson(),
            Command::Quit if self.practice.is_some() => self.leave_practice(),
            Command::Quit => self.ask_to_quit(),
            _ => self.update_screen(command, pace),
        }
    }

    fn update_screen(&mut self, command: Command, pace: Pace) {
        let over = self.context() == Context::Over;
        match (&mut self.screen, command) {
            (Screen::Start(start), _) => match start.update(command) {
                Some(Decision::Deal(kind, party, first)) => {
                    let is_named = habits::is_named(start);
                    self.remember_deal(kind, &party, is_named);
                    self.new_game(kind, party, first);
                }
                Some(Decision::Learn) => self.learn(),
                Some(Decision::Practice) => self.practice(),
                Some(Decision::Past) => self.open_list(""),
                Some(Decision::Resume(at)) if at < self.resumable.len() => {
                    let game = self.resumable.swap_remove(at);
                    self.open(game.record, game.file);
                }
                Some(Decision::Resume(_)) | None => {}
            },
            (Screen::Table(_), _) if self.lesson.is_some() => self.update_lesson(command, pace),
            (Screen::Table(_), _) if self.practice.is_some() => self.update_exercise(command, pace),
            (Screen::Table(_), Command::Practice) => self.practice_mistakes(),
            // A double click on what ended the game is not meant for the score.
            (Screen::Table(_), Command::Rematch | Command::NewGame | Command::Picture)
                if over && !pace.is_calm => {}
            (Screen::Table(_), Command::Picture) => self.pending.picture = true,
            (Screen::Table(table), Command::Rematch) if over => {
                let (party, first) = table.rematch();
                let kind = table.kind();
                self.new_game(kind, party, first);
            }
            (Screen::Table(_), Command::NewGame) if over => self.leave_for_start(),
            (Screen::Table(table), Command::Back) if self.is_from_review && !table.is_typing() => {
                self.is_from_review = false;
                self.overlay = Some(Overlay::Review);
            }
            (Screen::Table(_), Command::Back) if self.behind.is_some() => self.back_to_score(),
            (Screen::Table(table), Command::Back)
                if self.past.form.is_some() && !table.is_typing() =>
            {
                self.back_to_list()
            }
            // What was typed ahead must not play for the next player.
            (Screen::Table(_), _) if command.chooses() && !pace.may_choose => {}
            (Screen::Table(table), _) => {
                table.update(command, pace);
                self.after_action();
            }
        }
    }

    /// After something that may have been an action: nobody should miss what ended the
    /// game, so where nothing moves, the table stays until a key is pressed.
    fn after_action(&mut self) {
        let was_counted = self.counted;
        self.after_table();
        let has_ended = self.counted && !was_counted;
        self.stays = has_ended && !self.settings.motion && !self.settings.plain;
        if let (true, Screen::Table(table)) = (self.stays, &mut self.screen) {
            table.update(Command::FinalTable, Pace::CALM);
        }
    }

    /// After something was done at the table: lets move what moves, and counts a game that
    /// is over, once.
    fn after_table(&mut self) {
        let moves = self.pictures() > 0 && self.settings.motion;
        self.show_motion(moves.then_some(0));
        if let Some(standing) = self.table().and_then(AnyTable::standing)
            && !self.counted
        {
            self.counted = true;
            self.series.count(&standing);
        }
    }

    /// Goes on to the score from the table that stayed for it, unless the key may still be
    /// that of the last action.
    fn show_score(&mut self, pace: Pace) {
        if let (true, true, Screen::Table(table)) = (self.stays, pace.is_calm, &mut self.screen) {
            self.stays = false;
            table.update(Command::FinalTable, pace);
        }
    }

    fn new_game(&mut self, kind: Kind, party: Party, first: First) {
        let record = opening::dealt(kind, (self.seeds)(), party, first);
        self.open(record, None);
    }

    fn open(&mut self, record: AnyRecord, file: Option<GameFile>) {
        self.games += 1;
        self.file = file;
        // What the players do not go on with is left to others.
        self.resumable.clear();
        self.counted = false;
        self.stays = false;
        self.saving = Saving::Off;
        self.behind = None;
        self.is_from_review = false;
        self.screen = Screen::Table(record.into());
    }

    /// How many pictures the motion has that was begun last.
    fn pictures(&self) -> u8 {
        self.table().map_or(0, AnyTable::pictures)
    }

    /// Shows this picture of a motion next, or none.
    fn show_motion(&mut self, frame: Option<u8>) {
        self.frame = frame;
        self.next_picture = None;
    }
}
