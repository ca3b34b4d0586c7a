//! A program on a pseudo-terminal: started, typed at, watched and ended.

mod waits;

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Child, ExitStatus};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use pty_process::Size;
use pty_process::blocking::{self, Command};
use rustix::process::{Pid, Signal, kill_process, kill_process_group};
use rustix::termios::{
    ControlModes, InputModes, LocalModes, OutputModes, SpecialCodeIndex, tcgetattr, tcgetpgrp,
};
use vt100::{MouseProtocolEncoding, MouseProtocolMode};

use crate::home::{GAME, Home};
use crate::output::{Output, TICK, nonzero};

pub use waits::FRAME_END;

/// How long anything may take before a test gives up.
const DEADLINE: Duration = Duration::from_secs(10);
const TOO_LONG: &str = "too much time passed";

/// Runs a command as the foreground job of a shell that outlives it. On a
/// stop, says so and continues the job after a line of input; at the end, says
/// how the job ended and waits for a line of input.
const JOB: &str = r#"
set -m
"$@"; status=$?
stopped() {
  test "$status" -gt 128 || return 1
  case $(kill -l "$status") in *TSTP|*STOP) return 0;; esac
  return 1
}
while stopped; do
  printf '[stopped]\n'; read -r line
  fg >/dev/null; status=$?
done
printf '[exit %s]\n' "$status"; read -r line
"#;

/// What a program has set the terminal to, as its output says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Modes {
    pub alternate_screen: bool,
    pub hide_cursor: bool,
    pub mouse: MouseProtocolMode,
    pub mouse_encoding: MouseProtocolEncoding,
    pub bracketed_paste: bool,
    pub application_cursor: bool,
    pub application_keypad: bool,
    /// Private modes that are set and of which the emulator knows no more.
    pub others: BTreeSet<u16>,
}

/// What a program has set the terminal device to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Termios {
    pub input: InputModes,
    pub output: OutputModes,
    pub control: ControlModes,
    pub local: LocalModes,
    pub codes: Vec<u8>,
}

/// A running program and the terminal it runs on.
pub struct Pty {
    /// Our end of the terminal, until it is hung up.
    master: Option<Arc<blocking::Pty>>,
    child: Child,
    status: Option<ExitStatus>,
    /// The process of the program, once known if a shell started it.
    program: Option<Pid>,
    reader: Option<JoinHandle<()>>,
    stop: Arc<AtomicBool>,
    output: Arc<Output>,
    /// When Space was last typed, or answered.
    spaced: Mutex<Option<Instant>>,
    home: Home,
}

impl Pty {
    /// Runs the game on a new terminal of so many columns and rows.
    ///
    /// It leads the session of the terminal. It sees only the environment set
    /// here and `env`, of which empty values unset.
    pub fn spawn(args: &[&str], env: &[(&str, &str)], size: (u16, u16)) -> Pty {
        Pty::command(GAME, args, env, size)
    }

    /// Runs the game as the job of a shell, which can stop it and go on with it.
    ///
    /// The shell shows `[stopped]`, and continues the game after a line of input;
    /// it shows `[exit n]` when the game has ended, and ends after another line.
    pub fn job(args: &[&str], env: &[(&str, &str)], size: (u16, u16)) -> Pty {
        Pty::command_as_job(GAME, args, env, size)
    }

    /// Runs any program as [`Pty::spawn`] runs the game.
    pub fn command(program: &str, args: &[&str], env: &[(&str, &str)], size: (u16, u16)) -> Pty {
        let mut pty = Pty::start(program, args, env, size);
        pty.program = Some(Pid::from_child(&pty.child));
        pty
    }

    /// Runs any program as [`Pty::job`] runs the game.
    pub fn command_as_job(
        program: &str,
        args: &[&str],
        env: &[(&str, &str)],
        size: (u16, u16),
    ) -> Pty {
        let args = [&["-c", JOB, "sh", program], args].concat();
        Pty::start("/bin/sh", &args, env, size)
    }

