//! The flips at the end, the score and what comes after it.

use mandala::app::command::Command;
use mandala::rules::Player;
use mandala::texts::ENGLISH;

use super::help::{FLIPS, MIDDLE, course, dealt, moves, script, totals};
use crate::common::clock::{now, rest};
use crate::help::{offers, press, press_dead, state};

#[test]
fn one_key_makes_all_flips_and_holding_it_begins_no_rematch() {
    let mut app = script(FLIPS, "f");
    assert_eq!(moves(&app), ["two: flip d7", "two: flip e6"]);
    assert_eq!(totals(&app), [41, 46]);
    assert_eq!(state(&app), "over");
    rest(&mut app);
    press_dead(&mut app, "f f Enter Enter x Tab");
    let table = app.table().expect("a table");
    assert_eq!(ENGLISH.game_result(table).as_deref(), Some("Beth wins 46 : 41."));
}

#[test]
fn to_stop_takes_a_second_key_because_it_gives_points_away() {
    let mut app = script(FLIPS, "x");
    assert_eq!(state(&app), "flips: enough");
    assert!(moves(&app).is_empty());
    press(&mut app, "x Esc Enter");
    assert_eq!(state(&app), "flips: nothing", "Enter alone does nothing");
    press(&mut app, "7 d Enter x Enter");
    assert_eq!(moves(&app), ["two: flip d7", "two: done"]);
    assert_eq!(totals(&app), [41, 40]);
    assert_eq!(state(&app), "over");
}

#[test]
fn a_game_that_is_over_stays_as_it_is() {
    let mut app = script(FLIPS, "f");
    rest(&mut app);
    press_dead(&mut app, "u Backspace");
    assert_eq!(moves(&app).len(), 2);
}

#[test]
fn leaving_does_not_offer_to_end_together() {
    let mut app = script(MIDDLE, "q");
    assert!(!offers(&app, "a"));
    press_dead(&mut app, "a");
    assert_eq!(state(&app), "quit? over turn: nothing");
}

/// Plays the first game of seed 42 to its end.
fn played_out() -> crate::common::app::App {
    let mut app = dealt("p Enter");
    while state(&app) != "over" {
        press(&mut app, "Tab Enter");
    }
    app
}

#[test]
fn in_a_rematch_the_other_player_starts_and_the_series_goes_on() {
    let mut app = played_out();
    rest(&mut app);
    assert_eq!(course(&app).first(), Player::One);
    let games =
        |app: &crate::common::app::App| app.scene().tiles().expect("a table").series.games();
    assert_eq!(games(&app), 1);
    press(&mut app, "a");
    assert_eq!(state(&app), "start: nothing");
    assert_eq!(course(&app).first(), Player::Two);
    assert_eq!(games(&app), 1);
}

/// A double click on what ends the game is not meant for the score.
#[test]
fn a_rematch_takes_a_calm_moment() {
    let mut app = played_out();
    app.shown(now());
    app.update(Command::Rematch, now());
    assert!(!app.effects.drop_input && app.left().is_none());
    assert_eq!(state(&app), "over");
}
