//! Each color lies in only one area of a Mandala.

use mandala::rules::cards::{Area, Illegal};

use crate::help::*;

fn barred(player: Player, color: Color, side: Side, area: Area) -> Illegal {
    Illegal::RuleOfColor {
        player,
        color,
        side,
        area,
    }
}

/// Green in the opponent's Field, yellow and purple in the Mountain, orange and red
/// in one's own Field, no black.
const EXAMPLE: &str = "
    left:  YP | OR | G
    right: BB | -  | -
    hands: RROOYGPB | B
    dealt: YY | YY
    deck:  *
    ";

#[test]
fn the_example_allows_yellow_purple_and_black_in_the_mountain() {
    assert_eq!(
        legal(&position(EXAMPLE), "build left"),
        ["build left yellow", "build left purple", "build left black"]
    );
}

#[test]
fn the_example_allows_any_number_of_orange_red_and_black_in_the_own_field() {
    assert_eq!(
        legal(&position(EXAMPLE), "grow left"),
        [
            "grow left red 1",
            "grow left red 2",
            "grow left orange 1",
            "grow left orange 2",
            "grow left black 1"
        ]
    );
}

#[test]
fn the_example_allows_no_green_anywhere_in_the_mandala() {
    let mut game = position(EXAMPLE);
    let theirs = barred(One, Green, Left, Area::Field(Two));
    assert_eq!(refused(&mut game, "build left green"), theirs);
    assert_eq!(refused(&mut game, "grow left green 1"), theirs);
}

#[test]
fn the_example_reads_the_same_from_the_other_seat() {
    let game = position(
        "
        left:  YP | G | OR
        right: BB | - | -
        hands: B | RROOYGPB
        dealt: YY | YY
        deck:  *
        turn:  two
        ",
    );
    let example = position(EXAMPLE);
    assert_eq!(legal(&game, ""), legal(&example, ""));
}

#[test]
fn a_color_in_ones_own_field_may_not_enter_the_mountain() {
    let mut game = position(EXAMPLE);
    assert_eq!(
        refused(&mut game, "build left orange"),
        barred(One, Orange, Left, Area::Field(One))
    );
}

#[test]
fn a_color_in_the_other_field_may_not_enter_the_mountain() {
    let mut game = position(EXAMPLE);
    assert_eq!(
        refused(&mut game, "build left green"),
        barred(One, Green, Left, Area::Field(Two))
    );
}

#[test]
fn a_color_in_the_mountain_may_not_enter_a_field() {
    let mut game = position(EXAMPLE);
    assert_eq!(
        refused(&mut game, "grow left yellow 1"),
        barred(One, Yellow, Left, Area::Mountain)
    );
}

#[test]
fn a_color_in_the_other_field_may_not_enter_ones_own() {
    let mut game = position(EXAMPLE);
    assert_eq!(
        refused(&mut game, "grow left green 1"),
        barred(One, Green, Left, Area::Field(Two))
    );
}

#[test]
fn more_of_a_color_may_always_join_the_area_that_holds_it() {
    let mut game = position(EXAMPLE);
    play(&mut game, "build left yellow");
    assert_eq!(mountain(&game, Left), "YYP");
    let mut game = position(EXAMPLE);
    play(&mut game, "grow left orange 2");
    assert_eq!(field(&game, Left, One), "ROOO");
}

#[test]
fn the_other_mandala_does_not_matter() {
    let game = position(EXAMPLE);
    // Everything but black lies in the left Mandala only.
    for color in ["red", "orange", "yellow", "green", "purple"] {
        assert!(may(&game, &format!("build right {color}")));
        assert!(may(&game, &format!("grow right {color} 1")));
    }
    assert!(may(&game, "build right black"));
    assert!(!may(&game, "grow right black 1"));
}

#[test]
fn a_mandala_that_was_destroyed_bars_no_color_but_those_of_its_new_mountain() {
    let mut game = position(
        "
        left:  ROYGP | - | -
        right: OO | - | -
        hands: BRRRRR | RYYYYY
        dealt: GG | GG
        deck:  PPP GP*
        ",
    );
    play(&mut game, "build left black");
    assert_eq!(mountain(&game, Left), "GP");
    assert!(may(&game, "grow left red 1"));
    assert!(may(&game, "grow left yellow 1"));
    assert!(may(&game, "build left yellow"));
}
