//! What is typed ahead plays for nobody else: after an action, something is chosen only
//! once the next player has seen it.

use crate::common::app::App;
use mandala::app::command::Command;
use mandala::app::keymap::Context;
use mandala::app::tiles::Command as Tiles;
use mandala::rules::Kind;
use mandala::rules::tiles::Cell;

use crate::calm::tap;
use crate::common::clock::{now, wait};
use crate::help::without_motion;
use crate::help::{TURN, answer, moves, script, state};
use crate::partner::party_of;
use crate::tiles::help::{self as tiles, FLIPS, MIDDLE};
use crate::{help, pyramids};

/// Types keys that come at this pace in milliseconds, as the terminal does, at a table that
/// was looked at long enough.
fn type_ahead(app: &mut App, gap: u64, keys: &str) {
    app.shown(now());
    wait(10_000);
    for word in keys.split_whitespace() {
        tap(app, word);
        wait(gap);
    }
}

/// Tables of people, and keys that play a turn at each.
fn tables() -> [(&'static str, App, &'static str); 4] {
    [
        ("start tiles", tiles::dealt(""), "Tab Enter"),
        ("tiles", tiles::script(MIDDLE, ""), "Tab Enter"),
        ("pyramids", pyramids::help::deal(3, ""), "Tab Enter"),
        ("a draft", script(TURN, "Space b m 1 Enter"), "Tab Enter"),
    ]
}

fn turns_of(app: &App) -> usize {
    let table = app.table().expect("a table");
    let cards = table.cards().map(|course| course.moves().len());
    let tiles = table.tiles().map(|course| course.moves().len());
    let pyramids = table.pyramids().map(|course| course.moves().len());
    cards.or(tiles).or(pyramids).expect("a game")
}

#[test]
fn whole_turns_typed_ahead_play_for_one_player_alone() {
    for gap in [0, 1, 5, 16, 33, 66, 100, 149] {
        for (table, mut app, keys) in tables() {
            let before = turns_of(&app);
            type_ahead(&mut app, gap, &[keys; 8].join(" "));
            assert_eq!(turns_of(&app), before + 1, "{table}, {gap} ms apart");
        }
        let mut app = tiles::script(MIDDLE, "");
        type_ahead(&mut app, gap, "3 b Enter 4 b Enter 3 c Enter 4 c Enter");
        assert_eq!(turns_of(&app), 1, "tiles by name, {gap} ms apart");
    }
}

#[test]
fn who_has_seen_the_table_is_not_kept_waiting() {
    for (table, mut app, keys) in tables() {
        let before = turns_of(&app);
        type_ahead(&mut app, 150, &[keys; 2].join(" "));
        assert_eq!(turns_of(&app), before + 2, "{table}");
        // Once a key was meant, the next ones may come as fast as they like.
        let (_, mut app, _) = tables().into_iter().find(|it| it.0 == table).expect("it");
        type_ahead(&mut app, 1, keys);
        wait(150);
        type_ahead(&mut app, 1, keys);
        assert_eq!(turns_of(&app), before + 2, "{table}");
    }
}

#[test]
fn the_time_counts_from_when_the_action_was_shown() {
    let mut app = tiles::script(MIDDLE, "");
    type_ahead(&mut app, 0, "3 b");
    app.update(Command::Confirm, now());
    // The disk is slow.
    wait(5_000);
    app.update(Command::Next, now());
    assert_eq!(state(&app), "turn: nothing");
    app.shown(now());
    wait(149);
    tap(&mut app, "Tab");
    assert_eq!(state(&app), "turn: nothing");
    wait(150);
    tap(&mut app, "Tab");
    assert_ne!(state(&app), "turn: nothing");
}

#[test]
fn a_double_click_too_many_chooses_nothing_for_the_next_player() {
    let mut app = tiles::script(MIDDLE, "");
    app.shown(now());
    wait(1_000);
    let cell = |column, row| Command::Tiles(Tiles::Click(Cell::new(column, row).expect("a cell")));
    for click in [cell(1, 3), cell(1, 3), cell(2, 3), cell(2, 3)] {
        app.update(click, now());
        app.shown(now());
        wait(60);
        // The button is let go.
        app.touched(now());
        wait(60);
    }
    assert_eq!(turns_of(&app), 1);
    assert_eq!(state(&app), "turn: nothing");
}

#[test]
fn ones_own_flips_at_the_end_may_follow_at_any_pace() {
    let mut app = tiles::script(FLIPS, "");
    let before = turns_of(&app);
    type_ahead(&mut app, 1, "Tab Enter Tab Enter");
    assert_eq!(turns_of(&app), before + 2);
}

#[test]
fn what_chooses_nothing_is_done_at_once() {
    for (key, context) in [("?", Context::Help), ("e", Context::Log)] {
        let mut app = tiles::script(MIDDLE, "");
        type_ahead(&mut app, 1, "3 b Enter");
        tap(&mut app, key);
        assert_eq!(app.context(), context);
    }
    let mut app = tiles::script(MIDDLE, "");
    type_ahead(&mut app, 1, "3 b Enter u");
    assert_eq!(turns_of(&app), 0);
}

#[test]
fn a_practiced_player_needs_no_pause_after_turning_their_cards_up() {
    let mut app = script(TURN, "");
    type_ahead(&mut app, 1, "Space r 1 Enter");
    assert_eq!(moves(&app).len(), 1);
}

#[test]
fn a_computers_answer_has_to_be_seen_before_it_is_answered() {
    let mut course = tiles::position(MIDDLE);
    course.seat(party_of(Kind::Tiles, 0, 1).computers);
    let mut app = App::resume(without_motion(), help::seeds(1), course);
    type_ahead(&mut app, 33, "3 b Enter");
    answer(&mut app);
    app.shown(now());
    for word in ["Tab", "Enter", "Tab", "Enter"] {
        wait(33);
        tap(&mut app, word);
    }
    assert_eq!(turns_of(&app), 2);
    wait(150);
    tap(&mut app, "Tab");
    tap(&mut app, "Enter");
    assert_eq!(turns_of(&app), 3);
}
