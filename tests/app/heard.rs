//! What those hear who play line by line: an answer to everything, nothing twice, and no word
//! about keys.

use mandala::app::{App, Event, Opening, Saving};
use mandala::lines::Clearing;
use mandala::record::AnyRecord;
use mandala::record::{Computers, Names};
use mandala::rules::game::Game as _;
use mandala::rules::{Kind, Level, Player};
use mandala::store::StoreError;

use crate::common::names;
use crate::lines::{Told, settings};

/// A game of two people.
pub fn people(kind: Kind) -> Told {
    against(kind, Computers::default())
}

/// A game of Anna with a computer.
pub fn alone(kind: Kind) -> Told {
    against(kind, Computers::default().with(Player::Two, Level::new(kind, 1)))
}

fn against(kind: Kind, computers: Computers) -> Told {
    let record = AnyRecord::deal(kind, 42, names(), Player::One.into()).with_computers(computers);
    Told::resumed(record)
}

pub fn start(kind: Kind) -> Told {
    let opening = Opening { kind, ..Opening::default() };
    let app = App::start(settings(), Box::new(|| 7), opening, None);
    Told::of(app, Clearing::Nothing)
}

/// How many moves were made.
pub fn made(told: &Told) -> usize {
    let table = told.app.table().unwrap();
    let cards = table.cards().map(|it| it.steps().len());
    let tiles = table.tiles().map(|it| it.steps().len());
    let pyramids = table.pyramids().map(|it| it.steps().len());
    cards.or(tiles).or(pyramids).unwrap()
}

/// At the table of each kind, before something is played.
pub fn tables() -> [(Kind, Told); 3] {
    Kind::ALL.map(|kind| {
        let mut told = people(kind);
        match kind {
            Kind::Cards => told.hear(&["ready"]),
            Kind::Tiles => told.hear(&["purple yes"]),
            Kind::Pyramids => told.hear(&[]),
        };
        (kind, told)
    })
}

/// What can be played at these tables.
pub fn proposal(kind: Kind) -> &'static str {
    match kind {
        Kind::Cards => "red left mountain",
        Kind::Tiles => "c4",
        Kind::Pyramids => "6",
    }
}

#[test]
fn a_line_that_says_more_than_an_action_plays_nothing() {
    for (kind, mut told) in tables() {
        let action = match kind {
            Kind::Cards => "red left mountain",
            Kind::Tiles => "open c4",
            Kind::Pyramids => "take 6",
        };
        let other = match kind {
            Kind::Cards => "green right",
            Kind::Tiles => "d4",
            Kind::Pyramids => "7",
        };
        let before = made(&told);
        for line in [
            format!("don't {action} yes"),
            format!("don\u{2019}t {action} yes"),
            format!("do not {action} yes"),
            format!("don t {action} yes"),
            format!("{action} no yes"),
            format!("yes {action}"),
            format!("never {action} yes"),
            format!("{action} {other} yes"),
            format!("{action} hand yes"),
            format!("{action} xyzzy yes"),
            format!("hint {action} yes"),
        ] {
            let answer = told.hear(&[&line]);
            assert!(!answer.is_empty(), "{line}");
            told.hear(&["yes"]);
            assert_eq!(made(&told), before, "{line}: {answer}");
        }
        told.hear(&[&format!("{action} yes")]);
        assert_eq!(made(&told), before + 1, "{kind}");
    }
}

#[test]
fn what_is_answered_goes_on_with_what_was_begun() {
    let mut told = alone(Kind::Cards);
    told.hear(&[]);
    for (line, answer) in [
        ("field", "Which color?"),
        ("left", "Left Mandala: Mountain"),
        ("green", "left or right?"),
        ("left", "How many green, 1 to 2?"),
        ("score", "points"),
        ("", "How many green, 1 to 2?"),
        ("two", "2 green to the left Field."),
        ("n", "Okay, not played."),
        ("green field left", "How many green, 1 to 2?"),
        ("no", "Okay, not played."),
        ("both green into the right field", "2 green to the right Field."),
        ("y", "or undo to take it back."),
    ] {
        let said = told.hear(&[line]);
        assert!(said.contains(answer), "{line}: {said}");
    }
}

#[test]
fn a_field_play_can_be_undone_until_the_computer_answers() {
    let mut told = alone(Kind::Cards);
    let said = told.hear(&["2 green left field yes"]);
    assert!(said.ends_with("or undo to take it back.\n"), "{said}");
    assert_eq!(made(&told), 1);
    told.hear(&["undo"]);
    assert_eq!(made(&told), 0);
    told.hear(&["2 green left field yes"]);
    told.hear(&["next"]);
    assert_eq!(made(&told), 2);
    let said = told.hear(&["undo"]);
    assert!(
        said.contains("the computer has answered") || said.contains("The computer has answered"),
        "{said}"
    );
}

