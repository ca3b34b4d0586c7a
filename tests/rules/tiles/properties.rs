//! What holds at every step of random games.

use super::help::*;
use crate::common::{for_each_seed, often};
use mandala::rules::game::Game as _;
use mandala::rules::tiles::PER_COLOR;

fn games() -> std::ops::Range<u64> {
    0..often(500, 5_000)
}

#[test]
fn every_position_on_the_way_is_sound_and_can_be_laid_out_again() {
    for_each_seed(games(), |seed, chance| {
        play_out(seed, chance, |game, _, _| {
            let Some(setup) = game.to_setup() else {
                assert!(matches!(game.phase(), Phase::Start { .. }));
                return;
            };
            // This checks that groups hang together, keep apart and have their markers.
            assert_eq!(Game::try_from(&setup).as_ref(), Ok(game));
            assert_eq!(setup.to_string().parse(), Ok(setup));
        });
    });
}

#[test]
fn no_tile_is_ever_lost() {
    for_each_seed(games(), |seed, chance| {
        play_out(seed, chance, |game, _, _| {
            let bowls: Vec<Color> = match game.phase() {
                Phase::Start { tiles, .. } => tiles.to_vec(),
                _ => Player::BOTH
                    .map(|player| game.swap_tile(player))
                    .into_iter()
                    .flatten()
                    .collect(),
            };
            let mut counts = [0; 6];
            for color in Cells::ALL.iter().map(|cell| game.tile(cell).color).chain(bowls) {
                counts[color.index()] += 1;
            }
            assert_eq!(counts, [PER_COLOR; 6]);
        });
    });
}

#[test]
fn each_turn_turns_one_tile_and_brings_the_points_of_its_marker() {
    for_each_seed(games(), |seed, chance| {
        let mut turns = 0;
        let mut last = None;
        play_out(seed, chance, |game, action, report| {
            let mut after = game.clone();
            after.apply(action).expect("as before");
            let turned = usize::from(action.cell().is_some());
            assert_eq!(usize::from(game.fronts().len() - after.fronts().len()), turned);

            let player = game.to_act().expect("somebody acted");
            let brought = totals(&after)[player.index()] - totals(game)[player.index()];
            let points = match report.events()[0] {
                Event::Flipped { marker, .. } | Event::Swapped { marker, .. } => marker.into(),
                _ => 0,
            };
            assert_eq!(brought, points);
            let other = player.other();
            assert_eq!(totals(&after)[other.index()], totals(game)[other.index()]);

            if matches!(game.phase(), Phase::Turn(_)) {
                assert_ne!(last, Some(player), "turns alternate");
                last = Some(player);
                turns += 1;
            }
        });
        assert!((3..=52).contains(&turns), "{turns} turns");
    });
}

#[test]
fn the_turns_end_as_soon_as_the_player_to_move_cannot_act() {
    for_each_seed(games(), |seed, chance| {
        let mut stuck = 0;
        let end = play_out(seed, chance, |game, action, report| {
            let mut after = game.clone();
            after.apply(action).expect("as before");
            let player = game.to_act().expect("somebody acted");
            let told = report.events().iter().find_map(|event| match event {
                Event::Stuck { player, flips } => Some((*player, *flips)),
                _ => None,
            });
            let ended = report.events().last() == Some(&Event::Ended);
            assert_eq!(ended, after.is_over());
            if let Some((who, flips)) = told {
                stuck += 1;
                assert_eq!(who, player.other());
                assert_eq!(flips == 0, after.is_over());
                assert_eq!(flips, after.legal_actions().flips().len());
            }
            match after.phase() {
                Phase::LastFlips(flipper) => assert_eq!(flipper, player, "who made the last turn"),
                Phase::Turn(next) => assert_eq!(next, player.other()),
                _ => {}
            }
        });
        assert_eq!(stuck, 1);
        assert!(end.is_over());
    });
}

#[test]
fn a_preview_comes_true() {
    for_each_seed(0..often(100, 1_000), |seed, chance| {
        play_out(seed, chance, |game, action, _| {
            let told = game.preview(action).expect("legal");
            let mut after = game.clone();
            after.apply(action).expect("legal");
            let player = game.to_act().expect("somebody acts");
            assert_eq!([told.totals.one, told.totals.two], totals(&after));
            assert_eq!(told.ends_game, after.is_over());
            if told.taken.is_some() {
                assert_eq!(told.taken, after.swap_tile(player));
            }
            if let Phase::Turn(_) = after.phase() {
                assert_eq!(told.other_actions, after.legal_actions().len());
                assert!(!told.ends_turns);
            } else if let Phase::Turn(_) = game.phase() {
                assert!(told.ends_turns);
                assert_eq!(told.other_actions, 0);
                assert_eq!(told.last_flips, after.chains(player));
            }
        });
    });
}

#[test]
fn a_chain_is_what_flips_one_after_the_other_can_turn() {
    for_each_seed(games(), |seed, chance| {
        play_out(seed, chance, |game, _, _| {
            let Phase::LastFlips(player) = game.phase() else {
                return;
            };
            let chains = game.chains(player);
            let mut flipped = game.clone();
            while let Some(cell) = flipped.legal_actions().flips().first() {
                flipped.apply(Action::Flip(cell)).expect("legal");
            }
            let brought = totals(&flipped)[player.index()] - totals(game)[player.index()];
            assert_eq!(chains.points, brought);
            assert_eq!(chains.cells, game.fronts() - flipped.fronts());
        });
    });
}
