//! A record that was torn or damaged: no other game is ever read than the one played.

use super::by_hand;
use crate::common::tiles::random_record;
use crate::common::{for_each_seed, often};
use mandala::record::tiles::Record;

/// What could be read: the whole, or what was good before the first wrong line.
fn salvaged(bytes: &[u8]) -> Option<Record> {
    match Record::parse(bytes) {
        Ok(record) => Some(record),
        Err(error) => {
            assert!(error.line >= 1);
            assert!(!error.to_string().is_empty());
            error.good.map(|record| *record)
        }
    }
}

/// Whether a record is the beginning of another.
fn begins(part: &Record, whole: &Record) -> bool {
    part.seed() == whole.seed()
        && part.layout() == whole.layout()
        && part.names() == whole.names()
        && part.first() == whole.first()
        && whole.steps().starts_with(part.steps())
}

#[test]
fn a_torn_record_keeps_every_whole_line() {
    for_each_seed(0..10, |seed, chance| {
        let record = random_record(seed, 60, chance);
        let text = record.to_string();
        let head: usize = text.split_inclusive('\n').take(6).map(str::len).sum();
        for end in 0..=text.len() {
            let torn = &text[..end];
            let kept = salvaged(torn.as_bytes());
            if let Some(kept) = &kept {
                assert!(begins(kept, &record), "torn at {end}");
            }
            if end >= head {
                let whole = torn[head..].lines().filter(|line| !line.is_empty()).count();
                let kept = kept.expect("the head is whole").steps().len();
                let last = usize::from(!torn.ends_with('\n'));
                assert!(
                    (whole - last.min(whole)..=whole).contains(&kept),
                    "torn at {end}"
                );
            }
        }
        assert_eq!(salvaged(text.as_bytes()), Some(record));
    });
}

#[test]
fn a_single_damaged_byte_never_makes_another_game() {
    let all: Vec<u8> = (0..=255).collect();
    for (moves, others) in [(0, &all[..]), (2, &all), (60, b"#@: \n\r0aZ9\x00\xff")] {
        for_each_seed(0..often(1, 5), |seed, chance| {
            let record = random_record(4207 + seed, moves, chance);
            let mut bytes = record.to_string().into_bytes();
            for at in 0..bytes.len() {
                let good = bytes[at];
                for &other in others {
                    bytes[at] = other;
                    if let Some(kept) = salvaged(&bytes) {
                        let shown = String::from_utf8_lossy(&bytes);
                        assert!(begins(&kept, &record), "byte {at}: {shown}");
                    }
                }
                bytes[at] = good;
            }
        });
    }
}

#[test]
fn mangled_records_never_cause_a_panic() {
    let mut read = 0;
    let records = often(2_000, 20_000);
    for_each_seed(0..records, |seed, chance| {
        let record = random_record(seed % 50, (seed % 45) as usize, chance);
        let mut bytes = match seed % 2 {
            0 => record.to_string().into_bytes(),
            _ => by_hand(&record).into_bytes(),
        };
        for _ in 0..1 + chance.below(4) {
            let at = chance.below(bytes.len().max(1) as u64) as usize;
            let byte = b"\n#@:\r 0129ARbegind\xc3\xa9\xff\0"[chance.below(22) as usize];
            match chance.below(3) {
                0 if at < bytes.len() => bytes[at] = byte,
                1 => bytes.insert(at.min(bytes.len()), byte),
                _ => bytes.truncate(at.max(40)),
            }
        }
        if let Some(kept) = salvaged(&bytes) {
            let again: Record = kept.to_string().parse().expect("a printed record");
            assert_eq!(again, kept);
            read += 1;
        }
    });
    assert!(read > records / 4, "only {read} had anything to keep");
}
