//! Questions that are open: each is repeated with what it offers, answered by words that name
//! one of that, dropped by a no, and never turned into undoing what somebody played.

use mandala::app::{App, Tongue};
use mandala::lines::Clearing;
use mandala::record::{AnyRecord, Computers, Names};
use mandala::rules::game::Game as _;
use mandala::rules::{Kind, Level, Player};

use crate::common::names;
use crate::heard::{alone, made, people, tables};
use crate::heard_games::keeping;
use crate::heard_questions::in_tongue;
use crate::lines::{Told, settings};

/// A game of pyramids after hints of which the third is not that of place 3, and what it is.
fn hinted() -> (Told, String) {
    let mut told = people(Kind::Pyramids);
    told.hear(&["hints on"]);
    let hints = told.hear(&["6", "yes", "8", "yes", "hint"]);
    assert_eq!(made(&told), 2);
    let is_other = |number: usize, line: &&str| {
        let deed = line.strip_prefix(&format!("{number}. "));
        deed.is_some_and(|it| !it.contains(&format!(" on {number} ")))
    };
    let third = hints.lines().find(|line| is_other(3, line)).unwrap();
    let third = third.strip_prefix("3. ").unwrap().split(" (").next().unwrap();
    (told, third.to_string())
}

/// The same from the start, where place 3 can be taken.
fn place_or_hint() -> (Told, String) {
    let mut told = alone(Kind::Pyramids);
    let hints = told.hear(&["hint"]);
    let third = hints.lines().find_map(|line| line.strip_prefix("3. ")).unwrap();
    let third = third.split(" (").next().unwrap().to_string();
    assert!(!third.ends_with(" on 3"), "{third}");
    (told, third)
}

#[test]
fn a_number_that_is_a_place_or_a_hint_is_asked_about_until_it_is_clear() {
    let (_, third) = place_or_hint();
    let asked = format!("Hint 3: {third}. Which one? Type take 3 or hint 3.\n");
    for line in ["3", "3, yes", "number three, yes"] {
        let (mut told, _) = place_or_hint();
        let said = told.hear(&[line]);
        assert!(said.contains("Place 3: ") && said.ends_with(&asked), "{line}: {said}");
        for again in ["", "3", "score?"] {
            assert!(told.hear(&[again]).ends_with(&asked), "{again}");
        }
        assert_eq!(made(&told), 0, "{line}");
    }
    let on_place = " on 3.\n";
    for (answer, chosen) in [
        ("the place", on_place),
        ("place", on_place),
        ("take 3", on_place),
        ("the first one", on_place),
        ("no, the place", on_place),
        ("the hint", third.as_str()),
        ("hint", third.as_str()),
        ("hint 3", third.as_str()),
        ("the second", third.as_str()),
        ("the last one", third.as_str()),
    ] {
        let (mut told, _) = place_or_hint();
        let said = told.hear(&["3", answer]);
        let rest = said.split_once(&asked).unwrap().1;
        assert!(
            rest.contains(chosen) && rest.ends_with("Play it? Yes or no.\n"),
            "{answer}: {said}"
        );
        assert_eq!(made(&told), 0, "{answer}");
        told.hear(&["yes"]);
        assert!(made(&told) > 0, "{answer}");
    }
}

#[test]
fn dropping_a_question_undoes_nothing_that_was_played() {
    for line in ["take it back", "undo", "back", "no", "neither", "never mind", "no, undo"] {
        let mut told = people(Kind::Pyramids);
        told.hear(&["hints on", "1", "yes", "hint"]);
        // Whichever of them is no place of the same number.
        let asked = ["2", "3"].iter().any(|it| told.hear(&["hint", it]).contains("Which one?"));
        assert!(asked);
        let said = told.hear(&[line]);
        assert!(said.starts_with("Okay, not played.\n"), "{line}: {said}");
        assert_eq!(made(&told), 1, "{line}");
    }
    // Nor elsewhere.
    for (kind, mut told) in tables() {
        let open = match kind {
            Kind::Cards => "red or green",
            Kind::Tiles => "open",
            Kind::Pyramids => "take",
        };
        let before = made(&told);
        for line in ["undo", "take that back", "back", "no", "never mind"] {
            told.hear(&[open]);
            let said = told.hear(&[line]);
            assert!(said.starts_with("Okay, not played.\n"), "{kind}, {line}: {said}");
            assert_eq!(made(&told), before, "{kind}, {line}");
        }
    }
}