#[test]
fn all_who_play_are_asked_whether_they_agree_to_end() {
    let names = Names::of_all(["Anna", "Beth", "Carl"]).unwrap();
    let record = AnyRecord::deal(Kind::Pyramids, 42, names, Player::One.into());
    let mut told = Told::resumed(record);
    let said = told.hear(&["agree"]);
    assert!(said.ends_with("Anna, do you agree to end the game here and count? Yes or no.\n"));
    for name in ["Beth", "Carl"] {
        let said = told.hear(&["yes"]);
        assert!(said.starts_with(&format!("{name}, do you agree")), "{said}");
    }
    let said = told.hear(&["no"]);
    assert!(said.starts_with("Carl does not agree"), "{said}");
    assert!(said.contains("\nAnna, your pawn is at the start.\n"), "{said}");
    let said = told.hear(&["agree", "yes", "yes", "ok"]);
    assert!(said.contains("The game is over"), "{said}");
}

#[test]
fn a_draw_is_told_once() {
    for kind in [Kind::Cards, Kind::Pyramids] {
        let mut told = people(kind);
        let said = told.hear(&["agree", "yes", "yes", "", "score"]);
        let results = said.lines().filter(|line| {
            let line = line.to_lowercase();
            line.contains("a draw") || line.contains("wins")
        });
        assert_eq!(results.count(), 1, "{said}");
    }
}

#[test]
fn the_same_typed_twice_is_answered_twice() {
    for (kind, mut told) in tables() {
        let line = proposal(kind);
        let first = told.hear(&[line]);
        assert!(first.ends_with("Play it? Yes or no.\n"), "{first}");
        assert_eq!(told.hear(&[line]), first);
    }
}

#[test]
fn a_long_list_is_cut_unless_all_of_it_is_asked_for() {
    for (kind, mut told) in tables().into_iter().skip(1) {
        let few = told.hear(&["legal"]);
        assert!(few.contains("more; type list for all."), "{few}");
        assert!(few.split(", ").count() <= 6, "{few}");
        let all = told.hear(&["list"]);
        assert!(all.lines().all(|line| line.split(", ").count() <= 10), "{all}");
        let count = all.split(&[',', '.'][..]).filter(|it| it.contains(char::is_numeric));
        let last = all.matches(" and ").count();
        let legal = match kind {
            Kind::Tiles => told
                .app
                .table()
                .unwrap()
                .tiles()
                .unwrap()
                .game()
                .legal_actions()
                .into_iter()
                .count(),
            _ => 75,
        };
        assert_eq!(count.count() + last, legal, "{all}");
    }
}

#[test]
fn hints_are_chosen_by_their_numbers_also_after_another_question() {
    let mut told = alone(Kind::Cards);
    let hints = told.hear(&["hint"]);
    let second = hints.lines().find_map(|line| line.strip_prefix("2. ")).unwrap();
    let second = second.split(" (").next().unwrap();
    let said = told.hear(&["hand", "2"]);
    assert!(said.contains(&format!("{second}.\n")), "{said}");
    let said = told.hear(&["no", "hint 2"]);
    assert!(said.contains(&format!("{second}.\n")), "{said}");
}

#[test]
fn the_same_hints_have_the_same_numbers() {
    for kind in [Kind::Cards, Kind::Pyramids] {
        let mut told = alone(kind);
        let hints = told.hear(&["hint"]);
        let numbered = |said: &str| -> Vec<String> {
            let lines = said.lines().filter(|it| it.starts_with(|c: char| c.is_ascii_digit()));
            lines.map(str::to_string).collect()
        };
        assert!(numbered(&hints).len() > 1, "{hints}");
        for line in ["hint", "score", "hint"] {
            let said = told.hear(&[line]);
            let same = numbered(&said) == numbered(&hints);
            assert_eq!(same, line == "hint", "{kind}: {said}");
        }
    }
}

#[test]
fn a_number_alone_is_a_place_at_pyramids_and_a_hint_is_named() {
    let mut told = alone(Kind::Pyramids);
    let hints = told.hear(&["hint"]);
    let second = hints.lines().find_map(|line| line.strip_prefix("2. "));
    let second = second.unwrap().split(" (").next().unwrap();
    for place in ["1", "2", "3"] {
        let said = told.hear(&["no", place]);
        assert!(said.contains(&format!(" on {place}.")), "{place}: {said}");
    }
    let said = told.hear(&["no", "hint 2"]);
    assert!(said.contains(second), "{second}: {said}");
    assert_eq!(told.hear(&["no", "hint 9"]).lines().last(), Some("The list has no number 9."));
}

#[test]
fn a_game_that_is_not_kept_is_not_left_unasked() {
    let mut told = people(Kind::Pyramids);
    told.hear(&["5 yes"]);
    let why = std::sync::Arc::new(StoreError::NoHome);
    told.talk.tell(&mut told.app, Event::Saved(Saving::Failed(why)));
    let said = told.hear(&[]);
    assert!(said.starts_with("The game could not be saved: "), "{said}");
    let said = told.hear(&["quit"]);
    let asked = "If you leave, it is lost. Leave? Yes or no.\n";
    assert!(said.ends_with(asked), "{said}");
    let said = told.hear(&["who is winning?"]);
    assert!(said.ends_with(asked), "{said}");
    assert!(told.talk.take_effects().leave.is_none());
    told.hear(&["no", "yes"]);
    assert!(told.talk.take_effects().leave.is_none());
    told.talk.hear(&mut told.app, "quit");
    told.talk.hear(&mut told.app, "yes");
    assert!(told.talk.take_effects().leave.is_some());
}

