//! A record that was torn or damaged: no other game is ever read than the one played.

use crate::common::damage::{begins, can_be_read, damage_each_byte, mutate, salvaged};
use crate::common::tiles::random_record;
use crate::common::{by_hand, for_each_seed, often};
use mandala::rules::tiles::Game;

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
                assert!((whole - last.min(whole)..=whole).contains(&kept), "torn at {end}");
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
            damage_each_byte(&record, others);
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
        mutate(&mut bytes, chance);
        read += u64::from(can_be_read::<Game>(&bytes));
    });
    assert!(read > records / 4, "only {read} had anything to keep");
}
