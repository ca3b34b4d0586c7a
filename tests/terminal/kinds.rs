//! Games of several kinds in one place: which one is meant, and which is refused.

use std::fs::{self, File};
use std::path::Path;
use std::process::Output;
use std::time::{Duration, SystemTime};

use mandala::record::{AnyRecord, Names};
use mandala::rules::{Kind, Seat};
use mandala::texts::ENGLISH;

use crate::home::Home;
use crate::player::covered;
use crate::prepared::played;
use crate::pty::Pty;

const SIZE: (u16, u16) = (80, 24);

/// A game of this kind that has just been dealt.
fn dealt(kind: Kind) -> String {
    let names = Names::new("Anna", "Beth").unwrap();
    AnyRecord::deal(kind, 42, names, Seat::default()).to_string()
}

/// Keeps a text as a game of so many minutes ago.
fn keep(path: &Path, text: &str, minutes: u64) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
    let time = SystemTime::now() - Duration::from_secs(60 * minutes);
    let file = File::options().write(true).open(path).unwrap();
    file.set_modified(time).unwrap();
}

/// A home with a finished game of each kind, the last of them played last.
fn with_all_finished() -> Home {
    let home = Home::new();
    for (kind, minutes) in Kind::ALL.into_iter().rev().zip(1..) {
        let path = home.path().join(format!("finished/{kind}.mandala"));
        keep(&path, &dealt(kind), minutes);
    }
    home
}

fn piped(home: &Home, options: &[&str]) -> Output {
    home.game().args(options).output().unwrap()
}

fn message(told: &Output) -> String {
    String::from_utf8(told.stderr.clone()).unwrap()
}

#[test]
fn a_replay_without_a_file_takes_the_latest_game_of_the_kind_that_is_asked_for() {
    let home = with_all_finished();
    let path = |kind: Kind| home.path().join(format!("finished/{kind}.mandala"));
    let by_path = |kind: Kind| piped(&home, &["--replay", path(kind).to_str().unwrap()]);
    for kind in Kind::ALL {
        let told = piped(&home, &["--replay", "--game", kind.name()]);
        assert_eq!(told.status.code(), Some(0), "{kind}: {}", message(&told));
        assert_eq!(told, by_path(kind), "{kind}");
    }
    let latest = Kind::ALL[Kind::ALL.len() - 1];
    assert_eq!(piped(&home, &["--replay"]), by_path(latest));
}

#[test]
fn a_damaged_game_of_the_kind_that_is_asked_for_is_told_as_far_as_it_is_good() {
    let home = with_all_finished();
    for kind in Kind::ALL {
        let path = home.path().join(format!("finished/{kind}.mandala"));
        keep(&path, &(dealt(kind) + "nonsense\n"), 0);
        let told = piped(&home, &["--replay", "--game", kind.name()]);
        assert_eq!(told.status.code(), Some(1), "{kind}");
        assert!(!told.stdout.is_empty(), "{kind}");
        assert!(message(&told).contains("line "), "{}", message(&told));
    }
}

#[test]
fn where_no_game_of_a_kind_was_finished_there_is_none_to_step_through() {
    for kind in Kind::ALL {
        let home = with_all_finished();
        fs::remove_file(home.path().join(format!("finished/{kind}.mandala"))).unwrap();
        keep(&home.path().join("finished/x.mandala"), "nonsense", 0);
        let told = piped(&home, &["--replay", "--game", kind.name()]);
        assert_eq!(told.status.code(), Some(1), "{kind}");
        assert!(told.stdout.is_empty(), "{kind}");
        let expected = format!("mandala: there is no finished game of {kind} in ");
        assert!(message(&told).starts_with(&expected), "{}", message(&told));
    }
}

