//! The terminal: entered once, restored once whatever happens, and the loop that
//! waits for keys. Nothing else reads events, writes to the screen or knows signals.

mod hold;
pub mod keys;
pub mod lines;
#[cfg(not(unix))]
mod other;
mod parting;
mod thinker;
#[cfg(unix)]
mod unix;
pub mod wire;

use std::mem;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use crossterm::event::{Event as Sent, KeyEventKind, MouseButton, MouseEventKind};
use ratatui::layout::Size;

pub use crate::app::Exit;
use crate::app::start::Unfinished;
use crate::app::{
    AnyTable, App, Change, Effects, Event, Input, PaletteMode, Save, Saving, Settings, Trouble,
};
use crate::picture;
use crate::store::StoreError;
use crate::texts::language::files::{Failure, Fault};
use crate::texts::language::house::Label;
use crate::ui::theme::{Palette, Theme};
use crate::ui::{Painter, frame};
use hold::{Canvas, restore};
use keys::{is_suspend, known};
#[cfg(not(unix))]
use other as system;
pub use parting::on_signal;
pub use system::{outlive_full_files, watch_for_end};
use thinker::Thinker;
#[cfg(unix)]
use unix as system;

/// The terminal gives each of its errors a fault as its context.
impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Failure {
        let fault = error.downcast_ref().copied();
        let said = error.root_cause().to_string();
        Failure::Terminal(fault.unwrap_or(Fault::NotUsable), said)
    }
}

/// As many keys as a terminal surely hands over at once. The rest comes in parts,
const MANY: usize = 1_000;
/// each of them after no longer than this,
const PART: Duration = Duration::from_millis(300);
/// and all of them are dropped by then: a mouse may never rest.
const DROPPING: Duration = Duration::from_secs(1);

/// What the loop needs from outside.
pub trait Saver {
    /// Saves the game on the table, before it is shown; gives how it is kept.
    fn save(&mut self, save: Save, table: Option<&AnyTable>) -> Option<Saving>;

    /// Remembers this from one evening to the next; gives why something is not remembered.
    fn remember(&mut self, changes: Vec<Change>) -> Option<Trouble>;

    /// Keeps a picture in a file of this name or one like it; gives its place.
    ///
    /// # Errors
    ///
    /// Why it is not kept.
    fn keep_picture(&mut self, name: &str, svg: &str) -> Result<PathBuf, StoreError>;

    /// Called when something has been shown: looks for more games that could go on, once the
    /// players are at the start screen, and counts those that are not opened.
    fn look_further(&mut self) -> (Vec<Unfinished>, usize);
}

/// Plays until the players leave, and begins with these effects; `look` tells how to draw
/// with these settings.
///
/// # Errors
///
/// If the terminal fails; it is restored then.
pub fn run(
    app: &mut App,
    effects: Effects,
    look: &dyn Fn(Settings) -> Theme,
    saver: &mut dyn Saver,
) -> Result<Exit> {
    let input = system::watch().context(Fault::NoSignals)?;
    hold::restore_on_panic();
    let mut screen = Screen::enter(app, effects, input, look, saver).inspect_err(|_| restore())?;
    let played = screen.play();
    if let Ok(Exit::Interrupted) = played {
        screen.input.drain();
    }
    restore();
    played
}

struct Screen<'a> {
    app: &'a mut App,
    /// What is to be done and is not done yet.
    effects: Effects,
    saver: &'a mut dyn Saver,
    canvas: Canvas,
    input: system::Input,
    size: Option<Size>,
    look: &'a dyn Fn(Settings) -> Theme,
    /// What the terminal and the painter are set to.
    settings: Settings,
    painter: Painter,
    /// What goes with the terminal's own ground, once it was asked.
    palette: Option<Palette>,
    /// Whether what comes next was typed while the program was stopped.
    stale: bool,
    thinker: Thinker,
    started: Instant,
}

