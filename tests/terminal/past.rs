//! The finished games, printed into a pipe.

use std::fs;
use std::process::{Output, Stdio};

use mandala::rules::shuffle::Shuffler;

use crate::common::{names, random_record, tiles};
use crate::home::Home;

/// A home with two finished games and a file that holds none.
fn evenings() -> Home {
    let home = Home::new();
    let finished = home.path().join("finished");
    fs::create_dir(&finished).expect("a directory");
    let mut cards = random_record(5, names(), 8, &mut Shuffler::new(5));
    cards.agree_to_end().expect("no draft is under way");
    let tiles = tiles::random_record(5, 500, &mut Shuffler::new(5));
    for (name, text) in [
        ("2026-10-31-200000.mandala", cards.to_string()),
        ("2026-11-01-200000.mandala", tiles.to_string()),
        ("2026-11-02-200000.mandala", "\u{1b}[2J".to_string()),
    ] {
        fs::write(finished.join(name), text).expect("written");
    }
    home
}

fn games(home: &Home, options: &[&str]) -> Output {
    let mut command = home.game();
    command.args(options).output().expect("it runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

#[test]
fn games_are_lines_to_sort_and_cut_and_all_else_is_aside() {
    let home = evenings();
    let output = games(&home, &["--games"]);
    assert_eq!(output.status.code(), Some(0));
    let lines = text(&output.stdout);
    let dates: Vec<&str> = lines
        .lines()
        .filter_map(|line| line.split('\t').next())
        .collect();
    assert_eq!(dates, ["2026-11-01 20:00", "2026-10-31 20:00"]);
    assert!(
        lines.lines().all(|line| line.split('\t').count() == 7),
        "{lines}"
    );
    let aside = text(&output.stderr);
    assert!(
        aside.starts_with("2 games in all\n\nAnna and Beth: 2 games, "),
        "{aside}"
    );
    assert!(aside.contains("mandala: "), "{aside}");
    assert!(
        aside.contains("2026-11-02-200000.mandala cannot be read"),
        "{aside}"
    );
    assert!(!aside.contains('\u{1b}'), "{aside}");
}

#[test]
fn a_text_and_a_game_leave_out_the_others() {
    let home = evenings();
    for options in [
        &["--games", "anna october"][..],
        &["--games", "2026-10"],
        &["--games=cards"],
        &["--games", "--game", "cards"],
    ] {
        let lines = text(&games(&home, options).stdout);
        assert!(
            lines.starts_with("2026-10-31 20:00\tcards\t"),
            "{options:?}: {lines}"
        );
        assert_eq!(lines.lines().count(), 1, "{options:?}: {lines}");
    }
    let none = games(&home, &["--games", "zoe"]);
    assert_eq!(none.status.code(), Some(0));
    assert_eq!(text(&none.stdout), "");
    assert!(text(&none.stderr).starts_with("No finished game fits.\n"));
}

#[test]
fn where_nothing_was_played_that_is_said() {
    let output = games(&Home::new(), &["--games"]);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(text(&output.stdout), "");
    assert_eq!(text(&output.stderr), "There is no finished game yet.\n");
}

#[test]
fn a_reader_who_has_seen_enough_is_no_failure() {
    let home = evenings();
    let mut command = home.game();
    command
        .arg("--games")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(0));
    assert!(!text(&output.stderr).contains("cannot write"));
}
