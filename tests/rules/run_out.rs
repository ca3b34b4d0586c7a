//! The deck runs out (rulings R1 to R5).

use mandala::rules::cards::{Ending, Event, Phase};
use mandala::rules::game::Game as _;

use crate::help::*;

#[test]
fn the_deck_has_run_out_the_moment_its_last_card_is_drawn() {
    let mut game = position_rest_claimed(
        "
        left:    ROY | - | -
        right:   GPB | - | -
        hands:   RRRRRR | BBBBBB
        dealt:   GG | GG
        rivers:  ROYGP | B
        deck:    OGP
        discard: YYYY
        ",
    );
    let report = play(&mut game, "build left red");
    assert_eq!(report.drawn(One), pile("OGP"));
    assert_eq!(
        report.events(),
        [
            Event::Built {
                seat: One,
                side: Left,
                color: Red
            },
            Event::Drew {
                seat: One,
                count: 3
            },
            Event::DeckRanOut,
            Event::Reshuffled { cards: 4 },
        ]
    );
    assert_eq!(deck_len(&game), 4);
    assert_eq!(discarded(&game), "-");
    assert!(game.public_view().deck_ran_out());
    assert_eq!(phase(&game), Phase::Turn(Two));
}

#[test]
fn one_card_short_of_its_last_the_deck_has_not_run_out() {
    let mut game = position_rest_claimed(
        "
        left:    ROY | - | -
        right:   GPB | - | -
        hands:   RRRRRR | BBBBBB
        dealt:   GG | GG
        rivers:  ROYGP | B
        deck:    OGPB
        discard: YYYY
        ",
    );
    play(&mut game, "build left red");
    assert_eq!(deck_len(&game), 1);
    assert_eq!(discarded(&game), "YYYY");
    assert!(!game.public_view().deck_ran_out());
}

#[test]
fn a_draw_under_way_goes_on_from_the_new_deck() {
    let mut game = position_rest_claimed(
        "
        left:    ROY | - | -
        right:   GPB | - | -
        hands:   RRRRRR | BBBBBB
        dealt:   GG | GG
        rivers:  ROYGP | B
        deck:    O
        discard: YYYYY
        ",
    );
    let report = play(&mut game, "build left red");
    assert_eq!(report.drawn(One), pile("OYY"));
    assert!(brought(&report, Event::Reshuffled { cards: 5 }));
    assert_eq!(deck_len(&game), 3);
    assert_eq!(discarded(&game), "-");
}

#[test]
fn cards_just_discarded_are_in_the_reshuffle() {
    let mut game = position_rest_claimed(
        "
        left:    ROY | - | -
        right:   GPB | - | -
        hands:   PPPR | BBBBBB
        dealt:   GG | GG
        rivers:  ROYGP | B
        deck:    O
        ",
    );
    let report = play(&mut game, "discard purple 3");
    assert_eq!(report.drawn(One), pile("OPP"));
    assert_eq!(hand(&game, One), "ROPP");
    assert_eq!(deck_len(&game), 1);
    assert_eq!(discarded(&game), "-");
}

#[test]
fn a_draw_stops_when_deck_and_discard_pile_are_both_empty() {
    let mut game = position_rest_claimed(
        "
        left:    ROY | - | -
        right:   GPB | - | -
        hands:   RRRRRR | BBBBBB
        dealt:   GG | GG
        rivers:  ROYGP | B
        deck:    OG
        ",
    );
    let preview = game.view(One).preview(action("build left red")).unwrap();
    assert_eq!(preview.draws, 2);
    let report = play(&mut game, "build left red");
    assert_eq!(
        report.events(),
        [
            Event::Built {
                seat: One,
                side: Left,
                color: Red
            },
            Event::Drew {
                seat: One,
                count: 2
            },
            Event::DeckRanOut,
        ]
    );
    assert_eq!(hand(&game, One), "RRRRROG");
    assert_eq!(deck_len(&game), 0);
    assert_eq!(phase(&game), Phase::Turn(Two));
}

