//! A record that was torn, damaged or never was one: nothing panics, and no other
//! game is ever read than the one that was played.

use crate::common::damage::{begins, can_be_read, damage_each_byte, mutate, salvaged};
use crate::common::{by_hand, for_each_seed, names, often, pick, random_record};
use mandala::record::Names;
use mandala::record::cards::Record;
use mandala::rules::Player;
use mandala::rules::cards::Game;
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;

/// Names that are easily taken for each other when a piece is missing.
fn like_names() -> [Names; 4] {
    [("An", "Anna"), ("Anna", "Ann"), ("B", "b C"), ("Éa", "É")]
        .map(|(one, two)| Names::new(one, two).expect("good names"))
}

/// How many moves of a printed record stand whole in its first bytes, once its
/// head does.
fn whole_moves(printed: &str, torn: &str) -> Option<usize> {
    let head: usize = printed.split_inclusive('\n').take(5).map(str::len).sum();
    let moves = torn.get(head..)?;
    let mut whole = 0;
    for (line, printed) in moves.split_inclusive('\n').zip(printed[head..].split_inclusive('\n')) {
        let digits = printed.find(" @").unwrap_or(0);
        // An action without its check digits, or with all of them, can be trusted.
        let trusted = line.trim_end().len() == digits || line.trim_end() == printed.trim_end();
        whole += usize::from(trusted && !line.trim_end().is_empty());
    }
    Some(whole)
}

#[test]
fn a_torn_record_keeps_every_whole_move() {
    let mut cases = vec![names()];
    cases.extend(like_names());
    for_each_seed(0..10, |seed, chance| {
        let names = cases[seed as usize % cases.len()].clone();
        let mut record = random_record(seed, names, 200, chance);
        if seed >= 5 {
            record = record.up_to(30);
            let _ = record.agree_to_end();
        }
        let text = record.to_string();
        for end in 0..=text.len() {
            let kept = salvaged(&text.as_bytes()[..end]);
            if let Some(kept) = &kept {
                assert!(begins(kept, &record), "torn at {end}");
            }
            if let Some(torn) = text.get(..end)
                && let Some(whole) = whole_moves(&text, torn)
            {
                let kept = kept.expect("the head is whole");
                assert_eq!(kept.moves().len(), whole, "torn at {end}: {torn}");
            }
        }
        assert_eq!(salvaged(text.as_bytes()), Some(record));
    });
}

#[test]
fn a_single_damaged_byte_never_makes_another_game() {
    let all: Vec<u8> = (0..=255).collect();
    let mut chance = Shuffler::new(1);
    let mut cases = Vec::new();
    for names in like_names().into_iter().chain([names()]) {
        for moves in [0, 1, 3] {
            cases.extend(Player::BOTH.map(|first| (names.clone(), moves, first)));
        }
    }
    // Every seventh case has all names, and games of each length.
    for (names, moves, first) in cases.into_iter().step_by(often(7, 1) as usize) {
        let mut record = Record::new(4207, names, first);
        while record.moves().len() < moves {
            let action = pick(&record.game().legal_actions(), &mut chance);
            record.play(action.expect("legal")).expect("legal");
        }
        damage_each_byte(&record, &all);
    }
}

#[test]
fn a_single_damaged_byte_in_a_long_record_never_makes_another_game() {
    for_each_seed(0..often(1, 2), |seed, chance| {
        let record = random_record(seed, names(), often(60, 200) as usize, chance);
        damage_each_byte(&record, b"#@: \n\r0aZ9\x00\xff");
    });
}

/// Reads bytes that may be anything; nothing of that can be taken back.
fn read_anything(bytes: &[u8]) -> bool {
    let kept = salvaged::<Game>(bytes);
    assert!(!kept.is_some_and(|kept| kept.can_take_back()));
    can_be_read::<Game>(bytes)
}

#[test]
fn random_bytes_are_no_record() {
    let mut chance = Shuffler::new(2);
    for _ in 0..20_000 {
        let len = chance.below(200);
        let mut bytes: Vec<u8> = (0..len).map(|_| chance.below(256) as u8).collect();
        assert!(!read_anything(&bytes));
        let start = b"mandala record 1\nseed: 1\none: A\ntwo: B\nfirst: A\n";
        bytes.splice(0..0, start.iter().copied());
        assert!(read_anything(&bytes));
    }
}

#[test]
fn mangled_records_never_cause_a_panic() {
    let (mut read, records) = (0, often(5_000, 20_000));
    for_each_seed(0..records, |seed, chance| {
        let record = random_record(seed % 50, names(), (seed % 40) as usize, chance);
        let text = if seed % 2 == 0 { record.to_string() } else { by_hand(&record) };
        let mut bytes = text.into_bytes();
        mutate(&mut bytes, chance);
        read += u64::from(read_anything(&bytes));
    });
    assert!(read > records / 4, "only {read} had anything to keep");
}

#[test]
fn shuffled_lines_never_cause_a_panic_nor_another_game() {
    let mut kept_some = 0;
    for_each_seed(0..5_000, |seed, chance| {
        let record = random_record(seed % 50, names(), (seed % 40) as usize, chance);
        let text = record.to_string();
        let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
        if seed % 2 == 0 {
            chance.shuffle(&mut lines);
        } else {
            // The head stays, so that the moves are looked at.
            chance.shuffle(&mut lines[6..]);
        }
        let shuffled = lines.concat();
        read_anything(shuffled.as_bytes());
        if let Some(kept) = salvaged(shuffled.as_bytes()) {
            assert!(begins(&kept, &record), "{shuffled}");
            kept_some += 1;
        }
    });
    assert!(kept_some > 2_000, "only {kept_some} had anything to keep");
}
