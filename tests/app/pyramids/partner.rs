//! Computers at the pyramid table.

use crate::common::app::App;
use mandala::app::Settings;
use mandala::record::Computers;
use mandala::record::pyramids::Record;
use mandala::rules::game::Game as _;
use mandala::rules::{Kind, Level, Seat};

use super::help::{course, moves, names};
use crate::help::without_motion;
use crate::help::{press, seeds, state};
use crate::partner::decide;

/// A game of seed 42 with computers at these levels, after these keys; 0 is a person.
fn at(levels: &[u8], settings: Settings, keys: &str) -> App {
    let seats = Seat::all(levels.len());
    let computers = seats.zip(levels).fold(Computers::default(), |them, (seat, &level)| {
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
