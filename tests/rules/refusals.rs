//! Every reason to refuse an action, as the sentence the player reads.

use mandala::record::Names;
use mandala::rules::cards::{Game, Illegal};
use mandala::rules::game::Game as _;
use mandala::texts::{Called, ENGLISH};

use crate::help::*;

/// What is said of a refused action.
fn refusal(illegal: Illegal, names: Option<&dyn Called>) -> String {
    ENGLISH.cards().refusal(illegal, names)
}

/// Why the player whose decision it is may not do this.
#[track_caller]
fn why(game: &Game, text: &str) -> String {
    let player = game.public_view().phase().player();
    let illegal = refused(&mut game.clone(), text);
    if let Some(seat) = player {
        let view = game.view(seat);
        assert_eq!(view.check(action(text)), Err(illegal));
        assert_eq!(view.preview(action(text)).err(), Some(illegal));
    }
    refusal(illegal, None)
}

const EXAMPLE: &str = "
    left:  YP | OR | G
    right: BB | -  | -
    hands: RROOYG | B
    dealt: YY | YY
    deck:  *
    ";

#[test]
fn the_game_is_over() {
    let mut game = position(EXAMPLE);
    game.agree_to_end().unwrap();
    assert_eq!(why(&game, "build left yellow"), "the game is over");
    for seat in Player::BOTH {
        let illegal = game.view(seat).check(action("claim red")).unwrap_err();
        assert_eq!(refusal(illegal, None), "the game is over");
    }
    assert_eq!(refusal(game.agree_to_end().unwrap_err(), None), "the game is over");
}

#[test]
fn it_is_for_the_other_player_to_decide() {
    let mut game = position(EXAMPLE);
    let black = action("build left black");
    assert_eq!(
        refusal(game.view(Two).check(black).unwrap_err(), None),
        "it is up to player one now"
    );
    play(&mut game, "build left yellow");
    let illegal = game.view(One).preview(action("build left red"));
    assert_eq!(refusal(illegal.unwrap_err(), None), "it is up to player two now");
}

#[test]
fn a_draft_is_finished_first() {
    let mut game = position(
        "
        left:  YPB | OR | -
        right: BB | -  | -
        hands: RROOYG | B
        dealt: YY | YY
        deck:  *
        ",
    );
    play(&mut game, "build left green");
    let sentence = "the left Mandala is complete: share it out first";
    assert_eq!(why(&game, "discard red 1"), sentence);
    assert_eq!(refusal(game.agree_to_end().unwrap_err(), None), sentence);
    assert_eq!(why(&game, "claim red"), "the left Mountain has no red");
}

#[test]
fn nothing_is_claimed_without_a_draft() {
    assert_eq!(
        why(&position(EXAMPLE), "claim yellow"),
        "you can take yellow only from a complete Mandala"
    );
}

#[test]
fn an_action_needs_a_card() {
    let game = position(EXAMPLE);
    let sentence = "you need at least one red card";
    assert_eq!(why(&game, "grow left red 0"), sentence);
    assert_eq!(why(&game, "discard red 0"), sentence);
}

#[test]
fn the_cards_must_be_in_hand() {
    let game = position(EXAMPLE);
    assert_eq!(why(&game, "build left purple"), "you hold no purple");
    assert_eq!(why(&game, "grow left black 2"), "you hold no black");
    assert_eq!(why(&game, "discard orange 3"), "you hold only 2 orange, not 3");
}

#[test]
fn the_rule_of_color_says_where_the_color_lies() {
    let game = position(EXAMPLE);
    assert_eq!(why(&game, "grow left yellow 1"), "yellow already lies in the left Mountain");
    assert_eq!(why(&game, "build left orange"), "orange already lies in your left Field");
    assert_eq!(
        why(&game, "build left green"),
        "green already lies in the other player's left Field"
    );
    assert_eq!(
        why(&game, "grow left green 1"),
        "green already lies in the other player's left Field"
    );
}

#[test]
fn at_the_table_the_other_player_has_a_name() {
    let names = Names::new("Mia", "Tom").unwrap();
    let told = |text| refusal(refused(&mut position(EXAMPLE), text), Some(&names));
    assert_eq!(told("build left green"), "green already lies in Tom's left Field");
    let early = position(EXAMPLE).view(Two).check(action("build left black"));
    assert_eq!(refusal(early.unwrap_err(), Some(&names)), "it is up to Mia now");
}

#[test]
fn your_own_field_is_that_of_whoever_asks() {
    let game = position(
        "
        left:  YP | G | OR
        right: BB | -  | -
        hands: B | RROOYG
        dealt: YY | YY
        deck:  *
        turn:  two
        ",
    );
    assert_eq!(why(&game, "build left orange"), "orange already lies in your left Field");
    assert_eq!(
        why(&game, "build left green"),
        "green already lies in the other player's left Field"
    );
}

#[test]
fn a_card_stays_in_hand() {
    let game = position(
        "
        left:  YP | OR | G
        right: BB | -  | -
        hands: RR | B
        dealt: YY | YY
        deck:  *
        ",
    );
    assert_eq!(
        why(&game, "grow right red 2"),
        "you must keep one card, so your last card cannot go to a Field"
    );
}

#[test]
fn the_last_card_is_not_built_without_a_draw() {
    let game = position_rest_claimed(
        "
        left:    ROY | - | -
        right:   GPB | - | -
        hands:   R | OG
        dealt:   BB | BB
        rivers:  ROYGP | B
        ran out: yes
        ",
    );
    assert_eq!(
        why(&game, "build right red"),
        "red is your last card and there is nothing to draw, so it cannot go to the right Mountain"
    );
}

#[test]
fn where_a_color_lies_is_said_before_whether_it_is_held() {
    // Player one holds no purple, but everyone sees where purple lies.
    let game = position(EXAMPLE);
    assert_eq!(why(&game, "grow left purple 1"), "purple already lies in the left Mountain");
    assert_eq!(why(&game, "build left purple"), "you hold no purple");
}

#[test]
fn only_a_refusal_about_the_hand_tells_secrets() {
    use mandala::rules::cards::{Area, Side};
    use mandala::rules::game::Illegal as _;

    let (color, side, player) = (Color::Red, Side::Left, Player::One);
    let area = Area::Mountain;
    for (illegal, tells) in [
        (Illegal::GameOver, false),
        (Illegal::NotYours { player }, false),
        (Illegal::DraftUnderWay { side }, false),
        (Illegal::NoDraft { color }, false),
        (Illegal::NotInMountain { color, side }, false),
        (Illegal::NoCards { color }, false),
        (Illegal::RuleOfColor { player, color, side, area }, false),
        (Illegal::NotHeld { color, wanted: 2, held: 1 }, true),
        (Illegal::EmptiesHand { color, side }, true),
        (Illegal::NothingToDraw { color, side }, true),
    ] {
        assert_eq!(illegal.tells_secrets(), tells, "{illegal:?}");
    }
}
