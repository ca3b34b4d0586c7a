//! A pyramid game that was torn or damaged: no other game is ever read than the one that
//! was played.

use crate::common::damage::{begins, damage_each_byte, salvaged};
use crate::common::{for_each_seed, often, pyramids};
use mandala::record::pyramids::{Reason, Record};
use mandala::record::{AnyRecord, Names};
use mandala::rules::Seat;
use mandala::rules::pyramids::Place;
use mandala::rules::shuffle::Shuffler;
use mandala::store::Journal;

const HEAD: &str =
    "mandala record 1\ngame: pyramids\nseed: 42\none: Anna\ntwo: Beth\nfirst: Anna\n";

/// A random game of some moves.
fn random_record(seed: u64, moves: usize, chance: &mut Shuffler) -> Record {
    let names = Names::of_all(["An", "Anna", "Beth"]).expect("good names");
    pyramids::random_record(seed, names, Seat::default(), moves, chance)
}

#[test]
fn a_torn_record_is_the_beginning_of_the_game() {
    for_each_seed(0..5, |seed, chance| {
        let record = random_record(seed, 70, chance);
        let text = record.to_string();
        for end in 0..=text.len() {
            if let Some(kept) = salvaged(&text.as_bytes()[..end]) {
                assert!(begins(&kept, &record), "torn at {end}: {}", &text[..end]);
            }
        }
        for (count, end) in text.match_indices('\n').map(|(at, _)| at).skip(7).enumerate() {
            let kept: Option<Record> = salvaged(&text.as_bytes()[..=end]);
            let kept = kept.expect("the head is whole");
            assert_eq!(kept.moves().len(), count, "every whole line is kept");
        }
    });
}

#[test]
fn a_single_damaged_byte_never_makes_another_game() {
    for_each_seed(0..often(2, 10), |seed, chance| {
        let record = random_record(seed, 25, chance);
        damage_each_byte(&record, b"#@: \n\r01379aZ\x00\xff");
    });
}

/// `take 1` may be all that is left of `take 17 small red`.
#[test]
fn a_place_that_may_be_half_of_another_is_believed_only_in_a_whole_line() {
    let read = |lines: &str| format!("{HEAD}{lines}").parse::<Record>();
    for lines in ["Anna: take 1", "Anna: take 7#", "Anna: take 1# by Anna\n"] {
        let error = read(lines).expect_err(lines);
        assert_eq!((error.line, error.reason), (7, Reason::CutShort), "{lines}");
        assert_eq!(error.good.expect("the head is good").moves().len(), 0);
    }
    for lines in [
        "Anna: take 1\n",
        "Anna: take 1 # by Anna",
        "Anna: take 8",
        "Anna: take 17",
        "Anna: take 1 small blue",
    ] {
        assert_eq!(read(lines).expect(lines).moves().len(), 1);
    }
    // The next line may be the rest of the one above, unless it is somebody's action.
    let error = read("Anna: take 1\n small red @1234\n").expect_err("half a line");
    assert_eq!(error.good.expect("the head is good").moves().len(), 0);
    let error = read("Anna: take 1\nBeth: take 1\n").expect_err("it is gone");
    assert_eq!(error.line, 8);
    assert_eq!(error.good.expect("the head is good").moves().len(), 1);
}

#[test]
fn a_game_killed_while_it_writes_goes_on_before_or_after_that_take() {
    let dir = std::env::temp_dir().join(format!("mandala-pyramids-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a directory");
    let mut record: Record = HEAD.parse().expect("a record");
    let place = Place::new(17).expect("a place");
    record.play(place.into()).expect("legal");
    let text = record.to_string();
    let (printed, digits) = text.trim_end().rsplit_once(" @").expect("digits");
    let short = printed.len() - " large black".len();
    for end in short - 1..text.len() {
        let path = dir.join(format!("{end}.txt"));
        std::fs::write(&path, &text[..end]).expect("written");
        let (_, resumed) = Journal::resume(&path).expect("it goes on");
        // Without digits or with all of them, and the place alone is enough.
        let ends = [short, short + 1, printed.len(), printed.len() + 1];
        let whole = ends.contains(&end) || end == printed.len() + 2 + digits.len();
        let expected = record.up_to(usize::from(whole));
        assert_eq!(resumed, AnyRecord::from(expected), "{}", &text[..end]);
    }
    std::fs::remove_dir_all(&dir).expect("removed");
}
