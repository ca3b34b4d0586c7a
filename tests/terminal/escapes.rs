//! Nothing from a file, its name or an argument reaches the terminal as it is.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::process::Stdio;

use mandala::plain::is_visible;

use crate::home::Home;
use crate::pty::Pty;

/// What does something to a terminal, or to the line it stands in.
const NASTY: [&str; 20] = [
    "\u{1b}]2;EVIL\u{7}",
    "\u{1b}]0;EVIL\u{1b}\\",
    "\u{1b}[2J\u{1b}[H",
    "\u{1b}[31mred",
    "\u{1b}c",
    "\u{1b}P1$r\u{1b}\\",
    "\u{1b}[6n",
    "\u{9b}2J",
    "\u{9d}2;EVIL\u{9c}",
    "bell\u{7}",
    "back\u{8}\u{8}\u{8}\u{8}",
    "over\rwritten",
    "tab\tand\u{b}\u{c}",
    "del\u{7f}",
    "\u{202e}turned",
    "\u{2066}kept\u{2069}",
    "zero\u{200b}width",
    "\u{200f}right",
    "\u{feff}mark",
    "\u{e0041}tag",
];

/// A game with its arguments, as bytes, on no terminal: its exit code and its messages.
fn piped(args: &[&OsStr]) -> (Option<i32>, Vec<u8>) {
    let home = Home::new();
    let told = home.game().args(args).stdin(Stdio::null()).output().unwrap();
    assert!(told.stdout.is_empty(), "{:?}", told.stdout);
    (told.status.code(), told.stderr)
}

#[track_caller]
fn is_plain(message: &[u8], what: &str) {
    let text = std::str::from_utf8(message).expect("text");
    let shown = |c: char| c == '\n' || is_visible(c);
    assert!(text.chars().all(shown), "{what:?}: {text:?}");
    assert!(text.len() < 1_500, "{what:?}: {} bytes", text.len());
}

/// Records that quote a text in every place where a record is quoted.
fn records(text: &str) -> [String; 5] {
    let head = "mandala record 1\nseed: 42\none: Anna\ntwo: Beth\n";
    [
        format!("mandala record {text}\n"),
        format!("{head}first: {text}\n"),
        format!("{head}first: Anna\n{text}: build left red\n"),
        format!("{head}first: Anna\nAnna: {text}\n"),
        format!("mandala record 1\nseed: {text}\n{text}: {text}\n"),
    ]
}

#[test]
fn a_record_says_nothing_to_the_terminal() {
    let home = Home::new();
    let path = home.path().join("game.mandala");
    let long = format!("\u{1b}]2;{}\u{7}", "x".repeat(900_000));
    for text in NASTY.into_iter().chain([long.as_str()]) {
        for record in records(text) {
            fs::write(&path, record).unwrap();
            let told = home.game().arg("--replay").arg(&path).output().unwrap();
            assert_eq!(told.status.code(), Some(1), "{text:?}");
            is_plain(&told.stdout, text);
            is_plain(&told.stderr, text);
        }
    }
}

#[test]
fn on_a_terminal_a_record_sets_no_title() {
    let home = Home::new();
    let path = home.path().join("game.mandala");
    for record in records(NASTY[0]) {
        fs::write(&path, &record).unwrap();
        for option in ["--replay", "--resume"] {
            let pty = Pty::job(&[option, path.to_str().unwrap()], &[], (80, 24));
            // A record that is good up to a line is offered on the start screen.
            if option == "--resume" && record.contains("first: Anna\n") {
                pty.wait_for("Deal the cards");
                pty.send("\u{1b}");
            }
            pty.wait_job_exit();
            let raw = pty.raw();
            let told = raw.windows(4).any(|bytes| bytes == b"EVIL");
            let title = raw.windows(8).any(|bytes| bytes == b"\x1b]2;EVIL");
            assert!(!title, "{option} {record:?}");
            // An action that is not one is not quoted.
            let quoted = ["Anna: \u{1b}", "seed: \u{1b}"];
            let quoted = !quoted.iter().any(|text| record.contains(text));
            assert_eq!(told, quoted, "{option} {record:?}");
        }
    }
}

#[test]
fn the_name_of_a_file_says_nothing_to_the_terminal() {
    let home = Home::new();
    for name in NASTY.map(str::as_bytes).into_iter().chain([&b"\xff\xfe\x1b"[..]]) {
        let what = String::from_utf8_lossy(name).into_owned();
        let missing = home.path().join(OsStr::from_bytes(name));
        let (code, message) = piped(&["--replay".as_ref(), missing.as_ref()]);
        assert_eq!(code, Some(1), "{what:?}");
        assert!(message.starts_with(b"mandala: cannot open "), "{what:?}");
        is_plain(&message, &what);

        fs::write(&missing, "mandala record 2\n").unwrap();
        is_plain(&piped(&["--replay".as_ref(), missing.as_ref()]).1, &what);
        fs::remove_file(&missing).unwrap();
        fs::create_dir(&missing).unwrap();
        is_plain(&piped(&["--replay".as_ref(), missing.as_ref()]).1, &what);
    }
    let (code, message) = piped(&["--replay".as_ref(), "y".repeat(100_000).as_ref()]);
    assert_eq!(code, Some(1));
    assert!(message.len() < 5_000, "{} bytes", message.len());
}

