//! What is meant by a few words, and what is said to them.

use mandala::app::{App, Tongue};
use mandala::lines::Clearing;
use mandala::record::{AnyRecord, Names};
use mandala::rules::cards::Phase;
use mandala::rules::game::Game as _;
use mandala::rules::tiles::Cell;
use mandala::rules::{Kind, Player};

use crate::common::names;
use crate::heard::{alone, made, people, tables};
use crate::heard_questions::in_tongue;
use crate::heard_sentences::at_draft;
use crate::lines::{Told, settings};
use crate::review::ended;

#[test]
fn a_color_of_a_mountain_is_taken_with_the_right_number_of_it_or_all() {
    for (tongue, together) in [
        (Tongue::English, "All cards of a color go together."),
        (Tongue::German, "Alle Karten einer Farbe gehören zusammen."),
        (Tongue::Dutch, "Alle kaarten van een kleur gaan samen."),
        (Tongue::French, "Toutes les cartes d'une couleur vont ensemble."),
    ] {
        let mut told = at_draft(tongue);
        let asked = told.hear(&[]);
        let asked = asked.lines().last().unwrap();
        let game = told.app.table().unwrap().cards().unwrap().game().clone();
        let Phase::Draft(draft) = game.public_view().phase() else { unreachable!() };
        let mountain = game.public_view().mandala(draft.side).mountain;
        let color = mountain.colors().iter().max_by_key(|&it| mountain.count(it)).unwrap();
        let count = mountain.count(color);
        let proposed = told.hear(&[color.name()]);
        assert!(!proposed.contains(asked), "{proposed}");
        for number in [count.to_string(), "all".to_string(), format!("take {count}")] {
            let line = format!("{number} {}", color.name());
            told.hear(&["no"]);
            assert_eq!(told.hear(&[&line]), proposed, "{line}");
        }
        told.hear(&["no"]);
        let said = told.hear(&[&format!("{} {}", count + 1, color.name())]);
        assert!(said.ends_with(&format!("{together}\n{asked}\n")), "{said}");
    }
}

#[test]
fn the_letter_of_yes_ends_a_line_where_it_is_no_color() {
    for (kind, mut told) in tables() {
        let before = made(&told);
        let line = match kind {
            Kind::Cards => "red left mountain y",
            Kind::Tiles => "open c4 y",
            Kind::Pyramids => "6 y",
        };
        told.hear(&[line]);
        assert_eq!(made(&told), before + 1, "{kind}");
    }
    let mut told = people(Kind::Pyramids);
    let said = told.hear(&["4 y"]);
    assert!(said.contains("Take medium yellow on 4.\n") && made(&told) == 0, "{said}");
}

#[test]
fn an_eye_whose_groups_are_scored_is_said_to_be_empty_again() {
    for (tongue, question, again) in [
        (Tongue::English, "what fell into the eye?", "The eye is empty again"),
        (Tongue::German, "was ist ins Auge gefallen?", "Das Auge ist wieder leer"),
        (Tongue::Dutch, "wat viel in het oog?", "Het oog is weer leeg"),
        (Tongue::French, "qu'est-ce qui est tombé dans l'œil ?", "L'œil est de nouveau vide"),
    ] {
        let mut told = in_tongue(Kind::Pyramids, tongue);
        let said = told.hear(&[question]);
        assert!(!said.contains(again), "{said}");
        for place in (1..=72).chain([74, 75]) {
            told.hear(&[&place.to_string(), "yes"]);
        }
        for line in ["eye", question] {
            let said = told.hear(&[line]);
            assert!(said.contains(again), "{line}: {said}");
        }
    }
}

#[test]
fn what_is_told_of_the_path_is_said_to_lie_ahead() {
    let mut told = people(Kind::Pyramids);
    told.hear(&["20 yes", "30 yes"]);
    for (line, answer) in [
        ("next", "Ahead of you: medium black on 21"),
        ("table", "\nLeft on the path: 54.\nAhead of you: "),
        ("list large black", "Ahead of you: large black on 24"),
    ] {
        let said = told.hear(&[line]);
        assert!(said.contains(answer), "{line}: {said}");
    }
}

#[test]
fn help_at_the_start_tiles_says_what_is_asked() {
    for (tongue, answer) in [
        (Tongue::English, "Say the color of the start tile that you keep"),
        (Tongue::German, "Nenne die Farbe des Startplättchens"),
        (Tongue::Dutch, "Noem de kleur van de starttegel"),
        (Tongue::French, "Dites la couleur de la tuile de départ"),
    ] {
        let said = in_tongue(Kind::Tiles, tongue).hear(&["help"]);
        assert!(said.contains(answer), "{said}");
    }
}

