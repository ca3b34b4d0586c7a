//! The game at the table as a state machine: [`App::update`] takes commands, and
//! [`App::scene`] gives what may be shown. It never touches the terminal or files.

pub mod cards;
mod clock;
pub mod command;
mod effect;
pub mod keymap;
mod replay;
mod scene;
mod sitting;
pub mod start;

use std::time::Duration;

use crossterm::event::KeyEvent;

use crate::record::{Course, Names, Record};
use crate::rules::{Player, shuffle};
use cards::Context as At;
use cards::play::{Peek, Play, Spectacle, Stage};
use clock::{Clock, Pace};
use command::Command;
pub use effect::{Effects, Exit};
use keymap::Context;
use replay::Replay;
pub use scene::{Evening, Overlay, Scene, StageView, TableScene};
pub use sitting::Sitting;
use start::{Decision, First, Offer, Start};

/// How the players like their table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The player to move sits at the bottom.
    pub flip: bool,
    /// Nothing moves by itself.
    pub no_motion: bool,
}

/// Whether the game is safe if the power fails now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Saving {
    /// It is not kept anywhere.
    #[default]
    Off,
    /// It is kept, and this is how to go on with it.
    Kept(String),
    /// It is kept in another file than before.
    Moved {
        /// What happened to the one before.
        why: String,
        /// How to go on with it.
        how: String,
    },
    /// It is over, and its record lies here.
    Finished(String),
    /// It could not be kept, and why.
    Failed(String),
}

/// A game that has to be kept.
#[derive(Clone, Copy, Debug)]
pub struct Kept<'a> {
    /// Which game since the start it is, from 1.
    pub number: usize,
    /// Its record.
    pub record: &'a Record,
    /// Whether it is the kept game that was offered.
    pub resumed: bool,
}

/// What lies on the screen.
#[derive(Debug)]
enum Screen {
    Start(Start),
    Play(Box<Play>),
    Replay(Box<Replay>),
}

/// A short motion on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Motion {
    /// What is shown.
    pub spectacle: Spectacle,
    /// The picture of it, from 0.
    pub frame: u8,
}

/// How many pictures a motion has.
pub const MOTION_FRAMES: u8 = 18;

/// The state machine.
pub struct App {
    screen: Screen,
    overlay: Option<Overlay>,
    motion: Option<Motion>,
    settings: Settings,
    /// Where the seed of the next game comes from.
    seeds: Box<dyn FnMut() -> u64>,
    kept: Option<Record>,
    evening: Evening,
    saving: Saving,
    games: usize,
    /// Whether the game being played is the kept one.
    resumed: bool,
    /// How the players want to leave, until that is told.
    leave: Option<Exit>,
    too_small: bool,
    clock: Clock,
}

/// What is to be decided, and by whom: where it changes, a calm moment has to pass
/// before cards are turned up.
type Situation = (Context, Option<Player>, Option<Peek>);

impl App {
    /// Opens the start screen; `kept` is an unfinished game to go on with.
    pub fn start(
        settings: Settings,
        seeds: Box<dyn FnMut() -> u64>,
        start: (Option<Names>, First),
        kept: Option<Offer>,
    ) -> App {
        let (names, first) = start;
        let form = Start::new(names.as_ref(), first, kept.as_ref());
        let mut app = App::with(Screen::Start(form), settings, seeds);
        app.kept = kept.map(|offer| offer.record);
        app
    }

    /// Deals at once.
    pub fn deal(
        settings: Settings,
        mut seeds: Box<dyn FnMut() -> u64>,
        names: Names,
        first: First,
    ) -> App {
        let record = dealt(seeds(), names, first);
        App::at_table(settings, seeds, record.into(), false)
    }

    /// Goes on with a game: a record, or the course of a position laid out by hand.
    pub fn resume(
        settings: Settings,
        seeds: Box<dyn FnMut() -> u64>,
        game: impl Into<Sitting>,
    ) -> App {
        App::at_table(settings, seeds, game.into(), true)
    }

    /// Steps through a record.
    pub fn replay(settings: Settings, record: Record) -> App {
        let replay = Replay::new(record);
        App::with(Screen::Replay(Box::new(replay)), settings, Box::new(|| 0))
    }

    fn at_table(
        settings: Settings,
        seeds: Box<dyn FnMut() -> u64>,
        sitting: Sitting,
        resumed: bool,
    ) -> App {
        let play = Play::new(sitting);
        App {
            games: 1,
            resumed,
            ..App::with(Screen::Play(Box::new(play)), settings, seeds)
        }
    }

    fn with(screen: Screen, settings: Settings, seeds: Box<dyn FnMut() -> u64>) -> App {
        App {
            screen,
            overlay: None,
            motion: None,
            settings,
            seeds,
            kept: None,
            evening: Evening::default(),
            saving: Saving::Off,
            games: 0,
            resumed: false,
            leave: None,
            too_small: false,
            clock: Clock::default(),
        }
    }