#[test]
fn a_screen_without_commands_is_scrolled_instead_of_cleared() {
    let app = App::resume(
        settings(),
        Box::new(|| 0),
        AnyRecord::deal(Kind::Cards, 42, names(), Player::One.into()),
        None,
    );
    let mut told = Told::of(app, Clearing::Scroll);
    told.hear(&["ready", "red left mountain yes"]);
    let said = told.hear(&["done"]);
    assert!(said.starts_with(&"\n".repeat(100)), "{said}");
    assert!(!said.contains('\u{1b}'), "{said}");
}

/// Not every table has all of them, so that a setting stands in another line there.
#[test]
fn a_player_named_like_a_pyramid_keeps_the_name() {
    for (one, two) in [("R2-D2", "b1"), ("Y3", "anna R1")] {
        let names = Names::of_all([one, two]).unwrap();
        let record = AnyRecord::deal(Kind::Pyramids, 42, names, Player::One.into());
        let mut told = Told::resumed(record);
        let said = told.hear(&["hints on", "9 yes", "12 yes", "undo", "11 yes", "70 yes"]);
        for line in [
            format!("{one} took "),
            format!("{two} took "),
            format!("{two} put "),
            format!("{one}, your pawn is on 9."),
        ] {
            assert!(said.lines().any(|it| it.starts_with(&line)), "{line}: {said}");
        }
        let said = told.hear(&["hint", "71", "no", "71 yes", "log", "agree", "yes"]);
        let others = said.replace(one, "").replace(two, "");
        for mark in ["R2", "Y3", "B1", "R1", "D2"] {
            assert!(!others.contains(mark), "{mark}: {said}");
        }
        assert!(said.contains(&format!("{one} took ")), "{said}");
    }
}

#[test]
fn a_play_can_be_undone_until_somebody_asks_for_the_answer() {
    let mut told = alone(Kind::Cards);
    let said = told.hear(&["2 green left field yes"]);
    let offer = said.lines().last().unwrap().to_string() + "\n";
    assert!(offer.ends_with("or undo to take it back.\n"), "{said}");
    for line in [
        "",
        "  ",
        "repeat",
        "no",
        "yes",
        "ok",
        "legal",
        "hint",
        "red left",
        "red left mountain yes",
    ] {
        assert_eq!(told.hear(&[line]), offer, "{line}");
        assert_eq!(made(&told), 1, "{line}");
    }
    for line in ["hmm", "no, the right one", "the second one", "2", "xyzzy"] {
        assert!(told.hear(&[line]).ends_with(&offer), "{line}");
        assert_eq!(made(&told), 1, "{line}");
    }
    for line in ["hand", "table", "left", "what can I do?", "what would you do?", "score"] {
        assert!(!told.hear(&[line]).is_empty(), "{line}");
        assert_eq!(made(&told), 1, "{line}");
    }
    let said = told.hear(&["help"]);
    assert!(said.starts_with("Type next to hear what the computer does, or undo"), "{said}");
    let asked = said.lines().find_map(|it| it.strip_prefix("You can still ask ")).unwrap();
    for line in asked.trim_end_matches('.').split(", ") {
        assert_ne!(told.hear(&[line]), offer, "{line}");
    }
    assert!(!said.contains("hint") && !said.contains("legal"), "{said}");
    told.hear(&["undo"]);
    assert_eq!(made(&told), 0);
    for line in ["next", "go on", "ready", "done"] {
        let mut told = alone(Kind::Cards);
        told.hear(&["2 green left field yes", line]);
        assert_eq!(made(&told), 2, "{line}");
    }
}

#[test]
fn only_one_question_is_asked_at_a_time() {
    let mut told = alone(Kind::Cards);
    told.hear(&["field", "red left mountain"]);
    let said = told.hear(&["field"]);
    assert!(said.starts_with("1 red to the left Field."), "{said}");
    assert_eq!(said.matches('?').count(), 1, "{said}");
    let said = told.hear(&["no"]);
    assert_eq!(said.lines().count(), 2, "{said}");
}

#[test]
fn whoever_takes_a_color_hears_which_there_are_whatever_else_they_try() {
    let AnyRecord::Cards(record) = mandala::lessons::Lesson::of(Kind::Cards).record() else {
        panic!("another game");
    };
    let record = AnyRecord::from(record.up_to(7));
    let mut told = Told::resumed(record);
    told.hear(&[]);
    for line in ["green left yes", "2 red left field", "take"] {
        let said = told.hear(&[line]);
        assert!(said.contains("which color do you take?"), "{line}: {said}");
        assert_eq!(made(&told), 7, "{line}");
    }
    let said = told.hear(&["help"]);
    assert!(said.starts_with("Say a color of the Mountain"), "{said}");
}
