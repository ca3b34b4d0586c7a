//! Open games played with and without reports, side by side.

use mandala::rules::game::Game as _;
use mandala::rules::pyramids;
use mandala::rules::tiles;
use mandala::rules::{Player, Seat};

use crate::common::{for_each_seed, often};

#[test]
fn a_tile_game_played_without_reports_is_the_same_game() {
    for_each_seed(0..often(200, 2_000), |seed, chance| {
        let mut reported = tiles::Game::deal(seed, Player::One);
        let mut silent = reported.clone();
        while !reported.is_over() {
            let legal = reported.legal_actions();
            let chosen = chance.below(legal.len() as u64) as usize;
            let action = legal.get(chosen).expect("listed");
            reported.apply(action).expect("it is legal");
            assert_eq!(silent.apply_silently(action), Ok(()));
            assert_eq!(reported, silent);
        }
        let done = tiles::Action::Done;
        let refused = silent.apply_silently(done);
        assert_eq!(refused, Err(tiles::Illegal::GameOver));
        assert_eq!(reported.apply(done).err(), refused.err());
        assert_eq!(reported, silent);
    });
}

#[test]
fn a_pyramid_game_played_without_reports_is_the_same_game() {
    for_each_seed(0..often(200, 2_000), |seed, chance| {
        let players = 2 + (seed % 4) as usize;
        // Some in leaps and some in short steps.
        let reach = [6, 75][(seed / 4 % 2) as usize];
        let mut reported = pyramids::Game::deal(seed, players, Seat::default());
        let mut silent = reported.clone();
        let mut last = None;
        while !reported.is_over() {
            let legal = reported.legal_actions();
            let chosen = chance.below(legal.len().min(reach) as u64) as usize;
            let action = legal.get(chosen).expect("listed");
            reported.apply(action).expect("it is legal");
            assert_eq!(silent.apply_silently(action), Ok(()));
            assert_eq!(reported, silent);
            last = Some(action);
        }
        let again = last.expect("something was taken");
        let refused = silent.apply_silently(again);
        assert_eq!(refused, Err(pyramids::Illegal::GameOver));
        assert_eq!(reported.apply(again).err(), refused.err());
        assert_eq!(reported, silent);
    });
}
