//! What is wished and asked in other words, in the middle of a game and at its end.

use mandala::app::Tongue;
use mandala::record::AnyRecord;
use mandala::record::cards::Record;
use mandala::rules::cards::Phase;
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Kind, Player};

use crate::common::{names, pick};
use crate::heard::{alone, made, people, tables};
use crate::heard_questions::in_tongue;
use crate::heard_sentences::at_draft_of;
use crate::lines::Told;

const PLAY: &str = "Play it? Yes or no.\n";

/// A share-out in which whoever chooses only discards, and the colors of the Mountain.
pub fn lost_choice() -> (AnyRecord, Vec<&'static str>) {
    let mut drafts = (0..).filter_map(|seed| {
        let mut chance = Shuffler::new(!seed);
        let mut record = Record::new(seed, names(), Player::One);
        loop {
            let table = record.game().public_view();
            if let Phase::Draft(draft) = table.phase() {
                let mandala = table.mandala(draft.side);
                let colors = mandala.mountain.colors();
                let is_lost = mandala.fields[draft.chooser].is_empty() && colors.len() > 1;
                let colors = colors.iter().map(|it| it.name()).collect();
                if is_lost {
                    return Some((AnyRecord::from(record), colors));
                }
            }
            let action = pick(&record.game().legal_actions(), &mut chance)?;
            record.play(action).unwrap();
        }
    });
    drafts.next().unwrap()
}

#[test]
fn with_an_empty_field_a_color_is_discarded() {
    for line in ["discard COLOR", "throw away the COLOR one", "COLOR", "take COLOR"] {
        let (record, colors) = lost_choice();
        let mut told = Told::resumed(record);
        told.hear(&[]);
        let before = made(&told);
        let said = told.hear(&[&line.replace("COLOR", colors[1])]);
        let first = said.lines().next().unwrap_or_default();
        assert!(first.starts_with("Discard ") && first.contains(colors[1]), "{line}: {said}");
        assert!(said.ends_with(PLAY), "{line}: {said}");
        assert_eq!(made(&told), before, "{line}");
        told.hear(&["yes"]);
        assert!(made(&told) > before, "{line}");
    }
    // Elsewhere it is taken, and not discarded.
    let mut told = at_draft_of(2, Tongue::English);
    let said = told.hear(&["", "discard red"]);
    assert!(!said.contains("Play it?"), "{said}");
}

#[test]
fn a_side_can_be_called_one() {
    for (tongue, lines, answer) in [
        (Tongue::English, &["red left mountain", "no, the other side"][..], "right Mountain."),
        (Tongue::English, &["2 green, left side", "field"], "left Field."),
        (Tongue::English, &["and the left side?"], "Left Mandala: "),
        (Tongue::English, &["what is missing on the left side"], "Missing in the left Mandala: "),
        (Tongue::German, &["rot ins linke Zentrum", "nein, die andere Seite"], "rechte Zentrum"),
        (Tongue::German, &["und die linke Seite?"], "Linkes Mandala"),
        (Tongue::Dutch, &["en de linkerkant?"], "Linker"),
        (Tongue::French, &["montagne gauche rouge", "non, l'autre côté"], "droite"),
    ] {
        let said = in_tongue(Kind::Cards, tongue).hear(lines);
        assert!(said.contains(answer), "{lines:?}: {said}");
    }
}

#[test]
fn the_other_one_is_that_of_two_or_asked_about() {
    let mut told = people(Kind::Pyramids);
    let said = told.hear(&["next 2", "1", "no, the other one"]);
    assert!(said.contains(" on 2.\n") && said.ends_with(PLAY), "{said}");
    let said = told.hear(&["the other one"]);
    assert!(said.contains(" on 1.\n") && said.ends_with(PLAY), "{said}");
    for line in ["the other one", "no, the other one", "the other"] {
        let mut told = people(Kind::Pyramids);
        let said = told.hear(&["6", line]);
        assert!(said.contains("\nWhich other one do you mean?\n"), "{line}: {said}");
        assert!(told.app.scene().pyramids().unwrap().chosen.is_none(), "{line}: {said}");
        let mut told = people(Kind::Tiles);
        let said = told.hear(&["purple yes", "c4", line]);
        assert!(said.contains("\nWhich other one do you mean?\n"), "{line}: {said}");
        // Of two start tiles it is clear.
        let said = people(Kind::Tiles).hear(&["purple", line]);
        assert!(said.ends_with(PLAY) && !said.contains("Which other"), "{line}: {said}");
    }
}

