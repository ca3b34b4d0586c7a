//! The deal, and the choice between the start tiles.

use super::help::*;
use mandala::rules::game::Game as _;

#[test]
fn the_player_who_does_not_start_keeps_a_tile_and_gives_the_other_away() {
    for first in Player::BOTH {
        for (kept, given) in [(Orange, Purple), (Purple, Orange)] {
            let mut game = Game::deal(42, first);
            let chooser = first.other();
            let tiles = [Orange, Purple];
            assert_eq!(game.phase(), Phase::Start { chooser, tiles });
            assert_eq!(listed(&game), "keep orange purple");
            assert_eq!(Player::BOTH.map(|player| game.swap_tile(player)), [None; 2]);

            play(&mut game, &format!("keep {kept}"));
            assert_eq!(game.swap_tile(chooser), Some(kept));
            assert_eq!(game.swap_tile(first), Some(given));
            assert_eq!(game.phase(), Phase::Turn(first));
        }
    }
}

#[test]
fn nothing_comes_before_the_choice_and_it_comes_once() {
    let mut game = Game::deal(42, One);
    for text in ["open e5", "flip e5", "swap e5", "done"] {
        assert_eq!(refused(&game, text), Illegal::KeepFirst { player: Two });
    }
    assert_eq!(refused(&game, "keep red"), Illegal::NoStartTile { color: Red });
    play(&mut game, "keep purple");
    for (text, color) in [("keep purple", Purple), ("keep orange", Orange), ("keep red", Red)] {
        assert_eq!(refused(&game, text), Illegal::KeptBefore { color });
    }
}

#[test]
fn the_first_turn_opens_a_group_anywhere() {
    let mut game = Game::deal(42, Two);
    play(&mut game, "keep orange");
    assert_eq!(game.legal_actions().opens(), Cells::ALL);
    assert_eq!(game.legal_actions().len(), 52);
}

#[test]
fn everything_is_public() {
    use mandala::rules::game::{Game as _, View};
    use mandala::rules::shuffle::Shuffler;
    let mut game = Game::deal(42, One);
    play_all(&mut game, "keep orange, open a3, open h5");
    for player in Player::BOTH {
        assert_eq!(game.view(player), game);
        assert_eq!(game.view(player).sample(&mut Shuffler::new(1)), game);
    }
}
