//! What the game refuses before it touches the terminal, and with which exit code.

use std::process::{Output, Stdio};

use crate::home::{GAME, Home};
use crate::player::{Chance, Story, record_in};
use crate::prepared::{played, resumed, to_the_last_draft};
use crate::pty::Pty;

const SIZE: (u16, u16) = (80, 24);

/// Runs the game without any terminal.
fn piped(args: &[&str]) -> Output {
    let home = Home::new();
    home.game().args(args).stdin(Stdio::null()).output().unwrap()
}

/// A shell command line with the game as `"$@"`, on a terminal.
fn shell(script: &str, env: &[(&str, &str)]) -> (i32, String, Vec<u8>) {
    let args = ["-c", script, "sh", GAME];
    let pty = Pty::command_as_job("/bin/sh", &args, env, SIZE);
    let code = pty.wait_job_exit();
    (code, pty.screen(), pty.raw())
}

#[test]
fn without_a_terminal_there_is_no_game() {
    let nowhere = piped(&[]);
    assert_eq!(nowhere.status.code(), Some(1));
    assert!(nowhere.stdout.is_empty());
    let message = String::from_utf8(nowhere.stderr).unwrap();
    assert!(message.starts_with("mandala: the game needs a terminal"));
    assert_eq!(message.lines().count(), 1);

    for script in ["\"$@\" </dev/null", "\"$@\" >/dev/null"] {
        let (code, screen, raw) = shell(script, &[]);
        assert_eq!(code, 1, "{script}");
        assert!(screen.contains("needs a terminal"), "{screen}");
        assert!(!raw.contains(&0x1b));
    }
}

#[test]
fn a_dumb_terminal_is_refused() {
    let (code, screen, raw) = shell("\"$@\"", &[("TERM", "dumb")]);
    assert_eq!(code, 1);
    assert!(screen.contains("TERM=dumb"), "{screen}");
    assert!(!raw.contains(&0x1b));
}

#[test]
fn wrong_options_are_errors_of_usage() {
    for args in [&["--nonsense"][..], &["--color", "pink"], &["--seed", "x"]] {
        let pty = Pty::job(args, &[], SIZE);
        assert_eq!(pty.wait_job_exit(), 2, "{args:?}");
        assert!(!pty.modes().alternate_screen);
    }
}

#[test]
fn with_nothing_to_resume_nothing_is_resumed() {
    let pty = Pty::job(&["--resume"], &[], SIZE);
    assert_eq!(pty.wait_job_exit(), 1);
    assert!(pty.screen().contains("there is no unfinished game"), "{}", pty.screen());
    assert!(!pty.raw().contains(&0x1b));

    let pty = Pty::job(&["--resume", "none.mandala"], &[], SIZE);
    assert_eq!(pty.wait_job_exit(), 1);
    assert!(pty.screen().contains("cannot open none.mandala"), "{}", pty.screen());
}

#[test]
fn a_record_cannot_be_wanted_where_there_is_no_directory() {
    let pty = Pty::job(&["--record", "nowhere/game.mandala"], &[], SIZE);
    assert_eq!(pty.wait_job_exit(), 1);
    assert!(pty.screen().contains("there is no directory nowhere"), "{}", pty.screen());
    assert!(!pty.raw().contains(&0x1b));
}

/// What prints something and ends, and how that begins.
const ANSWERS: [(&str, &str); 5] = [
    ("--help", "Mandala: games with "),
    ("-h", "Mandala: games with "),
    ("--version", "mandala "),
    ("--man", ".ie"),
    ("--completions=bash", "_mandala()"),
];

#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_cannot_be_written_is_a_failure() {
    for (option, _) in ANSWERS {
        let full = std::fs::File::options().write(true).open("/dev/full");
        let home = Home::new();
        let mut command = home.game();
        let told = command.arg(option).stdout(full.unwrap()).output().unwrap();
        assert_eq!(told.status.code(), Some(1), "{option}");
        let message = String::from_utf8(told.stderr).unwrap();
        assert!(message.starts_with("mandala: cannot write: "), "{message}");
        assert_eq!(message.lines().count(), 1, "{message}");
    }
}

#[test]
fn an_answer_into_a_closed_pipe_is_no_failure() {
    for (option, begin) in ANSWERS {
        let told = piped(&[option]);
        assert_eq!(told.status.code(), Some(0), "{option}");
        assert!(told.stdout.starts_with(begin.as_bytes()), "{option}");

        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let home = Home::new();
        let told = home.game().arg(option).stdout(writer).output().unwrap();
        assert_eq!(told.status.code(), Some(0), "{option}");
        assert!(told.stderr.is_empty(), "{option}: {told:?}");
    }
}

#[test]
fn into_a_pipe_a_replay_is_told_with_its_score() {
    let pty = resumed(&to_the_last_draft(played(0)), &[], &[]);
    Story::default().play_out(&pty, &mut Chance(13));
    let path = record_in(&pty.home().join("finished"));
    let told = piped(&["--replay", path.to_str().unwrap()]);
    let asked = piped(&["--game", "cards", "--replay", path.to_str().unwrap()]);
    assert_eq!(asked, told, "it is the game that was asked for");
    assert_eq!(told.status.code(), Some(0));
    assert!(told.stderr.is_empty());
    let text = String::from_utf8(told.stdout).unwrap();
    assert!(text.starts_with("Mandala: Anna and Beth, Anna starts\n"), "{text}");
    assert!(text.contains("The game is over"), "{text}");
    assert!(text.contains("Anna: ") && text.contains(" points\n"), "{text}");
}
