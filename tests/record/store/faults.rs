//! Faults of the file system, before and during a game.

use std::fs;
#[cfg(unix)]
use std::process::Command;

#[cfg(unix)]
use mandala::rules::shuffle::Shuffler;
use mandala::store::Journal;

use super::help::{Temp, message, new_game, store_at, text};
#[cfg(target_os = "linux")]
use super::help::{names, played};
#[cfg(unix)]
use super::help::{new_dir, play_one, start};
use crate::common::{load, resume};

#[test]
fn odd_files_are_refused_with_a_reason() {
    let temp = Temp::new();
    fs::create_dir(temp.dir.join("dir")).unwrap();
    let head = new_game(1).to_string();
    for (path, reason) in [
        (temp.dir.join("none"), "cannot open "),
        (temp.dir.join("dir"), "dir is a directory: name a file in it"),
        (temp.file("empty", ""), "line 1: a record begins with"),
        (temp.file("latin", b"mandala record 1\n\xe9"), "not text"),
        (temp.file("new", "mandala record 2\n"), "this is a record of version 2"),
        (temp.file("huge", head + &"\n".repeat(16 << 20)), "huge is larger than 16 MiB"),
    ] {
        for shown in [message(load(&path)), message(resume(&path))] {
            assert!(shown.contains(&*path.to_string_lossy()), "{shown}");
            assert!(shown.contains(reason), "{shown}");
        }
    }
}

#[cfg(unix)]
#[test]
fn pipes_and_devices_are_refused_at_once() {
    let dir = new_dir();
    let pipe = dir.join("pipe");
    let made = start(Command::new("mkfifo").arg(&pipe)).wait();
    assert!(made.unwrap().success());
    let _temp = Temp::of(dir);
    for path in [pipe, "/dev/null".into(), "/dev/zero".into()] {
        for shown in [message(load(&path)), message(resume(&path))] {
            assert!(shown.contains("is not a file"), "{shown}");
        }
        let shown = message(mandala::store::try_create(&path));
        assert!(shown.contains("exists already"), "{shown}");
    }
}

#[test]
fn a_file_in_place_of_the_directory_is_told() {
    let temp = Temp::new();
    let store = store_at(temp.file("state", "in the way").join("mandala"));
    let shown = message(Journal::create_in(&store, &new_game(1)));
    assert!(shown.starts_with("cannot create the directory "), "{shown}");
    let store = store_at(temp.dir.join("state"));
    let shown = message(Journal::create_in(&store, &new_game(1)));
    assert!(shown.starts_with("cannot create the directory "), "{shown}");
    #[cfg(unix)]
    {
        let shown = message(store.unfinished().map(drop));
        assert!(shown.starts_with("cannot look for games in "), "{shown}");
    }
    assert_eq!(text(&temp.dir.join("state")), "in the way");
}

#[cfg(unix)]
#[test]
fn a_file_deleted_or_replaced_during_play_is_told() {
    let temp = Temp::new();
    let store = temp.store();
    let mut record = new_game(1);
    let mut journal = Journal::create_in(&store, &record).unwrap();
    let path = journal.path().to_path_buf();
    let away = temp.dir.join("away");
    fs::rename(&path, &away).unwrap();
    play_one(&mut record, &mut Shuffler::new(1));
    let shown = message(journal.save(&record));
    assert!(shown.contains("the file is no longer there"), "{shown}");
    fs::write(&path, "other").unwrap();
    let shown = message(journal.save(&record));
    assert!(shown.contains("another file has taken its place"), "{shown}");
    assert_eq!(text(&path), "other");
    // Back in its place, the file gets what it missed.
    fs::rename(&away, &path).unwrap();
    journal.save(&record).unwrap();
    assert_eq!(text(&path), record.to_string());
}

/// The limit on the size of files stands in for the size of a disk.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_and_made_up_for_when_there_is_space_again() {
    use std::process::Stdio;
    const CHILD: &str = "MANDALA_TEST_FULL_DISK";
    if std::env::var_os(CHILD).is_none() {
        // The limit holds for a whole process, which would be killed for passing it.
        let mut command = Command::new("sh");
        command
            .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""])
            .arg(std::env::current_exe().unwrap())
            .args(["--exact", "--nocapture"])
            .arg("store::faults::a_full_disk_is_told_and_made_up_for_when_there_is_space_again")
            .env(CHILD, "1")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let output = start(&mut command).wait_with_output().unwrap();
        let shown = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{shown}");
        let ran = String::from_utf8_lossy(&output.stdout);
        assert!(ran.contains("1 passed"), "{ran}");
        return;
    }
    if Command::new("prlimit").arg("--version").output().is_err() {
        eprintln!("skipped: there is no prlimit here");
        return;
    }
    let limit = |bytes: &str| {
        let done = Command::new("prlimit")
            .args(["--pid", &std::process::id().to_string()])
            .arg(format!("--fsize={bytes}:"))
            .status();
        assert!(done.unwrap().success());
    };

    let temp = Temp::new();
    let store = temp.store();
    limit("50");
    let shown = message(Journal::create_in(&store, &new_game(5)));
    assert!(shown.starts_with("cannot save the game in "), "{shown}");
    assert_eq!(names(store.home()), [""; 0]);
    limit("unlimited");

    for space in 0..60 {
        let mut record = played(5, 6);
        let mut journal = Journal::create_in(&store, &record).unwrap();
        let path = journal.path().to_path_buf();
        let mut chance = Shuffler::new(2);
        let size = record.to_string().len() + space;
        limit(&size.to_string());
        // What does not fit may be taken back, or replace what did.
        for start in [6, 3] {
            let mut other = record.up_to(start);
            while other.to_string().len() <= size {
                assert!(play_one(&mut other, &mut chance));
            }
            message(journal.save(&other));
            journal.save(&record).unwrap();
            assert_eq!(text(&path), record.to_string());
        }
        while record.to_string().len() <= size {
            assert!(play_one(&mut record, &mut chance));
            let fits = record.to_string().len() <= size;
            assert_eq!(journal.save(&record).is_ok(), fits, "{space}");
        }
        message(journal.save(&record));
        // Killed now, the game would go on at the last move that was saved, or after
        // the next one if it can be read.
        let found = load(&path).unwrap();
        assert!(found.moves().len() + 1 >= record.moves().len());
        assert_eq!(found, record.up_to(found.moves().len()));

        assert!(play_one(&mut record, &mut chance));
        message(journal.save(&record));
        limit("unlimited");
        journal.save(&record).unwrap();
        assert_eq!(text(&path), record.to_string());
    }
}
