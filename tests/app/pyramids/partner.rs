//! Computers at the pyramid table.

use crate::common::app::App;
use mandala::app::Settings;
use mandala::record::Computers;
use mandala::record::pyramids::Record;
use mandala::rules::game::Game as _;
use mandala::rules::{Kind, Level, Seat};

use super::help::{course, moves, names};
use crate::help::without_motion;
use crate::help::{press, press_dead, seeds, state};
use crate::partner::decide;

/// A game of seed 42 with computers at these levels, after these keys; 0 is a person.
fn at(levels: &[u8], settings: Settings, keys: &str) -> App {
    let seats = Seat::all(levels.len());
    let computers = seats
        .zip(levels)
        .fold(Computers::default(), |them, (seat, &level)| {
            them.with(seat, Level::new(Kind::Pyramids, level))
        });
    let record = Record::new(42, names(levels.len()), Seat::default());
    let record = record.with_computers(computers);
    let mut app = App::resume(settings, seeds(1), record);
    press(&mut app, keys);
    app
}

/// A turn against a computer after these keys; it has decided, but not yet moved.
pub fn decided(keys: &str) -> App {
    let mut app = at(&[0, 1], Settings::default(), keys);
    decide(&mut app);
    app
}

#[test]
fn a_computer_moves_only_after_a_pause_that_any_key_ends() {
    let mut app = decided("r Enter");
    let mut ticks = 0;
    while state(&app) == "waiting for two" {
        app.tick();
        ticks += 1;
    }
    assert_eq!((ticks, moves(&app).len()), (20, 2));
    // The letters are those of colors at this table, `u` too.
    for key in ["Enter", "Space", "z", "Down", "Esc", "r", "u", "1"] {
        let mut app = decided("r Enter");
        assert_eq!(state(&app), "waiting for two");
        press(&mut app, key);
        assert_eq!(moves(&app).len(), 2, "{key}");
        assert_eq!(state(&app), "Anna chooses", "{key}");
    }
}

#[test]
fn taking_back_works_while_the_computer_decides_and_after_its_answer() {
    let mut app = decided("r Enter");
    press(&mut app, "Backspace");
    assert_eq!(
        (moves(&app).len(), state(&app).as_str()),
        (0, "Anna chooses")
    );

    let mut app = decided("r Enter");
    press(&mut app, "Space");
    assert_eq!(moves(&app).len(), 2);
    press(&mut app, "Backspace");
    assert_eq!(
        (moves(&app).len(), state(&app).as_str()),
        (0, "Anna chooses")
    );
}

#[test]
fn with_computers_alone_every_key_hurries_and_none_takes_back() {
    for key in ["u", "Backspace", "Enter", "x"] {
        let mut app = at(&[1, 1], Settings::default(), "");
        decide(&mut app);
        assert_eq!(moves(&app).len(), 0);
        press(&mut app, key);
        assert_eq!(moves(&app).len(), 1, "{key}");
    }
}

#[test]
fn two_computers_can_be_watched_to_the_end() {
    let mut app = at(&[1, 1], without_motion(), "");
    while app.thinks() {
        decide(&mut app);
    }
    assert_eq!(state(&app), "over");
    press_dead(&mut app, "u Backspace");
}

#[test]
fn keys_are_thrown_away_only_when_a_person_is_to_decide_next() {
    let mut app = at(&[0, 1, 2], without_motion(), "");
    app.take_handover();
    press(&mut app, "Home Enter");
    assert!(!app.take_handover(), "the next one is a computer");
    decide(&mut app);
    assert!(!app.take_handover(), "and the one after that");
    decide(&mut app);
    assert!(app.take_handover(), "it is Anna's decision again");
}

#[test]
fn people_and_computers_share_a_table_of_five() {
    let mut app = at(&[0, 1, 2, 0, 1], without_motion(), "");
    let computers = [1, 2, 4].map(|number| Seat::all(5).nth(number).expect("a seat"));
    while let Some(seat) = course(&app).game().to_act() {
        let is_computers = computers.contains(&seat);
        assert_eq!(app.thinks(), is_computers, "{seat}");
        let before = moves(&app).len();
        match is_computers {
            true => decide(&mut app),
            false => press(&mut app, "Home Right Enter"),
        }
        assert_eq!(moves(&app).len(), before + 1, "{seat}");
    }
    assert_eq!(state(&app), "over");
}

#[test]
fn a_person_takes_back_past_several_computers() {
    let mut app = at(&[0, 1, 1, 1, 0], without_motion(), "Home Enter");
    while app.thinks() {
        decide(&mut app);
    }
    assert!(moves(&app).len() > 1, "computers answered");
    let dealt = at(&[0, 1, 1, 1, 0], without_motion(), "");
    press(&mut app, "Backspace");
    assert_eq!(course(&app).game(), course(&dealt).game());
    assert_eq!(state(&app), "Anna chooses");
}
