//! What a turn is.

use mandala::rules::game::Game as _;
use mandala::rules::pyramids::{Game, Piece, Places};

use super::help::*;

#[test]
fn any_piece_ahead_may_be_taken_however_far() {
    for players in 2..=5 {
        let game = Game::deal(SEED, players, seat(2));
        assert_eq!(game.to_act(), Some(seat(2)));
        assert_eq!(game.left(), Places::ALL);
        assert_eq!(game.legal_actions().len(), 75);
        for action in game.legal_actions() {
            assert_eq!(action.piece, game.piece(action.place));
            let (after, _) = game.after(action).expect("it lies ahead");
            assert_eq!(after.pawn(seat(2)), Some(action.place));
        }
    }
}

#[test]
fn a_taken_piece_lies_in_front_of_its_owner() {
    let mut game = Game::deal(SEED, 2, seat(1));
    let report = take(&mut game, 17);
    assert_eq!(told(&report), ["one takes 17 B3"]);
    assert_eq!(game.piece(place(17)), None);
    assert_eq!(game.laid(place(17)), Some(piece("B3")));
    assert_eq!(game.pawn_on(place(17)), Some(seat(1)));
    assert_eq!(game.owned(seat(1), piece("B3")), 1);
    assert_eq!(game.on_path(piece("B3")), 4);
}

#[test]
fn pawns_pass_each_other_and_do_not_block() {
    let mut game = Game::deal(SEED, 3, seat(1));
    for number in [10, 20, 30, 40] {
        take(&mut game, number);
    }
    assert_eq!(pawns(&game), [40, 20, 30]);
    assert_eq!(game.to_act(), Some(seat(2)));
    assert!(!legal(&game).contains(&30), "an emptied place");
    assert!(legal(&game).contains(&29) && legal(&game).contains(&41));
}

#[test]
fn nothing_falls_before_everybody_has_moved() {
    let mut game = Game::deal(SEED, 4, seat(1));
    for number in [10, 20, 30] {
        assert!(take(&mut game, number).fell().is_empty());
    }
    let report = take(&mut game, 5);
    let fell: Vec<u8> = report.fell().iter().map(|place| place.number()).collect();
    assert_eq!(fell, [1, 2, 3, 4]);
    assert_eq!(told(&report), ["four takes 5 B1", "4 fall"]);
}

#[test]
fn only_the_rearmost_pawn_drops_pieces_and_they_fall_at_once() {
    let mut game = Game::deal(SEED, 2, seat(1));
    take(&mut game, 10);
    take(&mut game, 20);
    // Up to the other pawn, though the mover goes further.
    let report = take(&mut game, 30);
    assert_eq!(report.fell().last(), Some(place(19)));
    assert_eq!(report.fell().len(), 9);
    let eye: u8 = Piece::ALL.into_iter().map(|group| game.eye(group)).sum();
    assert_eq!(eye, 18, "nine before, nine now");
    // Then player two is the rearmost.
    assert_eq!(take(&mut game, 25).fell().len(), 4);
}

#[test]
fn a_scored_group_never_counts_again() {
    let mut game = Game::deal(SEED, 2, seat(1));
    let mut scored = Vec::new();
    while let Some(action) = game.legal_actions().get(0) {
        let report = game.apply(action).expect("legal");
        for award in report.scored() {
            assert!(!scored.contains(&award.group));
            scored.push(award.group);
            assert!(game.is_scored(award.group));
            assert!(game.award(award.group).first().is_none());
        }
    }
    assert_eq!(scored.len(), 15);
}

#[test]
fn a_group_would_go_to_whoever_leads_it_now() {
    let mut game = Game::deal(SEED, 2, seat(1));
    let group = piece("U1");
    assert_eq!(shares(&game.award(group)), []);
    take(&mut game, 1);
    assert_eq!(shares(&game.award(group)), [(1, 5)], "alone, so far");
    take(&mut game, 27);
    assert_eq!(shares(&game.award(group)), [(2, 3), (1, 2)], "the pawn ahead");
    take(&mut game, 41);
    assert_eq!(shares(&game.award(group)), [(1, 3), (2, 2)], "two to one");
    assert!(!is_by_pawn(&game.award(group)));
}

#[test]
fn a_look_ahead_changes_nothing_and_tells_what_happens() {
    let mut game = Game::deal(SEED, 3, seat(1));
    while let Some(action) = game.legal_actions().get(4) {
        let before = game.clone();
        let (after, report) = game.after(action).expect("legal");
        assert_eq!(game, before);
        assert_eq!(game.apply(action), Ok(report));
        assert_eq!(game, after);
    }
}
