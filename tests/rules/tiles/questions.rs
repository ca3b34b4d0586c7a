//! What players ask before they act.

use super::help::*;
use mandala::rules::ByPlayer;
use mandala::rules::game::Game as _;
use mandala::rules::tiles::{Chain, Preview};

#[track_caller]
fn preview(game: &Game, text: &str) -> Preview {
    game.preview(action(text)).unwrap_or_else(|illegal| panic!("{text}: {illegal}"))
}

fn chain(game: &Game, player: Player, color: Color) -> (String, u16) {
    let Chain { cells, points } = game.chain(player, color);
    (cells.to_string(), points)
}

#[test]
fn a_flip_brings_its_points_now_and_opens_up_the_next() {
    let game = position(D);
    let flip = preview(&game, "flip b4");
    assert_eq!((flip.points, flip.totals), (6, ByPlayer::new(19, 18)));
    assert_eq!(flip.opens_up.to_string(), "a4");
    assert_eq!(flip.taken, None);
    // Black can be laid on d1 only.
    assert_eq!(flip.places, 1);
    assert_eq!(flip.own_actions, 5, "b3, d2, c1, a4 and d1");
}

#[test]
fn a_swap_tells_the_new_swap_tile_and_its_places() {
    let game = position(B);
    let swap = preview(&game, "swap g3");
    assert_eq!((swap.points, swap.taken), (1, Some(Green)));
    // Green is not opened, so it has nearly every place but next to f8 and f7.
    let mut after = game.clone();
    play(&mut after, "swap g3");
    let barred =
        (after.group(Two, Green).expect("opened").cells.neighbors() & after.fronts()).len();
    assert_eq!(swap.places, after.fronts().len() - barred);
}

#[test]
fn a_swap_tile_without_a_place_is_known_before() {
    // Red would be taken, and the only cell next to it is red as well.
    let game = position(C);
    let swap = preview(&game, "swap f4");
    assert_eq!(swap.taken, Some(Black));
    // In the whole game, one holds black at the end, and e1 is closed in.
    let mut game = laid_out(WHOLE_GAME);
    let actions: Vec<&str> = ACTIONS.split(',').collect();
    for text in &actions[..31] {
        play(&mut game, text);
    }
    let flip = preview(&game, "flip d1");
    assert_eq!((flip.taken, flip.places), (None, 0));
}

#[test]
fn it_tells_what_is_barred_for_the_other() {
    let mut game = laid_out(SHORTEST_GAME);
    play_all(&mut game, "keep green, open h3, open b7");
    let open = preview(&game, "open c6");
    // Two could have flipped b6 and swapped c7; c6 is gone, too.
    assert_eq!(open.barred_flips.to_string(), "b6");
    assert_eq!(open.barred_places.to_string(), "c7");
    assert!(!open.takes_flip);
    assert_eq!((open.other_actions, open.ends_turns, open.ends_game), (0, true, false));
    assert_eq!(
        open.last_flips,
        Chain { cells: [cell("d6"), cell("h4"), cell("g4")].into_iter().collect(), points: 4 }
    );
}

#[test]
fn it_tells_whether_a_tile_is_taken_that_the_other_could_flip() {
    let game = position(A);
    // Player two could flip g4; orange e3 is of no use to them.
    assert!(preview(&position(&A.replace("bowls: P | G", "bowls: G | P")), "open g4").takes_flip);
    assert!(!preview(&game, "open e3").takes_flip);
}

#[test]
fn it_tells_how_many_actions_the_other_will_have() {
    let game = position(A);
    for action in game.legal_actions() {
        let told = game.preview(action).expect("legal");
        let mut after = game.clone();
        after.apply(action).expect("legal");
        assert_eq!(told.other_actions, after.legal_actions().len());
        assert!(!told.ends_turns && !told.ends_game);
    }
}

#[test]
fn the_last_turn_is_known_before_with_the_flips_after_it() {
    let mut game = laid_out(WHOLE_GAME);
    let actions: Vec<&str> = ACTIONS.split(',').collect();
    for text in &actions[..40] {
        play(&mut game, text);
    }
    let open = preview(&game, "open e7");
    assert_eq!((open.other_actions, open.ends_turns, open.ends_game), (0, true, false));
    assert_eq!((open.last_flips.cells.to_string(), open.last_flips.points), ("d7 e6".into(), 12));
    assert_eq!(open.totals, ByPlayer::new(41, 34));
}

#[test]
fn in_the_flips_at_the_end_it_tells_which_one_is_the_last() {
    let mut game = position(E);
    let flip = preview(&game, "flip d7");
    assert_eq!((flip.points, flip.ends_turns, flip.ends_game), (6, false, false));
    assert_eq!(flip.last_flips.cells.to_string(), "e6");
    play(&mut game, "flip d7");
    let last = preview(&game, "flip e6");
    assert_eq!((last.points, last.ends_game), (6, true));
    let done = preview(&game, "done");
    assert_eq!((done.points, done.ends_game), (0, true));
}

#[test]
fn the_choice_at_the_start_is_asked_about_too() {
    let game = Game::deal(42, One);
    let keep = preview(&game, "keep orange");
    assert_eq!((keep.points, keep.taken, keep.places), (0, Some(Orange), 52));
    assert_eq!((keep.other_actions, keep.ends_turns), (52, false));
}

#[test]
fn what_is_refused_is_refused_before_too() {
    let game = position(A);
    for action in every_action() {
        let mut tried = game.clone();
        assert_eq!(game.preview(action).err(), tried.apply(action).err(), "{action}");
    }
}

#[test]
fn a_chain_counts_the_tiles_that_flips_alone_could_add() {
    let game = position(D);
    assert_eq!(chain(&game, One, Red), ("a3 b3".into(), 4));
    assert_eq!(chain(&game, One, Orange), ("d2 c1 d1".into(), 12));
    assert_eq!(chain(&game, One, Green), ("a4 b4".into(), 12));
    assert_eq!(chain(&game, Two, Black), ("d8".into(), 3));
    // Closed in, barred, or not opened.
    for (player, color) in [(One, Yellow), (One, Purple), (One, Black), (Two, Purple), (Two, Red)] {
        assert_eq!(chain(&game, player, color), (String::new(), 0));
    }
    assert_eq!(game.chains(One).points, 28);
    assert_eq!(game.chains(Two).points, 3);
}

#[test]
fn a_chain_stops_at_the_bar() {
    let game = position(F);
    assert_eq!(chain(&game, One, Green), ("d6".into(), 2));
    assert_eq!(chain(&game, Two, Green), (String::new(), 0));
    assert_eq!(chain(&game, One, Red), ("g4 h4".into(), 2));
}
