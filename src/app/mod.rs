//! The game at the table as a state machine: [`App::update`] takes commands, and
//! [`App::scene`] gives what may be shown. It never touches the terminal or files.

mod advice;
mod around;
pub mod cards;
mod clock;
pub mod command;
mod effect;
mod habits;
pub mod key;
pub mod keymap;
mod offers;
mod opening;
mod overlay;
mod partner;
mod playing;
pub mod pyramids;
mod replay;
mod reviewed;
mod reviewing;
mod saving;
mod scene;
mod series;
pub mod settings;
mod sitting;
mod speech;
pub mod start;
mod table;
mod thought;
pub mod tiles;

use std::time::Duration;

use key::{Key, KeyCode};

use crate::record::{AnyRecord, Recorded};
use crate::rules::Kind;
pub use advice::Hints;
use clock::{Clock, Pace};
use command::Command;
pub use effect::{Effects, Exit};
pub use habits::{Change, Habits, Trouble, WrongLine};
use keymap::Context;
pub use offers::{BarKeys, Offer, Offers, Reason, Refusal};
pub use opening::{Opening, Party};
pub use overlay::{Extent, Overlay};
pub use replay::ReplayAt;
pub use reviewed::ReviewView;
pub use saving::{Moved, Resume, Saving};
pub use scene::{Place, Scene, Warning};
pub use series::Series;
pub use settings::{ColorMode, Settings};
pub use speech::{Common, Details, Prompt, Speech};
use start::{Decision, First, Start};
pub use table::AnyTable;
pub use thought::{Answer, Thought, Ticket};

/// A game that has to be kept.
#[derive(Clone, Copy)]
pub struct GameToSave<'a> {
    /// Which game since the start it is, from 1.
    pub number: usize,
    /// Its record.
    pub record: &'a dyn Recorded,
    /// Whether it is the kept game that was offered.
    pub resumed: bool,
}

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
    settings: Settings,
    /// What the start screen began with.
    opening: Opening,
    /// What is to be remembered, until that is told.
    changes: Vec<Change>,
    /// Why something is not remembered.
    trouble: Option<Trouble>,
    /// Where the seed of the next game comes from.
    seeds: Box<dyn FnMut() -> u64>,
    /// A game that could go on instead of a new one.
    resumable: Option<AnyRecord>,
    series: Series,
    /// Whether the game on the table was counted in the series.
    counted: bool,
    saving: Saving,
    games: usize,
    /// Whether the game being played is the kept one.
    resumed: bool,
    /// How the players want to leave, until that is told.
    leave: Option<Exit>,
    /// Why the last thing asked for was refused, away from the table or on top of it.
    refused: Option<Reason>,
    too_small: bool,
    clock: Clock,
    /// What a computer is about to do.
    computer: partner::Turn,
    /// The game that was played, while it is stepped through to review it.
    behind: Option<AnyTable>,
}

impl App {
    /// What a key asks for now, even if that is refused.
    pub fn command(&self, key: Key) -> Option<Command> {
        self.offers().command(key)
    }

    /// What a mouse wheel means now: what an arrow key does, but a text goes by faster.
    pub fn wheel(&self, down: bool) -> Option<Command> {
        let arrow = if down { KeyCode::Down } else { KeyCode::Up };
        let command = self.command(arrow.into())?;
        Some(match (self.context(), command) {
            (Context::Help | Context::Log, Command::Up) => Command::WheelUp,
            (Context::Help | Context::Log, Command::Down) => Command::WheelDown,
            (_, command) => command,
        })
    }

    /// What the players are looking at.
    pub fn context(&self) -> Context {
        match (&self.overlay, &self.screen) {
            (Some(overlay), _) => overlay.context(),
            (None, Screen::Start(start)) => start.context(),
            (None, Screen::Table(table)) => table.context(),
        }
    }

    /// Which game is played, or about to be.
    fn kind(&self) -> Kind {
        match &self.screen {
            Screen::Start(start) => start.kind(),
            Screen::Table(table) => table.kind(),
        }
    }

