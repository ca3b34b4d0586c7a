//! Stepping through a record, and reading what happened.

use crate::common::app::App;
use mandala::app::Settings;
use mandala::record::pyramids::Record;
use mandala::rules::game::Game as _;

use super::help::dealt;
use crate::help::{press, state};
use crate::partner::rows_of;

/// Everyone always takes the third pyramid ahead.
fn played() -> Record {
    let mut record = dealt(3);
    loop {
        let actions = record.game().legal_actions();
        let third = actions.get(2).or_else(|| actions.iter().next_back());
        let Some(action) = third else {
            return record;
        };
        record.play(action).expect("a listed action");
    }
}

#[test]
fn each_step_shows_the_table_as_it_was() {
    let whole = played();
    let of = whole.steps().len();
    let mut app = App::replay(Settings::default(), whole.clone());
    for at in 0..=of {
        assert_eq!(state(&app), format!("replay {at} of {of}"));
        let scene = app.scene();
        let table = scene.pyramids().expect("the table");
        assert_eq!(table.game, whole.up_to(at).game());
        assert_eq!(table.recap.is_empty(), at == 0);
        assert_eq!(table.is_scored, at == of);
        press(&mut app, "Right");
    }
    press(&mut app, "Home 1 2 Enter");
    assert_eq!(state(&app), format!("replay 11 of {of}"));
    let screen = rows_of(&app).join("\n");
    assert!(screen.contains(&format!("action 11 of {of}, turn 12")), "{screen}");
}

#[test]
fn a_turn_that_does_not_exist_is_said_to_be_missing_below_the_score_too() {
    let mut app = App::replay(Settings::default(), played());
    press(&mut app, "9 9");
    let of = played().steps().len();
    press(&mut app, "Enter");
    assert_eq!(state(&app), format!("replay {of} of {of}"));
    let screen = rows_of(&app).join("\n");
    let said = "There is no turn 99; this is the end.";
    assert!(screen.contains(said), "{screen}");
    press(&mut app, "5");
    let screen = rows_of(&app).join("\n");
    assert!(screen.contains("Enter goes to turn 5."), "{screen}");
}

#[test]
fn a_key_goes_to_the_next_scored_group() {
    let whole = played();
    let of = whole.steps().len();
    let steps = whole.steps().iter().enumerate();
    let scored = steps.filter(|(_, step)| step.report.scored().next().is_some());
    let scored: Vec<usize> = scored.map(|(at, _)| at + 1).collect();
    assert!(scored.len() > 5, "{scored:?}");
    let mut app = App::replay(Settings::default(), whole);
    for at in scored {
        press(&mut app, "d");
        assert_eq!(state(&app), format!("replay {at} of {of}"));
    }
    press(&mut app, "d");
    assert_eq!(state(&app), format!("replay {of} of {of}"));
}
