//! The record of a game for several players in which everything lies open.

use crate::common::stones::{Action, Heap, Refused, Stones};
use crate::common::{names_of as names, seat};
use mandala::record::{NameError, Reason, Record, RecordError};
use mandala::rules::game::Game;

/// Three players with a heap of nine; Beth starts, so Anna says how it stays.
fn nine() -> Record<Stones> {
    Record::from_layout(Heap(9), 0, names(3), seat(2)).expect("a good heap")
}

fn read(text: &str) -> Result<Record<Stones>, RecordError<Stones>> {
    text.parse()
}

#[test]
fn the_head_names_all_players_and_who_starts() {
    for players in 2..=5 {
        let record: Record<Stones> = Record::new(42, names(players), seat(2));
        let text = record.to_string();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[..2], ["mandala record 1", "seed: 42"]);
        for (at, line) in lines[2..2 + players].iter().enumerate() {
            assert_eq!(
                *line,
                format!("{}: {}", seat(at + 1), ["Anna", "Beth", "Carl", "Dora", "Emil"][at])
            );
        }
        assert!(lines[2 + players].starts_with("first: Beth @"), "{text}");
        assert_eq!(read(&text), Ok(record));
    }
}

#[test]
fn a_layout_stands_in_place_of_the_seed() {
    let mut record = nine();
    record.play(Action::Keep).expect("Anna keeps the heap");
    let text = record.to_string();
    assert!(text.starts_with(
        "mandala record 1\nheap: 9\none: Anna\ntwo: Beth\nthree: Carl\nfirst: Beth @"
    ));
    assert!(text.contains("\nAnna: keep @"));
    assert_eq!(read(&text).as_ref(), Ok(&record));
    assert_eq!(record.layout(), Some(&Heap(9)));

    let both = text.replace("heap: 9\n", "seed: 1\nheap: 9\n");
    let error = read(&both).expect_err("both is an error");
    assert_eq!((error.line, error.reason), (3, Reason::Head("one")));
    for heap in ["heap: 0", "heap: nine"] {
        let error = read(&text.replace("heap: 9", heap)).expect_err(heap);
        assert_eq!((error.line, error.reason), (2, Reason::Layout(Refused)));
    }
}

#[test]
fn names_stand_without_a_gap_and_are_all_different() {
    let head = "mandala record 1\nheap: 9\none: Anna\ntwo: Beth\nthree: Carl\nfirst: Beth\n";
    assert_eq!(read(head), Ok(nine()));
    for (from, to, line, reason) in [
        ("three:", "four:", 5, Reason::Head("three")),
        ("two: Beth\n", "", 4, Reason::Head("two")),
        ("two: Beth\nthree: Carl\n", "", 4, Reason::Head("two")),
        ("Carl", "ANNA", 5, Reason::Names(NameError::Alike)),
        ("two: Beth", "two: anna", 4, Reason::Names(NameError::Alike)),
        ("Carl", "C:rl", 5, Reason::Names(NameError::Character)),
        ("Carl\n", "Carl\nfour: Dora\nfive: Emil\nsix: Fay\n", 8, Reason::Head("first")),
    ] {
        let error = read(&head.replace(from, to)).expect_err(to);
        assert_eq!((error.line, error.reason), (line, reason), "{to}");
    }
}

/// `Carl` may be what is left of `Carla`, whichever seat she has.
#[test]
fn half_a_name_without_an_end_or_digits_is_not_believed() {
    let head = "mandala record 1\nheap: 9\none: Carl\ntwo: Beth\nthree: Carla\nfirst: Carl";
    assert_eq!(read(head).expect_err("half a name").reason, Reason::Unfinished);
    assert!(read(&format!("{head}\n")).is_ok());
    assert!(read(&head.replace("first: Carl", "first: Beth")).is_ok());
}

#[test]
fn lines_may_say_less_and_are_checked_as_printed() {
    let mut record = nine();
    for action in [Action::Lose, Action::Take(3), Action::Take(2)] {
        record.play(action).expect("legal");
    }
    let text = record.to_string();
    assert!(text.contains("\nBeth: take 3 @"));
    assert_eq!(read(&text.replace("take 3", "take")).as_ref(), Ok(&record));
    let damaged = read(&text.replace("take 3", "take 2")).expect_err("not as printed");
    assert_eq!(damaged.reason, Reason::Damaged);
}

#[test]
fn turns_are_counted_from_the_first_one_on() {
    let mut record = nine();
    assert_eq!(record.first(), seat(2));
    assert_eq!(record.game().to_act(), Some(seat(1)));
    for action in [Action::Keep, Action::Take(1), Action::Take(1)] {
        record.play(action).expect("legal");
    }
    let turns: Vec<_> = record.steps().iter().map(|s| (s.begins_turn, s.turn)).collect();
    assert_eq!(turns, [(false, 0), (true, 1), (true, 2)]);
}

#[test]
fn a_line_out_of_turn_or_a_refused_one_is_told() {
    let text = nine().to_string();
    for (added, reason) in [
        ("Beth: keep", Reason::NotTheirs { player: "Beth".into(), expected: "Anna".into() }),
        ("Anna: take 1", Reason::Illegal(Refused)),
        ("Anna: sing", Reason::NoAction),
        ("end by agreement", Reason::Illegal(Refused)),
        ("Dora: keep", Reason::Stranger(mandala::plain::Plain::quote("Dora"))),
    ] {
        let error = read(&format!("{text}{added}\n")).expect_err(added);
        assert_eq!((error.line, &error.reason), (8, &reason), "{added}");
        assert_eq!(error.good.as_deref(), Some(&nine()));
    }
}

#[test]
fn moves_are_taken_back_one_by_one_but_not_those_of_a_game_read_again_or_over() {
    let mut record = nine();
    let mut before = Vec::new();
    for action in [Action::Keep, Action::Take(3), Action::Take(3)] {
        before.push(record.clone());
        record.play(action).expect("legal");
    }
    let mut over = record.clone();
    over.play(Action::Take(3)).expect("legal");
    assert!(!over.can_take_back());
    assert!(!over.take_back());
    while let Some(before) = before.pop() {
        assert!(record.take_back());
        assert_eq!(record, before);
    }
    assert!(!record.take_back());

    let mut again = read(&over.up_to(2).to_string()).expect("a record");
    assert!(!again.can_take_back());
    again.play(Action::Take(1)).expect("legal");
    assert!(again.take_back());
    assert!(!again.can_take_back());
}

#[test]
fn a_game_for_others_is_not_dealt() {
    let too_many = std::panic::catch_unwind(|| {
        let first = mandala::rules::Player::One;
        mandala::record::cards::Record::new(42, names(3), first)
    });
    assert!(too_many.is_err());
}
