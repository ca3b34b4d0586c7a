//! A turn at the tile table, key by key.

use mandala::app::command::Command;
use mandala::app::tiles::Command as Tiles;
use mandala::rules::tiles::Cell;

use super::help::{FLIPS, MIDDLE, OPENING, dealt, moves, script, totals};
use crate::common::clock::{now, rest};
use crate::help::{click, notice, press, press_dead, state};

fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

#[test]
fn tab_and_enter_are_a_whole_turn_and_the_most_points_come_first() {
    let mut app = script(MIDDLE, "Tab");
    assert_eq!(state(&app), "turn: flip b4");
    press(&mut app, "Enter");
    assert_eq!(moves(&app), ["one: flip b4"]);
    assert_eq!(totals(&app), [19, 18]);
}

#[test]
fn tab_goes_through_all_that_can_be_done_and_begins_anew() {
    let mut app = script(MIDDLE, "");
    let mut seen = Vec::new();
    for _ in 0..6 {
        press(&mut app, "Tab");
        seen.push(state(&app));
    }
    let order = ["flip b4", "swap d1", "flip d2", "flip c1", "flip b3", "flip b4"];
    assert_eq!(seen, order.map(|action| format!("turn: {action}")));
    press(&mut app, "BackTab BackTab");
    assert_eq!(state(&app), "turn: flip c1");
}

#[test]
fn arrows_and_letters_move_over_the_board_and_stop_at_its_edge() {
    let mut app = script(MIDDLE, "5 a");
    assert_eq!(state(&app), "turn: no lay a5");
    press(&mut app, "Left");
    assert_eq!(state(&app), "turn: no lay a5");
    press(&mut app, "Right Down");
    assert_eq!(state(&app), "turn: flip b4");
    press(&mut app, "l h j");
    assert_eq!(state(&app), "turn: flip b3");
    press(&mut app, "8 c Up");
    assert_eq!(state(&app), "turn: no lay c8");
    press(&mut app, "Left");
    assert_eq!(state(&app), "turn: no lay c8", "the corner is cut");
}

#[test]
fn the_letter_of_a_color_goes_to_the_next_tile_to_flip_or_take() {
    let mut app = script(MIDDLE, "o");
    assert_eq!(state(&app), "turn: swap d1");
    press(&mut app, "o");
    assert_eq!(state(&app), "turn: flip d2");
    press(&mut app, "r");
    assert_eq!(state(&app), "turn: flip b3");
    press(&mut app, "y");
    assert_eq!(state(&app), "turn: nothing", "so that the next key plays nothing");
    let said = notice(&app).expect("a reason");
    assert_eq!(said, "You can neither flip nor take a yellow tile now.");
}

#[test]
fn a_row_and_a_column_lead_to_a_cell() {
    let mut app = script(MIDDLE, "4");
    assert_eq!(state(&app), "turn: row 4");
    press(&mut app, "b");
    assert_eq!(state(&app), "turn: flip b4");
    press(&mut app, "5 Esc");
    assert_eq!(state(&app), "turn: flip b4", "only the row is forgotten");
    press(&mut app, "5 3 b");
    assert_eq!(state(&app), "turn: flip b3", "the last row counts");
    press(&mut app, "8 a");
    let said = notice(&app).expect("a reason");
    assert_eq!(said, "The board has no such cell: its corners are cut.");
    assert_eq!(state(&app), "turn: nothing");
}

#[test]
fn space_changes_between_flipping_and_laying_where_both_are_allowed() {
    let mut app = script(OPENING, "2 e");
    assert_eq!(state(&app), "turn: flip e2");
    press(&mut app, "Space");
    assert_eq!(state(&app), "turn: open e2");
    press(&mut app, "Space");
    assert_eq!(state(&app), "turn: flip e2");
    press(&mut app, "5 e Space");
    assert_eq!(state(&app), "turn: open e5");
    assert_eq!(notice(&app).as_deref(), Some("Only one thing can be done on this tile."));
    press(&mut app, "2 e Space Enter");
    assert_eq!(moves(&app), ["one: open e2"]);
}

