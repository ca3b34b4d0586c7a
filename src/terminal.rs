//! The terminal: entered once, restored once whatever happens, and the loop that
//! waits for keys. Nothing else reads events, writes to the screen or knows signals.

use std::io::{self, BufWriter, Stdout, Write};
use std::panic;
use std::sync::Mutex;
use std::time::Duration;

use anyhow::{Context, Result};
use crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{cursor, execute, queue};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use crate::app::App;
use crate::ui::{self, Hit, layout, theme::Theme};

/// How long a picture of a motion is shown.
const PICTURE: Duration = Duration::from_millis(35);

/// Whether the terminal is ours now. Whoever changes the screen holds the lock,
/// so that nothing is drawn after the terminal was given back.
static OURS: Mutex<bool> = Mutex::new(false);

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
    watch_signals()?;
    restore_on_panic();
    let mut screen = Screen::enter(mouse)?;
    let played = screen.play(app, theme, keeper);
    restore();
    played?;
    Ok(if app.interrupted() {
        Exit::Interrupted
    } else {
        Exit::Left
    })
}

struct Screen {
    terminal: Terminal<CrosstermBackend<BufWriter<Stdout>>>,
    mouse: bool,
    hits: Vec<Hit>,
}

impl Screen {
    fn enter(mouse: bool) -> Result<Screen> {
        enter(mouse).context("the terminal cannot be used for the game")?;
        let out = BufWriter::with_capacity(1 << 15, io::stdout());
        let terminal = Terminal::new(CrosstermBackend::new(out))
            .inspect_err(|_| restore())
            .context("the terminal cannot be used for the game")?;
        Ok(Screen {
            terminal,
            mouse,
            hits: Vec::new(),
        })
    }

    fn play(&mut self, app: &mut App, theme: Theme, keeper: &mut dyn Keeper) -> Result<()> {
        let size = self.terminal.size().context("the terminal has no size")?;
        app.resized(layout::fits(size.width, size.height));
        loop {
            keeper.keep(app);
            if app.leaving() {
                return Ok(());
            }
            self.draw(app, theme)?;
            if app.take_handover() {
                self.throw_away_input(app)?;
            }
            self.wait(app)?;
        }
    }

    fn draw(&mut self, app: &App, theme: Theme) -> Result<()> {
        let ours = OURS.lock().unwrap_or_else(|held| held.into_inner());
        if !*ours {
            return Ok(());
        }
        let hits = &mut self.hits;
        self.terminal
            .draw(|frame| *hits = ui::draw(&app.scene(), theme, frame.buffer_mut()))
            .context("the screen cannot be drawn")?;
        Ok(())
    }

    /// Waits until something is to be shown anew.
    fn wait(&mut self, app: &mut App) -> Result<()> {
        loop {
            if app.moves() && !event::poll(PICTURE).context("no more keys can be read")? {
                app.tick();
                return Ok(());
            }
            let event = event::read().context("no more keys can be read")?;
            if self.take(app, &event)? {
                return Ok(());
            }
        }
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
            Event::Resize(width, height) => {
                app.resized(layout::fits(*width, *height));
                return Ok(true);
            }
            // A paste must not play.
            _ => None,
        };
        if let Some(command) = command {
            app.update(command);
            let area = self.terminal.current_buffer_mut().area;
            app.limit_scroll(ui::scroll_limit(&app.scene(), area));
        }
        Ok(command.is_some())
    }

    /// Keys pressed before a handover belong to nobody.
    fn throw_away_input(&mut self, app: &mut App) -> Result<()> {
        while event::poll(Duration::ZERO).context("no more keys can be read")? {
            if let Event::Resize(width, height) =
                event::read().context("no more keys can be read")?
            {
                app.resized(layout::fits(width, height));
            }
        }
        Ok(())
    }

    fn suspend(&mut self, app: &mut App) -> Result<()> {
        app.cover();
        restore();
        stop_here();
        enter(self.mouse).context("the terminal cannot be used again")?;
        self.terminal
            .clear()
            .context("the screen cannot be drawn")?;
        Ok(())
    }
}

fn is_suspend(key: &KeyEvent) -> bool {
    key.code == KeyCode::Char('z') && key.modifiers.contains(KeyModifiers::CONTROL)
}

/// Takes the terminal.
fn enter(mouse: bool) -> io::Result<()> {
    let mut ours = OURS.lock().unwrap_or_else(|held| held.into_inner());
    *ours = true;
    enable_raw_mode()?;
    let mut out = io::stdout();
    // The window's title is put aside, and comes back at the end.
    write!(out, "\x1b[22;2t\x1b]2;Mandala\x07")?;
    execute!(
        out,
        EnterAlternateScreen,
        EnableBracketedPaste,
        cursor::Hide
    )?;
    if mouse {
        execute!(out, EnableMouseCapture)?;
    }
    out.flush()
}

/// Gives the terminal back as it was: once, however often it is called.
pub fn restore() {
    // A thread that holds the lock for long is stuck in writing to a terminal
    // that takes nothing any more; it is not waited for.
    for _ in 0..20 {
        if let Ok(mut ours) = OURS.try_lock() {
            if std::mem::take(&mut *ours) {
                give_back();
            }
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    give_back();
}

fn give_back() {
    // There is nobody to tell if this fails: the terminal may be gone.
    let mut out = io::stdout();
    let _ = queue!(
        out,
        DisableMouseCapture,
        DisableBracketedPaste,
        LeaveAlternateScreen,
        cursor::Show
    );
    let _ = write!(out, "\x1b[23;2t");
    let _ = out.flush();
    let _ = disable_raw_mode();
}

/// Puts restoring before whatever else happens on a panic.
fn restore_on_panic() {
    let report = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        restore();
        report(info);
    }));
}

#[cfg(unix)]
fn watch_signals() -> Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM])
        .context("signals cannot be watched")?;
    std::thread::Builder::new()
        .name("signals".to_string())
        .spawn(move || {
            if let Some(signal) = signals.forever().next() {
                restore();
                std::process::exit(128 + signal);
            }
        })
        .context("signals cannot be watched")?;
    Ok(())
}

#[cfg(not(unix))]
fn watch_signals() -> Result<()> {
    Ok(())
}

#[cfg(unix)]
fn stop_here() {
    // If the process cannot be stopped, the game simply goes on.
    let _ = signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP);
}

#[cfg(not(unix))]
fn stop_here() {}
