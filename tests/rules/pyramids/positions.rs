//! Positions laid out by hand.

use mandala::rules::pyramids::{Fault, Game, Setup};

use super::help::*;

/// A good position, from which each test spoils something.
const GOOD: &str = "\
path:   -49 G2 -9 Y3 Y3 -8 Y3 Y3 Y3 -3
pawns:  40 | 45 | 30 | 35
owned:  G2 G2 | G2 | G2 | -
eye:    -
points: 20 | 18 | 15 | 12
turn:   three
";

/// What is wrong with the good position after a change.
fn faults(from: &str, to: &str) -> Vec<Fault> {
    assert!(GOOD.contains(from), "{from}");
    let setup = GOOD.replace(from, to).parse::<Setup>();
    let found = setup.and_then(|setup| Game::try_from(&setup));
    found.expect_err(to).list().to_vec()
}

#[test]
fn a_position_is_printed_as_it_was_written() {
    let setup: Setup = GOOD.parse().expect("a position");
    assert_eq!(setup.to_string(), GOOD);
    let game = Game::try_from(&setup).expect("a good one");
    assert_eq!(game.to_setup(), Some(setup));
    assert_eq!(game.players(), 4);
}

#[test]
fn lines_may_stand_in_any_order_and_be_left_out_if_empty() {
    let text = "
        # A comment.
        turn:three
        POINTS : 0";
    assert!(text.parse::<Setup>().is_err(), "names in lower case");
    let short = GOOD.replace("eye:    -\n", "");
    let mut lines: Vec<&str> = short.lines().collect();
    lines.reverse();
    assert_eq!(lines.join("\n").parse(), GOOD.parse::<Setup>());

    // The beginning of a game needs no more than this.
    let game = Game::deal(SEED, 2, seat(1));
    let whole = game.to_setup().expect("it is not over").to_string();
    let start: String = whole.lines().take(2).collect::<Vec<_>>().join("\n");
    let setup: Setup = start.parse().expect("a position");
    assert_eq!(Game::try_from(&setup), Ok(game));
}

#[test]
fn each_fault_is_found() {
    let three = seat(3);
    for (from, to, expected) in [
        ("-49 G2", "-48 G2", vec![Fault::Length { places: 74 }]),
        ("-3\n", "-4\n", vec![Fault::Length { places: 76 }]),
        (
            "40 | 45 | 30 | 35",
            "40 | 40 | 30 | 35",
            vec![Fault::SamePlace { place: place(40) }],
        ),
        (
            "40 | 45",
            "50 | 45",
            vec![Fault::OnPiece {
                seat: seat(1),
                place: place(50),
            }],
        ),
        (
            "| 30 | 35",
            "| 0 | 35",
            vec![Fault::NeverMoved { seat: three }],
        ),
        (
            "40 | 45 | 30 | 35",
            "51 | 52 | 53 | 54",
            vec![Fault::Passed { place: place(50) }],
        ),
        (
            "Y3 Y3 Y3 -3",
            "Y3 Y3 R1 -3",
            vec![
                Fault::Group {
                    group: piece("R1"),
                    pieces: 1,
                },
                Fault::Group {
                    group: piece("Y3"),
                    pieces: 4,
                },
                Fault::Points {
                    points: 65,
                    expected: 60,
                },
            ],
        ),
        (
            "eye:    -",
            "eye: G2",
            vec![Fault::Group {
                group: piece("G2"),
                pieces: 6,
            }],
        ),
        (
            "-49 G2 -9",
            "-59",
            vec![Fault::Group {
                group: piece("G2"),
                pieces: 4,
            }],
        ),
        (
            "20 | 18",
            "20 | 17",
            vec![Fault::Points {
                points: 64,
                expected: 65,
            }],
        ),
        ("40 | 45 | 30 | 35", "73 | 74 | 30 | 75", vec![Fault::Over]),
        (
            "40 | 45 | 30 | 35",
            "40 | 45 | 73 | 35",
            vec![Fault::NothingAhead { seat: three }],
        ),
        (
            "| 12",
            "",
            vec![
                Fault::Parts {
                    line: "points",
                    parts: 3,
                },
                Fault::Points {
                    points: 53,
                    expected: 65,
                },
            ],
        ),
        (
            "G2 G2 | G2 | G2 | -",
            "G2 G2 | G2 | G2 | - | -",
            vec![Fault::Parts {
                line: "owned",
                parts: 5,
            }],
        ),
    ] {
        assert_eq!(faults(from, to), expected, "{to}");
    }
    let nobody = GOOD.replace("three", "five");
    let nobody = Game::try_from(&nobody.parse().expect("a position"));
    let turn = seat(5);
    assert_eq!(nobody.expect_err("five").list(), [Fault::Nobody { turn }]);
}

