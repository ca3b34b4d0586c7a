//! Seats that a computer has: printed in the head and read back, and what can be wrong
//! with that line.

use crate::common::{by_hand, for_each_seed, names, random_record};
use mandala::record::cards::{Reason, Record, RecordError};
use mandala::record::{AnyRecordError, Computers, NoComputer};
use mandala::rules::cards::Action;
use mandala::rules::game::{Game as _, Report as _};
use mandala::rules::{Kind, Level, Player};
use mandala::texts::ENGLISH;

fn level(number: u8) -> Option<Level> {
    Level::new(Kind::Cards, number)
}

fn read(text: &str) -> Result<Record, RecordError> {
    Record::parse(text.as_bytes())
}

/// A record with this line about computers, without check digits.
fn text(line: &str) -> String {
    format!("mandala record 1\nseed: 42\none: Anna\ntwo: Beth\n{line}\nfirst: Anna\n")
}

#[test]
fn a_game_with_a_computer_says_so_between_the_names_and_who_starts() {
    let computers = Computers::default().with(Player::Two, level(4));
    let record = Record::new(42, names(), Player::One).with_computers(computers);
    let head = record.to_string();
    let lines: Vec<&str> = head.lines().collect();
    assert_eq!(lines[3], "two: Beth");
    assert_eq!(lines[4], "computer: two 4");
    assert!(lines[5].starts_with("first: Anna @"));
}

#[test]
fn several_computers_are_written_in_seating_order() {
    let both = Computers::default().with(Player::Two, level(1)).with(Player::One, level(6));
    assert_eq!(both.to_string(), "one 6, two 1");
    let record = read(&text("computer: TWO 1 ,one  6")).expect("any order is read");
    assert_eq!(*record.computers(), both);
    assert!(record.to_string().contains("\ncomputer: one 6, two 1\n"));
}

#[test]
fn records_of_people_have_no_such_line() {
    let people = Record::new(42, names(), Player::One);
    assert!(!people.to_string().contains("computer"));
    let again = people.clone().with_computers(Computers::default());
    assert_eq!(again.to_string(), people.to_string());
}

#[test]
fn a_game_with_computers_is_printed_and_read_back_with_all_its_moves() {
    for_each_seed(0..40, |seed, chance| {
        let computers = Computers::default()
            .with(Player::One, level((seed % 7) as u8))
            .with(Player::Two, level((seed / 7) as u8));
        let record = random_record(seed, names(), 30, chance).with_computers(computers);
        let text = record.to_string();
        let again = read(&text).expect("a printed record can be read");
        assert_eq!(again, record);
        assert_eq!(*again.computers(), computers);
        assert_eq!(again.to_string(), text);
        assert_eq!(read(&by_hand(&record)), Ok(record.clone()));
        assert_eq!(*record.up_to(3).computers(), computers);
    });
}

#[test]
fn the_check_digits_cover_who_is_a_computer() {
    let computers = Computers::default().with(Player::Two, level(4));
    let record = Record::new(42, names(), Player::One).with_computers(computers);
    let forged = record.to_string().replace("two 4", "two 1");
    let error = read(&forged).expect_err("another level");
    assert_eq!((error.line, error.reason), (6, Reason::Damaged));
}

#[test]
fn a_line_that_names_no_computer_of_this_game_is_refused() {
    for (line, expected) in [
        ("computer:", NoComputer::Form),
        ("computer: two", NoComputer::Form),
        ("computer: two four", NoComputer::Form),
        ("computer: two 4 5", NoComputer::Form),
        ("computer: two 4,", NoComputer::Form),
        ("computer: Beth 4", NoComputer::Seat),
        ("computer: three 4", NoComputer::Seat),
        ("computer: two 4, two 4", NoComputer::Twice),
        ("computer: two 8", NoComputer::Level(Kind::Cards)),
        ("computer: two 0", NoComputer::Level(Kind::Cards)),
    ] {
        let error = read(&text(line)).expect_err(line);
        assert_eq!(error.line, 5, "{line}");
        assert_eq!(error.reason, Reason::Computers(expected), "{line}");
        assert!(error.good.is_none());
    }
}

#[test]
fn a_level_that_the_program_does_not_have_is_told_with_those_it_has() {
    let error = read(&text("computer: two 9")).expect_err("seven levels");
    assert_eq!(
        ENGLISH.records().record_error(&AnyRecordError::Cards(error)),
        "line 5: in cards a computer plays at level 1 to 7"
    );
}

/// What it plays tells of its hand, so that nobody can try again with that knowledge.
#[test]
fn a_card_that_a_computer_plays_makes_what_came_before_firm() {
    let computers = Computers::default().with(Player::Two, level(4));
    let mut record = Record::new(42, names(), Player::One).with_computers(computers);
    record.play("grow left green 1".parse().expect("an action")).expect("legal");
    assert_eq!(record.loose(), 1, "one's own play can be taken back");
    let field = |action: &Action| matches!(action, Action::Grow { count: 1, .. });
    let answer = record.game().legal_actions().into_iter().find(field);
    let report = record.play(answer.expect("a Field play")).expect("legal");
    assert!(report.revealed_nothing());
    assert_eq!(record.loose(), 1, "at most its own answer");
    assert_eq!(Record::parse(record.to_string().as_bytes()), Ok(record));
}
