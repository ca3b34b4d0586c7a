//! Names and settings of one evening are there on the next.

use std::fs;
use std::path::Path;

use vt100::MouseProtocolMode;

use crate::home::Home;
use crate::player::{Chance, DEAL, Story, covered, record_in};
use crate::pty::Pty;

const SIZE: (u16, u16) = (80, 24);
const UP: &str = "\x1b[A";
const DOWN: &str = "\x1b[B";
const RIGHT: &str = "\x1b[C";
const F2: &str = "\x1bOQ";
const ESC: &str = "\x1b";

/// The start screen.
fn start(home: Home, options: &[&str]) -> Pty {
    let pty = Pty::spawn_in(home, options, &[], SIZE);
    pty.wait_for("Deal the cards");
    pty.wait_frame(0);
    pty
}

/// Types one key after the other.
fn press(pty: &Pty, keys: &[&str]) {
    for key in keys {
        pty.press(key);
    }
}

/// Leaves at once; gives the directory for another program to go on in.
fn leave(mut pty: Pty) -> Home {
    pty.send([3]);
    assert_eq!(pty.wait_exit().code(), Some(130));
    pty.take_home()
}

fn settings(home: &Path) -> String {
    fs::read_to_string(home.join("settings.txt")).unwrap_or_default()
}

#[test]
fn a_second_evening_begins_with_the_names_and_settings_of_the_first() {
    let pty = start(Home::new(), &[]);
    // From the line that teaches newcomers up to the first name.
    press(&pty, &[UP; 4]);
    press(&pty, &["M", "i", "a", DOWN, "T", "o", "m"]);
    // Flip, no mouse and ASCII.
    press(&pty, &[F2, RIGHT, DOWN, RIGHT]);
    press(&pty, &[DOWN; 8]);
    press(&pty, &[RIGHT, ESC]);
    let before = "flip: on\nmouse: off\nascii: on\n";
    assert_eq!(settings(pty.home()), before);
    press(&pty, &["\r", "\r", "\r"]);
    covered(&pty);
    let all = format!("{before}one: Mia\ntwo: Tom\n");
    assert_eq!(settings(pty.home()), all);
    let home = leave(pty);

    let pty = start(home, &["--seed", "42"]);
    let screen = pty.screen();
    assert!(screen.is_ascii(), "{screen}");
    for name in ["Top:      Mia", "Bottom:   Tom"] {
        assert!(screen.contains(name), "{screen}");
    }
    assert_eq!(pty.modes().mouse, MouseProtocolMode::None);
    press(&pty, &["\r", "\r"]);
    covered(&pty);
    // With flip, the player to move sits at the bottom.
    let screen = pty.screen();
    let moving = screen.lines().position(|line| line.starts_with("> "));
    assert!(moving > Some(12), "{screen}");
    assert_eq!(settings(pty.home()), all, "nothing new to remember");
    leave(pty);
}

#[test]
fn settings_changed_in_the_middle_of_a_game_are_remembered_at_once() {
    let mut pty = Pty::spawn(&DEAL, &[], SIZE);
    covered(&pty);
    // Motion was off by a flag, so it is on now.
    press(&pty, &[",", RIGHT, DOWN, DOWN, DOWN, DOWN, RIGHT]);
    assert_eq!(settings(pty.home()), "flip: on\nmotion: on\n");
    pty.kill9();
    pty.wait_exit();
    let pty = start(pty.take_home(), &[]);
    press(&pty, &[F2]);
    let screen = pty.screen();
    let words = screen.split_whitespace().collect::<Vec<_>>().join(" ");
    for setting in ["Flip ◂ on ▸ show", "Motion on animate"] {
        assert!(words.contains(setting), "{screen}");
    }
    leave(pty);
}

#[test]
fn options_hold_for_one_run_only() {
    let options = [&DEAL[..], &["--ascii", "--no-mouse", "--flip", "--color=16"]].concat();
    let pty = Pty::spawn(&options, &[], SIZE);
    covered(&pty);
    let home = leave(pty);
    assert!(!home.path().join("settings.txt").exists());

    // Names given by an option win, and what was remembered stays.
    let text = "one: Mia\ntwo: Tom\nascii: on\n";
    fs::write(home.path().join("settings.txt"), text).unwrap();
    let pty = start(home, &["--names", "Ada,Bob", "--no-ascii"]);
    let screen = pty.screen();
    assert!(!screen.is_ascii(), "{screen}");
    assert!(screen.contains("Ada") && !screen.contains("Mia"), "{screen}");
    press(&pty, &["\r", "\r"]);
    covered(&pty);
    assert_eq!(settings(pty.home()), text);
    leave(pty);
}

