//! What is wrong with a record is said, with its line, and what was good is kept.

use crate::common::{by_hand, for_each_seed, names, player, random_record};
use mandala::plain::Plain;
use mandala::record::cards::{Reason, Record, RecordError};
use mandala::record::{AnyRecordError, NameError};
use mandala::rules::cards::{Action, Area, Illegal, Phase, Side};
use mandala::rules::game::Game as _;
use mandala::rules::{Color, Player};
use mandala::texts::ENGLISH;

const HEAD: &str = "mandala record 1\nseed: 42\none: Anna\ntwo: Beth\nfirst: Anna\n";

fn read(text: &str) -> Result<Record, RecordError> {
    Record::parse(text.as_bytes())
}

/// Reads a text that is wrong, and gives its line, the reason and how many moves
/// were good.
fn wrong(text: &str) -> (usize, Reason, Option<usize>) {
    let error = read(text).expect_err(text);
    assert_eq!(error.to_string(), format!("line {}: {}", error.line, error.reason));
    let good = error.good.map(|record| record.moves().len());
    (error.line, error.reason, good)
}

#[test]
fn a_wrong_head_is_told_with_its_line() {
    let names_error = |line, error| (line, Reason::Names(error), None);
    for (from, to, expected) in [
        (HEAD, "", (1, Reason::NotARecord, None)),
        (HEAD, "\n# nothing\n", (2, Reason::NotARecord, None)),
        ("mandala record 1", "hello", (1, Reason::NotARecord, None)),
        ("mandala record 1", "mandala record", (1, Reason::NotARecord, None)),
        ("record 1", "record 2", (1, Reason::Version(Plain::quote("2")), None)),
        ("seed: 42", "seed: x", (2, Reason::Head("seed: a number"), None)),
        ("seed: 42", "seed: -1", (2, Reason::Head("seed: a number"), None)),
        ("42", "18446744073709551616", (2, Reason::Head("seed: a number"), None)),
        ("seed: 42\n", "", (2, Reason::Head("seed"), None)),
        ("one: Anna\n", "", (3, Reason::Head("one"), None)),
        ("two: Beth\n", "", (4, Reason::Head("two"), None)),
        ("two: Beth\nfirst: Anna\n", "", (3, Reason::Unfinished, None)),
        ("first: Anna\n", "", (4, Reason::Unfinished, None)),
        ("first: Anna", "Anna: build left red", (5, Reason::Head("first"), None)),
        ("first: Anna", "first: Carl", (5, Reason::Stranger(Plain::quote("Carl")), None)),
        ("first: Anna", "first: Anna @0000", (5, Reason::Damaged, None)),
        ("one: Anna", "one: beth", names_error(4, NameError::Alike)),
        ("one: Anna", "one: A:B", names_error(3, NameError::Character)),
        ("one: Anna", "one:", names_error(3, NameError::Empty)),
        ("two: Beth", "two: A:B", names_error(4, NameError::Character)),
        ("two: Beth", "two:", names_error(4, NameError::Empty)),
        ("one: Anna\ntwo: Beth", "one: A:B\n\ntwo: A:B", names_error(3, NameError::Character)),
        ("one: Anna\n", "one: Anna\n# friends\n\ntwo: ANNA\n", names_error(6, NameError::Alike)),
        ("one: Anna", "one: Annaannaannaannaanna", names_error(3, NameError::TooLong)),
    ] {
        assert_eq!(wrong(&HEAD.replace(from, to)), expected, "{to}");
    }
    assert!(Reason::Version(Plain::quote("2")).to_string().contains("version 2"));
    let error = Record::parse(b"mandala record 1\nseed: \xff\n").expect_err("not text");
    assert_eq!((error.line, error.reason), (2, Reason::NotText));
}

#[test]
fn check_digits_are_checked_wherever_they_stand_in_the_head() {
    for (number, line) in (1..).zip(HEAD.lines()) {
        let with = |digits: u16| HEAD.replace(line, &format!("{line} @{digits:04x}"));
        let right: Vec<u16> = (0..=u16::MAX).filter(|&d| read(&with(d)).is_ok()).collect();
        let [right] = right[..] else {
            panic!("{line}: {right:?}");
        };
        assert_eq!(wrong(&with(!right)), (number, Reason::Damaged, None));
    }
}

#[test]
fn a_byte_order_mark_is_passed_over() {
    assert_eq!(read(&format!("\u{feff}{HEAD}")), read(HEAD));
    assert_eq!(wrong(&format!("\u{feff}\u{feff}{HEAD}")), (1, Reason::NotARecord, None));
}

/// A record of four moves, without check digits, and the line of the fifth.
fn four_moves() -> (Record, String, usize) {
    let mut record = Record::new(42, names(), Player::One);
    for _ in 0..4 {
        let discard = record.game().legal_actions().iter().last();
        record.play(discard.expect("legal")).expect("legal");
    }
    let text = by_hand(&record);
    let line = text.lines().count() + 1;
    (record, text, line)
}

