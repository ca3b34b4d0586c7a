//! Action B: grow a Field, without drawing.

use mandala::rules::cards::{Event, Illegal, Phase};

use crate::help::*;

#[test]
fn any_number_of_cards_of_one_color_go_to_ones_own_field_and_nothing_is_drawn() {
    let mut game = position(
        "
        left:  RR | - | -
        right: OO | - | -
        hands: YYYGP | BBBBBB
        dealt: RR | OO
        deck:  *
        ",
    );
    assert_eq!(
        legal(&game, "grow left yellow"),
        [
            "grow left yellow 1",
            "grow left yellow 2",
            "grow left yellow 3"
        ]
    );
    let before = deck_len(&game);
    let report = play(&mut game, "grow left yellow 3");
    assert_eq!(
        report.events(),
        [Event::Grew {
            seat: One,
            side: Left,
            color: Yellow,
            count: 3
        }]
    );
    assert_eq!(report.drawn(One), pile(""));
    assert_eq!(field(&game, Left, One), "YYY");
    assert_eq!(hand(&game, One), "GP");
    assert_eq!(deck_len(&game), before);
    assert_eq!(phase(&game), Phase::Turn(Two));
}

#[test]
fn each_player_grows_their_own_field() {
    let mut game = position(
        "
        left:  RR | - | -
        right: OO | - | -
        hands: YYYGP | BBBBBB
        dealt: RR | OO
        deck:  *
        turn:  two
        ",
    );
    play(&mut game, "grow right black 2");
    assert_eq!(field(&game, Right, Two), "BB");
    assert_eq!(field(&game, Right, One), "-");
    play(&mut game, "grow right green 1");
    assert_eq!(field(&game, Right, One), "G");
    assert_eq!(field(&game, Right, Two), "BB");
}

#[test]
fn more_cards_join_what_lies_in_the_field() {
    let mut game = position(
        "
        left:  RR | YG | -
        right: OO | - | -
        hands: YYYGP | BBBBBB
        dealt: RR | OO
        deck:  *
        ",
    );
    play(&mut game, "grow left yellow 2");
    assert_eq!(field(&game, Left, One), "YYYG");
}

#[test]
fn one_card_must_stay_in_hand() {
    let mut game = position(
        "
        left:  RR | - | -
        right: OO | - | -
        hands: YYY | BBBBBB
        dealt: RR | OO
        deck:  *
        ",
    );
    assert_eq!(
        refused(&mut game, "grow left yellow 3"),
        Illegal::EmptiesHand {
            color: Yellow,
            side: Left
        }
    );
    play(&mut game, "grow left yellow 2");
    assert_eq!(hand(&game, One), "Y");
}

#[test]
fn all_cards_of_a_color_may_go_when_another_color_stays_in_hand() {
    let mut game = position(
        "
        left:  RR | - | -
        right: OO | - | -
        hands: YYYP | BBBBBB
        dealt: RR | OO
        deck:  *
        ",
    );
    play(&mut game, "grow left yellow 3");
    assert_eq!(hand(&game, One), "P");
}

#[test]
fn a_hand_of_one_card_cannot_grow_anything() {
    let mut game = position(
        "
        left:  RR | Y | -
        right: OO | - | -
        hands: Y | BBBBBB
        dealt: RR | OO
        deck:  *
        ",
    );
    assert_eq!(legal(&game, "grow"), [""; 0]);
    assert_eq!(
        refused(&mut game, "grow left yellow 1"),
        Illegal::EmptiesHand {
            color: Yellow,
            side: Left
        }
    );
}

#[test]
fn of_eight_cards_of_one_color_at_most_seven_can_be_grown() {
    let mut game = position(
        "
        left:  RR | - | -
        right: OO | - | -
        hands: YYYYYYYY | BBBBBB
        dealt: RR | OO
        deck:  *
        ",
    );
    assert_eq!(legal(&game, "grow left").len(), 7);
    assert_eq!(
        refused(&mut game, "grow left yellow 8"),
        Illegal::EmptiesHand {
            color: Yellow,
            side: Left
        }
    );
    play(&mut game, "grow left yellow 7");
    assert_eq!(field(&game, Left, One), "YYYYYYY");
    assert_eq!(hand(&game, One), "Y");
}

#[test]
fn growing_needs_at_least_one_card_and_no_more_than_are_held() {
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
        refused(&mut game, "grow left yellow 0"),
        Illegal::NoCards { color: Yellow }
    );
    assert_eq!(
        refused(&mut game, "grow left yellow 3"),
        Illegal::NotHeld {
            color: Yellow,
            wanted: 3,
            held: 2
        }
    );
    assert_eq!(
        refused(&mut game, "grow left yellow 255"),
        Illegal::NotHeld {
            color: Yellow,
            wanted: 255,
            held: 2
        }
    );
}
