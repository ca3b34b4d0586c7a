//! Below the score a path of many lines has a mark in its middle, in every game.

use crate::common::app::App;
use mandala::app::Saving;

use crate::common::clock::rest;
use crate::help::{TURN, script};
use crate::partner::rows_of;
use crate::pyramids::help::deal;
use crate::tiles::help as tiles;

#[track_caller]
fn has_a_mark(mut app: App) {
    let path = format!("/home/{}/end.txt", "far-away/".repeat(60));
    app.saved(Saving::Finished(path.into()));
    let rows = rows_of(&app);
    let screen = rows.join("\n");
    assert!(screen.contains("Record of this game: "), "{screen}");
    // What the file is called, and where it lies as far as there is room.
    assert!(
        rows.iter().any(|row| row.trim().ends_with("/end.txt")),
        "{screen}"
    );
    assert!(rows.iter().any(|row| row.trim().ends_with('…')), "{screen}");
}

#[test]
fn a_path_that_is_too_long_has_a_mark_in_its_middle_below_every_score() {
    let mut cards = script(TURN, "q a y");
    rest(&mut cards);
    has_a_mark(cards);
    let mut tiles = tiles::script(tiles::FLIPS, "f");
    rest(&mut tiles);
    has_a_mark(tiles);
    has_a_mark(deal(2, "End Enter z"));
}
