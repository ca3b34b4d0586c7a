//! The record of a pyramid game.

use crate::common::{for_each_seed, names_of as names, often, pyramids, seat};
use mandala::plain::Plain;
use mandala::record::pyramids::{Reason, Record};
use mandala::record::{AnyRecord, NameError};
use mandala::rules::game::Game as _;
use mandala::rules::pyramids::{Action, Fault, Illegal, Layout, PathFault, Piece, Place};
use mandala::rules::shuffle::Shuffler;
use mandala::texts::ENGLISH;

/// A random game of so many players and at most so many moves; anyone starts.
fn random_record(seed: u64, players: usize, most: usize, chance: &mut Shuffler) -> Record {
    let first = seat(1 + chance.below(players as u64) as usize);
    pyramids::random_record(seed, names(players), first, most, chance)
}

/// The record of these takes by three players on seed 42; Beth starts.
fn taken(places: &[u8]) -> Record {
    let mut record = Record::new(42, names(3), seat(2));
    for &number in places {
        let place = Place::new(number).expect("a place");
        record.play(place.into()).expect("legal");
    }
    record
}

/// The line that is wrong and why, in the record of no takes with lines added.
fn refused(lines: &str) -> (usize, Reason) {
    let text = format!("{}{lines}", taken(&[]));
    let error = text.parse::<Record>().expect_err(lines);
    (error.line, error.reason)
}

#[test]
fn a_record_names_the_game_the_seed_the_players_and_each_piece() {
    let text = taken(&[10, 20, 44]).to_string();
    let bare: Vec<&str> =
        text.lines().map(|line| line.split(" @").next().unwrap_or_default()).collect();
    assert_eq!(
        bare,
        [
            "mandala record 1",
            "game: pyramids",
            "seed: 42",
            "one: Anna",
            "two: Beth",
            "three: Carl",
            "first: Beth",
            "",
            "Beth: take 10 large yellow",
            "Carl: take 20 large green",
            "Anna: take 44 large yellow",
        ]
    );
    let digits = text.lines().filter(|line| line.contains(" @"));
    assert_eq!(digits.count(), 4, "on `first:` and on every take");
    assert_eq!(bare.join("\n").parse::<Record>(), Ok(taken(&[10, 20, 44])));
}

#[test]
fn a_take_may_leave_out_its_piece_and_is_checked_as_printed() {
    let record = taken(&[10, 20, 44]);
    let text = record.to_string();
    for (from, to) in [
        ("take 10 large yellow", "take 10"),
        ("take 20 large green", "TAKE  20 Large GREEN"),
        ("Anna: take 44", "anna : take 44"),
    ] {
        let written = text.replace(from, to);
        assert_ne!(written, text);
        assert_eq!(written.parse::<Record>().as_ref(), Ok(&record), "{to}");
    }
    let damaged = text.replace("take 10 large yellow", "take 11");
    let error = damaged.parse::<Record>().expect_err("another take");
    assert_eq!((error.line, error.reason), (9, Reason::Damaged));
}

#[test]
fn whole_games_of_any_number_of_players_are_read_as_they_were_printed() {
    for_each_seed(0..often(80, 800), |seed, chance| {
        let players = 2 + (seed % 4) as usize;
        let mut record = random_record(seed, players, 30 + (seed % 60) as usize, chance);
        if seed % 3 == 0 && !record.game().is_over() {
            record.agree_to_end().expect("it is not over");
            assert!(record.to_string().contains("\nend by agreement @"));
        }
        let text = record.to_string();
        let any: AnyRecord = text.parse().expect("as printed");
        assert_eq!(any.to_string(), text);
        assert_eq!(any, AnyRecord::from(record));
    });
}

