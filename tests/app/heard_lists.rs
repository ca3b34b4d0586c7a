//! What a number means, and what is asked of those who lost it: the list that was told last, and
//! the open question in a sentence.

use mandala::app::{App, Tongue};
use mandala::lines::Clearing;
use mandala::record::AnyRecord;
use mandala::rules::Kind;

use crate::common::names;
use crate::everywhere::home;
use crate::heard::{alone, made, people, proposal, start, tables};
use crate::heard_questions::in_tongue;
use crate::heard_sentences::at_draft_of;
use crate::lines::{Told, settings};
use crate::review::ended;

/// What the hint of a number does, as hints tell it.
fn deed(hints: &str, number: usize) -> String {
    let begins = format!("{number}. ");
    let line = hints.lines().find_map(|it| it.strip_prefix(&begins)).expect("a hint");
    line.split(" (").next().unwrap().to_string()
}

/// How many hints were told.
fn count(hints: &str) -> usize {
    (1..).take_while(|number| hints.contains(&format!("\n{number}. "))).count()
}

/// The tables of each kind with hints, and a line that leaves something open there.
fn begun() -> impl Iterator<Item = (Kind, Told, &'static str)> {
    tables().into_iter().map(|(kind, mut told)| {
        let line = match kind {
            Kind::Cards => "green left field",
            Kind::Tiles => "open",
            Kind::Pyramids => "large red",
        };
        told.hear(&["hints on"]);
        (kind, told, line)
    })
}

#[test]
fn a_number_after_hints_is_that_of_a_hint_whatever_was_open_before() {
    for (kind, mut told, line) in begun() {
        let before = made(&told);
        let hints = told.hear(&[line, "hint"]);
        let told_last = hints.lines().last().unwrap();
        assert!(told_last.starts_with(&count(&hints).to_string()), "{kind}: {hints}");
        for (lines, number) in [
            (&["2"][..], 2),
            (&["the second one"], 2),
            (&["the first"], 1),
            (&["the last"], count(&hints)),
            (&["the last one"], count(&hints)),
            (&["the best"], 1),
            (&["the best one"], 1),
            (&["take the best"], 1),
            (&["the last hint"], count(&hints)),
        ] {
            told.hear(&["no", line, "hint"]);
            let mut said = told.hear(lines);
            if said.contains("Which one?") {
                // The place of that number lies ahead, too.
                assert_eq!(kind, Kind::Pyramids);
                said = told.hear(&["the hint"]);
            }
            let deed = format!("{}.\n", deed(&hints, number));
            assert!(said.contains(&deed), "{kind}, {lines:?}: {deed}{said}");
            assert!(said.ends_with("Play it? Yes or no.\n"), "{kind}, {lines:?}: {said}");
            assert_eq!(made(&told), before, "{kind}, {lines:?}");
        }
    }
}

#[test]
fn what_was_open_before_hints_goes_on_with_its_own_words() {
    for (kind, mut told, line) in begun() {
        let words = match kind {
            Kind::Cards => "both",
            Kind::Tiles => "c4",
            Kind::Pyramids => "19",
        };
        let said = told.hear(&[line, "hint", words]);
        assert!(said.ends_with("Play it? Yes or no.\n"), "{kind}: {said}");
    }
    // What is asked for without what it offers is no list.
    let mut told = people(Kind::Tiles);
    let hints = told.hear(&["purple yes", "hints on", "open", "hint"]);
    let said = told.hear(&["score", "2"]);
    assert!(said.contains(&deed(&hints, 2)), "{said}");
    // Once it was asked anew, a number answers it.
    let mut told = alone(Kind::Cards);
    let said = told.hear(&["green left field", "hint", "", "2"]);
    assert!(said.contains("2 green to the left Field."), "{said}");
}

#[test]
fn a_number_after_hints_is_no_number_of_the_cards_that_were_chosen() {
    let mut told = alone(Kind::Cards);
    let hints = told.hear(&["2 green left field", "hint"]);
    assert!(hints.ends_with("Play it? Yes or no.\n"), "{hints}");
    let said = told.hear(&["3"]);
    assert!(said.contains(&format!("{}.\n", deed(&hints, 3))), "{said}");
    // After the cards were chosen anew, it is that again.
    let said = told.hear(&["no", "2 green left field", "1"]);
    assert!(said.contains("1 green to the left Field."), "{said}");
}

