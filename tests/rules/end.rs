//! How the game ends (rulings R2, R10 and R11 among them).

use mandala::rules::cards::{Ending, Event, Game, Illegal, Outcome, Phase};
use mandala::rules::game::Game as _;

use crate::help::*;

/// Player one lacks only black in the River, and chooses first.
fn one_lacks_black(two: &str, more: &str) -> Game {
    position(&format!(
        "
        left:   RRYBB | GG | P
        right:  GG | - | -
        hands:  OOOO | OOOO
        dealt:  RR | BB
        rivers: ROYGP | {two}
        deck:   *
        {more}
        "
    ))
}

#[test]
fn after_the_sixth_color_the_rest_of_the_draft_is_still_claimed() {
    let mut game = one_lacks_black("R", "");
    play(&mut game, "build left orange");
    play(&mut game, "claim black");
    assert_eq!(river(&game, One), "ROYGPB");
    assert_eq!(phase(&game), drafting(Left, Two, One));
    play(&mut game, "claim red");
    assert_eq!(cup(&game, Two), "RRBB");
    assert_eq!(phase(&game), drafting(Left, One, One));
    let report = play(&mut game, "claim orange");
    assert_eq!(cup(&game, One), "RROB");
    // The last color, yellow, has gone to player two.
    assert_eq!(river(&game, Two), "RY....");
    assert_eq!(ending(&game), Some(Ending::SixthColor));
    assert_eq!(
        report.events()[2..],
        [
            Event::FieldsDiscarded {
                side: Left,
                cards: 3
            },
            Event::Ended(Ending::SixthColor)
        ]
    );
}

#[test]
fn both_rivers_may_be_filled_in_one_draft() {
    let mut game = one_lacks_black("OYGPB", "");
    play(&mut game, "build left orange");
    play(&mut game, "claim black");
    play(&mut game, "claim red");
    assert_eq!(river(&game, One), "ROYGPB");
    assert_eq!(river(&game, Two), "OYGPBR");
    assert!(ending(&game).is_none());
    play(&mut game, "claim yellow");
    assert_eq!(ending(&game), Some(Ending::SixthColor));
}

#[test]
fn a_river_filled_by_the_very_last_claim_ends_the_game_too() {
    let mut game = one_lacks_black("OYGPB", "");
    play(&mut game, "build left orange");
    play(&mut game, "claim orange");
    play(&mut game, "claim black");
    play(&mut game, "claim yellow");
    assert_eq!(river(&game, Two), "OYGPBR");
    assert_eq!(ending(&game), Some(Ending::SixthColor));
}

#[test]
fn five_colors_in_both_rivers_do_not_end_the_game() {
    let mut game = one_lacks_black("OYGPB", "");
    play(&mut game, "build left orange");
    play(&mut game, "claim red");
    play(&mut game, "claim black");
    play(&mut game, "claim yellow");
    assert_eq!(phase(&game), Phase::Turn(Two));
}

#[test]
fn a_sixth_color_after_the_deck_has_run_out_ends_the_game_for_both_reasons() {
    let mut game = one_lacks_black("R", "ran out: yes");
    play(&mut game, "build left orange");
    play(&mut game, "claim black");
    play(&mut game, "claim red");
    play(&mut game, "claim orange");
    assert_eq!(ending(&game), Some(Ending::DeckAndSixthColor));
}

#[test]
fn a_mountain_swept_away_after_the_deck_has_run_out_ends_the_game() {
    let mut game = position(
        "
        left:  ROYGP | - | -
        right: GG | - | -
        hands: BBBB | OOOO
        dealt: RR | BB
        deck:  *
        ran out: yes
        ",
    );
    play(&mut game, "build left black");
    assert_eq!(ending(&game), Some(Ending::Deck));
}

