//! The table of keys agrees with itself and with what the keys do.

use crossterm::event::{KeyCode, KeyEvent};
use mandala::app::command::Command;
use mandala::app::keymap::{self, Context, ROWS};
use mandala::app::start::First;
use mandala::app::{App, Settings};
use mandala::record::Record;
use mandala::rules::Seat;

use crate::help::{TURN, names, notice, position, press, script, seeds, state};

const CONTEXTS: [Context; 12] = [
    Context::Naming,
    Context::Start,
    Context::Covered,
    Context::Choose,
    Context::Review,
    Context::Draft,
    Context::Over,
    Context::Help,
    Context::Log,
    Context::Quit,
    Context::Agree,
    Context::Replay,
];

fn shown(code: KeyCode) -> String {
    match code {
        KeyCode::Char(' ') => "Space".to_string(),
        KeyCode::Char(c) => c.to_string(),
        KeyCode::PageUp => "PgUp".to_string(),
        KeyCode::PageDown => "PgDn".to_string(),
        KeyCode::F(n) => format!("F{n}"),
        code => format!("{code:?}"),
    }
}

#[test]
fn every_shown_key_works_and_every_other_key_is_an_alias_of_a_shown_one() {
    for row in ROWS {
        let listed: Vec<&str> = row.shown.split(' ').collect();
        for word in &listed {
            let found = row.keys.iter().any(|&(code, _)| shown(code) == *word);
            assert!(found, "{word} is shown for {:?} but not listed", row.help);
        }
        for &(code, command) in row.keys {
            let twin = |&(other, same): &(KeyCode, Command)| {
                same == command && listed.contains(&shown(other).as_str())
            };
            // At the handover Enter only says that Space is the key.
            let warns = row.contexts == [Context::Covered] && code == KeyCode::Enter;
            assert!(
                warns || row.keys.iter().any(twin),
                "{code:?} of {:?} is neither shown nor an alias",
                row.help
            );
        }
    }
}

#[test]
fn no_key_means_two_things_in_one_context() {
    for context in CONTEXTS {
        let mut seen: Vec<KeyCode> = Vec::new();
        for (code, _) in keymap::rows(context).flat_map(|row| row.keys) {
            assert!(!seen.contains(code), "{code:?} twice in {context:?}");
            seen.push(*code);
        }
    }
}

#[test]
fn letters_are_listed_small_so_that_caps_lock_does_no_harm() {
    for (code, _) in ROWS.iter().flat_map(|row| row.keys) {
        if let KeyCode::Char(c) = code {
            assert_eq!(c.to_ascii_lowercase(), *c);
        }
    }
}

#[test]
fn every_context_can_be_left() {
    for context in CONTEXTS {
        let ways_out = [Command::Quit, Command::Leave, Command::Back];
        let mut commands = keymap::rows(context).flat_map(|row| row.keys);
        let found = commands.any(|(_, command)| ways_out.contains(command));
        assert!(found, "{context:?}");
        let ctrl_c = crate::help::key("Ctrl-c");
        assert_eq!(keymap::command(context, ctrl_c), Some(Command::Interrupt));
    }
}

#[test]
fn every_context_shows_help_or_a_way_back_to_it() {
    let questions = [Context::Help, Context::Log, Context::Quit, Context::Agree];
    for context in CONTEXTS {
        let wanted = if questions.contains(&context) {
            Command::Back
        } else {
            Command::Help
        };
        let mut commands = keymap::rows(context).flat_map(|row| row.keys);
        assert!(
            commands.any(|(_, command)| *command == wanted),
            "{context:?}"
        );
    }
}

#[test]
fn the_key_bar_and_the_help_have_words_for_every_row() {
    for row in ROWS {
        assert!(!row.help.is_empty() && !row.shown.is_empty());
        assert!(row.rank <= 3, "{}", row.help);
        assert!(row.label.is_ascii() && row.shown.is_ascii() && row.help.is_ascii());
    }
    for (context, title) in keymap::HELP {
        assert!(!title.is_empty());
        assert!(keymap::rows(context).count() >= 2, "{title}");
    }
    let summary = keymap::summary();
    assert!(summary.contains("Space") && summary.contains("play what is chosen"));
}

