//! Lessons, practice and tips line by line.

use mandala::app::{App, Part, Taught, Tongue};
use mandala::lines::Clearing;
use mandala::plain::Plain;
use mandala::record::AnyRecord;
use mandala::rules::{Kind, Player};
use mandala::texts::ENGLISH;
use mandala::texts::language::lines::{Said, Topic, Word};

use crate::common::names;
use crate::heard::{alone, start};
use crate::heard_questions::in_tongue;
use crate::lines::{Told, settings};

#[test]
fn a_lesson_stays_with_its_task_whatever_is_asked() {
    for kind in Kind::ALL {
        let mut told = start(kind);
        told.hear(&["learn", "next", "next"]);
        let task = told.hear(&[""]);
        for line in [
            "hint",
            "undo",
            "next",
            "what",
            "rules",
            "agree",
            "xyzzy",
            // None of these is wanted, or even possible.
            "black left",
            "flip a1",
            "flip e3",
            "12 red",
        ] {
            told.hear(&[line, "no"]);
            assert_eq!(told.hear(&[""]), task, "{kind}: {line}");
        }
        let said = told.hear(&["done"]);
        assert!(said.contains("Type begin to play"), "{said}");
    }
}

#[test]
fn a_word_that_is_not_understood_leaves_no_lesson() {
    let mut told = start(Kind::Cards);
    let said = told.hear(&["learn", "next", "next", "yellow left mountain yes", "next"]);
    assert!(said.contains("green"), "{said}");
    let said = told.hear(&["green left"]);
    assert!(said.contains("Type next to go on"), "{said}");
    let said = told.hear(&["hmm", "what now"]);
    assert!(!said.contains("Type begin to play"), "{said}");
    let said = told.hear(&["next"]);
    assert!(said.contains("each Mandala stands alone"), "{said}");
}

#[test]
fn practice_is_left_by_a_word_and_ends_in_no_other_way() {
    for kind in Kind::ALL {
        let mut told = start(kind);
        let asked = told.hear(&["practice"]);
        for line in ["agree", "undo"] {
            let said = told.hear(&[line]);
            assert!(said.starts_with("That has no place in practice."), "{said}");
        }
        assert!(asked.ends_with(&told.hear(&[""])), "{asked}");
        let said = told.hear(&["help"]);
        assert!(said.contains("hear how good it is"), "{said}");
        let said = told.hear(&["done"]);
        assert!(said.contains("Type begin to play"), "{said}");
    }
}

#[test]
fn what_comes_up_for_the_first_time_is_explained_once() {
    let record = AnyRecord::deal(Kind::Pyramids, 42, names(), Player::One.into());
    let settings = mandala::app::Settings { told: Default::default(), ..settings() };
    let app = App::resume(settings, Box::new(|| 0), record, None);
    let mut told = Told::of(app, Clearing::Nothing);
    let said = told.hear(&["9 yes", "12 yes", "what", "14", "no", "13 yes", "16 yes", ""]);
    let tips = said.matches("Tip: what all pawns have passed").count();
    assert_eq!(tips, 1, "{said}");
    let told = told.app.scene().settings.told;
    assert!(told.has(mandala::app::Tip::Eye));
}

#[test]
fn each_decision_of_practice_is_told_as_it_stands_and_nothing_of_another_game() {
    for kind in Kind::ALL {
        let mut told = start(kind);
        told.hear(&["practice"]);
        for number in 2..4 {
            let place = format!("\nPuzzle {number} of 3.\n");
            let said = told.hear(&["hint", "next"]);
            let (_, next) = said.split_once("Type next, again, or done.\n").unwrap();
            assert!(next.contains(&place), "{said}");
            assert!(!next.contains("computer"), "{said}");
            // What happened last, and no more.
            let last = told.hear(&["last"]);
            let (turn, last) = last.split_once('\n').unwrap();
            assert!(turn.starts_with("Turn "), "{turn}");
            assert!(next.contains(last), "{kind}: {last}{said}");
            let log = told.hear(&["log"]);
            assert!(log.lines().count() > last.lines().count());
            assert!(next.lines().count() < 14, "{kind}: {said}");
        }
    }
}

#[test]
fn no_lesson_speaks_of_the_screen_to_those_who_hear_it() {
    let words = ENGLISH.lessons();
    for kind in Kind::ALL {
        for (step, said) in words.lesson(kind).steps.iter().enumerate() {
            let others = (0..said.others.len()).map(Part::Other);
            for part in [Part::Said, Part::Task, Part::Then].into_iter().chain(others) {
                let puzzle = None;
                let taught = Taught { kind, puzzle, step, part };
                let heard = words.heard(taught);
                for seen in [
                    "marked", " ring", "middle", "apital", "Pick", "arrow", " key", "P1", "R1",
                    "U2",
                ] {
                    assert!(!heard.contains(seen), "{seen}: {heard}");
                }
                let is_said = !words.taught(taught).is_empty();
                assert_eq!(!heard.is_empty(), is_said, "{taught:?}");
            }
        }
    }
}

