//! What comes out of a pseudo-terminal, with an emulator in place of the screen.

use std::collections::BTreeSet;
use std::io::{ErrorKind, Read};
use std::num::NonZeroU16;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use pty_process::blocking;
use rustix::event::{PollFd, PollFlags, Timespec, poll};

/// How often something that does not announce itself is looked at.
pub const TICK: Duration = Duration::from_millis(10);

/// What has come out of the terminal.
pub struct Output {
    state: Mutex<State>,
    changed: Condvar,
}

pub struct State {
    pub parser: vt100::Parser<Asides>,
    pub raw: Vec<u8>,
    /// Nobody has the terminal open any more.
    pub ended: bool,
}

/// What the emulator does not keep itself.
#[derive(Default)]
pub struct Asides {
    pub title: String,
    pub modes: BTreeSet<u16>,
}

impl vt100::Callbacks for Asides {
    fn set_window_title(&mut self, _: &mut vt100::Screen, title: &[u8]) {
        self.title = String::from_utf8_lossy(title).into_owned();
    }

    fn unhandled_csi(
        &mut self,
        _: &mut vt100::Screen,
        first: Option<u8>,
        _: Option<u8>,
        params: &[&[u16]],
        end: char,
    ) {
        if first == Some(b'?') {
            for mode in params.iter().filter_map(|param| param.first()) {
                match end {
                    'h' => drop(self.modes.insert(*mode)),
                    'l' => drop(self.modes.remove(mode)),
                    _ => {}
                }
            }
        }
    }
}

impl Output {
    pub fn new(size: (u16, u16)) -> Output {
        let (cols, rows) = nonzero(size);
        Output {
            state: Mutex::new(State {
                parser: vt100::Parser::new_with_callbacks(rows, cols, 0, Asides::default()),
                raw: Vec::new(),
                ended: false,
            }),
            changed: Condvar::new(),
        }
    }

    /// The state, also after a test has panicked while looking at it.
    pub fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn wait<'a>(&self, state: MutexGuard<'a, State>, time: Duration) -> MutexGuard<'a, State> {
        let woken = self.changed.wait_timeout(state, time);
        woken.unwrap_or_else(PoisonError::into_inner).0
    }

    pub fn read_from(&self, mut master: &blocking::Pty, stop: &AtomicBool) {
        let tick = Timespec::try_from(TICK).unwrap();
        let mut bytes = [0; 1 << 16];
        while !stop.load(Ordering::Relaxed) {
            let mut wanted = [PollFd::new(master, PollFlags::IN)];
            if let Ok(0) | Err(_) = poll(&mut wanted, Some(&tick)) {
                continue;
            }
            let count = match master.read(&mut bytes) {
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                // Linux reports an error where others report an end.
                Ok(0) | Err(_) => break,
                Ok(count) => count,
            };
            let mut state = self.lock();
            state.raw.extend_from_slice(&bytes[..count]);
            state.parser.process(&bytes[..count]);
            self.changed.notify_all();
        }
        self.lock().ended = true;
        self.changed.notify_all();
    }
}

pub fn nonzero((cols, rows): (u16, u16)) -> (NonZeroU16, NonZeroU16) {
    let side = |cells| NonZeroU16::new(cells).expect("a terminal has rows and columns");
    (side(cols), side(rows))
}
