//! Signals, the end of the terminal and the mouse, on Unix.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use crossterm::terminal::disable_raw_mode;
use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::{Errno, ioctl_fionread};
use rustix::process::{Signal, kill_current_process_group};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGWINCH};
use signal_hook::iterator::Signals;
use signal_hook::low_level::raise;

use super::parting;

/// Whether the process was stopped and goes on again.
static CONTINUED: AtomicBool = AtomicBool::new(false);
/// How long a terminal that takes nothing is waited for.
const PATIENCE: Duration = Duration::from_secs(1);

/// Watches for signals and for the end of the terminal. Both threads sleep until
/// there is something to do.
pub fn watch() -> io::Result<()> {
    let mut signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGCONT])?;
    spawn("signals", move || {
        for signal in signals.forever() {
            if signal != SIGCONT {
                leave(signal);
            }
            CONTINUED.store(true, Ordering::SeqCst);
            // Wakes whoever waits for an event.
            let _ = raise(SIGWINCH);
        }
    })?;
    spawn("hang-up", || {
        if is_hung_up() {
            leave(SIGHUP);
        }
    })
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let thread = thread::Builder::new().name(name.to_string());
    thread.spawn(work).map(drop)
}

/// Ends the process as by a signal, the terminal restored.
fn leave(signal: i32) -> ! {
    // Another thread may be stuck in writing to a terminal that takes nothing.
    let (done, restored) = mpsc::channel();
    let _ = spawn("restore", move || {
        super::restore();
        let _ = done.send(());
    });
    if restored.recv_timeout(PATIENCE).is_err() {
        let _ = disable_raw_mode();
    }
    parting::part(PATIENCE);
    std::process::exit(128 + signal)
}

/// Waits for the end of the terminal; without one, returns that it is not known.
///
/// Not every program whose terminal is closed gets a signal, and reading from
/// such a terminal would try again for ever.
fn is_hung_up() -> bool {
    let stdin = io::stdin();
    loop {
        let mut tty = [PollFd::new(&stdin, PollFlags::empty())];
        match poll(&mut tty, None) {
            Err(Errno::INTR) => {}
            Err(_) => return false,
            Ok(_) => return tty[0].revents().contains(PollFlags::HUP),
        }
    }
}

/// Stops the whole job as the terminal does on Ctrl-Z outside of raw mode, and
/// returns when it goes on. Where nobody could make it go on, it is not stopped.
pub fn stop() {
    CONTINUED.store(false, Ordering::SeqCst);
    let _ = kill_current_process_group(Signal::TSTP);
    // Being told that it goes on must not count as another interruption.
    let told = Instant::now() + Duration::from_millis(100);
    while !was_continued() && Instant::now() < told {
        thread::sleep(Duration::from_millis(1));
    }
}

/// Whether the process was stopped and goes on again, asked once.
pub fn was_continued() -> bool {
    CONTINUED.swap(false, Ordering::SeqCst)
}

/// Whether there are keys that were typed but not read.
pub fn has_unread_input() -> bool {
    ioctl_fionread(io::stdin()).is_ok_and(|bytes| bytes > 0)
}

/// Asks for presses of the buttons and turns of the wheel. Crossterm would ask for
/// every movement as well.
pub fn watch_mouse(out: &mut impl Write) -> io::Result<()> {
    out.write_all(b"\x1b[?1000h\x1b[?1006h")
}

pub fn leave_mouse(out: &mut impl Write) -> io::Result<()> {
    out.write_all(b"\x1b[?1006l\x1b[?1000l")
}
