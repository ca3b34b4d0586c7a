//! What happens around the app, and what comes of it.

use std::mem;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use super::aside::Aside;
use super::command::Command;
use super::effect::{Effects, Exit, Save, Think};
use super::habits::Trouble;
use super::key::{Key, KeyCode};
use super::keymap::Context;
use super::overlay::Extent;
use super::saving::Saving;
use super::settings::{Name, Value};
use super::start::Unfinished;
use super::table::AnyTable;
use super::task::{Answer, Ticket};
use super::{App, Screen};
use crate::record::Recorded;
use crate::store::StoreError;

/// How long a picture of a motion is shown.
const PICTURE: Duration = Duration::from_millis(35);
/// How long an eighth of a moment lasts that has to pass.
const EIGHTH: Duration = Duration::from_millis(125);

/// Something that happened.
pub enum Event {
    /// A player used the keyboard or the mouse.
    Input(Input),
    /// The same, but before it could be seen what it would do: it is not obeyed. If it is
    /// held down or doubled, it must not turn cards up a moment later.
    Dropped(Input),
    /// The terminal has another size, which may be too small. Everything is covered:
    /// without an alternate screen, which nobody can know, the size after it could put open
    /// cards into the scrollback.
    Resized {
        /// Whether it is large enough.
        fits: bool,
    },
    /// The program was suspended and goes on: a key that is still held from before must not
    /// play what was chosen.
    Continued,
    /// A setting is to have this value, where no settings are looked at.
    Set(Name, Value),
    /// The screen shows what is to be decided now, and a text on top of it like this.
    /// Before that nobody can have meant to turn cards up.
    Shown(Extent),
    /// The time has come that was asked for.
    Tick,
    /// This came of a task.
    Answered(Answer),
    /// The game on the table is kept like this.
    Saved(Saving),
    /// What was to be remembered was written, or not for this reason.
    Remembered(Option<Trouble>),
    /// A picture was saved here, or not for this reason.
    Pictured(Result<PathBuf, Arc<StoreError>>),
    /// More unfinished games were found when the start screen had been shown already, and so
    /// many besides that were not opened.
    Found(Vec<Unfinished>, usize),
}

/// What a player did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// Pressed a key.
    Key(Key),
    /// Clicked on something that asks for this.
    Click(Command),
    /// Turned the mouse wheel.
    Wheel {
        /// Towards themselves.
        down: bool,
    },
    /// Something that means nothing, as a paste or a button let go, but breaks the calm
    /// that must pass before cards are turned up.
    Other,
}

/// What is known elsewhere of the game on the table.
#[derive(Clone, Copy, Default)]
pub(super) struct Announced {
    /// Which game was last to be saved.
    game: usize,
    /// How it stood then.
    revision: Option<u64>,
    /// What the players were at then.
    context: Option<Context>,
    /// What was last to be thought about.
    ticket: Option<Ticket>,
}

impl App {
    /// Takes note of something that happened at this time, counted from any moment before
    /// all of them; gives what is to be done now.
    pub fn on(&mut self, event: Event, at: Duration) -> Effects {
        if matches!(event, Event::Continued) {
            self.look_away();
        }
        self.now = at;
        self.let_time_pass(at);
        if self.calm_left().is_some_and(|left| left.is_zero())
            && let Screen::Table(table) = &mut self.screen
        {
            table.calmed();
        }
        // What a player did may mean nothing, and what is shown is no news.
        self.pending.show = !matches!(event, Event::Input(_) | Event::Dropped(_) | Event::Shown(_));
        match event {
            Event::Input(input) => self.take_input(input, at),
            Event::Dropped(input) => self.drop_input(input, at),
            Event::Resized { fits } => {
                self.too_small = !fits;
                self.cover();
            }
            Event::Continued => {
                if let Screen::Table(table) = &mut self.screen {
                    table.forget();
                }
                self.cover();
            }
            Event::Shown(extent) => self.take_shown(extent, at),
            Event::Set(name, value) => self.set(name, value),
            Event::Tick => self.tick(at),
            Event::Answered(answer) => self.take_answer(answer),
            Event::Saved(saving) => self.saving = saving,
            Event::Remembered(trouble) => self.trouble = trouble,
            Event::Pictured(done) => {
                self.aside = Some(done.map_or_else(Aside::NoPicture, Aside::Picture));
            }
            Event::Found(games, others) => self.offer(games, others),
        }
        self.effects()
    }

    /// Takes what a player did.
    fn take_input(&mut self, input: Input, at: Duration) {
        let Some(command) = self.command(input) else {
            self.clock.touch(at, false);
            return;
        };
        self.pending.show = true;
        let pace = self.clock.touch(at, command.turns_cards());
        let before = self.situation();
        // One key that is held down must not take a whole game back.
        if command != Command::TakeBack || !self.clock.undo(at) {
            self.obey(command, pace);
        }
        self.note_change(before);
    }

