//! Once dealt, a game is played without a single heap allocation.

use std::hint::black_box;

use mandala::rules::game::Game as _;
use mandala::rules::pyramids::{Game, Piece};

use crate::common::for_each_seed;

use super::help::{is_by_pawn, seat};

#[test]
fn whole_games_of_pyramids_are_played_without_allocation() {
    let mut actions = 0;
    for_each_seed(0..500, |seed, chance| {
        let allocated = allocation_counter::measure(|| {
            let mut game = Game::deal(seed, 2 + (seed % 4) as usize, seat(1));
            while !game.is_over() {
                let legal = game.legal_actions();
                let near = chance.below(legal.len().min(6) as u64) as usize;
                let action = legal.get(near).expect("listed");
                for group in Piece::ALL {
                    black_box(is_by_pawn(&game.award(group)));
                }
                let _ = black_box(game.after(action));
                black_box(game.apply(action)).expect("a listed action is legal");
                actions += 1;
            }
            black_box(game.standing());
        });
        assert_eq!(allocated.count_total, 0);
    });
    assert!(actions > 20_000);
}