#[test]
fn the_same_opponents_sit_down_again_unless_an_option_says_otherwise() {
    let pty = start(Home::new(), &["--seed", "42", "--no-motion"]);
    press(&pty, &["K", "i", "m", DOWN, RIGHT, RIGHT, "\r", "\r", "\r"]);
    pty.wait_gone("Deal the cards");
    let all = "computer: two 2\none: Kim\n";
    assert_eq!(settings(pty.home()), all);
    let home = leave(pty);

    let pty = start(home, &["--seed", "42"]);
    let screen = pty.screen();
    for name in ["Top:      Kim", "Bottom:   Beth   ◂ 2 easy ▸"] {
        assert!(screen.contains(name), "{screen}");
    }
    let mut home = leave(pty);
    for (option, shown) in
        [(["--names", "Ada,Bob"], "Bottom:   Bob "), (["--computer", "2=5"], "Beth   ◂ 5 strong ▸")]
    {
        let pty = start(home, &option);
        let screen = pty.screen();
        assert!(screen.contains(shown), "{screen}");
        assert!(!screen.contains("2 easy"), "{screen}");
        press(&pty, &["\r", "\r"]);
        pty.wait_gone("Deal the cards");
        assert_eq!(settings(pty.home()), all, "no option is remembered");
        home = leave(pty);
    }
}

#[test]
fn a_damaged_line_is_told_and_kept_and_the_rest_holds() {
    let home = Home::new();
    let text = "flip: \u{1b}]2;EVIL\u{7}\nascii: on\none: Mia\ntwo: Tom\n";
    fs::write(home.path().join("settings.txt"), text).unwrap();
    let pty = start(home, &[]);
    let screen = pty.screen();
    for words in ["Line 1 of settings.txt is ignored:", "Mia", "Tom"] {
        assert!(screen.contains(words), "{words}: {screen}");
    }
    assert!(screen.is_ascii(), "{screen}");
    press(&pty, &[F2, DOWN, RIGHT, ESC]);
    assert_eq!(settings(pty.home()), format!("{text}mouse: off\n"));
    // Set anew, it is in order.
    press(&pty, &[F2, RIGHT, ESC]);
    assert!(settings(pty.home()).starts_with("flip: on\nascii"));
    pty.wait_gone("is ignored");
    assert_eq!(pty.title(), "Mandala");
    leave(pty);
}

#[test]
fn what_cannot_be_read_or_written_is_told_and_loses_no_game() {
    let unreadable = |home: &Home| fs::write(home.path().join("settings.txt"), b"\xff").unwrap();
    let no_file = |home: &Home| fs::create_dir(home.path().join("settings.txt")).unwrap();
    let deeds: [fn(&Home); 2] = [unreadable, no_file];
    for deed in deeds {
        let home = Home::new();
        deed(&home);
        let mut pty = Pty::job_in(home, &["--seed", "42"], &[], SIZE);
        pty.wait_for("Settings are not remembered:");
        pty.wait_frame(0);
        press(&pty, &["M", "i", "a", "\r", "\r", "\r", "\r"]);
        covered(&pty);
        press(&pty, &[",", RIGHT]);
        pty.wait_for("Settings are not remembered:");
        press(&pty, &[ESC]);
        Story::default().play(&pty, &mut Chance(3), 1);
        press(&pty, &["q"]);
        pty.send("\r");
        assert_eq!(pty.wait_job_exit(), 0);
        let screen = pty.screen().replace('\n', "");
        let told = "mandala: Settings are not remembered: ";
        assert_eq!(screen.matches(told).count(), 1, "{screen}");
        assert!(screen.contains("The game is saved."), "{screen}");
        let home = pty.take_home();
        let text = fs::read_to_string(record_in(home.path())).unwrap();
        assert!(text.contains("one: Mia"), "{text}");
        let path = home.path().join("settings.txt");
        assert!(path.is_dir() || fs::read(path).unwrap() == b"\xff");
    }
}

#[test]
fn what_could_not_be_remembered_is_when_the_players_leave() {
    let home = Home::new();
    let path = home.path().join("settings.txt");
    fs::create_dir(&path).unwrap();
    let pty = Pty::job_in(home, &["--seed", "42"], &[], SIZE);
    pty.wait_for("Settings are not remembered:");
    pty.wait_frame(0);
    press(&pty, &[F2, RIGHT, ESC]);
    pty.wait_for("Settings are not remembered:");
    fs::remove_dir(&path).unwrap();
    pty.send([3]);
    assert_eq!(pty.wait_job_exit(), 130);
    assert_eq!(fs::read_to_string(path).unwrap(), "flip: on\n");
    let screen = pty.screen();
    assert!(!screen.contains("not remembered"), "{screen}");
}
