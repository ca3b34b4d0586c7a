//! The settings screen: what it changes, and that nothing else is changed by it.

use crate::common::app::{App, used};
use mandala::app::command::Command;
use mandala::app::settings::{Name, SETTINGS, Setting, Value};
use mandala::app::{ColorMode, Opening, Settings, Told};
use mandala::rules::Player;
use mandala::texts::ENGLISH;

use crate::common::clock::wait;
use crate::help::{TURN, moves, names, position, press, script, seeds, state, up, without_motion};
use crate::screens::dump::{PLAIN, SIZES, click, draw, drawn};

/// The settings once one of them was changed to what it was: with a change of tips all of
/// them can be told anew, and nothing else is forgotten.
fn after(setting: &Setting, settings: Settings) -> Settings {
    Settings {
        told: match setting.name {
            Name::Tips => Told::default(),
            _ => settings.told,
        },
        ..settings
    }
}

fn at_start() -> App {
    App::start(Settings::default(), seeds(1), Opening::default(), None)
}

#[test]
fn every_setting_goes_through_all_its_values_and_changes_no_other() {
    for (n, setting) in SETTINGS.iter().enumerate() {
        for (key, back) in [("Right", "Left"), ("l", "h"), ("Space", "Left"), ("Enter", "h")] {
            let mut app = at_start();
            press(&mut app, &format!("F2 {}", "Down ".repeat(n)));
            let before = app.settings();
            let mut seen = Vec::new();
            for _ in setting.values() {
                press(&mut app, key);
                let now = app.settings();
                seen.push(now.value(setting));
                for other in SETTINGS.iter().filter(|it| it.name != setting.name) {
                    assert_eq!(now.value(other), before.value(other), "{}", setting.word);
                }
            }
            let wanted = after(setting, before);
            let mut values = setting.values();
            values.retain(|value| !seen.contains(value));
            assert!(values.is_empty(), "{} is never {values:?}", setting.word);
            assert_eq!(app.settings(), wanted, "{} goes round", setting.word);
            press(&mut app, &format!("{key} {back}"));
            assert_eq!(app.settings(), wanted, "{} goes back", setting.word);
        }
    }
}

#[test]
fn every_setting_has_words_of_its_own_and_no_two_read_alike_in_a_file() {
    for (n, setting) in SETTINGS.iter().enumerate() {
        for other in &SETTINGS[..n] {
            assert_ne!(setting.word, other.word);
            let label = |it: &Setting| ENGLISH.settings().name(it.name);
            assert_ne!(label(setting), label(other));
        }
        let mut words: Vec<&str> = setting.values().iter().map(|it| it.word()).collect();
        let mut shown: Vec<&str> =
            setting.values().into_iter().map(|value| ENGLISH.settings().value(value)).collect();
        for list in [&mut words, &mut shown] {
            let count = list.len();
            list.sort_unstable();
            list.dedup();
            assert_eq!(list.len(), count, "{}", setting.word);
        }
    }
}

#[test]
fn a_setting_is_not_set_to_what_another_one_is_for() {
    let mut settings = Settings::default();
    for setting in &SETTINGS {
        let wrong = match settings.value(setting) {
            Value::Color(_) => Value::Switch(true),
            _ => Value::Color(ColorMode::Never),
        };
        assert!(!settings.set(setting, wrong), "{}", setting.word);
    }
    assert_eq!(settings, Settings::default());
}

#[test]
fn the_cursor_goes_round_by_keys_and_wheel() {
    let mut app = script(TURN, ",");
    let last = app.scene().settings_here.len() - 1;
    for (key, at) in [("Up", last), ("k", last - 1), ("j", last), ("Tab", 0)] {
        press(&mut app, key);
        assert_eq!(state(&app), format!("settings {at} over covered"));
    }
    for (down, at) in [(true, 1), (false, 0), (false, last), (true, 0)] {
        wait(1_000);
        assert!(app.wheel(down), "the wheel works");
        assert_eq!(state(&app), format!("settings {at} over covered"));
    }
    assert_eq!(app.settings(), used(Settings::default()));
}

