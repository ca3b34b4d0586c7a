//! The worked examples of the rules.

use mandala::rules::game::Game as _;
use mandala::rules::pyramids::{Ending, Phase};

use super::help::*;

const TIE: &str = "
    path:   -14 R1 -14 R1 -45
    pawns:  10 | 20
    owned:  R1 | R1 R1
    points: 35 | 35
    turn:   one";

#[test]
fn the_nearest_piece_of_a_kind_is_not_always_the_best() {
    let start = position(TIE);
    assert_eq!(legal(&start), [15, 30]);

    // Player two takes the other one and has more.
    let mut near = start.clone();
    let report = take(&mut near, 15);
    assert_eq!(told(&report), ["one takes 15 R1"], "nothing else happens");
    let report = take(&mut near, 30);
    assert_eq!(shares(&award(&report, "R1")), [(2, 3), (1, 2)]);
    assert!(!is_by_pawn(&award(&report, "R1")));
    assert_eq!(points(&near), [37, 38]);

    // Nobody gets the near one, and the pawn decides.
    let mut far = start;
    let report = take(&mut far, 30);
    assert_eq!(report.fell().iter().collect::<Vec<_>>(), [place(15)]);
    let award = award(&report, "R1");
    assert_eq!(shares(&award), [(1, 3), (2, 2)]);
    assert_eq!(numbers(award.ahead_of(seat(1))), [2]);
    assert_eq!(points(&far), [38, 37]);

    for game in [near, far] {
        assert_eq!(game.phase(), Phase::Over(Ending::Emptied));
    }
}

#[test]
fn a_tie_for_the_most_goes_to_the_pawn_ahead() {
    let start = position(
        "path:   -49 G2 -9 Y3 Y3 -8 Y3 Y3 Y3 -3
         pawns:  40 | 45 | 30 | 35
         owned:  G2 G2 | G2 | G2 | -
         points: 20 | 18 | 15 | 12
         turn:   three",
    );
    assert_eq!(legal(&start), [50, 60, 61, 70, 71, 72]);
    let mut game = start.clone();
    let report = take(&mut game, 50);
    let award = award(&report, "G2");
    assert_eq!(shares(&award), [(3, 3), (1, 2)]);
    assert_eq!(numbers(award.ahead_of(seat(3))), [1]);
    assert_eq!(points(&game), [22, 18, 18, 12]);
    assert_eq!(game.to_act(), Some(seat(4)));

    let mut game = start;
    assert_eq!(take(&mut game, 60).scored().count(), 0);
}

#[test]
fn three_groups_are_scored_at_once() {
    let start = position(
        "path:   -11 U1 - B3 - Y2 -23 R2 R2 -8 R2 -9 R2 -9 R2 -5
         pawns:  10 | 20 | 30
         owned:  Y2 | U1 | Y2
         eye:    B3 B3 B3 B3 U1 U1 U1 Y2 Y2
         points: 20 | 20 | 15
         turn:   one",
    );
    assert_eq!(legal(&start), [12, 14, 16, 40, 41, 50, 60, 70]);

    let mut game = start.clone();
    let report = take(&mut game, 40);
    let fell: Vec<u8> = report.fell().iter().map(|place| place.number()).collect();
    assert_eq!(fell, [12, 14, 16]);
    let scored: Vec<String> = report.scored().map(|a| a.group.to_string()).collect();
    assert_eq!(scored, ["Y2", "U1", "B3"], "by color, then size");
    assert_eq!(shares(&award(&report, "Y2")), [(1, 3), (3, 2)]);
    assert!(is_by_pawn(&award(&report, "Y2")));
    assert_eq!(shares(&award(&report, "U1")), [(2, 5)]);
    assert_eq!(shares(&award(&report, "B3")), []);
    assert_eq!(points(&game), [23, 25, 17]);
    // What was scored is gone; what nobody owned stays in the eye.
    assert_eq!([game.eye(piece("Y2")), game.eye(piece("U1"))], [0, 0]);
    assert_eq!(game.eye(piece("B3")), 5);
    assert_eq!(game.owned(seat(2), piece("U1")), 0);

    let mut game = start.clone();
    let report = take(&mut game, 12);
    assert!(report.fell().is_empty());
    assert_eq!(shares(&award(&report, "U1")), [(2, 3), (1, 2)]);
    assert_eq!(points(&game), [22, 23, 15]);

    let mut game = start;
    let report = take(&mut game, 16);
    assert_eq!(report.fell().len(), 2);
    assert_eq!(shares(&award(&report, "Y2")), [(1, 3), (3, 2)]);
    assert!(!is_by_pawn(&award(&report, "Y2")));
    assert_eq!(points(&game), [23, 25, 17]);
}

