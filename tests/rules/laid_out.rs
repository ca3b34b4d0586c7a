//! Positions as they are written down: any position of a game can be printed, read
//! back and played on, also in the middle of a draft.

use mandala::rules::cards::{Event, Fault, Game, Phase, Setup};
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;

use crate::help::*;

fn reshuffled(event: &Event) -> bool {
    matches!(event, Event::Reshuffled { .. })
}

#[test]
fn any_position_of_a_game_is_printed_as_it_reads_and_plays_on_alike() {
    let (mut turns, mut drafts, mut full_rivers) = (0, 0, 0);
    for seed in 0..150 {
        let mut chance = Shuffler::new(seed);
        let mut game = Game::deal(seed, One);
        while !game.is_over() {
            let setup = game.to_setup().expect("it goes on");
            assert!(setup.to_string().parse() == Ok(setup.clone()));
            let mut laid = Game::try_from(&setup).expect("a position of a game is legal");
            assert!(laid.to_setup() == Some(setup));
            match game.phase() {
                Phase::Draft(_) => drafts += 1,
                _ => turns += 1,
            }
            let table = game.public_view();
            full_rivers +=
                usize::from(Player::BOTH.iter().any(|&seat| table.river(seat).is_full()));

            let legal = game.legal_actions();
            assert_eq!(laid.legal_actions(), legal);
            let action = legal.get(chance.below(legal.len() as u64) as usize).unwrap();
            let report = game.apply(action).expect("a listed action is legal");
            let again = laid.apply(action).expect("legal there too");
            // What comes after a reshuffle is chance.
            if !report.events().iter().any(reshuffled) {
                assert_eq!(again.events(), report.events());
                for seat in Player::BOTH {
                    assert!(laid.view(seat) == game.view(seat));
                }
            }
        }
        assert!(game.to_setup().is_none());
    }
    assert!(turns > 8_000 && drafts > 1_500 && full_rivers > 20);
}

/// A draft after one claim: player two had more cards in the Field and took red.
const DRAFT: &str = "
    left:    OY | G | PBB
    right:   B  | R | -
    hands:   RYGG | ROYG
    dealt:   OO | YY
    rivers:  O  | R
    deck:    RGB*
    turn:    one
    draft:   left
";

#[test]
fn a_draft_is_laid_out_by_the_mandala_and_the_turn_it_belongs_to() {
    let mut game = position(DRAFT);
    assert_eq!(phase(&game), drafting(Left, One, One));
    assert_eq!(legal(&game, ""), ["claim orange", "claim yellow"]);
    play(&mut game, "claim orange");
    // The last color went by itself, and player two is next.
    assert_eq!(phase(&game), Phase::Turn(Two));
    assert_eq!(river(&game, Two), "RY....");

    let begun = DRAFT.replace("OY |", "ROY |");
    assert_eq!(phase(&position(&begun)), drafting(Left, Two, One));
    // On equal Fields, who did not complete it chooses first.
    let equal =
        begun.replace("PBB", "P").replace("R | -", "R | B").replace("right:   B", "right:   -");
    let equal = equal.replace("ROY |", "ROYB |");
    assert_eq!(phase(&position(&equal)), drafting(Left, Two, One));
    let other = equal.replace("turn:    one", "turn:    two");
    assert_eq!(phase(&position(&other)), drafting(Left, One, Two));
}

#[test]
fn the_draft_that_fills_a_river_can_be_laid_out() {
    let full = DRAFT.replace("rivers:  O  | R", "rivers:  O  | ROYGPB");
    let mut game = position(&full);
    play(&mut game, "claim orange");
    assert!(game.is_over());
}

#[test]
fn a_draft_needs_something_to_choose_and_someone_to_choose() {
    for (from, to, fault, sentence) in [
        (
            "OY | G | PBB",
            "OY | - | -",
            Fault::NobodyChooses { side: Left },
            "both Fields of the left Mandala are empty, so there would be no draft",
        ),
        (
            "OY | G | PBB",
            "OO | G | PBB",
            Fault::NothingToChoose { side: Left },
            "the Mountain of the left Mandala does not hold two colors, so the draft would be over",
        ),
        (
            "B  | R | -",
            "BOY | RG | P",
            Fault::Complete { side: Right },
            "the right Mandala has all six colors, so it would have been destroyed",
        ),
        (
            "O  | R",
            "O  | ROYGPBR",
            Fault::RiverTwice { seat: Two, color: Red },
            "red lies twice in the River of player two; \
             the River of player two is full, so the game would be over",
        ),
    ] {
        let faults = Game::try_from(&written(&DRAFT.replace(from, to))).expect_err(to);
        assert_eq!(faults.list()[0], fault);
        assert_eq!(faults.to_string(), sentence);
    }
    let error = "draft: both".parse::<Setup>().expect_err("no Mandala");
    assert_eq!(error.to_string(), "line 1: expected `left`, `right` or `-`");
}

#[test]
fn a_printed_position_has_a_line_for_everything() {
    let text = written(&DRAFT.replace("RGB*", "RGB")).to_string();
    assert_eq!(
        text,
        "left:    OY | G | PBB\n\
         right:   B | R | -\n\
         hands:   RYGG | ROYG\n\
         dealt:   OO | YY\n\
         claimed: - | -\n\
         rivers:  O | R\n\
         discard: -\n\
         deck:    RGB\n\
         turn:    one\n\
         draft:   left\n\
         ran out: no\n\
         seed:    0\n"
    );
}
