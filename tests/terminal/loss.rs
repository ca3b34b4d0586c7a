//! Nothing is lost: what could not be saved is tried again, and what others do to a
//! record makes the game go on in a new file.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant, SystemTime};

use mandala::record::cards::Record;
use rustix::process::{Signal, test_kill_process};

use crate::common::load;
use crate::home::GAME;
use crate::player::{
    Ask, Chance, DEAL, Story, asked, at_many_tables, calm, covered, deal_job, hand_over, record_in,
};
use crate::prepared::{home_with, played};
use crate::pty::Pty;

const SIZE: (u16, u16) = (80, 24);
const STORE: &[(&str, &str)] = &[("MANDALA_HOME", "games")];
const CONTROL_C: [u8; 1] = [3];

/// How much room there is for a file, in bytes or `unlimited`.
fn set_room(pty: &mut Pty, bytes: &str) {
    let pid = pty.pid().as_raw_nonzero().to_string();
    let limit = format!("--fsize={bytes}:");
    let done = Command::new("prlimit").args(["--pid", &pid, &limit]).status();
    assert!(done.unwrap().success());
}

/// A game of four actions on a disk that is full now.
fn full() -> (Pty, Story, Chance) {
    let (mut story, chance) = (Story::default(), Chance(9));
    story.actions = 4;
    let options = ["--resume", "--no-motion"];
    let mut pty = Pty::job_in(home_with(&played(story.actions)), &options, &[], SIZE);
    covered(&pty);
    let size = fs::metadata(record_in(pty.home())).unwrap().len();
    set_room(&mut pty, &size.to_string());
    (pty, story, chance)
}

/// A game of which the action under review could not be saved.
pub fn unsaved() -> (Pty, Story) {
    let (pty, mut story, mut chance) = full();
    story.play(&pty, &mut chance, 1);
    pty.wait_for("Not saved");
    assert_eq!(asked(&pty.screen()), Some(Ask::HandOver));
    let record = load(&record_in(pty.home())).unwrap();
    assert_eq!(record.moves().len(), 4);
    (pty, story)
}

/// A game that both have just ended, and the end could not be saved.
fn ended_unsaved() -> Pty {
    let (pty, ..) = full();
    for key in ["q", "a", "y"] {
        pty.press(key);
    }
    pty.wait_for("Not saved: ");
    assert_eq!(asked(&pty.screen()), Some(Ask::Over));
    pty
}

fn finished(pty: &Pty) -> Record {
    let record = load(&record_in(&pty.home().join("finished"))).unwrap();
    assert!(record.game().verdict().is_some());
    record
}

#[test]
fn a_handover_saves_what_could_not_be_saved() {
    let (mut pty, story) = unsaved();
    set_room(&mut pty, "unlimited");
    hand_over(&pty);
    assert!(!pty.screen().contains("Not saved"), "{}", pty.screen());
    pty.kill9();
    pty.wait_job_exit();
    let record = load(&record_in(pty.home())).unwrap();
    assert_eq!(record.moves().len(), story.actions);
}

#[test]
fn the_question_whether_to_leave_tells_whether_the_game_is_saved_now() {
    let (mut pty, story) = unsaved();
    pty.press("q");
    pty.wait_for("could not be saved");
    pty.press("n");
    set_room(&mut pty, "unlimited");
    pty.press("q");
    pty.wait_for("The game is saved");
    let record = load(&record_in(pty.home())).unwrap();
    assert_eq!(record.moves().len(), story.actions);
    pty.send("\r");
    assert_eq!(pty.wait_job_exit(), 0);
}

#[test]
fn leaving_saves_what_could_not_be_saved() {
    let (mut pty, story) = unsaved();
    set_room(&mut pty, "unlimited");
    pty.send(CONTROL_C);
    assert_eq!(pty.wait_job_exit(), 130);
    assert!(pty.screen().contains("The game is saved"), "{}", pty.screen());
    let record = load(&record_in(pty.home())).unwrap();
    assert_eq!(record.moves().len(), story.actions);
}

#[test]
fn signals_and_a_closed_terminal_save_what_could_not_be_saved() {
    at_many_tables([Some(Signal::TERM), Some(Signal::HUP), None], |signal| {
        let (mut pty, story) = unsaved();
        set_room(&mut pty, "unlimited");
        match signal {
            Some(signal) => {
                pty.signal(signal);
                assert_eq!(pty.wait_job_exit(), 128 + signal.as_raw());
            }
            None => {
                pty.hang_up();
                pty.wait_exit();
                wait_until_gone(&mut pty);
            }
        }
        let record = load(&record_in(pty.home())).unwrap();
        assert_eq!(record.moves().len(), story.actions, "{signal:?}");
    });
}

