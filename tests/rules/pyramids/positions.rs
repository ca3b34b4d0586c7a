//! Positions laid out by hand.

use mandala::rules::game::Game as _;
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

/// All that is wrong with a position.
fn faults(text: &str) -> String {
    let setup = text.parse::<Setup>();
    let found = setup.and_then(|setup| Game::try_from(&setup));
    found.expect_err(text).to_string()
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
    for (from, to, expected) in [
        ("-49 G2", "-48 G2", "the path has 74 places instead of 75"),
        ("-3\n", "-4\n", "the path has 76 places instead of 75"),
        ("40 | 45", "40 | 40", "two pawns stand on 40"),
        ("40 | 45", "50 | 45", "pawn 1 stands on 50, where a piece lies"),
        ("| 30", "| 0", "player 3 never moved, but owns a piece"),
        ("40 | 45 | 30 | 35", "51 | 52 | 53 | 54", "all pawns have passed 50, where a piece lies"),
        (
            "Y3 Y3 Y3 -3",
            "Y3 Y3 R1 -3",
            "there is 1 small red piece instead of 5; \
             there are 4 large yellow pieces instead of 5; \
             there are 65 points, but the scored groups bring 60",
        ),
        ("eye:    -", "eye: G2", "there are 6 medium green pieces instead of 5"),
        ("-49 G2 -9", "-59", "there are 4 medium green pieces instead of 5"),
        ("20 | 18", "20 | 17", "there are 64 points, but the scored groups bring 65"),
        (
            "40 | 45 | 30 | 35",
            "73 | 74 | 30 | 75",
            "fewer than two players have a piece ahead, so the game would be over",
        ),
        ("| 30", "| 73", "it is the turn of three, who has no piece ahead"),
        (
            "| 12",
            "",
            "`points` has 3 parts, not one for each pawn; \
             there are 53 points, but the scored groups bring 65",
        ),
        ("| -", "| - | -", "`owned` has 5 parts, not one for each pawn"),
        ("three", "five", "it is the turn of five, who does not play"),
    ] {
        assert!(GOOD.contains(from), "{from}");
        assert_eq!(faults(&GOOD.replacen(from, to, 1)), expected, "{to}");
    }
}

#[test]
fn a_group_without_a_piece_on_the_path_should_have_been_scored_unless_the_eye_has_it() {
    let gone = GOOD.replace("-49 G2", "-50");
    assert_eq!(
        faults(&gone.replace("eye:    -", "eye: G2")),
        "no medium green piece lies on the path, so the group would have been scored"
    );
    let whole = gone
        .replace("G2 G2 | G2 | G2 | -", "- | - | - | -")
        .replace("eye:    -", "eye: G2 G2 G2 G2 G2");
    let game = position(&whole);
    assert!(game.is_scored(piece("G2")));
    assert_eq!(game.eye(piece("G2")), 5);
}

#[test]
fn a_game_is_for_two_to_five() {
    assert_eq!(
        faults("path: R1 R1 R1 R1 R1 -70\npawns: 0\npoints: 70"),
        "there are 1 pawns instead of two to five; \
         fewer than two players have a piece ahead, so the game would be over"
    );
    let nothing = Game::try_from(&Setup::default()).expect_err("nothing");
    for fault in [Fault::Players { players: 0 }, Fault::Length { places: 0 }] {
        assert!(nothing.list().contains(&fault));
    }
}

#[test]
fn a_sixth_pawn_is_judged_like_the_others() {
    let six = |pawns, owned, expected: &str| {
        let text = format!(
            "path: -10 R1 R1 R1 R1 -61\npawns: {pawns}\nowned: {owned}\npoints: 70|0|0|0|0|0"
        );
        let six = "there are 6 pawns instead of two to five; ";
        assert_eq!(faults(&text), six.to_string() + expected);
    };
    six("1|2|3|4|0|3", "-|-|-|-|-|R1", "two pawns stand on 3");
    six("1|2|3|4|0|11", "-|-|-|-|-|R1", "pawn 6 stands on 11, where a piece lies");
    six("1|2|3|4|5|0", "-|-|-|-|-|R1", "player 6 never moved, but owns a piece");
}

#[test]
fn what_a_position_leaves_out_is_empty_but_not_a_list_of_nobody() {
    let start = Game::deal(SEED, 2, seat(1)).to_setup().expect("a game");
    for (owned, points, line) in
        [(vec![], start.points.clone(), "owned"), (start.owned.clone(), vec![], "points")]
    {
        let setup = Setup { owned, points, ..start.clone() };
        let found = Game::try_from(&setup).expect_err(line);
        assert_eq!(found.list(), [Fault::Parts { line, parts: 0 }]);
    }
}

#[test]
fn whatever_is_printed_reads_back() {
    let good: Setup = GOOD.parse().expect("a position");
    for setup in [
        Setup::default(),
        Setup { owned: vec![], ..good.clone() },
        Setup { points: vec![], ..good.clone() },
        Setup { points: vec![255, 76], ..good.clone() },
        Setup { pawns: vec![], owned: vec![vec![]], ..good.clone() },
        Setup {
            path: [vec![None; 600], vec![Some(piece("R1"))], vec![None; 256]].concat(),
            ..good.clone()
        },
    ] {
        assert_eq!(setup.to_string().parse(), Ok(setup));
    }
}

#[test]
fn all_lines_that_cannot_be_read_are_told() {
    let text = "path: R1 X9\npawns: 80 | 2\nowned: R7\neye: R1 -\npoints: many | 3\nturn: six\n\
                hands: R1\nturn: one\nturn\npath: R1";
    let found = text.parse::<Setup>().expect_err("nothing is right");
    let told = found.to_string();
    let lines: Vec<&str> = told.split("; ").collect();
    for (number, line) in (1..).zip(&lines) {
        assert!(line.starts_with(&format!("line {number}: expected ")), "{line}");
    }
    assert_eq!(lines.len(), 10);
    assert!(lines[0].ends_with("pieces like R1 or U3, `-` for an empty place or `-9` for nine"));
    for path in ["path: -0", "path: --9", "path: -999", "path: -+9"] {
        assert_ne!(path.parse::<Setup>().map(|setup| setup.path.len()), Ok(75), "{path}");
    }
}
