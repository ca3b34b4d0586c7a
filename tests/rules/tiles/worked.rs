//! The worked positions: everything that may be done in each of them.

use super::help::*;
use mandala::rules::game::Game as _;

#[test]
fn with_a_color_not_opened_yet_nearly_every_front_tile_can_be_laid_on() {
    let game = position(A);
    let list = game.legal_actions();
    assert_eq!(list.len(), 45);
    assert_eq!(list.flips().to_string(), "e2 f1");
    assert!(list.swaps().is_empty());
    let barred = game.fronts() - list.opens();
    assert_eq!(barred.to_string(), "h5 g4 g3");
    assert_eq!(list.opens().len(), 43);
    // Only diagonal to h4, and beside one's own red.
    assert!(list.opens().contains(cell("g5")) && list.opens().contains(cell("e3")));
}

#[test]
fn with_an_opened_color_only_what_is_next_to_its_group_can_be_swapped() {
    assert_eq!(listed(&position(B)), "flip h6 e2 f1; swap f3 g3");
}

#[test]
fn tiles_between_both_groups_of_a_color_are_barred() {
    assert_eq!(listed(&position(C)), "flip g7; swap f4");
}

#[test]
fn with_all_six_groups_flips_and_swaps_go_on() {
    let game = position(D);
    assert_eq!(game.groups(One).count(), 6);
    assert_eq!(listed(&game), "flip b4 b3 d2 c1; swap d1");
}

#[test]
fn who_cannot_act_ends_the_turns_and_the_other_may_flip() {
    let mut game = position(E);
    assert_eq!(game.phase(), Phase::LastFlips(Two));
    assert_eq!(totals(&game), [41, 34]);
    assert_eq!(listed(&game), "flip d7 e6; done");
    play(&mut game, "flip d7");
    assert_eq!(listed(&game), "flip e6; done");
    let report = play(&mut game, "flip e6");
    assert_eq!(report.events().last(), Some(&Event::Ended));
    assert_eq!(totals(&game), [41, 46]);
    assert!(game.is_over());
    assert_eq!(game.verdict().expect("it is over").winner, Some(Two));
}

#[test]
fn the_shortest_game_has_three_turns() {
    let mut game = laid_out(SHORTEST_GAME);
    assert_eq!(listed(&game), "keep red green");
    play_all(&mut game, "keep green, open h3, open b7, open c6");
    assert_eq!(game, position(F));
    assert_eq!(game.phase(), Phase::LastFlips(One));
    // Not b6, which is next to both greens, and g4 only after h4.
    assert_eq!(listed(&game), "flip d6 h4; done");
    play(&mut game, "flip h4");
    assert_eq!(listed(&game), "flip d6 g4; done");
    play(&mut game, "flip g4");
    play(&mut game, "flip d6");
    assert!(game.is_over());
    assert_eq!(totals(&game), [4, 0]);
    assert_eq!(game.verdict().expect("it is over").winner, Some(One));
}

#[test]
fn in_the_shortest_game_the_green_tile_between_both_greens_is_for_neither() {
    let touches = |owner, touched| Illegal::Touches {
        cell: cell("b6"),
        color: Green,
        owner,
        touched: cell(touched),
    };
    assert_eq!(refused(&position(F), "flip b6"), touches(Two, "b7"));
    let other = position(&F.replace("turn: two", "turn: one"));
    assert_eq!(refused(&other, "flip b6"), touches(Two, "b7"));
    // Yellow is not opened, so it may be laid there all the same.
    play(&mut other.clone(), "open b6");
}
