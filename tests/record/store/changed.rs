//! Files that others change during play, grow too long, or cannot be created.

use std::fs::{self, File};
use std::path::Path;
use std::time::{Duration, SystemTime};

use mandala::rules::shuffle::Shuffler;
use mandala::store::{Journal, Lost, try_create};

use super::help::{Temp, message, names, new_game, play_one, played, text};
use crate::common::{load, resume};

/// Another program writes to a file. The time of it is set, because two writes within a
/// few milliseconds may bear the same.
fn write_later(path: &Path, contents: impl AsRef<[u8]>) {
    fs::write(path, contents).unwrap();
    touch(path);
}

/// What another program does to a file.
#[cfg(unix)]
type Deed = fn(&Path);

fn touch(path: &Path) {
    let later = SystemTime::now() + Duration::from_secs(2);
    let file = File::options().write(true).open(path).unwrap();
    file.set_modified(later).unwrap();
}

// Other systems let nobody write to a file that is being played.
#[cfg(unix)]
#[test]
fn what_another_program_writes_into_the_file_is_noticed_and_kept() {
    let temp = Temp::new();
    let before = played(1, 6);
    let printed = before.to_string();
    let overwritten = printed.replacen("mandala record 1", "MANDALA RECORD 9", 1);
    assert_eq!(overwritten.len(), printed.len());
    for found in [
        overwritten.as_str(),
        "",
        "mandala",
        &printed[..printed.len() - 1],
        &format!("{printed}more"),
    ] {
        for taken_back in [false, true] {
            let mut record = before.clone();
            let path = temp.dir.join("game.mandala");
            let mut journal = Journal::create_near(&path, &record).unwrap();
            write_later(&path, found);
            match taken_back {
                true => record = record.up_to(5),
                false => assert!(play_one(&mut record, &mut Shuffler::new(1))),
            }
            for _ in 0..2 {
                let error = journal.save(&record).unwrap_err();
                assert_eq!(error.lost(), Some(Lost::Changed), "{found:?}");
            }
            assert_eq!(text(&path), found);
            fs::remove_file(&path).unwrap();
        }
    }
}

#[cfg(unix)]
#[test]
fn a_file_that_was_only_touched_is_still_ours() {
    let temp = Temp::new();
    let mut record = played(1, 6);
    let mut journal = Journal::create_in(&temp.store(), &record).unwrap();
    let path = journal.path().to_path_buf();
    for seed in 0..5 {
        write_later(&path, text(&path));
        assert!(play_one(&mut record, &mut Shuffler::new(seed)));
        journal.save(&record).unwrap();
        assert_eq!(text(&path), record.to_string());
    }
    drop(journal);
    // Also one that was not closed well, and is not written to yet.
    fs::write(&path, format!("{record}Anna: gr")).unwrap();
    let (mut journal, _) = resume(&path).unwrap();
    assert!(play_one(&mut record, &mut Shuffler::new(7)));
    journal.save(&record).unwrap();
    assert_eq!(text(&path), record.to_string());
}

#[cfg(unix)]
#[test]
fn a_file_that_is_lost_is_told_from_one_that_cannot_be_written() {
    let temp = Temp::new();
    let mut record = new_game(1);
    let mut journal = Journal::create_in(&temp.store(), &record).unwrap();
    let path = journal.path().to_path_buf();
    fs::remove_file(&path).unwrap();
    assert!(play_one(&mut record, &mut Shuffler::new(1)));
    let lost = journal.save(&record).unwrap_err();
    assert_eq!(lost.lost(), Some(Lost::Gone));
    fs::write(&path, record.to_string()).unwrap();
    let lost = journal.save(&record).unwrap_err();
    assert_eq!(lost.lost(), Some(Lost::Replaced));
}

#[test]
fn a_lost_game_goes_on_near_its_file_under_a_free_name() {
    let temp = Temp::new();
    let record = played(3, 4);
    let path = temp.dir.join("ours.txt");
    for name in ["ours.txt", "ours-2.txt", "ours-3.txt"] {
        let journal = Journal::create_near(&path, &record).unwrap();
        assert_eq!(journal.path(), temp.dir.join(name));
        drop(journal);
        assert_eq!(load(&temp.dir.join(name)).unwrap(), record);
    }
    fs::remove_file(temp.dir.join("ours-2.txt")).unwrap();
    let journal = Journal::create_near(&path, &record).unwrap();
    assert_eq!(journal.path(), temp.dir.join("ours-2.txt"));
}