    fn start(program: &str, args: &[&str], env: &[(&str, &str)], size: (u16, u16)) -> Pty {
        Pty::start_in(Home::new(), program, args, env, size)
    }

    /// Runs the game as [`Pty::spawn`] does, in the directory of an earlier one.
    pub fn spawn_in(home: Home, args: &[&str], env: &[(&str, &str)], size: (u16, u16)) -> Pty {
        let mut pty = Pty::start_in(home, GAME, args, env, size);
        pty.program = Some(Pid::from_child(&pty.child));
        pty
    }

    /// Runs the game as [`Pty::job`] does, in the directory of an earlier one.
    pub fn job_in(home: Home, args: &[&str], env: &[(&str, &str)], size: (u16, u16)) -> Pty {
        let game = GAME;
        let args = [&["-c", JOB, "sh", game], args].concat();
        Pty::start_in(home, "/bin/sh", &args, env, size)
    }

    /// The directory, for another program to go on in.
    pub fn take_home(&mut self) -> Home {
        std::mem::replace(&mut self.home, Home::new())
    }

    fn start_in(
        home: Home,
        program: &str,
        args: &[&str],
        env: &[(&str, &str)],
        size: (u16, u16),
    ) -> Pty {
        let mut command = Command::new(program)
            .args(args)
            .current_dir(home.path())
            .env_clear()
            .env("PATH", "/usr/bin:/bin")
            .env("LANG", "C.UTF-8")
            .env("TERM", "xterm-256color")
            .env("COLORTERM", "truecolor")
            .env("HOME", home.path())
            .env("MANDALA_HOME", home.path());
        for (name, value) in env {
            command = match *value {
                "" => command.env_remove(name),
                value => command.env(name, value),
            };
        }

        // A terminal opened while another thread starts a program would be
        // inherited by that program, and then could not be hung up.
        static STARTING: Mutex<()> = Mutex::new(());
        let starting = STARTING.lock().unwrap_or_else(PoisonError::into_inner);
        let (master, slave) = blocking::open().unwrap();
        master.resize(Size::new(size.1, size.0)).unwrap();
        let child = command.spawn(slave).unwrap();
        drop(starting);

        let master = Arc::new(master);
        let output = Arc::new(Output::new(size));
        let stop = Arc::new(AtomicBool::new(false));
        let reader = std::thread::spawn({
            let (master, output, stop) = (master.clone(), output.clone(), stop.clone());
            move || output.read_from(&master, &stop)
        });
        Pty {
            master: Some(master),
            child,
            status: None,
            program: None,
            reader: Some(reader),
            stop,
            output,
            spaced: Mutex::new(None),
            home,
        }
    }

    /// The directory of this program alone, its home and where its games are kept.
    pub fn home(&self) -> &Path {
        self.home.path()
    }

    /// The process of the program itself, also if a shell started it.
    pub fn pid(&mut self) -> Pid {
        if let Some(pid) = self.program {
            return pid;
        }
        // A job is the leader of its group, and that has the terminal. Before
        // it has started, the shell has.
        let shell = Pid::from_child(&self.child);
        let deadline = Instant::now() + DEADLINE;
        loop {
            match tcgetpgrp(self.master()) {
                Ok(pid) if pid != shell => {
                    self.program = Some(pid);
                    return pid;
                }
                _ => self.tick(deadline, "the job to start"),
            }
        }
    }

    /// Types these keys.
    pub fn send(&self, keys: impl AsRef<[u8]>) {
        let mut master: &blocking::Pty = self.master();
        master.write_all(keys.as_ref()).unwrap();
        self.note_space(keys.as_ref());
    }

    /// Takes note of Space among keys that the game has taken by now.
    pub fn note_space(&self, keys: &[u8]) {
        if keys.contains(&b' ') {
            let mut spaced = self.spaced.lock().unwrap_or_else(PoisonError::into_inner);
            *spaced = Some(Instant::now());
        }
    }

