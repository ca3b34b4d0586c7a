//! Settings that are changed take effect at once, also on the terminal itself.

use vt100::MouseProtocolMode;

use crate::player::{covered, deal, show};
use crate::pty::Pty;

const DOWN: &str = "\x1b[B";
const RIGHT: &str = "\x1b[C";
const ESC: &str = "\x1b";

/// Changes the setting in this line, counted from 0, so often; leaves the settings.
fn set(pty: &Pty, line: usize, times: usize) {
    pty.press(",");
    for key in [vec![DOWN; line], vec![RIGHT; times]].concat() {
        pty.press(key);
    }
    pty.press(ESC);
}

#[test]
fn the_mouse_is_taken_and_left_as_it_is_set() {
    let mut pty = deal(&[], &[]);
    assert_eq!(pty.modes().mouse, MouseProtocolMode::PressRelease);
    set(&pty, 1, 1);
    assert_eq!(pty.modes().mouse, MouseProtocolMode::None);
    set(&pty, 1, 1);
    assert_eq!(pty.modes().mouse, MouseProtocolMode::PressRelease);
    // A click on the line leaves the mouse, too.
    pty.press(",");
    let row = pty.screen().lines().position(|row| row.contains("Mouse"));
    let row = row.expect("the line") + 1;
    pty.press(format!("\x1b[<0;20;{row}M"));
    assert_eq!(pty.modes().mouse, MouseProtocolMode::None);
    // And it is left alone when the players leave.
    let before = pty.raw().len();
    pty.send([3]);
    pty.wait_exit();
    let raw = pty.raw();
    assert!(!raw[before..].windows(5).any(|bytes| bytes == b"?1000"));
}

#[test]
fn a_mouse_taken_in_the_middle_of_a_game_is_given_back() {
    let mut pty = deal(&["--no-mouse"], &[]);
    set(&pty, 1, 1);
    assert_eq!(pty.modes().mouse, MouseProtocolMode::PressRelease);
    pty.send([3]);
    pty.wait_exit();
    assert_eq!(pty.modes().mouse, MouseProtocolMode::None);
}

#[test]
fn ascii_holds_from_the_next_picture_on() {
    let pty = deal(&[], &[]);
    assert!(!pty.screen().is_ascii());
    set(&pty, 7, 1);
    covered(&pty);
    assert!(pty.screen().is_ascii(), "{}", pty.screen());
    show(&pty);
    assert!(pty.screen().is_ascii(), "{}", pty.screen());
    set(&pty, 7, 1);
    assert!(!pty.screen().is_ascii());
}

/// How many cells are colored.
fn colored(pty: &Pty) -> usize {
    pty.look(|screen| {
        let (rows, cols) = screen.size();
        let cells = (0..rows.get()).flat_map(|row| (0..cols.get()).map(move |col| (row, col)));
        let cells = cells.filter_map(|(row, col)| screen.cell(row, col));
        let plain = vt100::Color::Default;
        cells.filter(|cell| cell.fgcolor() != plain || cell.bgcolor() != plain).count()
    })
}

#[test]
fn colors_go_and_come_back_also_under_no_color() {
    let pty = deal(&[], &[]);
    assert!(colored(&pty) > 1_000);
    // From auto backwards round to never is four steps on.
    set(&pty, 5, 4);
    covered(&pty);
    assert_eq!(colored(&pty), 0);
    set(&pty, 5, 1);
    assert!(colored(&pty) > 1_000);

    let pty = deal(&[], &[("NO_COLOR", "1")]);
    assert_eq!(colored(&pty), 0);
    set(&pty, 5, 1);
    covered(&pty);
    assert!(colored(&pty) > 1_000);
}