#[test]
fn whoever_asks_what_can_be_flipped_hears_all_of_it() {
    let mut told = alone(Kind::Tiles);
    told.hear(&["purple yes"]);
    for _ in 0..12 {
        let game = told.app.table().unwrap().tiles().unwrap().game().clone();
        let flips: Vec<_> = game.legal_actions().flips().iter().collect();
        let said = told.hear(&["flip"]);
        if (7..=12).contains(&flips.len()) {
            let names = |it: &&Cell| said.contains(&it.to_string());
            assert_eq!(flips.iter().filter(names).count(), flips.len(), "{said}");
            return;
        }
        told.hear(&["no", "hint", "1 yes"]);
    }
    panic!("there are never so many");
}

#[test]
fn a_number_of_a_question_is_one_of_the_list() {
    let mut told = alone(Kind::Tiles);
    told.hear(&["purple yes"]);
    let hints = told.hear(&["hint"]);
    for number in ["2", "3"] {
        let hint = hints.lines().find_map(|it| it.strip_prefix(&format!("{number}. "))).unwrap();
        let deed = hint.split(" (").next().unwrap();
        let said = told.hear(&["2 or 3", number]);
        assert!(said.contains(&format!("{deed}.\n")), "{deed}: {said}");
        told.hear(&["no", "hint"]);
    }
}

#[test]
fn an_answer_after_an_okay_drops_nothing() {
    for line in ["ok, left", "yes, left", "left"] {
        let mut told = people(Kind::Cards);
        told.hear(&["ready", "red mountain"]);
        let said = told.hear(&[line]);
        assert!(
            !said.contains("Okay") && said.ends_with("Play it? Yes or no.\n"),
            "{line}: {said}"
        );
        let said = told.hear(&["yes, but right"]);
        assert!(said.starts_with("Okay, not played.\n"), "{said}");
    }
}

#[test]
fn whoever_asks_about_both_sides_hears_of_both() {
    let mut told = people(Kind::Cards);
    told.hear(&["ready", "red left mountain yes", "done", "ready"]);
    let said = told.hear(&["which colors can I put on the left and right mountain?"]);
    assert!(
        said.starts_with("Left ") && said.to_lowercase().contains("right mountain: "),
        "{said}"
    );
}

#[test]
fn somebody_called_like_a_deed_can_be_asked_about() {
    let names = Names::of_all(["Anna", "Drew"]).unwrap();
    let mut told = Told::resumed(AnyRecord::deal(Kind::Pyramids, 42, names, Player::One.into()));
    told.hear(&["1 yes", "2 yes"]);
    for (line, answer) in [
        ("what did Drew do?", "Drew took medium black from place 2.\n"),
        ("Drew", "Pawns: Drew on 2.\n"),
        ("how many blue does Anna have?", "Anna has 1 blue pyramid.\n"),
        ("how many red does Drew have?", "Drew has no red pyramid.\n"),
    ] {
        let said = told.hear(&[line]);
        assert!(said.starts_with(answer), "{line}: {said}");
    }
}

#[test]
fn what_is_refused_leaves_the_question_asked() {
    let mut told = people(Kind::Cards);
    assert!(told.hear(&["I am ready"]).contains("Your hand: "));
    let asked = "\nAnna, what do you do?\n";
    for line in ["yellow left field", "red green left mountain", "9 red left field"] {
        let said = told.hear(&[line]);
        assert!(said.ends_with(asked) && said.lines().count() == 2, "{line}: {said}");
    }
}

#[test]
fn luck_is_not_offered_after_it_and_a_decision_begins_with_where_it_is() {
    let app = App::replay(settings(), AnyRecord::from(ended(20, names())));
    let mut told = Told::of(app, Clearing::Nothing);
    told.hear(&["review"]);
    let said = told.hear(&["luck"]);
    assert!(said.ends_with("Type review to hear the decisions, or done to go back.\n"), "{said}");
    assert_eq!(told.hear(&[]), "");
    assert!(told.hear(&["review"]).ends_with("luck, or done to go back.\n"));
    let said = told.hear(&["1"]);
    assert!(said.split_once(" played: ").unwrap().0.contains("Replay: "), "{said}");
}