    /// When Space was last typed, or answered if that is known.
    pub fn spaced(&self) -> Option<Instant> {
        *self.spaced.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes the terminal so many columns and rows large.
    pub fn resize(&self, cols: u16, rows: u16) {
        // The emulator first: what the program draws next is for the new size.
        let (c, r) = nonzero((cols, rows));
        self.output.lock().parser.set_size(r, c);
        self.master().resize(Size::new(rows, cols)).unwrap();
    }

    /// Sends the program a signal.
    pub fn signal(&mut self, signal: Signal) {
        let pid = self.pid();
        kill_process(pid, signal).unwrap();
    }

    /// Ends the program as a loss of power would.
    pub fn kill9(&mut self) {
        self.signal(Signal::KILL);
    }

    /// Closes the terminal under the program.
    pub fn hang_up(&mut self) {
        self.stop_reading();
        self.master = None;
    }

    /// Takes nothing more of what the program writes.
    pub fn stop_reading(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(reader) = self.reader.take() {
            let _ = reader.join();
        }
    }

    /// The name of the terminal.
    pub fn tty(&mut self) -> String {
        let fd = format!("/proc/{}/fd/0", self.child.id());
        fs::read_link(fd).unwrap().display().to_string()
    }

    /// What the screen shows, line by line.
    pub fn screen(&self) -> String {
        self.output.lock().parser.screen().contents()
    }

    /// Looks at the emulator's screen.
    pub fn look<T>(&self, at: impl FnOnce(&vt100::Screen) -> T) -> T {
        at(self.output.lock().parser.screen())
    }

    /// What the program has set the terminal to.
    pub fn modes(&self) -> Modes {
        let state = self.output.lock();
        let screen = state.parser.screen();
        Modes {
            alternate_screen: screen.alternate_screen(),
            hide_cursor: screen.hide_cursor(),
            mouse: screen.mouse_protocol_mode(),
            mouse_encoding: screen.mouse_protocol_encoding(),
            bracketed_paste: screen.bracketed_paste(),
            application_cursor: screen.application_cursor(),
            application_keypad: screen.application_keypad(),
            others: state.parser.callbacks().modes.clone(),
        }
    }

    /// The title of the window, empty if none was set.
    pub fn title(&self) -> String {
        self.output.lock().parser.callbacks().title.clone()
    }

    /// What the terminal device is set to.
    pub fn termios(&self) -> Termios {
        let now = tcgetattr(self.master()).unwrap();
        use SpecialCodeIndex as Code;
        let codes = [
            Code::VINTR,
            Code::VQUIT,
            Code::VERASE,
            Code::VKILL,
            Code::VEOF,
            Code::VSTART,
            Code::VSTOP,
            Code::VSUSP,
            Code::VMIN,
            Code::VTIME,
        ];
        Termios {
            input: now.input_modes,
            output: now.output_modes,
            control: now.control_modes,
            local: now.local_modes,
            codes: codes.map(|code| now.special_codes[code]).to_vec(),
        }
    }

    /// How many bytes the program has written.
    pub fn bytes(&self) -> usize {
        self.output.lock().raw.len()
    }

    /// All bytes the program has written.
    pub fn raw(&self) -> Vec<u8> {
        self.output.lock().raw.clone()
    }

    fn master(&self) -> &Arc<blocking::Pty> {
        self.master.as_ref().expect("the terminal is hung up")
    }

    #[track_caller]
    fn tick(&self, deadline: Instant, what: &str) {
        if Instant::now() >= deadline {
            let screen = self.screen();
            panic!("{TOO_LONG} while waiting for {what}; the screen shows:\n{screen}");
        }
        std::thread::sleep(TICK);
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        if self.status.is_none() {
            // A job is in a group of its own, stopped or in the foreground.
            let shell = Pid::from_child(&self.child);
            let front = self.master.as_ref().and_then(|tty| tcgetpgrp(tty).ok());
            for group in [self.program, front, Some(shell)].into_iter().flatten() {
                let _ = kill_process_group(group, Signal::KILL);
            }
            let _ = self.child.wait();
        }
        self.hang_up();
    }
}
