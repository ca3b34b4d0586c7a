//! What the files among the finished games tell, whatever lies there.

use std::fs::{self, File};
use std::path::MAIN_SEPARATOR;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use mandala::past::{self, PastGame};
use mandala::record::AnyRecord;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Kind, Level};
use mandala::store::{Stamp, StoreError};
use mandala::texts::ENGLISH;

use super::game;
use crate::common::{self, names, names_of, seat};
use crate::store::help::{Temp, names as names_in, store_at, text};

/// What is found among the finished games of a home: a line a game, and what is said about
/// the other files.
fn listed(temp: &Temp) -> Vec<String> {
    let files = store_at(temp.dir.clone()).past().expect("a list");
    let told = |game: Result<PastGame, StoreError>| match game {
        Ok(game) => game.to_string(),
        Err(error) => ENGLISH.files().store_error(&error),
    };
    let dir = temp.dir.display().to_string();
    let plain = |line: String| line.replace(&dir, "~").replace(MAIN_SEPARATOR, "/");
    past::games(files).map(told).map(plain).collect()
}

/// Short games of each kind, played to their end.
fn ended() -> [AnyRecord; 3] {
    let chance = &mut Shuffler::new(7);
    let mut cards = common::random_record(7, names(), 6, chance);
    cards.agree_to_end().expect("no draft is under way");
    let tiles = common::tiles::random_record(7, 500, chance);
    let pyramids = common::pyramids::random_record(7, names_of(3), seat(1), 500, chance);
    let computers = mandala::record::Computers::default();
    let computers = computers.with(seat(2), Level::new(Kind::Pyramids, 2));
    [cards.into(), tiles.into(), AnyRecord::from(pyramids).with_computers(computers)]
}

fn finished(temp: &Temp, name: &str, contents: impl AsRef<[u8]>) {
    fs::create_dir_all(temp.dir.join("finished")).expect("a directory");
    temp.file(&format!("finished/{name}"), contents);
}

#[test]
fn each_game_is_a_line_with_tabs_the_latest_first() {
    let temp = Temp::new();
    let [cards, tiles, pyramids] = ended();
    finished(&temp, "2026-01-31-235900.mandala", cards.to_string());
    finished(&temp, "2026-11-16-013005-2.mandala", tiles.to_string());
    finished(&temp, "2026-11-16-013005.mandala", pyramids.to_string());
    let lines = listed(&temp);
    let columns = |line: &str| -> Vec<String> { line.split('\t').map(str::to_string).collect() };
    let rows: Vec<Vec<String>> = lines.iter().map(|line| columns(line)).collect();
    let column = |at: usize| rows.iter().map(|row| row[at].as_str()).collect::<Vec<_>>();
    assert_eq!(column(0), ["2026-11-16T01:30Z", "2026-11-16T01:30Z", "2026-01-31T23:59Z"]);
    assert_eq!(column(1), ["tiles", "pyramids", "cards"]);
    assert_eq!(column(5)[1..], ["Anna:Beth@2:Carl", "Anna:Beth"]);
    assert_eq!(column(6)[2], "~/finished/2026-01-31-235900.mandala");

    let (AnyRecord::Cards(cards), AnyRecord::Pyramids(pyramids)) = (&cards, &pyramids) else {
        panic!("other games");
    };
    assert_eq!(column(2)[1..], [pyramids.turns().to_string(), cards.turns().to_string()]);
    let points = pyramids.game().seats().map(|seat| pyramids.game().points(seat).to_string());
    assert_eq!(column(4)[1], points.collect::<Vec<_>>().join(":"));
    assert_eq!(column(3)[2], "Anna:Beth", "nobody has a point, so it is a draw");
}

#[test]
fn all_who_share_the_first_place_are_winners() {
    let players = [("Anna", 20), ("Robo", 25), ("Carl", 25)];
    let shared = game("2026-11-16-013005", Kind::Pyramids, &players, &[(2, 5)], &[2, 3]);
    assert_eq!(
        shared.to_string(),
        "2026-11-16T01:30Z\tpyramids\t30\tRobo@5:Carl\t20:25:25\tAnna:Robo@5:Carl\t\
         2026-11-16-013005.mandala"
    );
}