/// A held or doubled Enter plays nothing for the other player, nor again for oneself.
#[test]
fn after_every_action_nothing_is_chosen() {
    let mut app = dealt("p Enter");
    for _ in 0..3 {
        press(&mut app, "Enter");
        assert!(notice(&app).is_some());
    }
    assert_eq!(moves(&app), ["two: keep purple"]);
    press(&mut app, "Tab Enter Enter Enter");
    assert_eq!(moves(&app).len(), 2);
    let mut app = script(FLIPS, "Tab Enter Enter Enter");
    assert_eq!(moves(&app), ["two: flip d7"]);
    press(&mut app, "Tab Enter");
    rest(&mut app);
    press_dead(&mut app, "Enter Enter");
    assert_eq!(state(&app), "over", "and no rematch begins");
}

#[test]
fn a_second_click_on_a_cell_plays_and_a_third_one_does_nothing() {
    let mut app = script(MIDDLE, "");
    let at = |name| Command::Tiles(Tiles::Click(cell(name)));
    click(&mut app, at("b4"));
    assert_eq!(state(&app), "turn: flip b4");
    click(&mut app, at("d2"));
    click(&mut app, at("b4"));
    assert!(moves(&app).is_empty(), "the cursor was elsewhere");
    click(&mut app, at("b4"));
    assert_eq!(moves(&app), ["one: flip b4"]);
    for _ in 0..3 {
        click(&mut app, at("b4"));
    }
    assert_eq!(moves(&app), ["one: flip b4"]);
}

#[test]
fn a_refusal_names_the_cell_and_says_why() {
    for (keys, said) in [
        ("5 h Enter", "Cannot flip: h5 is not next to your black."),
        (
            "7 d Enter",
            "Cannot flip: d7 is not next to your red. Cannot lay: d7 is not next to your black.",
        ),
        (
            "7 d Space",
            "Cannot flip: d7 is not next to your red. Cannot lay: d7 is not next to your black.",
        ),
        ("8 c Enter", "Not possible: c8 is turned already: it is part of Beth's black."),
    ] {
        let app = script(MIDDLE, keys);
        assert_eq!(notice(&app).as_deref(), Some(said), "{keys}");
        assert!(moves(&app).is_empty());
    }
}

#[test]
fn a_bar_is_named_by_the_tile_that_would_be_touched() {
    let app = script(OPENING, "5 h Enter");
    let said =
        "Cannot flip: you have no black group yet. Cannot lay: h5 touches Beth's purple at h4.";
    assert_eq!(notice(&app).as_deref(), Some(said));
}

#[test]
fn what_was_typed_before_an_action_belongs_to_nobody_after_it() {
    let mut app = script(MIDDLE, "Tab");
    assert!(!app.take_handover());
    press(&mut app, "Enter");
    assert!(app.take_handover(), "the other player decides now");
    assert!(now() > std::time::Duration::ZERO);
}

#[test]
fn looking_at_something_else_keeps_what_is_chosen_and_coming_back_forgets_it() {
    let mut app = script(MIDDLE, "4 b ? Esc e Esc");
    assert_eq!(state(&app), "turn: flip b4");
    press(&mut app, "q n");
    app.resized(false);
    app.resized(true);
    assert_eq!(state(&app), "turn: flip b4");
    app.came_back();
    assert_eq!(state(&app), "turn: nothing");
    press(&mut app, "Enter Enter");
    assert!(moves(&app).is_empty(), "a held key plays nothing");
}

#[test]
fn where_there_is_no_chain_the_key_for_chains_says_so() {
    let mut app = script(OPENING, "w");
    let said = "There is no chain: no flip leads to another one now.";
    assert_eq!(notice(&app).as_deref(), Some(said));
    press(&mut app, "w");
    assert_eq!(notice(&app), None, "they are hidden again");
}

#[test]
fn chains_are_shown_and_hidden() {
    let mut app = script(MIDDLE, "w");
    assert_eq!(state(&app), "turn: nothing with chains");
    press(&mut app, "4 b w");
    assert_eq!(state(&app), "turn: flip b4");
}
