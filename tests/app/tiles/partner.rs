//! A computer at the tile table.

use crate::common::app::App;
use mandala::app::{Party, Settings};
use mandala::rules::Kind;

use super::help::{FLIPS, MIDDLE, moves, position};
use crate::help::without_motion;
use crate::help::{press, seeds, state};
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