#[test]
fn places_for_games_say_nothing_to_the_terminal() {
    let nasty = "\u{1b}]2;EVIL\u{7}";
    let home = Home::new();
    let place = home.path().join(nasty);
    let place = place.to_str().unwrap();
    let file = format!("{place}/game.mandala");
    fs::create_dir(place).unwrap();
    let taken = format!("{place}/taken");
    fs::write(&taken, "").unwrap();
    for args in [
        &["--resume", "--home", place][..],
        &["--resume", "--home", &taken],
        &["--record", &taken],
        &["--record", &format!("{place}/none/game")],
        &["--resume", &file],
        &["--resume", place],
    ] {
        let pty = Pty::job(args, &[], (80, 24));
        assert_eq!(pty.wait_job_exit(), 1, "{args:?}");
        assert!(pty.screen().contains("mandala: "), "{args:?}");
        assert!(pty.screen().replace('\n', "").contains("\\u{1b}]2;EVIL\\u{7}"));
        assert_eq!(pty.title(), "", "{args:?}");
        assert!(!pty.raw().contains(&7) && !pty.raw().contains(&0x1b), "{args:?}");
    }
}

#[test]
fn an_argument_says_nothing_to_the_terminal() {
    let long = "z".repeat(100_000);
    for text in NASTY.into_iter().chain([long.as_str()]) {
        let option = format!("--{text}");
        let short = format!("-{text}");
        let names = format!("Anna,{text}");
        for args in [
            &["--first", text][..],
            &["--first", text, "--names", "Anna,Beth"],
            &["--names", text],
            &["--names", &names],
            &["--seed", text],
            &["--color", text],
            &["--completions", text],
            &[&option],
            &[&short],
            &[text],
            &["--", text],
            &["--man", text],
            &[&format!("--ascii={text}")],
            &[&format!("--seed={text}")],
        ] {
            let args: Vec<&OsStr> = args.iter().map(AsRef::as_ref).collect();
            let (code, message) = piped(&args);
            // Some have nothing wrong but what is not seen, or are short.
            assert!(matches!(code, Some(1 | 2)), "{args:?}");
            is_plain(&message, text);
        }
    }
}

#[test]
fn on_a_terminal_an_argument_sets_no_title() {
    let nasty = "\u{1b}]2;EVIL\u{7}";
    for args in [
        &["--first", nasty][..],
        &["--names", nasty],
        &["--seed", nasty],
        &["--color", nasty],
        &[&format!("--{nasty}")],
        &[nasty],
    ] {
        let pty = Pty::job(args, &[], (80, 24));
        assert_eq!(pty.wait_job_exit(), 2, "{args:?}");
        assert!(pty.screen().contains("]2;EVIL\\u{7}"), "{}", pty.screen());
        assert_eq!(pty.title(), "", "{args:?}");
        assert!(!pty.raw().contains(&7), "{args:?}");
    }
}

#[test]
fn the_name_of_the_program_and_the_terminal_say_nothing() {
    use std::os::unix::process::CommandExt;
    let told = |name: &str, option: &str| {
        let home = Home::new();
        let mut command = home.game();
        command.arg0(Path::new(name)).arg(option);
        command.env("TERM", name).stdin(Stdio::null());
        let told = command.output().unwrap();
        [told.stdout, told.stderr].map(|text| String::from_utf8(text).unwrap())
    };
    for option in ["--help", "-h", "--version", "--nonsense", "--resume"] {
        let ours = told("mandala", option);
        for name in NASTY {
            assert_eq!(told(name, option), ours, "{name:?} {option}");
        }
    }
}

#[test]
fn a_line_as_long_as_a_file_does_not_hold_up_the_start_screen() {
    let home = Home::new();
    let head = "mandala record 1\nseed: 42\none: Anna\ntwo: Beth\nfirst: Anna\n";
    let record = format!("{head}{}: build left red\n", "x".repeat(1_000_000));
    fs::write(home.path().join("game.mandala"), record).unwrap();
    let mut pty = Pty::spawn_in(home, &[], &[], (80, 24));
    pty.wait_for("game.mandala is damaged: line 6");
    pty.send("\u{3}");
    assert_eq!(pty.wait_exit().code(), Some(130));
}
