//! The terminal is as it was, whichever way the game ends.

use std::path::PathBuf;
use std::time::Duration;

use mandala::app::start::{First, Unfinished};
use mandala::app::{AnyTable, App, Change, Event, Save, Saving, Settings, Trouble};
use mandala::record::Names;
use mandala::rules::Kind;
use mandala::store::StoreError;
use mandala::terminal::{self, Saver};
use mandala::ui::theme::{Depth, Theme};
use rustix::process::Signal;

use crate::player::{at_many_tables, calm, covered, deal, deal_job, show};
use crate::pty::{Modes, Pty, Termios};

/// The terminal before a game, and what must be so again.
pub fn untouched() -> (Modes, Termios) {
    let sh = Pty::command("/bin/sh", &["-c", "echo ready; read x"], &[], (80, 24));
    sh.wait_for("ready");
    (sh.modes(), sh.termios())
}

fn times(raw: &[u8], sequence: &str) -> usize {
    let found = raw.windows(sequence.len());
    found.filter(|bytes| *bytes == sequence.as_bytes()).count()
}

#[track_caller]
fn is_restored_once(pty: &Pty) {
    let (modes, termios) = untouched();
    assert_eq!(pty.modes(), modes);
    assert_eq!(pty.termios(), termios);
    let raw = pty.raw();
    for (set, unset) in [
        ("\x1b[?1049h", "\x1b[?1049l"),
        ("\x1b[22;2t", "\x1b[23;2t"),
        ("\x1b[?2004h", "\x1b[?2004l"),
        ("\x1b[?1000h", "\x1b[?1000l"),
        ("\x1b[?1006h", "\x1b[?1006l"),
    ] {
        assert_eq!((times(&raw, set), times(&raw, unset)), (1, 1), "{set:?}");
    }
    assert_eq!(times(&raw, "\x1b[?25h"), 1);
}

#[test]
fn the_terminal_is_taken_while_the_game_is_played() {
    let pty = deal(&[], &[]);
    let (before, termios) = untouched();
    let modes = pty.modes();
    assert!(modes.alternate_screen && modes.hide_cursor && modes.bracketed_paste);
    assert_ne!(modes, before);
    assert_ne!(pty.termios(), termios);
    assert_eq!(pty.title(), "Mandala");
}

#[test]
fn quitting_restores_the_terminal() {
    let pty = deal_job(&[], &[]);
    pty.press("q");
    pty.send("\r");
    assert_eq!(pty.wait_job_exit(), 0);
    is_restored_once(&pty);
}

#[test]
fn leaving_the_start_screen_restores_the_terminal() {
    let pty = Pty::job(&["--seed", "1"], &[], (80, 24));
    pty.wait_for("Deal the cards");
    pty.send("\x1b");
    assert_eq!(pty.wait_job_exit(), 0);
    is_restored_once(&pty);
}

#[test]
fn control_c_restores_the_terminal() {
    let pty = deal_job(&[], &[]);
    show(&pty);
    pty.send([3]);
    assert_eq!(pty.wait_job_exit(), 130);
    is_restored_once(&pty);
}

#[test]
fn signals_restore_the_terminal_and_are_told_by_the_exit_code() {
    let users = [Signal::USR1, Signal::USR2];
    let clocks = [Signal::ALARM, Signal::PROF, Signal::VTALARM, Signal::XCPU];
    let ends = [Signal::TERM, Signal::HUP, Signal::INT, Signal::QUIT];
    at_many_tables([&ends[..], &users, &clocks].concat(), |signal| {
        let mut pty = deal_job(&[], &[]);
        show(&pty);
        pty.signal(signal);
        assert_eq!(pty.wait_job_exit(), 128 + signal.as_raw(), "{signal:?}");
        is_restored_once(&pty);
    });
}