#[test]
fn settings_open_on_the_start_screen_without_losing_what_was_typed() {
    let mut app = at_start();
    press(&mut app, "M i a F2");
    assert_eq!(state(&app), "settings 0 over start");
    press(&mut app, "Right F2");
    assert!(app.settings().flip);
    let scene = app.scene();
    let start = scene.start().expect("the start screen");
    assert_eq!(start.typed(Player::One), "Mia");
    // A comma may stand in a name.
    press(&mut app, ",");
    let scene = app.scene();
    assert_eq!(scene.start().expect("a form").typed(Player::One), "Mia,");
}

#[test]
fn settings_open_at_every_table() {
    for keys in ["", "Space", "Space r 1 Enter", "Space b m 1 Enter", "q a y"] {
        for close in ["Esc", "q", ",", "F2"] {
            let mut app = script(TURN, keys);
            while app.moves() {
                app.tick();
            }
            press(&mut app, "F2");
            assert!(state(&app).starts_with("settings 0 over "), "{keys}");
            assert!(keys == "q a y" || up(&app) == "nobody's", "{keys}");
            press(&mut app, close);
            assert!(!state(&app).starts_with("settings"), "{keys} {close}");
        }
    }
}

/// As under the help or the log, the cards are hidden and the choice comes back.
#[test]
fn a_choice_is_still_there_after_a_look_at_the_settings() {
    let mut app = script(TURN, "Space g 1");
    assert_eq!(state(&app), "choose grow left green 2");
    press(&mut app, ", Right Esc");
    assert_eq!(state(&app), "covered");
    assert_eq!(moves(&app), Vec::<String>::new());
    press(&mut app, "Space");
    assert_eq!(state(&app), "choose grow left green 2");
}

#[test]
fn flip_takes_effect_at_once() {
    let mut app = script(TURN, "");
    let bottom = |app: &App| app.scene().cards().expect("a table").bottom;
    assert_eq!(bottom(&app), Player::Two);
    press(&mut app, ", Right");
    assert_eq!(bottom(&app), Player::One);
    press(&mut app, "Right");
    assert_eq!(bottom(&app), Player::Two);
}

#[test]
fn motion_takes_effect_at_once() {
    let mut app = script(TURN, ", Down Down Down Down Right Esc Space b m 1 Enter");
    assert!(!app.moves());
    press(&mut app, ", Down Down Down Down Right Esc r Enter o Enter y Enter");
    assert!(app.moves());
}

#[test]
fn a_click_on_a_line_changes_it_at_every_size() {
    for size in SIZES {
        for mut app in [at_start(), script(TURN, "")] {
            press(&mut app, "F2");
            let mut wanted = app.settings();
            for n in 0.. {
                let Some(&setting) = app.scene().settings_here.get(n) else {
                    break;
                };
                click(&mut app, size, Command::Setting(n));
                assert_ne!(app.settings().value(setting), wanted.value(setting));
                wanted.set(setting, app.settings().value(setting));
                wanted = after(setting, wanted);
                assert_eq!(app.settings(), wanted, "{size:?}");
            }
            click(&mut app, size, Command::Back);
            assert!(!state(&app).starts_with("settings"));
        }
    }
}

#[test]
fn all_settings_are_shown_with_their_values_and_what_they_do_at_every_size() {
    for (width, height) in SIZES {
        let here = script(TURN, ",").scene().settings_here.len();
        for n in 0..here {
            let mut app = script(TURN, ",");
            press(&mut app, &format!("{} Right", "Down ".repeat(n)));
            let picture = drawn(&app, PLAIN, (width, height));
            for (m, setting) in app.scene().settings_here.iter().enumerate() {
                let label = ENGLISH.settings().name(setting.name);
                let about = ENGLISH.settings().about(setting.name);
                let value = ENGLISH.settings().value(app.settings().value(setting));
                let line = match n == m {
                    true => format!("▸ {label:<10}◂ {value} ▸"),
                    false => format!("  {label:<10}  {value}"),
                };
                let found = picture.iter().position(|row| row.contains(&line));
                let row = found.unwrap_or_else(|| panic!("no {line}: {picture:#?}"));
                let says = |line: &String| line.contains(about);
                match n == m {
                    true => assert!(picture[row..].iter().any(says), "{about}"),
                    false if height >= 24 => assert!(says(&picture[row]), "{about}"),
                    false => {}
                }
            }
        }
    }
}