    /// What a key means now; nothing is to be done while the terminal is too small.
    pub fn command(&self, key: KeyEvent) -> Option<Command> {
        let command = keymap::command(self.context(), key)?;
        (!self.too_small || command == Command::Interrupt).then_some(command)
    }

    /// What the players are looking at.
    pub fn context(&self) -> Context {
        match (&self.overlay, &self.screen) {
            (Some(Overlay::Help { .. }), _) => Context::Help,
            (Some(Overlay::Log { .. }), _) => Context::Log,
            (Some(Overlay::Quit), _) => Context::Quit,
            (Some(Overlay::Agree), _) => Context::Agree,
            (None, Screen::Start(start)) => match start.focus {
                start::Line::Name(_) => Context::Naming,
                _ => Context::Start,
            },
            (None, Screen::Play(play)) => match play.stage() {
                Stage::Covered => Context::Cards(At::Covered),
                Stage::Choose(_) => Context::Cards(At::Choose),
                Stage::Review { .. } => Context::Cards(At::Review),
                Stage::Draft { .. } => Context::Cards(At::Draft),
                Stage::Over => Context::Over,
            },
            (None, Screen::Replay(_)) => Context::Replay,
        }
    }

    fn situation(&self) -> Situation {
        let (player, peek) = match &self.screen {
            Screen::Play(play) => {
                let peek = match play.stage() {
                    Stage::Draft { peek, .. } => Some(*peek),
                    _ => None,
                };
                (play.course().game().to_act(), peek)
            }
            Screen::Start(_) | Screen::Replay(_) => (None, None),
        };
        (self.context(), player, peek)
    }

    /// Does what is asked. The time, counted from any moment before, tells whether a
    /// key was meant: see [`App::shown`] and [`App::touched`].
    pub fn update(&mut self, command: Command, at: Duration) -> Effects {
        let pace = self
            .clock
            .touch(at, command == Command::Cards(cards::Command::Reveal));
        let before = self.situation();
        self.obey(command, pace);
        self.note_change(before);
        self.effects()
    }

    /// What is to be done when the app has just been opened.
    pub fn begin(&mut self) -> Effects {
        self.effects()
    }

    /// What is to be done and was not told yet.
    fn effects(&mut self) -> Effects {
        Effects {
            handover: match &mut self.screen {
                Screen::Play(play) => play.take_handover(),
                Screen::Start(_) | Screen::Replay(_) => false,
            },
            motion: self.motion.is_some(),
            leave: self.leave.take(),
        }
    }

    /// Takes note of a key or a click that means nothing, but breaks the calm that
    /// must pass before cards are turned up.
    pub fn touched(&mut self, at: Duration) {
        self.clock.touch(at, false);
    }

    /// Takes note that the screen shows what is to be decided now. Before that nobody
    /// can have meant to turn cards up.
    pub fn shown(&mut self, at: Duration) {
        self.clock.show(at);
    }

    fn note_change(&mut self, before: Situation) {
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
        let moved = self.motion.take().is_some();
        if moved && self.context() == Context::Over {
            // A key pressed during the last destruction was not meant for the score.
            return;
        }
        if self.overlay.is_some() {
            return self.update_overlay(command);
        }
        if let (Screen::Play(play), Command::Help | Command::Log) = (&mut self.screen, command) {
            // What lies on top is for both to read.
            play.cover();
        }
        match command {
            Command::Help => self.overlay = Some(Overlay::Help { scroll: 0 }),
            Command::Log if !matches!(self.screen, Screen::Start(_)) => {
                self.overlay = Some(Overlay::Log { back: 0 });
            }
            Command::Quit => self.ask_to_quit(),
            _ => self.update_screen(command, pace),
        }
    }

    fn ask_to_quit(&mut self) {
        let playing = match &mut self.screen {
            Screen::Play(play) => {
                play.cover();
                *play.stage() != Stage::Over
            }
            Screen::Start(_) | Screen::Replay(_) => false,
        };
        if playing {
            self.overlay = Some(Overlay::Quit);
        } else {
            self.leave = Some(Exit::Left);
        }
    }

    fn update_overlay(&mut self, command: Command) {
        let Some(overlay) = &mut self.overlay else {
            return;
        };
        match (overlay, command) {
            (_, Command::Back) => self.overlay = None,
            (Overlay::Help { scroll }, _) => scroll_by(scroll, command, 1),
            (Overlay::Log { back }, _) => scroll_by(back, command, -1),
            (Overlay::Quit, Command::Agree) => {
                if matches!(&self.screen, Screen::Play(play) if play.may_agree()) {
                    self.overlay = Some(Overlay::Agree);
                }
            }
            (Overlay::Agree, Command::Confirm) => {
                self.overlay = None;
                if let Screen::Play(play) = &mut self.screen {
                    play.agree_to_end();
                }
                self.count_evening();
            }
            _ => {}
        }
    }

