//! A game of pyramids told into a pipe.

use mandala::rules::game::Game as _;
use std::process::Stdio;

use crate::home::Home;

/// What the program prints, what it complains about, and its exit code.
fn told(record: &str) -> (String, String, Option<i32>) {
    let home = Home::new();
    let path = home.path().join("game.txt");
    std::fs::write(&path, record).expect("written");
    let mut command = home.game();
    let command = command.arg("--replay").arg(&path).stdin(Stdio::null());
    let output = command.output().expect("it runs");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (text(output.stdout), text(output.stderr), output.status.code())
}

const HEAD: &str = "mandala record 1\ngame: pyramids\nseed: 42\none: Anna\ntwo: Beth\n\
                    three: Carl\nfirst: Anna\n";

#[test]
fn a_game_of_pyramids_is_told_take_by_take_with_the_points_of_all() {
    let record = format!("{HEAD}Anna: take 3\nBeth: take 5\nCarl: take 75\nAnna: take 74\n");
    let (told, complaints, code) = told(&record);
    assert_eq!((complaints.as_str(), code), ("", Some(0)));
    assert!(
        told.starts_with(
            "Mandala, the pyramid game: Anna, Beth and Carl; Anna starts\n\n\
             \x20 1. Anna took U3 (large blue) from place 3.\n\
             \x20 2. Beth took B1 (small black) from place 5.\n\
             \x20 3. Carl took B1 (small black) from place 75.\n\
             \x20    U1 and B2 fell into the eye.\n\
             \x20    Carl is at the end.\n\
             \x20 4. Anna took Y2 (medium yellow) from place 74.\n\
             \x20    Y2 fell into the eye.\n\
             \x20    Anna is at the end.\n\
             \x20    Beth took the last 68 pyramids.\n"
        ),
        "{told}"
    );
    assert!(told.contains("     B1 (small black) scored: Beth +3, Carl +2 (4 to 1).\n"));
    assert!(
        told.ends_with(
            "     The game is over.\n\nAnna: 4 points\nBeth: 69 points\nCarl: 2 points\n\n\
             Beth wins.\n"
        ),
        "{told}"
    );
}

#[test]
fn each_player_has_one_line_of_points_and_the_last_line_says_who_wins() {
    // Everyone always takes the third piece ahead: 20, 21, 21 and 13.
    let mut record = mandala::record::pyramids::Record::new(
        42,
        mandala::record::Names::of_all(["Anna", "Beth", "Carl", "Dora"]).expect("good names"),
        mandala::rules::Seat::default(),
    );
    while !record.game().is_over() {
        let legal = record.game().legal_actions();
        let third = legal.get(2.min(legal.len() - 1)).expect("listed");
        record.play(third).expect("legal");
    }
    let (told, _, code) = told(&record.to_string());
    assert_eq!(code, Some(0));
    let points: Vec<&str> = told
        .lines()
        .filter(|line| ["Anna: ", "Beth: ", "Carl: ", "Dora: "].iter().any(|n| line.starts_with(n)))
        .collect();
    assert_eq!(
        points,
        ["Anna: 20 points", "Beth: 21 points", "Carl: 21 points", "Dora: 13 points"]
    );
    let last = told.lines().next_back();
    assert_eq!(last, Some("Beth wins the tie with Carl: Beth's pawn is further along."));
    assert!(told.contains(" pawn is further along).\n"), "{told}");
}

#[test]
fn an_agreed_end_before_the_first_take_is_a_draw() {
    let (told, _, code) = told(&format!("{HEAD}end by agreement\n"));
    assert_eq!(code, Some(0));
    assert!(
        told.ends_with(
            "     The game is over: all players agreed to stop.\n\nAnna: 0 points\nBeth: 0 points\nCarl: 0 points\n\n\
             It is a draw.\n"
        ),
        "{told}"
    );
}

#[test]
fn a_refused_record_is_told_up_to_the_fault() {
    let record = format!("{HEAD}Anna: take 10\nBeth: take 10\nCarl: take 30\n");
    let (told, complaints, code) = told(&record);
    assert_eq!(code, Some(1));
    assert!(told.contains("  1. Anna took Y3 (large yellow) from place 10.\n"));
    assert!(!told.contains("Beth took"), "{told}");
    assert!(
        complaints.contains("line 9: the pyramid on 10 is gone: player one took it"),
        "{complaints}"
    );
}
