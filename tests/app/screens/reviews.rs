//! The review of a game and a decision on the table, as they were last looked at and found
//! good.

use std::fmt::Write;

use crate::common::app::App;
use mandala::record::Computers;
use mandala::rules::{Kind, Level, Player};

use super::dump::{PLAIN, drawn};
use super::snapshots::difference;
use crate::common::{names, tiles};
use crate::help::answer;
use crate::help::press;
use crate::review::{ended, replay};

/// The files of these pictures.
pub const FILES: [&str; 2] = ["review-cards.txt", "review-tiles.txt"];

const SIZES: [(u16, u16); 3] = [(60, 20), (80, 24), (132, 43)];

/// The list of a review, and its first decision on the table, at each size.
fn pictures(mut app: App) -> String {
    answer(&mut app);
    let mut text = String::new();
    for (what, keys) in [("list", ""), ("table", "Enter")] {
        press(&mut app, keys);
        for (width, height) in SIZES {
            let _ = writeln!(text, "== {what} {width}x{height}");
            for row in drawn(&app, PLAIN, (width, height)) {
                let _ = writeln!(text, "|{}", row.trim_end());
            }
        }
    }
    text
}

#[test]
fn every_review_looks_as_it_did() {
    let computers = Computers::default().with(Player::One, Level::new(Kind::Cards, 3));
    let cards = ended(20, names()).with_computers(computers);
    let tiles = tiles::played(tiles::WHOLE_GAME, tiles::ACTIONS);
    let texts = [pictures(replay(cards, "v")), pictures(replay(tiles, "v"))];
    let changed = FILES.iter().zip(&texts);
    let changed: Vec<String> = changed.filter_map(|(file, text)| difference(file, text)).collect();
    assert!(changed.is_empty(), "{}", changed.join("\n"));
}