#[test]
fn a_path_laid_out_by_hand_stands_in_place_of_the_seed() {
    let layout = Layout::new(Piece::ALL.repeat(5)).expect("five of each");
    let record = Record::from_layout(layout.clone(), 0, names(2), seat(1)).expect("a path");
    let text = record.to_string();
    assert!(text.starts_with("mandala record 1\ngame: pyramids\npath: R1 R2 R3 Y1 "));
    assert_eq!(record.layout(), Some(&layout));
    assert_eq!(text.parse::<Record>().as_ref(), Ok(&record));
    let lower = text.replace(&layout.to_string(), &layout.to_string().to_lowercase());
    assert_eq!(lower.parse::<Record>().as_ref(), Ok(&record));

    let wrong = |from: &str, to: &str| {
        let error = text.replacen(from, to, 1).parse::<Record>().expect_err(to);
        (error.line, error.reason)
    };
    let both = (4, Reason::Head("one"));
    assert_eq!(wrong("path:", "seed: 42\npath:"), both);
    let no_piece = PathFault::Piece { number: 2 };
    assert_eq!(wrong("R2", "R4"), (3, Reason::Layout(no_piece)));
    let too_short = PathFault::Length { pieces: 74 };
    assert_eq!(wrong("R2 ", ""), (3, Reason::Layout(too_short)));
    let (line, reason) = wrong("R2", "R1");
    let Reason::Layout(PathFault::Groups(faults)) = &reason else {
        panic!("{reason}");
    };
    let group = |number: usize, pieces| Fault::Group { group: Piece::ALL[number], pieces };
    assert_eq!((line, faults.list()), (3, &[group(0, 6), group(1, 4)][..]));
}

#[test]
fn names_stand_without_a_gap() {
    let text = "mandala record 1\ngame: pyramids\nseed: 1\none: Anna\ntwo: Beth\nthree: Carl\n\
                four: Dora\nfive: Emil\nfirst: Emil\n";
    let record: Record = text.parse().expect("five players");
    assert_eq!(record.game().players(), 5);
    assert_eq!(record.game().to_act(), Some(seat(5)));
    for (from, to, line, reason) in [
        ("two: Beth\n", "", 5, Reason::Head("two")),
        ("four: Dora\n", "", 7, Reason::Head("four")),
        ("five:", "six:", 8, Reason::Head("five")),
        ("Emil\n", "Emil\nsix: Fay\n", 9, Reason::Head("first")),
        ("game: pyramids\n", "Game: pyramids\n", 2, Reason::Head("game")),
        ("Dora", "ANNA", 7, Reason::Names(NameError::Alike)),
        ("first: Emil", "first: Eve", 9, Reason::Stranger(Plain::quote("Eve"))),
    ] {
        let error = text.replacen(from, to, 1).parse::<Record>().expect_err(to);
        assert_eq!((error.line, error.reason), (line, reason), "{to}");
    }
}

#[test]
fn a_take_out_of_turn_or_at_the_end_is_refused() {
    let not_theirs = |player: &str, expected: &str| Reason::NotTheirs {
        player: player.to_string(),
        expected: expected.to_string(),
    };
    assert_eq!(refused("Anna: take 1\n"), (9, not_theirs("Anna", "Beth")));
    // Beth is at the end, so it is Carl's turn, Anna's, and Carl's again.
    let lines = "Beth: take 75\nCarl: take 1\nAnna: take 2\nBeth: take 3\n";
    assert_eq!(refused(lines), (12, not_theirs("Beth", "Carl")));
    let dora = Reason::Stranger(Plain::quote("Dora"));
    assert_eq!(refused("Dora: take 1\n"), (9, dora));
}

#[test]
fn a_line_after_the_sweep_or_an_agreed_end_stands_after_the_end() {
    // Carl's take leaves all the rest to Anna.
    let swept = "Beth: take 75\nCarl: take 74\n";
    let whole: Record = format!("{}{swept}", taken(&[])).parse().expect("a game");
    assert_eq!(whole, taken(&[75, 74]));
    assert!(whole.game().is_over());
    for more in ["Anna: take 1\n", "end by agreement\n", "hello\n"] {
        assert_eq!(refused(&format!("{swept}{more}")), (11, Reason::AfterEnd));
        let agreed = format!("Beth: take 3\nEnd by Agreement\n{more}");
        assert_eq!(refused(&agreed), (11, Reason::AfterEnd));
    }
}

