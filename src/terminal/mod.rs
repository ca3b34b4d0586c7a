//! The terminal: entered once, restored once whatever happens, and the loop that
//! waits for keys. Nothing else reads events, writes to the screen or knows signals.

#[cfg(not(unix))]
mod elsewhere;
mod parting;
#[cfg(unix)]
mod unix;

use std::io::{self, Write};
use std::panic;
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};
use std::time::Duration;

use anyhow::{Context, Result};
use crossterm::event::{
    self, DisableBracketedPaste, EnableBracketedPaste, Event, KeyCode, KeyEvent, KeyEventKind,
    KeyModifiers, MouseButton, MouseEventKind,
};
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{cursor, queue};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::layout::Size;

use crate::app::{App, keymap};
use crate::ui::theme::{Depth, Theme};
use crate::ui::{self, Hit, layout};
#[cfg(not(unix))]
use elsewhere as system;
pub use parting::on_signal;
#[cfg(unix)]
use unix as system;

/// How long a picture of a motion is shown.
const PICTURE: Duration = Duration::from_millis(35);

/// What we have set the terminal to.
#[derive(Clone, Copy)]
struct Held {
    mouse: bool,
}

/// Whether the terminal is ours now. Whoever writes to it holds the lock, so that
/// nothing is drawn after it was given back.
static HELD: Mutex<Option<Held>> = Mutex::new(None);

fn held() -> MutexGuard<'static, Option<Held>> {
    HELD.lock().unwrap_or_else(PoisonError::into_inner)
}

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
    system::watch().context("signals cannot be watched")?;
    restore_on_panic();
    if theme.depth != Depth::Mono {
        // Asked for by name, colours are wanted even under NO_COLOR.
        crossterm::style::force_color_output(true);
    }
    let mut screen = Screen::enter(mouse).inspect_err(|_| restore())?;
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

/// Collects what a frame writes, and writes it at once.
struct Outbox(Vec<u8>);

impl Write for Outbox {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.0.is_empty() {
            return Ok(());
        }
        let held = held();
        let written = match *held {
            Some(_) => send(&self.0),
            None => Ok(()),
        };
        drop(held);
        self.0.clear();
        written
    }
}

fn send(bytes: &[u8]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(bytes)?;
    out.flush()
}

struct Screen {
    terminal: Terminal<CrosstermBackend<Outbox>>,
    mouse: bool,
    size: Option<Size>,
    hits: Vec<Hit>,
    /// Whether keys from before the handover have not all been read yet.
    stale: bool,
}

impl Screen {
    fn enter(mouse: bool) -> Result<Screen> {
        Ok(Screen {
            terminal: enter(mouse).context("the terminal cannot be used for the game")?,
            mouse,
            size: None,
            hits: Vec::new(),
            stale: false,
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
            }
            self.draw(app, theme)?;
            self.wait(app)?;
        }
    }

    fn draw(&mut self, app: &App, theme: Theme) -> Result<()> {
        let hits = &mut self.hits;
        self.terminal
            .draw(|frame| *hits = ui::draw(&app.scene(), theme, frame.buffer_mut()))
            .context("the screen cannot be drawn")?;
        Ok(())
    }

    /// Waits until something is to be shown anew.
    fn wait(&mut self, app: &mut App) -> Result<()> {
        loop {
            if app.moves() && !event::poll(PICTURE).context(NO_KEYS)? {
                app.tick();
                return Ok(());
            }
            let event = event::read().context(NO_KEYS)?;
            let changed = self.catch_up(app)?;
            if self.stale {
                self.throw_away_input(app)?;
            } else if self.take(app, &event)? {
                return Ok(());
            }
            if changed {
                return Ok(());
            }
        }
    }

    /// Takes note of a new size and of having been stopped; tells whether anything is
    /// new. Crossterm may lose the event of it when a key comes at the same moment.
    fn catch_up(&mut self, app: &mut App) -> Result<bool> {
        let continued = system::was_continued();
        if continued {
            self.come_back(app)?;
            self.stale = true;
        }
        let size = self.terminal.size().context("the terminal has no size")?;
        let resized = self.size != Some(size);
        if resized {
            self.size = Some(size);
            // A click before the next picture must not do what lay there in the last.
            self.hits.clear();
            app.resized(layout::fits(size.width, size.height));
        }
        Ok(continued || resized)
    }