#[test]
fn a_number_alone_is_one_of_what_was_named_last_where_it_can_be_nothing_else() {
    let mut told = people(Kind::Tiles);
    told.hear(&["purple yes", "open c4 yes", "hints on"]);
    let hints = told.hear(&["hint"]);
    let named = told.hear(&["legal"]);
    let is_cell = |it: &&str| it.parse::<mandala::rules::tiles::Cell>().is_ok();
    let second = named.split([' ', ',', '.', ';']).filter(is_cell).nth(1).unwrap();
    let said = told.hear(&["2"]);
    assert!(said.contains(second), "{second}: {said}");
    let said = told.hear(&["no", "hint 2"]);
    assert!(said.contains(&deed(&hints, 2)), "{said}");
    let mut told = at_draft_of(3, Tongue::English);
    let asked = told.hear(&[]);
    let second = asked.lines().last().unwrap().split(", ").nth(2).unwrap();
    let color = second.split([' ', '.']).nth(1).unwrap().to_string();
    let said = told.hear(&["2"]);
    assert!(said.contains(&color) && said.ends_with("Play it? Yes or no.\n"), "{color}: {said}");
}

#[test]
fn the_last_and_the_best_are_hints_in_every_language() {
    for (tongue, hint, last, best) in [
        (Tongue::English, "hint", "the last", "the best"),
        (Tongue::German, "tipp", "der letzte", "den besten"),
        (Tongue::Dutch, "tip", "de laatste", "de beste"),
        (Tongue::French, "conseil", "le dernier", "le meilleur"),
    ] {
        let mut told = in_tongue(Kind::Cards, tongue);
        told.hear(&["hints on"]);
        // Before there are hints, the best one is to be told.
        let hints = told.hear(&[best]);
        assert!(hints.contains("\n1. "), "{best}: {hints}");
        for (line, number) in [(last, count(&hints)), (best, 1)] {
            let said = told.hear(&[hint, line]);
            let deed = deed(&hints, number);
            assert!(said.lines().any(|it| it.trim_end_matches('.') == deed), "{line}: {said}");
            told.hear(&["no"]);
        }
        assert_eq!(made(&told), 0);
    }
    // What happened last is still told where there is no list.
    let said = people(Kind::Cards).hear(&["ready", "red left mountain yes", "the last"]);
    assert!(said.ends_with("Turn 1.\nAnna: red to the left Mountain, draws 3.\n"), "{said}");
}

#[test]
fn whoever_is_not_understood_hears_what_is_asked_in_a_sentence() {
    for (tongue, asked) in [
        (Tongue::English, "what do you do?"),
        (Tongue::German, "was tust du?"),
        (Tongue::Dutch, "wat doe je?"),
        (Tongue::French, "que faites-vous\u{a0}?"),
    ] {
        for kind in Kind::ALL {
            let mut told = in_tongue(kind, tongue);
            if kind == Kind::Tiles {
                told.hear(&["purple yes"]);
            }
            for line in ["xyzzy", "yes", "what is xyzzy?", "hm", "red xyzzy or green"] {
                let said = told.hear(&[line]);
                let last = said.lines().last().unwrap().to_lowercase();
                assert!(last.ends_with(asked), "{kind}, {line}: {said}");
                assert_eq!(
                    said.lines().count(),
                    if line == "hm" { 1 } else { 2 },
                    "{line}: {said}"
                );
            }
        }
    }
}

#[test]
fn what_is_missing_of_an_action_is_asked_in_a_sentence_to_those_who_lost_it() {
    for (kind, asked) in [
        (Kind::Cards, "How many green, 1 to 2?"),
        (Kind::Tiles, "Open on which tile? Name its column and its row, for example c4."),
        (Kind::Pyramids, "Which one? Type its place: "),
    ] {
        let (_, mut told, line) = begun().find(|it| it.0 == kind).unwrap();
        told.hear(&[line]);
        for line in ["xyzzy", "yes", "score", "hm", "what is xyzzy?"] {
            let said = told.hear(&[line]);
            assert!(said.lines().last().unwrap().starts_with(asked), "{line}: {said}");
            assert!(!said.contains("You can open"), "{line}: {said}");
        }
    }
    // What is dropped is not asked about any more.
    for (kind, mut told) in tables() {
        let said = told.hear(&[proposal(kind), "no, xyzzy"]);
        assert_eq!(said.matches("Play it?").count(), 1, "{kind}: {said}");
        assert!(said.to_lowercase().ends_with("what do you do?\n"), "{kind}: {said}");
    }
    let mut over = people(Kind::Pyramids);
    over.hear(&["agree", "yes", "yes"]);
    assert!(over.hear(&["xyzzy"]).ends_with("past for past games, or quit.\n"));
}

