//! What is wrong, as the players read it.

use super::{HEAD, by_hand};
use crate::common::names;
use crate::common::tiles::{ACTIONS, WHOLE_GAME, played};
use mandala::record::AnyRecord;
use mandala::rules::Color;
use mandala::rules::Player::{One, Two};
use mandala::rules::tiles::Illegal;
use mandala::texts::ENGLISH;

#[track_caller]
fn told(text: &str) -> String {
    ENGLISH.records().record_error(&AnyRecord::parse(text.as_bytes()).expect_err(text))
}

#[test]
fn a_refused_line_is_told_with_its_number_and_its_reason() {
    for (lines, sentence) in [
        (
            "Beth: sing",
            "line 7: after the player's name, an action is written like `keep red`, `open d5`, `flip e5`, `swap c4` or `done`",
        ),
        ("Beth: open e5", "line 7: a start tile is kept first"),
        ("Beth: keep red", "line 7: no start tile is red"),
        ("Anna: keep orange", "line 7: Anna acts, but it was for Beth to decide"),
        (
            "end by agreement",
            "line 7: this game does not end by agreement, but when a player cannot act",
        ),
        ("Beth: keep purple\nAnna: keep orange", "line 8: the start tiles are given out already"),
        ("Beth: keep purple\nAnna: flip e5", "line 8: you have no black group that e5 could join"),
        ("Beth: keep purple\nAnna: open e5\nBeth: open e5", "line 9: e5 is turned already"),
        ("Beth: keep purple\nAnna: done", "line 8: you must act as long as you can"),
    ] {
        assert_eq!(told(&format!("{HEAD}{lines}\n")), sentence);
    }
    let over = by_hand(&played(WHOLE_GAME, ACTIONS));
    assert_eq!(told(&format!("{over}Beth: done\n")), "line 51: the game was over before this line");
}

#[test]
fn a_layout_that_cannot_be_is_told_in_a_sentence() {
    for (from, to, sentence) in [
        ("/OORY", "", "the layout has 7 rows instead of 8"),
        ("BBPG/", "B/", "row 8 of the layout has 1 letter instead of 4"),
        ("BBPG/", "BBPX/", "letter 4 in row 8 of the layout is none of R O Y G P B"),
        (
            "/OORY",
            "/OORR",
            "the layout should have 9 tiles of four colors and 8 of two, but it has 10 red, \
             9 orange, 7 yellow, 9 green, 8 purple, 9 black",
        ),
        (
            "OBPROYBB",
            "OBPYORBB",
            "the center should have one tile of each color that has 9, but it does not have one red",
        ),
    ] {
        let layout = WHOLE_GAME.replace(from, to);
        let text = HEAD.replace("seed: 42", &format!("layout: {layout}"));
        assert_eq!(told(&text), format!("line 3: {sentence}"));
    }
}

#[test]
fn every_refusal_names_what_it_is_about() {
    let at = |name: &str| name.parse().expect("a cell");
    let color = Color::Purple;
    let (cell, touched) = (at("h5"), at("h6"));
    for (illegal, named, plain) in [
        (Illegal::GameOver, "the game is over", "the game is over"),
        (
            Illegal::KeepFirst { player: Two },
            "Beth keeps a start tile first",
            "a start tile is kept first",
        ),
        (
            Illegal::Turned { cell, color, owner: One },
            "h5 is turned already: it is part of Anna's purple",
            "h5 is turned already",
        ),
        (
            Illegal::Touches { cell, color, owner: One, touched },
            "h5 touches Anna's purple at h6",
            "h5 touches the other player's purple at h6",
        ),
        (
            Illegal::OpenedBefore { cell, color },
            "you have opened purple already: swap or flip",
            "you have opened purple already: swap or flip",
        ),
        (
            Illegal::NotNextTo { cell, color },
            "h5 is not next to your purple",
            "h5 is not next to your purple",
        ),
        (
            Illegal::SameColor { cell, color },
            "h5 is purple like your swap tile: flip it instead",
            "h5 is purple like your swap tile: flip it instead",
        ),
        (
            Illegal::OnlyFlips { cell, stuck: Two },
            "Beth cannot act, so only flips are left",
            "the other player cannot act, so only flips are left",
        ),
    ] {
        let words = ENGLISH.tiles();
        assert_eq!(words.refusal(illegal, Some(&names())), named);
        assert_eq!(words.refusal(illegal, None), plain);
    }
}