    /// Takes an event; tells whether it changed anything.
    fn take(&mut self, app: &mut App, event: &Event) -> Result<bool> {
        let command = match event {
            Event::Key(key) if key.kind == KeyEventKind::Press => {
                if is_suspend(key) {
                    self.suspend(app)?;
                    return Ok(true);
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
            // A paste must not play, and a new size is noticed anyway.
            _ => None,
        };
        if let Some(command) = command {
            app.update(command);
            if matches!(app.context(), keymap::Context::Help | keymap::Context::Log) {
                let area = self.terminal.current_buffer_mut().area;
                app.limit_scroll(ui::scroll_limit(&app.scene(), area));
            }
        }
        Ok(command.is_some())
    }

    /// Keys pressed before a handover belong to nobody.
    fn throw_away_input(&mut self, app: &mut App) -> Result<()> {
        while event::poll(Duration::ZERO).context(NO_KEYS)? {
            event::read().context(NO_KEYS)?;
            self.catch_up(app)?;
        }
        // Very many keys are not all read at once, but the rest with the next one.
        self.stale = system::has_unread_input();
        Ok(())
    }

    fn suspend(&mut self, app: &mut App) -> Result<()> {
        app.cover();
        restore();
        system::stop();
        self.come_back(app)
    }

    /// Takes the terminal again, in whatever state others have left it.
    fn come_back(&mut self, app: &mut App) -> Result<()> {
        app.cover();
        self.terminal = enter(self.mouse).context("the terminal cannot be used again")?;
        Ok(())
    }
}

const NO_KEYS: &str = "no more keys can be read";

fn is_suspend(key: &KeyEvent) -> bool {
    key.code == KeyCode::Char('z') && key.modifiers.contains(KeyModifiers::CONTROL)
}

/// Takes the terminal, and clears it.
fn enter(mouse: bool) -> io::Result<Terminal<CrosstermBackend<Outbox>>> {
    let mut held = held();
    let anew = held.replace(Held { mouse }).is_none();
    if !anew {
        // Others may have changed the mode while we were stopped.
        disable_raw_mode()?;
    }
    enable_raw_mode()?;
    let mut out = Vec::new();
    if anew {
        // The window's title is put aside, and comes back at the end.
        out.extend_from_slice(b"\x1b[22;2t");
    }
    out.extend_from_slice(b"\x1b]2;Mandala\x07");
    queue!(
        out,
        EnterAlternateScreen,
        Clear(ClearType::All),
        EnableBracketedPaste,
        cursor::Hide
    )?;
    if mouse {
        system::watch_mouse(&mut out)?;
    }
    send(&out)?;
    Terminal::new(CrosstermBackend::new(Outbox(Vec::new())))
}

/// Gives the terminal back as it was: once, however often it is called.
fn restore() {
    let mut held = held();
    if let Some(Held { mouse }) = held.take() {
        give_back(mouse);
    }
}

fn give_back(mouse: bool) {
    // There is nobody to tell if this fails: the terminal may be gone.
    let mut out = Vec::new();
    if mouse {
        let _ = system::leave_mouse(&mut out);
    }
    let _ = queue!(
        out,
        DisableBracketedPaste,
        LeaveAlternateScreen,
        cursor::Show
    );
    out.extend_from_slice(b"\x1b[23;2t");
    let _ = send(&out);
    let _ = disable_raw_mode();
}

/// Puts restoring before whatever else happens on a panic.
fn restore_on_panic() {
    let report = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        // If the panic came while the terminal was taken or written to, waiting for
        // that to end would be for ever.
        let is_free = |_| {
            let free = !matches!(HELD.try_lock(), Err(TryLockError::WouldBlock));
            free || {
                std::thread::sleep(Duration::from_millis(10));
                false
            }
        };
        if (0..20).any(is_free) {
            restore();
        } else {
            give_back(true);
        }
        report(info);
    }));
}
