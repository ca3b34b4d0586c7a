//! Action A: build a Mountain and draw.

use mandala::rules::cards::{Action, Event, Illegal, Phase};
use mandala::rules::game::Game as _;

use crate::help::*;

#[test]
fn one_card_goes_to_the_mountain_and_then_three_are_drawn() {
    let mut game = position(
        "
        left:  RR | - | -
        right: OO | - | -
        hands: YYGGPP | BBBBBB
        dealt: RR | OO
        deck:  BBO*
        ",
    );
    let report = play(&mut game, "build left yellow");
    assert_eq!(
        report.events(),
        [
            Event::Built {
                seat: One,
                side: Left,
                color: Yellow
            },
            Event::Drew {
                seat: One,
                count: 3
            },
        ]
    );
    assert_eq!(report.drawn(One), pile("BBO"));
    assert_eq!(mountain(&game, Left), "RRY");
    assert_eq!(hand(&game, One), "OYGGPPBB");
    assert_eq!(deck_len(&game), 85);
}

#[test]
fn after_building_it_is_the_other_players_turn() {
    let text = "
        left:  RR | - | -
        right: OO | - | -
        hands: YYGGPP | BBBBBB
        dealt: RR | OO
        deck:  *
        ";
    let mut game = position(text);
    play(&mut game, "build left yellow");
    assert_eq!(phase(&game), Phase::Turn(Two));
    play(&mut game, "build right black");
    assert_eq!(phase(&game), Phase::Turn(One));
}

#[test]
fn either_mountain_may_be_built_and_the_other_mandala_stays_as_it_is() {
    let mut game = position(
        "
        left:  RR | G | -
        right: OO | - | P
        hands: YYGGPP | BBBBBB
        dealt: RR | OO
        deck:  *
        ",
    );
    play(&mut game, "build right yellow");
    assert_eq!(mountain(&game, Right), "OOY");
    assert_eq!(field(&game, Right, One), "-");
    assert_eq!(field(&game, Right, Two), "P");
    assert_eq!(mountain(&game, Left), "RR");
    assert_eq!(field(&game, Left, One), "G");
}

#[test]
fn three_cards_are_drawn_unless_the_hand_would_exceed_eight() {
    for (held, draws, then) in [
        ("RRRRRRRR", 1, 8),
        ("RRRRRRR", 2, 8),
        ("RRRRRR", 3, 8),
        ("RRRRR", 3, 7),
        ("RR", 3, 4),
        ("R", 3, 3),
    ] {
        let mut game = position(&format!(
            "
            left:  YY | - | -
            right: OO | - | -
            hands: {held} | B
            dealt: GG | OO
            deck:  *
            "
        ));
        let preview = game.view(One).preview(action("build left red")).unwrap();
        assert_eq!(preview.draws, draws, "from {held}");
        let report = play(&mut game, "build left red");
        assert_eq!(report.drawn(One).len(), draws, "from {held}");
        assert_eq!(hand(&game, One).len(), then, "from {held}");
    }
}

#[test]
fn exactly_one_card_is_built() {
    assert!("build left red 2".parse::<Action>().is_err());
    let mut game = position(
        "
        left:  YY | - | -
        right: OO | - | -
        hands: RRR | B
        dealt: GG | OO
        deck:  BBB*
        ",
    );
    play(&mut game, "build left red");
    assert_eq!(mountain(&game, Left), "RYY");
    assert_eq!(hand(&game, One), "RRBBB");
}

#[test]
fn the_only_card_in_hand_may_be_built_when_there_is_something_to_draw() {
    let mut game = position_rest_claimed(
        "
        left:    ROY | - | -
        right:   GPB | - | -
        hands:   R | OG
        dealt:   BB | BB
        rivers:  ROYGP | B
        deck:    G
        ran out: yes
        ",
    );
    let report = play(&mut game, "build left red");
    assert_eq!(report.drawn(One), pile("G"));
    assert_eq!(hand(&game, One), "G");
    assert_eq!(phase(&game), Phase::Turn(Two));
}

#[test]
fn the_only_card_in_hand_may_not_be_built_when_there_is_nothing_to_draw() {
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
    assert_eq!(
        refused(&mut game, "build left red"),
        Illegal::NothingToDraw {
            color: Red,
            side: Left
        }
    );
    assert_eq!(legal(&game, ""), ["discard red 1"]);
}

#[test]
fn with_a_second_card_in_hand_a_mountain_may_be_built_though_nothing_can_be_drawn() {
    let mut game = position_rest_claimed(
        "
        left:    ROY | - | -
        right:   GPB | - | -
        hands:   RO | OG
        dealt:   BB | BB
        rivers:  ROYGP | B
        ran out: yes
        ",
    );
    let report = play(&mut game, "build left red");
    assert_eq!(
        report.events(),
        [Event::Built {
            seat: One,
            side: Left,
            color: Red
        }]
    );
    assert_eq!(report.drawn(One), pile(""));
    assert_eq!(hand(&game, One), "O");
    assert_eq!(phase(&game), Phase::Turn(Two));
}

#[test]
fn a_card_that_is_not_in_hand_cannot_be_built() {
    let mut game = position(
        "
        left:  YY | - | -
        right: OO | - | -
        hands: RRR | B
        dealt: GG | OO
        deck:  *
        ",
    );
    assert_eq!(
        refused(&mut game, "build left black"),
        Illegal::NotHeld {
            color: Black,
            wanted: 1,
            held: 0
        }
    );
}
