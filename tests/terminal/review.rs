//! The review of a finished game, printed into a pipe or on a terminal.

use std::fs;
use std::path::PathBuf;
use std::process::Output;

use mandala::record::cards::Record;
use mandala::rules::shuffle::Shuffler;
use mandala::texts::cards::table;

use crate::common::{names, random_record, tiles};
use crate::home::Home;
use crate::pty::Pty;

/// Puts a record into a home.
fn kept(home: &Home, record: &str) -> PathBuf {
    let path = home.path().join("game.mandala");
    fs::write(&path, record).expect("written");
    path
}

/// A game of cards of at most so many moves.
fn cards(most: usize) -> String {
    random_record(5, names(), most, &mut Shuffler::new(5)).to_string()
}

/// A game of cards that the players agreed to end after some moves: a short one, so that
/// nobody waits long for its review.
fn agreed() -> String {
    let mut record = random_record(5, names(), 14, &mut Shuffler::new(5));
    record.agree_to_end().expect("no draft is under way");
    record.to_string()
}

/// Reviews a file into a pipe.
fn reviewed(home: &Home, record: &str, options: &[&str]) -> Output {
    let path = kept(home, record);
    let mut command = home.game();
    command.args(options).arg("--review").arg(path);
    command.output().expect("it runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

#[test]
fn a_review_tells_the_curve_and_what_cost_most_and_the_same_each_time() {
    let home = Home::new();
    let record = cards(2_000);
    let once = reviewed(&home, &record, &["--ascii"]);
    assert_eq!(once.status.code(), Some(0));
    assert_eq!(text(&once.stderr), "", "no progress where nobody watches");
    let told = text(&once.stdout);
    let played: Record = record.parse().expect("a record");
    let verdict = played.game().verdict().expect("it is over");
    let result = table::result(&verdict, played.names());
    let head = format!("Review: Anna, Beth\n{result}\n\n");
    assert!(told.starts_with(&head), "{told}");
    assert!(told.is_ascii(), "{told}");
    for words in [
        "Anna's chance to win",
        "What cost most",
        " Better: ",
        "%), -",
        "A chance is the computer's estimate",
    ] {
        assert!(told.contains(words), "{words}: {told}");
    }
    // The turns stand below the curve.
    let last = told.lines().rfind(|line| line.starts_with("  |"));
    let axis = told.lines().skip_while(|line| Some(*line) != last).nth(1);
    let axis: Vec<&str> = axis.expect("a line").split_whitespace().collect();
    assert_eq!(axis.len(), 3, "{told}");
    assert_eq!(axis[0], "1", "{told}");
    assert_eq!(reviewed(&home, &record, &["--ascii"]), once);
}

#[test]
fn a_game_of_tiles_is_reviewed_too() {
    let home = Home::new();
    let record = tiles::played(tiles::WHOLE_GAME, tiles::ACTIONS).to_string();
    let answer = reviewed(&home, &record, &[]);
    assert_eq!(answer.status.code(), Some(0), "{}", text(&answer.stderr));
    let told = text(&answer.stdout);
    let head = "Review: Anna, Beth\nBeth wins 46 : 41.\n\n";
    assert!(told.starts_with(head), "{told}");
}

#[test]
fn an_unfinished_game_is_not_reviewed() {
    let home = Home::new();
    let answer = reviewed(&home, &cards(20), &[]);
    assert_eq!(answer.status.code(), Some(1));
    assert_eq!(text(&answer.stdout), "");
    let complaint = text(&answer.stderr);
    assert!(complaint.contains("still secret"), "{complaint}");
}

#[test]
fn on_a_terminal_the_progress_is_gone_when_the_review_is_there() {
    let home = Home::new();
    let path = kept(&home, &agreed());
    let arguments = ["--review", path.to_str().expect("a path")];
    let mut pty = Pty::spawn_in(home, &arguments, &[], (80, 50));
    assert_eq!(pty.wait_exit().code(), Some(0));
    let screen = pty.screen();
    assert!(screen.contains("What cost most"), "{screen}");
    assert!(!screen.contains("decisions"), "{screen}");
}

#[test]
fn a_review_goes_on_through_a_resize_and_a_key_and_esc_stops_it() {
    let home = Home::new();
    let path = kept(&home, &agreed());
    let arguments = ["--replay", path.to_str().expect("a path")];
    let mut pty = Pty::spawn_in(home, &arguments, &[], (80, 24));
    pty.wait_for("Replay: action 0 of ");
    pty.wait_frame(0);
    // However fast it is.
    let asked = |pty: &Pty| {
        pty.send("v");
        pty.wait_until("a review", |screen| {
            let text = screen.contents();
            text.contains(" decisions") || text.contains("What cost most")
        });
    };
    asked(&pty);
    pty.send("\x1b");
    pty.wait_for("Replay: action 0 of ");
    asked(&pty);
    pty.resize(100, 30);
    pty.send("x");
    pty.wait_for("What cost most");
    pty.resize(60, 20);
    pty.send("\r");
    pty.wait_for("! Better: ");
    pty.send("q");
    assert_eq!(pty.wait_exit().code(), Some(0));
}
