//! Games as text: what is printed can be read, and what is wrong is said.

use crate::common::{by_hand, for_each_seed, names, once_in, pick, player, random_record};
use mandala::record::Names;
use mandala::record::cards::{Move, Reason, Record, RecordError};
use mandala::rules::cards::{Action, Ending, Illegal, Phase};
use mandala::rules::game::Game as _;
use mandala::rules::{Color, Player};

const HEAD: &str = "mandala record 1\nseed: 42\none: Anna\ntwo: Beth\nfirst: Anna\n";
const HEAD_LINES: usize = 5;

fn read(text: &str) -> Result<Record, RecordError> {
    Record::parse(text.as_bytes())
}

#[test]
fn a_printed_record_looks_as_documented() {
    let mut record = Record::new(42, names(), Player::Two);
    let action = record.game().legal_actions().get(0).expect("legal");
    record.play(action).expect("legal");
    let text = record.to_string();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[..4], ["mandala record 1", "seed: 42", "one: Anna", "two: Beth"]);
    assert!(lines[4].starts_with("first: Beth @"));
    assert_eq!(lines[5], "");
    assert!(lines[6].starts_with(&format!("Beth: {action} @")));
    assert_eq!(lines.len(), 7);
    assert!(text.ends_with('\n'));
}

/// The check digits are CRC-16/CCITT-FALSE of all lines above and this one.
#[test]
fn the_check_digits_never_change_between_versions() {
    let text = Record::new(42, names(), Player::One).to_string();
    let mut check: u16 = 0xffff;
    for byte in HEAD.bytes() {
        check ^= u16::from(byte) << 8;
        for _ in 0..8 {
            let carry = check & 0x8000 != 0;
            check = (check << 1) ^ if carry { 0x1021 } else { 0 };
        }
    }
    assert!(text.ends_with(&format!("first: Anna @{check:04x}\n\n")), "{text}");
}

#[test]
fn any_game_can_be_printed_and_read_back() {
    let (mut over, mut agreed, mut open, mut took_back) = (0, 0, 0, 0);
    for_each_seed(0..1_500, |seed, chance| {
        let names = match seed % 3 {
            0 => Names::new("Anna", "Beth"),
            1 => Names::new("Al", "Alice of Wonder"),
            _ => Names::recorded(["end by agreement", "Éloïse  日本"]),
        }
        .expect("good names");
        let mut record =
            Record::new(seed.wrapping_mul(seed), names, Player::BOTH[(seed % 2) as usize]);
        let stop = chance.below(150) as usize;
        while record.moves().len() < stop {
            let Some(action) = pick(&record.game().legal_actions(), chance) else {
                break;
            };
            record.play(action).expect("a listed action is legal");
            if once_in(3, chance) && record.take_back() {
                took_back += 1;
            }
        }
        if seed % 5 == 0 && record.agree_to_end().is_ok() {
            agreed += 1;
        } else if player(record.game()).is_none() {
            over += 1;
        } else {
            open += 1;
        }
        let text = record.to_string();
        let again = read(&text).expect("a printed record can be read");
        assert_eq!(again, record);
        assert_eq!(again.to_string(), text);
        assert_eq!(again.seed(), record.seed());
        assert_eq!(again.names(), record.names());
        assert_eq!(again.first(), record.first());
        assert_eq!(again.steps(), record.steps());
        assert!(!again.can_take_back());
        assert_eq!(read(&by_hand(&record)), Ok(record));
    });
    assert!(over > 200 && agreed > 50 && open > 200 && took_back > 1_000);
}

#[test]
fn a_record_may_be_written_by_hand() {
    for_each_seed(0..200, |seed, chance| {
        let record = random_record(seed, names(), 200, chance);
        let text = record.to_string();
        let airy: String = text
            .lines()
            .map(|line| format!("  {line} \t# a remark: with @ and #\n\n# another\n"))
            .collect();
        assert_eq!(read(&airy).as_ref(), Ok(&record));
        assert_eq!(read(&text.replace('\n', "\r\n")).as_ref(), Ok(&record));
        assert_eq!(read(text.trim_end()).as_ref(), Ok(&record));
        let loud = by_hand(&record).replace("Anna:", "ANNA :").replace("discard", "DISCARD");
        assert_eq!(read(&loud).as_ref(), Ok(&record));
    });
}

