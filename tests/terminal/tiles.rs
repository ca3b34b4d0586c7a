//! Games of tiles on the terminal: played, taken back, killed and gone on with.

use mandala::rules::game::Game as _;
use std::path::Path;

use mandala::record::AnyRecord;
use mandala::record::tiles::Record;
use mandala::store;

use crate::player::{calm, choose, record_in, to_score};
use crate::pty::Pty;

const SIZE: (u16, u16) = (80, 24);
const DEAL: [&str; 9] = [
    "--game",
    "tiles",
    "--seed",
    "42",
    "--names",
    "Anna,Beth",
    "--first",
    "1",
    // The score is there as soon as the last tile is played.
    "--no-motion",
];

fn load(path: &Path) -> Record {
    match store::load(path).unwrap() {
        AnyRecord::Tiles(record) => record,
        other => panic!("a game of {}", other.kind()),
    }
}

/// A game dealt at once, which Anna starts.
fn deal() -> Pty {
    let pty = Pty::spawn(&DEAL, &[], SIZE);
    pty.wait_for("Beth, which tile do you keep");
    pty.wait_frame(0);
    pty
}

/// Keeps a start tile and makes so many turns, always what brings most.
fn play(pty: &Pty, turns: usize) {
    choose(pty, "p", "Keep purple?");
    pty.press("\r");
    pty.wait_for("Anna's turn");
    for _ in 0..turns {
        act(pty);
    }
}

/// Makes the turn that brings most.
fn act(pty: &Pty) {
    choose(pty, "\t", "Enter plays");
    pty.press("\r");
}

fn is_over(pty: &Pty) -> bool {
    pty.screen().contains("shows the score.")
}

#[test]
fn a_whole_game_of_tiles_is_played_and_then_another() {
    let mut pty = deal();
    play(&pty, 0);
    let mut keys = 2;
    while !is_over(&pty) {
        assert!(keys < 2 * 60, "the game does not end:\n{}", pty.screen());
        act(&pty);
        keys += 2;
    }
    let record = load(&record_in(&pty.home().join("finished")));
    assert!(record.game().is_over());
    assert_eq!(2 * record.moves().len(), keys, "two keys an action");
    to_score(&pty);
    let score = pty.screen();
    let verdict = record.game().verdict().expect("it is over");
    for total in verdict.scores.iter().map(|score| score.total()) {
        assert!(score.contains(&format!("{total} points")), "{score}");
    }

    calm();
    pty.press("a");
    pty.wait_for("Anna, which tile do you keep");
    pty.press("q");
    pty.wait_for("Leave the game?");
    assert!(!pty.screen().contains("end now together"), "{}", pty.screen());
    pty.send("\r");
    assert_eq!(pty.wait_exit().code(), Some(0));
}

#[test]
fn a_killed_game_of_tiles_goes_on_where_it_was() {
    let mut pty = deal();
    play(&pty, 5);
    pty.kill9();
    pty.wait_exit();
    let home = pty.take_home();
    let record = load(&record_in(home.path()));
    assert_eq!(record.moves().len(), 6);

    let mut pty = Pty::spawn_in(home, &["--resume"], &[], SIZE);
    pty.wait_for("Turn 6");
    pty.wait_for("Beth's turn");
    pty.wait_frame(0);
    act(&pty);
    pty.wait_for("Anna's turn");
    assert_eq!(load(&record_in(pty.home())).moves().len(), 7);
    pty.send([3]);
    assert_eq!(pty.wait_exit().code(), Some(130));
}

#[test]
fn what_is_taken_back_is_not_in_the_record() {
    let mut pty = deal();
    play(&pty, 2);
    let path = record_in(pty.home());
    let before = load(&path);
    act(&pty);
    pty.wait_for("Beth's turn");
    assert_eq!(load(&path).moves().len(), 4);
    pty.press("u");
    pty.wait_for("Anna's turn");
    assert_eq!(load(&path), before);
    pty.kill9();
    pty.wait_exit();
}
