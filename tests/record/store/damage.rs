//! Files that are torn or damaged.

use std::fs;

use mandala::record::cards::Reason;
use mandala::rules::shuffle::Shuffler;
use mandala::store::Journal;

use crate::common::{load, often, resume};

use super::help::{Temp, damage, message, names, new_game, play_one, played, store_at, text};

#[test]
fn a_torn_last_line_leaves_the_game_at_the_last_whole_action() {
    let temp = Temp::new();
    let whole = played(5, 8);
    let before = whole.up_to(7);
    let (full, short) = (whole.to_string(), before.to_string());
    for length in short.len()..=full.len() {
        let torn = &full.as_bytes()[..length];
        let path = temp.file("torn.mandala", torn);
        let (mut journal, mut record) = resume(&path).unwrap();
        assert!(record == before || record == whole, "{length}");
        // The last move is there as soon as it can be read, and surely if it has
        // ever been saved.
        assert!(record == whole || length < full.len() - 1);
        #[cfg(unix)]
        assert_eq!(fs::read(&path).unwrap(), torn);
        journal.save(&record).unwrap();
        drop(journal);
        assert_eq!(text(&path), record.to_string(), "{length}");

        fs::write(&path, torn).unwrap();
        let (mut journal, _) = resume(&path).unwrap();
        assert!(play_one(&mut record, &mut Shuffler::new(3)));
        journal.save(&record).unwrap();
        drop(journal);
        assert_eq!(text(&path), record.to_string(), "{length}");
    }
}

#[test]
fn a_tail_of_zeros_is_torn_too() {
    let temp = Temp::new();
    let record = played(5, 8);
    let path = temp.file("zeros.mandala", format!("{record}\0\0\0\0"));
    assert_eq!(load(&path).unwrap(), record);
}

#[test]
fn a_torn_head_is_no_game() {
    let temp = Temp::new();
    let record = new_game(5);
    let full = record.to_string();
    for length in 0..full.len() - 2 {
        let path = temp.file("head.mandala", &full.as_bytes()[..length]);
        // With the first player's whole name, and an end or digits, it is one.
        match resume(&path) {
            Ok((_, found)) => assert_eq!(found, record, "{length}"),
            error => assert_eq!(damage(error).good, None, "{length}"),
        }
        assert_eq!(fs::read(&path).unwrap(), &full.as_bytes()[..length]);
    }
}

#[test]
fn a_damaged_bit_is_told_and_the_file_kept() {
    let temp = Temp::new();
    let whole = played(5, often(3, 8) as usize);
    let full = whole.to_string();
    let head = new_game(5).to_string().len();
    let bits = (head..full.len()).flat_map(|at| (0..8).map(move |bit| (at, bit)));
    for (at, bit) in bits {
        let mut bytes = full.clone().into_bytes();
        bytes[at] ^= 1 << bit;
        let path = temp.file("damaged.mandala", &bytes);
        match resume(&path) {
            // Capital letters and the like make no difference.
            Ok((_, record)) => assert_eq!(record, whole, "{at} {bit}"),
            error => {
                let error = damage(error);
                let good = error.good.expect("the game up to there");
                assert_eq!(*good, whole.up_to(good.moves().len()));
                assert_eq!(good.moves().len() + 7, error.line, "{at} {bit}");
            }
        }
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
}

#[test]
fn a_damaged_game_goes_on_in_a_new_file() {
    let temp = Temp::new();
    let store = temp.store();
    let whole = played(5, 8).to_string();
    let bytes = whole.replacen("\nZoë: ", "\nZoë: x", 1);
    let path = temp.file("damaged.mandala", &bytes);
    let shown = message(load(&path));
    assert!(shown.contains("damaged.mandala is damaged: line 8: "), "{shown}");
    let error = damage(resume(&path));
    assert!(matches!(error.reason, Reason::NoAction));
    let good = error.good.unwrap();
    let journal = Journal::create_in(&store, &*good).unwrap();
    let new = journal.path().to_path_buf();
    drop(journal);
    assert_eq!(load(&new).unwrap(), *good);
    assert_eq!(text(&path), bytes);
}

#[test]
fn a_damaged_game_of_the_store_is_put_aside_under_a_free_name() {
    let temp = Temp::new();
    let store = store_at(temp.dir.clone());
    let path = temp.dir.join("a.mandala");
    for (bytes, expected) in [
        ("one", &["a.damaged"][..]),
        ("two", &["a-2.damaged", "a.damaged"]),
        ("three", &["a-2.damaged", "a-3.damaged", "a.damaged"]),
    ] {
        fs::write(&path, bytes).unwrap();
        store.put_aside(&path);
        assert_eq!(names(&temp.dir), expected);
    }
    for (name, bytes) in [("a.damaged", "one"), ("a-2.damaged", "two"), ("a-3.damaged", "three")] {
        assert_eq!(text(&temp.dir.join(name)), bytes, "none is overwritten");
    }
    // A gap is filled.
    fs::remove_file(temp.dir.join("a-2.damaged")).unwrap();
    fs::write(&path, "four").unwrap();
    store.put_aside(&path);
    assert_eq!(text(&temp.dir.join("a-2.damaged")), "four");
    assert_eq!(text(&temp.dir.join("a.damaged")), "one");
    assert_eq!(names(&temp.dir).len(), 3);
}

#[test]
fn a_damaged_game_put_aside_is_not_offered_again() {
    let temp = Temp::new();
    let store = store_at(temp.dir.clone());
    let path = temp.file("a.mandala", "damaged");
    assert_eq!(store.unfinished().unwrap().next().as_deref(), Some(path.as_path()));
    store.put_aside(&path);
    assert_eq!(store.unfinished().unwrap().next(), None);
}

#[test]
fn a_damaged_file_elsewhere_is_left_as_it_is() {
    let temp = Temp::new();
    let store = temp.store();
    fs::create_dir_all(store.home()).unwrap();
    fs::create_dir(store.home().join("finished")).unwrap();
    let outside = temp.file("outside.mandala", "damaged");
    let below = store.home().join("finished").join("below.mandala");
    fs::write(&below, "damaged").unwrap();
    for path in [&outside, &below] {
        store.put_aside(path);
        assert_eq!(text(path), "damaged");
        assert!(!path.with_extension("damaged").exists());
    }
    // Nor does a file that is gone do harm.
    store.put_aside(&store.home().join("gone.mandala"));
    assert_eq!(names(store.home()), ["finished"]);
}

#[test]
fn an_illegal_last_line_without_an_end_is_damage() {
    let temp = Temp::new();
    let path = temp.file("wrong.mandala", format!("{}Zoë: claim red", new_game(5)));
    let error = damage(load(&path));
    assert_eq!(error.line, 7);
    assert_eq!(*error.good.unwrap(), new_game(5));
}