#[test]
fn a_number_is_not_asked_about_where_place_and_hint_are_the_same() {
    let mut told = alone(Kind::Pyramids);
    let hints = told.hear(&["hint"]);
    assert!(hints.contains("\n2. Take medium black on 2 "), "{hints}");
    let said = told.hear(&["2"]);
    assert!(said.starts_with("Take medium black on 2.\n"), "{said}");
}

#[test]
fn the_hint_is_meant_where_the_place_of_its_number_is_behind() {
    let (mut told, third) = hinted();
    let said = told.hear(&["3, yes"]);
    // It is not sure that this was meant.
    assert!(said.contains(&third) && said.ends_with("Play it? Yes or no.\n"), "{said}");
    assert_eq!(made(&told), 2);
}

#[test]
fn another_hint_is_named_after_no() {
    for kind in Kind::ALL {
        let mut told = alone(kind);
        if kind == Kind::Tiles {
            told.hear(&["purple", "yes"]);
        }
        let hints = told.hear(&["hint"]);
        let deed = |number: usize| {
            let mut lines = hints.lines();
            let line = lines.find_map(|it| it.strip_prefix(&format!("{number}. "))).unwrap();
            line.split(" (").next().unwrap().to_string()
        };
        let before = made(&told);
        for (lines, number) in [
            (&["hint 2", "no, 1"][..], 1),
            (&["hint 1", "no, the next one"], 2),
            (&["hint 2", "no, the first one"], 1),
            (&["hint 1", "no wait, the second"], 2),
        ] {
            let said = told.hear(lines);
            let said = said.rsplit("Okay, not played.\n").next().unwrap();
            assert!(said.contains(&format!("{}.\n", deed(number))), "{kind} {lines:?}: {said}");
            assert_eq!(made(&told), before);
            told.hear(&["no", "hint"]);
        }
    }
}

#[test]
fn a_hint_that_was_played_is_not_followed_by_the_next_one() {
    for lines in [&["hint", "the first one, yes"][..], &["hint", "hint 1", "yes"]] {
        let mut told = alone(Kind::Cards);
        told.hear(lines);
        assert_eq!(made(&told), 1);
        let said = told.hear(&["next"]);
        assert!(said.starts_with("Beth") || said.contains("\nBeth"), "{said}");
        assert_eq!(said.matches("Pick").count(), 0, "{said}");
    }
    // Nor does a number mean a hint of the turn before.
    let mut told = alone(Kind::Tiles);
    told.hear(&["purple, yes", "hint", "the first one, yes"]);
    let before = made(&told);
    for line in ["2, yes", "the second one, yes", "hint 2, yes"] {
        told.hear(&[line, "no"]);
        assert_eq!(made(&told), before, "{line}");
    }
    let mut told = people(Kind::Pyramids);
    told.hear(&["large red", "the last one"]);
    let said = told.hear(&["no, the next one"]);
    assert!(said.starts_with("Okay, not played.\nThe list has no number "), "{said}");
    assert!(!told.hear(&["no"]).contains("Okay"));
}

#[test]
fn which_one_repeats_what_was_said_and_is_answered_by_it() {
    let mut told = alone(Kind::Cards);
    told.hear(&[]);
    let asked = "Which one do you mean? Say only that: red or green.\n";
    for (answer, chosen) in [
        ("the first one", "Red to the left Mountain."),
        ("the last one", "Green to the left Mountain."),
        ("green", "Green to the left Mountain."),
        ("the red one", "Red to the left Mountain."),
    ] {
        let said = told.hear(&["red or green to the left mountain"]);
        assert_eq!(said, asked);
        assert_eq!(told.hear(&[""]), asked);
        let said = told.hear(&[answer]);
        assert!(said.contains(chosen), "{answer}: {said}");
        told.hear(&["no"]);
    }
    let said = told.hear(&["green field", "the second one", "no"]);
    assert!(said.contains("left or right?\nHow many green, 1 to 2?\n"), "{said}");
    let said = told.hear(&["red left mountain or green right mountain", "the second"]);
    assert!(said.contains("Green to the right Mountain."), "{said}");
    assert_eq!(made(&told), 0);
}

