//! What a player asks before acting.

use mandala::rules::ByPlayer;
use mandala::rules::cards::{Action, ClaimEffect, Completion, Game, ParseActionError, Preview};
use mandala::rules::game::Game as _;

use crate::help::*;

#[track_caller]
fn preview(game: &Game, text: &str) -> Preview {
    let seat = game.public_view().phase().player().unwrap();
    game.view(seat).preview(action(text)).unwrap()
}

/// A left Mandala that lacks black, with these Fields, and a deck of so many cards.
fn lacking_black(fields: &str, deck: &str, more: &str) -> Game {
    position(&format!(
        "
        left:    RRYYP | {fields}
        right:   OO | - | -
        hands:   BBBBYY | BBBBYY
        dealt:   RR | OO
        deck:    {deck}
        discard: *
        {more}
        "
    ))
}

#[test]
fn a_preview_tells_how_many_cards_will_be_drawn() {
    let game = lacking_black("O | G", "RRRRR", "");
    assert_eq!(preview(&game, "build left yellow").draws, 3);
    assert_eq!(preview(&game, "grow right yellow 2").draws, 0);
    assert_eq!(preview(&game, "discard black 4").draws, 4);
}

#[test]
fn a_preview_tells_whether_the_deck_will_run_out() {
    for (deck, build, discard_2, discard_4) in [
        ("R", true, true, true),
        ("RR", true, true, true),
        ("RRR", true, false, true),
        ("RRRR", false, false, true),
        ("RRRRR", false, false, false),
    ] {
        let game = lacking_black("O | G", deck, "");
        for (text, runs_out) in [
            ("build left yellow", build),
            ("discard black 2", discard_2),
            ("discard black 4", discard_4),
            ("grow right yellow 1", false),
        ] {
            assert_eq!(preview(&game, text).deck_runs_out, runs_out, "{deck} {text}");
            let mut game = game.clone();
            play(&mut game, text);
            assert_eq!(game.public_view().deck_ran_out(), runs_out, "{deck} {text}");
        }
    }
}

#[test]
fn a_preview_looks_at_the_draw_into_the_hand_and_not_at_a_refill() {
    let mut game = position(
        "
        left:    ROYGP | - | -
        right:   OO | - | -
        hands:   BB | BB
        dealt:   RR | OO
        deck:    RRRR
        discard: *
        ",
    );
    let build = preview(&game, "build left black");
    assert_eq!(build.draws, 3);
    assert!(!build.deck_runs_out);
    assert!(!build.completes.unwrap().last);
    // The fourth card goes to the Mountain, which was swept away.
    play(&mut game, "build left black");
    assert!(game.public_view().deck_ran_out());
    assert!(ending(&game).is_none());
}

#[test]
fn with_nothing_to_draw_only_a_discard_draws_cards() {
    let game = position_rest_claimed(
        "
        left:    ROY | - | -
        right:   GPB | - | -
        hands:   RRO | OG
        dealt:   BB | BB
        rivers:  ROYGP | B
        ran out: yes
        ",
    );
    let build = preview(&game, "build left red");
    assert_eq!(build.draws, 0);
    assert!(!build.deck_runs_out);
    assert_eq!(preview(&game, "discard red 2").draws, 2);
}

#[test]
fn a_preview_tells_that_a_mandala_would_be_completed_and_who_would_choose_first() {
    let completes = |one, two, first| {
        Some(Completion { side: Left, fields: ByPlayer::new(one, two), first, last: false })
    };
    let game = lacking_black("OOO | GGGG", "RRRRR", "");
    assert_eq!(preview(&game, "build left black").completes, completes(3, 4, Some(Two)));
    // Equal Fields: the player who does not play last.
    assert_eq!(preview(&game, "grow left black 1").completes, completes(4, 4, Some(Two)));
    assert_eq!(preview(&game, "grow left black 2").completes, completes(5, 4, Some(One)));
    let game = lacking_black("OOO | GGG", "RRRRR", "turn: two");
    assert_eq!(preview(&game, "grow left black 2").completes, completes(3, 5, Some(Two)));
    assert_eq!(preview(&game, "build left black").completes, completes(3, 3, Some(One)));
}

#[test]
fn a_preview_tells_that_nobody_chooses_when_both_fields_are_empty() {
    let game = position(
        "
        left:  ROYGP | - | -
        right: OO | - | -
        hands: BB | BB
        dealt: RR | OO
        deck:  *
        ",
    );
    assert_eq!(
        preview(&game, "build left black").completes,
        Some(Completion { side: Left, fields: ByPlayer::new(0, 0), first: None, last: false })
    );
}

#[test]
fn a_preview_tells_whether_the_mandala_would_be_the_last() {
    let last = |game: &Game, text| preview(game, text).completes.unwrap().last;
    let before = lacking_black("O | G", "RRRR", "");
    assert!(!last(&before, "build left black"));
    assert!(!last(&before, "grow left black 1"));
    // The draw takes the last card before the Mandala is looked at.
    let at = lacking_black("O | G", "RRR", "");
    assert!(last(&at, "build left black"));
    assert!(!last(&at, "grow left black 1"));
    let after = lacking_black("O | G", "RRRR", "ran out: yes");
    assert!(last(&after, "build left black"));
    assert!(last(&after, "grow left black 1"));
}