/// Waits for the end of a game whose shell has ended before it.
fn wait_until_gone(pty: &mut Pty) {
    let pid = pty.pid();
    let deadline = Instant::now() + Duration::from_secs(10);
    while test_kill_process(pid).is_ok() && Instant::now() < deadline {
        std::thread::yield_now();
    }
    assert!(test_kill_process(pid).is_err(), "the game goes on");
}

#[test]
fn leaving_a_game_that_is_not_saved_is_a_failure() {
    let (pty, _) = unsaved();
    pty.send(CONTROL_C);
    assert_eq!(pty.wait_job_exit(), 1);
    let screen = pty.screen().replace('\n', "");
    assert!(screen.contains("mandala: the game could not be saved"), "{screen}");
    assert!(screen.contains("File too large"), "{screen}");
}

#[test]
fn the_end_of_a_game_is_saved_when_the_players_leave_or_play_another() {
    // Again, a new game, what happened, leaving, and leaving at once.
    at_many_tables(["a", "n", "e", "q", "\x03"], |key| {
        let mut pty = ended_unsaved();
        set_room(&mut pty, "unlimited");
        match key {
            "q" | "\x03" => {
                pty.send(key);
                let code = pty.wait_job_exit();
                assert_eq!(code, if key == "q" { 0 } else { 130 });
                assert!(pty.screen().contains("The record of the game: "));
            }
            _ => {
                calm();
                pty.press(key);
            }
        }
        assert_eq!(finished(&pty).moves().len(), 5, "{key:?}");
    });
}

#[test]
fn an_earlier_game_is_still_saved_when_the_players_leave() {
    // Played again at once, or from the start screen.
    at_many_tables(["a", "n"], |key| {
        let mut pty = ended_unsaved();
        calm();
        pty.press(key);
        assert!(!pty.home().join("finished").exists());
        set_room(&mut pty, "unlimited");
        pty.send(CONTROL_C);
        assert_eq!(pty.wait_job_exit(), 130, "{key}");
        assert!(pty.screen().contains("The record of the game: "));
        assert_eq!(finished(&pty).moves().len(), 5);

        let pty = ended_unsaved();
        calm();
        pty.press(key);
        pty.send(CONTROL_C);
        assert_eq!(pty.wait_job_exit(), 1, "{key}");
        let screen = pty.screen();
        assert!(screen.contains("the game could not be saved"), "{screen}");
    });
}

/// What another program does to a record.
type Deed = fn(&Path);

/// Puts another file in its place, as editors and sync tools save.
pub fn replace(path: &Path) {
    let aside = path.with_extension("tmp");
    fs::write(&aside, "something else").unwrap();
    fs::rename(aside, path).unwrap();
}

/// Overwrites the beginning and leaves the length as it is. The time is set, because
/// two writes within a few milliseconds may bear the same.
pub fn overwrite(path: &Path) {
    let text = fs::read_to_string(path).unwrap();
    fs::write(path, text.replacen("mandala", "MANDOLA", 1)).unwrap();
    let later = SystemTime::now() + Duration::from_secs(2);
    let file = File::options().write(true).open(path).unwrap();
    file.set_modified(later).unwrap();
}

/// All records in a directory but this one.
fn others(dir: &Path, path: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path());
    entries
        .filter(|entry| entry.extension().is_some_and(|end| end == "mandala"))
        .filter(|entry| entry != path)
        .collect()
}

#[test]
fn a_record_that_others_change_is_left_alone_and_the_game_goes_on_in_a_new_file() {
    const WANTED: &[&str] = &["--record", "games/ours.mandala"];
    at_many_tables([replace as Deed, overwrite], |deed| {
        at_many_tables([&[], WANTED], |options| {
            let home = crate::home::Home::new();
            let games = home.path().join("games");
            fs::create_dir(&games).unwrap();
            let args = [&DEAL[..], options].concat();
            let mut pty = Pty::spawn_in(home, &args, STORE, SIZE);
            covered(&pty);
            let (mut story, mut chance) = (Story::default(), Chance(10));
            story.play(&pty, &mut chance, 2);
            let path = record_in(&games);
            assert!(!pty.screen().contains("New file"));
            deed(&path);
            let theirs = fs::read(&path).unwrap();

            story.play(&pty, &mut chance, 1);
            pty.wait_for("New file! See q");
            story.play(&pty, &mut chance, 1);
            let [new] = &others(&games, &path)[..] else {
                panic!("one new file");
            };
            assert_eq!(load(new).unwrap().moves().len(), 4);
            assert_eq!(fs::read(&path).unwrap(), theirs);

            pty.press("q");
            let question = pty.screen();
            let name = new.file_name().unwrap().to_str().unwrap().to_string();
            let told = format!("mandala --resume games/{name}");
            assert!(question.contains("saved in a new file"), "{question}");
            assert!(question.contains(&told), "{question}");
            pty.send("\r");
            pty.wait_exit();

            let args = ["--resume", new.to_str().unwrap(), "--no-motion"];
            let pty = Pty::spawn_in(pty.take_home(), &args, STORE, SIZE);
            covered(&pty);
            story.play(&pty, &mut chance, 1);
            assert!(!pty.screen().contains("New file"));
            assert_eq!(load(new).unwrap().moves().len(), 5);
            assert_eq!(fs::read(&path).unwrap(), theirs);
        });
    });
}

