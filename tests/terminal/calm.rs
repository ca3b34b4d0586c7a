//! Held, doubled and early keys and clicks, at the speed of real ones.

use std::time::Duration;

use crate::player::{Ask, asked, at_many_tables, calm, deal, show};
use crate::prepared::{played, resumed, to_the_last_draft};
use crate::pty::Pty;

/// The first player's cards after their turn, about to be handed over.
fn reviewed() -> Pty {
    let pty = deal(&[], &[]);
    show(&pty);
    for keys in ["g", "2", "\r"] {
        pty.press(keys);
    }
    pty.wait_for("Enter hands over");
    pty
}

fn pause(milliseconds: u64) {
    std::thread::sleep(Duration::from_millis(milliseconds));
}

#[track_caller]
fn is_beths_and_covered(pty: &Pty, what: &str) {
    // On a busy machine the handover may take longer than quiet does.
    pty.wait_for("Beth, press Space");
    pty.wait_quiet();
    let screen = pty.screen();
    assert_eq!(asked(&screen), Some(Ask::Space), "{what}:\n{screen}");
    assert!(screen.contains("Beth, press Space"), "{what}:\n{screen}");
}

#[test]
fn a_key_in_a_packet_of_its_own_just_after_the_handover_opens_nothing() {
    at_many_tables([1, 2, 3, 5, 20, 100], |gap| {
        let pty = reviewed();
        calm();
        pty.send("\r");
        pause(gap);
        pty.send(" ");
        is_beths_and_covered(&pty, &format!("{gap} ms"));
    });
}

#[test]
fn a_double_click_on_hand_over_opens_nothing() {
    at_many_tables([20, 80, 150, 300, 500], |gap| {
        let pty = reviewed();
        calm();
        for _ in 0..2 {
            pty.send("\x1b[<0;9;24M\x1b[<0;9;24m");
            pause(gap);
        }
        is_beths_and_covered(&pty, &format!("{gap} ms"));
    });
}

#[test]
fn a_held_space_opens_nothing_after_the_handover() {
    let pty = reviewed();
    calm();
    pty.send("\r");
    pause(100);
    pty.send(" ");
    pause(500);
    for _ in 0..30 {
        pty.send(" ");
        pause(33);
    }
    is_beths_and_covered(&pty, "held");
    // Let go, the next press counts.
    pause(1_000);
    pty.press(" ");
    assert_eq!(asked(&pty.screen()), Some(Ask::Choose), "{}", pty.screen());
}

#[test]
fn whatever_comes_between_two_spaces_in_a_draft_opens_nothing() {
    let game = to_the_last_draft(played(0));
    // A key that means nothing, a button let go, the wheel.
    let between = ["z", "\x1b[<0;1;1m", "\x1b[<64;1;1M"];
    let cases = between.map(|it| [(it, 260), (it, 450)]);
    at_many_tables(cases.concat(), |(between, gap)| {
        let pty = resumed(&game, &[], &[]);
        let before = pty.screen();
        calm();
        pty.press(" ");
        assert_ne!(pty.screen(), before);
        pause(50);
        pty.send(between);
        pause(gap);
        pty.send(" ");
        pty.wait_quiet();
        let screen = pty.screen();
        assert!(screen.contains("look away"), "{between:?}, {gap} ms:\n{screen}");
    });
}

#[test]
fn whatever_comes_right_before_space_keeps_the_cards_down() {
    // A key that means nothing, one that only a terminal knows, a button let go, the wheel,
    // a paste.
    let before = ["z", "\x1b[2~", "\x1b[<0;1;1m", "\x1b[<64;1;1M", "\x1b[200~x\x1b[201~"];
    at_many_tables(before, |before| {
        let pty = deal(&[], &[]);
        calm();
        pty.send(format!("{before} "));
        pty.wait_for("Too quick");
    });
}
