//! What is said while something else is asked: it is answered, and the question stays open.

use mandala::app::Tongue;
use mandala::rules::Kind;

use crate::heard::{alone, made, people, proposal, tables};
use crate::heard_questions::in_tongue;
use crate::heard_sentences::at_draft_of;
use crate::lines::Told;

const AGREE: &str = "Anna, do you agree to end the game here and count? Yes or no.\n";

#[test]
fn a_line_that_begins_with_no_does_not_agree() {
    for (tongue, agree, lines) in [
        (
            Tongue::English,
            "agree",
            &["no, keep going", "no let's go on", "nope, I want to win", "no, never mind", "no"][..],
        ),
        (Tongue::German, "einverstanden", &["nein, weiter", "nein, wir spielen noch"]),
        (Tongue::Dutch, "akkoord", &["nee, we gaan door", "nee, verder"]),
        (Tongue::French, "accord", &["non, on continue", "non, pas encore"]),
    ] {
        for line in lines {
            let mut told = in_tongue(Kind::Pyramids, tongue);
            let said = told.hear(&["", agree, line]);
            assert!(told.app.scene().overlay.is_none(), "{line}: {said}");
            assert_eq!(made(&told), 0, "{line}: {said}");
        }
    }
    for line in ["no yes", "no, I agree", "no, ok, yes"] {
        let mut told = people(Kind::Pyramids);
        told.hear(&["", "agree"]);
        let said = told.hear(&[line]);
        assert!(said.ends_with(AGREE) && made(&told) == 0, "{line}: {said}");
    }
}

#[test]
fn whoever_is_to_agree_can_ask_and_is_asked_again() {
    for (line, answer) in [
        ("banana", "Say yes or no first.\n"),
        ("6", "Say yes or no first.\n"),
        ("let's end the game", "Say yes or no first.\n"),
        ("what's the score", "Anna 0 points, Beth 0 points.\n"),
        ("score", "Anna 0 points, Beth 0 points.\n"),
        ("who leads?", "Anna 0 points, Beth 0 points.\n"),
        ("pawns", "Pawns: Anna at the start, Beth at the start.\n"),
        ("help", "Type yes to end the game now and count, no to go on.\n"),
    ] {
        let mut told = people(Kind::Pyramids);
        told.hear(&["", "agree"]);
        let said = told.hear(&[line]);
        assert!(said.starts_with(answer) && said.ends_with(AGREE), "{line}: {said}");
        assert_eq!(made(&told), 0, "{line}");
    }
}

#[test]
fn what_is_to_be_played_is_asked_again_after_any_answer() {
    for (kind, mut told) in tables() {
        let before = made(&told);
        for line in [
            "hold on, is that the last one?",
            "wait, is that the last one?",
            "is it the last one?",
            "wait, who leads?",
            "hold on, score",
            "that one",
            "which one?",
        ] {
            let asked = told.hear(&[proposal(kind)]);
            let said = told.hear(&[line]);
            assert!(said.ends_with("Play it? Yes or no.\n"), "{kind}, {line}: {said}");
            assert!(!line.contains("last") || said == asked, "{kind}, {line}: {said}");
            assert_eq!(made(&told), before, "{kind}, {line}");
            told.hear(&["no"]);
        }
        assert!(!told.hear(&["is that the last one?"]).contains("Turn "), "{kind}");
    }
}

#[test]
fn whether_it_is_good_is_asked_of_the_hints() {
    for (tongue, line, means) in [
        (Tongue::English, "is that good?", "what does that mean"),
        (Tongue::English, "is that a good move?", "what does this mean?"),
        (Tongue::German, "ist das gut?", "was heißt das?"),
        (Tongue::Dutch, "is dat goed?", "wat betekent dat?"),
        (Tongue::French, "est-ce que c'est bien ?", "qu'est-ce que ça veut dire ?"),
    ] {
        let record = against_computer();
        let mut told = Told::in_tongue(record, tongue);
        told.hear(&["2"]);
        let hints = told.hear(&[line]);
        let of = |number: usize| {
            let first = format!("{number}. ");
            hints.lines().find_map(|it| it.strip_prefix(&*first)).unwrap_or_default().to_string()
        };
        assert!(!of(1).is_empty(), "{line}: {hints}");
        let said = told.hear(&[means]);
        assert!(said.starts_with(&of(1)), "{means}: {said}");
        assert_eq!(made(&told), 0);
        if tongue == Tongue::English {
            let second = of(2).split(" (").next().unwrap().to_string();
            for pick in ["the second one", "do the second one"] {
                let said = told.hear(&[pick]);
                assert!(said.contains(&second), "{pick}: {said}");
                assert!(said.ends_with("Play it? Yes or no.\n"), "{pick}: {said}");
                told.hear(&["no"]);
            }
        }
    }
}

