//! Once dealt, a game is played without a single heap allocation.

use crate::common::{for_each_seed, pick, tiles as random_tiles};
use mandala::rules::Player;
use mandala::rules::cards::Game;
use mandala::rules::game::Game as _;
use mandala::rules::tiles;
use std::hint::black_box;

#[test]
fn whole_games_are_played_without_allocation() {
    let mut actions = 0;
    for_each_seed(0..500, |seed, chance| {
        let allocated = allocation_counter::measure(|| {
            let mut game = Game::deal(seed, Player::One);
            while let Some(action) = pick(&game.legal_actions(), chance) {
                for seat in Player::BOTH {
                    let view = game.view(seat);
                    let _ = black_box(view.preview(action));
                    black_box((view.legal_actions(), view.score()));
                }
                black_box(game.public_view());
                black_box(game.clone());
                black_box(game.apply(action)).expect("a listed action is legal");
                actions += 1;
            }
            black_box(game.verdict());
        });
        assert_eq!(allocated.count_total, 0);
    });
    assert!(actions > 30_000);
}

#[test]
fn whole_games_of_tiles_are_played_without_allocation() {
    let mut actions = 0;
    for_each_seed(0..500, |seed, chance| {
        let allocated = allocation_counter::measure(|| {
            let mut game = tiles::Game::deal(seed, Player::One);
            while let Some(action) = random_tiles::pick(&game.legal_actions(), chance) {
                let _ = black_box(game.preview(action));
                for player in Player::BOTH {
                    black_box((game.score(player), game.chains(player)));
                }
                let _ = black_box(game.clone().apply(tiles::Action::Done));
                black_box(game.apply(action)).expect("a listed action is legal");
                actions += 1;
            }
            black_box(game.verdict());
        });
        assert_eq!(allocated.count_total, 0);
    });
    assert!(actions > 10_000);
}

#[test]
fn an_allocation_would_be_noticed() {
    let allocated = allocation_counter::measure(|| {
        black_box(Box::new(Game::deal(42, Player::One)));
    });
    assert!(allocated.count_total > 0);
}
