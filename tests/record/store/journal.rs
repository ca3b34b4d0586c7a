//! The file of a game from its first action to its end.

use std::fs;

use mandala::record::{Names, Record};
use mandala::rules::Seat;
use mandala::rules::game::Game;
use mandala::rules::shuffle::Shuffler;
use mandala::store::{Journal, try_create};

use super::help::{Temp, message, names, new_game, play_one, played, store_at, text};
use crate::common::stones::Stones;
use crate::common::{load, resume};

// Other systems let nobody read a file that is being played.
#[cfg(unix)]
#[test]
fn after_every_action_the_file_is_the_record() {
    let temp = Temp::new();
    let store = temp.store();
    let mut taken_back = 0;
    for seed in 0..4 {
        let mut chance = Shuffler::new(seed);
        let mut record = new_game(seed);
        let mut journal = Journal::create_in(&store, &record).unwrap();
        assert_eq!(text(journal.path()), record.to_string());
        while play_one(&mut record, &mut chance) {
            // Sometimes several moves come at once, or one instead of another.
            if chance.below(4) > 0 {
                journal.save(&record).unwrap();
                assert_eq!(text(journal.path()), record.to_string());
            }
            if chance.below(2) == 0 && record.take_back() {
                taken_back += 1;
                if chance.below(2) == 0 {
                    journal.save(&record).unwrap();
                    assert_eq!(text(journal.path()), record.to_string());
                }
            }
            if chance.below(8) == 0 {
                let path = journal.path().to_path_buf();
                journal.save(&record).unwrap();
                drop(journal);
                let resumed = resume(&path).unwrap();
                assert_eq!(resumed.1, record);
                (journal, record) = resumed;
            }
        }
        journal.save(&record).unwrap();
        journal.save(&record).unwrap();
        assert_eq!(text(journal.path()), record.to_string());
    }
    assert!(taken_back > 10);
}

#[test]
fn a_game_can_begin_in_the_middle() {
    let temp = Temp::new();
    let record = played(7, 9);
    let journal = Journal::create_in(&temp.store(), &record).unwrap();
    let path = journal.path().to_path_buf();
    drop(journal);
    assert_eq!(text(&path), record.to_string());
    assert_eq!(load(&path).unwrap(), record);
}

#[test]
fn a_game_written_by_hand_keeps_its_words() {
    let temp = Temp::new();
    let mut record = played(5, 2);
    let lines = record.to_string();
    let bare: Vec<_> = lines.lines().map(|l| l.split(" @").next().unwrap()).collect();
    let by_hand = format!("# At the lake\n{} # well played", bare.join("\n"));
    let path = temp.file("by-hand.mandala", &by_hand);
    let (mut journal, found) = resume(&path).unwrap();
    assert_eq!(found, record);
    play_one(&mut record, &mut Shuffler::new(3));
    journal.save(&record).unwrap();
    drop(journal);
    let printed = record.to_string();
    let third = printed.lines().last().unwrap();
    assert_eq!(text(&path), format!("{by_hand}\n{third}\n"));
    assert_eq!(load(&path).unwrap(), record);
}

#[test]
fn two_games_at_once_have_files_of_their_own() {
    let temp = Temp::new();
    let store = temp.store();
    let mut games: Vec<_> = (0..5)
        .map(|seed| {
            let record = new_game(seed);
            (Journal::create_in(&store, &record).unwrap(), record)
        })
        .collect();
    assert_eq!(names(store.home()).len(), 5);
    for _ in 0..5 {
        for (journal, record) in &mut games {
            play_one(record, &mut Shuffler::new(9));
            journal.save(record).unwrap();
        }
    }
    for (journal, record) in games {
        let path = journal.path().to_path_buf();
        drop(journal);
        assert_eq!(text(&path), record.to_string());
    }
}

#[test]
fn a_game_being_played_cannot_be_resumed_or_found() {
    let temp = Temp::new();
    let store = temp.store();
    let first = Journal::create_in(&store, &new_game(1)).unwrap();
    assert_eq!(store.unfinished().unwrap().next(), None);
    let path = first.path().to_path_buf();
    drop(first);
    assert_eq!(store.unfinished().unwrap().next(), Some(path.clone()));

    let (resumed, _) = resume(&path).unwrap();
    let shown = message(resume(&path));
    assert!(shown.starts_with("another mandala is playing the game in "), "{shown}");
    let other = Journal::create_in(&store, &new_game(2)).unwrap();
    let second = other.path().to_path_buf();
    assert_eq!(store.unfinished().unwrap().next(), None);
    drop(other);
    assert_eq!(store.unfinished().unwrap().next(), Some(second));
    drop(resumed);
}

