//! After a game: how it came out, where its record is, and stepping through it.

use std::process::Output;

use crate::common::load;
use crate::home::Home;
use crate::player::{Chance, Story, record_in};
use crate::prepared::{played, resumed, to_the_last_draft};
use crate::pty::Pty;

const SIZE: (u16, u16) = (80, 24);

/// Steps through a game into a pipe.
fn told(arguments: &[&str], home: &str) -> Output {
    let own = Home::new();
    let mut command = own.game();
    command.args(["--home", home]).args(arguments);
    command.output().unwrap()
}

#[test]
fn after_a_finished_game_players_read_who_won_and_how_to_step_through_it() {
    let mut pty = resumed(&to_the_last_draft(played(0)), &[], &[]);
    Story::default().play_out(&pty, &mut Chance(13));
    let path = record_in(&pty.home().join("finished"));
    let record = load(&path).unwrap();
    let verdict = record.game().verdict().unwrap();
    pty.send("q");
    assert_eq!(pty.wait_exit().code(), Some(0));
    let screen = pty.screen().replace('\n', "");
    let result = mandala::texts::ENGLISH.cards().result(&verdict, record.names());
    assert!(result.contains(" : "), "{result}");
    for text in [
        result.as_str(),
        "The record of the game: ",
        "Step through it: mandala --replay ",
        path.file_name().unwrap().to_str().unwrap(),
    ] {
        assert!(screen.contains(text), "{text}: {screen}");
    }

    let home = pty.take_home();
    let games = home.path().to_str().unwrap().to_string();
    let latest = told(&["--replay"], &games);
    assert_eq!(latest.status.code(), Some(0));
    assert_eq!(latest, told(&["--replay", path.to_str().unwrap()], &games));

    let mut pty = Pty::spawn_in(home, &["--home", &games, "--replay"], &[], SIZE);
    pty.wait_for("Replay: action 0 of ");
    pty.wait_frame(0);
    pty.send("q");
    assert_eq!(pty.wait_exit().code(), Some(0));
    assert!(!pty.screen().contains("The record of the game"));
}

#[test]
fn where_no_game_was_finished_there_is_none_to_step_through() {
    let home = Home::new();
    let answer = told(&["--replay"], home.path().to_str().unwrap());
    assert_eq!(answer.status.code(), Some(1));
    assert!(answer.stdout.is_empty());
    let message = String::from_utf8(answer.stderr).unwrap();
    assert!(message.starts_with("mandala: there is no finished game in "), "{message}");
}
