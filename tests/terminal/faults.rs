//! Where games cannot be kept, play goes on and says so.

use std::fs;
use std::path::PathBuf;

use crate::common::load;
use crate::home::Home;
use crate::player::{Chance, Story, covered, deal_job, record_in};
use crate::prepared::played;
use crate::pty::Pty;

const SIZE: (u16, u16) = (80, 24);

/// Plays on though nothing is saved; the reason is told on the way out.
#[track_caller]
pub fn plays_unsaved(pty: Pty, reason: &str) {
    let (mut story, mut chance) = (Story::default(), Chance(8));
    story.play(&pty, &mut chance, 1);
    pty.wait_for("Not saved");
    story.play(&pty, &mut chance, 3);
    pty.press("q");
    pty.wait_for("could not be saved");
    pty.send("\r");
    assert_eq!(pty.wait_job_exit(), 1);
    let screen = pty.screen().replace('\n', "");
    assert!(screen.contains("the game could not be saved"), "{screen}");
    assert!(screen.contains(reason), "{screen}");
    assert!(!pty.modes().alternate_screen && !pty.modes().hide_cursor);
}

#[test]
fn a_file_in_place_of_the_directory() {
    let home = Home::new();
    let file = home.path().join("file");
    fs::write(&file, "").unwrap();
    let pty = deal_job(&["--home", file.to_str().unwrap()], &[]);
    plays_unsaved(pty, "cannot create");
    assert_eq!(fs::read(&file).unwrap(), b"");
}

#[test]
fn no_directory_known_at_all() {
    let pty = deal_job(&[], &[("HOME", ""), ("MANDALA_HOME", "")]);
    plays_unsaved(pty, "set MANDALA_HOME");
}

const STORE: &[(&str, &str)] = &[("MANDALA_HOME", "games")];

/// Six actions in a file of this name, the last of them damaged.
fn damaged(name: &str) -> (Home, PathBuf, Vec<u8>) {
    let home = Home::new();
    fs::create_dir(home.path().join("games")).unwrap();
    let path = home.path().join(name);
    let mut bytes = played(6).to_string().into_bytes();
    let end = bytes.len() - 3;
    bytes[end] ^= 1;
    fs::write(&path, &bytes).unwrap();
    (home, path, bytes)
}

#[test]
fn a_damaged_record_goes_on_before_the_damage_and_is_kept() {
    let (home, path, bytes) = damaged("games/game.mandala");
    // What was put aside before stays.
    let aside = path.with_extension("damaged");
    fs::write(&aside, "older").unwrap();

    let pty = Pty::spawn_in(home, &["--resume", "--no-motion"], STORE, SIZE);
    pty.wait_for("damaged");
    pty.wait_frame(0);
    pty.press("\r");
    covered(&pty);
    Story::default().play(&pty, &mut Chance(12), 1);
    assert!(!path.exists());
    assert_eq!(fs::read(&aside).unwrap(), b"older");
    let stem = path.file_stem().unwrap().to_str().unwrap();
    let aside = path.with_file_name(format!("{stem}-2.damaged"));
    assert_eq!(fs::read(aside).unwrap(), bytes);
    let record = load(&record_in(&pty.home().join("games"))).unwrap();
    assert_eq!(record.moves().len(), 6);
}

#[test]
fn a_damaged_record_elsewhere_goes_on_in_the_store_and_stays_as_it_is() {
    let (home, path, bytes) = damaged("game.mandala");
    let options = ["--resume", "game.mandala", "--no-motion"];
    let pty = Pty::spawn_in(home, &options, STORE, SIZE);
    pty.wait_for("is damaged");
    pty.wait_frame(0);
    pty.press("\r");
    covered(&pty);
    Story::default().play(&pty, &mut Chance(12), 1);
    assert_eq!(fs::read(&path).unwrap(), bytes);
    assert!(!path.with_extension("damaged").exists());
    let record = load(&record_in(&pty.home().join("games"))).unwrap();
    assert_eq!(record.moves().len(), 6);
}
