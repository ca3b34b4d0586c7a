//! Below the score stands where the record is, or what its file is called, in every game.

use crate::common::app::App;
use mandala::app::{Saving, Tongue};

use super::dump::{PLAIN, draw_in};
use crate::common::clock::rest;
use crate::help::{TURN, script};
use crate::pyramids::help::deal;
use crate::tiles::help as tiles;

/// A game of each kind that has just ended.
fn ended() -> [App; 3] {
    let mut cards = script(TURN, "q a y");
    rest(&mut cards);
    let mut tiles = tiles::script(tiles::FLIPS, "f");
    rest(&mut tiles);
    [cards, tiles, deal(2, "End Enter z")]
}

/// The last of these words is on a row of every score, however small the screen is.
#[track_caller]
fn says(path: &str, words: &str) {
    for mut app in ended() {
        app.saved(Saving::Finished(path.into()));
        for tongue in Tongue::ALL {
            for size in [(60, 20), (80, 24), (132, 43)] {
                let (rows, _) = draw_in(&app, tongue, PLAIN, size);
                let screen = rows.join("\n");
                assert!(
                    rows.iter().any(|row| row.trim_end().ends_with(words)),
                    "{size:?} {tongue:?}\n{screen}"
                );
            }
        }
    }
}

#[test]
fn below_every_score_stands_what_the_record_is_called() {
    says(
        "/home/anna/.local/state/mandala/finished/2026-11-17-110035.mandala",
        "2026-11-17-110035.mandala",
    );
}

#[test]
fn a_path_that_is_too_long_gives_way_to_what_the_file_is_called() {
    let path = format!("/home/{}/end.txt", "far-away/".repeat(60));
    says(&path, ": end.txt");
    let path = format!("/home/anna/{}end.txt", "long-".repeat(40));
    says(&path, "-end.txt");
}
