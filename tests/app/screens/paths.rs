//! Below the score a path of many lines ends with a mark, in every game.

use crate::common::app::App;
use mandala::app::Saving;

use crate::common::clock::rest;
use crate::help::{TURN, script};
use crate::partner::rows_of;
use crate::pyramids::help::deal;
use crate::tiles::help as tiles;

#[track_caller]
fn ends_with_a_mark(mut app: App) {
    let path = format!("/home/{}/end.txt", "far-away/".repeat(60));
    app.saved(Saving::Finished(path.into()));
    let rows = rows_of(&app);
    let screen = rows.join("\n");
    assert!(screen.contains("Record of this game: "), "{screen}");
    assert!(!screen.contains("end.txt"), "{screen}");
    assert!(rows.iter().any(|row| row.trim() == "…"), "{screen}");
}

#[test]
fn a_path_that_is_too_long_ends_with_a_mark_below_every_score() {
    let mut cards = script(TURN, "q a y");
    rest(&mut cards);
    ends_with_a_mark(cards);
    let mut tiles = tiles::script(tiles::FLIPS, "f");
    rest(&mut tiles);
    ends_with_a_mark(tiles);
    ends_with_a_mark(deal(2, "End Enter z"));
}