#[test]
fn whoever_wants_to_end_the_game_proposes_it() {
    for (tongue, lines) in [
        (
            Tongue::English,
            &[
                "end the game",
                "I want to end the game",
                "let's end the game",
                "I'd like to end the game",
                "end the game here",
            ][..],
        ),
        (Tongue::German, &["das Spiel beenden", "lass uns die Partie beenden"]),
        (Tongue::Dutch, &["beëindig het spel", "ik wil het spel beëindigen"]),
        (Tongue::French, &["terminer la partie", "je voudrais finir la partie"]),
    ] {
        for line in lines {
            for kind in [Kind::Cards, Kind::Pyramids] {
                let mut told = in_tongue(kind, tongue);
                let said = told.hear(&["", line]);
                assert!(told.app.scene().overlay.is_some(), "{kind}, {line}: {said}");
                assert_eq!(made(&told), 0, "{line}");
            }
            let said = in_tongue(Kind::Tiles, tongue).hear(&["", line]);
            assert!(!said.contains('"') && !said.contains('«'), "{line}: {said}");
        }
    }
}

#[test]
fn what_is_left_in_a_share_out_lies_on_the_mountain() {
    for line in
        ["what's left for me to take", "what's left on the mountain", "what is left to take?"]
    {
        let mut told = at_draft_of(3, Tongue::English);
        let said = told.hear(&["", line]);
        assert!(said.contains("which color do you "), "{line}: {said}");
        assert!(!said.contains("The deck has"), "{line}: {said}");
    }
}

#[test]
fn what_somebody_discarded_is_what_they_did() {
    let mut told = people(Kind::Cards);
    told.hear(&["ready", "discard 1 black yes", "done", "ready"]);
    for (line, answer) in [
        ("what did Anna discard", "Anna discards 1 black"),
        ("what has Anna discarded?", "Anna discards 1 black"),
        ("what did Beth discard?", "Beth has not discarded anything yet."),
        ("what did I discard?", "Beth has not discarded anything yet."),
    ] {
        let said = told.hear(&[line]);
        assert!(said.starts_with(answer), "{line}: {said}");
    }
    let said = told.hear(&["who leads on the left"]);
    assert!(said.starts_with("Left Mandala: ") && !said.contains("Cup"), "{said}");
}

#[test]
fn what_came_by_itself_is_told_with_what_somebody_did() {
    let mut told = at_draft_of(2, Tongue::English);
    told.hear(&[]);
    let mut last = None;
    let is_shared = |told: &Told| {
        let view = told.app.table().unwrap().cards().unwrap().game().public_view();
        matches!(view.phase(), Phase::Draft(_))
    };
    while is_shared(&told) {
        let colors = ["red", "orange", "yellow", "green", "purple", "black"];
        let all = colors.map(|it| told.hear(&[&format!("{it} yes")]));
        last = all.into_iter().rev().find(|it| it.contains("It was the last color.")).or(last);
    }
    if let Some(line) = last.iter().flat_map(|it| it.lines()).find(|it| it.contains("last color")) {
        let name = line.split(' ').next().unwrap();
        let said = told.hear(&[&format!("what did {name} do?")]);
        let taken = line.split(" It was the last color.").next().unwrap();
        assert!(said.contains(taken), "{line}: {said}");
    }
}

#[test]
fn after_a_game_it_can_be_asked_about_in_sentences() {
    for (line, answer) in [
        ("who won and why", "points"),
        ("who won, and why?", "points"),
        ("show me my past games", "There is no finished game yet."),
        ("past", "There is no finished game yet."),
    ] {
        let mut told = people(Kind::Pyramids);
        let said = told.hear(&["", "3 yes", "agree", "yes", "yes"]);
        assert!(said.contains("past for past games"), "{said}");
        let said = told.hear(&[line]);
        assert!(said.contains(answer) && !said.contains("means nothing"), "{line}: {said}");
    }
    for line in ["review my game please", "was it luck", "was it luck?", "was I lucky"] {
        let mut told = people(Kind::Pyramids);
        told.hear(&["", "3 yes", "5 yes", "agree", "yes", "yes"]);
        let said = told.hear(&[line]);
        assert!(!said.contains("means nothing") && !said.contains("Type again"), "{line}: {said}");
    }
}

