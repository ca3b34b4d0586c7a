//! Which game a record is of.

use crate::common::tiles;
use crate::common::{for_each_seed, names, random_record};
use mandala::plain::Plain;
use mandala::record::cards::{Reason, Record};
use mandala::record::tiles::{Reason as TileReason, Record as TileRecord};
use mandala::record::{AnyRecord, AnyRecordError, pyramids};
use mandala::rules::{Kind, Player, Seat};

/// The printed record with a line for the game after its first.
fn with_game(record: &Record, line: &str) -> String {
    record.to_string().replacen('\n', &format!("\n{line}\n"), 1)
}

#[test]
fn a_card_game_may_be_called_one_but_is_never_printed_so() {
    for_each_seed(0..50, |seed, chance| {
        let record = random_record(seed, names(), 100, chance);
        for line in ["game: cards", "game: CARDS", " game :cards # by Anna", ""] {
            let text = with_game(&record, line);
            let again: Record = text.parse().expect("it may say so");
            assert_eq!(again, record);
            assert_eq!(again.to_string(), record.to_string());
            assert_eq!(text.parse(), Ok(AnyRecord::Cards(again)));
        }
    });
}

#[test]
fn any_record_is_of_the_kind_it_says_and_prints_as_it_was() {
    let record = Record::new(42, names(), Player::One);
    let any: AnyRecord = record.to_string().parse().expect("a record");
    assert_eq!(any.kind(), Kind::Cards);
    assert_eq!(any, AnyRecord::from(record.clone()));
    assert_eq!(any.to_string(), record.to_string());
}

/// Records of all kinds lie side by side, and none is taken for another.
#[test]
fn the_record_of_one_game_is_not_that_of_another() {
    for kind in Kind::ALL {
        let any = AnyRecord::deal(kind, 42, names(), Seat::default());
        let text = any.to_string();
        assert_eq!(any.kind(), kind);
        assert_eq!(text.parse(), Ok(any));
        let said = text.contains(&format!("\ngame: {kind}\n"));
        assert_eq!(said, kind != Kind::Cards);
    }
    let pyramids = AnyRecord::deal(Kind::Pyramids, 42, names(), Seat::default()).to_string();
    let error = pyramids.parse::<Record>().expect_err("no card game");
    assert_eq!((error.line, error.reason), (2, Reason::OtherGame(Kind::Pyramids)));

    let cards = Record::new(42, names(), Player::One).to_string();
    let error = cards.parse::<pyramids::Record>().expect_err("cards");
    assert_eq!((error.line, error.reason), (2, pyramids::Reason::Head("game")));
    let said = with_game(&Record::new(42, names(), Player::One), "game: cards");
    let error = said.parse::<pyramids::Record>().expect_err("cards");
    let other = pyramids::Reason::OtherGame(Kind::Cards);
    assert_eq!((error.line, error.reason), (2, other));

    // A card game has two players, so a third one is a line too many.
    let three = "mandala record 1\nseed: 1\none: A\ntwo: B\nthree: C\nfirst: A\n";
    let error = three.parse::<AnyRecord>().expect_err("three players");
    assert_eq!(error.to_string(), "line 5: `first` expected");
    let game = three.replacen("seed", "game: pyramids\nseed", 1);
    let read: AnyRecord = game.parse().expect("three players");
    assert_eq!(read.recorded().names().count(), 3);
}

#[test]
fn an_unknown_game_is_told_with_its_line() {
    let record = Record::new(42, names(), Player::One);
    for (line, reason) in [
        ("game: chess", Reason::NoGame(Plain::quote("chess"))),
        ("game:", Reason::NoGame(Plain::quote(""))),
        // The program never writes this line, so it gave it no digits.
        ("game: cards @0000", Reason::Damaged),
        ("Game: cards", Reason::Head("seed")),
    ] {
        let text = with_game(&record, line);
        let error = text.parse::<Record>().expect_err(line);
        assert_eq!((error.line, &error.reason), (2, &reason), "{line}");
        assert_eq!(error.good, None);
        let any = text.parse::<AnyRecord>().expect_err(line);
        assert_eq!(any.to_string(), error.to_string());
        assert_eq!(any, AnyRecordError::Cards(error));
        assert_eq!(any.good(), None);
    }
    // It stands in the second line or nowhere.
    let late = record.to_string().replace("one:", "game: cards\none:");
    let error = late.parse::<Record>().expect_err("too late");
    assert_eq!((error.line, error.reason), (3, Reason::Head("one")));
}

#[test]
fn what_is_wrong_with_any_record_is_what_is_wrong_with_its_game() {
    for_each_seed(0..50, |seed, chance| {
        let record = random_record(seed, names(), 20, chance);
        for text in [
            format!("{record}Anna: hello\n"),
            record.to_string().replace("first: ", "last: "),
            record.to_string().replace("record 1", "record 9"),
            String::new(),
        ] {
            let error = text.parse::<Record>().expect_err(&text);
            let any = text.parse::<AnyRecord>().expect_err(&text);
            let good = error.good.as_deref().cloned();
            assert_eq!(any.good(), good.map(AnyRecord::Cards));
            assert_eq!(any, AnyRecordError::Cards(error));
        }
    });
}

#[test]
fn games_of_cards_and_of_tiles_are_read_side_by_side() {
    for_each_seed(0..50, |seed, chance| {
        let cards = random_record(seed, names(), 100, chance);
        let tiles = tiles::random_record(seed, 60, chance);
        for any in [AnyRecord::from(cards), AnyRecord::from(tiles)] {
            let text = any.to_string();
            let said = text.contains("\ngame: tiles\n");
            assert_eq!(said, any.kind() == Kind::Tiles);
            assert_eq!(text.parse().as_ref(), Ok(&any));
        }
    });
}

#[test]
fn a_record_is_not_read_as_one_of_another_game() {
    let cards = Record::new(42, names(), Player::One).to_string();
    let tiles = TileRecord::new(42, names(), Player::One).to_string();
    let error = tiles.parse::<Record>().expect_err("a game of tiles");
    assert_eq!((error.line, error.reason), (2, Reason::OtherGame(Kind::Tiles)));
    let error = cards.parse::<TileRecord>().expect_err("a game of cards");
    assert_eq!((error.line, error.reason), (2, TileReason::Head("game")));
    // What is told of any record is told of the game that it says it is of.
    let wrong = tiles.replace("seed: 42", "seed: none");
    let any = wrong.parse::<AnyRecord>().expect_err("no seed");
    let error = wrong.parse::<TileRecord>().expect_err("no seed");
    assert_eq!(any, AnyRecordError::Tiles(error));
    assert_eq!(any.good(), None);
    let damaged = format!("{tiles}Beth: keep orange @0000\n");
    let any = damaged.parse::<AnyRecord>().expect_err("wrong digits");
    let good = TileRecord::new(42, names(), Player::One);
    assert_eq!(any.good(), Some(AnyRecord::Tiles(good)));
}
