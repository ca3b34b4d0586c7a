//! The review of a finished game, printed into a pipe or on a terminal.

use std::fs;
use std::path::PathBuf;
use std::process::Output;

use mandala::record::Names;
use mandala::record::{cards, pyramids};
use mandala::rules::Seat;
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::texts::ENGLISH;

use crate::common::{names, random_record, tiles};
use crate::home::Home;
use crate::pty::Pty;

/// Puts a record into a home.
fn kept(home: &Home, record: &str) -> PathBuf {
    let path = home.path().join("game.mandala");
    fs::write(&path, record).expect("written");
    path
}

/// A game of cards that is not over.
fn unfinished() -> cards::Record {
    random_record(5, names(), 12, &mut Shuffler::new(5))
}

/// The same, ended by agreement.
fn ended() -> String {
    let mut record = unfinished();
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
    let record = ended();
    let once = reviewed(&home, &record, &["--ascii"]);
    assert_eq!(once.status.code(), Some(0));
    assert_eq!(text(&once.stderr), "", "no progress where nobody watches");
    let told = text(&once.stdout);
    let played: cards::Record = record.parse().expect("a record");
    let verdict = played.game().verdict().expect("it is over");
    let result = ENGLISH.cards().result(&verdict, played.names());
    let head = format!("Review: Anna, Beth\n{result}\n\n");
    assert!(told.starts_with(&head), "{told}");
    assert!(told.is_ascii(), "{told}");
    for words in [
        "Anna's chance to win",
        "The costliest moves",
        " Better: ",
        "%), -",
        "A chance is the computer's estimate",
    ] {
        assert!(told.contains(words), "{words}: {told}");
    }
    // The turns stand below the curve.
    let lines: Vec<&str> = told.lines().collect();
    let last = lines.iter().rposition(|line| line.starts_with("  |"));
    let below = last.expect("a curve") + 1;
    let axis: Vec<&str> = lines[below].split_whitespace().collect();
    let turns: Vec<u32> = axis.iter().map(|turn| turn.parse().expect("a turn")).collect();
    assert_eq!(turns[0], 1, "{told}");
    assert!(turns.len() > 2 && turns.is_sorted(), "{told}");
    assert_eq!(reviewed(&home, &record, &["--ascii"]), once);
}

/// The numbers of the lines that end or begin with some words.
fn numbers(told: &str, is_meant: impl Fn(&str) -> bool) -> Vec<i32> {
    let lines = told.lines().map(|line| line.trim_end_matches([' ', '%']));
    let numbers = lines.filter_map(|line| line.trim().rsplit_once(' '));
    let meant = numbers.filter(|(label, _)| is_meant(label.trim_end_matches(['=', ' '])));
    meant.filter_map(|(_, number)| number.replace('−', "-").parse().ok()).collect()
}

#[test]
fn luck_and_play_add_up_to_the_way_from_the_first_chance_to_the_last() {
    let home = Home::new();
    let told = text(&reviewed(&home, &ended(), &[]).stdout);
    let is_step =
        |label: &str| label.ends_with("'s mistakes") || ["At first", "Luck"].contains(&label);
    let steps = numbers(&told, is_step);
    assert_eq!(steps.len(), 4, "{told}");
    let end = numbers(&told, |label| label == "At the end");
    assert_eq!(end, [steps.iter().sum::<i32>()], "{told}");
    for name in ["Anna", "Beth"] {
        assert!(told.contains(&format!("\n{name}: accuracy ")), "{told}");
    }
    // First of all, whether it was luck.
    let verdict = told.find("\nLuck helped ").expect("nobody won");
    assert!(verdict < told.find("What moved ").expect("a way"), "{told}");
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
    for words in ["Beth's chance to win", "The costliest moves", " Better: "] {
        assert!(told.contains(words), "{words}: {told}");
    }
    // All lies open, so nothing is luck, and all adds up without it.
    assert!(!told.contains("best luck"), "{told}");
    let is_step =
        |label: &str| label.ends_with("'s mistakes") || ["At first", "Surprises"].contains(&label);
    let steps = numbers(&told, is_step);
    assert_eq!(steps.len(), 4, "{told}");
    assert_eq!(steps.iter().sum::<i32>(), 100, "{told}");
}

/// A game of pyramids that the first player gives away by a leap to the last one but one.
fn leapt(players: &[&str]) -> pyramids::Record {
    let names = Names::of_all(players.iter().copied()).expect("good names");
    let mut record = pyramids::Record::new(42, names, Seat::default());
    for ahead in [73, 0] {
        let action = record.game().legal_actions().get(ahead).expect("one ahead");
        record.play(action).expect("legal");
    }
    record
}