    /// Takes what a player did too early; Ctrl-C leaves all the same.
    fn drop_input(&mut self, input: Input, at: Duration) {
        let command = self.command(input);
        self.clock.touch(at, command.is_some_and(Command::turns_cards));
        if command == Some(Command::Interrupt) {
            self.pending.leave = Some(Exit::Interrupted);
        }
    }

    /// What a player asks for, even if that is refused. A mouse wheel does what an arrow
    /// key does, but a text goes by faster.
    fn command(&self, input: Input) -> Option<Command> {
        let down = match input {
            Input::Key(key) => return self.offers().command(key),
            Input::Click(command) => return Some(command),
            Input::Other => return None,
            Input::Wheel { down } => down,
        };
        let offers = self.offers();
        let arrow = if down { KeyCode::Down } else { KeyCode::Up };
        let command = offers.command(arrow.into())?;
        Some(match (offers.context, command) {
            (Context::Help | Context::Log | Context::Heads | Context::Luck, Command::Up) => {
                Command::WheelUp
            }
            (Context::Help | Context::Log | Context::Heads | Context::Luck, Command::Down) => {
                Command::WheelDown
            }
            (_, command) => command,
        })
    }

    /// Takes note of what the players see. Keys that went beyond the end of a text need not
    /// be taken back one by one.
    fn take_shown(&mut self, extent: Extent, at: Duration) {
        self.clock.show(at);
        if let Some(overlay) = &mut self.overlay {
            self.extent = extent;
            overlay.limit(extent);
        }
        let looks = self.asked_for_review().or_else(|| self.asked_for_practice());
        if self.frame.is_some() || looks.is_some() {
            self.next_picture.get_or_insert(at + PICTURE);
        } else {
            self.next_picture = None;
        }
        self.watch_computer(at);
    }

    /// Turns everything face down, as at every interruption.
    fn cover(&mut self) {
        self.show_motion(None);
        if let Screen::Table(table) = &mut self.screen {
            table.cover();
        }
        // Whatever was on the screen, it has to be seen anew.
        self.clock.wait_for_screen();
    }

    /// Goes on to the next picture of a motion, if it is time for that.
    fn tick(&mut self, at: Duration) {
        if self.next_picture.is_some_and(|time| time <= at) {
            let next = self.frame.map(|frame| frame + 1);
            self.show_motion(next.filter(|&frame| frame < self.pictures()));
        }
    }

    /// What is to be done and was not told yet.
    fn effects(&mut self) -> Effects {
        let has_moved = self.attend();
        self.explain();
        let mut effects = mem::take(&mut self.pending);
        effects.show |= has_moved;
        effects.drop_input = match &mut self.screen {
            // Nobody can play for a computer by mistake.
            Screen::Table(table) => table.take_handover() && table.waits_for_computer().is_none(),
            Screen::Start(_) => false,
        };
        if effects.drop_input {
            self.clock.pass_on();
        }
        effects.save = self.take_save();
        effects.think = self.take_think();
        let calm = self.calm_left().map(|left| match self.calm_eighths() {
            Some(eighths) => self.now + left - EIGHTH * u32::from(eighths.saturating_sub(1)),
            None => self.now + left,
        });
        effects.wake =
            [self.next_picture, self.computer_moves_at(), calm].into_iter().flatten().min();
        effects
    }

    /// How long a player still has to wait who was asked to.
    fn calm_left(&self) -> Option<Duration> {
        let is_asked = self.table().is_some_and(AnyTable::asks_for_calm);
        let end = self.clock.calm_at().filter(|_| is_asked)?;
        Some(end.saturating_sub(self.now))
    }

    /// The same in eighths of a second, begun ones as well, where it is to be seen how they
    /// run out.
    pub(super) fn calm_eighths(&self) -> Option<u8> {
        let left = self.calm_left().filter(|_| self.settings.motion)?;
        Some(left.as_millis().div_ceil(EIGHTH.as_millis()) as u8)
    }

    /// What is to be done on the disk: only a game that was dealt can be kept.
    fn take_save(&mut self) -> Option<Save> {
        let record = self.table().and_then(AnyTable::record);
        let revision = record.map(Recorded::revision);
        let context = Some(self.context());
        let announced = self.announced;
        self.announced = Announced {
            game: self.games,
            revision: revision.or(announced.revision),
            context,
            ..announced
        };
        if announced.game != self.games {
            Some(Save::Begin(self.file.take()))
        } else if revision.is_some() && announced.revision != revision {
            Some(Save::Move)
        } else {
            (announced.context != context).then_some(Save::Check)
        }
    }

    /// What is to be thought about, if that is another question than before.
    fn take_think(&mut self) -> Option<Think> {
        let ticket = self.question();
        if mem::replace(&mut self.announced.ticket, ticket) == ticket {
            return None;
        }
        Some(self.task().map_or(Think::Stop, Think::About))
    }
}
