//! The pseudo-terminal itself, tried with programs that every system has.

use std::os::unix::process::ExitStatusExt;

use rustix::io::Errno;
use rustix::process::{Pid, Signal, test_kill_process};
use rustix::termios::LocalModes;
use vt100::MouseProtocolMode;

use crate::output::TICK;
use crate::pty::Pty;

const SIZE: (u16, u16) = (80, 24);

fn shell(script: &str) -> Pty {
    Pty::command("/bin/sh", &["-c", script], &[], SIZE)
}

fn is_gone(pid: Pid) -> bool {
    test_kill_process(pid) == Err(Errno::SRCH)
}

#[test]
fn typed_text_comes_back_from_cat() {
    let mut cat = Pty::command("cat", &[], &[], SIZE);
    cat.send("hello\r");
    cat.wait_for("hello\nhello");
    assert!(cat.bytes() >= 10);
    assert!(cat.raw().starts_with(b"hello"));
    cat.send([4]);
    assert!(cat.wait_exit().success());
}

#[test]
fn the_environment_is_clean_and_the_home_is_fresh() {
    let mut sh = Pty::command("env", &[], &[("EXTRA", "yes"), ("COLORTERM", "")], SIZE);
    sh.wait_exit();
    let screen = sh.screen();
    let home = sh.home().to_str().unwrap();
    for line in ["TERM=xterm-256color", "EXTRA=yes"] {
        assert!(screen.contains(line), "{screen}");
    }
    // A long path is wrapped by the terminal.
    let text = screen.replace('\n', "");
    assert!(text.contains(&format!("MANDALA_HOME={home}")), "{screen}");
    assert!(!screen.contains("COLORTERM"), "{screen}");
    assert!(!screen.contains("CARGO_PKG"), "{screen}");
    let home = sh.home().to_path_buf();
    assert!(home.is_dir());
    drop(sh);
    assert!(!home.exists());
}

#[test]
fn the_program_leads_a_session_with_a_terminal_of_its_own() {
    let mut sh = shell("echo to-the-tty >/dev/tty; stty size");
    sh.wait_for("to-the-tty");
    sh.wait_for("24 80");
    assert_eq!(sh.wait_exit().code(), Some(0));
}

#[test]
fn the_exit_code_and_the_last_words_are_not_lost() {
    let mut sh = shell("echo last words; exit 7");
    assert_eq!(sh.wait_exit().code(), Some(7));
    assert!(sh.screen().contains("last words"));
}

#[test]
fn a_new_size_is_told_to_the_program() {
    let mut sh = shell("trap 'stty size; exit' WINCH; echo ready; while :; do sleep 0.01; done");
    sh.wait_for("ready");
    sh.resize(100, 30);
    sh.wait_for("30 100");
    assert!(sh.wait_exit().success());
    assert_eq!(sh.look(|screen| screen.size().1.get()), 100);
}

#[test]
fn what_a_program_sets_the_terminal_to_is_seen() {
    let sh = shell(
        r"printf 'a'; read x
        printf '\033[?1049h\033[?25l\033[?1003h\033[?1006h\033[?2004h\033[?1004h\033]2;name\007b'
        read x
        printf '\033[?1004l\033[?2004l\033[?1006l\033[?1003l\033[?25h\033[?1049lc'; read x",
    );
    sh.wait_for("a");
    let before = sh.modes();
    assert!(!before.alternate_screen && !before.hide_cursor && !before.bracketed_paste);
    sh.send("\r");
    sh.wait_for("b");
    let within = sh.modes();
    assert!(within.alternate_screen && within.hide_cursor && within.bracketed_paste);
    assert_eq!(within.mouse, MouseProtocolMode::AnyMotion);
    assert!(within.others.contains(&1004));
    assert_eq!(sh.title(), "name");
    sh.send("\r");
    sh.wait_for("c");
    assert_eq!(sh.modes(), before);
}

