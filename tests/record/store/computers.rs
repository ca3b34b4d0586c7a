//! Which seats a computer has is remembered with the names.

use std::fs;

use mandala::app::{Change, Habits, Party, Tongue};
use mandala::record::{Computers, Names};
use mandala::rules::{Kind, Level, Seat};
use mandala::store::HabitsFile;

use super::help::{Temp, store_at};

/// Computers in these seats, counted from 1, at these levels.
fn computers(all: &[(usize, u8)]) -> Computers {
    let put = |computers: Computers, &(seat, level): &(usize, u8)| {
        let seat = Seat::all(Seat::MOST).nth(seat - 1).expect("a seat");
        computers.with(seat, Level::new(Kind::Cards, level))
    };
    all.iter().fold(Computers::default(), put)
}

/// Some of the players of a game, computers among them.
fn party(names: &[&str], all: &[(usize, u8)]) -> Party {
    Party {
        names: Names::of_all(names.iter().copied()).expect("good names"),
        computers: computers(all),
    }
}

/// What a file of this text says once something was changed.
fn changed(text: &str, changes: &[Change]) -> (String, Habits) {
    let temp = Temp::new();
    temp.file(HabitsFile::NAME, text);
    let put = |file: &mut HabitsFile| {
        changes.iter().for_each(|change| change.put_into(file, Tongue::default()))
    };
    let file = store_at(temp.dir.clone()).change_habits(put);
    let file = file.expect("it can be written");
    let text = fs::read_to_string(file.path()).expect("it can be read");
    let (habits, wrong) = Habits::read(&file, Tongue::default());
    assert_eq!(wrong, None, "{text}");
    (text, habits)
}

/// Both changes of a game that is dealt.
fn dealt(kind: Kind, party: Party) -> [Change; 2] {
    let computers = Change::Computers(kind, party.computers);
    [computers, Change::Names(kind, party)]
}

#[test]
fn a_computer_is_written_as_in_a_record_and_read_back() {
    for kind in Kind::ALL {
        let party = party(&["Kim", "Hal"], &[(2, 1)]);
        let (text, habits) = changed("", &dealt(kind, party.clone()));
        assert_eq!(text, "computer: two 1\none: Kim\ntwo: Hal\n");
        assert_eq!(habits.computers, party.computers);
        assert_eq!(habits.names, Some(party.names));
    }
}

#[test]
fn the_name_that_a_computer_got_is_not_written_but_that_of_a_person_is() {
    let party = party(&["Kim", "Beth", "Carl", "Dora"], &[(2, 1), (4, 5)]);
    let before = "two: Hal\nfour: Max\nfive: Eve\n";
    let (text, habits) = changed(before, &dealt(Kind::Pyramids, party.clone()));
    assert_eq!(text, "computer: two 1, four 5\none: Kim\nthree: Carl\n");
    assert_eq!(habits.names, Some(party.names), "they are filled in again");
}

#[test]
fn without_computers_there_is_no_line_for_them() {
    let change = Change::Computers(Kind::Cards, Computers::default());
    let (text, habits) = changed("computer: two 4\none: Kim\n", &[change]);
    assert_eq!(text, "one: Kim\n");
    assert_eq!(habits.computers, Computers::default());
}

#[test]
fn a_computer_in_a_seat_that_a_game_does_not_have_stays_there() {
    let before = "computer: two 1, three 2\n";
    let card_game = Change::Computers(Kind::Cards, computers(&[(1, 6)]));
    assert_eq!(changed(before, &[card_game]).0, "computer: one 6, three 2\n");
    let pyramids = Change::Computers(Kind::Pyramids, computers(&[(2, 3)]));
    assert_eq!(changed(before, &[pyramids]).0, "computer: two 3\n");
}

#[test]
fn a_level_that_only_another_game_has_is_understood() {
    let (_, habits) = changed("game: tiles\ncomputer: two 6\n", &[]);
    assert_eq!(habits.computers, computers(&[(2, 6)]));
}
