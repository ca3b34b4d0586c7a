//! The finished games: printed into a pipe, and looked through on a terminal.

use std::fs;
use std::process::{Output, Stdio};

use mandala::rules::shuffle::Shuffler;

use crate::common::{names, random_record, tiles};
use crate::home::Home;
use crate::pty::Pty;

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
    let dates: Vec<&str> = lines.lines().filter_map(|line| line.split('\t').next()).collect();
    assert_eq!(dates, ["2026-11-01T20:00Z", "2026-10-31T20:00Z"]);
    assert!(lines.lines().all(|line| line.split('\t').count() == 7), "{lines}");
    let aside = text(&output.stderr);
    assert!(aside.starts_with("2 games in all\n\nAnna and Beth: 2 games, "), "{aside}");
    assert!(aside.contains("mandala: "), "{aside}");
    assert!(aside.contains("2026-11-02-200000.mandala cannot be read"), "{aside}");
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
        assert!(lines.starts_with("2026-10-31T20:00Z\tcards\t"), "{options:?}: {lines}");
        assert_eq!(lines.lines().count(), 1, "{options:?}: {lines}");
    }
    let none = games(&home, &["--games", "zoe"]);
    assert_eq!(none.status.code(), Some(0));
    assert_eq!(text(&none.stdout), "");
    assert!(text(&none.stderr).starts_with("No finished game fits.\n"));
}

#[test]
fn where_there_are_games_of_another_kind_alone_nobody_is_told_that_there_are_none() {
    let home = evenings();
    let said = |options: &[&str]| text(&games(&home, options).stderr);
    let none = said(&["--games", "--game", "pyramids"]);
    assert!(none.starts_with("There is no finished game of pyramids yet.\n"), "{none}");
    let none = said(&["--games", "anna", "--game", "pyramids"]);
    let expected =
        "No finished game of pyramids fits. Leave out --game to look through all games.\n";
    assert!(none.starts_with(expected), "{none}");
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
    command.arg("--games").stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(0));
    assert!(!text(&output.stderr).contains("cannot write"));
}

#[test]
fn on_a_terminal_the_games_are_looked_through() {
    let mut pty = Pty::spawn_in(evenings(), &["--games", "beth", "--no-motion"], &[], (80, 24));
    pty.wait_for("find: beth");
    pty.wait_for("Anna and Beth: 2 games, ");
    assert!(!pty.screen().contains("2026-11-02"), "{}", pty.screen());
    pty.send("/");
    pty.wait_for("Enter go on");
    pty.send("\x7f\x7f\x7f\x7f");
    // A file without a game is listed as such, and no failure.
    pty.wait_for("no finished game: 2026-11-02-200000.mandala");
    pty.send("\r");
    pty.wait_for("Enter replay");
    pty.send("\r");
    // Where its lines break depends on the path.
    pty.wait_until("why it cannot be read", |screen| {
        let words: Vec<String> = screen.contents().split_whitespace().map(str::to_string).collect();
        words.join(" ").contains("cannot be read")
    });
    pty.send("\x1b[B");
    pty.wait_for("2 of 3");
    pty.send("\r");
    pty.wait_for("Replay: action ");
    // A picture of it lies beside the games, once.
    pty.send("p");
    pty.wait_for("The picture is saved: ");
    pty.send("e");
    pty.wait_for("What happened");
    pty.send("\x1b");
    pty.wait_for("Replay: action ");
    pty.send("p");
    pty.wait_for("The picture is saved: ");
    let pictures = fs::read_dir(pty.home().join("pictures")).expect("a directory");
    let pictures: Vec<_> = pictures.flatten().map(|entry| entry.path()).collect();
    assert_eq!(pictures.len(), 1, "{pictures:?}");
    let name = pictures[0].file_name().and_then(|it| it.to_str());
    let name = name.expect("a name");
    assert!(name.starts_with("2026-11-01-"), "{name}");
    let svg = fs::read_to_string(&pictures[0]).expect("a picture");
    assert!(svg.starts_with("<svg") && !svg.contains("picture is saved"), "{svg}");
    pty.send("\x1b");
    pty.wait_for("Past games");
    pty.send("\x1b[3~");
    pty.wait_for("Remove this game?");
    pty.send("y");
    pty.wait_for("The game is now in ");
    pty.wait_for("2 of 2");
    let removed = pty.home().join("removed/2026-11-01-200000.mandala");
    assert!(removed.is_file());
    pty.send("\x1b");
    pty.wait_for("M A N D A L A");
    pty.send("\x1b");
    assert_eq!(pty.wait_exit().code(), Some(0));
}

#[test]
fn a_file_that_vanishes_under_the_list_is_no_failure() {
    let mut pty = Pty::spawn_in(evenings(), &["--games", "--no-motion"], &[], (80, 24));
    pty.wait_for("1 of 3");
    let gone = pty.home().join("finished/2026-11-01-200000.mandala");
    fs::remove_file(gone).expect("removed");
    pty.send("\x1b[B");
    pty.wait_for("2 of 3");
    pty.send("\r");
    pty.wait_for("Cannot open ");
    pty.send("\x03");
    assert_eq!(pty.wait_exit().code(), Some(130));
}

#[test]
fn a_terminal_of_ascii_is_told_nothing_else_in_any_language() {
    let home = evenings();
    let game = home.path().join("finished/2026-11-01-200000.mandala");
    let game = game.to_str().expect("a path in Unicode");
    for tongue in ["de", "fr"] {
        let mut has_accents = false;
        for options in [
            &["--help"][..],
            &["-h"],
            &["--games"],
            &["--games", "--game", "tiles"],
            &["--replay", game],
            &["--review", game],
            &["--resume", "nowhere"],
            &["--seed", "no"],
            &["--plain"],
        ] {
            let said = |letters| {
                let out = games(&home, &[options, &["--lang", tongue, letters]].concat());
                text(&out.stdout) + &text(&out.stderr)
            };
            assert!(said("--ascii").is_ascii(), "{options:?} in {tongue}");
            has_accents |= !said("--no-ascii").is_ascii();
        }
        assert!(has_accents, "{tongue}");
    }
}