#[test]
fn a_game_of_pyramids_is_reviewed_too_with_a_curve_for_each_of_several_players() {
    let home = Home::new();
    let all = ["Anna", "Beth", "Carl", "Dora", "Emil"];
    for players in [2, 5] {
        let names = &all[..players];
        let mut record = leapt(names);
        record.agree_to_end().expect("it goes on");
        let once = reviewed(&home, &record.to_string(), &["--ascii"]);
        assert_eq!(once.status.code(), Some(0), "{}", text(&once.stderr));
        let told = text(&once.stdout);
        let title = format!("Review: {}\nAnna wins, further along", names.join(", "));
        assert!(told.starts_with(&title) && told.is_ascii(), "{told}");
        for (seat, name) in names.iter().enumerate() {
            let curve = format!("\n{name}'s chance to win by turn\n  |");
            let has_one = players > 2 || seat == 0;
            assert_eq!(told.contains(&curve), has_one, "{name}: {told}");
        }
        assert!(told.contains("\nThe costliest moves"), "{told}");
        assert!(told.contains("\n      Better: Take "), "{told}");
        assert_eq!(reviewed(&home, &record.to_string(), &["--ascii"]), once);
    }
}

#[test]
fn an_unfinished_game_in_which_nothing_is_secret_is_not_reviewed_either() {
    let home = Home::new();
    let answer = reviewed(&home, &leapt(&["Anna", "Beth"]).to_string(), &[]);
    assert_eq!(answer.status.code(), Some(1));
    assert_eq!(text(&answer.stdout), "");
    let complaint = text(&answer.stderr);
    let said = "this game is not over, so it cannot be reviewed yet";
    assert!(complaint.contains(said), "{complaint}");
}

#[test]
fn an_unfinished_game_is_not_reviewed() {
    let home = Home::new();
    let answer = reviewed(&home, &unfinished().to_string(), &[]);
    assert_eq!(answer.status.code(), Some(1));
    assert_eq!(text(&answer.stdout), "");
    let complaint = text(&answer.stderr);
    assert!(complaint.contains("still secret"), "{complaint}");
}

#[test]
fn on_a_terminal_the_progress_is_gone_when_the_review_is_there() {
    let home = Home::new();
    let path = kept(&home, &ended());
    let arguments = ["--review", path.to_str().expect("a path")];
    let mut pty = Pty::spawn_in(home, &arguments, &[], (80, 50));
    assert_eq!(pty.wait_exit().code(), Some(0));
    let screen = pty.screen();
    assert!(screen.contains("The costliest moves"), "{screen}");
    assert!(!screen.contains("of 12 decisions"), "{screen}");
}

#[test]
fn ctrl_c_takes_the_progress_with_it() {
    let home = Home::new();
    let mut record = random_record(5, names(), 150, &mut Shuffler::new(5));
    if !record.game().is_over() {
        record.agree_to_end().expect("no draft is under way");
    }
    let path = kept(&home, &record.to_string());
    let arguments = ["--review", path.to_str().expect("a path")];
    let pty = Pty::job_in(home, &arguments, &[], (80, 24));
    pty.wait_for("decisions");
    pty.send([3]);
    assert_eq!(pty.wait_job_exit(), 130);
    assert_eq!(pty.screen().trim(), "[exit 130]");
}

#[test]
fn a_review_goes_on_through_a_resize_and_a_key_and_esc_stops_it() {
    let home = Home::new();
    let path = kept(&home, &ended());
    let arguments = ["--replay", path.to_str().expect("a path")];
    let mut pty = Pty::spawn_in(home, &arguments, &[], (80, 24));
    pty.wait_for("Replay: action 0 of ");
    pty.wait_frame(0);
    // However fast it is.
    let asked = |pty: &Pty| {
        pty.send("v");
        pty.wait_until("a review", |screen| {
            let text = screen.contents();
            text.contains(" decisions") || text.contains("The costliest moves")
        });
    };
    asked(&pty);
    pty.send("\x1b");
    pty.wait_for("Replay: action 0 of ");
    asked(&pty);
    pty.resize(100, 30);
    pty.send("x");
    pty.wait_for("The costliest moves");
    pty.resize(60, 20);
    pty.send("\r");
    pty.wait_for("! Better: ");
    pty.send("q");
    assert_eq!(pty.wait_exit().code(), Some(0));
}
