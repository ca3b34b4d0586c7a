//! Positions laid out by hand, and all that can be wrong with them.

use super::help::*;
use mandala::rules::game::Game as _;
use mandala::rules::tiles::{Fault, Faults, Setup};

fn read(text: &str) -> Result<Setup, Faults> {
    text.parse()
}

/// All faults of a position that can be read.
#[track_caller]
fn faults(text: &str) -> Vec<Fault> {
    let setup = read(text).unwrap_or_else(|faults| panic!("cannot be read: {faults}"));
    Game::try_from(&setup).expect_err("it has faults").list().to_vec()
}

/// All faults of a text that cannot be read.
#[track_caller]
fn unreadable(text: &str) -> Vec<Fault> {
    read(text).expect_err("it cannot be read").list().to_vec()
}

#[test]
fn a_position_is_printed_as_it_is_read() {
    for text in [A, B, C, D, E, F] {
        let setup = read(text).expect("a position");
        let printed = setup.to_string();
        assert_eq!(read(&printed), Ok(setup.clone()));
        let squeeze = |text: &str| text.replace([' ', '\n'], "");
        assert_eq!(squeeze(&printed), format!("abcdefgh{}", squeeze(text)));
        assert_eq!(position(text).to_setup(), Some(setup));
    }
}

#[test]
fn a_printed_position_has_its_tiles_in_columns() {
    let printed = read(D).expect("a position").to_string();
    assert_eq!(
        printed,
        "    a   b   c   d   e   f   g   h
8          (B)  b  (G) (G2)
7      (B3)(B)  r   r  (G) (G)
6   y   y   o   r   r  (G) [P3][P]
5   o  [G6] p   r   o   y   b   b
4   g   g   p   b   g  (P) (P) (P)
3   r   r  [R] [R2] o  [Y] (P) (P1)
2      [O4][O]  o  [Y] [Y] [Y1]
1           o   o  [B5][Y]
bowls: B | Y
turn: one
"
    );
}

#[test]
fn spaces_case_comments_and_the_letters_of_the_columns_are_free() {
    let setup = read(D);
    let squeezed: String = D
        .lines()
        .map(|line| match line.split_once(':') {
            Some(_) => format!("{line} # {line}\n"),
            None => format!("{}\n\n", line.replace(' ', "")),
        })
        .collect();
    assert_eq!(read(&squeezed), setup);
    assert_eq!(read(&format!("a b c d e f g h\n{D}")), setup);
    assert_eq!(read(&D.replace("[B5]", "[b5]").replace("o   o ", "O   O ")), setup);
}

#[test]
fn a_position_before_the_choice_or_after_the_end_is_not_printed() {
    assert_eq!(Game::deal(42, One).to_setup(), None);
    let mut over = position(E);
    play(&mut over, "done");
    assert_eq!(over.to_setup(), None);
}

#[test]
fn if_the_player_to_turn_cannot_act_the_others_flips_follow() {
    assert_eq!(position(E).phase(), Phase::LastFlips(Two));
    assert_eq!(position(F).phase(), Phase::LastFlips(One));
    let mut game = position(E);
    play_all(&mut game, "flip d7");
    let setup = game.to_setup().expect("a flip is left");
    assert_eq!(setup.turn, One);
    assert_eq!(Game::try_from(&setup), Ok(game));
}

#[test]
fn if_there_is_no_flip_either_the_game_is_over() {
    let text = E
        .replace("7     (B3)(B)   r (R6)", "7     (B3)(B) (R) (R6)")
        .replace("6 (Y) (Y) (O) (O5)  r", "6 (Y) (Y) (O) (O5)(R)");
    let game = position(&text);
    assert!(game.is_over());
    assert_eq!(totals(&game), [41, 46]);
}

#[test]
fn each_color_has_nine_tiles_with_those_in_the_bowls() {
    let text = A.replace("bowls: P | G", "bowls: P | R");
    assert_eq!(
        faults(&text),
        [Fault::Count { color: Red, tiles: 10 }, Fault::Count { color: Green, tiles: 8 }]
    );
}

