//! A computer at the tile table.

use crate::common::app::App;
use mandala::app::{Party, Settings};
use mandala::rules::Kind;
use mandala::rules::game::Game as _;

use super::help::{FLIPS, MIDDLE, course, moves, position};
use crate::help::without_motion;
use crate::help::{press, press_dead, seeds, state};
use crate::partner::{decide, party_of, rows_of};

fn party(one: u8, two: u8) -> Party {
    party_of(Kind::Tiles, one, two)
}

/// A position with computers, after these keys.
fn at(text: &str, party: Party, settings: Settings, keys: &str) -> App {
    let mut course = position(text);
    course.seat(party.computers);
    let mut app = App::resume(settings, seeds(1), course);
    press(&mut app, keys);
    app
}

/// A turn against a computer after these keys; it has decided, but not yet moved.
pub fn decided(keys: &str) -> App {
    let mut app = at(MIDDLE, party(0, 1), Settings::default(), keys);
    decide(&mut app);
    app
}

fn is_waiting(app: &App) -> bool {
    app.scene().tiles().expect("a tile table").is_thinking
}

#[test]
fn a_computer_moves_only_after_a_pause_that_any_key_ends() {
    let mut app = decided("3 b Enter");
    let mut ticks = 0;
    while is_waiting(&app) {
        app.tick();
        ticks += 1;
    }
    assert_eq!((ticks, moves(&app).len()), (20, 2));
    for key in ["Enter", "Space", "z", "Down", "Esc", "r"] {
        let mut app = decided("3 b Enter");
        press(&mut app, key);
        assert!(!is_waiting(&app), "{key}");
        assert_eq!(state(&app), "turn: nothing", "{key}");
        assert_eq!(moves(&app).len(), 2, "{key}");
    }
}

#[test]
fn keys_before_an_answer_end_the_pause_but_play_nothing() {
    let mut app = at(MIDDLE, party(0, 1), Settings::default(), "3 b Enter");
    press(&mut app, "Enter Tab Enter 4 b Enter");
    assert_eq!(moves(&app), ["one: flip b3"]);
    assert!(is_waiting(&app));
    decide(&mut app);
    assert_eq!(moves(&app).len(), 2);
    assert_eq!(state(&app), "turn: nothing");
}

#[test]
fn taking_back_works_while_the_computer_decides_and_after_its_answer() {
    for key in ["u", "Backspace"] {
        let mut app = decided("3 b Enter");
        press(&mut app, key);
        assert_eq!(moves(&app).len(), 0, "{key} before the answer is shown");
        assert!(!is_waiting(&app));

        let mut app = decided("3 b Enter");
        press(&mut app, "Space");
        assert_eq!(moves(&app).len(), 2);
        press(&mut app, key);
        assert_eq!(moves(&app).len(), 0, "{key} with the answer");
        assert!(!is_waiting(&app));
    }
}

#[test]
fn with_two_computers_every_key_hurries_and_none_takes_back() {
    for key in ["u", "Backspace", "Enter", "x"] {
        let mut app = at(MIDDLE, party(1, 1), Settings::default(), "");
        decide(&mut app);
        assert_eq!(moves(&app).len(), 0);
        press(&mut app, key);
        assert_eq!(moves(&app).len(), 1, "{key}");
    }
}

#[test]
fn two_computers_can_be_watched_to_the_end() {
    let mut app = at(MIDDLE, party(1, 1), without_motion(), "");
    while app.thinks() {
        decide(&mut app);
    }
    assert_eq!(state(&app), "over");
    assert!(course(&app).game().is_over());
    press_dead(&mut app, "u Backspace");
}

#[test]
fn the_flips_at_the_end_are_made_by_the_computer_whose_they_are() {
    let mut app = at(FLIPS, party(0, 1), without_motion(), "");
    while app.thinks() {
        decide(&mut app);
    }
    assert_eq!(state(&app), "over");
    let made = moves(&app);
    assert!(!made.is_empty() && made.iter().all(|line| line.starts_with("two: ")));
}

/// The rows of the board, without what stands beside and below it.
fn board(app: &App) -> String {
    let rows = rows_of(app).into_iter().take(17);
    let board = rows.map(|row| row.chars().take(42).collect());
    board.collect::<Vec<String>>().join("\n")
}

#[test]
fn what_a_computer_could_do_is_not_marked_as_if_it_were_the_persons() {
    let marked = |app: &App| board(app).contains(['+', '*', '~']);
    let mut app = at(MIDDLE, party(0, 1), Settings::default(), "w");
    assert!(marked(&app), "{}", board(&app));
    press(&mut app, "3 b Enter");
    assert!(is_waiting(&app));
    assert!(!marked(&app), "{}", board(&app));
}