#[test]
fn a_wrong_move_is_told_with_its_line_and_what_was_good_before_it() {
    let (record, text, line) = four_moves();
    let table = record.game().public_view();
    let mountain = table.mandala(Side::Left).mountain;
    let taken = mountain.colors().iter().next().expect("two cards lie there");
    let hand = record.game().view(Player::One).hand();
    let held = hand.colors().iter().next().expect("a card in hand");
    let too_many = format!("Anna: discard {held} {}", hand.count(held) + 1);
    let claim = format!("Anna: claim {held}");
    let stays = format!("Anna: grow left {taken} 1");
    let no_action = || Reason::NoAction;
    let hand_only = || Reason::Hand { player: "Anna".into() };
    for (added, reason) in [
        ("hello", no_action()),
        ("Anna build left red", no_action()),
        ("Anna: paint left red", no_action()),
        ("Anna:", no_action()),
        ("Carl: build left red", Reason::Stranger(Plain::quote("Carl"))),
        (": build left red", Reason::Stranger(Plain::quote(""))),
        (
            "Beth: build left red",
            Reason::NotTheirs { player: "Beth".into(), expected: "Anna".into() },
        ),
        ("Anna: discard red 0", Reason::Illegal(Illegal::NoCards { color: Color::Red })),
        (claim.as_str(), Reason::Illegal(Illegal::NoDraft { color: held })),
        (too_many.as_str(), hand_only()),
        (
            stays.as_str(),
            Reason::Illegal(Illegal::RuleOfColor {
                player: Player::One,
                color: taken,
                side: Side::Left,
                area: Area::Mountain,
            }),
        ),
        ("Anna: discard red 255", hand_only()),
        ("Anna: build left red @0000", Reason::Damaged),
        ("Anna: build left red @", Reason::Damaged),
        ("end by agreement @12345", Reason::Damaged),
    ] {
        let damaged = format!("{text}{added}\nAnna: nor is this\n");
        let error = read(&damaged).expect_err(added);
        assert_eq!((error.line, &error.reason), (line, &reason), "{added}");
        assert_eq!(error.good.as_deref(), Some(&record), "{added}");
    }
    let error = Record::parse(&[text.as_bytes(), b"Anna: \xc3\x28"].concat()).expect_err("");
    assert_eq!((error.line, error.reason), (line, Reason::NotText));
    assert_eq!(error.good.as_deref(), Some(&record));
}

/// The open rules come first: a color that is barred is called barred whether it
/// is held or not, so that a damaged record does not tell.
#[test]
fn a_refused_line_does_not_tell_what_the_hand_holds() {
    let (mut barred, mut plain) = (0, 0);
    for_each_seed(0..300, |seed, chance| {
        let record = random_record(seed, names(), 1 + (seed as usize) % 60, chance);
        let text = by_hand(&record);
        let table = record.game().public_view();
        let Phase::Turn(seat) = table.phase() else {
            return;
        };
        let name = record.names().of(seat);
        for color in Color::ALL {
            for side in Side::BOTH {
                let build = Action::Build { side, color };
                let Err(error) = read(&format!("{text}{name}: {build}\n")) else {
                    continue;
                };
                let area = Area::Mountain;
                match table.mandala(side).conflict(color, area) {
                    Some(_) => {
                        let open =
                            matches!(error.reason, Reason::Illegal(Illegal::RuleOfColor { .. }));
                        assert!(open, "{:?}", error.reason);
                        barred += 1;
                    }
                    None => {
                        let player = name.to_string();
                        assert_eq!(error.reason, Reason::Hand { player });
                        plain += 1;
                    }
                }
                assert!(!format!("{error:?}").contains("held"));
                let told = ENGLISH.records().record_error(&AnyRecordError::Cards(error));
                assert!(!told.contains("hold"), "{told}");
            }
        }
    });
    assert!(barred > 100 && plain > 100);
}

#[test]
fn nothing_may_stand_after_the_end() {
    for_each_seed(0..50, |seed, chance| {
        let mut record = random_record(seed, names(), 20 + seed as usize * 3, chance);
        if player(record.game()).is_some() && record.agree_to_end().is_err() {
            return;
        }
        let text = record.to_string();
        let line = text.lines().count() + 1;
        for added in [
            &b"Anna: discard red 1"[..],
            b"Beth: claim red",
            b"end by agreement",
            b"well played",
            b"Carl: build left red",
            b"\xff\xfe",
        ] {
            let error = Record::parse(&[text.as_bytes(), added].concat()).expect_err("the end");
            assert_eq!((error.line, error.reason), (line, Reason::AfterEnd));
            assert_eq!(error.good.as_deref(), Some(&record));
        }
        assert_eq!(read(&format!("{text}\n# well played\n")), Ok(record));
    });
}

#[test]
fn printing_a_record_for_a_programmer_shows_no_seed() {
    let record = Record::new(987_654_321, names(), Player::One);
    let error = read(&format!("{record}Anna: hello")).expect_err("no action");
    for shown in [format!("{record:?}"), format!("{error:?}")] {
        assert!(!shown.contains("987654321"));
    }
}
