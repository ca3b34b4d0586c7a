//! A picture of a record, saved in a file.

use std::fs;
use std::path::PathBuf;
use std::process::Output;

use mandala::record::cards;
use mandala::rules::Player;
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;

use crate::common::{names, random_record, tiles};
use crate::home::Home;

fn kept(home: &Home, record: &str) -> PathBuf {
    let path = home.path().join("2026-11-16-201500.mandala");
    fs::write(&path, record).expect("written");
    path
}

/// Draws a record, and gives what was said and the picture, if there is one.
fn drawn(home: &Home, record: &str, options: &[&str]) -> (Output, Option<String>) {
    let path = kept(home, record);
    let picture = home.path().join("game.svg");
    let mut command = home.game();
    command.arg("--replay").arg(path).arg("--picture").arg(&picture);
    let output = command.args(options).output().expect("it runs");
    (output, fs::read_to_string(picture).ok())
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

/// The letters of a picture, word by word.
fn words(svg: &str) -> String {
    let lines = svg.lines().filter_map(|line| line.strip_suffix("</text>"));
    let words: Vec<&str> = lines.filter_map(|line| line.rsplit('>').next()).collect();
    words.join(" ")
}

#[test]
fn a_picture_shows_the_end_or_the_turn_that_was_asked_for() {
    let record = tiles::random_record(5, 500, &mut Shuffler::new(5));
    let verdict = record.game().verdict().expect("it is over");
    let points = Player::BOTH.map(|player| verdict.scores[player].total());
    for (options, shown) in [
        (&[][..], format!("Anna {}, Beth {}", points[0], points[1])),
        (&["--at", "3"], "Anna, Beth: turn 3".to_string()),
        (&["--at", "1"], "Anna, Beth: turn 1".to_string()),
    ] {
        let home = Home::new();
        let (output, svg) = drawn(&home, &record.to_string(), options);
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        let said = text(&output.stdout);
        assert!(
            said.starts_with("The picture is saved: ") && said.ends_with("game.svg\n"),
            "{said}"
        );
        let words = words(&svg.expect("a picture"));
        let title = format!("The tile game Mandala, 2026-11-16 {shown} ");
        assert!(words.starts_with(&title), "{title}: {words}");
    }
}

#[test]
fn a_turn_that_was_never_taken_is_told_and_nothing_is_drawn() {
    let record = tiles::random_record(5, 8, &mut Shuffler::new(5));
    let turns = record.turns();
    for turn in ["99", "0", "-1"] {
        let (output, svg) = drawn(&Home::new(), &record.to_string(), &["--at", turn]);
        assert_eq!(output.status.code(), Some(2));
        let said = text(&output.stderr);
        let range = format!("there is no turn {turn}: this game has turns 1 to {turns}");
        assert!(said.contains(&range), "{said}");
        assert_eq!(svg, None);
    }
}

#[test]
fn a_picture_goes_to_the_standard_output_if_a_dash_is_named() {
    let home = Home::new();
    let record = tiles::random_record(5, 8, &mut Shuffler::new(5)).to_string();
    let (_, svg) = drawn(&home, &record, &[]);
    let mut command = home.game();
    command.arg("--replay").arg(kept(&home, &record));
    let output = command.args(["--picture", "-"]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(Some(text(&output.stdout)), svg);
}

#[test]
fn another_file_is_never_overwritten() {
    let home = Home::new();
    let picture = home.path().join("game.svg");
    fs::write(&picture, "something dear").expect("written");
    let record = tiles::random_record(5, 8, &mut Shuffler::new(5));
    let (output, svg) = drawn(&home, &record.to_string(), &[]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("exists already and is not overwritten"));
    assert_eq!(svg.as_deref(), Some("something dear"));
}

/// What a player was dealt into the Cup, as it is written where it may be seen. Hands have
/// letters that are drawn.
fn dealt(record: &cards::Record, player: Player) -> String {
    let cup = record.up_to(0).game().view(player).cup();
    let counts = cup.colors().into_iter().map(|it| format!("{}{}", it.letter(), cup.count(it)));
    counts.collect::<Vec<String>>().join(" ")
}

#[test]
fn no_picture_shows_hidden_cards_before_the_whole_game_is_over() {
    let mut record = random_record(5, names(), 12, &mut Shuffler::new(5));
    for is_over in [false, true] {
        if is_over {
            record.agree_to_end().expect("no draft is under way");
        }
        let (_, svg) = drawn(&Home::new(), &record.to_string(), &["--at", "1"]);
        let seen = words(&svg.expect("a picture"));
        for player in Player::BOTH {
            let cup = dealt(&record, player);
            assert_eq!(seen.contains(&cup), is_over, "{cup}: {seen}");
        }
    }
}