#[test]
fn hands_and_the_other_mandala_are_discarded_at_the_end_and_score_nothing() {
    let mut game = position(
        "
        left:    RRY | GG | P
        right:   OO | RRR | BBB
        hands:   OOBB | RRRR
        dealt:   RR | BB
        claimed: R | B
        rivers:  RO | B
        deck:    GGG*
        ran out: yes
        ",
    );
    play(&mut game, "grow left orange 1");
    assert_eq!(phase(&game), Phase::Turn(Two));
    play(&mut game, "discard red 1");
    play(&mut game, "grow left black 1");
    play(&mut game, "claim yellow");
    assert_eq!(ending(&game), Some(Ending::Deck));

    for seat in Player::BOTH {
        assert_eq!(hand(&game, seat), "-");
        assert_eq!(game.public_view().hand_len(seat), 0);
    }
    for side in Side::BOTH {
        assert!(game.public_view().mandala(side).cards().is_empty());
    }
    // Discarded by player two, both Fields, the other Mandala, both hands.
    let discards = ["R", "OGGBP", "OORRRBBB", "OB", "RRRG"].concat();
    assert_eq!(game.public_view().discard(), pile(&discards));
    // Player one kept three red; the only yellow card lies in the River.
    let scores = game.verdict().unwrap().scores;
    assert_eq!(cup(&game, One), "RRR");
    assert_eq!(scores.one.total(), 3);
    // Player two kept three black and, in the River, one of two red.
    assert_eq!(cup(&game, Two), "RBBB");
    assert_eq!(scores.two.total(), 3 + 2);
}

#[test]
fn a_finished_game_has_no_legal_action() {
    let mut game = one_lacks_black("R", "");
    game.agree_to_end().unwrap();
    assert!(game.legal_actions().is_empty());
    for seat in Player::BOTH {
        assert!(game.view(seat).legal_actions().is_empty());
    }
    for text in [
        "build left orange",
        "grow right orange 1",
        "discard orange 1",
        "claim red",
    ] {
        assert_eq!(refused(&mut game, text), Illegal::GameOver);
    }
}

/// Two red cards lie in the left Mountain, the other sixteen in Cups and Rivers.
fn last_reds(left: &str) -> Game {
    position(&format!(
        "
        left:    {left}
        right:   OO | - | -
        hands:   BBB | BBB
        dealt:   RR | RR
        claimed: RRRRRR | RRRR
        rivers:  R | R
        deck:    *
        "
    ))
}

#[test]
fn the_game_is_dead_when_all_cards_of_a_color_lie_in_cups_and_rivers() {
    let mut game = last_reds("RRY | OG | P");
    play(&mut game, "grow left black 1");
    let report = play(&mut game, "claim red");
    assert_eq!(ending(&game), Some(Ending::ColorGone(Red)));
    assert!(brought(&report, Event::Ended(Ending::ColorGone(Red))));
    let verdict = game.verdict().unwrap();
    assert_eq!(verdict.scores.one.total(), 10);
    assert_eq!(verdict.scores.two.total(), 6);
    assert_eq!(verdict.outcome, Outcome::Win(One));
}

#[test]
fn a_dead_game_ends_only_after_the_draft() {
    let mut game = last_reds("RRYP | OG | -");
    play(&mut game, "grow left black 1");
    play(&mut game, "claim red");
    assert_eq!(phase(&game), drafting(Left, Two, One));
    play(&mut game, "claim yellow");
    assert_eq!(ending(&game), Some(Ending::ColorGone(Red)));
}

#[test]
fn the_game_is_not_dead_while_one_card_of_each_color_is_still_in_play() {
    // The last red cards are lost to the discard pile, by an empty Field.
    let mut game = last_reds("RRYP | OG | -");
    play(&mut game, "grow left black 1");
    play(&mut game, "claim yellow");
    play(&mut game, "claim red");
    assert_eq!(phase(&game), Phase::Turn(Two));
}

/// Nothing can be drawn; all yellow that is not in hand lies in the right Fields.
fn nothing_to_draw(right_fields: &str, hands: &str) -> Game {
    position(&format!(
        "
        left:  RRRRRRRRRRRRRRRR OOOOOOOOOOOOOOOO GGGGGGGGGGGGGGGG | - | -
        right: PPPPPPPPPPPPPPPPPP BBBBBBBBBBBBBBBBBB | {right_fields}
        hands: {hands}
        dealt: RR | OO
        ran out: yes
        "
    ))
}