/// A game of pyramids with a computer.
fn against_computer() -> mandala::record::AnyRecord {
    use mandala::record::Computers;
    use mandala::rules::{Level, Player};
    let computers = Computers::default().with(Player::Two, Level::new(Kind::Pyramids, 1));
    let names = crate::common::names();
    let record = mandala::record::AnyRecord::deal(Kind::Pyramids, 42, names, Player::One.into());
    record.with_computers(computers)
}

#[test]
fn so_many_of_the_next_pyramids_are_told() {
    for (tongue, lines, beside) in [
        (
            Tongue::English,
            &["what are the next ten", "next 10", "read me the next ten", "next ten?"][..],
            "what is next to 10?",
        ),
        (Tongue::German, &["die nächsten zehn", "was sind die nächsten 10?"], "neben 10"),
        (Tongue::Dutch, &["de volgende tien", "wat zijn de volgende 10?"], "naast 10"),
        (Tongue::French, &["suivantes 10", "quelles sont les suivantes dix ?"], "à côté de 10"),
    ] {
        for line in lines {
            let mut told = in_tongue(Kind::Pyramids, tongue);
            let said = told.hear(&[line]);
            let first = said.lines().next().unwrap_or_default();
            assert!(first.contains(" 10."), "{line}: {said}");
            assert_eq!(first.matches(", ").count(), 8, "{line}: {said}");
            let said = told.hear(&[beside]);
            assert!(said.contains(" 9") && said.contains(" 11"), "{beside}: {said}");
        }
    }
    let mut told = people(Kind::Pyramids);
    assert!(told.hear(&["next 2", "the second one"]).contains(" on 2."));
}

#[test]
fn one_that_is_pointed_at_is_no_number() {
    for line in ["that one", "this one", "which one", "the other one"] {
        let mut told = people(Kind::Pyramids);
        told.hear(&["take"]);
        let said = told.hear(&[line]);
        assert!(told.app.scene().pyramids().unwrap().chosen.is_none(), "{line}: {said}");
        assert!(!said.contains("Play it?") && !said.contains("does not go"), "{line}: {said}");
        assert!(said.contains("Which "), "{line}: {said}");
    }
    let mut told = people(Kind::Pyramids);
    assert!(told.hear(&["take", "one"]).contains(" on 1."));
}

#[test]
fn where_a_color_can_go_is_where_it_can_be_laid() {
    for (tongue, held, other, holds) in [
        (
            Tongue::English,
            "where can orange go?",
            "where can yellow go",
            "You hold orange, not yellow.\n",
        ),
        (
            Tongue::German,
            "wohin kann orange?",
            "wohin kann gelb?",
            "Du hältst Orange, nicht Gelb.\n",
        ),
        (Tongue::Dutch, "waar kan oranje?", "waar kan geel?", "Je houdt oranje vast, niet geel.\n"),
        (Tongue::French, "où peut aller l'orange ?", "où peut aller le jaune ?", "Vous tenez "),
    ] {
        let mut told = in_tongue(Kind::Tiles, tongue);
        let yes = match tongue {
            Tongue::English => "purple yes",
            Tongue::German => "violett ja",
            Tongue::Dutch => "paars ja",
            Tongue::French => "violet oui",
        };
        told.hear(&[yes]);
        let all = told.hear(&["lay?"]);
        assert_eq!(told.hear(&[held]), all, "{held}");
        let said = told.hear(&[other]);
        assert!(said.starts_with(holds), "{other}: {said}");
    }
}

#[test]
fn each_player_hears_once_that_hidden_cards_are_not_counted() {
    let mut told = at_draft_of(5, Tongue::English);
    let colors = ["red", "orange", "yellow", "green", "purple", "black"];
    let note = "Hidden cards in the Cups are not counted. Type ready first to count yours.\n";
    told.hear(&[]);
    for at in 0..3 {
        let can = |it: &&&str| told.app.table().is_some_and(|table| lies(table, it));
        let [first, second] = [0, 1].map(|at| *colors.iter().filter(can).nth(at).unwrap());
        let said = told.hear(&[&format!("what would {first} give me")]);
        assert_eq!(said.ends_with(note), at < 2, "{at}, {first}: {said}");
        let said = told.hear(&[second]);
        assert!(!said.contains("are not counted"), "{at}, {second}: {said}");
        told.hear(&["yes"]);
    }
    // Whatever color they asked for first.
    let said = alone(Kind::Cards).hear(&["what would red give me?"]);
    assert!(!said.contains("are not counted"), "{said}");
}

/// Whether this color lies on the Mountain that is shared out.
fn lies(table: &mandala::app::AnyTable, color: &str) -> bool {
    use mandala::rules::cards::Phase;
    let Some(course) = table.cards() else { return false };
    let view = course.game().public_view();
    let Phase::Draft(draft) = view.phase() else { return false };
    let mountain = view.mandala(draft.side).mountain;
    mountain.colors().iter().any(|it| it.name() == color)
}
