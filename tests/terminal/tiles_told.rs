//! Games of tiles told into a pipe.

use std::fs;
use std::process::{Output, Stdio};

use crate::common::tiles::{ACTIONS, SHORTEST_GAME, WHOLE_GAME, played};
use crate::home::Home;

/// Tells the record with this text; it is in a home of its own.
fn told(text: &str, options: &[&str]) -> Output {
    let home = Home::new();
    let path = home.path().join("game.txt");
    fs::write(&path, text).unwrap();
    let mut command = home.game();
    command.args(options).arg("--replay").arg(&path);
    command.stdin(Stdio::null()).output().unwrap()
}

fn printed(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn a_whole_game_is_told_with_its_score() {
    let text = played(WHOLE_GAME, ACTIONS).to_string();
    let output = told(&text, &[]);
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty(), "{output:?}");
    assert_eq!(output, told(&text, &["--game", "tiles"]));
    let text = printed(&output);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[..11],
        [
            "Mandala, the tile game: Anna and Beth, Anna starts",
            "",
            "     Beth keeps purple, Anna gets yellow.",
            "  1. Anna opens yellow as 1 on g2, takes red.",
            "  2. Beth opens purple as 1 on h3, takes green.",
            "  3. Anna flips f2, yellow: +1.",
            "  4. Beth flips h4, purple: +1.",
            "  5. Anna opens red as 2 on d3, takes purple.",
            "  6. Beth opens green as 2 on f8, takes green.",
            "  7. Anna opens purple as 3 on g6, takes yellow.",
            "  8. Beth swaps f7, green for purple: +2.",
        ]
    );
    assert_eq!(
        lines[42..],
        [
            " 40. Beth opens red as 6 on e7, takes red.",
            "     Anna cannot act.",
            "     Beth flips d7, red: +6.",
            "     Beth flips e6, red: +6.",
            "     The game is over.",
            "",
            "Anna: 41 points",
            "  marker 1 yellow   4 x 1 =  4",
            "  marker 2 red      3 x 2 =  6",
            "  marker 3 purple   1 x 3 =  3",
            "  marker 4 orange   4 x 4 = 16",
            "  marker 5 black    0 x 5 =  0",
            "  marker 6 green    2 x 6 = 12",
            "",
            "Beth: 46 points",
            "  marker 1 purple   4 x 1 =  4",
            "  marker 2 green    4 x 2 =  8",
            "  marker 3 black    3 x 3 =  9",
            "  marker 4 yellow   2 x 4 =  8",
            "  marker 5 orange   1 x 5 =  5",
            "  marker 6 red      2 x 6 = 12",
            "",
            "Beth wins.",
        ]
    );
}

#[test]
fn each_player_has_one_line_with_the_points_and_the_last_line_says_who_won() {
    for (layout, actions, points, last) in [
        (WHOLE_GAME, ACTIONS, ["Anna: 41 points", "Beth: 46 points"], "Beth wins."),
        (
            SHORTEST_GAME,
            "keep green, open h3, open b7, open c6, flip h4, done",
            ["Anna: 1 point", "Beth: 0 points"],
            "Anna wins.",
        ),
        (
            SHORTEST_GAME,
            "keep green, open h3, open b7, open c6, done",
            ["Anna: 0 points", "Beth: 0 points"],
            "It is a draw.",
        ),
    ] {
        let text = printed(&told(&played(layout, actions).to_string(), &[]));
        let of_players = |line: &&str| line.starts_with("Anna:") || line.starts_with("Beth:");
        assert_eq!(text.lines().filter(of_players).collect::<Vec<_>>(), points);
        assert_eq!(text.lines().last(), Some(last));
    }
}

#[test]
fn a_game_that_is_not_over_is_told_so_far() {
    let output = told(&played(WHOLE_GAME, "keep purple, open g2").to_string(), &[]);
    assert_eq!(output.status.code(), Some(0));
    let text = printed(&output);
    assert!(
        text.ends_with("  1. Anna opens yellow as 1 on g2, takes red.\n\nThe game is not over.\n"),
        "{text}"
    );
}

#[test]
fn a_refused_record_is_told_up_to_the_fault() {
    let good = played(WHOLE_GAME, "keep purple, open g2, open h3").to_string();
    let line = good.lines().count() + 1;
    for wrong in ["Anna: swap a4", "Anna: sing", "end by agreement", "Anna: flip f2 @0000"] {
        let output = told(&format!("{good}{wrong}\n"), &[]);
        assert_eq!(output.status.code(), Some(1), "{wrong}");
        assert_eq!(printed(&output), printed(&told(&good, &[])));
        let message = String::from_utf8(output.stderr).unwrap();
        assert!(message.contains(&format!("line {line}")), "{message}");
    }
}

#[test]
fn a_game_of_another_kind_than_asked_for_is_refused() {
    let output = told(&played(WHOLE_GAME, ACTIONS).to_string(), &["--game", "cards"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(message.contains("tiles"), "{message}");
}
