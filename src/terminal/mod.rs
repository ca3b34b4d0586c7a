//! The terminal: entered once, restored once whatever happens, and the loop that
//! waits for keys. Nothing else reads events, writes to the screen or knows signals.

#[cfg(not(unix))]
mod elsewhere;
mod hold;
pub mod keys;
mod parting;
#[cfg(unix)]
mod unix;

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::layout::Size;

use crate::app::command::Command;
use crate::app::{App, keymap};
use crate::ui::theme::{Depth, Theme};
use crate::ui::{self, Hit, layout};
#[cfg(not(unix))]
use elsewhere as system;
use hold::{Canvas, restore};
pub use parting::on_signal;
#[cfg(unix)]
use unix as system;

/// How long a picture of a motion is shown.
const PICTURE: Duration = Duration::from_millis(35);

/// What the loop needs from outside.
pub trait Keeper {
    /// Called after every change and before it is shown: keeps the game.
    fn keep(&mut self, app: &mut App);
}

/// How the players left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// As they wanted.
    Left,
    /// By Ctrl-C.
    Interrupted,
}

/// Plays until the players leave.
///
/// # Errors
///
/// If the terminal fails; it is restored then.
pub fn run(app: &mut App, theme: Theme, mouse: bool, keeper: &mut dyn Keeper) -> Result<Exit> {
    let input = system::watch().context("signals cannot be watched")?;
    hold::restore_on_panic();
    if theme.depth != Depth::Mono {
        // Asked for by name, colours are wanted even under NO_COLOR.
        crossterm::style::force_color_output(true);
    }
    let mut screen = Screen::enter(input, mouse).inspect_err(|_| restore())?;
    let played = screen.play(app, theme, keeper);
    restore();
    // What it would still write on being dropped is no longer for the terminal.
    drop(screen);
    played?;
    Ok(if app.interrupted() {
        Exit::Interrupted
    } else {
        Exit::Left
    })
}

struct Screen {
    canvas: Canvas,
    input: system::Input,
    mouse: bool,
    size: Option<Size>,
    hits: Vec<Hit>,
    /// Whether keys from before the handover have not all been read yet.
    stale: bool,
    started: Instant,
}

impl Screen {
    fn enter(input: system::Input, mouse: bool) -> Result<Screen> {
        hold::enter(mouse).context("the terminal cannot be used for the game")?;
        Ok(Screen {
            // Until the size is known.
            canvas: hold::canvas(Size::ZERO)?,
            input,
            mouse,
            size: None,
            hits: Vec::new(),
            stale: false,
            started: Instant::now(),
        })
    }

    fn play(&mut self, app: &mut App, theme: Theme, keeper: &mut dyn Keeper) -> Result<()> {
        self.catch_up(app)?;
        loop {
            keeper.keep(app);
            if app.leaving() {
                return Ok(());
            }
            // Before it is shown: what is typed after that is meant.
            if app.take_handover() {
                self.throw_away_input(app)?;
                if app.leaving() {
                    continue;
                }
            }
            self.draw(app, theme)?;
            app.shown(self.now());
            self.wait(app)?;
        }
    }

    /// The time that the app goes by.
    fn now(&self) -> Duration {
        self.started.elapsed()
    }

    fn draw(&mut self, app: &App, theme: Theme) -> Result<()> {
        let hits = &mut self.hits;
        self.canvas
            .draw(|frame| *hits = ui::draw(&app.scene(), theme, frame.buffer_mut()))
            .context("the screen cannot be drawn")?;
        Ok(())
    }

    /// Waits until something is to be shown anew.
    fn wait(&mut self, app: &mut App) -> Result<()> {
        loop {
            if app.moves() && !self.input.poll(PICTURE).context(NO_KEYS)? {
                app.tick();
                return Ok(());
            }
            let event = self.input.read().context(NO_KEYS)?;
            let changed = self.catch_up(app)?;
            if self.stale {
                app.touched(self.now());
                self.throw_away_input(app)?;
                if app.leaving() {
                    return Ok(());
                }
            } else if self.take(app, &event)? {
                return Ok(());
            }
            if changed {
                return Ok(());
            }
        }
    }

    /// Takes note of a new size, of being asked to stop and of having been stopped;
    /// tells whether anything is new.
    fn catch_up(&mut self, app: &mut App) -> Result<bool> {
        if system::is_to_stop() {
            restore();
            self.input.stop().context(NO_KEYS)?;
            self.come_back(app)?;
        }
        if system::was_continued() {
            self.come_back(app)?;
        }
        if !system::was_resized() && self.size.is_some() {
            return Ok(false);
        }
        let size = system::size().context("the terminal has no size")?;
        if self.size == Some(size) {
            return Ok(false);
        }
        if self.size.is_some() {
            // Whether there is an alternate screen cannot be known. Without one, the
            // next size could put open cards into the scrollback.
            app.cover();
        }
        app.resized(layout::fits(size.width, size.height));
        self.size = Some(size);
        self.canvas = hold::canvas(size)?;
        // A click before the next picture must not do what lay there in the last.
        self.hits.clear();
        Ok(true)
    }

    /// Takes an event; tells whether it changed anything.
    fn take(&mut self, app: &mut App, event: &Event) -> Result<bool> {
        let command = match event {
            // A key that is let go says nothing about what is meant.
            Event::Key(key) if key.kind == KeyEventKind::Release => return Ok(false),
            Event::Key(key) if key.kind == KeyEventKind::Press => {
                if is_suspend(key) {
                    app.touched(self.now());
                    system::ask_to_stop();
                    return Ok(false);
                }
                app.command(*key)
            }
            Event::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => {
                    ui::clicked(&self.hits, mouse.column, mouse.row)
                }
                MouseEventKind::ScrollUp => app.command(KeyCode::Up.into()),
                MouseEventKind::ScrollDown => app.command(KeyCode::Down.into()),
                _ => None,
            },
            // A new size is noticed anyway.
            Event::Resize(..) => return Ok(false),
            // A paste must not play.
            _ => None,
        };
        if let Some(command) = command {
            app.update(command, self.now());
            if matches!(app.context(), keymap::Context::Help | keymap::Context::Log) {
                let area = self.canvas.current_buffer_mut().area;
                app.limit_scroll(ui::scroll_limit(&app.scene(), area));
            }
        } else {
            app.touched(self.now());
        }
        Ok(command.is_some())
    }

    /// Keys pressed before a handover belong to nobody.
    fn throw_away_input(&mut self, app: &mut App) -> Result<()> {
        while self.input.poll(Duration::ZERO).context(NO_KEYS)? {
            let event = self.input.read().context(NO_KEYS)?;
            app.touched(self.now());
            if let Event::Key(key) = event
                && app.command(key) == Some(Command::Interrupt)
            {
                app.update(Command::Interrupt, self.now());
            }
            self.catch_up(app)?;
        }
        // Very many keys are not all read at once, but the rest with the next one.
        self.stale = system::has_unread_input();
        Ok(())
    }

    /// Takes the terminal again, in whatever state others have left it, and covers the
    /// cards. What was typed meanwhile was not for the game.
    fn come_back(&mut self, app: &mut App) -> Result<()> {
        app.cover();
        hold::enter(self.mouse).context("the terminal cannot be used again")?;
        self.input.forget();
        self.stale = true;
        self.size = None;
        Ok(())
    }
}

const NO_KEYS: &str = "no more keys can be read";

fn is_suspend(key: &KeyEvent) -> bool {
    key.code == KeyCode::Char('z') && key.modifiers.contains(KeyModifiers::CONTROL)
}
