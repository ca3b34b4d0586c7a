//! What becomes of a destroyed Mandala's cards.

use mandala::rules::cards::{ClaimEffect, Event, Phase};

use crate::help::*;

/// Player one has yellow in the River and chooses first.
const CLAIMS: &str = "
    left:    RYYYPP | OO | G
    right:   OO | - | -
    hands:   BBBBYY | BBBBYY
    dealt:   RR | OO
    claimed: YY | -
    rivers:  Y | -
    deck:    RRR GP*
    ";

#[test]
fn of_a_new_color_one_card_goes_to_the_river_and_the_others_to_the_cup() {
    let mut game = position(CLAIMS);
    play(&mut game, "build left black");
    let report = play(&mut game, "claim purple");
    assert_eq!(
        report.events(),
        [Event::Claimed {
            seat: One,
            side: Left,
            color: Purple,
            claim: ClaimEffect::River { space: 2, cup: 1 }
        }]
    );
    assert_eq!(river(&game, One), "YP....");
    assert_eq!(cup(&game, One), "RRYYP");

    let report = play(&mut game, "claim yellow");
    assert!(brought(
        &report,
        Event::Claimed {
            seat: Two,
            side: Left,
            color: Yellow,
            claim: ClaimEffect::River { space: 1, cup: 2 }
        }
    ));
    assert_eq!(river(&game, Two), "Y.....");
    assert_eq!(cup(&game, Two), "OOYY");
}

#[test]
fn a_single_card_of_a_new_color_goes_to_the_river_and_none_to_the_cup() {
    let mut game = position(CLAIMS);
    play(&mut game, "build left black");
    play(&mut game, "claim red");
    assert_eq!(river(&game, One), "YR....");
    assert_eq!(cup(&game, One), "RRYY");
}

#[test]
fn of_a_color_already_in_the_river_all_cards_go_to_the_cup() {
    let mut game = position(CLAIMS);
    play(&mut game, "build left black");
    let report = play(&mut game, "claim yellow");
    assert_eq!(
        report.events(),
        [Event::Claimed {
            seat: One,
            side: Left,
            color: Yellow,
            claim: ClaimEffect::Cup { space: 1, cards: 3 }
        }]
    );
    assert_eq!(river(&game, One), "Y.....");
    assert_eq!(cup(&game, One), "RRYYYYY");
}

#[test]
fn river_spaces_are_filled_in_order_and_never_moved() {
    let mut game = position(CLAIMS);
    play(&mut game, "build left black");
    play(&mut game, "claim purple");
    play(&mut game, "claim yellow");
    play(&mut game, "claim red");
    assert_eq!(river(&game, One), "YPR...");
    assert_eq!(river(&game, Two), "YB....");
}

#[test]
fn a_chooser_with_an_empty_field_discards_what_they_claim() {
    let mut game = position(
        "
        left:   RYYYPP | OOG | -
        right:  OO | - | -
        hands:  BBBBYY | BBBBYY
        dealt:  RR | OO
        rivers: - | P
        deck:   *
        ",
    );
    play(&mut game, "build left black");
    play(&mut game, "claim red");
    // A color new to the River of player two.
    let report = play(&mut game, "claim yellow");
    assert!(brought(
        &report,
        Event::Claimed {
            seat: Two,
            side: Left,
            color: Yellow,
            claim: ClaimEffect::Discard { cards: 3 }
        }
    ));
    assert_eq!(discarded(&game), "YYY");
    play(&mut game, "claim black");
    // Purple, which the River of player two has, was left over for them.
    assert_eq!(discarded(&game), "OOYYYGPP");
    assert_eq!(river(&game, Two), "P.....");
    assert_eq!(cup(&game, Two), "OO");
    assert_eq!(river(&game, One), "RB....");
}

#[test]
fn the_last_color_goes_to_whoever_is_next_without_a_choice() {
    let mut game = position(CLAIMS);
    play(&mut game, "build left black");
    play(&mut game, "claim purple");
    play(&mut game, "claim yellow");
    let report = play(&mut game, "claim red");
    assert_eq!(
        report.events(),
        [
            Event::Claimed {
                seat: One,
                side: Left,
                color: Red,
                claim: ClaimEffect::River { space: 3, cup: 0 }
            },
            Event::Claimed {
                seat: Two,
                side: Left,
                color: Black,
                claim: ClaimEffect::River { space: 2, cup: 0 }
            },
            Event::FieldsDiscarded {
                side: Left,
                cards: 3
            },
            Event::Refilled {
                side: Left,
                color: Green
            },
            Event::Refilled {
                side: Left,
                color: Purple
            },
        ]
    );
}

#[test]
fn a_mountain_of_one_color_is_claimed_at_once_by_the_first_chooser() {
    let mut game = position(
        "
        left:  RRR | OY | GP
        right: OO | - | -
        hands: BBBBYY | BBBBYY
        dealt: YY | OO
        deck:  GP*
        ",
    );
    let report = play(&mut game, "grow left black 1");
    assert_eq!(
        report.events()[1..3],
        [
            Event::Completed {
                side: Left,
                by: One,
                first: Some(One),
                fields: ByPlayer::new(3, 2),
            },
            Event::Claimed {
                seat: One,
                side: Left,
                color: Red,
                claim: ClaimEffect::River { space: 1, cup: 2 }
            },
        ]
    );
    assert_eq!(cup(&game, One), "RRYY");
    assert_eq!(mountain(&game, Left), "GP");
    assert_eq!(phase(&game), Phase::Turn(Two));
}

#[test]
fn a_mandala_with_an_empty_mountain_is_destroyed_without_a_claim() {
    let mut game = position(
        "
        left:  - | ROY | GP
        right: OO | - | -
        hands: BBBBYY | BBBBYY
        dealt: YY | OO
        deck:  GP*
        ",
    );
    play(&mut game, "grow left black 1");
    assert_eq!(discarded(&game), "ROYGPB");
    assert_eq!(mountain(&game, Left), "GP");
    assert_eq!(phase(&game), Phase::Turn(Two));
}

#[test]
fn both_fields_are_discarded_and_two_cards_make_a_new_mountain() {
    let mut game = position(CLAIMS);
    play(&mut game, "build left black");
    play(&mut game, "claim purple");
    play(&mut game, "claim yellow");
    assert_eq!(discarded(&game), "-");
    play(&mut game, "claim red");
    assert_eq!(discarded(&game), "OOG");
    assert_eq!(mountain(&game, Left), "GP");
    assert_eq!(field(&game, Left, One), "-");
    assert_eq!(field(&game, Left, Two), "-");
    assert_eq!(mountain(&game, Right), "OO");
}
