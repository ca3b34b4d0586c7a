//! What the rulings say of every game.

use super::help::*;
use crate::common::{for_each_seed, often};
use mandala::rules::game::Game as _;

#[test]
fn the_mandala_is_eight_by_eight_without_the_three_cells_of_each_corner() {
    let named = |row: u8| -> String {
        let cells = Cells::ALL.iter().filter(|cell| cell.row() == row);
        let names: Vec<String> = cells.map(|cell| cell.to_string()).collect();
        names.join(" ")
    };
    for (row, columns) in [
        (8, "cdef"),
        (7, "bcdefg"),
        (6, "abcdefgh"),
        (5, "abcdefgh"),
        (4, "abcdefgh"),
        (3, "abcdefgh"),
        (2, "bcdefg"),
        (1, "cdef"),
    ] {
        let cells: Vec<String> = columns.chars().map(|at| format!("{at}{row}")).collect();
        assert_eq!(named(row), cells.join(" "));
    }
    assert_eq!(Cells::ALL.len(), 52);
    assert_eq!(Cells::CENTER.to_string(), "d5 e5 d4 e4");
    for corner in ["a8", "b8", "a7", "g8", "h7", "a1", "b1", "a2", "h2", "i4", "a9"] {
        assert!(corner.parse::<Cell>().is_err(), "{corner}");
    }
}

#[test]
fn cells_are_next_to_each_other_when_they_share_a_side() {
    for (at, beside) in
        [("d4", "d5 c4 e4 d3"), ("c8", "d8 c7"), ("a6", "b6 a5"), ("h3", "h4 g3"), ("f1", "f2 e1")]
    {
        assert_eq!(cell(at).neighbors().to_string(), beside, "{at}");
    }
}

/// The color of the swap tile decides which of them it is.
#[test]
fn opening_and_swapping_are_never_possible_at_once() {
    let (mut opens, mut swaps) = (0, 0);
    for_each_seed(0..often(300, 3_000), |seed, chance| {
        play_out(seed, chance, |game, _, _| {
            let list = game.legal_actions();
            assert!(list.opens().is_empty() || list.swaps().is_empty());
            opens += u32::from(!list.opens().is_empty());
            swaps += u32::from(!list.swaps().is_empty());
        });
    });
    assert!(opens > 1_000 && swaps > 1_000, "{opens}, {swaps}");
}

#[test]
fn a_flip_at_the_end_costs_nothing_and_prevents_no_other() {
    let mut flips = 0;
    for_each_seed(0..often(300, 3_000), |seed, chance| {
        play_out(seed, chance, |game, _, _| {
            let Phase::LastFlips(player) = game.phase() else {
                return;
            };
            let before = game.legal_actions().flips();
            for flipped in before.iter() {
                let mut after = game.clone();
                after.apply(Action::Flip(flipped)).expect("listed");
                let left = before - Cells::of(flipped);
                assert_eq!(left - after.legal_actions().flips(), Cells::NONE);
                let (now, then) = (totals(&after), totals(game));
                let other = player.other().index();
                assert!(now[player.index()] > then[player.index()]);
                assert_eq!(now[other], then[other]);
                flips += 1;
            }
        });
    });
    assert!(flips > 100, "only {flips}");
}

#[test]
fn whatever_was_kept_and_opened_the_second_turn_is_possible() {
    for_each_seed(0..often(40, 1_000), |seed, _| {
        let start = Game::deal(seed, One);
        for kept in start.legal_actions() {
            let mut game = start.clone();
            game.apply(kept).expect("listed");
            assert_eq!(game.legal_actions().opens(), Cells::ALL);
            for opened in game.legal_actions() {
                let mut second = game.clone();
                second.apply(opened).expect("listed");
                assert_eq!(second.phase(), Phase::Turn(Two), "{kept}, {opened}");
                assert!(!second.legal_actions().opens().is_empty());
            }
        }
    });
}