#[test]
fn practice_does_not_tell_what_brings_most() {
    let mut told = start(Kind::Tiles);
    told.hear(&["practice", "next"]);
    for line in ["legal", "list"] {
        let said = told.hear(&[line]);
        assert!(said.contains("You can "), "{said}");
        let mut parts = said.split(" for ").skip(1);
        let is_worth = |it: &str| it.starts_with(|c: char| c.is_ascii_digit());
        assert!(!parts.any(is_worth), "{said}");
    }
}

#[test]
fn a_tip_that_may_be_told_anew_is_told_anew() {
    let mut told = start(Kind::Pyramids);
    let game = ["tips off", "tips on", "begin", "70 yes", "71 yes", "agree", "yes", "yes", "new"];
    for _ in 0..2 {
        let said = told.hear(&game);
        assert_eq!(said.matches("Tip: ").count(), 1, "{said}");
    }
}

#[test]
fn a_right_answer_is_said_to_be_found_and_a_share_out_names_its_mountain() {
    let mut told = start(Kind::Cards);
    let said = told.hear(&["practice", "2 black left field yes"]);
    assert!(said.contains("Found: 2 black to the left Field"), "{said}");
    let said = told.hear(&["next"]);
    assert!(said.ends_with("The left Mountain: 2 red, 1 black.\n"), "{said}");
}

#[test]
fn what_a_lesson_asks_for_can_be_typed_as_it_says_it() {
    let mut told = alone(Kind::Cards);
    told.hear(&[]);
    for (line, chosen) in [
        ("Lay red on the left Mountain.", "Red to the left Mountain."),
        ("Lay both green in your left Field.", "2 green to the left Field."),
        ("Discard both green.", "Discard 2 green"),
        ("pick green and the left Mandala", "Green: to the left Mountain, or to your left Field?"),
    ] {
        let said = told.hear(&[line]);
        assert!(said.starts_with(chosen), "{line}: {said}");
    }
}

#[test]
fn what_a_lesson_lets_fail_is_not_said_to_be_dropped() {
    let mut told = start(Kind::Cards);
    told.hear(&["learn", "next", "next", "yellow left mountain yes", "next"]);
    let said = told.hear(&["green left mountain yes"]);
    assert!(said.starts_with("Green already lies in Beth's"), "{said}");
    let said = told.hear(&["next"]);
    assert!(!said.contains("not played"), "{said}");
}

#[test]
fn the_task_of_a_lesson_can_be_typed_word_for_word() {
    let words = [Word::Learn, Word::Next, Word::Yes];
    for (tongue, kind) in Tongue::ALL.into_iter().flat_map(|it| Kind::ALL.map(|kind| (it, kind))) {
        let language = tongue.language();
        let known = language.in_lines().words();
        let [learn, next, yes] =
            words.map(|word| known.iter().find(|it| it.1 == word).expect("a word").0);
        let mut told = Told::start_in(tongue);
        let game = known.iter().find(|it| it.1 == Word::Kind(kind)).expect("a game").0;
        let go_on = language.in_lines().say(&Said::GoOn, &Vec::new());
        let mut said = told.hear(&[game, learn]);
        let steps = language.lessons().lesson(kind).steps.len();
        for _ in 0..3 * steps {
            if !told.app.scene().is_lesson || told.app.scene().overlay.is_some() {
                break;
            }
            let task = said.lines().last().unwrap().to_string();
            said = match task == go_on {
                true => told.hear(&[next]),
                false => told.hear(&[&task, yes]),
            };
        }
        let overlay = told.app.scene().overlay;
        assert_eq!(overlay, Some(mandala::app::Overlay::Recap), "{tongue:?} {kind}: {said}");
    }
}

#[test]
fn what_help_gives_as_examples_is_understood() {
    for (tongue, kind) in Tongue::ALL.into_iter().flat_map(|it| Kind::ALL.map(|kind| (it, kind))) {
        let lines = tongue.language().in_lines();
        let help = lines.say(&Said::Help(Topic::Turn(kind)), &Vec::new());
        let examples = help.split(": ").nth(1).unwrap().split(['.', ';', '\u{a0}']).next().unwrap();
        for example in examples.split(", ") {
            let mut told = in_tongue(kind, tongue);
            if kind == Kind::Tiles {
                told.hear(&["purple yes"]);
            }
            let said = told.hear(&[example]);
            let whole = Plain::quote(example);
            assert_ne!(said, lines.say(&Said::NotHere(&whole), &Vec::new()) + "\n", "{tongue:?}");
            for word in example.split(' ') {
                let unknown = lines.say(&Said::Unknown(&Plain::quote(word)), &Vec::new());
                assert!(!said.contains(&unknown), "{tongue:?} {kind}: {example}: {said}");
            }
        }
    }
    let said = in_tongue(Kind::Cards, Tongue::Dutch).hear(&["groen linkerberg"]);
    assert!(said.contains("linkerberg.\n"), "{said}");
    let mut told = in_tongue(Kind::Cards, Tongue::Dutch);
    told.hear(&["groen"]);
    let said = told.hear(&["rechterveld"]);
    assert!(said.starts_with("Hoeveel groene, 1 tot 2?"), "{said}");
}