#[test]
fn what_has_no_effect_cannot_be_set() {
    use mandala::app::settings::Name;
    let names = |app: &App| -> Vec<Name> {
        let here = app.scene().settings_here;
        here.iter().map(|setting| setting.name).collect()
    };
    let mut app = at_start();
    press(&mut app, "F2");
    let all: Vec<Name> = SETTINGS.iter().map(|setting| setting.name).collect();
    assert_eq!(names(&app), all);
    assert!(!names(&script(TURN, ",")).contains(&Name::Tips));
    press(&mut app, "Down Down Down Down Down Right");
    assert!(!names(&app).contains(&Name::Pause), "nothing moves");
    press(&mut app, "Right Down Down Left");
    assert_eq!(app.settings().color, ColorMode::Never);
    assert!(!names(&app).contains(&Name::Palette), "there are no colors");
}

#[test]
fn what_could_be_remembered_is_shown_unless_players_keep_count_themselves() {
    let claimed = TURN.replace("rivers:", "claimed: OO | PP\n    rivers:");
    for (width, height) in SIZES {
        let mut app = script(&claimed, "");
        let shown = drawn(&app, PLAIN, (width, height)).join("\n");
        assert!(shown.contains("Unseen") && shown.contains(" points"), "{shown}");
        press(&mut app, ", Down Down Down Right Esc");
        assert!(!app.settings().memory);
        let shown = drawn(&app, PLAIN, (width, height)).join("\n");
        assert!(!shown.contains("Unseen") && !shown.contains(" points"), "{shown}");
    }
}

/// With all cards covered it tells what everybody knows, and with a player's cards up what
/// that player knows: nothing else depends on what lies hidden.
#[test]
fn unseen_cards_are_those_that_whoever_looks_cannot_see() {
    let unseen = |text: &str, keys: &str| {
        let app = script(text, keys);
        let unseen = app.scene().cards().expect("a table").unseen;
        unseen.expect("it is shown")
    };
    let swapped = TURN.replace("ROYGPB", "RRRRRR").replace("OO | YY", "OO | BB");
    assert_ne!(swapped, TURN);
    for keys in ["", "Space", "Space g 1"] {
        assert_eq!(unseen(TURN, keys), unseen(&swapped, keys), "{keys}");
    }
    let own = TURN.replace("OO | YY", "RR | YY");
    assert_eq!(unseen(TURN, ""), unseen(&own, ""), "nobody looks");
    assert_ne!(unseen(TURN, "Space"), unseen(&own, "Space"));
}

#[test]
fn nothing_of_the_table_is_seen_under_the_settings() {
    let other = "
        left:    ROY | GG | P
        right:   B   | R  | -
        hands:   OOOO | GGGG
        dealt:   BB | RR
        rivers:  O  | P
        deck:    RGB*
        turn:    one
    ";
    for (width, height) in SIZES {
        let picture = |text: &str| {
            let app = script(text, "Space ,");
            draw(&app, PLAIN, (width, height)).0
        };
        assert!(picture(TURN) == picture(other), "{width}x{height}");
    }
}

#[test]
fn with_flip_the_player_to_act_sits_at_the_bottom() {
    let settings = Settings { flip: true, ..without_motion() };
    let mut app = App::resume(settings, seeds(1), position(TURN));
    let bottom = |app: &App| app.scene().cards().expect("a table").bottom;
    assert_eq!(bottom(&app), Player::One);
    press(&mut app, "Space r 1 Enter");
    assert_eq!(bottom(&app), Player::One, "until the handover");
    press(&mut app, "Enter");
    assert_eq!(bottom(&app), Player::Two);
    let app = script(TURN, "");
    assert_eq!(bottom(&app), Player::Two, "seats are fixed otherwise");
}

#[test]
fn without_motion_nothing_moves() {
    let settings = without_motion();
    let mut app = App::resume(settings, seeds(1), position(TURN));
    press(&mut app, "Space b m 1 Enter");
    assert!(!app.moves());
    press(&mut app, "r Enter o Enter y Enter");
    assert!(!app.moves());
    press(&mut app, "Space r x Enter Enter q a y");
    assert!(!app.moves());
    assert_eq!(app.scene().cards().expect("a table").names, &names());
}