#[test]
fn groups_are_connected_and_carry_one_marker() {
    let apart = D.replace("4   g   g   p   b   g", "4   g   g   p   b [G]");
    assert_eq!(faults(&apart), [Fault::Apart { player: One, color: Green }]);

    let bare = D.replace("[B5]", "[B]");
    assert_eq!(
        faults(&bare),
        [
            Fault::MarkerMissing { player: One, marker: 5 },
            Fault::Markers { player: One, color: Black, markers: 0 },
        ]
    );
    let two = D.replace("7     (B3)(B)", "7     (B3)(B4)");
    let markers = Fault::Markers { player: Two, color: Black, markers: 2 };
    assert_eq!(faults(&two), [markers]);
}

#[test]
fn markers_are_without_a_gap_and_each_is_there_once() {
    let gap = D.replace("(B3)", "(B4)");
    assert_eq!(faults(&gap), [Fault::MarkerMissing { player: Two, marker: 3 }]);
    let twice = D.replace("(B3)", "(B2)");
    assert_eq!(faults(&twice), [Fault::MarkerTwice { player: Two, marker: 2 }]);
}

#[test]
fn groups_of_one_color_do_not_touch() {
    let text = F.replace("6   p   g [G2]", "6   p [G] [G2]");
    let (cell, touched) = (cell("b6"), cell("b7"));
    assert_eq!(faults(&text), [Fault::Touch { color: Green, cell, touched }]);
}

#[test]
fn markers_that_cannot_be_are_faults_and_read_back_as_they_are_printed() {
    let mut setup = read(A).expect("a position");
    for (tile, marker) in [(0, 1), (1, 255), (3, 0), (3, 10), (3, 255)] {
        setup.tiles[tile].marker = Some(marker);
        assert_eq!(read(&setup.to_string()), Ok(setup.clone()));
    }
    assert!(read(&setup.to_string().replace("255", "256")).is_err());

    setup.tiles[1].marker = None;
    setup.tiles[3].marker = Some(7);
    let found = Game::try_from(&setup).expect_err("two wrong markers");
    assert_eq!(
        found.list(),
        [
            Fault::MarkerOnFront { cell: cell("c8") },
            Fault::NoSuchMarker { cell: cell("f8"), marker: 7 },
        ]
    );
}

#[test]
fn all_faults_are_listed_at_once() {
    let text = F
        .replace("6   p   g [G2]", "6   p [G] [G2]")
        .replace("bowls: Y | G", "bowls: Y | B")
        .replace("[R1]", "[R3]");
    let found = faults(&text);
    assert_eq!(
        found,
        [
            Fault::Count { color: Green, tiles: 8 },
            Fault::Count { color: Black, tiles: 10 },
            Fault::MarkerMissing { player: One, marker: 1 },
            Fault::Touch { color: Green, cell: cell("b6"), touched: cell("b7") },
        ]
    );
    let setup = read(&text).expect("it can be read");
    let told = Game::try_from(&setup).expect_err("faults").to_string();
    assert_eq!(
        told,
        "there are 8 green tiles instead of 9; there are 10 black tiles instead of 9; \
         marker 1 of player one is missing, but a higher one is there; \
         the green groups touch at b6 and b7"
    );
}

#[test]
fn a_line_that_cannot_be_read_is_told_with_its_number() {
    for (from, to, number) in [
        ("8           b", "8           x", 2),
        ("8           b", "8", 2),
        ("7       y", "7  y    y", 3),
        ("[Y1]", "[Y256]", 8),
        ("[Y1]", "[Y1)", 8),
        ("[Y1]", "[Y1", 8),
        ("[Y1]", "[]", 8),
        ("bowls: P | G", "bowls: P", 10),
        ("bowls: P | G", "bowls: PP | G", 10),
        ("bowls: P | G", "bowls: | G", 10),
        ("turn: one", "turn: three", 11),
        ("turn: one", "turn: one\nturn: one", 12),
        ("turn: one", "turn: one\nfirst: one", 12),
    ] {
        let found = unreadable(&A.replace(from, to));
        assert!(
            matches!(found[..], [Fault::Line { number: told, .. }] if told == number),
            "{to}: {found:?}"
        );
    }
}

#[test]
fn a_line_that_is_not_there_is_told() {
    let text = A.replace("turn: one", "");
    assert_eq!(unreadable(&text), [Fault::Missing { line: "turn:" }]);
    let lines = unreadable("").len();
    assert_eq!(lines, 10, "eight rows, the bowls and the turn");
}
