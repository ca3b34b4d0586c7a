//! A game that two players send each other, in one file.

use std::fs;
use std::path::{Path, PathBuf};

use mandala::rules::shuffle::Shuffler;
use mandala::store;
use rustix::process::Signal;

use crate::common::{names, random_record, tiles};
use crate::home::Home;
use crate::player::choose;
use crate::pty::Pty;

const SIZE: (u16, u16) = (80, 24);

/// One of the players, with games of their own.
struct Player(Option<Home>);

impl Player {
    fn new() -> Player {
        Player(Some(Home::new()))
    }

    /// Starts the game and does something; gives what is said after leaving it.
    fn plays(&mut self, args: &[&str], play: impl FnOnce(&Pty)) -> String {
        let home = self.0.take().expect("at home");
        let mut pty = Pty::spawn_in(home, &[&["--no-motion"], args].concat(), &[], SIZE);
        play(&pty);
        assert!(pty.wait_exit().success(), "{}", pty.screen());
        let said = pty.screen();
        self.0 = Some(pty.take_home());
        said
    }
}

fn leave(pty: &Pty) {
    pty.press("q");
    pty.wait_for("Leave the game?");
    pty.send("\r");
}

/// Makes the move that is offered first, and leaves.
fn move_once(pty: &Pty, then: &str) {
    choose(pty, "\t", "Enter plays");
    pty.press("\r");
    pty.wait_for(then);
    leave(pty);
}

fn post() -> (Home, PathBuf) {
    let home = Home::new();
    let path = home.path().join("game.mandala");
    (home, path)
}

fn turns(path: &Path) -> usize {
    store::load(path).expect("a record").recorded().turns()
}

#[test]
fn two_players_send_a_game_of_tiles_back_and_forth() {
    let (_post, path) = post();
    let file = path.to_str().expect("a plain path");
    let (mut anna, mut beth) = (Player::new(), Player::new());
    let begin = [
        "--game",
        "tiles",
        "--seed",
        "42",
        "--names",
        "Anna,Beth",
        "--first",
        "Beth",
        "--record",
        file,
    ];
    let said = anna.plays(&begin, |pty| {
        pty.wait_for("Anna, which tile do you keep");
        pty.wait_frame(0);
        choose(pty, "p", "Keep purple?");
        pty.press("\r");
        pty.wait_for("Beth's turn");
        leave(pty);
    });
    assert!(said.contains("The next turn is Beth's."), "{said}");

    let first = fs::read(&path).expect("the file that Anna sent");
    let said = beth.plays(&["--resume", file], |pty| {
        pty.wait_for("Beth's turn");
        pty.wait_frame(0);
        move_once(pty, "Anna's turn");
    });
    assert!(said.contains("The next turn is Anna's."), "{said}");
    anna.plays(&["--resume", file], |pty| {
        pty.wait_for("Anna's turn");
        pty.wait_frame(0);
        move_once(pty, "Beth's turn");
    });
    assert_eq!(turns(&path), 2);

    // Beth opens the first mail once more.
    let latest = fs::read(&path).expect("the latest file");
    fs::write(&path, &first).expect("written");
    let home = beth.0.as_ref().expect("at home").path();
    let mut pty = Pty::spawn(&["--resume", file, "--home", home.to_str().unwrap()], &[], SIZE);
    assert_eq!(pty.wait_exit().code(), Some(1));
    let said = pty.screen().replace('\n', "");
    assert!(said.contains("lacks moves of this game that you have seen up to turn 1"), "{said}");
    assert_eq!(fs::read(&path).expect("the file"), first, "it is left alone");

    // What she has not seen yet goes on.
    fs::write(&path, &latest).expect("written");
    beth.plays(&["--resume", file], |pty| {
        pty.wait_for("Beth's turn");
        pty.wait_frame(0);
        move_once(pty, "Anna's turn");
    });
    assert_eq!(turns(&path), 3);
}