#[test]
fn an_action_that_completes_nothing_is_previewed_as_such() {
    let game = lacking_black("O | G", "RRRRR", "");
    for text in ["build left yellow", "build right black", "grow right yellow 1", "discard black 1"]
    {
        assert_eq!(preview(&game, text).completes, None, "{text}");
    }
}

#[test]
fn a_claim_draws_and_completes_nothing() {
    let mut game = lacking_black("OO | G", "RRRRR", "");
    play(&mut game, "build left black");
    assert_eq!(
        preview(&game, "claim red"),
        Preview { draws: 0, deck_runs_out: false, completes: None }
    );
}

#[test]
fn anyone_may_ask_what_a_claim_would_do_for_either_player() {
    let game = position(
        "
        left:    RRYYYP | O | G
        right:   OO | B | -
        hands:   BB | BB
        dealt:   RR | OO
        claimed: - | Y
        rivers:  GR | BYP
        deck:    *
        ",
    );
    let claim = |side, color, seat| game.public_view().claim(side, color, seat);
    // In the River of player one on space 2, new to player two.
    assert_eq!(claim(Left, Red, One), Some(ClaimEffect::Cup { space: 2, cards: 2 }));
    assert_eq!(claim(Left, Red, Two), Some(ClaimEffect::River { space: 4, cup: 1 }));
    assert_eq!(claim(Left, Yellow, One), Some(ClaimEffect::River { space: 3, cup: 2 }));
    assert_eq!(claim(Left, Yellow, Two), Some(ClaimEffect::Cup { space: 2, cards: 3 }));
    assert_eq!(claim(Left, Purple, One), Some(ClaimEffect::River { space: 3, cup: 0 }));
    // The right Field of player two is empty.
    assert_eq!(claim(Right, Orange, One), Some(ClaimEffect::River { space: 3, cup: 1 }));
    assert_eq!(claim(Right, Orange, Two), Some(ClaimEffect::Discard { cards: 2 }));
    // Colors that lie in a Field or nowhere cannot be claimed.
    assert_eq!(claim(Left, Orange, One), None);
    assert_eq!(claim(Left, Black, Two), None);
}

#[test]
fn a_claim_tells_its_cup_cards_and_their_points() {
    for (claim, cards, points) in [
        (ClaimEffect::River { space: 3, cup: 4 }, 4, 12),
        (ClaimEffect::River { space: 6, cup: 0 }, 0, 0),
        (ClaimEffect::Cup { space: 5, cards: 3 }, 3, 15),
        (ClaimEffect::Discard { cards: 7 }, 0, 0),
        (ClaimEffect::Cup { space: 255, cards: 255 }, 255, 65_025),
    ] {
        assert_eq!(claim.cup_cards(), cards);
        assert_eq!(claim.points(), points);
    }
}

#[test]
fn only_the_player_whose_decision_it_is_has_legal_actions() {
    let mut game = lacking_black("OO | G", "RRRRR", "");
    assert_eq!(game.view(One).legal_actions(), game.legal_actions());
    assert!(game.view(Two).legal_actions().is_empty());
    play(&mut game, "build left black");
    play(&mut game, "claim red");
    // In the draft it is player two's choice now.
    assert_eq!(game.view(Two).legal_actions(), game.legal_actions());
    assert!(game.view(One).legal_actions().is_empty());
}

#[test]
fn all_that_is_listed_is_legal_and_all_else_is_not() {
    let turn = lacking_black("OO | G", "RRRRR", "");
    let mut draft = turn.clone();
    play(&mut draft, "build left black");
    let mut over = turn.clone();
    over.agree_to_end().unwrap();
    for game in [turn, draft, over] {
        for seat in Player::BOTH {
            let view = game.view(seat);
            for action in every_action() {
                let listed = view.legal_actions().contains(action);
                assert_eq!(view.check(action).is_ok(), listed, "{action}");
            }
        }
    }
}

fn every_action() -> Vec<Action> {
    let mut all = Vec::new();
    for color in Color::ALL {
        all.push(Action::Claim { color });
        for side in Side::BOTH {
            all.push(Action::Build { side, color });
        }
        for count in 0..=19 {
            all.push(Action::Discard { color, count });
            all.extend(Side::BOTH.map(|side| Action::Grow { side, color, count }));
        }
    }
    all
}

#[test]
fn an_action_is_read_from_its_own_text_and_from_no_other() {
    for action in every_action() {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    for text in [
        "",
        "build",
        "build left",
        "build red left",
        "build left red 1",
        "grow left red",
        "grow left red two",
        "grow left red -1",
        "grow left red +1",
        "grow left red 01",
        "grow left red 256",
        "discard 2 red",
        "claim",
        "claim blue",
        "take red",
    ] {
        assert_eq!(text.parse::<Action>(), Err(ParseActionError), "{text:?}");
    }
}