#[test]
fn what_is_offered_is_named_by_its_place_in_the_question() {
    let mut told = people(Kind::Tiles);
    let said = told.hear(&["", "the first one"]);
    let first = said.split_once("do you keep, ").unwrap().1.split(' ').next().unwrap();
    let chosen = told.hear(&[""]);
    assert!(chosen.to_lowercase().contains(&format!("keep {first}")), "{chosen}");
    let mut told = people(Kind::Pyramids);
    let said = told.hear(&["", "large red"]);
    let places = said.lines().last().unwrap().split_once(" on ").unwrap().1.to_string();
    let places: Vec<&str> =
        places.split([',', ' ', ';', '.']).filter(|it| !it.is_empty()).collect();
    let said = told.hear(&["the second one"]);
    assert!(said.contains(&format!("arge red on {}.", places[1])), "{said}");
    let said = told.hear(&["no, the next one"]);
    assert!(said.contains(&format!("arge red on {}.", places[2])), "{said}");
    assert_eq!(made(&told), 0);
}

#[test]
fn later_words_of_a_line_correct_earlier_ones() {
    let mut told = alone(Kind::Cards);
    told.hear(&[]);
    for (lines, chosen) in [
        (&["green mountain right, no wait, left"][..], "Green to the left Mountain."),
        (&["green field", "right, no wait, left", "2"], "2 green to the left Field."),
        (&["red left mountain, I mean green"], "Green to the left Mountain."),
        (&["red left mountain, no, right, yes"], "Red to the right Mountain."),
        (&["2 green left field", "only one of them"], "1 green to the left Field."),
        (&["2 green left mountain", "no, the field"], "2 green to the left Field."),
        (&["2 green left mountain", "I meant the field"], "2 green to the left Field."),
    ] {
        let said = told.hear(lines);
        assert!(said.contains(chosen), "{lines:?}: {said}");
        assert!(said.ends_with("Play it? Yes or no.\n"), "{lines:?}: {said}");
        assert_eq!(made(&told), 0, "{lines:?}");
        told.hear(&["no"]);
    }
    for (tongue, line) in [
        (Tongue::German, "grün Zentrum rechts, nein warte, links"),
        (Tongue::Dutch, "groen berg rechts, nee wacht, links"),
        (Tongue::French, "vert montagne droite, non attendez, gauche"),
    ] {
        let mut told = in_tongue(Kind::Cards, tongue);
        told.hear(&[]);
        let meant = line.replace("rechts, nein warte, ", "").replace("rechts, nee wacht, ", "");
        let meant = meant.replace("droite, non attendez, ", "");
        let said = told.hear(&[line]);
        told.hear(&["no"]);
        assert_eq!(told.hear(&[&meant]), said, "{line}");
        assert!(said.contains('?') && made(&told) == 0, "{line}: {said}");
    }
}

#[test]
fn a_kept_game_is_named_by_what_it_is() {
    let kinds = [Kind::Cards, Kind::Tiles, Kind::Pyramids];
    let kind = |told: &Told| told.app.table().map(mandala::app::AnyTable::kind);
    for (line, goes_on) in [
        ("the tiles one", Some(Kind::Tiles)),
        ("tiles", Some(Kind::Tiles)),
        ("the last one", Some(Kind::Pyramids)),
        ("the second", Some(Kind::Tiles)),
        // All of them are, so that it is asked again.
        ("the one with Anna", None),
        ("no", None),
    ] {
        let mut told = keeping(&kinds);
        let asked = told.hear(&["resume"]);
        let said = told.hear(&[line]);
        assert_eq!(kind(&told), goes_on, "{line}: {said}");
        if line.contains("Anna") {
            assert!(asked.ends_with(&said), "{said}");
        }
    }
    let mut told = keeping(&kinds);
    let asked = told.hear(&["resume"]);
    let again = told.hear(&[""]);
    assert!(asked.ends_with(&again) && again.starts_with("1. "), "{again}");
    let said = keeping(&kinds).hear(&["resume the tiles one"]);
    assert!(said.contains("Tiles: Anna against Beth"), "{said}");
}

#[test]
fn the_game_against_the_computer_is_the_one_that_has_one() {
    use mandala::app::start::Unfinished;
    use mandala::app::{Event, Opening};
    let opening = Opening::default();
    let app = App::start(settings(), Box::new(|| 7), opening, None);
    let mut told = Told::of(app, Clearing::Nothing);
    let computer = Computers::default().with(Player::Two, Level::new(Kind::Cards, 1));
    let kept = [Computers::default(), computer].map(|computers| {
        let names: Names = names();
        let record = AnyRecord::deal(Kind::Cards, 3, names, Player::One.into());
        Unfinished { record: record.with_computers(computers), file: None }
    });
    told.talk.tell(&mut told.app, Event::Found(kept.into(), 0));
    let said = told.hear(&["resume", "the one against the computer"]);
    assert!(said.contains("level 1 computer.\n"), "{said}");
    let table = told.app.table().expect("a game");
    assert!(table.cards().unwrap().computers().of(Player::Two).is_some());
    assert!(table.cards().unwrap().game().to_act().is_some());
}