#[test]
fn a_group_without_a_piece_on_the_path_should_have_been_scored_unless_the_eye_has_it() {
    let spoiled = GOOD
        .replace("-49 G2", "-50")
        .replace("eye:    -", "eye: G2");
    let found = Game::try_from(&spoiled.parse().expect("a position"));
    let group = piece("G2");
    assert_eq!(
        found.expect_err("not scored").list(),
        [Fault::NotScored { group }]
    );
    let whole = GOOD
        .replace("-49 G2", "-50")
        .replace("G2 G2 | G2 | G2 | -", "- | - | - | -")
        .replace("eye:    -", "eye: G2 G2 G2 G2 G2");
    let game = Game::try_from(&whole.parse().expect("a position")).expect("a good one");
    assert!(game.is_scored(group));
    assert_eq!(game.eye(group), 5);
}

#[test]
fn a_game_is_for_two_to_five() {
    let one = "path: R1 R1 R1 R1 R1 -70\npawns: 0\npoints: 70";
    let found = Game::try_from(&one.parse().expect("a position"));
    assert_eq!(
        found.expect_err("one player").list(),
        [Fault::Players { players: 1 }, Fault::Over]
    );
    let found = Game::try_from(&Setup::default()).expect_err("nothing");
    assert!(found.list().contains(&Fault::Players { players: 0 }));
    assert!(found.list().contains(&Fault::Length { places: 0 }));
    let six = "path: R1 R1 R1 R1 R1 -70\npawns: 0|0|0|0|0|0\npoints: 70|0|0|0|0|0";
    let found = Game::try_from(&six.parse().expect("a position"));
    assert_eq!(
        found.expect_err("six players").list(),
        [Fault::Players { players: 6 }]
    );
}

#[test]
fn all_lines_that_cannot_be_read_are_told() {
    let text = "path: R1 X9\npawns: 80 | 2\nowned: R7\neye: R1 -\npoints: many | 3\nturn: six\n\
                hands: R1\nturn: one\nturn";
    let found = text.parse::<Setup>().expect_err("nothing is right");
    let lines: Vec<usize> = found
        .list()
        .iter()
        .map(|fault| match fault {
            Fault::Line { number, .. } => *number,
            other => panic!("{other}"),
        })
        .collect();
    assert_eq!(lines, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert!(
        found
            .to_string()
            .starts_with("line 1: expected pieces like R1")
    );
    for path in ["path: -0", "path: --9", "path: -999", "path: -+9"] {
        assert_ne!(
            path.parse::<Setup>().map(|setup| setup.path.len()),
            Ok(75),
            "{path}"
        );
    }
}

/// The Display of every fault names what it is about.
#[test]
fn faults_print_as_short_phrases() {
    let told = |from: &str, to: &str| {
        let found = faults(from, to);
        found[0].to_string()
    };
    assert_eq!(
        told("-49 G2", "-48 G2"),
        "the path has 74 places instead of 75"
    );
    assert_eq!(
        told("40 | 45", "50 | 45"),
        "the pawn of one stands on 50, where a piece lies"
    );
    assert_eq!(
        told("eye:    -", "eye: R1"),
        "there is 1 small red piece instead of 5"
    );
    assert_eq!(
        told("20 | 18", "20 | 17"),
        "there are 64 points, but the scored groups bring 65"
    );
}