#[test]
fn with_nothing_left_to_draw_discarded_cards_come_straight_back() {
    let mut game = position_rest_claimed(
        "
        left:    ROY | - | -
        right:   GPB | - | -
        hands:   RRRO | BBBBBB
        dealt:   GG | GG
        rivers:  ROYGP | B
        ran out: yes
        ",
    );
    let report = play(&mut game, "discard red 3");
    assert_eq!(report.drawn(One), pile("RRR"));
    assert_eq!(hand(&game, One), "RRRO");
    assert_eq!(deck_len(&game), 0);
    assert_eq!(discarded(&game), "-");
    assert_eq!(phase(&game), Phase::Turn(Two));
}

#[test]
fn the_deck_may_run_out_twice_in_one_draw() {
    let mut game = position_rest_claimed(
        "
        left:    ROY | - | -
        right:   GPB | - | -
        hands:   RRRRRR | BBBBBB
        dealt:   GG | GG
        rivers:  ROYGP | B
        deck:    O
        discard: YY
        ",
    );
    let report = play(&mut game, "build left red");
    assert_eq!(report.drawn(One), pile("OYY"));
    assert_eq!(
        report.events()[2..],
        [
            Event::DeckRanOut,
            Event::Reshuffled { cards: 2 },
            Event::DeckRanOut
        ]
    );
    assert_eq!(deck_len(&game), 0);
    assert_eq!(phase(&game), Phase::Turn(Two));
}

#[test]
fn one_action_may_bring_about_nine_events() {
    let mut game = position_rest_claimed(
        "
        left:    - | ROY | GP
        right:   GPB | - | -
        hands:   BBBBBB | GGGGGG
        dealt:   GG | GG
        rivers:  ROYGP | B
        deck:    O
        discard: YY
        ",
    );
    let report = play(&mut game, "build left black");
    assert_eq!(report.events().len(), 9);
    assert_eq!(
        report.events()[2..5],
        [
            Event::DeckRanOut,
            Event::Reshuffled { cards: 2 },
            Event::DeckRanOut
        ]
    );
    assert_eq!(
        report.events()[7..],
        [
            Event::FieldsDiscarded {
                side: Left,
                cards: 5
            },
            Event::Ended(Ending::DeckAndSixthColor)
        ]
    );
}

#[test]
fn when_the_deck_runs_out_again_it_is_reshuffled_again_and_play_goes_on() {
    let mut game = position_rest_claimed(
        "
        left:    ROY | - | -
        right:   GPB | - | -
        hands:   RRRRRR | BBBBBB
        dealt:   GG | GG
        rivers:  ROYGP | B
        deck:    O
        discard: Y
        ",
    );
    for _ in 0..3 {
        for discard in ["discard red 1", "discard black 1"] {
            let report = play(&mut game, discard);
            if brought(&report, Event::DeckRanOut) {
                assert!(brought(&report, Event::Reshuffled { cards: 2 }));
            }
            assert!(deck_len(&game) > 0);
            assert!(ending(&game).is_none());
        }
        assert!(game.public_view().deck_ran_out());
    }
}

#[test]
fn the_deck_running_out_again_does_not_put_the_end_off() {
    let mut game = position_rest_claimed(
        "
        left:    ROYG | - | P
        right:   GPB | - | -
        hands:   RRRRRB | BBBBBB
        dealt:   GG | GG
        rivers:  ROYGP | B
        deck:    OOO
        discard: YYYYYYYY
        ran out: yes
        ",
    );
    let report = play(&mut game, "build left black");
    assert!(brought(&report, Event::DeckRanOut));
    assert_eq!(phase(&game), drafting(Left, Two, One));
    for claim in ["claim red", "claim orange", "claim yellow", "claim green"] {
        play(&mut game, claim);
    }
    assert_eq!(ending(&game), Some(Ending::Deck));
}

