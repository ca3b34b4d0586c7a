//! A few dozen games: enough to see that a level plays better than chance.

use mandala::ai::Level;
use mandala::rules::cards::Game;
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::decision;

use super::{choice, level};
use crate::common::pick;
use crate::help::*;

/// How many of so many games this level wins against another, or against random play.
fn wins(games: u64, strong: Level, weak: Option<Level>) -> u64 {
    let mut won = 0;
    for seed in 0..games {
        let mut game = Game::deal(seed / 2, One);
        let seat = Player::BOTH[(seed % 2) as usize];
        let mut moves = 0;
        while let Some(player) = game.to_act() {
            let mut chance = decision(seed, moves);
            let level = if player == seat { Some(strong) } else { weak };
            let action = match level {
                Some(level) => choice(&game.view(player), level, chance.seed()),
                None => pick(&game.legal_actions(), &mut chance),
            };
            let action = action.expect("there is always something to do");
            game.apply(action).expect("it is legal");
            moves += 1;
        }
        let verdict = game.verdict().expect("it is over");
        won += u64::from(verdict.outcome.winner() == Some(seat));
    }
    won
}

#[test]
fn level_one_beats_random_play_and_is_beaten_by_level_three() {
    // What is expected is 37 and 38 of 40: to fall below these is no bad luck.
    let won = wins(40, level(1), None);
    assert!(won >= 28, "only {won}");
    let won = wins(40, level(3), Some(level(1)));
    assert!(won >= 28, "only {won}");
}

#[test]
fn the_top_level_beats_level_three() {
    let won = wins(6, level(6), Some(level(3)));
    assert!(won >= 4, "only {won}");
}