impl<'a> Screen<'a> {
    fn enter(
        app: &'a mut App,
        effects: Effects,
        input: system::Input,
        look: &'a dyn Fn(Settings) -> Theme,
        saver: &'a mut dyn Saver,
    ) -> Result<Screen<'a>> {
        let settings = app.scene().settings;
        let theme = look(settings);
        hold::enter(settings.mouse, title(settings)).context(Fault::NotUsable)?;
        let mut screen = Screen {
            app,
            effects,
            saver,
            // Until the size is known.
            canvas: Canvas::new(Size::ZERO).context(Fault::NoScreen)?,
            thinker: Thinker::new({
                let bell = input.bell();
                Arc::new(move || bell.ring())
            }),
            input,
            size: None,
            look,
            settings,
            painter: Painter::new(theme, settings.tongue().language()),
            palette: None,
            stale: false,
            started: Instant::now(),
        };
        screen.set_theme(settings);
        Ok(screen)
    }

    /// Draws with these settings from now on; where they leave that to the terminal, it is
    /// asked for its ground, once.
    fn set_theme(&mut self, settings: Settings) {
        let mut theme = (self.look)(settings);
        if settings.palette == PaletteMode::Auto && theme.depth.has_palette() {
            let palette = self.palette.get_or_insert_with(|| {
                if self.input.is_light() { Palette::Light } else { Palette::Dark }
            });
            theme.palette = *palette;
        }
        self.painter.set_look(theme, settings.tongue().language());
    }

    fn play(&mut self) -> Result<Exit> {
        self.catch_up()?;
        loop {
            self.save();
            // Before it is shown: what is typed after that is meant.
            if mem::take(&mut self.effects.drop_input) {
                self.throw_away_input()?;
            }
            if let Some(exit) = self.effects.leave {
                return Ok(exit);
            }
            if mem::take(&mut self.effects.picture) {
                self.keep_picture();
            }
            if mem::take(&mut self.effects.show) {
                self.draw()?;
            }
            if let Some(about) = self.effects.think.take() {
                self.thinker.think(about);
            }
            // A computer may have moved while the picture before was drawn.
            if self.effects.is_pressing() {
                continue;
            }
            let (found, others) = self.saver.look_further();
            if found.is_empty() {
                self.wait()?;
            } else {
                self.tell(Event::Found(found, others));
            }
        }
    }

    /// Tells the app what happened, and notes what is to be done then.
    fn tell(&mut self, event: Event) {
        self.effects.add(self.app.on(event, self.started.elapsed()));
    }

    /// Saves the game, and then what else is to be kept, which is worth less.
    fn save(&mut self) {
        if let Some(save) = self.effects.save.take()
            && let Some(saving) = self.saver.save(save, self.app.table())
        {
            self.tell(Event::Saved(saving));
        }
        let changes = mem::take(&mut self.effects.remember);
        if !changes.is_empty() {
            let trouble = self.saver.remember(changes);
            self.tell(Event::Remembered(trouble));
        }
    }

    /// Keeps a picture of what is on the screen.
    fn keep_picture(&mut self) {
        let language = self.settings.tongue().language();
        let svg = picture::to_send(self.app, language);
        let done = self.saver.keep_picture(&self.app.picture_name(), &svg).map_err(Arc::new);
        self.tell(Event::Pictured(done));
    }

    /// Draws, and takes or leaves the mouse, as the players have it now.
    fn follow(&mut self, settings: Settings) -> Result<()> {
        if self.settings.mouse != settings.mouse {
            hold::set_mouse(settings.mouse).context(Fault::NoScreen)?;
        }
        self.set_theme(settings);
        self.settings = settings;
        Ok(())
    }

    fn draw(&mut self) -> Result<()> {
        let scene = self.app.scene();
        let settings = scene.settings;
        if settings != self.settings {
            drop(scene);
            self.follow(settings)?;
            return self.draw();
        }
        let painter = &mut self.painter;
        self.canvas
            .draw(|picture| {
                painter.draw(&scene, picture);
                painter.focus(&scene)
            })
            .context(Fault::NoScreen)?;
        self.tell(Event::Shown(self.painter.extent()));
        Ok(())
    }

    /// Waits until something happens, or until the time that the app asked for.
    fn wait(&mut self) -> Result<()> {
        // However many keys arrive meanwhile.
        if let Some(answer) = self.thinker.answer() {
            self.tell(Event::Answered(answer));
            return Ok(());
        }
        let until = self.effects.wake.map(|wake| self.started + wake);
        // However much arrives that means nothing, as a button that is let go.
        let is_late = until.is_some_and(|until| until <= Instant::now());
        let sent = if is_late { None } else { self.input.next(until).context(Fault::NoKeys)? };
        let Some(sent) = sent else {
            self.tell(Event::Tick);
            return Ok(());
        };
        self.catch_up()?;
        if self.stale {
            self.throw_away(&sent);
            self.throw_away_input()
        } else {
            self.take(&sent);
            Ok(())
        }
    }

    /// Takes note of a new size, of being asked to stop and of having been stopped.
    fn catch_up(&mut self) -> Result<()> {
        if system::is_to_stop() {
            restore();
            self.input.stop().context(Fault::NoKeys)?;
            self.come_back()?;
        }
        if system::was_continued() {
            self.come_back()?;
        }
        if !system::was_resized() && self.size.is_some() {
            return Ok(());
        }
        // Even if it is the same: it may have been another one for a moment, and then the
        // terminal has moved or cut what was on it.
        let size = hold::size().context(Fault::NoSize)?;
        self.size = Some(size);
        self.canvas = Canvas::new(size).context(Fault::NoScreen)?;
        let fits = frame::fits(size.width, size.height);
        self.tell(Event::Resized { fits });
        Ok(())
    }

    /// Takes what the terminal has sent. What means something is answered.
    fn take(&mut self, sent: &Sent) {
        if says_nothing(sent) {
            return;
        }
        if matches!(sent, Sent::Key(key) if is_suspend(key)) {
            system::ask_to_stop();
        }
        self.tell(Event::Input(self.input_of(sent)));
        if self.effects.show {
            self.canvas.answer();
        }
    }

    /// What the players did. A paste means nothing.
    fn input_of(&self, sent: &Sent) -> Input {
        match sent {
            Sent::Key(key) if key.kind == KeyEventKind::Press => Input::Key(known(*key)),
            Sent::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => {
                    let size = self.size.unwrap_or_default();
                    let command = self.painter.clicked(size, mouse.column, mouse.row);
                    command.map_or(Input::Other, Input::Click)
                }
                MouseEventKind::ScrollUp => Input::Wheel { down: false },
                MouseEventKind::ScrollDown => Input::Wheel { down: true },
                _ => Input::Other,
            },
            _ => Input::Other,
        }
    }

    /// Keys pressed before a handover belong to nobody.
    fn throw_away_input(&mut self) -> Result<()> {
        self.stale = false;
        let end = Instant::now() + DROPPING;
        for count in 0.. {
            let now = Instant::now();
            let until = if count < MANY { now } else { now + PART };
            if until > end {
                break;
            }
            let Some(sent) = self.input.next(Some(until)).context(Fault::NoKeys)? else {
                break;
            };
            self.throw_away(&sent);
            self.catch_up()?;
            if self.effects.leave.is_some() {
                break;
            }
        }
        Ok(())
    }

    fn throw_away(&mut self, sent: &Sent) {
        if !says_nothing(sent) {
            self.tell(Event::Dropped(self.input_of(sent)));
        }
    }

    /// Takes the terminal again, in whatever state and size others have left it. What
    /// was typed meanwhile was not for the game.
    fn come_back(&mut self) -> Result<()> {
        self.tell(Event::Continued);
        hold::enter(self.settings.mouse, title(self.settings)).context(Fault::NotUsableAgain)?;
        self.input.forget();
        self.stale = true;
        self.size = None;
        Ok(())
    }
}

/// Whether this is nothing that a player did now: a key that is let go says nothing about
/// what is meant, and a new size is noticed anyway.
fn says_nothing(sent: &Sent) -> bool {
    match sent {
        Sent::Key(key) => key.kind == KeyEventKind::Release,
        sent => matches!(sent, Sent::Resize(..)),
    }
}

/// The title of the window.
fn title(settings: Settings) -> &'static str {
    settings.tongue().language().house().label(Label::Window)
}
