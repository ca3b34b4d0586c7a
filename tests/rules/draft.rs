//! Completing a Mandala, and who chooses when.

use mandala::rules::cards::{Event, Illegal, Phase};

use crate::help::*;

/// A left Mandala that lacks only black, with these Fields; both players have black.
fn lacking_black(fields: &str, turn: &str) -> String {
    format!(
        "
        left:  RRYYP | {fields}
        right: OO | - | -
        hands: BBBBYY | BBBBYY
        dealt: RR | OO
        deck:  RRR GP*
        turn:  {turn}
        "
    )
}

#[test]
fn four_cards_to_three_choose_first_whoever_played_last() {
    for (turn, last) in [("one", One), ("two", Two)] {
        let mut game = position(&lacking_black("OOOO | GGG", turn));
        play(&mut game, "build left black");
        assert_eq!(phase(&game), drafting(Left, One, last));

        let mut game = position(&lacking_black("OOO | GGGG", turn));
        play(&mut game, "build left black");
        assert_eq!(phase(&game), drafting(Left, Two, last));
    }
}

#[test]
fn on_equal_fields_the_player_who_did_not_play_last_chooses_first() {
    let mut game = position(&lacking_black("OOO | GGG", "one"));
    play(&mut game, "build left black");
    assert_eq!(phase(&game), drafting(Left, Two, One));

    let mut game = position(&lacking_black("OOO | GGG", "two"));
    play(&mut game, "build left black");
    assert_eq!(phase(&game), drafting(Left, One, Two));
}

#[test]
fn cards_that_complete_the_mandala_count_in_the_field_they_went_to() {
    for (count, first) in [(1, Two), (2, Two), (3, One)] {
        let mut game = position(&lacking_black("O | GGG", "one"));
        play(&mut game, &format!("grow left black {count}"));
        assert_eq!(phase(&game), drafting(Left, first, One));
    }
}

#[test]
fn the_number_of_colors_in_a_field_does_not_decide_who_chooses_first() {
    let mut game = position(
        "
        left:  RY | OOO | GP
        right: OO | - | -
        hands: BBBBYY | BBBBYY
        dealt: RR | OO
        deck:  *
        ",
    );
    play(&mut game, "build left black");
    assert_eq!(phase(&game), drafting(Left, One, One));
}

#[test]
fn the_mandala_is_destroyed_only_after_the_builder_has_drawn() {
    let mut game = position(&lacking_black("OOO | GG", "one"));
    let report = play(&mut game, "build left black");
    assert_eq!(
        report.events(),
        [
            Event::Built {
                seat: One,
                side: Left,
                color: Black
            },
            Event::Drew {
                seat: One,
                count: 3
            },
            Event::Completed {
                side: Left,
                by: One,
                first: Some(One),
                fields: ByPlayer::new(3, 2),
            },
        ]
    );
    assert_eq!(hand(&game, One).len(), 8);
}

#[test]
fn five_colors_do_not_complete_a_mandala() {
    let mut game = position(&lacking_black("OOO | GG", "one"));
    play(&mut game, "build left yellow");
    assert_eq!(phase(&game), Phase::Turn(Two));
}

#[test]
fn players_claim_in_turn_each_taking_all_cards_of_a_color() {
    let mut game = position(&lacking_black("OOO | GG", "one"));
    play(&mut game, "build left black");
    assert_eq!(
        legal(&game, ""),
        ["claim red", "claim yellow", "claim purple", "claim black"]
    );
    play(&mut game, "claim yellow");
    assert_eq!(mountain(&game, Left), "RRPB");
    assert_eq!(phase(&game), drafting(Left, Two, One));
    play(&mut game, "claim red");
    assert_eq!(mountain(&game, Left), "PB");
    assert_eq!(phase(&game), drafting(Left, One, One));
}

#[test]
fn with_both_fields_empty_the_mountain_is_swept_away_without_a_draft() {
    let mut game = position(
        "
        left:  RROYGP | - | -
        right: OO | - | -
        hands: BBBBYY | BBBBYY
        dealt: YY | OO
        deck:  RRR GP*
        ",
    );
    let report = play(&mut game, "build left black");
    assert_eq!(
        report.events()[2..],
        [
            Event::Completed {
                side: Left,
                by: One,
                first: None,
                fields: ByPlayer::new(0, 0),
            },
            Event::Swept {
                side: Left,
                cards: 7
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
    assert_eq!(discarded(&game), "RROYGPB");
    for seat in Player::BOTH {
        assert_eq!(river(&game, seat), "......");
        assert_eq!(game.public_view().cup_len(seat), 2);
    }
    assert_eq!(phase(&game), Phase::Turn(Two));
}

#[test]
fn the_turn_passes_to_the_opponent_of_whoever_completed_the_mandala() {
    // Whoever chooses first, and whoever claims last.
    for fields in ["OOOO | GGG", "OOO | GGGG", "OOO | GGG"] {
        for (turn, by) in [("one", One), ("two", Two)] {
            let mut game = position(&lacking_black(fields, turn));
            play(&mut game, "build left black");
            play(&mut game, "claim red");
            play(&mut game, "claim yellow");
            play(&mut game, "claim purple");
            assert_eq!(phase(&game), Phase::Turn(by.other()));
        }
    }
    // Also with an odd number of colors in the Mountain.
    let mut game = position(&lacking_black("OO | GGG", "one"));
    play(&mut game, "grow left black 1");
    play(&mut game, "claim red");
    play(&mut game, "claim yellow");
    assert_eq!(phase(&game), Phase::Turn(Two));
}

#[test]
fn during_a_draft_only_colors_of_its_mountain_can_be_claimed() {
    let mut game = position(&lacking_black("OOO | GG", "one"));
    play(&mut game, "build left black");
    for (claim, color) in [("claim orange", Orange), ("claim green", Green)] {
        assert_eq!(
            refused(&mut game, claim),
            Illegal::NotInMountain { color, side: Left }
        );
    }
    play(&mut game, "claim red");
    assert_eq!(
        refused(&mut game, "claim red"),
        Illegal::NotInMountain {
            color: Red,
            side: Left
        }
    );
}

#[test]
fn during_a_draft_nothing_can_be_played_or_discarded() {
    let mut game = position(&lacking_black("OOO | GG", "one"));
    play(&mut game, "build left black");
    for text in ["build right black", "grow right black 1", "discard black 1"] {
        assert_eq!(
            refused(&mut game, text),
            Illegal::DraftUnderWay { side: Left }
        );
    }
}

#[test]
fn without_a_draft_nothing_can_be_claimed() {
    let mut game = position(&lacking_black("OOO | GG", "one"));
    assert_eq!(
        refused(&mut game, "claim red"),
        Illegal::NoDraft { color: Red }
    );
}