/// Ways to get into a context, between which every key must do something.
fn ways_into(context: Context) -> Vec<App> {
    let table = |keys: &[&str]| keys.iter().map(|keys| script(TURN, keys)).collect();
    match context {
        Context::Naming | Context::Start => {
            let open = |keys: &str| {
                let start = (None, First::Drawn);
                let mut app = App::start(Settings::default(), seeds(1), start, None);
                press(&mut app, keys);
                app
            };
            match context {
                Context::Naming => vec![open("x")],
                _ => vec![open("Down Down"), open("Up")],
            }
        }
        Context::Covered => table(&[""]),
        Context::Choose => table(&["Space", "Space g 1", "Space g 1 -", "Space b"]),
        Context::Review => table(&["Space r 1 Enter", "Space g 1 Enter"]),
        Context::Draft => table(&[
            "Space b m 1 Enter",
            "Space b m 1 Enter o",
            "Space b m 1 Enter Space",
            "Space b m 1 Enter Space Space",
        ]),
        Context::Over => table(&["q a y"]),
        Context::Help => table(&["?", "? PgDn PgDn"]),
        Context::Log => table(&["e", "e PgUp PgUp"]),
        Context::Quit => table(&["q"]),
        Context::Agree => table(&["q a"]),
        Context::Replay => {
            let mut record = Record::new(42, names(), Seat::One);
            record
                .play("grow left green 2".parse().expect("an action"))
                .expect("legal");
            record
                .play("build left red".parse().expect("an action"))
                .expect("legal");
            let open = |keys: &str| {
                let mut app = App::replay(Settings::default(), record.clone());
                press(&mut app, keys);
                app
            };
            vec![open("Home"), open("Right"), open("End"), open("1")]
        }
    }
}

/// Everything that a key can change.
fn fingerprint(app: &App) -> String {
    let scene = app.scene();
    let form = scene.start.map(|start| format!("{start:?}"));
    let number = app.game_to_keep().map(|kept| kept.number);
    let moves = (number, app.course().map(|course| course.moves().len()));
    let state = state(app);
    format!(
        "{state} {form:?} {:?} {moves:?} {}",
        notice(app),
        app.leaving()
    )
}

#[test]
fn the_key_bar_says_again_and_hide_or_show() {
    let labels =
        |context: Context| -> Vec<&str> { keymap::rows(context).map(|row| row.label).collect() };
    assert!(labels(Context::Over).contains(&"again"));
    assert!(labels(Context::Review).contains(&"flip"));
    assert!(labels(Context::Choose).contains(&"hide"));
    assert!(labels(Context::Draft).contains(&"my cards"));
}

/// A key pressed once too often, or meant for a colour, neither ends a game nor
/// begins another.
#[test]
fn no_key_of_a_turn_agrees_or_plays_again() {
    for row in keymap::rows(Context::Choose).chain(keymap::rows(Context::Draft)) {
        for &(code, _) in row.keys {
            for (context, barred) in [
                (Context::Over, Command::Rematch),
                (Context::Over, Command::NewGame),
                (Context::Agree, Command::Confirm),
            ] {
                // A colour's letter that agrees stands for yes.
                if (context, code) == (Context::Agree, KeyCode::Char('y')) {
                    continue;
                }
                let meaning = keymap::command(context, KeyEvent::from(code));
                assert_ne!(meaning, Some(barred), "{code:?} in {context:?}");
            }
        }
    }
}

#[test]
fn no_key_is_dead_in_its_context() {
    for context in CONTEXTS {
        for &(code, _) in keymap::rows(context).flat_map(|row| row.keys) {
            let mut did_something = false;
            for mut app in ways_into(context) {
                assert_eq!(app.context(), context);
                let before = fingerprint(&app);
                let command = app.command(KeyEvent::from(code));
                app.update(command.expect("a listed key means something"));
                did_something |= fingerprint(&app) != before;
            }
            assert!(did_something, "{code:?} does nothing in {context:?}");
        }
    }
}

#[test]
fn with_flip_the_player_to_act_sits_at_the_bottom() {
    let settings = Settings {
        flip: true,
        no_motion: true,
    };
    let mut app = App::resume(settings, seeds(1), position(TURN));
    let bottom = |app: &App| app.scene().table.expect("a table").bottom;
    assert_eq!(bottom(&app), Seat::One);
    press(&mut app, "Space r 1 Enter");
    assert_eq!(bottom(&app), Seat::One, "until the handover");
    press(&mut app, "Enter");
    assert_eq!(bottom(&app), Seat::Two);
    let app = script(TURN, "");
    assert_eq!(bottom(&app), Seat::Two, "seats are fixed otherwise");
}

#[test]
fn without_motion_nothing_moves() {
    let settings = Settings {
        flip: false,
        no_motion: true,
    };
    let mut app = App::resume(settings, seeds(1), position(TURN));
    press(&mut app, "Space b m 1 Enter");
    assert!(!app.moves());
    press(&mut app, "r Enter o Enter y Enter");
    assert!(!app.moves());
    assert_eq!(app.scene().table.expect("a table").names, &names());
}
