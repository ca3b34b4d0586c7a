//! What the players do is remembered only if they chose it, and what is remembered only
//! fills in.

use std::sync::Arc;

use crate::common::app::App;
use mandala::app::settings::SETTINGS;
use mandala::app::{Change, Opening, Settings, Trouble, WrongLine};
use mandala::cli;
use mandala::record::Names;
use mandala::rules::{Kind, Player};
use mandala::store::{Problem, StoreError};
use mandala::texts::ENGLISH;

use crate::common::clock::rest;
use crate::help::{TURN, names, press, script, seeds, state, type_text};
use crate::screens::dump::{BARE, uncut, words};

fn start(known: Option<Names>) -> App {
    let opening = Opening { names: known, ..Opening::default() };
    App::start(Settings::default(), seeds(1), opening, None)
}

#[test]
fn every_change_of_a_setting_is_to_be_remembered_once() {
    let here = script(TURN, ",").scene().settings_here.clone();
    for (n, setting) in here.into_iter().enumerate() {
        let mut app = script(TURN, ",");
        press(&mut app, &"Down ".repeat(n));
        assert_eq!(app.take_changes(), [], "to look is no change");
        press(&mut app, "Right");
        let value = app.settings().value(setting).word();
        assert_eq!(app.take_changes(), [Change::Setting(setting.word, value)]);
        assert_eq!(app.take_changes(), []);
    }
}

#[test]
fn a_flag_is_not_remembered_unless_its_setting_is_changed() {
    let line = ["mandala", "--flip", "--no-motion", "--ascii", "--color=16"];
    let args = cli::try_parse(line, ENGLISH).expect("good options");
    let settings = args.settings(Settings::default());
    let mut app = App::start(settings, seeds(1), Opening::default(), None);
    press(&mut app, "F2 Down Right Esc");
    assert_eq!(app.take_changes(), [Change::Setting("mouse", "off")]);
    press(&mut app, "F2 Right");
    assert_eq!(app.take_changes(), [Change::Setting("flip", "off")]);
}

#[test]
fn names_that_were_typed_are_remembered_when_the_cards_are_dealt() {
    let mut app = start(None);
    type_text(&mut app, "Mia");
    press(&mut app, "Down");
    type_text(&mut app, "Tom");
    press(&mut app, "Enter Enter");
    assert_eq!(app.take_changes(), [], "not before");
    press(&mut app, "Enter");
    assert_eq!(state(&app), "covered");
    let names = Names::new("Mia", "Tom").expect("good names");
    assert_eq!(app.take_changes(), [Change::Names(Kind::Cards, names.into())]);
}

#[test]
fn names_that_stand_in_or_were_filled_in_are_not_remembered() {
    for known in [None, Some(names())] {
        let mut app = start(known);
        press(&mut app, "Up");
        while state(&app) == "start" {
            press(&mut app, "Enter");
        }
        assert_eq!(state(&app), "covered");
        assert_eq!(app.take_changes(), []);
        // Nor are they after a game, when they are filled in again.
        press(&mut app, "q a y n");
        while state(&app) == "start" {
            press(&mut app, "Enter");
        }
        assert_eq!(app.take_changes(), []);
    }
}

/// As they are if another game is for more players.
#[test]
fn of_more_names_than_can_play_the_first_are_filled_in_and_none_is_new() {
    let many = Names::of_all(["Anna", "Beth", "Carl"]).expect("good names");
    let mut app = start(Some(many));
    {
        let scene = app.scene();
        let form = scene.start().expect("the start screen");
        assert_eq!(form.players(), 2);
    }
    press(&mut app, "Enter Enter");
    assert_eq!(state(&app), "covered");
    assert_eq!(app.take_changes(), []);
}

#[test]
fn names_changed_after_a_game_are_remembered() {
    let mut app = start(Some(names()));
    press(&mut app, "Enter Enter q a y");
    rest(&mut app);
    press(&mut app, "n Up Up Backspace Enter Enter Enter");
    assert_eq!(state(&app), "covered");
    let names = Names::new("Anna", "Bet").expect("good names");
    assert_eq!(app.take_changes(), [Change::Names(Kind::Cards, names.into())]);
}

#[test]
fn remembered_names_are_filled_in_and_can_be_changed() {
    let mut app = start(Some(names()));
    {
        let scene = app.scene();
        let form = scene.start().expect("the start screen");
        assert_eq!(form.typed(Player::One), "Anna");
        assert_eq!(form.typed(Player::Two), "Beth");
    }
    press(&mut app, "Up Backspace");
    let scene = app.scene();
    assert_eq!(scene.start().expect("a form").typed(Player::Two), "Bet");
}

/// What the screen shows at this size, which must not be cut.
fn picture(app: &App, size: (u16, u16)) -> String {
    uncut(app, BARE, size);
    words(app, BARE, size)
}

#[test]
fn a_file_in_a_very_deep_place_hides_neither_the_form_nor_the_settings() {
    let error = StoreError::At { path: "/deep".repeat(400).into(), problem: Problem::NotSettings };
    let trouble = Trouble::File(Arc::new(error));
    for size in [(60, 20), (80, 24), (100, 30), (140, 44), (200, 60)] {
        let mut app = start(None);
        app.troubled(Some(trouble.clone()));
        assert!(picture(&app, size).contains("Deal the cards"), "{size:?}");
        press(&mut app, "F2");
        let shown = picture(&app, size);
        for setting in &SETTINGS {
            let label = ENGLISH.settings().name(setting.name);
            assert!(shown.contains(label), "{size:?}: {shown}");
        }
        assert!(shown.contains("Esc close"), "{size:?}: {shown}");
    }
}

#[test]
fn what_is_not_remembered_is_told_on_the_start_screen_and_with_the_settings() {
    let line = Trouble::Line(WrongLine { number: 3, text: "motion: perhaps".to_string() });
    let file = Trouble::File(Arc::new(StoreError::NoHome));
    for (trouble, words) in [
        (line, "Line 3 of settings.txt is ignored: motion: perhaps."),
        (file, "Settings are not remembered: there is no place to"),
    ] {
        for size in [(60, 20), (80, 24), (100, 30), (140, 44), (200, 60)] {
            let mut app = start(None);
            app.troubled(Some(trouble.clone()));
            // Beside the picture, the lines of the message are apart.
            let shown = picture(&app, size);
            let mut rest = shown.as_str();
            for word in words.split(' ') {
                let found = rest.split_once(word);
                (_, rest) = found.unwrap_or_else(|| panic!("no {word}: {shown}"));
            }
            press(&mut app, "F2");
            assert!(picture(&app, size).contains(words), "{size:?}");
            app.troubled(None);
            assert!(picture(&app, size).contains("are remembered."));
        }
    }
}