#[test]
fn a_deleted_record_is_begun_anew_and_told() {
    at_many_tables([&[][..], &["--record", "game.mandala"]], |options| {
        let pty = deal_job(options, &[]);
        let (mut story, mut chance) = (Story::default(), Chance(10));
        for actions in [2, 4] {
            story.play(&pty, &mut chance, 1);
            fs::remove_file(record_in(pty.home())).unwrap();
            story.play(&pty, &mut chance, 1);
            pty.wait_for("New file! See q");
            let record = load(&record_in(pty.home())).unwrap();
            assert_eq!(record.moves().len(), actions);
        }
        let name = record_in(pty.home()).file_name().unwrap().to_owned();
        let name = name.to_str().unwrap();
        pty.send(CONTROL_C);
        assert_eq!(pty.wait_job_exit(), 130);
        let screen = pty.screen().replace('\n', "");
        for told in [
            format!("{name}: the file is no longer there."),
            "The game is saved in a new file. Go on with it: mandala --resume ".to_string(),
            format!("{name}[exit"),
        ] {
            assert!(screen.contains(&told), "{told}: {screen}");
        }
    });
}

#[test]
fn a_game_that_ends_in_a_new_file_says_where_its_record_is() {
    let pty = deal_job(&[], STORE);
    let games = pty.home().join("games");
    Story::default().play(&pty, &mut Chance(10), 2);
    let path = record_in(&games);
    replace(&path);
    hand_over(&pty);
    for key in ["q", "a", "y"] {
        pty.press(key);
    }
    let record = record_in(&games.join("finished"));
    assert!(load(&record).unwrap().game().verdict().is_some());
    let name = record.file_name().unwrap().to_str().unwrap();
    assert!(pty.screen().contains(name), "{}", pty.screen());
    assert_eq!(fs::read(&path).unwrap(), b"something else");
}

#[test]
fn a_wanted_record_that_cannot_be_created_is_told_at_once() {
    let pty = Pty::job(&["--record", "/proc/game.mandala"], &[], SIZE);
    assert_eq!(pty.wait_job_exit(), 1);
    let screen = pty.screen();
    assert!(screen.contains("mandala: cannot create /proc/game.mandala: "), "{screen}");
    assert!(!pty.raw().contains(&0x1b));

    // A full disk takes the name of a file, but nothing in it.
    let script = "trap '' XFSZ; exec prlimit --fsize=100: \"$@\" --record game.mandala";
    let args = ["-c", script, "sh", GAME];
    let pty = Pty::command_as_job("/bin/sh", &args, &[], SIZE);
    assert_eq!(pty.wait_job_exit(), 1);
    let screen = pty.screen();
    assert!(screen.contains("cannot write to game.mandala: "), "{screen}");
    assert!(!pty.raw().contains(&0x1b));
    assert_eq!(fs::read_dir(pty.home()).unwrap().count(), 0);
}

#[test]
fn a_wanted_record_of_a_game_that_is_not_dealt_leaves_no_file() {
    for leave in [Some("\x1b"), Some("\x03"), None] {
        let mut pty = Pty::job(&["--record", "game.mandala"], &[], SIZE);
        pty.wait_for("Deal the cards");
        pty.wait_frame(0);
        assert_eq!(fs::read_dir(pty.home()).unwrap().count(), 0);
        match leave {
            Some(key) => pty.send(key),
            None => pty.signal(Signal::TERM),
        }
        pty.wait_job_exit();
        assert_eq!(fs::read_dir(pty.home()).unwrap().count(), 0);
    }
}

#[test]
fn a_file_that_appears_before_the_deal_is_not_overwritten() {
    let args = ["--record", "game.mandala", "--names", "Anna,Beth", "--no-motion"];
    let pty = Pty::spawn(&args, STORE, SIZE);
    pty.wait_for("Deal the cards");
    pty.wait_frame(0);
    let path = pty.home().join("game.mandala");
    fs::write(&path, "something else").unwrap();
    // However many lines there are before the one that deals.
    for _ in 0..4 {
        if asked(&pty.screen()) != Some(Ask::Space) {
            pty.press("\r");
        }
    }
    covered(&pty);
    pty.wait_for("New file! See q");
    Story::default().play(&pty, &mut Chance(10), 1);
    assert_eq!(fs::read(&path).unwrap(), b"something else");
    let new = pty.home().join("game-2.mandala");
    assert_eq!(load(&new).unwrap().moves().len(), 1);
    pty.press("q");
    let question = pty.screen();
    assert!(question.contains("game.mandala could not be created"), "{question}");
    assert!(question.contains("mandala --resume game-2.mandala"), "{question}");
}
