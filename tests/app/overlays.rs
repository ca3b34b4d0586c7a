//! What lies on top: the rules, the log.

use crate::common::app::App;
use mandala::app::Settings;
use mandala::app::keymap::Context;
use mandala::record::Names;
use mandala::record::cards::Course;

use crate::common::clock::{rest, wait};
use crate::help::{TURN, position, press, press_dead, recap, script, seeds, state, up};
use crate::screens::dump::{PLAIN, draw};

#[test]
fn help_and_log_open_from_every_stage_and_close_again() {
    let stages = ["", "Space", "Space g 1", "Space r 1 Enter", "Space b m 1 Enter", "q a y"];
    for keys in stages {
        for close in ["Esc", "Enter", "q", "?", "e"] {
            let mut app = script(TURN, keys);
            app.resized(true);
            let below = state(&app);
            let mut app = script(TURN, keys);
            rest(&mut app);
            press(&mut app, "?");
            assert_eq!(app.context(), Context::Help);
            press(&mut app, close);
            assert_eq!(state(&app), below);
            press(&mut app, "F1");
            assert_eq!(app.context(), Context::Help);
            press(&mut app, close);
            press(&mut app, "e");
            assert_eq!(app.context(), Context::Log);
            press(&mut app, close);
            assert_eq!(state(&app), below);
            assert!(app.left().is_none(), "closing does not leave");
        }
    }
}

#[test]
fn help_scrolls_down_from_its_beginning() {
    let mut app = script(TURN, "?");
    for (key, line) in [
        ("Up", 0),
        ("Down", 1),
        ("j", 2),
        ("k", 1),
        ("PgDn", 19),
        ("Space", 37),
        ("PgUp", 19),
        ("Up", 18),
        ("Home", 0),
        ("PgUp", 0),
    ] {
        press(&mut app, key);
        assert_eq!(state(&app), format!("help {line} over covered"), "{key}");
    }
}

#[test]
fn the_log_scrolls_back_from_its_end() {
    let mut app = script(TURN, "e");
    for (key, line) in [
        ("Down", 0),
        ("Up", 1),
        ("k", 2),
        ("j", 1),
        ("PgUp", 17),
        ("PgDn", 1),
        ("Space", 0),
        ("PgUp", 16),
        ("End", 0),
    ] {
        press(&mut app, key);
        assert_eq!(state(&app), format!("log {line} over covered"), "{key}");
    }
}

#[test]
fn keys_of_the_table_mean_nothing_under_what_lies_on_top() {
    for top in ["?", "e"] {
        let mut app = script(TURN, "Space g 1");
        press(&mut app, top);
        press_dead(&mut app, "r o y g p b m f x u Left Right Tab + - a n d Backspace");
        if top == "?" {
            // They go to the sections.
            press(&mut app, "1 2");
        } else {
            press_dead(&mut app, "1 2");
        }
        press(&mut app, "Esc");
        assert_eq!(state(&app), "covered");
    }
}

#[test]
fn a_look_at_the_rules_or_the_log_comes_back_to_the_choice_once_the_cards_are_shown() {
    for (keys, chosen) in [
        ("Space", "choose nothing"),
        ("Space g", "choose green"),
        ("Space g 1 -", "choose grow left green 1"),
        ("Space g x", "choose discard green 2"),
    ] {
        for look in ["? Down Esc", "e Up Esc", "F1 Esc e Esc"] {
            let mut app = script(TURN, keys);
            assert_eq!(state(&app), chosen);
            press(&mut app, look);
            assert_eq!((state(&app).as_str(), up(&app)), ("covered", "nobody's"));
            press(&mut app, "Space");
            assert_eq!((state(&app).as_str(), up(&app)), (chosen, "one's"));
        }
    }
}

#[test]
fn a_choice_that_was_put_aside_stays_until_it_is_hidden_or_played() {
    let chosen = "Space g 1 - ? Esc";
    for (keys, after) in [
        ("q Esc Space", "choose grow left green 1"),
        ("Space Space Space", "choose nothing"),
        ("Space Enter Enter Space", "choose nothing"),
        ("q a y", "over"),
    ] {
        let mut app = script(TURN, chosen);
        press(&mut app, keys);
        assert_eq!(state(&app), after, "{keys}");
    }
}

#[test]
fn nothing_of_a_choice_is_drawn_while_the_cards_are_hidden() {
    let screen = |keys: &str| draw(&script(TURN, keys), PLAIN, (80, 24));
    for look in ["?", "e", "? Esc", "e Esc"] {
        let nothing_chosen = screen(look);
        for chosen in ["Space g", "Space g 1 -", "Space b x", "Space o"] {
            let keys = format!("{chosen} {look}");
            assert!(screen(&keys) == nothing_chosen, "{keys}");
        }
    }
}

#[test]
fn the_log_tells_everything_that_happened() {
    let app = script(TURN, "Space b m 1 Enter r Enter o Enter y Enter e");
    let scene = app.scene();
    let log = scene.cards().expect("a table").log;
    assert_eq!(log.entries().len(), 4);
    assert_eq!(log.turns(), 1);
}

/// Turns the mouse wheel as the terminal does.
fn wheel(app: &mut App, down: bool) {
    wait(1_000);
    assert!(app.wheel(down), "the wheel works");
}

#[test]
fn a_mouse_wheel_does_what_up_and_down_do() {
    let mut app = script(TURN, "Space g 1");
    wheel(&mut app, true);
    assert_eq!(state(&app), "choose grow left green 1");
    wheel(&mut app, false);
    assert_eq!(state(&app), "choose grow left green 2");
    assert!(!script(TURN, "").wheel(true));
}

#[test]
fn a_mouse_wheel_scrolls_three_lines_of_a_text() {
    let mut app = script(TURN, "?");
    for (down, line) in [(true, 3), (true, 6), (false, 3), (false, 0), (false, 0)] {
        wheel(&mut app, down);
        assert_eq!(state(&app), format!("help {line} over covered"));
    }
    let mut app = script(TURN, "e");
    for (down, line) in [(false, 3), (false, 6), (true, 3), (true, 0), (true, 0)] {
        wheel(&mut app, down);
        assert_eq!(state(&app), format!("log {line} over covered"));
    }
}

#[test]
fn the_log_is_not_confused_by_names_that_read_like_its_sentences() {
    let names = Names::new("New Beth", "The deck ran out").expect("good names");
    let record = Course::new(position(TURN).game().clone(), names);
    let mut app = App::resume(Settings::default(), seeds(1), record);
    press(&mut app, "Space b m 1 Enter r Enter o Enter y Enter");
    let told = recap(&app);
    let refilled = told.iter().filter(|line| line.starts_with("New left Mountain: "));
    assert_eq!(refilled.count(), 1, "{told:?}");
    assert!(told[0].ends_with(", draws 2"), "{told:?}");
}
