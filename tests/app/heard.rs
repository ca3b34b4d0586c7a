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
    against(
        kind,
        Computers::default().with(Player::Two, Level::new(kind, 1)),
    )
}

fn against(kind: Kind, computers: Computers) -> Told {
    let record = AnyRecord::deal(kind, 42, names(), Player::One.into()).with_computers(computers);
    let app = App::resume(settings(), Box::new(|| 0), record, None);
    Told::of(app, Clearing::Nothing)
}

pub fn start(kind: Kind) -> Told {
    let opening = Opening {
        kind,
        ..Opening::default()
    };
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

#[test]
fn a_line_that_says_more_than_an_action_plays_nothing() {
    for (kind, mut told) in tables() {
        let action = match kind {
            Kind::Cards => "red left",
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
        ("left", "Left: Mountain"),
        ("green", "left or right?"),
        ("left", "How many green, 1 to 2?"),
        ("score", "points"),
        ("", "How many green, 1 to 2?"),
        ("two", "2 green to the left Field."),
        ("n", "Okay, not played."),
        ("green field left", "How many green, 1 to 2?"),
        ("no", "Okay, not played."),
        (
            "both green into the right field",
            "2 green to the right Field.",
        ),
        ("y", "Type undo to take it back."),
    ] {
        let said = told.hear(&[line]);
        assert!(said.contains(answer), "{line}: {said}");
    }
}

#[test]
fn a_field_play_can_be_undone_until_the_computer_answers() {
    let mut told = alone(Kind::Cards);
    let said = told.hear(&["2 green left field yes"]);
    assert!(said.contains("Type undo to take it back."), "{said}");
    assert_eq!(made(&told), 1);
    told.hear(&["undo"]);
    assert_eq!(made(&told), 0);
    told.hear(&["2 green left field yes"]);
    told.talk.let_answer(&mut told.app);
    told.work();
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
    let app = App::resume(settings(), Box::new(|| 0), record, None);
    let mut told = Told::of(app, Clearing::Nothing);
    let said = told.hear(&["agree"]);
    assert!(said.ends_with("Beth, do you agree to end the game here and count? Yes or no.\n"));
    let said = told.hear(&["yes"]);
    assert!(said.starts_with("Carl, do you agree"), "{said}");
    let said = told.hear(&["no"]);
    assert!(said.starts_with("Carl does not agree"), "{said}");
    assert!(said.ends_with("Anna, what do you do?\n"), "{said}");
    let said = told.hear(&["agree", "yes", "ok"]);
    assert!(said.contains("The game is over"), "{said}");
}

#[test]
fn a_draw_is_told_once() {
    for kind in [Kind::Cards, Kind::Pyramids] {
        let mut told = people(kind);
        let said = told.hear(&["agree", "yes", "", "score"]);
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
        let line = match kind {
            Kind::Cards => "red left mountain",
            Kind::Tiles => "c4",
            Kind::Pyramids => "6",
        };
        let first = told.hear(&[line]);
        assert!(first.ends_with("Play it? Yes or no.\n"), "{first}");
        assert_eq!(told.hear(&[line]), first);
    }
}

#[test]
fn a_setting_that_a_game_does_not_have_changes_nothing() {
    let mut told = start(Kind::Cards);
    let before = told.hear(&[""]);
    for (line, answer) in [
        ("players 3", "This game is for 2 players."),
        ("first 3", "There is no player 3."),
        ("computer 3", "There is no player 3."),
        ("computer 2 level 9", "The levels are 1 to 7."),
        ("resume", "There is no game to go on with."),
    ] {
        assert_eq!(told.hear(&[line]).trim_end(), answer);
        assert!(before.ends_with(&told.hear(&[""])), "{line}");
    }
    let said = told.hear(&["pyramids", "players four", "players 6"]);
    assert!(said.contains("4 players."), "{said}");
    assert!(
        said.ends_with("This game is for 2 to 5 players.\n"),
        "{said}"
    );
}

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
fn a_long_list_is_cut_unless_all_of_it_is_asked_for() {
    for (kind, mut told) in tables().into_iter().skip(1) {
        let few = told.hear(&["legal"]);
        assert!(few.contains("more; type list for all."), "{few}");
        assert!(few.split(", ").count() <= 6, "{few}");
        let all = told.hear(&["list"]);
        assert!(
            all.lines().all(|line| line.split(", ").count() <= 10),
            "{all}"
        );
        let count = all
            .split(&[',', '.'][..])
            .filter(|it| it.contains(char::is_numeric));
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
    let second = hints
        .lines()
        .find_map(|line| line.strip_prefix("2. "))
        .unwrap();
    let second = second.split(" (").next().unwrap();
    let said = told.hear(&["hand", "2"]);
    assert!(said.contains(&format!("{second}.\n")), "{said}");
    let said = told.hear(&["no", "hint 2"]);
    assert!(said.contains(&format!("{second}.\n")), "{said}");
}

#[test]
fn a_game_that_is_not_kept_is_not_left_unasked() {
    let mut told = people(Kind::Pyramids);
    told.hear(&["5 yes"]);
    let why = std::sync::Arc::new(StoreError::NoHome);
    told.talk
        .tell(&mut told.app, Event::Saved(Saving::Failed(why)));
    let said = told.hear(&[]);
    assert!(said.starts_with("The game could not be saved: "), "{said}");
    let said = told.hear(&["quit"]);
    assert!(
        said.ends_with("If you leave, it is lost. Leave? Yes or no.\n"),
        "{said}"
    );
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
    told.hear(&["ready", "red left yes"]);
    let said = told.hear(&["done"]);
    assert!(said.starts_with(&"\n".repeat(100)), "{said}");
    assert!(!said.contains('\u{1b}'), "{said}");
}

/// Not every table has all of them, so that a setting stands in another line there.
#[test]
fn a_setting_that_is_named_is_the_one_that_changes() {
    for (kind, mut told) in tables() {
        let before = told.app.scene().settings;
        let said = told.hear(&["hints on"]);
        let after = told.app.scene().settings;
        assert!(after.hints, "{kind}: {said}");
        assert_eq!(
            mandala::app::Settings {
                hints: before.hints,
                ..after
            },
            before,
            "{kind}"
        );
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
            "Against a computer you can always ask for hints.\n",
        ),
        (
            "tips off",
            "Tips are turned on and off on the start screen.\n",
        ),
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
    assert_eq!(
        said,
        "Tips: off.\nIn this game all lies open: there is nothing to remember.\n"
    );
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

#[test]
fn a_player_named_like_a_pyramid_keeps_the_name() {
    for (one, two) in [("R2-D2", "b1"), ("Y3", "anna R1")] {
        let names = Names::of_all([one, two]).unwrap();
        let record = AnyRecord::deal(Kind::Pyramids, 42, names, Player::One.into());
        let app = App::resume(settings(), Box::new(|| 0), record, None);
        let mut told = Told::of(app, Clearing::Nothing);
        let said = told.hear(&["hints on", "9 yes", "12 yes", "undo", "11 yes", "70 yes"]);
        for line in [
            format!("{one} took "),
            format!("{two} took "),
            format!("{two} put "),
            format!("{one}, what do you do?"),
        ] {
            assert!(
                said.lines().any(|it| it.starts_with(&line)),
                "{line}: {said}"
            );
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
fn a_play_can_still_be_undone_after_an_empty_line() {
    let mut told = alone(Kind::Cards);
    let said = told.hear(&["2 green left field yes"]);
    let offer = said.lines().last().unwrap().to_string() + "\n";
    assert!(offer.starts_with("Type undo to take it back."), "{said}");
    for line in ["", "  ", "repeat"] {
        assert!(told.talk.lets_wait(line), "{line}");
        assert_eq!(told.hear(&[line]), offer);
        assert_eq!(made(&told), 1);
    }
    assert!(told.talk.lets_wait("undo") && !told.talk.lets_wait("hand"));
    told.hear(&["undo"]);
    assert_eq!(made(&told), 0);
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
    let settings = mandala::app::Settings {
        told: Default::default(),
        ..settings()
    };
    let app = App::resume(settings, Box::new(|| 0), record, None);
    let mut told = Told::of(app, Clearing::Nothing);
    let said = told.hear(&[
        "9 yes", "12 yes", "what", "14", "no", "13 yes", "16 yes", "",
    ]);
    let tips = said.matches("Tip: what all pawns have passed").count();
    assert_eq!(tips, 1, "{said}");
    let told = told.app.scene().settings.told;
    assert!(told.has(mandala::app::Tip::Eye));
}