#[test]
fn what_a_program_leaves_the_device_set_to_is_seen() {
    let mut sh = shell("read x; stty -echo -icanon");
    let before = sh.termios();
    sh.send("\r");
    assert!(before.local.contains(LocalModes::ECHO));
    sh.wait_exit();
    let after = sh.termios();
    assert_ne!(after, before);
    assert!(!after.local.contains(LocalModes::ECHO));
    assert!(!after.local.contains(LocalModes::ICANON));
}

#[test]
fn signals_reach_the_program() {
    let mut sh = shell("trap 'echo caught; exit 3' TERM; echo ready; while :; do sleep 0.01; done");
    sh.wait_for("ready");
    sh.signal(Signal::TERM);
    assert_eq!(sh.wait_exit().code(), Some(3));
    assert!(sh.screen().contains("caught"));

    let mut cat = Pty::command("cat", &[], &[], SIZE);
    cat.kill9();
    assert_eq!(cat.wait_exit().signal(), Some(9));
}

/// Whether this process ignores a signal, and so do those that it starts.
fn ignores(signal: Signal) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask >> (signal.as_raw() - 1) & 1 == 1)
}

#[test]
fn closing_the_terminal_hangs_up() {
    let mut cat = Pty::command("cat", &[], &[], SIZE);
    cat.send("hello\r");
    cat.wait_for("hello");
    cat.hang_up();
    let status = cat.wait_exit();
    // A program that nobody can hang up, as under nohup, reads the end instead.
    if ignores(Signal::HUP) {
        assert!(status.code().is_some(), "{status}");
    } else {
        assert_eq!(status.signal(), Some(Signal::HUP.as_raw()));
    }
}

#[test]
fn a_job_can_be_stopped_and_continued() {
    let mut job = Pty::command_as_job("cat", &[], &[], SIZE);
    job.send("one\r");
    job.wait_for("one\none");
    let pid = job.pid();
    job.send([26]);
    job.wait_for("[stopped]");
    assert!(!is_gone(pid));
    job.send("\r");
    job.send("two\r");
    job.wait_for("two\ntwo");
    job.send([4]);
    assert_eq!(job.wait_job_exit(), 0);
    assert!(is_gone(pid));
    job.send("\r");
    assert!(job.wait_exit().success());
}

#[test]
fn a_signal_to_a_job_leaves_its_shell_alone() {
    let mut job = Pty::command_as_job("cat", &[], &[], SIZE);
    let before = job.termios();
    job.send("one\r");
    job.wait_for("one\none");
    job.kill9();
    assert_eq!(job.wait_job_exit(), 128 + 9);
    assert_eq!(job.termios(), before);
}

#[test]
fn no_process_is_left_behind() {
    let mut plain = Pty::command("cat", &[], &[], SIZE);
    let mut running = Pty::command_as_job("cat", &[], &[], SIZE);
    let mut stopped = Pty::command_as_job("cat", &[], &[], SIZE);
    let pids = [plain.pid(), running.pid(), stopped.pid()];
    stopped.send([26]);
    stopped.wait_for("[stopped]");
    drop((plain, running, stopped));
    for pid in pids {
        // An orphan is buried by the system a moment after its end.
        let started = std::time::Instant::now();
        while !is_gone(pid) && started.elapsed().as_secs() < 10 {
            std::thread::sleep(TICK);
        }
        assert!(is_gone(pid));
    }
}

#[test]
fn a_test_that_waits_in_vain_sees_the_screen() {
    let waited = std::panic::catch_unwind(|| {
        let sh = shell("echo something else");
        sh.wait_for("something awaited");
    });
    let message = *waited.unwrap_err().downcast::<String>().unwrap();
    assert!(message.contains("something awaited"), "{message}");
    assert!(message.contains("something else"), "{message}");
}

#[test]
fn quiet_is_when_nothing_more_is_written() {
    let sh = shell("echo line; echo done; read x");
    sh.wait_for("done");
    let bytes = sh.bytes();
    sh.wait_quiet();
    assert_eq!(sh.bytes(), bytes);
}
