//! What others do to a record after the last action is noticed before the players are
//! told that their game is saved; and what cannot be saved is told, however it ends.

use mandala::rules::game::Game as _;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use rustix::process::Signal;

use crate::common::load;
use crate::loss::{overwrite, replace, unsaved};
use crate::player::{Chance, Story, at_many_tables, deal_job, hand_over, record_in};
use crate::pty::Pty;

const STORE: &[(&str, &str)] = &[("MANDALA_HOME", "games")];

/// What another program does to a record.
type Deed = fn(&Path);

const DEEDS: [(&str, Deed); 5] = [
    ("deleted", |path| fs::remove_file(path).unwrap()),
    ("replaced", replace),
    ("overwritten", overwrite),
    ("truncated", |path| {
        File::options().write(true).open(path).and_then(|file| file.set_len(10)).unwrap();
    }),
    ("removed with its directory", |path| {
        fs::remove_dir_all(path.parent().unwrap()).unwrap();
    }),
];

/// What the players do next.
#[derive(Clone, Copy, Debug)]
enum Next {
    HandOver,
    Leave,
    ControlC,
    Terminate,
}

/// The sound records in a directory.
fn sound(dir: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path());
    paths.filter(|path| load(path).is_ok()).collect()
}

/// What was told after the game, in one line.
fn told(pty: &Pty) -> String {
    pty.screen().replace('\n', "")
}

#[test]
fn a_record_spoiled_after_the_last_action_is_written_anew_and_told() {
    use Next::{ControlC, HandOver, Leave, Terminate};
    for (what, deed) in DEEDS {
        at_many_tables([HandOver, Leave, ControlC, Terminate], |next| {
            let mut pty = deal_job(&[], STORE);
            let games = pty.home().join("games");
            Story::default().play(&pty, &mut Chance(10), 1);
            deed(&record_in(&games));
            match next {
                HandOver => {
                    hand_over(&pty);
                    pty.wait_for("New file! See q");
                }
                Leave => {
                    pty.press("q");
                    pty.wait_for("saved in a new file");
                    pty.send("\r");
                    assert_eq!(pty.wait_job_exit(), 0, "{what}");
                }
                ControlC => {
                    pty.send([3]);
                    assert_eq!(pty.wait_job_exit(), 130, "{what}");
                }
                Terminate => {
                    pty.signal(Signal::TERM);
                    assert_eq!(pty.wait_job_exit(), 143, "{what}");
                }
            }
            let [new] = &sound(&games)[..] else {
                panic!("{what}, {next:?}: one sound record");
            };
            assert_eq!(load(new).unwrap().moves().len(), 1, "{what}, {next:?}");
            if !matches!(next, HandOver) {
                let name = new.file_name().unwrap().to_str().unwrap();
                let command = format!("new file. Go on with it: mandala --resume games/{name}[");
                let told = told(&pty);
                assert!(told.contains(&command), "{what}, {next:?}: {told}");
            }
        });
    }
}

#[test]
fn a_spoiled_record_that_cannot_be_written_anew_is_a_failure() {
    at_many_tables([(None, 1), (Some(Signal::TERM), 143)], |(signal, code)| {
        let mut pty = deal_job(&[], STORE);
        let games = pty.home().join("games");
        Story::default().play(&pty, &mut Chance(10), 1);
        fs::remove_dir_all(&games).unwrap();
        fs::write(&games, "in the way").unwrap();
        match signal {
            Some(signal) => pty.signal(signal),
            None => pty.send([3]),
        }
        assert_eq!(pty.wait_job_exit(), code);
        let told = told(&pty);
        assert!(told.contains("mandala: the game could not be saved: "), "{told}");
        assert!(!told.contains("The game is saved"), "{told}");
    });
}

#[test]
fn the_record_of_a_finished_game_is_looked_after_until_the_players_leave() {
    let pty = deal_job(&[], STORE);
    Story::default().play(&pty, &mut Chance(10), 1);
    for key in ["q", "a", "y"] {
        pty.press(key);
    }
    let finished = pty.home().join("games/finished");
    let path = record_in(&finished);
    replace(&path);
    pty.send("q");
    assert_eq!(pty.wait_job_exit(), 0);
    let [new] = &sound(&finished)[..] else {
        panic!("one sound record");
    };
    assert!(load(new).unwrap().game().is_over());
    let name = new.file_name().unwrap().to_str().unwrap();
    assert_ne!(new, &path);
    let told = told(&pty);
    let place = format!("The record of the game: games/finished/{name}");
    assert!(told.contains(&place), "{told}");
}

#[test]
fn a_game_that_a_signal_ends_unsaved_says_so() {
    at_many_tables([Signal::TERM, Signal::HUP, Signal::INT], |signal| {
        let (mut pty, _) = unsaved();
        pty.signal(signal);
        assert_eq!(pty.wait_job_exit(), 128 + signal.as_raw());
        let told = told(&pty);
        assert!(told.contains("mandala: the game could not be saved: "), "{told}");
        assert!(told.contains("File too large"), "{told}");
        assert!(!pty.modes().alternate_screen);
    });
}
