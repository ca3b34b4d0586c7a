//! Stepping through a record.

use crate::common::app::App;
use mandala::app::Exit;
use mandala::app::Settings;
use mandala::app::cards::StageView;
use mandala::record::cards::{Move, Record};
use mandala::rules::Player;
use mandala::rules::cards::{Event, Phase};
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;

use crate::common::endless_record;
use crate::help::{names, press, press_dead, state, up};

/// A game played at random, the same one each time.
fn played(most: usize) -> Record {
    let mut chance = Shuffler::new(5);
    let mut record = Record::new(5, names(), Player::One);
    while record.moves().len() < most {
        let actions = record.game().legal_actions();
        if actions.is_empty() {
            break;
        }
        let action = actions.get(chance.below(actions.len() as u64) as usize);
        record.play(action.expect("a listed action")).expect("legal");
    }
    record
}

/// The number of the turn that a replay says it stands at.
fn turn(app: &App) -> usize {
    match app.scene().cards().expect("a table").stage {
        StageView::Replay(it) => it.turn,
        _ => panic!("not a replay"),
    }
}

fn replay(record: Record) -> App {
    App::replay(Settings::default(), record)
}

#[test]
fn steps_go_forward_and_back_and_stop_at_the_ends() {
    let whole = played(2_000);
    let of = whole.moves().len();
    assert!(of > 30);
    let mut app = replay(whole);
    let mut at = 0;
    for (key, by) in [
        ("Left", 0),
        ("Right", 1),
        ("l", 1),
        ("Space", 1),
        ("Enter", 1),
        ("Left", -1),
        ("h", -1),
        ("PgDn", 10),
        ("PgDn", 10),
        ("PgUp", -10),
        ("PgUp", -10),
    ] {
        press(&mut app, key);
        at += by;
        assert_eq!(state(&app), format!("replay {at} of {of}"), "{key}");
    }
    press(&mut app, "PgUp");
    assert_eq!(state(&app), format!("replay 0 of {of}"));
    press(&mut app, "End");
    assert_eq!(state(&app), format!("replay {of} of {of}"));
    press(&mut app, "Right PgDn");
    assert_eq!(state(&app), format!("replay {of} of {of}"));
    press(&mut app, "Home");
    assert_eq!(state(&app), format!("replay 0 of {of}"));
}

#[test]
fn each_step_shows_the_table_as_it_was() {
    let whole = played(60);
    let mut app = replay(whole.clone());
    for at in 0..=60 {
        let scene = app.scene();
        let table = scene.cards().expect("a table");
        assert_eq!(table.table, whole.up_to(at).game().public_view());
        assert_eq!(table.log.entries().len(), at);
        assert_eq!(table.recap.is_empty(), at == 0);
        press(&mut app, "Right");
    }
}

#[test]
fn each_step_back_shows_the_table_as_it_was_however_long_the_game_is() {
    let whole = endless_record(200);
    let mut app = replay(whole.clone());
    let check = |app: &App, at: usize| {
        let scene = app.scene();
        let table = scene.cards().expect("a table");
        assert_eq!(table.table, whole.up_to(at).game().public_view(), "{at}");
        assert_eq!(table.log.entries().len(), at);
    };
    press(&mut app, "End");
    for at in (0..=200).rev() {
        check(&app, at);
        press(&mut app, "Left");
    }
    // To and fro: here each turn is one action.
    for turn in [130, 127, 129, 64, 63, 65, 3, 200_usize] {
        let digits: Vec<String> = turn.to_string().chars().map(String::from).collect();
        press(&mut app, &format!("{} Enter", digits.join(" ")));
        check(&app, turn - 1);
    }
}

#[test]
fn a_number_goes_to_the_turn_of_that_number() {
    let whole = played(2_000);
    let of = whole.moves().len();
    let mut app = replay(whole);
    press(&mut app, "1 2");
    assert_eq!(state(&app), "replay to turn 12");
    press(&mut app, "Enter");
    assert_eq!(turn(&app), 12);
    // It is about to be taken.
    let taken = app.scene().cards().expect("a table").log.turns();
    assert_eq!(taken, 11);
    // Another key forgets the number, and there is no turn 999.
    let twelve = state(&app);
    press(&mut app, "5 Right Left");
    assert_eq!(state(&app), twelve);
    press(&mut app, "5 Esc Left Right");
    assert_eq!(state(&app), twelve);
    press(&mut app, "7 1 Backspace");
    assert_eq!(state(&app), "replay to turn 7");
    press(&mut app, "Backspace");
    assert_eq!(state(&app), twelve);
    press(&mut app, "9 9 9 Enter");
    assert_eq!(state(&app), format!("replay {of} of {of}"));
    for number in ["0 1", "0"] {
        press(&mut app, &format!("9 Enter {number} Enter"));
        assert_eq!(state(&app), format!("replay 0 of {of}"), "{number}");
        assert_eq!(turn(&app), 1, "{number}");
    }
}

