//! Stepping through the record of a tile game.

use crate::common::app::App;
use mandala::app::Settings;
use mandala::record::tiles::Record;
use mandala::rules::Player;

use crate::help::without_motion;
use crate::help::{names, notice, press, state};
use crate::partner::rows_of;

/// The beginning of a game: three openings and a flip.
fn record() -> Record {
    let mut record = Record::new(42, names(), Player::One);
    for action in ["keep purple", "open h5", "open b3", "flip h6", "open d7"] {
        let action = action.parse().expect("an action");
        record.play(action).expect("a legal one");
    }
    record
}

#[test]
fn a_replay_goes_from_opening_to_opening() {
    let mut app = App::replay(Settings::default(), record());
    assert_eq!(state(&app), "replay 0 of 5");
    for step in [2, 3, 5, 5] {
        press(&mut app, "d");
        assert_eq!(state(&app), format!("replay {step} of 5"));
    }
}

#[test]
fn a_replay_goes_to_a_turn_by_its_number() {
    let mut app = App::replay(Settings::default(), record());
    press(&mut app, "3");
    assert_eq!(state(&app), "replay to turn 3");
    press(&mut app, "Enter");
    assert_eq!(state(&app), "replay 3 of 5");
    let screen = rows_of(&app).join("\n");
    assert!(screen.contains("Turn 3 "), "{screen}");
    assert!(screen.contains("action 3 of 5, turn 3"), "{screen}");
    // It is about to be taken.
    let points = |app: &App| {
        let scene = app.scene();
        let table = scene.tiles().expect("a tile table");
        (table.log.turns(), table.game.score(Player::One).total())
    };
    assert_eq!(points(&app), (2, 0));
    press(&mut app, "Right");
    assert_eq!(points(&app), (3, 1));
}

#[test]
fn a_turn_that_does_not_exist_is_said_to_be_missing() {
    let mut app = App::replay(Settings::default(), record());
    press(&mut app, "9 9 Enter");
    assert_eq!(state(&app), "replay 5 of 5");
    let said = "There is no turn 99; this is the end.";
    assert_eq!(notice(&app).as_deref(), Some(said));
    let screen = rows_of(&app).join("\n");
    assert!(screen.contains(said), "{screen}");
    press(&mut app, "Left");
    assert_eq!(notice(&app), None);
}

#[test]
fn a_replay_has_no_cursor_and_changes_nothing() {
    let mut app = App::replay(Settings::default(), record());
    press(&mut app, "End");
    let scene = app.scene();
    let table = scene.tiles().expect("a tile table");
    assert_eq!(table.stage.at(), None);
    assert!(app.record().is_none());
}

#[test]
fn with_flip_the_player_to_act_is_the_lower_one() {
    let settings = Settings { flip: true, ..without_motion() };
    let record = mandala::record::AnyRecord::from(record());
    let mut app = App::resume(settings, Box::new(|| 1), record);
    let bottom = |app: &App| app.scene().tiles().expect("a tile table").bottom;
    assert_eq!(bottom(&app), Player::One);
    press(&mut app, "Tab Enter");
    assert_eq!(bottom(&app), Player::Two);
}
