//! What no level does, because a beginner would laugh at it.

use mandala::ai::Partner;
use mandala::ai::tiles::features as of_tiles;
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::decision;
use mandala::rules::tiles::{self, Phase};
use mandala::rules::{cards, pyramids};

use super::watch;
use crate::help::*;

#[test]
fn no_level_stops_while_there_are_tiles_to_flip() {
    let mut last_flips = 0;
    for (level, seed) in [(1, 0..20), (2, 20..40), (3, 40..50), (4, 50..55), (5, 55..58)]
        .into_iter()
        .flat_map(|(level, seeds)| seeds.map(move |seed| (level, seed)))
    {
        watch::<tiles::Game>(seed, 2, level, |game, _, action| {
            last_flips += u32::from(matches!(game.phase(), Phase::LastFlips(_)));
            assert_ne!(action, tiles::Action::Done, "level {level}, game {seed}");
        });
    }
    assert!(last_flips > 20, "only {last_flips}");
}

#[test]
fn every_level_takes_a_win_that_is_certain() {
    let mut certain = 0;
    for seed in 0..24 {
        let level = 1 + (seed % 5) as u8;
        watch::<tiles::Game>(seed, 2, level, |game, _, action| {
            certain += u32::from(is_won_if_possible(game, action));
        });
        watch::<pyramids::Game>(seed, 3, level, |game, _, action| {
            certain += u32::from(is_won_if_possible(game, action));
        });
    }
    assert!(certain > 10, "only {certain}");
}

/// Whether a win was certain; then it was taken.
fn is_won_if_possible<G: Partner<View = G>>(game: &G, action: G::Action) -> bool {
    let wins = |action| G::certain(game, action).is_some_and(|end| end.win == 1.0);
    let possible = game.legal_actions().into_iter().any(wins);
    assert!(!possible || wins(action), "{action} does not win");
    possible
}

#[test]
fn no_level_discards_where_it_can_play() {
    let mut turns = 0;
    for (level, seed) in (0..40).map(|seed| (1 + (seed % 5) as u8, seed)).chain([(6, 1)]) {
        watch::<cards::Game>(seed, 2, level, |game, _, action| {
            let is_discard = |action| matches!(action, cards::Action::Discard { .. });
            let can_play = !game.legal_actions().iter().all(is_discard);
            assert!(!is_discard(action) || !can_play, "level {level}, game {seed}");
            turns += 1;
        });
    }
    assert!(turns > 1_000, "only {turns}");
}

#[test]
fn nobody_leaps_far_in_the_pyramid_game_but_to_win() {
    for level in 1..=5 {
        for seed in 0..6 {
            watch::<pyramids::Game>(seed, 2, level, |game, _, action| {
                let mut nearest = game.legal_actions().into_iter().take(6);
                let wins = pyramids::Game::certain(game, action).is_some_and(|end| end.win == 1.0);
                assert!(wins || nearest.any(|near| near == action), "{action}");
            });
        }
    }
}

/// A layout with every color called by another name.
fn renamed(game: &tiles::Game) -> tiles::Layout {
    let next = |letter: char| match "ROYGPB".find(letter) {
        Some(at) => "ROYGPB".as_bytes()[(at + 1) % 6] as char,
        None => letter,
    };
    let rows: Vec<String> = (1..=8)
        .rev()
        .map(|row| {
            let cells = (0..8).filter_map(|column| tiles::Cell::new(column, row));
            cells.map(|cell| next(game.tile(cell).color.letter())).collect()
        })
        .collect();
    rows.join("/").parse().expect("it is a layout as well")
}

#[test]
fn tiles_are_judged_alike_whatever_the_colors_are_called() {
    for seed in 0..20 {
        let mut game = tiles::Game::deal(seed, One);
        let mut other = tiles::Game::lay_out(&renamed(&game), One).expect("a layout");
        let mut chance = decision(seed, 0);
        while game.to_act().is_some() && !matches!(game.phase(), Phase::LastFlips(_)) {
            let pick = chance.below(game.legal_actions().len() as u64) as usize;
            let action = game.legal_actions().get(pick).expect("it is below the length");
            let renamed = match action {
                tiles::Action::Keep(color) => {
                    tiles::Action::Keep(Color::ALL[(color.index() + 1) % 6])
                }
                action => action,
            };
            game.apply(action).expect("it is legal");
            other.apply(renamed).expect("it is legal as well");
            for player in Player::BOTH {
                let both = [&game, &other].map(|game| of_tiles::features(game, player));
                assert_eq!(both[0], both[1], "game {seed}");
            }
        }
    }
}
