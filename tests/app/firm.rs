//! What can be undone against a computer at the card table: nothing that drew cards, and
//! nothing that it has answered from its hidden hand.

use mandala::app::Settings;
use mandala::record::cards::Record;
use mandala::rules::Player;

use crate::calm::tap;
use crate::common::app::App;
use crate::common::clock::{now, rest, wait};
use crate::help::{TURN, key, names, notice, position, press, seeds, state, think, without_motion};
use crate::partner::{answered, at_turn, decide, decided, moves, party, rows_of};

/// Its answer tells what it holds, so nobody can try again with that knowledge.
#[test]
fn a_computers_answer_makes_a_field_play_firm() {
    let mut app = answered();
    assert_eq!((state(&app).as_str(), moves(&app)), ("choose nothing", 2));
    assert!(!rows_of(&app).join("\n").contains("u undo"));
    press(&mut app, "u");
    assert_eq!((state(&app).as_str(), moves(&app)), ("choose nothing", 2));
    let said = "The computer has answered, so this cannot be undone.";
    assert_eq!(notice(&app).as_deref(), Some(said));
}

#[test]
fn a_field_play_can_be_undone_until_the_computer_answers_and_the_prompt_says_so() {
    for settings in [Settings::default(), without_motion()] {
        let mut app = at_turn(settings);
        press(&mut app, "g 1 f Enter");
        decide(&mut app);
        rest(&mut app);
        assert_eq!((state(&app).as_str(), moves(&app)), ("waiting for two", 1));
        let screen = rows_of(&app).join("\n");
        assert!(screen.contains("u undoes your Field play."), "{screen}");
        press(&mut app, "u");
        assert_eq!((state(&app).as_str(), moves(&app)), ("choose nothing", 0));
    }
}

#[test]
fn nothing_is_said_about_undoing_what_drew_cards() {
    let app = decided("r 1 m Enter");
    assert!(!rows_of(&app).join("\n").contains("undo"));
}

#[test]
fn the_time_to_undo_is_the_same_without_motion_and_any_key_ends_it() {
    for settings in [Settings::default(), without_motion()] {
        let mut app = at_turn(settings);
        press(&mut app, "g 1 f Enter");
        let mut early = at_turn(settings);
        press(&mut early, "g 1 f Enter");
        decide(&mut app);
        let mut ticks = 0;
        while state(&app) == "waiting for two" {
            app.tick();
            ticks += 1;
        }
        assert_eq!(ticks, 40);
        decide(&mut early);
        press(&mut early, "Enter");
        assert_eq!(moves(&early), 2);
    }
}

/// Nobody can undo under the rules or the log, so the time for it does not pass there.
#[test]
fn the_time_to_undo_waits_until_what_lies_on_top_is_closed() {
    for key in ["?", "e", ",", "q"] {
        let mut app = decided("g 1 f Enter");
        press(&mut app, key);
        for _ in 0..100 {
            app.tick();
        }
        press(&mut app, "Esc");
        assert_eq!((state(&app).as_str(), moves(&app)), ("waiting for two", 1));
        press(&mut app, "u");
        assert_eq!((state(&app).as_str(), moves(&app)), ("choose nothing", 0));
    }
}

#[test]
fn what_was_played_before_coming_back_stays_though_no_computer_has_answered_it() {
    let mut record = Record::new(42, names(), Player::One).with_computers(party(0, 1).computers);
    let grow = "grow left green 1".parse().expect("an action");
    record.play(grow).expect("legal");
    let kept: Record = record.to_string().parse().expect("a record");
    let mut app = App::resume(Settings::default(), seeds(1), kept);
    assert_eq!(state(&app), "waiting for two");
    press(&mut app, "u");
    assert_eq!(moves(&app), 1);
    let said = "You played it before you came back, so this cannot be undone.";
    assert_eq!(notice(&app).as_deref(), Some(said));
}

#[test]
fn what_drew_cards_stays() {
    let mut app = decided("r 1 m Enter");
    tap(&mut app, "u");
    assert_eq!(moves(&app), 1);
}

#[test]
fn why_something_cannot_be_taken_back_fits_what_was_done() {
    let mut drew = decided("r 1 m Enter");
    tap(&mut drew, "u");
    assert_eq!(notice(&drew).as_deref(), Some("You drew cards, so this cannot be undone."));
    let mut course = position(TURN);
    course.seat(party(0, 1).computers);
    for action in ["grow left green 1", "build right orange"] {
        let action = action.parse().expect("an action");
        course.play(action).expect("legal");
    }
    let mut answered = App::resume(Settings::default(), seeds(1), course);
    press(&mut answered, "u");
    assert_eq!(
        notice(&answered).as_deref(),
        Some("The computer has answered, so this cannot be undone.")
    );
}

/// A computer's answer makes firm what a person did, and that must not come of a key that
/// was pressed for the move itself.
#[test]
fn a_doubled_or_held_key_does_not_end_the_time_in_which_a_play_can_be_undone() {
    for settings in [Settings::default(), without_motion()] {
        for first in [0, 33, 120, 250, 500, 660, 999] {
            let mut app = at_turn(settings);
            press(&mut app, "g 1 f Enter");
            decide(&mut app);
            app.shown(now());
            wait(first);
            for _ in 0..10 {
                tap(&mut app, "Enter");
                wait(33);
            }
            assert_eq!(moves(&app), 1, "again after {first} ms");
            tap(&mut app, "u");
            assert_eq!((state(&app).as_str(), moves(&app)), ("choose nothing", 0));
        }
        // Not seen yet, however late it is.
        let mut app = at_turn(settings);
        press(&mut app, "g 1 f Enter");
        decide(&mut app);
        wait(5_000);
        app.press(key("Enter"), now());
        assert_eq!(moves(&app), 1);
        // Who has seen it may go on at once.
        app.shown(now());
        wait(1_000);
        app.press(key("Enter"), now());
        assert_eq!(moves(&app), 2);
    }
}

#[test]
fn where_nothing_could_be_undone_a_second_key_may_come_at_once() {
    let mut app = decided("r 1 m Enter");
    tap(&mut app, "Enter");
    assert_eq!(moves(&app), 2);
}

#[test]
fn an_answer_to_a_question_that_was_taken_back_is_ignored() {
    let mut app = at_turn(Settings::default());
    press(&mut app, "g 1 f Enter");
    let late = app.task().expect("a computer has to decide");
    press(&mut app, "u");
    assert_eq!((state(&app).as_str(), moves(&app)), ("choose nothing", 0));
    app.answered(think(late));
    app.tick();
    assert_eq!(moves(&app), 0);
}

#[test]
fn an_answer_that_is_late_does_not_answer_the_next_question() {
    let mut app = at_turn(without_motion());
    press(&mut app, "g 1 f Enter");
    let late = app.task().expect("a computer has to decide");
    press(&mut app, "u r 1 m Enter");
    assert!(app.thinks());
    app.answered(think(late));
    app.tick();
    assert!(app.thinks(), "the new question is still open");
    assert_eq!((state(&app).as_str(), moves(&app)), ("waiting for two", 1));
    decide(&mut app);
    assert_eq!(moves(&app), 2);
}
