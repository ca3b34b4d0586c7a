//! Action C: discard and redraw.

use mandala::rules::cards::{Event, Illegal, Phase};

use crate::help::*;

#[test]
fn cards_of_one_color_are_discarded_and_as_many_are_drawn() {
    let mut game = position(
        "
        left:    RR | - | -
        right:   OO | - | -
        hands:   YYYGPP | BBBBBB
        dealt:   RR | OO
        discard: G
        deck:    RO*
        ",
    );
    assert_eq!(
        legal(&game, "discard"),
        [
            "discard yellow 1",
            "discard yellow 2",
            "discard yellow 3",
            "discard green 1",
            "discard purple 1",
            "discard purple 2"
        ]
    );
    let report = play(&mut game, "discard yellow 2");
    assert_eq!(
        report.events(),
        [
            Event::Discarded {
                seat: One,
                color: Yellow,
                count: 2
            },
            Event::Drew {
                seat: One,
                count: 2
            },
        ]
    );
    assert_eq!(report.drawn(One), pile("RO"));
    assert_eq!(hand(&game, One), "ROYGPP");
    assert_eq!(discarded(&game), "YYG");
    assert_eq!(phase(&game), Phase::Turn(Two));
}

#[test]
fn the_whole_hand_may_be_discarded_if_it_is_of_one_color() {
    for held in ["Y", "YYYYY", "YYYYYYYY"] {
        let mut game = position(&format!(
            "
            left:  RR | - | -
            right: OO | - | -
            hands: {held} | BBBBBB
            dealt: RR | OO
            deck:  GGGGGGGG*
            "
        ));
        let report = play(&mut game, &format!("discard yellow {}", held.len()));
        assert_eq!(discarded(&game), held);
        assert_eq!(hand(&game, One), "G".repeat(held.len()));
        assert_eq!(usize::from(report.drawn(One).len()), held.len());
    }
}

#[test]
fn the_rule_of_color_does_not_keep_anything_from_being_discarded() {
    let mut game = position(
        "
        left:  RR | - | Y
        right: RR | - | Y
        hands: YY | BBBBBB
        dealt: RR | OO
        deck:  *
        ",
    );
    // Yellow cannot be played anywhere.
    assert_eq!(legal(&game, ""), ["discard yellow 1", "discard yellow 2"]);
    play(&mut game, "discard yellow 2");
    assert_eq!(discarded(&game), "YY");
}

#[test]
fn discarding_needs_at_least_one_card_and_no_more_than_are_held() {
    let mut game = position(
        "
        left:  RR | - | -
        right: OO | - | -
        hands: YYP | BBBBBB
        dealt: RR | OO
        deck:  *
        ",
    );
    assert_eq!(
        refused(&mut game, "discard yellow 0"),
        Illegal::NoCards { color: Yellow }
    );
    assert_eq!(
        refused(&mut game, "discard yellow 3"),
        Illegal::NotHeld {
            color: Yellow,
            wanted: 3,
            held: 2
        }
    );
    assert_eq!(
        refused(&mut game, "discard green 1"),
        Illegal::NotHeld {
            color: Green,
            wanted: 1,
            held: 0
        }
    );
}

#[test]
fn whoever_holds_a_card_can_always_discard_it() {
    let mut game = position_rest_claimed(
        "
        left:    ROY | - | -
        right:   GPB | - | -
        hands:   R | OG
        dealt:   BB | BB
        rivers:  ROYGP | B
        ran out: yes
        ",
    );
    for _ in 0..10 {
        let player = phase(&game).player().unwrap();
        let held = hand(&game, player);
        let discards = legal(&game, "discard");
        play(&mut game, discards.last().unwrap());
        assert_eq!(hand(&game, player), held);
    }
}
