//! A paste plays nothing, and never makes the keyboard deaf.

use std::time::Duration;

use crate::player::{Ask, asked, at_many_tables, deal, show};

#[test]
fn control_c_ends_the_game_also_in_a_paste_that_never_ends() {
    let all = [
        "\x1b[200~",
        "\x1b[200~gm1",
        "\x1b[200~\r\r \x1b[201",
        "\x1b[20",
    ];
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
fn after_a_paste_that_never_ends_the_keyboard_comes_back() {
    let pty = deal(&[], &[]);
    show(&pty);
    let before = pty.screen();
    pty.send("\x1b[200~\r\r\r \rq\r");
    pty.wait_quiet();
    assert_eq!(pty.screen(), before);
    // A key too early belongs to the paste.
    for _ in 0..5 {
        std::thread::sleep(Duration::from_millis(1_500));
        pty.send("?");
        pty.wait_quiet();
        if pty.screen() != before {
            break;
        }
    }
    pty.wait_for("Rules and keys");
    pty.press("\x1b");
    show(&pty);
    assert_eq!(pty.screen(), before);
    assert_eq!(asked(&before), Some(Ask::Choose));
}