#[test]
fn a_bare_head_is_a_game_not_yet_begun() {
    let begun = read(HEAD).expect("a head is enough");
    assert_eq!(begun, Record::new(42, names(), Player::One));
    assert!(begun.steps().is_empty());
    let other = read(&HEAD.replace("first: Anna", "first: beth")).expect("another head");
    assert_eq!(other.first(), Player::Two);
}

#[test]
fn players_agree_to_end_only_between_turns() {
    let mut drafts = 0;
    for_each_seed(0..100, |seed, chance| {
        let mut record = Record::new(seed, names(), Player::One);
        while let Some(action) = pick(&record.game().legal_actions(), chance) {
            let mut stopped = record.clone();
            match record.game().public_view().phase() {
                Phase::Draft(draft) => {
                    let side = draft.side;
                    let refused = Illegal::DraftUnderWay { side };
                    assert_eq!(stopped.agree_to_end(), Err(refused));
                    assert_eq!(stopped, record);
                    let error = read(&format!("{record}end by agreement")).expect_err("draft");
                    assert_eq!(error.reason, Reason::Illegal(refused));
                    drafts += 1;
                }
                _ => {
                    assert!(stopped.agree_to_end().is_ok());
                    let verdict = stopped.game().verdict().expect("over");
                    assert_eq!(verdict.ending, Ending::Agreed);
                    assert_eq!(stopped.moves().next_back(), Some(Move::Agreed));
                    assert!(!stopped.can_take_back());
                }
            }
            record.play(action).expect("a listed action is legal");
        }
        assert_eq!(record.agree_to_end(), Err(Illegal::GameOver));
    });
    assert!(drafts > 500);
}

#[test]
fn only_a_grow_that_reveals_nothing_can_be_taken_back_and_only_once() {
    let mut taken = 0;
    for_each_seed(0..200, |seed, chance| {
        let mut record = Record::new(seed, names(), Player::One);
        while let Some(action) = pick(&record.game().legal_actions(), chance) {
            let before = record.clone();
            let report = record.play(action).expect("a listed action is legal");
            let silent = matches!(action, Action::Grow { .. }) && report.events().len() == 1;
            assert_eq!(record.can_take_back(), silent);
            let mut back = record.clone();
            assert_eq!(back.take_back(), silent);
            assert_eq!(back, if silent { before } else { record.clone() });
            assert!(!back.can_take_back());
            assert!(!back.take_back());
            assert!(!record.up_to(usize::MAX).can_take_back());
            taken += u32::from(silent);
        }
    });
    assert!(taken > 1_000);
}

#[test]
fn a_game_can_be_looked_at_as_it_was() {
    for_each_seed(0..20, |seed, chance| {
        let record = random_record(seed, names(), 200, chance);
        let text = record.to_string();
        for count in 0..=record.moves().len() {
            let early = record.up_to(count);
            assert_eq!(early.steps(), &record.steps()[..count]);
            assert_eq!(early.names(), record.names());
            let shown = early.to_string();
            assert!(text.starts_with(&shown));
            assert_eq!(shown.lines().count(), HEAD_LINES + 1 + count);
        }
        assert_eq!(record.up_to(10_000), record);
    });
}

#[test]
fn an_illegal_move_leaves_the_record_alone() {
    let mut record = Record::new(42, names(), Player::One);
    let untouched = record.clone();
    let claim = Action::Claim { color: Color::Red };
    assert!(record.play(claim).is_err());
    assert_eq!(record, untouched);
    assert_eq!(record.to_string(), untouched.to_string());
}
