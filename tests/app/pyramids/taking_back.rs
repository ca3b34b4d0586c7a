//! Taking takes back, one by one.

use crate::common::app::App;
use mandala::record::Computers;
use mandala::rules::game::Game as _;
use mandala::rules::{Kind, Level, Seat};

use super::help::{at, course, deal, dealt, moves, position, take};
use crate::common::clock::{calmly, now, wait};
use crate::help::{key, notice, offers, press, state};

#[test]
fn takes_are_taken_back_one_by_one_also_past_ones_own_turn() {
    let mut app = deal(3, "");
    let start = course(&app).game().clone();
    for number in [5, 3, 9, 12] {
        take(&mut app, number);
    }
    // What is chosen goes back first.
    press(&mut app, "r Backspace");
    assert_eq!(state(&app), "Beth chooses");
    assert_eq!((moves(&app).len(), notice(&app)), (4, None));
    for (left, said, now) in [
        (3, "Anna put U2 back on place 12 and", "Anna chooses"),
        (2, "Carl put G1 back on place 9 and", "Carl chooses"),
        (1, "Beth put U3 back on place 3 and", "Beth chooses"),
        (0, "Anna put B1 back on place 5 and", "Anna chooses"),
    ] {
        press(&mut app, "Backspace");
        assert_eq!(moves(&app).len(), left);
        let notice = notice(&app).expect("it is announced");
        assert!(notice.starts_with(said), "{notice}");
        assert_eq!(state(&app), now, "with nothing chosen");
    }
    assert_eq!(course(&app).game(), &start);
    press(&mut app, "Backspace");
    assert_eq!(notice(&app).as_deref(), Some("There is nothing to undo since you sat down."));
}

#[test]
fn what_fell_and_what_was_scored_comes_back() {
    let mut app = at(position(super::help::MIDDLE), "");
    let before = course(&app).game().clone();
    take(&mut app, 40);
    assert_ne!(course(&app).game().points(before.seats().next().expect("one")), 20);
    press(&mut app, "Backspace");
    assert_eq!(course(&app).game(), &before);
}

#[test]
fn the_key_is_offered_only_where_it_works() {
    let offers = |app: &App| offers(app, "Backspace");
    let mut app = deal(2, "");
    assert!(!offers(&app));
    take(&mut app, 1);
    assert!(offers(&app));
    press(&mut app, "Backspace");
    assert!(!offers(&app));
    take(&mut app, 75);
    assert_eq!(state(&app), "over");
    assert!(!offers(&app));
    press(&mut app, "z");
    crate::help::press_dead(&mut app, "Backspace Enter");
}

#[test]
fn a_key_held_down_takes_back_no_more_than_it_did_at_first() {
    let mut app = deal(2, "r Enter y Enter g Enter u Enter");
    let taken = |app: &App| course(app).moves().len();
    assert_eq!(taken(&app), 4);
    let undo = app.command(key("Backspace")).expect("a key");
    calmly(&mut app, undo);
    for _ in 0..30 {
        wait(33);
        app.update(undo, now());
    }
    assert_eq!(taken(&app), 3);
}

/// Beth is a computer, and its take goes back with the one it answered.
#[test]
fn a_take_that_goes_back_over_a_computer_says_so() {
    let level = Level::new(Kind::Pyramids, 1);
    let computers = Computers::default().with(Seat::all(2).last().expect("two"), level);
    let mut record = dealt(2).with_computers(computers);
    for _ in 0..2 {
        let action = record.game().legal_actions().iter().next();
        record.play(action.expect("something")).expect("legal");
    }
    let app = at(record, "Backspace");
    assert_eq!(moves(&app), [""; 0]);
    assert_eq!(
        notice(&app).as_deref(),
        Some("Anna put U1 back on place 1; the computers' takes are undone, too.")
    );
}
