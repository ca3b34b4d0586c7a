//! What can be tried on Linux only: it takes `/proc`, or tools that others have not.

use std::fs;
use std::process::Command;
use std::time::{Duration, Instant};

use rustix::fs::OFlags;
use rustix::process::{Pid, Signal, test_kill_process};
use rustix::termios::{Action, tcflow};

use crate::common::load;
use crate::faults::plays_unsaved;
use crate::home::{GAME, Home};
use crate::player::{Chance, DEAL, Story, covered, deal_job, record_in, show};
use crate::prepared::{home_with, played};
use crate::pty::Pty;
use crate::restore::untouched;

const SIZE: (u16, u16) = (80, 24);

/// The time that a process has computed, in ticks; nothing if it is gone.
fn ticks(pid: Pid) -> Option<u64> {
    let stat = fs::read_to_string(format!("/proc/{}/stat", pid.as_raw_nonzero())).ok()?;
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    // A dead process that nobody waits for is gone too.
    (fields[0] != "Z")
        .then(|| fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap())
}

#[test]
fn a_closed_terminal_of_which_no_signal_tells_ends_the_game_too() {
    // In a session of its own, the game has this terminal but is not told of its end.
    let args = [&["-w", GAME][..], &DEAL].concat();
    let mut pty = Pty::command("setsid", &args, &[], (80, 24));
    covered(&pty);
    let parent = pty.pid().as_raw_nonzero();
    let children = fs::read_to_string(format!("/proc/{parent}/task/{parent}/children")).unwrap();
    let game = Pid::from_raw(children.trim().parse().unwrap()).unwrap();
    assert!(test_kill_process(game).is_ok());
    pty.hang_up();
    let deadline = Instant::now() + Duration::from_secs(10);
    while let Some(ticks) = ticks(game) {
        assert!(ticks < 100 && Instant::now() < deadline, "it spins: {ticks} ticks");
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn an_error_of_the_terminal_is_told_and_the_keyboard_restored() {
    // The screen is another terminal than the keyboard, and goes away.
    let mut screen = Pty::command("cat", &[], &[], (80, 24));
    let fd = format!("/proc/{}/fd/0", screen.pid().as_raw_nonzero());
    let tty = fs::read_link(fd).unwrap();
    let before = untouched();
    let script = format!("exec \"$@\" >{}", tty.display());
    let args = [&["-c", &script, "sh", GAME][..], &DEAL].concat();
    let pty = Pty::command_as_job("/bin/sh", &args, &[], (80, 24));
    screen.wait_for("press Space.");
    screen.hang_up();
    // A program that another test just starts may keep it open for a moment.
    let deadline = Instant::now() + Duration::from_secs(10);
    while !pty.screen().contains("[exit") && Instant::now() < deadline {
        pty.send(" ");
        std::thread::sleep(Duration::from_millis(5));
    }
    assert_eq!(pty.wait_job_exit(), 1);
    assert_eq!(pty.termios(), before.1);
    assert!(pty.screen().contains("mandala: the screen cannot be drawn"), "{}", pty.screen());
}

#[test]
fn a_directory_where_nobody_can_write() {
    let pty = deal_job(&["--home", "/proc/mandala"], &[]);
    plays_unsaved(pty, "cannot create the directory /proc/mandala");
}

/// The game with no room for more than so many bytes in a file.
fn with_limit(bytes: usize) -> Pty {
    let script = format!("exec prlimit --fsize={bytes}: \"$@\"");
    let game = GAME;
    let args = [&["-c", &script, "sh", game][..], &DEAL].concat();
    let pty = Pty::command_as_job("/bin/sh", &args, &[], SIZE);
    covered(&pty);
    pty
}

#[test]
fn a_full_disk() {
    plays_unsaved(with_limit(1), "File too large");
}

#[test]
fn a_disk_that_fills_up_during_the_game_and_has_room_again() {
    let mut pty = with_limit(200);
    let (mut story, mut chance) = (Story::default(), Chance(9));
    for _ in 0..100 {
        story.play(&pty, &mut chance, 1);
        if pty.screen().contains("Not saved") {
            break;
        }
    }
    pty.wait_for("Not saved");
    let path = record_in(pty.home());
    // What fitted can be read: all but the last action, or that one too if only its
    // check digits did not fit.
    let kept = load(&path).unwrap().moves().len();
    let all = story.actions;
    assert!((all - 1..=all).contains(&kept), "{kept} of {all}");
    story.play(&pty, &mut chance, 2);
    pty.wait_for("Not saved");

    let pid = pty.pid().as_raw_nonzero().to_string();
    let room = ["--pid", &pid, "--fsize=unlimited:"];
    let done = Command::new("prlimit").args(room).status().unwrap();
    assert!(done.success());
    story.play(&pty, &mut chance, 1);
    pty.wait_gone("Not saved");
    assert_eq!(load(&path).unwrap().moves().len(), story.actions);
}

#[test]
fn a_game_stopped_without_a_word_returns_covered_and_in_its_own_mode() {
    let mut pty = Pty::job(&DEAL, &[], SIZE);
    covered(&pty);
    let (ours, raw_mode) = (pty.modes(), pty.termios());
    show(&pty);
    pty.signal(Signal::STOP);
    pty.wait_for("[stopped]");
    // Whatever happens to the terminal meanwhile.
    stty(&mut pty, "sane");
    assert_ne!(pty.termios(), raw_mode);
    pty.send("\r");
    covered(&pty);
    pty.wait_quiet();
    assert_eq!((pty.modes(), pty.termios()), (ours, raw_mode));
    assert!(!pty.screen().contains("[stopped]"), "{}", pty.screen());
    pty.send([3]);
    assert_eq!(pty.wait_job_exit(), 130);
    assert!(!pty.modes().alternate_screen);
    pty.send("\r");
    pty.wait_exit();
}

/// Sets the terminal, but not the emulator.
fn stty(pty: &mut Pty, words: &str) {
    let stty = format!("stty {words} <{}", pty.tty());
    let done = Command::new("/bin/sh").args(["-c", &stty]).status();
    assert!(done.unwrap().success());
}

#[test]
fn a_terminal_that_claims_an_absurd_size_is_drawn_on_as_far_as_is_sane() {
    let huge = "rows 65535 cols 65535";
    let script = format!("stty {huge}; exec \"$@\"");
    let game = GAME;
    let args = [&["-c", &script, "sh", game][..], &DEAL].concat();
    let mut pty = Pty::command("/bin/sh", &args, &[], SIZE);
    pty.wait_frame(0);
    let raw = pty.raw();
    let erased = |row| {
        let erase = format!("\x1b[{row};1H\x1b[2K").into_bytes();
        raw.windows(erase.len()).any(|bytes| bytes == erase)
    };
    assert!(erased(500) && !erased(501));

    // In the middle of a game as well, and back again.
    for _ in 0..2 {
        let before = pty.bytes();
        stty(&mut pty, "rows 24 cols 80");
        pty.wait_frame(before);
        covered(&pty);
        show(&pty);
        let before = pty.bytes();
        stty(&mut pty, huge);
        pty.wait_frame(before);
    }
    pty.send([3]);
    assert_eq!(pty.wait_exit().code(), Some(130));
}

#[test]
fn control_c_is_heard_also_while_the_terminal_takes_nothing() {
    let mut pty = Pty::spawn(&DEAL, &[], SIZE);
    covered(&pty);
    let tty = rustix::fs::open(pty.tty(), OFlags::RDWR | OFlags::NOCTTY, rustix::fs::Mode::empty());
    let tty = tty.unwrap();
    // As a screen that stops for a while: what was typed meanwhile counts then.
    tcflow(&tty, Action::OOff).unwrap();
    let before = pty.bytes();
    pty.send("?");
    pty.wait_quiet();
    pty.send("\x1b[F");
    pty.wait_quiet();
    assert_eq!(pty.bytes(), before);
    tcflow(&tty, Action::OOn).unwrap();
    pty.wait_until("the end of the help", |screen| {
        let text = screen.contents();
        text.contains("How to play") && text.contains("page 5 of 5")
    });

    // And as one that stops for ever.
    tcflow(&tty, Action::OOff).unwrap();
    pty.send("\x1b[H");
    pty.wait_quiet();
    pty.send("g");
    pty.send([3]);
    assert_eq!(pty.wait_exit().code(), Some(130));
    assert_eq!(pty.termios(), untouched().1);
}

#[test]
fn a_limit_for_files_is_an_ordinary_error() {
    // However the tests were started: a signal may be ignored already.
    let limited = "env --default-signal=XFSZ prlimit --fsize=100: \"$@\"";
    let game = GAME;
    let run = |redirected: &str, options: &[&str]| {
        let script = format!("{limited} {redirected}");
        let args = [&["-c", &script, "sh", game], options].concat();
        let pty = Pty::command_as_job("/bin/sh", &args, &[], SIZE);
        assert_eq!(pty.wait_job_exit(), 1, "{options:?}");
        let screen = pty.screen().replace('\n', "");
        assert!(screen.contains("File too large"), "{screen}");
        assert!(!pty.raw().contains(&0x1b), "{options:?}");
        pty
    };
    let wanted = [&DEAL[..], &["--record", "x.rec"]].concat();
    let pty = run("", &wanted);
    assert!(pty.screen().contains("cannot write to x.rec"));
    assert!(!pty.home().join("x.rec").exists());
    let home = home_with(&played(6));
    let record = home.path().join("game.mandala");
    run(">out", &["--replay", record.to_str().unwrap()]);
    run(">out", &["--help"]);
    run(">out", &["--man"]);
}

#[test]
fn a_failure_that_cannot_be_told_still_has_its_exit_code() {
    let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let home = Home::new();
    let status = home.game().args(["--replay", "no such file"]).stderr(full).status();
    assert_eq!(status.unwrap().code(), Some(1));
}