#[test]
fn a_file_of_another_kind_is_refused_like_any_other_wrong_command_line() {
    let home = with_all_finished();
    for kind in Kind::ALL {
        let path = home.path().join(format!("finished/{kind}.mandala"));
        let path = path.to_str().unwrap();
        for other in Kind::ALL.into_iter().filter(|&other| other != kind) {
            let options = ["--replay", path, "--game", other.name()];
            let told = piped(&home, &options);
            assert_eq!(told.status.code(), Some(2), "{kind} {other}");
            assert!(told.stdout.is_empty(), "{kind} {other}");
            let expected = format!("is a game of {kind}: leave out --game, or name that one");
            assert!(message(&told).contains(&expected), "{}", message(&told));

            let options = ["--resume", path, "--game", other.name()];
            let mut pty = Pty::spawn(&options, &[], SIZE);
            assert_eq!(pty.wait_exit().code(), Some(2), "{kind} {other}");
            let screen = pty.screen().replace('\n', "");
            assert!(screen.contains(&format!("is a game of {kind}")), "{screen}");
        }
    }
}

#[test]
fn to_go_on_without_a_file_takes_the_latest_game_of_the_kind_that_is_asked_for() {
    let home = Home::new();
    keep(&home.path().join("cards.mandala"), &played(3).to_string(), 9);
    for (kind, minutes) in Kind::ALL.into_iter().skip(1).zip(1..) {
        let path = home.path().join(format!("{kind}.mandala"));
        keep(&path, &dealt(kind), minutes);
    }
    let pty = Pty::spawn_in(home, &["--resume", "--game", "cards"], &[], SIZE);
    covered(&pty);
    assert!(pty.screen().contains("Deck"), "{}", pty.screen());
}

#[test]
fn where_no_game_of_a_kind_can_go_on_that_is_said() {
    for kind in Kind::ALL {
        let home = Home::new();
        for other in Kind::ALL.into_iter().filter(|&other| other != kind) {
            let path = home.path().join(format!("{other}.mandala"));
            keep(&path, &dealt(other), 1);
        }
        let options = ["--resume", "--game", kind.name()];
        let mut pty = Pty::spawn_in(home, &options, &[], SIZE);
        assert_eq!(pty.wait_exit().code(), Some(1), "{kind}");
        let screen = pty.screen().replace('\n', "");
        let expected = format!("there is no unfinished game of {kind} in");
        assert!(screen.contains(&expected), "{screen}");
    }
}

#[test]
fn the_start_screen_opens_at_the_game_and_offers_one_of_that_kind_first() {
    for kind in Kind::ALL {
        let home = Home::new();
        for (other, minutes) in Kind::ALL.into_iter().zip(1..) {
            let path = home.path().join(format!("{other}.mandala"));
            let minutes = if other == kind { 99 } else { minutes };
            keep(&path, &dealt(other), minutes);
        }
        let mut pty = Pty::spawn_in(home, &["--game", kind.name()], &[], (132, 43));
        let words = ENGLISH.games().game(kind);
        pty.wait_for(words.subtitle[0]);
        pty.wait_for(&format!("{} with Anna and", words.label));
        pty.send([3]);
        assert_eq!(pty.wait_exit().code(), Some(130));
    }
}

#[test]
fn a_seed_opens_the_start_screen_of_the_game_that_is_named_and_else_of_cards() {
    let cards = ENGLISH.games().game(Kind::Cards);
    let home = Home::new();
    fs::write(home.path().join("settings.txt"), "game: tiles\n").unwrap();
    let mut pty = Pty::spawn_in(home, &["--seed", "42"], &[], SIZE);
    pty.wait_for(cards.deal);
    pty.send([3]);
    assert_eq!(pty.wait_exit().code(), Some(130));
    for kind in Kind::ALL {
        let mut pty = Pty::spawn(&["--seed", "42", "--game", kind.name()], &[], SIZE);
        pty.wait_for(ENGLISH.games().game(kind).deal);
        pty.send([3]);
        assert_eq!(pty.wait_exit().code(), Some(130));
    }
}

#[test]
fn a_computer_is_meant_for_cards_unless_another_game_is_named() {
    let home = Home::new();
    fs::write(home.path().join("settings.txt"), "game: tiles\n").unwrap();
    let mut pty = Pty::spawn_in(home, &["--computer", "2=6"], &[], SIZE);
    pty.wait_for(ENGLISH.games().game(Kind::Cards).deal);
    pty.wait_for("6 sharp");
    pty.send([3]);
    assert_eq!(pty.wait_exit().code(), Some(130));
}