    fn update_screen(&mut self, command: Command, pace: Pace) {
        match (&mut self.screen, command) {
            (Screen::Start(start), _) => match start.update(command) {
                Some(Decision::Deal(names, first)) => self.new_game(names, first),
                Some(Decision::Resume) => {
                    if let Some(record) = self.kept.take() {
                        self.open(record, true);
                    }
                }
                None => {}
            },
            (Screen::Play(play), Command::Rematch) if *play.stage() == Stage::Over => {
                let game = play.course();
                let names = game.names().clone();
                let first = First::Player(game.first().other());
                self.new_game(names, first);
            }
            (Screen::Play(play), Command::NewGame) if *play.stage() == Stage::Over => {
                let names = play.course().names().clone();
                let form = Start::new(Some(&names), First::Drawn, None);
                self.evening = Evening::default();
                self.screen = Screen::Start(form);
            }
            (Screen::Play(play), _) => {
                play.update(command, pace);
                let spectacle = play.take_spectacle();
                if let (Some(spectacle), false) = (spectacle, self.settings.no_motion) {
                    self.motion = Some(Motion {
                        spectacle,
                        frame: 0,
                    });
                }
                self.count_evening();
            }
            (Screen::Replay(replay), _) => replay.update(command),
        }
    }

    fn new_game(&mut self, names: Names, first: First) {
        let record = dealt((self.seeds)(), names, first);
        self.open(record, false);
    }

    fn open(&mut self, record: Record, resumed: bool) {
        self.games += 1;
        self.resumed = resumed;
        self.saving = Saving::Off;
        self.screen = Screen::Play(Box::new(Play::new(record.into())));
    }

    /// Adds a game that has just ended to the evening's score, once.
    fn count_evening(&mut self) {
        let Screen::Play(play) = &self.screen else {
            return;
        };
        let Some(verdict) = play.course().game().verdict() else {
            return;
        };
        if self.evening.counted < self.games {
            self.evening.counted = self.games;
            match verdict.outcome.winner() {
                Some(seat) => self.evening.wins[seat] += 1,
                None => self.evening.draws += 1,
            }
        }
    }

    /// Turns everything face down, as at every interruption.
    pub fn cover(&mut self) -> Effects {
        self.motion = None;
        if let Screen::Play(play) = &mut self.screen {
            play.cover();
        }
        // Whatever was on the screen, it has to be seen anew.
        self.clock.wait_for_screen();
        self.effects()
    }

    /// Takes note of a new size of the terminal, and covers everything: without an
    /// alternate screen, which nobody can know, the size after it could put open cards
    /// into the scrollback.
    pub fn resized(&mut self, fits: bool) -> Effects {
        self.too_small = !fits;
        self.cover()
    }

    /// Takes note of how far the text on top can be scrolled, as it was drawn: keys that
    /// went beyond its end need not be taken back one by one.
    pub fn limit_scroll(&mut self, limit: usize) {
        if let Some(Overlay::Help { scroll } | Overlay::Log { back: scroll }) = &mut self.overlay {
            *scroll = (*scroll).min(limit);
        }
    }

    /// The next picture of a motion.
    pub fn tick(&mut self) -> Effects {
        self.motion = self.motion.and_then(|motion| {
            let frame = motion.frame + 1;
            (frame < MOTION_FRAMES).then_some(Motion { frame, ..motion })
        });
        self.effects()
    }

    /// The game being played, if it has to be kept: only one that was dealt can be.
    pub fn game_to_keep(&self) -> Option<Kept<'_>> {
        let Screen::Play(play) = &self.screen else {
            return None;
        };
        Some(Kept {
            number: self.games,
            record: play.record()?,
            resumed: self.resumed,
        })
    }

    /// The game being played, however it began.
    pub fn course(&self) -> Option<&Course> {
        match &self.screen {
            Screen::Play(play) => Some(play.course()),
            _ => None,
        }
    }

    /// Takes note of whether the game is kept.
    pub fn saved(&mut self, saving: Saving) {
        self.saving = saving;
    }
}

/// The game of a seed, which also draws who starts if nobody was chosen.
fn dealt(seed: u64, names: Names, first: First) -> Record {
    let first = match first {
        First::Player(seat) => seat,
        First::Drawn => shuffle::first_player(seed),
    };
    Record::new(seed, names, first)
}

/// Scrolls a text; `down` is the direction in which the number grows.
fn scroll_by(scroll: &mut usize, command: Command, down: isize) {
    let by = match command {
        Command::Up => -1,
        Command::Down => 1,
        Command::PageUp => -16,
        Command::PageDown => 16,
        Command::Top => isize::MIN / 2,
        Command::Bottom => isize::MAX / 2,
        _ => 0,
    };
    *scroll = scroll.saturating_add_signed(by * down);
}
