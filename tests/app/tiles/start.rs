//! The choice at the start.

use mandala::app::command::Command;
use mandala::app::tiles::Command as Tiles;
use mandala::rules::{Color, Player};

use super::help::{course, dealt, moves};
use crate::help::{click, notice, press, state};

#[test]
fn the_player_who_does_not_start_keeps_a_tile_by_its_letter_and_enter() {
    let mut app = dealt("");
    assert_eq!(state(&app), "start: nothing");
    press(&mut app, "o");
    assert_eq!(state(&app), "start: keep orange");
    press(&mut app, "p Enter");
    assert_eq!(moves(&app), ["two: keep purple"]);
    let game = course(&app).game();
    assert_eq!(game.swap_tile(Player::One), Some(Color::Orange));
    assert_eq!(state(&app), "turn: nothing");
}

#[test]
fn keys_go_from_one_start_tile_to_the_other() {
    let mut app = dealt("Right");
    assert_eq!(state(&app), "start: keep orange");
    press(&mut app, "Tab");
    assert_eq!(state(&app), "start: keep purple");
    press(&mut app, "Left Left");
    assert_eq!(state(&app), "start: keep purple");
    press(&mut app, "Esc");
    assert_eq!(state(&app), "start: nothing");
}

#[test]
fn only_one_of_the_two_can_be_kept() {
    let mut app = dealt("o r");
    assert_eq!(notice(&app).as_deref(), Some("Not possible: no start tile is red."));
    press(&mut app, "Enter");
    assert!(moves(&app).is_empty(), "what was chosen before is forgotten");
    let said = "Pick one of the two tiles first: press its letter.";
    assert_eq!(notice(&app).as_deref(), Some(said));
}

#[test]
fn a_start_tile_is_kept_with_two_clicks() {
    let mut app = dealt("");
    let tile = |color| Command::Tiles(Tiles::ClickStart(color));
    click(&mut app, tile(Color::Orange));
    click(&mut app, tile(Color::Purple));
    assert!(moves(&app).is_empty());
    click(&mut app, tile(Color::Purple));
    assert_eq!(moves(&app), ["two: keep purple"]);
}