#[test]
fn every_step_has_the_number_of_the_turn_that_the_next_action_belongs_to() {
    let whole = played(2_000);
    let of = whole.moves().len();
    let mut app = replay(whole.clone());
    for step in whole.steps() {
        assert_eq!(turn(&app), step.turn);
        press(&mut app, "Right");
    }
    assert_eq!(turn(&app), whole.turns(), "at the end, that of the last one");
    assert_eq!(state(&app), format!("replay {of} of {of}"));
}

#[test]
fn a_number_past_the_last_turn_goes_to_the_end_however_long_it_is() {
    let whole = played(2_000);
    let of = whole.moves().len();
    let mut app = replay(whole);
    press(&mut app, "End");
    assert!((21..100).contains(&turn(&app)), "{}", turn(&app));
    // The last three digits of the first two are turns of this game.
    for digits in ["1 0 1 2", "1 0 0 5", "9 9 9 9", "1 0 0 0 0 0 5"] {
        press(&mut app, &format!("Home {digits} Enter"));
        assert_eq!(state(&app), format!("replay {of} of {of}"), "{digits}");
    }
    press(&mut app, "Home 1 2 3 4");
    assert_eq!(state(&app), "replay to turn 1234");
    press(&mut app, "Backspace Backspace Enter");
    assert_eq!(turn(&app), 12);
    press(&mut app, &"7 ".repeat(100));
    assert_eq!(state(&app), "replay to turn 999999");
    press(&mut app, "Enter");
    assert_eq!(state(&app), format!("replay {of} of {of}"));
    press(&mut app, "0 0 0 0 1 2");
    assert_eq!(state(&app), "replay to turn 12");
}

#[test]
fn d_goes_from_destruction_to_destruction() {
    let whole = played(2_000);
    let of = whole.moves().len();
    let mut game = whole.up_to(0);
    let mut completions = Vec::new();
    for (at, step) in (1..).zip(whole.moves()) {
        let Move::Action(_, action) = step else { break };
        let report = game.play(action).expect("legal");
        let completes = |event: &Event| matches!(event, Event::Completed { .. });
        if report.events().iter().any(completes) {
            completions.push(at);
        }
    }
    assert!(completions.len() >= 2);
    let mut app = replay(whole);
    for at in completions {
        press(&mut app, "d");
        assert_eq!(state(&app), format!("replay {at} of {of}"));
    }
    press(&mut app, "d");
    assert_eq!(state(&app), format!("replay {of} of {of}"));
}

#[test]
fn the_cards_are_open_only_if_the_whole_game_is_over() {
    let whole = played(2_000);
    assert!(matches!(whole.game().public_view().phase(), Phase::Over(_)));
    let part = whole.up_to(whole.moves().len() - 1);
    let mut app = replay(whole);
    for keys in ["Home", "Right", "PgDn", "d", "End"] {
        press(&mut app, keys);
        assert_eq!(up(&app), "both", "{keys}");
    }
    let mut app = replay(part);
    for keys in ["Home", "Right", "PgDn", "d", "End", "Space", "Enter"] {
        press(&mut app, keys);
        assert_eq!(up(&app), "nobody's", "{keys}");
    }
}

#[test]
fn nothing_can_be_played_in_a_replay() {
    let mut app = replay(played(20));
    press(&mut app, "PgDn");
    press_dead(&mut app, "r o y g m f x u t Tab + -");
    assert!(app.record().is_none());
    assert!(!app.take_handover());
}

#[test]
fn help_and_log_open_and_q_leaves_at_once() {
    let mut app = replay(played(20));
    press(&mut app, "? Esc e Esc");
    assert_eq!(state(&app), "replay 0 of 20");
    press(&mut app, "q");
    assert!(app.left() == Some(Exit::Left));
}

#[test]
fn a_record_of_nothing_can_be_looked_at() {
    let mut app = replay(played(0));
    press(&mut app, "Right Left PgDn PgUp d Home End");
    assert_eq!(state(&app), "replay 0 of 0");
}