#[test]
fn the_game_is_dead_when_nothing_can_be_drawn_and_each_holds_a_last_card() {
    let mut game = nothing_to_draw("YYYYYYYYYYYYYYYY | G", "YY | G");
    let report = play(&mut game, "grow right yellow 1");
    assert_eq!(ending(&game), Some(Ending::NoPlays));
    assert!(brought(&report, Event::Ended(Ending::NoPlays)));
    assert!(game.verdict().is_some());
}

#[test]
fn the_game_goes_on_while_the_player_to_move_can_still_play_a_card() {
    let mut game = nothing_to_draw("YYYYYYYYYYYYYYYY | -", "YY | GG");
    play(&mut game, "grow right yellow 1");
    assert_eq!(phase(&game), Phase::Turn(Two));
    assert!(may(&game, "build left green"));
}

#[test]
fn the_game_goes_on_while_only_the_player_to_move_cannot_play_a_card() {
    let mut game = nothing_to_draw("YYYYYYYYYYYYYYY | G", "YYY | G");
    play(&mut game, "grow right yellow 1");
    assert_eq!(legal(&game, ""), ["discard green 1"]);
    play(&mut game, "discard green 1");
    assert_eq!(phase(&game), Phase::Turn(One));
    play(&mut game, "grow right yellow 1");
    assert_eq!(ending(&game), Some(Ending::NoPlays));
}

#[test]
fn the_game_is_dead_when_nothing_can_be_drawn_and_the_rule_of_color_bars_every_card() {
    let mut game = position(
        "
        left:  RRRRRRRRRRRRRRRR OOOOOOOO | GGGG | YYYY
        right: PPPPPPPPPPPPPPPPPP BBBBBBBBBBBBBBBBBB | GGGGGGGGGG | YYYYYYYYYYY
        hands: YYYO | GGGG
        dealt: RR | OO
        claimed: - | OOOOOO
        rivers: - | O
        ran out: yes
        ",
    );
    play(&mut game, "build left orange");
    assert_eq!(ending(&game), Some(Ending::NoPlays));
}

#[test]
fn drawing_the_last_card_can_be_what_ends_a_dead_game() {
    let mut game = position(
        "
        left:  RRRRRRRRRRRRRRRR OOOOOOOOOOOOOOOO GGGGGGGGGGGGGGGG | - | -
        right: PPPPPPPPPPPPPPPPPP BBBBBBBBBBBBBBBBBB | YYYYYYYYYYYYYYYYY | -
        hands: G | G
        dealt: RR | OO
        deck:  Y
        ",
    );
    let report = play(&mut game, "build left green");
    assert_eq!(
        report.events()[1..],
        [
            Event::Drew {
                seat: One,
                count: 1
            },
            Event::DeckRanOut,
            Event::Ended(Ending::NoPlays)
        ]
    );
}

#[test]
fn both_players_may_agree_to_end_the_game_which_is_scored_as_it_stands() {
    let mut game = position(
        "
        left:    RRY | GG | P
        right:   OO | - | -
        hands:   OBBB | RRRR
        dealt:   RR | BB
        claimed: RR | G
        rivers:  R | OG
        deck:    *
        ",
    );
    assert!(game.verdict().is_none());
    let report = game.agree_to_end().unwrap();
    assert_eq!(report.events(), [Event::Ended(Ending::Agreed)]);
    let verdict = game.verdict().unwrap();
    assert_eq!(verdict.ending, Ending::Agreed);
    assert_eq!(verdict.scores.one.total(), 4);
    assert_eq!(verdict.scores.two.total(), 2);
    assert_eq!(verdict.outcome, Outcome::Win(One));
}

#[test]
fn the_game_cannot_be_ended_by_agreement_during_a_draft() {
    let mut game = one_lacks_black("R", "");
    play(&mut game, "build left orange");
    let before = game.clone();
    assert_eq!(
        game.agree_to_end(),
        Err(Illegal::DraftUnderWay { side: Left })
    );
    assert!(game == before);
}

#[test]
fn a_finished_game_cannot_be_ended_again_by_agreement() {
    let mut game = one_lacks_black("R", "");
    game.agree_to_end().unwrap();
    assert_eq!(game.agree_to_end(), Err(Illegal::GameOver));
}
