//! The terminal: entered once, restored once whatever happens, and the loop that
//! waits for keys. Nothing else reads events, writes to the screen or knows signals.

mod hold;
pub mod keys;
#[cfg(not(unix))]
mod other;
mod parting;
mod thinker;
#[cfg(unix)]
mod unix;
pub mod wire;

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::layout::Size;

pub use crate::app::Exit;
use crate::app::command::Command;
use crate::app::key::Key;
use crate::app::{App, Effects, Settings};
use crate::texts::{ENGLISH, terminal as texts};
use crate::ui::theme::Theme;
use crate::ui::{Painter, frame};
use hold::{Canvas, restore};
#[cfg(not(unix))]
use other as system;
pub use parting::on_signal;
pub use system::{outlive_full_files, watch_for_end};
use thinker::Thinker;
#[cfg(unix)]
use unix as system;

/// How long a picture of a motion is shown.
const PICTURE: Duration = Duration::from_millis(35);

/// What the loop needs from outside.
pub trait Saver {
    /// Called after every change and before it is shown: saves the game.
    fn save(&mut self, app: &mut App);

    /// Called when something has been shown: does what could wait for that, and tells
    /// whether there is something new to be shown.
    fn look_further(&mut self, _app: &mut App) -> bool {
        false
    }
}

/// Plays until the players leave; `look` tells how to draw with these settings.
///
/// # Errors
///
/// If the terminal fails; it is restored then.
pub fn run(app: &mut App, look: &dyn Fn(Settings) -> Theme, saver: &mut dyn Saver) -> Result<Exit> {
    let input = system::watch().context(texts::NO_SIGNALS)?;
    hold::restore_on_panic();
    let mut screen = Screen::enter(input, look, app.settings()).inspect_err(|_| restore())?;
    let played = screen.play(app, saver);
    if let Ok(Exit::Interrupted) = played {
        screen.input.drain();
    }
    restore();
    played
}

struct Screen<'a> {
    canvas: Canvas,
    input: system::Input,
    size: Option<Size>,
    look: &'a dyn Fn(Settings) -> Theme,
    /// What the terminal and the painter are set to.
    settings: Settings,
    painter: Painter,
    /// Whether keys from before the handover have not all been read yet.
    stale: bool,
    thinker: Thinker,
    started: Instant,
}

