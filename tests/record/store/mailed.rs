//! A game that goes back and forth by mail never goes back in time unnoticed.

use mandala::record::{AnyRecord, Computers};
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Kind, Level};

use super::help::{Temp, message, names};
use crate::common::{names_of, pyramids, seat, tiles};

/// The same game with the first so many moves.
fn up_to(record: &AnyRecord, moves: usize) -> AnyRecord {
    record.recorded().text_up_to(moves).parse().expect("a record")
}

fn games() -> [AnyRecord; 2] {
    let chance = &mut Shuffler::new(3);
    [
        tiles::random_record(3, 12, chance).into(),
        pyramids::random_record(3, names_of(4), seat(2), 12, chance).into(),
    ]
}

#[test]
fn a_record_with_all_that_was_seen_goes_on() {
    for record in games() {
        let temp = Temp::new();
        let (store, path) = (temp.store(), temp.dir.join("game"));
        for moves in [0, 0, 1, 5, 5, 12] {
            let record = up_to(&record, moves);
            assert!(store.check_seen(&path, &record).is_ok(), "{moves}");
            store.note_seen(&record).unwrap();
        }
        assert_eq!(names(&store.home().join("mailed")).len(), 1, "one copy a game");
    }
}

#[test]
fn a_record_that_lacks_moves_is_told_where_they_are() {
    for record in games() {
        let temp = Temp::new();
        let (store, path) = (temp.store(), temp.dir.join("game"));
        store.note_seen(&up_to(&record, 8)).unwrap();
        for moves in [0, 1, 7] {
            let said = message(store.check_seen(&path, &up_to(&record, moves)));
            let turn = up_to(&record, 8).recorded().turns();
            assert!(
                said.contains(&format!("seen up to turn {turn}: go on with the copy ")),
                "{said}"
            );
            let (_, copy) = said.split_once("the copy ").unwrap();
            let (copy, _) = copy.split_once(", or").unwrap();
            let copy = mandala::store::load(copy.as_ref()).unwrap();
            assert_eq!(copy.to_string(), up_to(&record, 8).to_string());
        }
    }
}

#[test]
fn a_record_that_went_another_way_lacks_moves_as_well() {
    let temp = Temp::new();
    let (store, path) = (temp.store(), temp.dir.join("game"));
    let played = |most, chance| {
        let chance = &mut Shuffler::new(chance);
        AnyRecord::from(pyramids::random_record(3, names_of(4), seat(2), most, chance))
    };
    let (one, two) = (played(12, 3), played(20, 4));
    assert_eq!(one.recorded().text_up_to(0), two.recorded().text_up_to(0));
    store.note_seen(&one).unwrap();
    assert!(store.check_seen(&path, &two).is_err());
}

#[test]
fn other_games_and_spoiled_copies_say_nothing() {
    let temp = Temp::new();
    let (store, path) = (temp.store(), temp.dir.join("game"));
    let [tiles, pyramids] = games();
    store.note_seen(&tiles).unwrap();
    let computers = Computers::default().with(seat(1), Level::new(Kind::Pyramids, 1));
    for other in [pyramids.clone(), pyramids.with_computers(computers)] {
        assert!(store.check_seen(&path, &up_to(&other, 0)).is_ok());
    }
    let [copy] = &names(&store.home().join("mailed"))[..] else {
        panic!("one copy");
    };
    std::fs::write(store.home().join("mailed").join(copy), "spoiled").unwrap();
    assert!(store.check_seen(&path, &up_to(&tiles, 0)).is_ok());
}
