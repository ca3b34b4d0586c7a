//! What can be set line by line.

use mandala::rules::Kind;

use crate::heard::{alone, people, start, tables};

#[test]
fn a_setting_that_a_game_does_not_have_changes_nothing() {
    let mut told = start(Kind::Cards);
    let before = told.hear(&[""]);
    for (line, answer) in [
        ("players 3", "This game is for 2 players."),
        ("first 3", "There is no player 3."),
        ("computer 3", "There is no player 3."),
        ("computer 2 level 9", "The levels are 1 to 7."),
        ("resume", "There is no such saved game."),
    ] {
        assert_eq!(told.hear(&[line]).trim_end(), answer);
        assert!(before.ends_with(&told.hear(&[""])), "{line}");
    }
    let said = told.hear(&["pyramids", "players four", "players 6"]);
    assert!(said.contains("4 players."), "{said}");
    assert!(said.ends_with("This game is for 2 to 5 players.\n"), "{said}");
}

#[test]
fn a_setting_that_is_named_is_the_one_that_changes() {
    for (kind, mut told) in tables() {
        let before = told.app.scene().settings;
        let said = told.hear(&["hints on"]);
        let after = told.app.scene().settings;
        assert!(after.hints, "{kind}: {said}");
        assert_eq!(mandala::app::Settings { hints: before.hints, ..after }, before, "{kind}");
        told.hear(&["plain off"]);
        let last = told.app.scene().settings;
        assert!(!last.plain && last.hints, "{kind}");
    }
}

#[test]
fn a_setting_without_effect_here_says_why() {
    let mut told = alone(Kind::Cards);
    told.hear(&[]);
    let before = told.app.scene().settings;
    for (line, said) in [
        (
            "hints on",
            "Hints are turned on and off in games between people. In those against a computer \
             you can always ask for them.\n",
        ),
        ("tips off", "Tips are turned on and off on the start screen.\n"),
        ("memory off", "Memory: off.\n"),
        ("memory on", "Memory: on.\n"),
    ] {
        assert_eq!(told.hear(&[line]), said);
    }
    assert_eq!(told.app.scene().settings, before);
    let mut told = start(Kind::Tiles);
    told.hear(&["tips off", "tips on"]);
    assert!(told.app.scene().settings.tips);
    let said = told.hear(&["tips off", "memory on"]);
    assert_eq!(said, "Tips: off.\nIn this game all lies open: there is nothing to remember.\n");
    assert!(!told.app.scene().settings.tips);
}

#[test]
fn what_could_be_remembered_is_told_only_to_those_who_want_that() {
    let mut told = people(Kind::Cards);
    let said = told.hear(&["deck", "cup"]);
    assert!(said.contains("Not seen yet: "), "{said}");
    assert!(said.contains("Beth's Cup: 2 hidden cards."), "{said}");
    let said = told.hear(&["memory off", "deck", "cup"]);
    assert!(!said.contains("Not seen yet: "), "{said}");
    assert!(said.contains("Beth's Cup: 2 cards."), "{said}");
}
