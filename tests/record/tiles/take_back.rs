//! Taking back where everything lies open.

use super::read;
use crate::common::tiles::{ACTIONS, WHOLE_GAME, played};
use mandala::rules::Player;
use mandala::rules::game::Game as _;

/// The whole game without its last action, with which it is over.
fn nearly_over() -> &'static str {
    let (all, _) = ACTIONS.rsplit_once(',').expect("many actions");
    all
}

#[test]
fn whatever_was_done_can_be_taken_back_at_once() {
    let mut record = played(WHOLE_GAME, "keep purple");
    for action in nearly_over().split(',').skip(1) {
        let before = record.clone();
        record.play(action.trim().parse().expect("an action")).expect("legal");
        let mut back = record.clone();
        assert!(back.take_back(), "{action}");
        assert_eq!(back, before);
        assert_eq!(back.to_string(), before.to_string());
        assert_eq!(back.turns(), before.turns());
    }
}

#[test]
fn the_flips_at_the_end_are_taken_back_one_by_one_and_the_last_turn_after_them() {
    let mut record = played(WHOLE_GAME, nearly_over());
    assert_eq!(record.steps().len(), 42);
    for left in [41, 40] {
        assert!(record.take_back());
        assert_eq!(record.steps().len(), left);
        // All of it was player two's.
        assert_eq!(record.game().to_act(), Some(Player::Two));
    }
    assert_eq!(record, played(WHOLE_GAME, ACTIONS).up_to(40));
}

#[test]
fn what_was_taken_back_is_not_in_the_record() {
    let mut record = played(WHOLE_GAME, ACTIONS).up_to(5);
    let text = record.to_string();
    record.play("open d3".parse().expect("an action")).expect("legal");
    assert!(record.to_string().contains("Anna: open d3 @"));
    assert!(record.take_back());
    assert_eq!(record.to_string(), text);
    // Something else may be done instead.
    record.play("open d5".parse().expect("an action")).expect("legal");
    assert!(read(&record.to_string()).is_ok());
}

#[test]
fn what_was_read_again_stays() {
    let record = played(WHOLE_GAME, ACTIONS).up_to(20);
    let mut again = read(&record.to_string()).expect("a record");
    assert!(!again.can_take_back());
    let action = again.game().legal_actions().get(0).expect("legal");
    again.play(action).expect("legal");
    assert!(again.take_back());
    assert_eq!(again, record);
    assert!(!again.take_back());
}