const FIVE: &str = "
    path:   -44 R1 -6 G1 -7 R1 -5 U2 -5 G1 -3
    pawns:  74 | 70 | 50 | 40 | 75
    owned:  R1 | R1 G1 | G1 | U2 | R1 U2
    eye:    G1 U2 U2
    points: 15 | 14 | 10 | 9 | 12
    turn:   three";

#[test]
fn a_take_brings_another_player_to_the_end_and_a_third_one_sweeps() {
    let mut game = position(FIVE);
    assert_eq!(legal(&game), [52, 60, 66, 72]);
    assert_eq!(numbers(game.seats().filter(|&s| game.is_at_end(s))), [1, 5]);

    let report = take(&mut game, 72);
    assert_eq!(at_end(&report), [2, 3], "one and five were there before");
    let swept: Vec<u8> = report.swept().iter().map(|place| place.number()).collect();
    assert_eq!(swept, [45, 52, 60, 66]);
    assert_eq!(sweeper(&report), Some(4));
    assert_eq!(pawns(&game), [74, 70, 72, 66, 75]);

    let red = award(&report, "R1");
    assert_eq!(shares(&red), [(4, 3), (5, 2)]);
    assert_eq!(numbers(red.ahead_of(seat(5))), [1, 2]);
    let green = award(&report, "G1");
    assert_eq!(shares(&green), [(3, 3), (2, 2)]);
    assert_eq!(numbers(green.ahead_of(seat(2))), [4]);
    assert_eq!(shares(&award(&report, "U2")), [(4, 3), (5, 2)]);
    assert_eq!(points(&game), [15, 16, 13, 15, 16]);

    assert_eq!(game.phase(), Phase::Over(Ending::Swept));
    let standing = game.standing().expect("it is over");
    let places = game.seats().map(|seat| standing.place(seat));
    assert_eq!(places.collect::<Vec<_>>(), [3, 2, 5, 4, 1], "pawns decide");
}

#[test]
fn what_happens_is_told_in_order() {
    let mut game = position(FIVE);
    let report = take(&mut game, 72);
    let expected = [
        "three takes 72 G1",
        "two at the end",
        "three at the end",
        "four sweeps 4 to 66",
        "R1 scores",
        "G1 scores",
        "U2 scores",
        "Swept",
    ];
    assert_eq!(told(&report), expected);
}

#[test]
fn three_tied_players_are_told_apart_by_their_pawns() {
    let mut game = position(FIVE);
    let report = take(&mut game, 66);
    let award = award(&report, "U2");
    assert_eq!(shares(&award), [(5, 3), (3, 2)]);
    assert_eq!(numbers(award.ahead_of(seat(5))), [3, 4]);
    assert_eq!(numbers(award.ahead_of(seat(3))), [4]);
    assert_eq!(points(&game), [15, 14, 12, 9, 15]);
    assert_eq!(game.to_act(), Some(seat(4)));
}

#[test]
fn equal_points_at_the_end_go_to_the_pawn_ahead() {
    let mut game = position(
        "path:   -69 B1 -5
         pawns:  65 | 69
         owned:  B1 B1 | B1 B1
         eye:    Y1 Y1 Y1 Y1 Y1
         points: 32 | 33
         turn:   one",
    );
    let report = take(&mut game, 70);
    assert_eq!(shares(&award(&report, "B1")), [(1, 3), (2, 2)]);
    assert_eq!(points(&game), [35, 35]);
    assert_eq!(winners(&game), [1]);
}
