//! Taking the terminal, writing to it, and giving it back as it was.

use std::io;
use std::panic;
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread;
use std::time::Duration;

use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::style::ResetColor;
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{cursor, queue};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect, Size};

use super::{system, thinker, wire};

/// What we have set the terminal to.
#[derive(Clone, Copy)]
struct Held {
    mouse: bool,
}

/// Whether the terminal is ours now. Writing to it takes the lock, so that nothing is
/// drawn after it was given back.
static HELD: Mutex<Option<Held>> = Mutex::new(None);

fn held() -> MutexGuard<'static, Option<Held>> {
    HELD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What is drawn on.
pub struct Canvas {
    /// What the terminal shows.
    shown: Buffer,
    /// What is drawn next, empty until then.
    next: Buffer,
    /// What is still to be written before that.
    out: Vec<u8>,
    /// Whether a key waits for an answer.
    is_asked: bool,
    /// Where the cursor stands.
    cursor: Position,
}

impl Canvas {
    /// An empty canvas of this size. Its first picture erases all that was there before.
    pub fn new(size: Size) -> io::Result<Canvas> {
        let empty = Buffer::empty(Rect::new(0, 0, size.width, size.height));
        let mut out = Vec::new();
        erase(&mut out, size.height)?;
        Ok(Canvas {
            shown: empty.clone(),
            next: empty,
            out,
            is_asked: false,
            cursor: Position::ORIGIN,
        })
    }

    /// Answers a key with the next picture, even if nothing is new in it: a program that
    /// presses keys can wait for that.
    pub fn answer(&mut self) {
        self.is_asked = true;
    }

    /// Shows a picture: writes what is new in it, at once, and nothing if nothing is.
    /// The picture says where the cursor stands.
    pub fn draw(&mut self, draw: impl FnOnce(&mut Buffer) -> Position) -> io::Result<()> {
        let cursor = draw(&mut self.next);
        wire::write(&mut self.out, self.shown.diff_iter(&self.next));
        std::mem::swap(&mut self.shown, &mut self.next);
        self.next.reset();
        if self.out.is_empty() && !self.is_asked && self.cursor == cursor {
            return Ok(());
        }
        self.is_asked = false;
        self.cursor = cursor;
        queue!(self.out, cursor::MoveTo(cursor.x, cursor.y), cursor::Hide)?;
        let held = held();
        let written = match *held {
            Some(_) => system::write(&self.out),
            None => Ok(()),
        };
        drop(held);
        self.out.clear();
        written
    }
}

/// The most columns and rows that are drawn on, whatever a terminal says: some claim
/// 65535 of each, and a picture of that size takes more memory than there is.
const LARGEST: Size = Size::new(1000, 500);

/// The size of the terminal, as far as it is drawn on.
pub fn size() -> io::Result<Size> {
    let Size { width, height } = system::size()?;
    Ok(Size::new(width.min(LARGEST.width), height.min(LARGEST.height)))
}

/// Empties the screen. Line by line, because many terminals put what is cleared at
/// once into the scrollback, where cards could be read later.
fn erase(out: &mut Vec<u8>, rows: u16) -> io::Result<()> {
    queue!(out, ResetColor)?;
    for row in 0..rows {
        queue!(out, cursor::MoveTo(0, row), Clear(ClearType::CurrentLine))?;
    }
    queue!(out, cursor::MoveTo(0, 0))
}

/// Takes the terminal.
pub fn enter(mouse: bool, title: &str) -> io::Result<()> {
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
    out.extend_from_slice(format!("\x1b]2;{title}\x07").as_bytes());
    queue!(out, EnterAlternateScreen, EnableBracketedPaste, cursor::Hide)?;
    if anew {
        // Without an alternate screen, what stands there goes into the scrollback.
        let rows = size()?.height;
        queue!(out, cursor::MoveTo(0, rows.saturating_sub(1)))?;
        out.resize(out.len() + usize::from(rows), b'\n');
    }
    if mouse {
        system::watch_mouse(&mut out)?;
    }
    system::write(&out)
}

/// Takes the mouse, or leaves it to the terminal.
pub fn set_mouse(on: bool) -> io::Result<()> {
    let mut held = held();
    let Some(held) = held.as_mut().filter(|held| held.mouse != on) else {
        return Ok(());
    };
    held.mouse = on;
    let mut out = Vec::new();
    if on {
        system::watch_mouse(&mut out)?;
    } else {
        system::leave_mouse(&mut out)?;
    }
    system::write(&out)
}

/// Gives the terminal back as it was: once, however often it is called.
pub fn restore() {
    let mut held = held();
    if let Some(Held { mouse }) = held.take() {
        give_back(mouse);
    }
}

fn give_back(mouse: bool) {
    // There is nobody to tell if this fails: the terminal may be gone.
    let mut out = Vec::new();
    // Without an alternate screen, open cards would stay. Lines too many do no harm.
    let rows = size().map_or(100, |size| size.height);
    let _ = erase(&mut out, rows);
    if mouse {
        let _ = system::leave_mouse(&mut out);
    }
    let _ = queue!(out, DisableBracketedPaste, LeaveAlternateScreen, cursor::Show);
    out.extend_from_slice(b"\x1b[23;2t");
    let _ = system::write(&out);
    let _ = disable_raw_mode();
}

/// Puts restoring before whatever else happens on a panic.
pub fn restore_on_panic() {
    let report = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        // The loop says so itself if it waits for that task; if not, the game goes on.
        if thread::current().name() == Some(thinker::THREAD) {
            return;
        }
        // If the panic came while the terminal was taken or written to, waiting for
        // that to end would take forever.
        let is_free = |_| {
            let free = !matches!(HELD.try_lock(), Err(TryLockError::WouldBlock));
            free || {
                thread::sleep(Duration::from_millis(10));
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