#[test]
fn a_file_without_a_finished_game_is_told_and_no_failure() {
    let temp = Temp::new();
    let [cards, tiles, _] = ended();
    let played = common::random_record(3, names(), 9, &mut Shuffler::new(3)).to_string();
    finished(&temp, "2026-01-01-000007.mandala", cards.to_string());
    finished(&temp, "2026-01-01-000006.mandala", tiles.to_string().replace(" @", " @f"));
    finished(&temp, "2026-01-01-000005.mandala", "\u{1b}[2Jno record");
    finished(&temp, "2026-01-01-000004.mandala", &played);
    finished(&temp, "2026-01-01-000003.mandala", "");
    let empty = temp.dir.join("finished/2026-01-01-000003.mandala");
    let empty = File::options().write(true).open(empty).unwrap();
    empty.set_modified(UNIX_EPOCH).unwrap();
    finished(&temp, "2026-01-01-000002.txt", "not ours");
    fs::create_dir(temp.dir.join("finished/2026-01-01-000001.mandala")).unwrap();
    let huge = temp.dir.join("finished/2026-01-01-000000.mandala");
    File::create(huge).unwrap().set_len(1 << 40).unwrap();
    let lines = listed(&temp);
    let told = [
        "\tcards\t",
        "000006.mandala cannot be read as the record of a game: line",
        "000005.mandala cannot be read as the record of a game: line 1: a record begins",
        "the game in ~/finished/2026-01-01-000004.mandala is not over",
        "000003.mandala cannot be read as the record of a game: line 1: a record begins",
        "000001.mandala is a directory",
        "000000.mandala is larger than 16 MiB",
    ];
    for (line, said) in lines.iter().zip(told) {
        assert!(line.contains(said), "{said}: {lines:?}");
        assert!(!line.contains('\u{1b}'), "{line:?}");
    }
    assert_eq!(lines.len(), told.len(), "{lines:?}");
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_nowhere_and_a_socket_are_told_too() {
    let temp = Temp::new();
    fs::create_dir(temp.dir.join("finished")).unwrap();
    let file = |name: &str| temp.dir.join("finished").join(name);
    std::os::unix::fs::symlink("nowhere", file("2026-01-01-000002.mandala")).unwrap();
    let socket = std::os::unix::net::UnixListener::bind(file("2026-01-01-000001.mandala"));
    let lines = listed(&temp);
    for (line, said) in
        lines.iter().zip(["cannot open ~/finished/2026-01-01-000002.mandala", "is not a file"])
    {
        assert!(line.contains(said), "{said}: {lines:?}");
    }
    assert_eq!(lines.len(), 2, "{lines:?}");
    drop(socket);
}

#[test]
fn a_name_that_was_just_claimed_for_a_game_is_left_out() {
    let temp = Temp::new();
    let name = "2026-01-01-000001.mandala";
    finished(&temp, name, "");
    // However slow the machine is, that moment is not over yet.
    let file = File::options().write(true).open(temp.dir.join("finished").join(name));
    let later = SystemTime::now() + Duration::from_secs(60 * 60);
    file.unwrap().set_modified(later).unwrap();
    assert_eq!(listed(&temp), [""; 0]);
}

#[test]
fn games_of_the_same_second_are_in_the_order_of_their_numbers() {
    let temp = Temp::new();
    let [cards, ..] = ended();
    let names = ["-12", "-9", "-2", ""].map(|it| format!("2026-01-01-000001{it}.mandala"));
    for name in &names {
        finished(&temp, name, cards.to_string());
    }
    let files = store_at(temp.dir.clone()).past().unwrap();
    let path = |name: &String| temp.dir.join("finished").join(name);
    let files: Vec<_> = files.into_iter().map(|it| it.path).collect();
    assert_eq!(files, names.each_ref().map(path));
}

#[test]
fn a_file_that_vanishes_before_it_is_read_is_left_out() {
    let temp = Temp::new();
    let [cards, tiles, _] = ended();
    finished(&temp, "2026-01-01-000002.mandala", cards.to_string());
    finished(&temp, "2026-01-01-000001.mandala", tiles.to_string());
    let files = store_at(temp.dir.clone()).past().unwrap();
    let mut games = past::games(files);
    assert_eq!(games.next().unwrap().unwrap().kind, Kind::Cards);
    fs::remove_file(temp.dir.join("finished/2026-01-01-000001.mandala")).unwrap();
    assert!(games.next().is_none());
}

#[test]
fn without_any_finished_game_the_list_is_empty_and_creates_nothing() {
    let temp = Temp::new();
    assert_eq!(temp.store().past().unwrap(), []);
    assert_eq!(names_in(&temp.dir), [""; 0]);
}

#[test]
fn a_file_named_by_hand_counts_from_when_it_was_changed() {
    let temp = Temp::new();
    let [cards, ..] = ended();
    for name in ["2026-05-05-120000.mandala", "final.mandala", "2026-05-32-120000.mandala"] {
        finished(&temp, name, cards.to_string());
        let file = File::options().write(true).open(temp.dir.join("finished").join(name));
        let time = UNIX_EPOCH + Duration::from_secs(1_709_164_799);
        file.unwrap().set_modified(time).unwrap();
    }
    let began: Vec<String> = store_at(temp.dir.clone())
        .past()
        .unwrap()
        .iter()
        .map(|file| file.began.to_string())
        .collect();
    let changed = "2024-02-28-235959";
    assert_eq!(began, ["2026-05-05-120000", changed, changed]);
}

#[test]
fn a_time_is_read_where_a_name_begins_with_one_and_nowhere_else() {
    for (name, read) in [
        ("2026-11-16-013005.mandala", true),
        ("2026-11-16-013005-2.mandala", true),
        ("2026-11-16-013005", true),
        ("2026-11-16-0130059.mandala", false),
        ("2026-13-16-013005.mandala", false),
        ("2026-00-16-013005.mandala", false),
        ("2026-11-00-013005.mandala", false),
        ("2026-11-16 013005.mandala", false),
        ("2026-11-16.mandala", false),
        ("２026-11-16-013005.mandala", false),
        ("", false),
    ] {
        let stamp = Stamp::leading(name).map(|stamp| stamp.to_string());
        assert_eq!(stamp.as_deref(), read.then_some("2026-11-16-013005"), "{name}");
    }
}

#[test]
fn a_removed_game_is_moved_and_never_lost() {
    let temp = Temp::new();
    let store = store_at(temp.dir.clone());
    let name = "2026-01-01-000000.mandala";
    for contents in ["one", "two"] {
        finished(&temp, name, contents);
        let place = store.remove(&store.past().unwrap()[0].path).unwrap();
        assert_eq!(text(&place), contents);
    }
    assert_eq!(names_in(&temp.dir.join("removed")), ["2026-01-01-000000-2.mandala", name]);
    assert_eq!(store.past().unwrap(), []);
}

#[test]
fn a_game_that_cannot_be_removed_stays() {
    let temp = Temp::new();
    let store = store_at(temp.dir.clone());
    finished(&temp, "2026-01-01-000000.mandala", "any");
    temp.file("removed", "in the way");
    let path = store.past().unwrap()[0].path.clone();
    let error = store.remove(&path).unwrap_err();
    assert_eq!(error.path(), Some(path.as_path()));
    let said = ENGLISH.files().store_error(&error);
    assert!(said.starts_with("the finished game stays in "), "{said}");
    assert_eq!(text(&path), "any");

    fs::remove_file(&path).unwrap();
    fs::remove_file(temp.dir.join("removed")).unwrap();
    assert!(store.remove(&path).is_err());
    assert_eq!(names_in(&temp.dir.join("removed")), [""; 0], "no empty file");
}

#[test]
fn a_game_counts_as_finished_only_if_one_of_it_was() {
    let temp = Temp::new();
    let kinds = || past::kinds(store_at(temp.dir.clone()).past().expect("a list"));
    assert_eq!(kinds(), []);
    let [cards, tiles, pyramids] = ended();
    let played = common::random_record(3, names(), 9, &mut Shuffler::new(3)).to_string();
    finished(&temp, "2026-01-05-000000.mandala", "no record");
    finished(&temp, "2026-01-04-000000.mandala", played);
    assert_eq!(kinds(), []);
    finished(&temp, "2026-01-03-000000.mandala", tiles.to_string());
    assert_eq!(kinds(), [Kind::Tiles]);
    finished(&temp, "2026-01-02-000000.mandala", tiles.to_string());
    finished(&temp, "2026-01-01-000000.mandala", cards.to_string());
    assert_eq!(kinds(), [Kind::Tiles, Kind::Cards]);
    finished(&temp, "2025-01-01-000000.mandala", pyramids.to_string());
    assert_eq!(kinds(), [Kind::Tiles, Kind::Cards, Kind::Pyramids]);
}