impl Screen<'_> {
    fn enter(
        input: system::Input,
        look: &dyn Fn(Settings) -> Theme,
        settings: Settings,
    ) -> Result<Screen<'_>> {
        let theme = look(settings);
        hold::enter(settings.mouse).context(texts::NOT_USABLE)?;
        Ok(Screen {
            // Until the size is known.
            canvas: Canvas::new(Size::ZERO)?,
            input,
            size: None,
            look,
            settings,
            painter: Painter::new(theme, ENGLISH),
            stale: false,
            thinker: Thinker::default(),
            started: Instant::now(),
        })
    }

    fn play(&mut self, app: &mut App, saver: &mut dyn Saver) -> Result<Exit> {
        let mut effects = app.begin();
        // The first size is no news.
        let _ = self.catch_up(app)?;
        loop {
            saver.save(app);
            if let Some(exit) = effects.leave {
                return Ok(exit);
            }
            // Before it is shown: what is typed after that is meant.
            if effects.handover
                && let Some(exit) = self.throw_away_input(app)?
            {
                return Ok(exit);
            }
            self.draw(app)?;
            if saver.look_further(app) {
                self.draw(app)?;
            }
            app.shown(self.now());
            self.thinker.follow(app);
            effects = self.wait(app, effects.motion)?;
        }
    }

    /// The time that the app goes by.
    fn now(&self) -> Duration {
        self.started.elapsed()
    }

    /// Draws, and takes or leaves the mouse, as the players have it now.
    fn follow(&mut self, settings: Settings) -> Result<()> {
        if self.settings == settings {
            return Ok(());
        }
        if self.settings.mouse != settings.mouse {
            hold::set_mouse(settings.mouse).context(texts::NO_SCREEN)?;
        }
        let theme = (self.look)(settings);
        self.painter.set_theme(theme);
        self.settings = settings;
        Ok(())
    }

    fn draw(&mut self, app: &mut App) -> Result<()> {
        self.follow(app.settings())?;
        let painter = &mut self.painter;
        self.canvas
            .draw(|picture| painter.draw(&app.scene(), picture))
            .context(texts::NO_SCREEN)?;
        app.limit_scroll(self.painter.extent());
        Ok(())
    }

    /// Waits until something is to be shown anew; the next picture if something moves.
    fn wait(&mut self, app: &mut App, moving: bool) -> Result<Effects> {
        // However much arrives that means nothing, as a button that is let go.
        let next = Instant::now() + PICTURE;
        loop {
            // However many keys arrive meanwhile.
            if let Some(answer) = self.thinker.answer() {
                return Ok(app.answered(answer));
            }
            let left = next.saturating_duration_since(Instant::now());
            if moving && (left.is_zero() || !self.input.poll(left).context(texts::NO_KEYS)?) {
                return Ok(app.tick());
            }
            let event = self.input.read().context(texts::NO_KEYS)?;
            let changed = self.catch_up(app)?;
            if self.stale {
                let leave = match self.throw_away(app, &event) {
                    None => self.throw_away_input(app)?,
                    leave => leave,
                };
                if leave.is_some() {
                    return Ok(Effects {
                        leave,
                        ..Effects::default()
                    });
                }
            } else if let Some(effects) = self.take(app, &event) {
                return Ok(effects);
            }
            if let Some(effects) = changed {
                return Ok(effects);
            }
        }
    }

    /// Takes note of a new size, of being asked to stop and of having been stopped;
    /// gives what is to be done if anything is new.
    fn catch_up(&mut self, app: &mut App) -> Result<Option<Effects>> {
        if system::is_to_stop() {
            restore();
            self.input.stop().context(texts::NO_KEYS)?;
            self.come_back(app)?;
        }
        if system::was_continued() {
            self.come_back(app)?;
        }
        if !system::was_resized() && self.size.is_some() {
            return Ok(None);
        }
        let size = hold::size().context(texts::NO_SIZE)?;
        if self.size == Some(size) {
            return Ok(None);
        }
        self.size = Some(size);
        self.canvas = Canvas::new(size)?;
        // A click before the next picture must not do what lay there in the last.
        self.painter.forget_clicks();
        Ok(Some(app.resized(frame::fits(size.width, size.height))))
    }

    /// Takes an event; gives what is to be done if it changed anything.
    fn take(&mut self, app: &mut App, event: &Event) -> Option<Effects> {
        match event {
            // A key that is let go says nothing about what is meant.
            Event::Key(key) if key.kind == KeyEventKind::Release => return None,
            // A new size is noticed anyway.
            Event::Resize(..) => return None,
            Event::Key(key) if is_suspend(key) => system::ask_to_stop(),
            _ => {
                if let Some(command) = self.meaning(app, event) {
                    self.canvas.answer();
                    return Some(app.update(command, self.now()));
                }
            }
        }
        app.touched(self.now());
        None
    }

    /// The command that an event stands for. A paste stands for none.
    fn meaning(&self, app: &App, event: &Event) -> Option<Command> {
        match event {
            Event::Key(key) if key.kind == KeyEventKind::Press => app.command(known(*key)),
            Event::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => {
                    self.painter.clicked(mouse.column, mouse.row)
                }
                MouseEventKind::ScrollUp => app.wheel(false),
                MouseEventKind::ScrollDown => app.wheel(true),
                _ => None,
            },
            _ => None,
        }
    }

    /// Keys pressed before a handover belong to nobody; Ctrl-C leaves all the same.
    fn throw_away_input(&mut self, app: &mut App) -> Result<Option<Exit>> {
        while self.input.poll(Duration::ZERO).context(texts::NO_KEYS)? {
            let event = self.input.read().context(texts::NO_KEYS)?;
            if let Some(exit) = self.throw_away(app, &event) {
                return Ok(Some(exit));
            }
            // The table is drawn after this anyway.
            let _ = self.catch_up(app)?;
        }
        // Very many keys are not all read at once, but the rest with the next one.
        self.stale = system::has_unread_input();
        Ok(None)
    }

    /// Takes note of an event that does nothing; tells whether it leaves all the same.
    fn throw_away(&self, app: &mut App, event: &Event) -> Option<Exit> {
        let command = self.meaning(app, event);
        match command {
            Some(command) => app.thrown_away(command, self.now()),
            None => app.touched(self.now()),
        }
        (command == Some(Command::Interrupt)).then_some(Exit::Interrupted)
    }

    /// Takes the terminal again, in whatever state and size others have left it. What
    /// was typed meanwhile was not for the game.
    fn come_back(&mut self, app: &mut App) -> Result<()> {
        app.came_back();
        hold::enter(self.settings.mouse).context(texts::NOT_USABLE_AGAIN)?;
        self.input.forget();
        self.stale = true;
        self.size = None;
        Ok(())
    }
}

/// A key as the app knows it.
fn known(key: KeyEvent) -> Key {
    use crate::app::key::KeyCode as Known;
    Key {
        code: match key.code {
            KeyCode::Char(c) => Known::Char(c),
            KeyCode::F(number) => Known::F(number),
            KeyCode::Enter => Known::Enter,
            KeyCode::Esc => Known::Esc,
            KeyCode::Tab => Known::Tab,
            KeyCode::BackTab => Known::BackTab,
            KeyCode::Backspace => Known::Backspace,
            KeyCode::Left => Known::Left,
            KeyCode::Right => Known::Right,
            KeyCode::Up => Known::Up,
            KeyCode::Down => Known::Down,
            KeyCode::Home => Known::Home,
            KeyCode::End => Known::End,
            KeyCode::PageUp => Known::PageUp,
            KeyCode::PageDown => Known::PageDown,
            _ => Known::Other,
        },
        ctrl: key.modifiers.contains(KeyModifiers::CONTROL),
        alt: key.modifiers.contains(KeyModifiers::ALT),
    }
}

fn is_suspend(key: &KeyEvent) -> bool {
    let with_control = key.modifiers.contains(KeyModifiers::CONTROL);
    key.kind == KeyEventKind::Press && key.code == KeyCode::Char('z') && with_control
}
