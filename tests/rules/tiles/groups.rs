//! Opening, flipping and swapping.

use super::help::*;
use mandala::rules::game::Game as _;

#[test]
fn opening_lays_the_swap_tile_and_takes_the_one_that_lay_there() {
    let mut game = position(A);
    play(&mut game, "open e3");
    let tile = game.tile(cell("e3"));
    assert_eq!((tile.color, tile.owner, tile.marker), (Purple, Some(One), Some(3)));
    assert_eq!(game.swap_tile(One), Some(Orange));
    assert_eq!(game.phase(), Phase::Turn(Two));
    let group = game.group(One, Purple).expect("it is opened");
    assert_eq!((group.marker, group.first, group.points()), (3, cell("e3"), 0));
    assert_eq!(group.cells.to_string(), "e3");
}

#[test]
fn opening_on_a_tile_of_the_swap_tiles_own_color_brings_that_color_back() {
    let mut game = laid_out(SHORTEST_GAME);
    play_all(&mut game, "keep green, open h3, open b7");
    assert_eq!(game.swap_tile(Two), Some(Green));
    assert_eq!(game.tile(cell("b7")).owner, Some(Two));
}

#[test]
fn the_lowest_marker_left_goes_down_and_never_moves() {
    let mut game = position(A);
    play_all(&mut game, "open a3, swap f7, flip e2");
    let markers: Vec<_> = game.groups(One).map(|group| (group.marker, group.color)).collect();
    assert_eq!(markers, [(1, Yellow), (2, Red), (3, Purple)]);
    assert_eq!(game.tile(cell("g2")).marker, Some(1));
    assert_eq!(game.tile(cell("e2")).marker, None);
}

#[test]
fn a_flip_turns_a_tile_next_to_its_group_and_keeps_the_swap_tile() {
    let mut game = position(B);
    let before = totals(&game);
    play(&mut game, "flip h6");
    assert_eq!(game.swap_tile(One), Some(Yellow));
    assert_eq!(game.group(One, Purple).expect("opened").cells.to_string(), "g6 h6");
    assert_eq!(totals(&game), [before[0] + 3, before[1]]);
}

#[test]
fn a_swap_lays_the_swap_tile_next_to_its_group_and_takes_the_one_that_lay_there() {
    let mut game = position(B);
    let before = totals(&game);
    play(&mut game, "swap g3");
    assert_eq!(game.swap_tile(One), Some(Green));
    let tile = game.tile(cell("g3"));
    assert_eq!((tile.color, tile.owner, tile.marker), (Yellow, Some(One), None));
    assert_eq!(totals(&game), [before[0] + 1, before[1]]);
}

#[test]
fn a_tile_of_the_swap_tiles_own_color_is_flipped_and_not_swapped() {
    let game = position(B);
    for at in ["e2", "f1"] {
        let color = Yellow;
        let cell = cell(at);
        assert_eq!(refused(&game, &format!("swap {at}")), Illegal::SameColor { cell, color });
        play(&mut game.clone(), &format!("flip {at}"));
    }
    // A yellow tile elsewhere is not next to the group either way.
    let (cell, color) = (cell("f5"), Yellow);
    assert_eq!(refused(&game, "swap f5"), Illegal::NotNextTo { cell, color });
}

#[test]
fn one_cell_can_be_flipped_or_laid_on_which_are_two_actions() {
    let mut game = position(D);
    play_all(&mut game, "flip c1, open d5");
    let list = game.legal_actions();
    assert!(list.flips().contains(cell("d1")) && list.swaps().contains(cell("d1")));

    let (mut flipped, mut swapped) = (game.clone(), game.clone());
    play(&mut flipped, "flip d1");
    play(&mut swapped, "swap d1");
    let before = totals(&game)[0];
    assert_eq!((totals(&flipped)[0], flipped.swap_tile(One)), (before + 4, Some(Black)));
    assert_eq!((totals(&swapped)[0], swapped.swap_tile(One)), (before + 5, Some(Orange)));
}

#[test]
fn a_color_is_opened_once() {
    let game = position(B);
    let (cell, color) = (cell("a6"), Yellow);
    assert_eq!(refused(&game, "open a6"), Illegal::OpenedBefore { cell, color });
}

#[test]
fn only_ones_own_group_is_extended() {
    let game = position(A);
    // Player two has a purple group, player one has none.
    let (g4, color) = (cell("g4"), Purple);
    assert_eq!(refused(&game, "flip g4"), Illegal::NoGroup { cell: g4, color });
    assert_eq!(refused(&game, "swap g4"), Illegal::NoGroup { cell: g4, color });
}

#[test]
fn cells_that_only_meet_at_a_corner_are_not_next_to_each_other() {
    let game = position(B);
    // g1 is cut off; e1 and e3 meet the yellow of f2 at a corner.
    for at in ["e1", "e3"] {
        let (cell, color) = (cell(at), Yellow);
        assert_eq!(refused(&game, &format!("swap {at}")), Illegal::NotNextTo { cell, color });
    }
}

#[test]
fn a_turned_tile_stays_where_it_is() {
    let game = position(B);
    for (at, color, owner) in [("g2", Yellow, One), ("h3", Purple, Two), ("f7", Green, Two)] {
        let cell = cell(at);
        for verb in ["open", "flip", "swap"] {
            let illegal = refused(&game, &format!("{verb} {at}"));
            assert_eq!(illegal, Illegal::Turned { cell, color, owner });
        }
    }
}

#[test]
fn there_is_no_passing() {
    assert_eq!(refused(&position(A), "done"), Illegal::MustAct { player: One });
    assert_eq!(refused(&position(C), "done"), Illegal::MustAct { player: Two });
}
