//! A game that its players do not bring to an end.

use mandala::rules::cards::{Ending, Event};
use mandala::rules::game::Game as _;

use crate::common::endless_record;
use crate::help::*;

#[test]
fn players_who_only_ever_discard_go_on_without_end_until_they_agree_to_stop() {
    let mut record = endless_record(1_000);
    let reshuffled = |event: &&Event| matches!(event, Event::Reshuffled { .. });
    let events = record.steps().iter().flat_map(|step| step.report.events());
    let times = events.filter(reshuffled).count();
    assert!(times > 5, "the deck ran out {times} times");
    assert!(record.game().to_act().is_some());

    record.agree_to_end().expect("no draft is under way");
    assert_eq!(ending(record.game()), Some(Ending::Agreed));
    let verdict = record.game().verdict().expect("it is scored");
    // Nobody has a River to score with.
    assert_eq!(Player::BOTH.map(|player| verdict.scores[player].total()), [0, 0]);
    assert_eq!(verdict.outcome.winner(), None);
}
