//! What the partner promises in every game.

use std::sync::atomic::AtomicBool;

use mandala::ai::{Level, Partner};
use mandala::rules::shuffle::{Shuffler, decision};
use mandala::rules::{pyramids, tiles};

use super::GO_ON;

/// Plays a game in which the levels take turns, and asks for everything now and then.
fn keeps_its_promises<G: Partner>(players: usize) {
    let levels: Vec<Level> = (1..=G::LEVELS).filter_map(Level::of::<G>).collect();
    assert!(levels.len() >= 3 && Level::of::<G>(G::LEVELS + 1).is_none());
    let mut game = G::deal(42, players, G::Player::default());
    let mut moves = 0;
    while let Some(player) = game.to_act() {
        let view = game.view(player);
        let legal: Vec<G::Action> = game.legal_actions().into_iter().collect();
        let level = levels[moves as usize % levels.len()];
        let choose = || G::choose(&view, level, &mut decision(42, moves), &GO_ON);
        let action = choose().expect("nobody stopped it");
        assert!(legal.contains(&action), "{action}");
        assert_eq!(choose(), Some(action), "the same numbers, the same answer");
        if moves % 8 == 0 {
            let hints = G::hints(&view, &mut Shuffler::new(moves), &GO_ON);
            assert_eq!(hints.len(), legal.len().min(3));
            assert!(hints.iter().all(|hint| legal.contains(&hint.action)));
            assert!(hints.iter().all(|hint| (0.0..=1.0).contains(&hint.estimate.win)));
            let judged = G::judge(&view, action, &mut Shuffler::new(moves), &GO_ON);
            let judged = judged.expect("it is allowed");
            assert_eq!(judged.played.action, action);
            assert!((0.0..=1.5).contains(&judged.loss()));
            let stop = AtomicBool::new(true);
            assert!(G::hints(&view, &mut Shuffler::new(moves), &stop).is_empty());
        }
        assert!(game.apply(action).is_ok());
        moves += 1;
    }
    let end = game.view(G::Player::default());
    let top = levels[levels.len() - 1];
    assert!(G::choose(&end, top, &mut Shuffler::new(1), &GO_ON).is_none());
    assert!(G::hints(&end, &mut Shuffler::new(1), &GO_ON).is_empty());
}

/// How many of so many games this level wins against random play.
fn wins<G: Partner>(games: u64, level: u8, players: usize) -> usize {
    let level = Level::of::<G>(level).expect("there is such a level");
    let won = |&seed: &u64| {
        let mut game = G::deal(seed, players, G::Player::default());
        let mut moves = 0;
        while let Some(player) = game.to_act() {
            let mut chance = decision(seed, moves);
            let mut legal: Vec<G::Action> = game.legal_actions().into_iter().collect();
            let action = if player.into().index() as u64 == seed % players as u64 {
                G::choose(&game.view(player), level, &mut chance, &GO_ON).expect("an action")
            } else {
                legal.swap_remove(chance.below(legal.len() as u64) as usize)
            };
            assert!(game.apply(action).is_ok());
            moves += 1;
        }
        let standing = game.standing().expect("it is over");
        standing.winners().any(|seat| seat.index() as u64 == seed % players as u64)
    };
    (0..games).filter(won).count()
}

#[test]
fn the_partner_of_the_tile_game_keeps_its_promises() {
    keeps_its_promises::<tiles::Game>(2);
}

#[test]
fn level_two_beats_random_play_in_the_tile_game() {
    let won = wins::<tiles::Game>(24, 2, 2);
    assert!(won >= 18, "only {won}");
}

#[test]
fn the_partner_of_the_pyramid_game_keeps_its_promises() {
    for players in [2, 3, 5] {
        keeps_its_promises::<pyramids::Game>(players);
    }
}

#[test]
fn level_one_beats_random_play_in_the_pyramid_game() {
    let won = wins::<pyramids::Game>(24, 1, 3);
    assert!(won >= 18, "only {won}");
}