    /// How the players like their table now.
    pub fn settings(&self) -> Settings {
        self.settings
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

    /// Does what is asked. The time, counted from any moment before, tells whether a
    /// key was meant: see [`App::shown`] and [`App::touched`].
    pub fn update(&mut self, command: Command, at: Duration) -> Effects {
        let pace = self.clock.touch(at, command.turns_cards());
        let before = self.situation();
        // One key that is held down must not take a whole game back.
        if command != Command::TakeBack || !self.clock.undo(at) {
            self.obey(command, pace);
        }
        self.note_change(before);
        self.effects()
    }

    /// What is to be done when the app has just been opened.
    pub fn begin(&mut self) -> Effects {
        self.effects()
    }

    /// What is to be done and was not told yet.
    fn effects(&mut self) -> Effects {
        self.attend();
        let handover = match &mut self.screen {
            // Nobody can play for a computer by mistake.
            Screen::Table(table) => table.take_handover() && table.waits_for_computer().is_none(),
            Screen::Start(_) => false,
        };
        if handover {
            self.clock.pass_on();
        }
        Effects {
            handover,
            motion: self.frame.is_some()
                || self.is_computer_under_way()
                || self.asked_by_person().is_some(),
            leave: self.leave.take(),
        }
    }

    /// Takes note of a key or a click that means nothing, but breaks the calm that
    /// must pass before cards are turned up.
    pub fn touched(&mut self, at: Duration) {
        self.clock.touch(at, false);
    }

    /// Takes note of a key or a click that came too early to be obeyed. If it is held
    /// down or doubled, it must not turn cards up a moment later.
    pub fn thrown_away(&mut self, command: Command, at: Duration) {
        self.clock.touch(at, command.turns_cards());
    }

    /// Takes note that the screen shows what is to be decided now. Before that nobody
    /// can have meant to turn cards up.
    pub fn shown(&mut self, at: Duration) {
        self.clock.show(at);
    }

    fn note_change(&mut self, before: (Context, Option<u64>)) {
        if self.situation() != before {
            self.clock.wait_for_screen();
        }
    }

    fn obey(&mut self, command: Command, pace: Pace) {
        match command {
            Command::Leave => return self.leave = Some(Exit::Left),
            Command::Interrupt => return self.leave = Some(Exit::Interrupted),
            _ => {}
        }
        let context = self.context();
        let was_counting = self.is_counting(context);
        self.frame = None;
        if was_counting {
            // A key pressed before the score is there in full was not meant for it.
            return;
        }
        self.refused = None;
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
            Command::Hurry => self.computer.hurry(),
            Command::Help => self.overlay = Some(Overlay::Help { scroll: 0 }),
            Command::Log => self.overlay = Some(Overlay::Log { back: 0 }),
            Command::Settings => self.overlay = Some(Overlay::Settings { at: 0 }),
            Command::Review => self.open_review(),
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
                Some(Decision::Resume) => {
                    if let Some(record) = self.resumable.take() {
                        self.open(record, true);
                    }
                }
                None => {}
            },
            // A double click on what ended the game is not meant for the score.
            (Screen::Table(_), Command::Rematch | Command::NewGame) if over && !pace.is_calm => {}
            (Screen::Table(table), Command::Rematch) if over => {
                let (party, first) = table.rematch();
                let kind = table.kind();
                self.new_game(kind, party, first);
            }
            (Screen::Table(table), Command::NewGame) if over => {
                let (party, _) = table.rematch();
                let opening = Opening {
                    kind: table.kind(),
                    names: Some(party.names),
                    computers: party.computers,
                    first: First::Drawn,
                };
                self.series = Series::default();
                self.opening = opening.clone();
                self.screen = Screen::Start(Box::new(Start::new(opening, None)));
            }
            (Screen::Table(_), Command::Back) if self.behind.is_some() => self.back_to_score(),
            // What was typed ahead must not play for the next player.
            (Screen::Table(_), _) if command.chooses() && !pace.may_choose => {}
            (Screen::Table(table), _) => {
                table.update(command, pace);
                self.after_table();
            }
        }
    }

    /// After something was done at the table: lets move what moves, and counts a game that
    /// is over, once.
    fn after_table(&mut self) {
        let moves = self.pictures() > 0 && self.settings.motion;
        self.frame = moves.then_some(0);
        if let Some(standing) = self.table().and_then(AnyTable::standing)
            && !self.counted
        {
            self.counted = true;
            self.series.count(&standing);
        }
    }

    fn new_game(&mut self, kind: Kind, party: Party, first: First) {
        let record = opening::dealt(kind, (self.seeds)(), party, first);
        self.open(record, false);
    }

    fn open(&mut self, record: AnyRecord, resumed: bool) {
        self.games += 1;
        self.resumed = resumed;
        self.counted = false;
        self.saving = Saving::Off;
        self.behind = None;
        self.screen = Screen::Table(record.into());
    }

    /// How many pictures the motion has that was begun last.
    fn pictures(&self) -> u8 {
        self.table().map_or(0, AnyTable::pictures)
    }

    /// Turns everything face down, as at every interruption.
    pub fn cover(&mut self) -> Effects {
        self.frame = None;
        if let Screen::Table(table) = &mut self.screen {
            table.cover();
        }
        // Whatever was on the screen, it has to be seen anew.
        self.clock.wait_for_screen();
        self.effects()
    }

    /// Takes note that the game was suspended and goes on: a key that is still held from
    /// before must not play what was chosen.
    pub fn came_back(&mut self) {
        if let Screen::Table(table) = &mut self.screen {
            table.forget();
        }
    }

    /// Takes note of a new size of the terminal, and covers everything: without an
    /// alternate screen, which nobody can know, the size after it could put open cards
    /// into the scrollback.
    pub fn resized(&mut self, fits: bool) -> Effects {
        self.too_small = !fits;
        self.cover()
    }

    /// Takes note of how the text on top was drawn: keys that went beyond its end need
    /// not be taken back one by one.
    pub fn limit_scroll(&mut self, extent: Extent) {
        if let Some(overlay) = &mut self.overlay {
            self.extent = extent;
            overlay.limit(extent);
        }
    }

    /// The next picture of a motion.
    pub fn tick(&mut self) -> Effects {
        self.wait_for_computer();
        let next = self.frame.map(|frame| frame + 1);
        self.frame = next.filter(|&frame| frame < self.pictures());
        self.effects()
    }

    /// The game being played, if it has to be kept: only one that was dealt can be.
    pub fn game_to_save(&self) -> Option<GameToSave<'_>> {
        Some(GameToSave {
            number: self.games,
            record: self.table()?.record()?,
            resumed: self.resumed,
        })
    }

    /// Takes note of whether the game is kept.
    pub fn saved(&mut self, saving: Saving) {
        self.saving = saving;
    }
}