/// A game of cards of which more colors than one can be discarded.
fn dealt() -> Told {
    let computer = Computers::default().with(Player::Two, Level::new(Kind::Cards, 1));
    let record = AnyRecord::deal(Kind::Cards, 5, names(), Player::One.into());
    let mut told = Told::resumed(record.with_computers(computer));
    told.hear(&[]);
    told
}

#[test]
fn what_a_question_offered_is_forgotten_with_what_was_chosen_of_it() {
    for lines in [
        &["discard", "the last one", "no", "legal", "the last one yes"][..],
        &["discard", "the last one", "no", "the first one yes"],
        &["purple field", "the last one", "no", "left", "the last one"],
        &["discard", "the last one", "purple left mountain", "no", "the last one yes"],
    ] {
        let mut told = dealt();
        let said = told.hear(lines);
        let last = told.hear(&["yes"]);
        assert!(
            last.starts_with("There is nothing to say yes or no to."),
            "{lines:?}: {said}{last}"
        );
        assert_eq!(made(&told), 0, "{lines:?}: {said}");
    }
}

#[test]
fn an_answer_to_which_one_is_all_that_it_would_be_alone() {
    let mut told = dealt();
    let said = told.hear(&["take red or quit", "quit"]);
    assert!(!said.contains("nothing here") && said.contains("\nNothing to save.\n"), "{said}");
    for lines in [&["2 or 3", "3"], &["2 or 3", "the last one"], &["hint 2 or 3", "3"]] {
        let mut told = dealt();
        let hints = told.hear(&["hint"]);
        let third = hints.lines().find_map(|line| line.strip_prefix("3. ")).unwrap();
        let third = third.split(" (").next().unwrap().to_string();
        let said = told.hear(lines);
        assert!(!said.contains("before you have heard"), "{lines:?}: {said}");
        assert!(said.contains(&format!("{third}.\n")), "{lines:?}: {said}");
        assert!(said.ends_with("Play it? Yes or no.\n"), "{lines:?}: {said}");
        // Of the hints, others are still within reach.
        assert!(told.hear(&["no, hint 1"]).ends_with("Play it? Yes or no.\n"), "{lines:?}");
        assert_eq!(made(&told), 0, "{lines:?}");
    }
}

#[test]
fn nothing_is_said_to_be_not_played_where_nothing_would_be() {
    let mut over = people(Kind::Pyramids);
    over.hear(&["agree", "yes", "yes"]);
    let mut kept = keeping(&[Kind::Cards, Kind::Tiles]);
    let told = over.hear(&["file or review", "file"]);
    assert!(!told.contains("not played"), "{told}");
    let told = over.hear(&["review or luck", "no"]);
    assert!(told.contains("\nNothing is done.\n"), "{told}");
    let told = kept.hear(&["resume", "no, cards"]);
    assert!(!told.contains("not played"), "{told}");
    let told = dealt().hear(&["red or green", "no"]);
    assert!(told.contains("\nOkay, not played.\n"), "{told}");
}

#[test]
fn a_question_is_not_asked_once_more_before_leaving() {
    for line in ["quit", "new"] {
        let mut told = dealt();
        told.hear(&["discard"]);
        let said = told.hear(&[line]);
        assert!(!said.contains("Which color?"), "{line}: {said}");
    }
}

#[test]
fn a_number_after_cards_that_were_named_is_how_many_of_them() {
    for lines in [&["2 green left field"][..], &["green field", "left", "2"]] {
        let mut told = alone(Kind::Cards);
        told.hear(&["hint"]);
        let said = told.hear(lines);
        assert!(said.contains("2 green to the left Field."), "{said}");
        let said = told.hear(&["1"]);
        assert!(said.contains("1 green to the left Field."), "{lines:?}: {said}");
        assert!(told.hear(&["hint 1"]).ends_with("Play it? Yes or no.\n"), "{lines:?}");
        assert_eq!(made(&told), 0, "{lines:?}");
    }
}