#[test]
fn illegal_takes_are_told_with_their_line() {
    let place = |number| Place::new(number).expect("a place");
    for (lines, illegal) in [
        ("Carl: take 20\n", Illegal::Empty { place: place(20), pawn: Some(seat(2)) }),
        (
            "Carl: take 30\nAnna: take 40\nBeth: take 7\n",
            Illegal::Empty { place: place(7), pawn: None },
        ),
        (
            "Carl: take 5\nAnna: take 40\nBeth: take 7\n",
            Illegal::Behind { place: place(7), pawn: place(20) },
        ),
        (
            "Carl: take 17 small red\n",
            Illegal::OtherPiece {
                place: place(17),
                named: "R1".parse().expect("a piece"),
                lies: "B3".parse().expect("a piece"),
            },
        ),
    ] {
        let (line, reason) = refused(&format!("Beth: take 20\n{lines}"));
        assert_eq!(reason, Reason::Illegal(illegal));
        assert_eq!(line, 9 + lines.lines().count());
    }
    for half in ["take 17 small", "take 17 red", "take", "take 0", "take 076", "pass"] {
        let (line, reason) = refused(&format!("Beth: {half}\n"));
        assert!(matches!(reason, Reason::NoAction), "{half}: {reason}");
        assert_eq!(line, 9);
    }
}

#[test]
fn what_is_wrong_is_told_in_a_sentence() {
    for (lines, told) in [
        (
            "Beth: take 17 small\n",
            "line 9: after the player's name, an action is written like `take 17` or \
             `take 17 small red`",
        ),
        (
            "Beth: take 20\nCarl: take 20\n",
            "line 10: the pyramid on 20 is gone: player two took it",
        ),
        ("Beth: take 17 small red\n", "line 9: the pyramid on 17 is large black, not small red"),
        (
            "Beth: take 20\nCarl: take 5\nAnna: take 40\nBeth: take 7\n",
            "line 12: 7 is behind the pawn on 20, and pawns only go forward",
        ),
    ] {
        let text = format!("{}{lines}", taken(&[]));
        let error = text.parse::<AnyRecord>().expect_err(lines);
        assert_eq!(ENGLISH.records().record_error(&error), told);
    }
    let path = |pieces: &str| {
        let text = format!("mandala record 1\ngame: pyramids\npath: {pieces}\n");
        ENGLISH.records().record_error(&text.parse::<AnyRecord>().expect_err(pieces))
    };
    assert_eq!(path("R1 R2"), "line 3: the path has 2 pieces instead of 75");
    assert_eq!(
        path("R1 X2"),
        "line 3: piece 2 of the path is none: a letter of R Y G U B and 1, 2 or 3 should \
         stand there"
    );
    let reds = ["R1"; 6].into_iter().chain(["R2"; 4]);
    let rest = Piece::ALL[2..].repeat(5);
    let pieces: Vec<String> =
        reds.map(str::to_string).chain(rest.iter().map(Piece::to_string)).collect();
    assert_eq!(
        path(&pieces.join(" ")),
        "line 3: on the path, there are 6 small red pyramids instead of 5; there are 4 medium \
         red pyramids instead of 5"
    );
}

#[test]
fn takes_are_taken_back_one_by_one_past_ones_own_turn_until_the_game_is_over() {
    let mut record = taken(&[10, 20, 44, 30]);
    for left in (0..4).rev() {
        assert!(record.take_back());
        assert_eq!(record, taken(&[10, 20, 44, 30][..left]));
        assert_eq!(record.to_string(), taken(&[10, 20, 44, 30][..left]).to_string());
    }
    assert!(!record.take_back());

    let mut over = taken(&[75, 74]);
    assert!(!over.can_take_back() && !over.take_back());
    let mut agreed = taken(&[10]);
    agreed.agree_to_end().expect("it is not over");
    assert!(!agreed.take_back());
}

#[test]
fn a_take_is_recorded_with_its_piece_even_if_only_the_place_is_said() {
    let short = Action::from(Place::new(10).expect("a place"));
    let mut record = taken(&[]);
    record.play(short).expect("legal");
    assert_eq!(record, taken(&[10]));
    assert!(record.to_string().contains("take 10 large yellow @"));
}