#[test]
fn words_that_add_nothing_are_ignored_wherever_they_stand() {
    let mut told = alone(Kind::Cards);
    told.hear(&[]);
    let said = told.hear(&["the red or the green, whatever"]);
    assert_eq!(said, "Which one do you mean? Say only that: red or green.\n");
    let said = told.hear(&["green. yes."]);
    assert!(said.contains("Green can go to"), "{said}");
    for (tongue, line, plain) in [
        (Tongue::English, "well, um, green then left mountain please", "green left mountain"),
        (Tongue::German, "ähm, also grün dann ins linke Zentrum, egal", "grün links Zentrum"),
        (Tongue::Dutch, "nou, eh, groen dan op de linker berg, graag", "groen links berg"),
        (Tongue::French, "euh, bon, vert alors, montagne de gauche", "vert gauche montagne"),
    ] {
        let mut told = in_tongue(Kind::Cards, tongue);
        let said = told.hear(&[line]);
        told.hear(&["no"]);
        assert_eq!(said, told.hear(&[plain]), "{line}");
    }
}

#[test]
fn a_yes_with_something_else_is_a_correction_and_plays_nothing() {
    for (tongue, first, line, meant) in [
        (Tongue::English, "red left mountain", "yes, but right", "red right mountain"),
        (Tongue::English, "red left mountain", "not that one, purple", "purple left mountain"),
        (Tongue::English, "red left mountain", "not left, right", "red right mountain"),
        (Tongue::English, "red left mountain", "ok but right", "red right mountain"),
        (Tongue::German, "rot links Zentrum", "ja, aber rechts", "rot rechts Zentrum"),
        (Tongue::German, "rot links Zentrum", "die nicht, violett", "violett links Zentrum"),
        (Tongue::Dutch, "rood links berg", "ja, maar rechts", "rood rechts berg"),
        (Tongue::Dutch, "rood links berg", "die niet, paars", "paars links berg"),
        (Tongue::French, "rouge gauche montagne", "oui, mais droite", "rouge droite montagne"),
        (Tongue::French, "rouge gauche montagne", "pas celle-là, violet", "violet gauche montagne"),
    ] {
        let mut told = in_tongue(Kind::Cards, tongue);
        let said = told.hear(&[first, line]);
        told.hear(&["no"]);
        let meant = told.hear(&[meant]);
        assert!(said.ends_with(&meant) && meant.contains('?'), "{line}: {said}");
        assert_eq!(made(&told), 0, "{line}");
    }
}

#[test]
fn an_okay_before_an_action_adds_nothing_and_plays_nothing() {
    for (kind, mut told) in tables() {
        let before = made(&told);
        let action = proposal(kind);
        let asked = told.hear(&[action]);
        let said = told.hear(&["no", &format!("ok {action}")]);
        assert!(said.ends_with(&asked) && asked.ends_with("Yes or no.\n"), "{kind}: {said}");
        assert_eq!(made(&told), before, "{kind}");
        told.hear(&["ok"]);
        assert_eq!(made(&told), before + 1, "{kind}");
    }
    for (tongue, line) in [
        (Tongue::English, "ok let's go"),
        (Tongue::German, "gut, los geht's"),
        (Tongue::Dutch, "oké, laten we beginnen"),
        (Tongue::French, "d'accord, allons-y"),
    ] {
        let mut told = Told::start_in(tongue);
        told.hear(&[line]);
        assert!(told.app.table().is_some(), "{line}");
    }
    assert!(start(Kind::Cards).app.table().is_none());
}

#[test]
fn luck_that_is_asked_for_while_a_review_is_made_is_told_with_it() {
    let app = App::replay(settings(), AnyRecord::from(ended(20, names())));
    let mut told = Told::of(app, Clearing::Nothing);
    told.hear(&[]);
    for line in ["review", "luck"] {
        told.talk.hear(&mut told.app, line);
        told.talk.speak(&told.app);
    }
    told.work();
    let said = told.hear(&[]);
    assert!(said.contains("\n1. ") && said.contains("\nAt first: "), "{said}");
    assert!(said.find("\n1. ") < said.find("\nAt first: "), "{said}");
    assert!(said.ends_with("or done to go back.\n"), "{said}");
}

#[test]
fn a_past_game_is_named_by_its_place_in_the_list() {
    for (line, place) in [("stand 1", "stand the first"), ("stand 10", "stand the last one")] {
        let [one, two] = [line, place].map(|it| home().hear(&["past", it]));
        assert_eq!(one, two);
    }
    let said = home().hear(&["past", "the fourth"]);
    assert!(!said.contains("nothing here"), "{said}");
}
