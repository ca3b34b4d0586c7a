//! Which kept game the start screen offers, and when.

use mandala::rules::game::Game as _;
use std::fs::{self, File};
use std::path::Path;
use std::time::{Duration, SystemTime};

use mandala::record::cards::Record;
use mandala::record::{AnyRecord, Names};
use mandala::rules::{Kind, Seat};

use crate::common::load;
use crate::home::Home;
use crate::player::{covered, record_in};
use crate::prepared::{played, to_the_last_draft};
use crate::pty::{FRAME_END, Pty};

/// Where an offer names the turn.
const WIDE: (u16, u16) = (132, 43);

/// Keeps a text as the game played so many minutes ago.
fn keep(home: &Path, name: &str, text: &str, minutes: u64) {
    let path = home.join(name);
    fs::write(&path, text).unwrap();
    let time = SystemTime::now() - Duration::from_secs(60 * minutes);
    let file = File::options().write(true).open(path).unwrap();
    file.set_modified(time).unwrap();
}

fn finished() -> Record {
    let mut record = to_the_last_draft(played(0));
    while let Some(action) = record.game().legal_actions().get(0) {
        record.play(action).unwrap();
    }
    record
}

/// What the first picture shows, once there is an offer.
fn first_picture(pty: &Pty) -> String {
    pty.wait_for("Continue:");
    pty.wait_frame(0);
    let raw = pty.raw();
    let end = raw.windows(FRAME_END.len()).position(|at| at == FRAME_END);
    String::from_utf8_lossy(&raw[..end.expect("a picture")]).into_owned()
}

#[test]
fn the_game_played_last_is_offered_at_once() {
    let home = Home::new();
    keep(home.path(), "old.mandala", &played(2).to_string(), 9);
    keep(home.path(), "new.mandala", &played(7).to_string(), 1);
    let pty = Pty::spawn_in(home, &[], &[], WIDE);
    assert!(first_picture(&pty).contains("Continue:"));
    pty.wait_for("turn 8");
}

#[test]
fn behind_games_that_cannot_go_on_an_older_one_is_found_after_the_first_picture() {
    let home = Home::new();
    let over = finished();
    keep(home.path(), "old.mandala", &played(2).to_string(), 9);
    keep(home.path(), "nonsense.mandala", "nonsense", 3);
    keep(home.path(), "over.mandala", &over.to_string(), 2);
    keep(home.path(), "torn.mandala", "mandala rec", 1);
    let pty = Pty::spawn_in(home, &[], &[], WIDE);
    assert!(!first_picture(&pty).contains("Continue:"));
    pty.wait_for("turn 3");
    pty.wait_frame(0);
    // The finished one was put away on the way.
    let put_away = record_in(&pty.home().join("finished"));
    assert_eq!(load(&put_away).unwrap(), over);
    for (name, text) in [("nonsense.mandala", "nonsense"), ("torn.mandala", "mandala rec")] {
        assert_eq!(fs::read_to_string(pty.home().join(name)).unwrap(), text);
    }
    pty.press("\r");
    covered(&pty);
    assert!(pty.screen().contains("Deck"), "{}", pty.screen());
}

#[test]
fn a_game_of_the_kind_asked_for_is_offered_behind_any_number_of_others() {
    let home = Home::new();
    let names = Names::new("Anna", "Beth").unwrap();
    let other = AnyRecord::deal(Kind::Tiles, 3, names, Seat::default()).to_string();
    for number in 0..21 {
        keep(home.path(), &format!("{number}.mandala"), &other, number);
    }
    keep(home.path(), "old.mandala", &played(2).to_string(), 30);
    let pty = Pty::spawn_in(home, &["--game", "cards"], &[], WIDE);
    pty.wait_for("turn 3");
}

#[test]
fn where_no_game_can_go_on_none_is_offered() {
    let home = Home::new();
    keep(home.path(), "nonsense.mandala", "nonsense", 3);
    let mut pty = Pty::spawn_in(home, &[], &[], (80, 24));
    pty.wait_for("Deal the cards");
    pty.wait_quiet();
    assert!(!pty.screen().contains("Continue:"), "{}", pty.screen());
    pty.send([3]);
    assert_eq!(pty.wait_exit().code(), Some(130));
}