#[test]
fn after_the_deck_has_run_out_play_goes_on_until_a_mandala_is_completed() {
    let mut game = position(
        "
        left:    RRY | OG | P
        right:   OO | - | -
        hands:   GPBBBB | GGBBBB
        dealt:   RR | OO
        deck:    YY
        discard: *
        ran out: yes
        ",
    );
    play(&mut game, "grow left green 1");
    play(&mut game, "discard green 2");
    play(&mut game, "discard purple 1");
    play(&mut game, "build right black");
    assert!(ending(&game).is_none());
    play(&mut game, "grow left black 2");
    assert_eq!(phase(&game), drafting(Left, One, One));
    play(&mut game, "claim red");
    assert_eq!(ending(&game), Some(Ending::Deck));
}

#[test]
fn the_mandala_is_the_last_if_the_draw_that_completes_it_takes_the_last_card() {
    let text = |deck| {
        format!(
            "
            left:    RRY | OG | P
            right:   OO | - | -
            hands:   BBBBBB | GGGGGG
            dealt:   RR | OO
            deck:    {deck}
            discard: *
            "
        )
    };
    let mut game = position(&text("YYY"));
    let report = play(&mut game, "build left black");
    let at = |event| report.events().iter().position(|&e| e == event);
    let completed = Event::Completed {
        side: Left,
        by: One,
        first: Some(One),
        fields: ByPlayer::new(2, 1),
    };
    assert!(at(Event::DeckRanOut).unwrap() < at(completed).unwrap());
    play(&mut game, "claim red");
    let report = play(&mut game, "claim yellow");
    assert_eq!(ending(&game), Some(Ending::Deck));
    assert!(
        !report
            .events()
            .iter()
            .any(|event| matches!(event, Event::Refilled { .. }))
    );

    // With more cards in the deck it is not.
    let mut game = position(&text("YYYYYYY"));
    play(&mut game, "build left black");
    play(&mut game, "claim red");
    play(&mut game, "claim yellow");
    assert_eq!(phase(&game), Phase::Turn(Two));
}

#[test]
fn when_the_refill_empties_the_deck_the_fields_are_in_the_reshuffle() {
    let mut game = position_rest_claimed(
        "
        left:    RRY | OG | P
        right:   ROYGP | - | -
        hands:   BBBBBB | GGGGGG
        dealt:   OO | OO
        rivers:  ROYGP | B
        deck:    R
        ",
    );
    play(&mut game, "grow left black 1");
    let report = play(&mut game, "claim red");
    let events = report.events();
    // The last color, yellow, has gone to player two by itself.
    assert_eq!(
        events[2..6],
        [
            Event::FieldsDiscarded {
                side: Left,
                cards: 4
            },
            Event::Refilled {
                side: Left,
                color: Red
            },
            Event::DeckRanOut,
            Event::Reshuffled { cards: 4 },
        ]
    );
    let [Event::Refilled { side: Left, color }] = events[6..] else {
        panic!("{events:?}");
    };
    assert!(pile("OGPB").has(color), "{color} was not in a Field");
    assert_eq!(deck_len(&game), 3);
    assert_eq!(discarded(&game), "-");
    assert_eq!(phase(&game), Phase::Turn(Two));
}

#[test]
fn when_the_refill_takes_the_decks_very_last_card_the_next_mandala_is_the_last() {
    let mut game = position_rest_claimed(
        "
        left:    RRY | OG | P
        right:   ROYGP | - | -
        hands:   BBBBBB | BGGGGG
        dealt:   OO | OO
        rivers:  ROYGP | B
        deck:    RO
        ",
    );
    play(&mut game, "grow left black 1");
    let report = play(&mut game, "claim red");
    assert!(brought(&report, Event::DeckRanOut));
    assert_eq!(mountain(&game, Left), "RO");
    assert_eq!(deck_len(&game), 4);
    assert!(game.public_view().deck_ran_out());
    assert!(ending(&game).is_none());

    // The other Mandala is completed next.
    let completing = game.view(Two).preview(action("grow right black 1"));
    assert!(completing.unwrap().completes.unwrap().last);
    play(&mut game, "grow right black 1");
    for claim in ["claim red", "claim orange", "claim yellow", "claim green"] {
        play(&mut game, claim);
    }
    assert_eq!(ending(&game), Some(Ending::Deck));
}
