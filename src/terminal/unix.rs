//! Keys, signals, the end of the terminal and the mouse, on Unix.

use std::fs::File;
use std::io::{self, Read, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::os::unix::net::UnixStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use crossterm::event::Event;
use crossterm::terminal::disable_raw_mode;
use ratatui::layout::Size;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::OFlags;
use rustix::io::Errno;
use rustix::process::{Signal, getpgrp, getppid, getsid, kill_current_process_group};
use rustix::termios::{QueueSelector, tcflush, tcgetwinsize};
use signal_hook::consts::{
    SIGALRM, SIGCONT, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGSTOP, SIGTERM, SIGTSTP, SIGUSR1,
    SIGUSR2, SIGVTALRM, SIGWINCH, SIGXCPU, SIGXFSZ,
};
use signal_hook::iterator::Signals;
use signal_hook::low_level::raise;

use super::keys::{ASK_GROUND, CTRL_C, Decoder};
use super::parting;

/// The signals that would end the process and leave the terminal as it is.
const ENDS: [i32; 10] =
    [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU];
/// Whether the process was stopped and goes on again.
static CONTINUED: AtomicBool = AtomicBool::new(false);
/// Whether the process is asked to stop.
static STOPPING: AtomicBool = AtomicBool::new(false);
/// Whether the terminal may have another size than when it was last asked.
static RESIZED: AtomicBool = AtomicBool::new(true);
/// How long a terminal that takes nothing is waited for.
const PATIENCE: Duration = Duration::from_secs(1);
/// How long the terminal is waited for to tell its ground.
const ANSWERING: Duration = Duration::from_millis(100);
/// After this silence, nothing more of a paste comes.
const SILENCE: Duration = Duration::from_millis(30);
/// How long a paste is thrown away at most, so that nobody waits for the end of the game.
const DRAINING: Duration = Duration::from_millis(500);
/// What is read when there is something to catch up with.
const WOKEN: Event = Event::Resize(0, 0);

/// What was typed while the terminal took nothing.
static TYPED_AHEAD: Mutex<Vec<u8>> = Mutex::new(Vec::new());

fn typed_ahead() -> MutexGuard<'static, Vec<u8>> {
    TYPED_AHEAD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What is typed and clicked. Waiting for it also ends when the bell rings.
pub struct Input {
    decoder: Decoder,
    ready: Option<Event>,
    /// When the terminal has last sent something.
    heard: Instant,
    /// Can be read when the bell rings.
    bell: UnixStream,
    ring: Bell,
}

/// Ends the waiting for input: a signal has come, or a task is ready.
#[derive(Clone)]
pub struct Bell(Arc<UnixStream>);

impl Bell {
    /// Rings.
    pub fn ring(&self) {
        // If it takes no more, it rings already.
        let _ = (&*self.0).write(&[0]);
    }
}

/// Makes writing to a file that may not grow an error like any other, and not the end.
pub fn outlive_full_files() {
    // Where this cannot be had, all else can.
    let _ = signal_hook::flag::register(SIGXFSZ, Arc::new(AtomicBool::new(false)));
}

/// Watches for signals that end a program which has not taken the terminal, so that what
/// is to be done then is done.
pub fn watch_for_end() -> io::Result<()> {
    let mut signals = Signals::new(ENDS)?;
    spawn("signals", move || {
        if let Some(signal) = signals.forever().next() {
            leave(signal);
        }
    })
}

/// Watches for what asks a program to stop that has not taken the terminal. It stops only where
/// somebody can make it go on, and by what it is given, once it is ready for that.
pub fn watch_for_stop(ready: impl Fn(&dyn Fn()) + Send + 'static) -> io::Result<()> {
    let mut signals = Signals::new([SIGTSTP])?;
    spawn("stops", move || {
        for _ in signals.forever().filter(|_| !is_orphaned()) {
            // If that fails, it just goes on.
            ready(&|| drop(raise(SIGSTOP)));
        }
    })
}

/// Watches for signals, with a thread that sleeps until there is one.
pub fn watch() -> io::Result<Input> {
    let mut signals = Signals::new(ENDS.iter().chain(&[SIGCONT, SIGTSTP, SIGWINCH]))?;
    let (bell, ring) = UnixStream::pair()?;
    bell.set_nonblocking(true)?;
    ring.set_nonblocking(true)?;
    let ring = Bell(Arc::new(ring));
    let signal_bell = ring.clone();
    spawn("signals", move || {
        for signal in signals.forever() {
            match signal {
                SIGCONT => CONTINUED.store(true, Ordering::SeqCst),
                SIGTSTP => STOPPING.store(true, Ordering::SeqCst),
                SIGWINCH => RESIZED.store(true, Ordering::SeqCst),
                _ => leave(signal),
            }
            signal_bell.ring();
        }
    })?;
    Ok(Input { decoder: Decoder::default(), ready: None, heard: Instant::now(), bell, ring })
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let thread = thread::Builder::new().name(name.to_string());
    thread.spawn(work).map(drop)
}

/// Ends the process as by a signal, the terminal restored.
fn leave(signal: i32) -> ! {
    // A closed terminal is often told twice, by a signal and by reading from it.
    // The second one must not end the process before the first one is done.
    static LEAVING: Mutex<()> = Mutex::new(());
    let _alone = LEAVING.lock();
    // Another thread may be stuck in writing to a terminal that takes nothing.
    let (done, restored) = mpsc::channel();
    let _ = spawn("restore", move || {
        super::restore();
        super::lines::part();
        let _ = done.send(());
    });
    if restored.recv_timeout(PATIENCE).is_err() {
        let _ = disable_raw_mode();
    }
    parting::part(PATIENCE);
    std::process::exit(128 + signal)
}

/// Writes to the terminal, for as long as that takes. If Ctrl-C is typed meanwhile, it
/// takes no longer than a moment, or else ends the process as Ctrl-C would.
pub fn write(mut bytes: &[u8]) -> io::Result<()> {
    let Some(screen) = screen() else {
        let mut out = io::stdout().lock();
        out.write_all(bytes)?;
        return out.flush();
    };
    let mut end = None;
    while !bytes.is_empty() {
        match rustix::io::write(screen, bytes) {
            Ok(count) => bytes = &bytes[count..],
            Err(Errno::INTR) => {}
            Err(Errno::AGAIN) => {
                let stdin = io::stdin();
                let keys = PollFd::new(&stdin, PollFlags::IN);
                let [_, typed] = wait([PollFd::new(screen, PollFlags::OUT), keys], end)?;
                if typed {
                    let mut ahead = typed_ahead();
                    ahead.extend_from_slice(&read_keys()?);
                    if end.is_none() && ahead.contains(&CTRL_C) {
                        end = Some(Instant::now() + PATIENCE);
                    }
                }
                if end.is_some_and(|end| end <= Instant::now()) {
                    leave(SIGINT);
                }
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

/// The terminal, opened anew so that writing to it need not wait: others who have the
/// standard output too, as the shell, would be surprised if that did not wait any more.
/// Where it cannot be opened, the standard output has to do.
fn screen() -> Option<&'static File> {
    static SCREEN: OnceLock<Option<File>> = OnceLock::new();
    let open = || {
        let flags = (OFlags::NONBLOCK | OFlags::NOCTTY).bits();
        let mut options = File::options();
        let screen = options.write(true).custom_flags(flags as i32);
        screen.open("/dev/stdout").ok()
    };
    SCREEN.get_or_init(open).as_ref()
}

/// The bytes of some keys that were typed.
fn read_keys() -> io::Result<Vec<u8>> {
    let mut bytes = [0; 1024];
    match rustix::io::read(io::stdin(), &mut bytes) {
        // Not every program whose terminal is closed gets a signal.
        Ok(0) | Err(Errno::IO) => leave(SIGHUP),
        Ok(count) => Ok(bytes[..count].to_vec()),
        Err(Errno::INTR | Errno::AGAIN) => Ok(Vec::new()),
        Err(error) => Err(error.into()),
    }
}

impl Input {
    /// Whether the terminal says that its ground is light, asked once. What is typed
    /// meanwhile stays, and an answer that comes later is not taken for keys.
    pub fn is_light(&mut self) -> bool {
        let end = Instant::now() + ANSWERING;
        self.decoder.ask();
        if write(ASK_GROUND).is_err() {
            return false;
        }
        loop {
            if let Some(is_light) = self.decoder.is_light() {
                return is_light;
            }
            // However much is typed meanwhile.
            if Instant::now() >= end {
                return false;
            }
            let stdin = io::stdin();
            let typed = [PollFd::new(&stdin, PollFlags::IN)];
            let comes = matches!(wait(typed, Some(end)), Ok([true]));
            if let Some(Ok(bytes)) = comes.then(read_keys) {
                self.hear(&bytes);
            }
        }
    }

    /// What ends the waiting.
    pub fn bell(&self) -> Bell {
        self.ring.clone()
    }

    /// Waits for the next event, or until this moment if one is given.
    pub fn next(&mut self, until: Option<Instant>) -> io::Result<Option<Event>> {
        self.fill(until)?;
        Ok(self.ready.take())
    }

    /// Throws away what is still coming in, as the rest of a paste: left alone, the
    /// shell would run it after the game.
    pub fn drain(&mut self) {
        let end = Instant::now() + DRAINING;
        let mut comes = true;
        while comes && Instant::now() < end {
            self.forget();
            let stdin = io::stdin();
            let typed = [PollFd::new(&stdin, PollFlags::IN)];
            comes = matches!(wait(typed, Some(Instant::now() + SILENCE)), Ok([true]));
        }
    }

    /// Forgets what was typed until now.
    pub fn forget(&mut self) {
        forget_typed();
        typed_ahead().clear();
        self.decoder.forget();
        self.ready = None;
    }

    /// Waits until there is an event, or until this moment.
    fn fill(&mut self, end: Option<Instant>) -> io::Result<()> {
        loop {
            let ahead = std::mem::take(&mut *typed_ahead());
            self.hear(&ahead);
            if self.ready.is_none() {
                self.ready = self.decoder.next_event();
            }
            if self.ready.is_some() {
                return Ok(());
            }
            let silence = self.decoder.patience().map(|time| self.heard + time);
            let until = [end, silence].into_iter().flatten().min();
            let stdin = io::stdin();
            let [rings, typed] = wait(
                [PollFd::new(&self.bell, PollFlags::IN), PollFd::new(&stdin, PollFlags::IN)],
                until,
            )?;
            if rings {
                self.answer_bell();
                self.ready = Some(WOKEN);
            } else if typed {
                let bytes = read_keys()?;
                self.hear(&bytes);
            } else if silence.is_some_and(|silence| silence <= Instant::now()) {
                self.ready = self.decoder.give_up();
            } else if end.is_some_and(|end| end <= Instant::now()) {
                return Ok(());
            }
        }
    }

    fn hear(&mut self, bytes: &[u8]) {
        if !bytes.is_empty() {
            self.heard = Instant::now();
            self.decoder.push(bytes);
        }
    }

    fn answer_bell(&mut self) {
        while self.bell.read(&mut [0; 64]).is_ok_and(|count| count > 0) {}
    }

    /// Stops the process, and returns when it goes on. Where nobody could make it go
    /// on, it is not stopped.
    pub fn stop(&mut self) -> io::Result<()> {
        CONTINUED.store(false, Ordering::SeqCst);
        if is_orphaned() || raise(SIGSTOP).is_err() {
            return Ok(());
        }
        while !was_continued() {
            wait([PollFd::new(&self.bell, PollFlags::IN)], None)?;
            self.answer_bell();
        }
        // Asked twice, it stops once.
        STOPPING.store(false, Ordering::SeqCst);
        Ok(())
    }
}

/// Forgets the lines and keys that were typed and not read yet.
pub fn forget_typed() {
    let _ = tcflush(io::stdin(), QueueSelector::IFlush);
}

/// Waits until some of these have news, or until this moment; tells which have.
fn wait<const N: usize>(
    mut sources: [PollFd<'_>; N],
    until: Option<Instant>,
) -> io::Result<[bool; N]> {
    let left = until.map(|until| until.saturating_duration_since(Instant::now()));
    let left = left.and_then(|left| Timespec::try_from(left).ok());
    match poll(&mut sources, left.as_ref()) {
        Ok(_) | Err(Errno::INTR) => Ok(sources.map(|source| !source.revents().is_empty())),
        Err(error) => Err(error.into()),
    }
}

/// Whether no shell could continue this job: it began the session itself, or its
/// parent is gone.
fn is_orphaned() -> bool {
    let session = getsid(None);
    session == Ok(getpgrp()) || session != getsid(getppid())
}

/// Asks the whole job to stop, as the terminal does on Ctrl-Z outside of raw mode.
pub fn ask_to_stop() {
    let _ = kill_current_process_group(Signal::TSTP);
}

/// Whether the process is asked to stop, asked once.
pub fn is_to_stop() -> bool {
    STOPPING.swap(false, Ordering::SeqCst)
}

/// Whether the process was stopped and goes on again, asked once.
pub fn was_continued() -> bool {
    CONTINUED.swap(false, Ordering::SeqCst)
}

/// Whether the size may be another one, asked once.
pub fn was_resized() -> bool {
    RESIZED.swap(false, Ordering::SeqCst)
}

/// The size of the terminal.
pub fn size() -> io::Result<Size> {
    match tcgetwinsize(io::stdout()) {
        Ok(size) if size.ws_col > 0 && size.ws_row > 0 => Ok(Size::new(size.ws_col, size.ws_row)),
        _ => crossterm::terminal::size().map(Size::from),
    }
}

/// Asks for presses of the buttons and turns of the wheel. Crossterm would ask for
/// every movement as well.
pub fn watch_mouse(out: &mut impl Write) -> io::Result<()> {
    out.write_all(b"\x1b[?1000h\x1b[?1006h")
}

pub fn leave_mouse(out: &mut impl Write) -> io::Result<()> {
    out.write_all(b"\x1b[?1006l\x1b[?1000l")
}
