//! A paste plays nothing, however slowly it comes, and never makes the keyboard deaf to
//! Ctrl-C.

use std::time::Duration;

use crate::home::GAME;
use crate::player::{Ask, DEAL, asked, at_many_tables, covered, deal, show};
use crate::pty::Pty;

#[test]
fn control_c_ends_the_game_also_in_a_paste_that_never_ends() {
    let all = ["\x1b[200~", "\x1b[200~gm1", "\x1b[200~\r\r \x1b[201", "\x1b[20"];
    at_many_tables(all, |begun| {
        let mut pty = deal(&[], &[]);
        show(&pty);
        pty.send(begun);
        pty.wait_quiet();
        pty.send([3]);
        assert_eq!(pty.wait_exit().code(), Some(130), "{begun:?}");
    });
}

#[test]
fn in_a_paste_that_never_ends_nothing_plays_and_control_c_leaves() {
    let mut pty = deal(&[], &[]);
    show(&pty);
    let before = pty.screen();
    assert_eq!(asked(&before), Some(Ask::Choose));
    for keys in ["\x1b[200~\r\r\r \rq\r", "g2\r", "q\ry", "\x1b[201"] {
        pty.send(keys);
        std::thread::sleep(Duration::from_millis(1_200));
        pty.wait_quiet();
        assert_eq!(pty.screen(), before, "{keys:?}");
    }
    pty.send([3]);
    assert_eq!(pty.wait_exit().code(), Some(130));
}

#[test]
fn a_paste_that_stalls_plays_nothing_and_the_keyboard_comes_back_after_its_end() {
    // In its text, and within the marks at its beginning and its end.
    let ways = [
        &["\x1b[200~gm1\r", "\rq\r", "\x1b[201~"][..],
        &["\x1b[", "200~gm1\rq\r\x1b[201~"],
        &["\x1b[20", "0~gm1\rq\r\x1b[201~"],
        &["\x1b[200", "~gm1\rq\r\x1b[2", "01~"],
    ];
    at_many_tables(ways, |parts| {
        let pty = deal(&[], &[]);
        show(&pty);
        let before = pty.screen();
        for part in parts {
            pty.send(part);
            // Within a second the rest of a mark comes on any line.
            let long = if part.ends_with('\r') { 1_500 } else { 300 };
            std::thread::sleep(Duration::from_millis(long));
        }
        pty.wait_quiet();
        assert_eq!(pty.screen(), before, "{parts:?}");
        pty.press("?");
        pty.wait_for("How to play");
    });
}

#[test]
fn the_rest_of_a_paste_with_control_c_in_it_is_not_left_to_the_shell() {
    let script = "\"$@\"; echo \"[exit $?]\"; read -r line; echo \"[read $line]\"";
    let game = [&["-c", script, "sh", GAME][..], &DEAL].concat();
    // In one piece, in several, and more than a terminal holds.
    let (one, some) = ("\x1b[200~a\x03touch owned\r\x1b[201~", ["\x1b[200~a\x03b", "\rc\r"]);
    let many = [one, &"touch owned\r".repeat(1_000)];
    at_many_tables([&[one][..], &some, &many], |parts| {
        let pty = Pty::command("/bin/sh", &game, &[], (80, 24));
        covered(&pty);
        for part in parts {
            pty.send(part);
        }
        pty.wait_for("[exit 130]");
        pty.send("typed later\r");
        pty.wait_for("[read typed later]");
    });
}