#[test]
fn several_signals_at_once_restore_the_terminal_once() {
    let send_all = |pid| {
        for signal in [Signal::TERM, Signal::HUP, Signal::INT] {
            // It may be gone already.
            let _ = rustix::process::kill_process(pid, signal);
        }
    };
    let mut pty = deal_job(&[], &[]);
    send_all(pty.pid());
    assert!(pty.wait_job_exit() > 128);
    is_restored_once(&pty);

    // While it leaves by itself. Not in the same moment: typed into a terminal that is
    // already restored, Ctrl-C makes the system throw away what was written last.
    let mut pty = deal_job(&[], &[]);
    let (pid, before) = (pty.pid(), pty.bytes());
    pty.send([3]);
    pty.wait_bytes(before);
    send_all(pid);
    assert!(pty.wait_job_exit() > 128);
    is_restored_once(&pty);

    // A key that means nothing to the system can be in the same moment.
    let mut pty = deal_job(&[], &[]);
    let pid = pty.pid();
    pty.press("q");
    pty.send("\r");
    send_all(pid);
    let code = pty.wait_job_exit();
    assert!(code == 0 || code > 128, "{code}");
    is_restored_once(&pty);
}

#[test]
fn a_closed_terminal_ends_the_game() {
    let mut pty = deal(&[], &[]);
    pty.hang_up();
    assert_eq!(pty.wait_exit().code(), Some(129));
}

struct Panicking;

impl Saver for Panicking {
    fn save(&mut self, save: Save, table: Option<&AnyTable>) -> Option<Saving> {
        // The players came to something else: their cards are up.
        assert!(!matches!(save, Save::Check), "cards: {table:?}");
        None
    }

    fn remember(&mut self, _: Vec<Change>) -> Option<Trouble> {
        None
    }

    fn keep_picture(&mut self, _: &str, _: &str) -> Result<PathBuf, StoreError> {
        Err(StoreError::NoHome)
    }

    fn look_further(&mut self) -> (Vec<Unfinished>, usize) {
        Default::default()
    }
}

#[test]
#[ignore = "the next test runs it on a terminal of its own"]
fn a_game_that_panics() {
    let mut app = App::deal(
        Settings::default(),
        Box::new(|| 42),
        Kind::Cards,
        Names::new("Anna", "Beth").unwrap(),
        First::Seat(mandala::rules::Player::One.into()),
    );
    let theme = Theme { depth: Depth::True, ascii: false, ..Theme::FULL };
    let effects = app.on(Event::Tick, Duration::ZERO);
    let _ = terminal::run(&mut app, effects, &|_| theme, &mut Panicking);
}

#[test]
fn a_panic_restores_the_terminal_and_shows_no_card() {
    let this = std::env::current_exe().unwrap();
    let args = ["--exact", "restore::a_game_that_panics", "--ignored", "--nocapture"];
    let pty = Pty::command_as_job(this.to_str().unwrap(), &args, &[], (80, 24));
    covered(&pty);
    calm();
    pty.send(" ");
    assert_eq!(pty.wait_job_exit(), 101);
    is_restored_once(&pty);
    let raw = String::from_utf8_lossy(&pty.raw()).into_owned();
    let (_, message) = raw.split_once("panicked at").unwrap();
    // It is told what is open, and nothing else.
    for secret in ["deal", "hidden"] {
        let hidden = format!("{secret}: (hidden)");
        assert!(message.contains(&hidden), "{message}");
    }
    // After it, the test says how long it took.
    let message = message.split("FAILED").next().unwrap();
    assert!(!message.contains("42"), "{message}");
}

#[test]
fn a_terminal_that_takes_nothing_does_not_keep_the_game_alive() {
    let mut pty = deal(&[], &[]);
    // Nobody reads what the game writes, so it waits forever while it writes.
    pty.stop_reading();
    for _ in 0..2_000 {
        pty.send(" ");
    }
    pty.signal(Signal::TERM);
    assert_eq!(pty.wait_exit().code(), Some(128 + 15));
    assert_eq!(pty.termios(), untouched().1);
}
