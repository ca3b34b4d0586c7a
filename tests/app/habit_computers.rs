//! The same opponents sit at the table again: who is a computer is remembered by seat.

use crate::common::app::App;
use mandala::app::{Change, Opening, Party, Settings};
use mandala::record::{Computers, Names};
use mandala::rules::{Kind, Level, Player, Seat};

use crate::help::{press, seeds, state, type_text};

fn names(names: &[&str]) -> Names {
    Names::of_all(names.iter().copied()).expect("good names")
}

/// A computer as player two.
fn second(level: u8) -> Computers {
    Computers::default().with(Player::Two, Level::new(Kind::Cards, level))
}

fn start(kind: Kind, names: Option<Names>, computers: Computers) -> App {
    let opening = Opening { kind, names, computers, ..Opening::default() };
    App::start(Settings::default(), seeds(1), opening, None)
}

/// Goes on to the table.
fn deal(app: &mut App) {
    while state(app) == "start" {
        press(app, "Enter");
    }
}

#[test]
fn a_computer_chosen_on_the_start_screen_is_remembered_in_every_game() {
    for kind in Kind::ALL {
        let mut app = start(kind, None, Computers::default());
        type_text(&mut app, "Kim");
        press(&mut app, "Down Right");
        assert_eq!(app.take_changes(), [], "not before the game begins");
        deal(&mut app);
        let party = Party { names: names(&["Kim", "Beth"]), computers: second(1) };
        let computers = Change::Computers(kind, second(1));
        assert_eq!(app.take_changes(), [computers, Change::Names(kind, party)]);
    }
}

#[test]
fn a_computer_alone_is_remembered_without_any_name() {
    let mut app = start(Kind::Tiles, None, Computers::default());
    press(&mut app, "Down Right Right");
    deal(&mut app);
    let change = Change::Computers(Kind::Tiles, second(2));
    assert_eq!(app.take_changes(), [change]);
}

#[test]
fn a_computer_that_was_filled_in_is_remembered_only_if_it_is_changed() {
    for kind in Kind::ALL {
        let mut app = start(kind, Some(names(&["Kim", "Beth"])), second(7));
        deal(&mut app);
        assert_eq!(app.take_changes(), []);
        let mut app = start(kind, Some(names(&["Kim", "Beth"])), second(7));
        press(&mut app, "Up Right");
        deal(&mut app);
        let change = Change::Computers(kind, Computers::default());
        assert_eq!(app.take_changes(), [change]);
    }
}

#[test]
fn the_name_that_a_computer_got_is_not_filled_in_as_if_it_had_been_typed() {
    let app = start(Kind::Cards, Some(names(&["Anna", "Beth"])), second(1));
    let scene = app.scene();
    let form = scene.start().expect("the start screen");
    assert_eq!(form.typed(Player::One), "Anna");
    assert_eq!(form.typed(Player::Two), "");
    assert_eq!(form.name(Player::Two), "Beth");
}

#[test]
fn with_computers_alone_there_are_enough_seats_for_them() {
    let third = Seat::all(3).last().expect("a third seat");
    let computers = second(1).with(third, Level::new(Kind::Pyramids, 2));
    let mut app = start(Kind::Pyramids, None, computers);
    assert_eq!(app.scene().start().map(|form| form.players()), Some(3));
    deal(&mut app);
    let kept = app.record().expect("dealt").text_up_to(0);
    assert!(kept.contains("\ncomputer: two 1, three 2\n"), "{kept}");
    assert_eq!(app.take_changes(), []);
}