#[test]
fn a_pyramid_must_be_taken_while_one_lies_ahead() {
    let mut told = people(Kind::Pyramids);
    told.hear(&["6 yes"]);
    let before = made(&told);
    for (line, answer) in [
        ("pass", "You cannot pass: "),
        ("can I pass", "You cannot pass: "),
        ("move to 7", "Take medium green on 7."),
        ("who won medium yellow", "Medium yellow: nobody has scored it yet."),
        ("tell me about large yellow", "Large yellow: 5 left, on 10, 35, 44, 52 and 56."),
    ] {
        let said = told.hear(&[line]);
        assert!(said.starts_with(answer), "{line}: {said}");
        assert_eq!(made(&told), before, "{line}");
        if line == "move to 7" {
            let said = told.hear(&["where am I"]);
            assert!(said.starts_with("Beth, your pawn is at the start.\nTake "), "{said}");
            assert!(said.ends_with(PLAY), "{said}");
            told.hear(&["no"]);
        }
    }
    for (tongue, line) in [
        (Tongue::German, "ich passe"),
        (Tongue::Dutch, "mag ik passen?"),
        (Tongue::French, "passer mon tour"),
    ] {
        let said = in_tongue(Kind::Pyramids, tongue).hear(&[line]);
        assert!(said.contains('.') && !said.contains('"') && !said.contains('«'), "{said}");
    }
}

#[test]
fn what_happened_last_is_what_happened() {
    for (tongue, first, lines) in [
        (Tongue::English, "6 yes", &["what happened last", "what happened last time?"][..]),
        (Tongue::German, "6 ja", &["was ist zuletzt passiert?"]),
        (Tongue::Dutch, "6 ja", &["wat is het laatst gebeurd?"]),
        (Tongue::French, "6 oui", &["que s'est-il passé en dernier ?"]),
    ] {
        let mut told = in_tongue(Kind::Pyramids, tongue);
        told.hear(&[first]);
        let last = told.hear(&["last"]);
        for line in lines {
            assert_eq!(told.hear(&[line]), last, "{line}");
        }
        assert!(last.contains('6'), "{last}");
    }
}

#[test]
fn others_moves_at_tiles_are_not_told() {
    let mut told = alone(Kind::Tiles);
    told.hear(&["purple yes"]);
    for line in ["what can Beth do", "what can Beth do?", "how many moves does Beth have"] {
        let said = told.hear(&[line]);
        assert!(said.starts_with("I only tell the moves of Anna"), "{line}: {said}");
    }
}

#[test]
fn small_words_spoil_nothing() {
    let mut told = people(Kind::Cards);
    told.hear(&["ready"]);
    for (lines, answer) in [
        (&["red left mountain", "I changed my mind"][..], "Okay, not played.\n"),
        (&["red left mountain after all"], "Red to the left Mountain.\n"),
        (&["no", "red left mountain first"], "Red to the left Mountain.\n"),
        (&["no, red right mountain first"], "Red to the right Mountain.\n"),
        (&["can I undo that"], "Okay, not played.\n"),
        (&["what am I holding"], "Your hand: "),
        (&["who gets to choose first"], "whoever has more cards in its Field chooses first;"),
        (&["yup"], "There is nothing to say yes or no to.\n"),
    ] {
        let said = told.hear(lines);
        assert!(said.contains(answer), "{lines:?}: {said}");
        assert_eq!(made(&told), 0, "{lines:?}");
    }
    for yes in ["yup", "correct", "that's right", "good"] {
        let mut told = people(Kind::Cards);
        told.hear(&["ready", "red left mountain", yes]);
        assert_eq!(made(&told), 1, "{yes}");
        let said = told.hear(&[if yes == "yup" { "hand over" } else { "all done" }]);
        assert!(said.contains("Beth, it is your turn."), "{said}");
    }
    let said = alone(Kind::Tiles).hear(&["purple yes", "what do you suggest"]);
    assert!(said.contains("\n1. "), "{said}");
    for (kind, mut told) in tables() {
        let before = made(&told);
        told.hear(&["good", "correct", "that's right", "yup"]);
        assert_eq!(made(&told), before, "{kind}");
    }
}
