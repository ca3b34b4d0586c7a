//! Stopped and going on again.

use rustix::process::{Signal, kill_process};

use crate::player::{Ask, DEAL, asked, at_many_tables, covered, show, show_again};
use crate::pty::Pty;

const SIZE: (u16, u16) = (80, 24);

#[test]
fn control_z_gives_the_terminal_back_and_the_game_returns_covered() {
    is_stopped_and_returns(|pty| pty.send([26]));
}

#[test]
fn asked_from_outside_to_stop_it_does_the_same() {
    is_stopped_and_returns(|pty| pty.signal(Signal::TSTP));
}

fn is_stopped_and_returns(stop: impl Fn(&mut Pty)) {
    let sh = Pty::command_as_job("true", &[], &[], SIZE);
    sh.wait_job_exit();
    let (modes, termios) = (sh.modes(), sh.termios());

    let mut pty = Pty::job(&DEAL, &[], SIZE);
    covered(&pty);
    let (ours, raw_mode) = (pty.modes(), pty.termios());
    for stops in 1..=3 {
        show_again(&pty);
        assert_eq!(asked(&pty.screen()), Some(Ask::Choose));
        let table = pty.screen();
        stop(&mut pty);
        // The screen before the game still shows earlier ones.
        pty.wait_until("another stop", |screen| {
            screen.contents().matches("[stopped]").count() == stops
        });
        assert_eq!((pty.modes(), pty.termios()), (modes.clone(), termios.clone()));
        assert!(!pty.screen().contains("Play "));

        let before = pty.bytes();
        pty.send("\r");
        covered(&pty);
        pty.wait_frame(before);
        assert_eq!((pty.modes(), pty.termios()), (ours.clone(), raw_mode.clone()));
        // The whole table is drawn again, but the hand.
        assert_ne!(pty.screen(), table);
        assert!(pty.screen().contains("Deck"));
        pty.wait_quiet();
    }
    pty.send([3]);
    assert_eq!(pty.wait_job_exit(), 130);
    assert_eq!((pty.modes(), pty.termios()), (modes, termios));
    pty.send("\r");
    pty.wait_exit();
}

#[test]
fn where_nobody_could_continue_it_the_game_is_not_stopped() {
    // The game leads the session: there is no shell to go back to.
    let mut pty = Pty::spawn(&DEAL, &[], SIZE);
    covered(&pty);
    show(&pty);
    pty.send([26]);
    covered(&pty);
    assert!(pty.modes().alternate_screen);
    show_again(&pty);
    assert_eq!(asked(&pty.screen()), Some(Ask::Choose));
    pty.send([3]);
    assert_eq!(pty.wait_exit().code(), Some(130));
}

#[test]
fn going_on_without_having_been_stopped_covers_too() {
    let mut pty = Pty::spawn(&DEAL, &[], SIZE);
    covered(&pty);
    show(&pty);
    let pid = pty.pid();
    kill_process(pid, Signal::CONT).unwrap();
    covered(&pty);
}

#[test]
fn what_is_typed_while_it_is_stopped_is_not_for_the_game() {
    at_many_tables([" ", " \r\r", "q\r", "\x1b[200~"], |typed| {
        let pty = Pty::job(&DEAL, &[], SIZE);
        covered(&pty);
        let table = pty.screen();
        show(&pty);
        pty.send([26]);
        pty.wait_for("[stopped]");
        let before = pty.bytes();
        pty.send(format!("\r{typed}"));
        covered(&pty);
        pty.wait_frame(before);
        pty.wait_quiet();
        assert_eq!(pty.screen(), table, "{typed:?}");
        show_again(&pty);
        assert_eq!(asked(&pty.screen()), Some(Ask::Choose), "{typed:?}");
    });
}