#[test]
fn a_file_of_the_players_choice_is_never_overwritten() {
    let temp = Temp::new();
    let path = temp.dir.join("ours.txt");
    let record = played(3, 4);
    drop(Journal::create_near(&path, &record).unwrap());
    let shown = message(try_create(&path));
    assert!(shown.contains("ours.txt exists already and is not overwritten"), "{shown}");
    let other = Journal::create_near(&path, &new_game(4)).unwrap();
    assert_eq!(other.path(), temp.dir.join("ours-2.txt"));
    assert_eq!(text(&path), record.to_string());

    let shown = message(try_create(&temp.dir.join("no/such.txt")));
    assert!(shown.contains("cannot create "), "{shown}");
}

#[test]
fn a_file_of_the_players_choice_stays_where_it_is() {
    let temp = Temp::new();
    let path = temp.dir.join("ours.mandala");
    let journal = Journal::create_near(&path, &new_game(1)).unwrap();
    assert_eq!(journal.finish(&temp.store()).unwrap().path(), path);
    assert!(path.exists());
    assert_eq!(names(&temp.dir), ["ours.mandala"]);
}

#[test]
fn a_finished_game_is_moved_and_no_longer_found() {
    let temp = Temp::new();
    let store = temp.store();
    let mut record = new_game(1);
    let mut journal = Journal::create_in(&store, &record).unwrap();
    let path = journal.path().to_path_buf();
    record.agree_to_end().unwrap();
    journal.save(&record).unwrap();

    // One of the same name is there already.
    let finished = store.home().join("finished");
    fs::create_dir(&finished).unwrap();
    let taken = finished.join(path.file_name().unwrap());
    fs::write(&taken, "another game").unwrap();
    let place = journal.finish(&store).unwrap().path().to_path_buf();
    assert_eq!(text(&place), record.to_string());
    assert_eq!(text(&taken), "another game");
    assert_eq!(place.parent(), Some(&*finished));
    assert_eq!(names(&finished).len(), 2);
    assert_eq!(names(store.home()), ["finished"]);
    assert_eq!(store.unfinished().unwrap().next(), None);
}

#[test]
fn a_resumed_game_is_moved_too_when_it_ends() {
    let temp = Temp::new();
    let store = temp.store();
    let first = Journal::create_in(&store, &new_game(1)).unwrap();
    let path = first.path().to_path_buf();
    drop(first);
    let (mut journal, mut record) = resume(&path).unwrap();
    record.agree_to_end().unwrap();
    journal.save(&record).unwrap();
    let place = journal.finish(&store).unwrap().path().to_path_buf();
    assert_eq!(place.file_name(), path.file_name());
    assert_eq!(load(&place).unwrap(), record);
    assert!(!path.exists());
}

#[test]
fn a_finished_game_that_cannot_be_moved_stays() {
    let temp = Temp::new();
    let store = store_at(temp.dir.clone());
    let record = new_game(1);
    let journal = Journal::create_in(&store, &record).unwrap();
    let path = journal.path().to_path_buf();
    temp.file("finished", "in the way");
    let shown = message(journal.finish(&store));
    assert!(shown.starts_with("the finished game stays in "), "{shown}");
    assert_eq!(text(&path), record.to_string());
}

/// Only open games take back more than one move, whichever they are.
#[test]
fn moves_taken_back_are_taken_out_of_the_file() {
    let temp = Temp::new();
    let names = Names::of_all(["Anna", "Beth", "Carl"]).unwrap();
    let mut record: Record<Stones> = Record::new(42, names, Seat::default());
    let path = temp.dir.join("stones.mandala");
    let mut journal = Journal::create_near(&path, &record).unwrap();
    let mut chance = Shuffler::new(42);
    let (mut longest, mut most_taken_back) = (0, 0);
    for _ in 0..300 {
        let taken_back = (0..chance.below(6)).take_while(|_| record.take_back());
        most_taken_back = most_taken_back.max(taken_back.count());
        for _ in 0..chance.below(6) {
            let legal = record.game().legal_actions();
            if record.game().to_act().is_some() {
                let chosen = chance.below(legal.len() as u64) as usize;
                record.play(legal[chosen]).unwrap();
            }
        }
        journal.save(&record).unwrap();
        assert_eq!(text(&path), record.to_string());
        longest = longest.max(record.steps().len());
    }
    assert!(longest > 8 && most_taken_back == 5);
}

#[test]
fn another_game_does_not_go_into_the_file() {
    let temp = Temp::new();
    let path = temp.file("game.mandala", played(5, 4).to_string());
    let before = text(&path);
    let (mut journal, _) = resume(&path).unwrap();
    let shown = message(journal.save(&played(6, 4)));
    assert!(shown.ends_with("the file holds another game"), "{shown}");
    assert_eq!(text(&path), before);
}
