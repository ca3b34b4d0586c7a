//! The end of the turns, the flips after it, and who wins.

use super::help::*;
use mandala::rules::game::{Game as _, Standing};

#[test]
fn only_flips_are_left_when_the_other_cannot_act() {
    let game = position(F);
    // Yellow is not opened, but nothing is opened any more.
    assert_eq!(game.swap_tile(One), Some(Yellow));
    assert_eq!(game.group(One, Yellow), None);
    let cell = cell("a5");
    for text in ["open a5", "swap a5"] {
        assert_eq!(refused(&game, text), Illegal::OnlyFlips { cell, stuck: Two });
    }
}

#[test]
fn it_happens_with_six_groups_or_with_fewer() {
    assert_eq!(position(E).groups(One).count(), 6);
    assert_eq!(position(F).groups(Two).count(), 1);
}

#[test]
fn done_stops_the_flips() {
    let mut game = position(E);
    play(&mut game, "flip e6");
    play(&mut game, "done");
    assert!(game.is_over());
    assert_eq!(totals(&game), [41, 40]);
    assert_eq!(game.verdict().expect("it is over").winner, Some(One));
}

#[test]
fn after_the_last_flip_the_game_is_over_by_itself() {
    let mut game = position(E);
    play_all(&mut game, "flip e6, flip d7");
    assert!(game.legal_actions().is_empty());
    for text in ["done", "flip e5", "open e5", "swap e5", "keep red"] {
        assert_eq!(refused(&game, text), Illegal::GameOver);
    }
}

#[test]
fn a_flip_at_the_end_makes_its_neighbors_reachable() {
    let mut game = position(F);
    let red = Red;
    let (cell, color) = (cell("g4"), red);
    assert_eq!(refused(&game, "flip g4"), Illegal::NotNextTo { cell, color });
    play_all(&mut game, "flip h4, flip g4");
    assert_eq!(game.group(One, red).expect("opened").cells.to_string(), "g4 h4 h3");
}

/// With nothing to flip either, the last turn ends the game.
#[test]
fn without_a_flip_the_game_is_over_at_once() {
    let mut game = position(
        "8           p   r   o  (Y2)
         7       o   y   g  [Y1](P1) r
         6   b   g   r   p   o   b   r   b
         5   y   p   b   r   g   p   p   y
         4   y   g   o   o   b   o   b   g
         3   o   p   b   b   g   g   r   g
         2       r   g   o   r   y   b
         1           p   p   y  [R2]
         bowls: O | Y
         turn: one",
    );
    let opened =
        Event::Opened { player: One, cell: cell("b7"), color: Orange, marker: 3, taken: Orange };
    let stuck = Event::Stuck { player: Two, flips: 0 };
    let report = play(&mut game, "open b7");
    assert_eq!(report.events(), [opened, stuck, Event::Ended]);
    assert!(game.is_over());
    // Equal points are a draw.
    assert_eq!(totals(&game), [0, 0]);
    assert_eq!(game.verdict().expect("it is over").winner, None);
    assert_eq!(game.standing(), Some(Standing::of_duel(None)));
}

/// Rare: a color that is not opened, and every front tile is barred for it.
#[test]
fn a_color_that_can_be_opened_nowhere_ends_the_turns() {
    let mut game = position(
        "8          (P) [B2][B] [B]
         7      (P) (P5)[B] [B] (G4)(G)
         6  (B) [O] (P) [Y] (O) (O)  r  [G]
         5  (B) [O1][O] [Y] (O2)(O) [G] [G]
         4  (B) [P] [O] [Y4][Y] [G] [G] [G3]
         3  (B1)[P5][P] [P] [P] (Y) (Y) [G]
         2      (R) (R)  y  (R3)(Y6)(Y)
         1          (R) (R) (R) (R)
         bowls: R | O
         turn: two",
    );
    let report = play(&mut game, "swap g6");
    assert_eq!(report.events()[1], Event::Stuck { player: One, flips: 0 });
    assert_eq!(game.fronts().to_string(), "d2");
    assert_eq!((game.swap_tile(One), game.group(One, Red)), (Some(Red), None));
}

/// Rare as well.
#[test]
fn the_last_tile_turned_ends_the_game() {
    let mut game = position(
        "8          (O2)[G2](Y6)(Y)
         7      (P3)(O) [G] [G] (Y) (Y)
         6  (R) (O) (O) [G] [G] (Y) (B) [R]
         5  (R) (R) (G1)(B) (B) (B) (B5)[R]
         4  (R4)(G) (G) (B) (B) [O] (B) [R3]
         3  (R) [P] [P] [P] [O] [O4][O] [R]
         2      [P1][P] [P] [O] [Y5][Y]
         1          [P] [P]  b  [Y]
         bowls: Y | G
         turn: one",
    );
    assert_eq!(listed(&game), "swap e1");
    play(&mut game, "swap e1");
    assert!(game.is_over() && game.fronts().is_empty());
}

#[test]
fn a_group_of_one_tile_is_worth_nothing() {
    let game = position(E);
    let black = game.group(One, Black).expect("opened");
    assert_eq!((black.marker, black.cells.len(), black.points()), (5, 1, 0));
}

#[test]
fn no_agreement_ends_this_game() {
    for text in [A, C, E, F] {
        let game = position(text);
        let mut ended = game.clone();
        assert_eq!(ended.agree_to_end(), Err(Illegal::NoAgreement));
        assert_eq!(ended, game);
    }
    let mut over = position(E);
    play(&mut over, "done");
    assert_eq!(over.agree_to_end(), Err(Illegal::GameOver));
}
