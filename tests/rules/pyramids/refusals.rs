//! What is refused, and why.

use mandala::rules::game::Game as _;
use mandala::rules::pyramids::{Action, Game, Illegal, Place};

use crate::common::{for_each_seed, often};

use super::help::*;

#[test]
fn each_refusal_says_why() {
    let mut game = Game::deal(SEED, 3, seat(1));
    for number in [10, 20, 5, 30] {
        take(&mut game, number);
    }
    let two = seat(2);
    assert_eq!(game.to_act(), Some(two));
    let refused = |text: &str| {
        let mut tried = game.clone();
        let illegal = tried.apply(text.parse().expect("an action"));
        assert_eq!(tried, game, "nothing has changed");
        illegal.expect_err(text)
    };
    let empty = |number, pawn| Illegal::Empty { place: place(number), pawn };
    assert_eq!(refused("take 30"), empty(30, Some(seat(1))));
    assert_eq!(refused("take 20"), empty(20, Some(two)));
    assert_eq!(refused("take 10"), empty(10, None), "player one has gone on");
    assert_eq!(refused("take 3"), empty(3, None), "it fell into the eye");
    assert_eq!(refused("take 7"), Illegal::Behind { place: place(7), pawn: place(20) });
    assert_eq!(
        refused("take 21 small red"),
        Illegal::OtherPiece { place: place(21), named: piece("R1"), lies: piece("B2") }
    );
}

#[test]
fn who_is_at_the_end_or_not_at_turn_is_told_so() {
    let mut game = Game::deal(SEED, 3, seat(1));
    take(&mut game, 75);
    let take_one = Action::from(place(1));
    let (one, two) = (seat(1), seat(2));
    assert_eq!(game.check(one, take_one), Err(Illegal::AtEnd { seat: one }));
    assert_eq!(game.check(seat(3), take_one), Err(Illegal::NotYours { player: two }));
    assert_eq!(game.check(two, take_one), Ok(piece("U1")));
    take(&mut game, 74);
    assert!(game.is_over());
    assert_eq!(game.check(two, take_one), Err(Illegal::GameOver));
    assert_eq!(game.apply(take_one), Err(Illegal::GameOver));
}

/// Whether a take is listed, does apply and is refused for a true reason, each way of
/// writing it.
#[test]
fn what_is_refused_is_what_is_not_listed() {
    for_each_seed(0..often(300, 3_000), |seed, chance| {
        let players = 2 + (seed % 4) as usize;
        let mut game = Game::deal(seed, players, seat(1));
        while let Some(player) = game.to_act() {
            let listed = game.legal_actions();
            for place in Place::all() {
                let short = Action::from(place);
                let lies = game.piece(place);
                assert_eq!(game.in_full(short).piece, lies);
                match game.check(player, short) {
                    Ok(piece) => {
                        assert_eq!(Some(piece), lies);
                        assert!(listed.contains(game.in_full(short)));
                        assert!(game.ahead(player).contains(place));
                    }
                    Err(Illegal::Empty { pawn, .. }) => {
                        assert_eq!(lies, None);
                        assert_eq!(pawn, game.pawn_on(place));
                    }
                    Err(Illegal::Behind { pawn, .. }) => {
                        assert!(lies.is_some() && place < pawn);
                        assert_eq!(game.pawn(player), Some(pawn));
                    }
                    Err(other) => panic!("{place}: {other}"),
                }
            }
            let chosen = chance.below(listed.len() as u64) as usize;
            let action = listed.get(chosen).expect("listed");
            let short = Action::from(action.place);
            assert_eq!(game.after(short), game.after(action));
            game.apply(action).expect("a listed action is legal");
        }
    });
}

#[test]
fn half_a_piece_and_other_words_are_no_action() {
    for text in [
        "",
        "take",
        "take red",
        "take small red",
        "take 0",
        "take 76",
        "take 017",
        "take +17",
        "take -1",
        "take 300",
        "take 17 small",
        "take 17 red",
        "take 17 red small",
        "take 17 small red now",
        "take 17 small purple",
        "take 17 tiny red",
        "take 17 R1",
        "grab 17",
        "17",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    let whole: Action = " TAKE  17 Small  RED ".parse().expect("in any case");
    assert_eq!(whole.to_string(), "take 17 small red");
    assert_eq!("take 17".parse(), Ok(Action::from(place(17))));
}