#[test]
fn the_file_of_a_game_of_cards_is_said_to_hold_every_card() {
    let record = random_record(5, names(), 4, &mut Shuffler::new(5));
    let (_post, path) = post();
    fs::write(&path, record.to_string()).expect("written");
    let said = Player::new().plays(&["--resume", path.to_str().unwrap()], |pty| {
        pty.wait_for("This record holds every card");
        pty.wait_frame(0);
        leave(pty);
    });
    assert!(!said.contains("The next turn is"), "{said}");
}

#[test]
fn what_was_seen_of_a_mailed_game_is_noted_also_when_a_signal_ends_it() {
    let (_post, path) = post();
    let record = tiles::random_record(5, 6, &mut Shuffler::new(5));
    fs::write(&path, record.to_string()).expect("written");
    let file = path.to_str().expect("a plain path");
    let mut pty = Pty::spawn(&["--no-motion", "--resume", file], &[], SIZE);
    pty.wait_for("'s turn");
    pty.signal(Signal::TERM);
    pty.wait_exit();
    let mailed = fs::read_dir(pty.home().join("mailed")).expect("a directory");
    let copies: Vec<_> = mailed.flatten().map(|entry| entry.path()).collect();
    assert_eq!(copies.len(), 1, "{copies:?}");
    assert_eq!(turns(&copies[0]), turns(&path));
}

#[test]
fn only_a_file_of_their_own_is_said_to_wait_for_somebody() {
    let home = Home::new();
    let path = home.path().join("2026-11-16-013005.mandala");
    let record = tiles::random_record(5, 6, &mut Shuffler::new(5));
    fs::write(&path, record.to_string()).expect("written");
    let mut player = Player(Some(home));
    let said = player.plays(&["--resume", path.to_str().unwrap()], |pty| {
        pty.wait_for("'s turn");
        pty.wait_frame(0);
        leave(pty);
    });
    assert!(said.contains("The game is saved."), "{said}");
    assert!(!said.contains("The next turn is"), "{said}");
    let mailed = player.0.as_ref().expect("at home").path().join("mailed");
    assert!(!mailed.exists());
}

#[test]
fn a_mailed_game_that_had_to_move_is_noted_where_it_is_now() {
    let (_post, path) = post();
    let record = |moves| tiles::random_record(5, moves, &mut Shuffler::new(5));
    fs::write(&path, record(6).to_string()).expect("written");
    let mut player = Player::new();
    let said = player.plays(&["--resume", path.to_str().unwrap()], |pty| {
        pty.wait_for("'s turn");
        pty.wait_frame(0);
        // Another mail is saved over the one being played.
        fs::remove_file(&path).expect("removed");
        fs::write(&path, record(2).to_string()).expect("written");
        move_once(pty, "'s turn");
    });
    assert!(said.contains("in a new file"), "{said}");
    assert!(said.contains("The next turn is"), "{said}");
    let mailed = player.0.as_ref().expect("at home").path().join("mailed");
    let copies: Vec<_> = fs::read_dir(mailed).expect("a directory").flatten().collect();
    assert_eq!(copies.len(), 1, "{copies:?}");
    assert!(turns(&copies[0].path()) > turns(&path));
}

#[test]
fn a_mailed_game_that_is_over_is_one_of_the_past_games_once() {
    let (_post, path) = post();
    let record = tiles::random_record(5, 500, &mut Shuffler::new(5));
    fs::write(&path, record.to_string()).expect("written");
    let mut player = Player::new();
    for _ in 0..2 {
        player.plays(&["--resume", path.to_str().unwrap()], |pty| {
            // This game alone, although it lies in two places.
            pty.wait_for("Anna and Beth: 1 game, ");
            pty.wait_frame(0);
            pty.send("q");
        });
        let home = player.0.as_ref().expect("at home");
        let listed = home.game().arg("--games").output().expect("it runs");
        let listed = String::from_utf8(listed.stdout).expect("text");
        assert_eq!(listed.lines().count(), 1, "{listed}");
        assert!(listed.contains("\ttiles\t"), "{listed}");
    }
    assert!(path.exists(), "the file itself stays where it is");
}