/// A record of six actions with so long a comment that the file has this size.
fn record_of(size: usize) -> String {
    let record = played(5, 6).to_string();
    let room = size - record.len() - 2;
    format!("#{}\n{record}", "x".repeat(room))
}

#[test]
fn whatever_is_saved_can_be_read_again() {
    const LIMIT: usize = 16 << 20;
    let temp = Temp::new();
    for (size, fits) in [(2 << 20, true), (LIMIT - 200, true), (LIMIT - 3, false)] {
        let before = record_of(size);
        let path = temp.file("long.mandala", &before);
        let (mut journal, mut record) = resume(&path).unwrap();
        let known = record.clone();
        assert!(play_one(&mut record, &mut Shuffler::new(1)));
        let saved = journal.save(&record);
        drop(journal);
        if fits {
            saved.unwrap();
            assert_eq!(load(&path).unwrap(), record);
        } else {
            let shown = message(saved);
            assert!(shown.contains("would be longer than 16 MiB"), "{shown}");
            assert_eq!(load(&path).unwrap(), known);
            assert!(text(&path) == before, "the file is as it was");
        }
    }
}

#[test]
fn a_file_that_could_be_created_is_not_there_afterwards() {
    let temp = Temp::new();
    try_create(&temp.dir.join("new.mandala")).unwrap();
    assert_eq!(names(&temp.dir), [""; 0]);

    let there = temp.file("there.mandala", "something");
    let shown = message(try_create(&there));
    assert!(shown.contains("exists already and is not"), "{shown}");
    assert_eq!(text(&there), "something");

    let shown = message(try_create(&temp.dir.join("no/such.mandala")));
    assert!(shown.starts_with("cannot create "), "{shown}");
    let shown = message(try_create(&there.join("below.mandala")));
    assert!(shown.starts_with("cannot create "), "{shown}");
    assert_eq!(names(&temp.dir), ["there.mandala"]);
}

#[cfg(unix)]
#[test]
fn a_saved_game_that_others_spoil_is_noticed_and_goes_into_a_new_file() {
    let temp = Temp::new();
    let printed = played(1, 6).to_string();
    let deeds: [(Deed, Lost); 5] = [
        (|path| fs::remove_file(path).unwrap(), Lost::Gone),
        (|path| fs::remove_dir_all(path.parent().unwrap()).unwrap(), Lost::Gone),
        (|path| write_later(path, ""), Lost::Changed),
        (|path| write_later(path, text(path).replacen('m', "M", 1)), Lost::Changed),
        (
            |path| {
                fs::copy(path, path.with_extension("new"))
                    .and_then(|_| fs::rename(path.with_extension("new"), path))
                    .unwrap()
            },
            Lost::Replaced,
        ),
    ];
    for (spoil, why) in deeds {
        let mut record = played(1, 6);
        let mut journal = Journal::create_in(&temp.store(), &record).unwrap();
        let path = journal.path().to_path_buf();
        journal.check().unwrap();
        touch(&path);
        journal.check().unwrap();
        spoil(&path);
        for _ in 0..2 {
            assert_eq!(journal.check().unwrap_err().lost(), Some(why));
        }
        journal.move_near(&path).unwrap();
        journal.check().unwrap();
        assert_eq!(journal.path() == path, why == Lost::Gone);
        assert_eq!(text(journal.path()), printed);
        // It goes on there.
        assert!(play_one(&mut record, &mut Shuffler::new(1)));
        journal.save(&record).unwrap();
        assert_eq!(text(journal.path()), record.to_string());
        drop(journal);
        let _ = fs::remove_dir_all(temp.store().home());
    }
}

#[cfg(unix)]
#[test]
fn a_finished_game_is_looked_after_where_it_lies() {
    let temp = Temp::new();
    let store = temp.store();
    let mut record = played(1, 6);
    let mut journal = Journal::create_in(&store, &record).unwrap();
    record.agree_to_end().unwrap();
    journal.save(&record).unwrap();
    let mut journal = journal.finish(&store).unwrap();
    journal.check().unwrap();
    let place = journal.path().to_path_buf();
    fs::remove_file(&place).unwrap();
    assert_eq!(journal.check().unwrap_err().lost(), Some(Lost::Gone));
    journal.move_near(&place).unwrap();
    assert_eq!(text(&place), record.to_string());
}
