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
    for text in ["build left orange", "grow right orange 1", "discard orange 1", "claim red"] {
        assert_eq!(refused(&mut game, text), Illegal::GameOver);
    }
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
    assert_eq!(game.agree_to_end(), Err(Illegal::DraftUnderWay { side: Left }));
    assert!(game == before);
}

#[test]
fn a_finished_game_cannot_be_ended_again_by_agreement() {
    let mut game = one_lacks_black("R", "");
    game.agree_to_end().unwrap();
    assert_eq!(game.agree_to_end(), Err(Illegal::GameOver));
}
