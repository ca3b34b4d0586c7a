//! The table of keys agrees with itself and with what the keys do.

use crate::common::app::App;
use mandala::app::cards::Context as At;
use mandala::app::cards::KeyLabel as CardLabel;
use mandala::app::command::Command;
use mandala::app::key::{Key, KeyCode};
use mandala::app::keymap::{self, Context, KeyLabel};
use mandala::app::pyramids::Command as Pyramids;
use mandala::app::tiles::Context as Tiles;
use mandala::app::tiles::KeyLabel as TileLabel;
use mandala::app::{AnyTable, Opening, Settings};
use mandala::record::cards::Record;
use mandala::rules::Kind;
use mandala::rules::Player;
use mandala::texts::ENGLISH;
use mandala::texts::language::house::KeyWords;

use crate::common::clock::{calmly, rest};
use crate::help::{TURN, bound, key, names, notice, press, script, seeds, state};
use crate::hints::{between_people, wanted};
use crate::lessons;
use crate::partner::{answered, decided};
use crate::past::listed;
use crate::pyramids::{help as pyramids, hints, partner};
use crate::review::{asked, played, reviewed};
use crate::shelf::{against_levels, games};
use crate::tiles;

const CONTEXTS: [Context; 32] = [
    Context::Waiting(Kind::Cards),
    Context::Waiting(Kind::Tiles),
    Context::Waiting(Kind::Pyramids),
    Context::Naming,
    Context::Start,
    Context::Cards(At::Covered),
    Context::Cards(At::Choose),
    Context::Cards(At::AfterPlay),
    Context::Cards(At::Draft),
    Context::Tiles(Tiles::Start),
    Context::Tiles(Tiles::Turn),
    Context::Tiles(Tiles::Column),
    Context::Tiles(Tiles::Flips),
    Context::Pyramids,
    Context::Over,
    Context::Help,
    Context::Log,
    Context::Settings,
    Context::Quit,
    Context::Agree,
    Context::Replay,
    Context::Review,
    Context::Luck,
    Context::Past,
    Context::Find,
    Context::Heads,
    Context::Remove,
    Context::Lesson,
    Context::Recap,
    Context::Practice,
    Context::Tried,
    Context::Solved,
];

#[test]
fn every_shown_key_works_and_every_other_key_is_an_alias_of_a_shown_one() {
    for binding in keymap::all() {
        // These only say that a row comes first.
        if binding.label == KeyLabel::Tiles(TileLabel::ColumnFirst) {
            continue;
        }
        assert!(!binding.shown().is_empty(), "{:?}", binding.label);
        for &(code, command) in binding.keys {
            let twin = |&(_, same): &(KeyCode, Command)| same == command;
            // At the handover Enter only says that Space is the key.
            let warns = binding.label == KeyLabel::Cards(CardLabel::Show) && code == KeyCode::Enter;
            assert!(
                warns || binding.shown().iter().any(twin),
                "{code:?} of {:?} is neither shown nor an alias",
                binding.label
            );
        }
    }
}

#[test]
fn no_key_means_two_things_in_one_context() {
    for context in CONTEXTS {
        let mut seen: Vec<KeyCode> = Vec::new();
        for (code, _) in keymap::bindings(context).flat_map(|row| row.keys) {
            assert!(!seen.contains(code), "{code:?} twice in {context:?}");
            seen.push(*code);
        }
    }
}

#[test]
fn letters_are_listed_small_so_that_caps_lock_does_no_harm() {
    for (code, _) in keymap::all().flat_map(|row| row.keys) {
        if let KeyCode::Char(c) = code {
            assert_eq!(c.to_ascii_lowercase(), *c);
        }
    }
}

#[test]
fn every_context_can_be_left() {
    for context in CONTEXTS {
        let ways_out = [Command::Quit, Command::Leave, Command::Back];
        let mut commands = keymap::bindings(context).flat_map(|row| row.keys);
        let found = commands.any(|(_, command)| ways_out.contains(command));
        assert!(found, "{context:?}");
    }
}

#[test]
fn every_context_shows_help_or_a_way_back_to_it() {
    let on_top = [
        Context::Help,
        Context::Log,
        Context::Settings,
        Context::Quit,
        Context::Agree,
        Context::Review,
        Context::Luck,
        Context::Past,
        Context::Find,
        Context::Heads,
        Context::Remove,
        Context::Recap,
        Context::Practice,
    ];
    for context in CONTEXTS {
        let wanted = if on_top.contains(&context) { Command::Back } else { Command::Help };
        let mut commands = keymap::bindings(context).flat_map(|row| row.keys);
        assert!(commands.any(|(_, command)| *command == wanted), "{context:?}");
    }
}

#[test]
fn the_key_bar_and_the_help_have_words_for_every_row() {
    for kind in Kind::ALL {
        for binding in keymap::all() {
            let KeyWords { label, help } = ENGLISH.house().key_words(binding.label, kind);
            assert!(!help.is_empty() && help.is_ascii() && label.is_ascii());
            assert_eq!(label.is_empty(), binding.rank.is_none(), "{help}");
            assert!(binding.rank <= Some(4), "{help}");
            assert!((binding.shown().iter()).all(|(key, _)| ENGLISH.house().key(*key).is_ascii()));
        }
        // Where the help can be opened, it has a heading for the keys of that place.
        let opens = |&&context: &&Context| {
            let mut keys = keymap::bindings(context).flat_map(|binding| binding.keys);
            keys.any(|(_, command)| *command == Command::Help)
        };
        for &context in CONTEXTS.iter().filter(opens) {
            let heading = ENGLISH.house().keys_heading(context);
            assert!(heading.is_some(), "{context:?}");
            let keys = keymap::help_bindings(kind, context, false);
            assert!(keys.iter().all(|keys| !keys.is_empty()), "{context:?}");
        }
    }
    for kind in [Kind::Cards, Kind::Tiles] {
        let summary = mandala::cli::keys_of_a_turn(kind, ENGLISH);
        assert!(summary.contains("Space") && summary.contains("play your choice"));
    }
}

/// Ways to get into a context, between which every key must do something.
fn ways_into(context: Context) -> Vec<App> {
    let at_rest = |keys: &&str| {
        let mut app = script(TURN, keys);
        rest(&mut app);
        app
    };
    let table = |keys: &[&str]| keys.iter().map(at_rest).collect();
    match context {
        Context::Naming | Context::Start => {
            let open = |keys: &str| {
                let start = Opening::default();
                let mut app = App::start(Settings::default(), seeds(1), start, None);
                press(&mut app, keys);
                app
            };
            match context {
                Context::Naming => vec![open("x")],
                _ => vec![open("Down Down"), open("Up"), open("Up Up")],
            }
        }
        Context::Cards(At::Covered) => table(&[""]),
        Context::Cards(At::Choose) => {
            let keys = ["Space", "Space g 1", "Space g 1 -", "Space b"];
            let mut ways: Vec<App> = table(&keys);
            ways.push(answered());
            ways
        }
        Context::Cards(At::AfterPlay) => table(&["Space r 1 Enter", "Space g 1 Enter"]),
        Context::Cards(At::Draft) => {
            let mut ways: Vec<App> = table(&[
                "Space b m 1 Enter",
                "Space b m 1 Enter o",
                "Space b m 1 Enter Space",
                "Space b m 1 Enter Space Space",
            ]);
            let hints = "Space b m 1 Enter Space Space";
            ways.push(between_people(TURN, wanted(), hints));
            ways
        }
        Context::Tiles(context) => tiles::help::ways_into(context),
        Context::Pyramids => {
            let deal = |keys| pyramids::deal(2, keys);
            let hints = hints::between_people(pyramids::dealt(2), "");
            vec![deal(""), deal("r"), deal("r Enter"), hints]
        }
        Context::Waiting(Kind::Cards) => vec![decided("r 1 m Enter"), decided("g 1 f Enter")],
        Context::Waiting(Kind::Tiles) => vec![tiles::partner::decided("3 b Enter")],
        Context::Waiting(Kind::Pyramids) => vec![partner::decided("r Enter")],
        Context::Over => {
            let mut ways: Vec<App> = table(&["q a y"]);
            ways.push(played());
            ways
        }
        Context::Help => table(&["?", "? PgDn PgDn"]),
        Context::Log => table(&["e", "e PgUp PgUp"]),
        Context::Settings => table(&[","]),
        Context::Quit => table(&["q"]),
        Context::Review => vec![asked()],
        Context::Luck => {
            let mut app = asked();
            press(&mut app, "l");
            vec![app]
        }
        Context::Past => vec![listed(games(0)), found("End"), found("Home")],
        Context::Find => vec![found("/ a"), found("/ Down")],
        Context::Heads => ["h", "h Down Down"]
            .map(|keys| {
                let mut app = listed(against_levels());
                press(&mut app, keys);
                app
            })
            .into(),
        Context::Remove => vec![found("Del")],
        Context::Agree => table(&["q a"]),
        Context::Lesson => vec![lessons::learn(Kind::Cards)],
        Context::Recap => vec![lessons::learned(Kind::Tiles)],
        Context::Practice => vec![lessons::practiced()],
        Context::Tried => vec![lessons::tried()],
        Context::Solved => vec![lessons::solved()],
        Context::Replay => {
            let mut record = Record::new(42, names(), Player::One);
            record.play("grow left green 2".parse().expect("an action")).expect("legal");
            record.play("build left red".parse().expect("an action")).expect("legal");
            let open = |keys: &str| {
                let mut app = App::replay(Settings::default(), record.clone());
                press(&mut app, keys);
                app
            };
            vec![open("Home"), open("Right"), open("End"), open("1")]
        }
    }
}

/// The list of some games, after these keys.
fn found(keys: &str) -> App {
    let mut app = listed(games(3));
    press(&mut app, keys);
    app
}

/// The ways into a context that lead through a review. It takes a while to think about,
/// so these are tried only with keys that do nothing otherwise.
fn ways_by_review(context: Context) -> Vec<App> {
    match context {
        Context::Review => vec![reviewed(12)],
        Context::Luck => ["l", "l Down Down"]
            .map(|keys| {
                let mut app = reviewed(12);
                press(&mut app, keys);
                app
            })
            .into(),
        Context::Replay => {
            let mut app = reviewed(12);
            press(&mut app, "Enter");
            vec![app]
        }
        _ => Vec::new(),
    }
}

/// Everything that a key can change.
fn fingerprint(app: &App) -> String {
    let scene = app.scene();
    let form = scene.start().map(|start| format!("{start:?}"));
    let list = scene.past.map(|list| format!("{:?} {} {:?}", list.typed, list.at, list.notice));
    let number = app.games;
    let table = app.table();
    let moves = (
        number,
        table.and_then(AnyTable::cards).map(|course| course.moves().len()),
        table.and_then(AnyTable::tiles).map(|course| course.moves().len()),
        table.and_then(AnyTable::pyramids).map(|course| course.moves().len()),
    );
    let state = state(app);
    let lecture = lessons::lecture(app);
    format!(
        "{:?} {state} {lecture:?} {form:?} {list:?} {:?} {} {:?} {:?} {moves:?} {} {:?}",
        app.context(),
        scene.refused,
        app.effects.picture,
        app.settings(),
        notice(app),
        app.left().is_some(),
        app.thinks()
    )
}

#[test]
fn the_key_bar_says_again_and_hide_or_show() {
    let labels = |context: Context| -> Vec<&str> {
        keymap::bindings(context)
            .map(|row| ENGLISH.house().key_words(row.label, Kind::Cards).label)
            .collect()
    };
    assert!(labels(Context::Over).contains(&"again"));
    assert!(labels(Context::Cards(At::AfterPlay)).contains(&"hide/show"));
    assert!(labels(Context::Cards(At::Choose)).contains(&"hide"));
    assert!(labels(Context::Cards(At::Draft)).contains(&"hide/show"));
}

/// A key pressed once too often, or meant for a color, neither ends a game nor
/// begins another.
#[test]
fn no_key_of_a_turn_agrees_or_plays_again() {
    for row in keymap::bindings(Context::Cards(At::Choose))
        .chain(keymap::bindings(Context::Cards(At::Draft)))
        .chain(keymap::bindings(Context::Tiles(Tiles::Turn)))
        .chain(keymap::bindings(Context::Tiles(Tiles::Flips)))
        .chain(keymap::bindings(Context::Pyramids))
    {
        for &(code, meant) in row.keys {
            for (context, barred) in [
                (Context::Over, Command::Rematch),
                (Context::Over, Command::NewGame),
                (Context::Agree, Command::Confirm),
            ] {
                // A color's letter that agrees stands for yes.
                if (context, code) == (Context::Agree, KeyCode::Char('y')) {
                    continue;
                }
                // At the pyramid table this one only chooses, so no game ends with it.
                let chooses = meant == Command::Pyramids(Pyramids::Finishing);
                if chooses && barred == Command::NewGame {
                    continue;
                }
                let meaning = bound(context, code);
                assert_ne!(meaning, Some(barred), "{code:?} in {context:?}");
            }
        }
    }
}

/// What a key does here.
#[track_caller]
fn meaning(app: &App, context: Context, code: KeyCode, meant: Command) -> Option<Command> {
    assert_eq!(app.context(), context);
    assert_eq!(app.command(key("Ctrl-c")), Some(Command::Interrupt));
    let command = app.command(Key::from(code));
    // A replay may have nothing to be made good.
    let is_known = command.is_some() || (context, meant) == (Context::Replay, Command::Practice);
    assert!(is_known, "{meant:?} always has a meaning");
    command
}

#[test]
fn no_key_is_dead_in_its_context() {
    for context in CONTEXTS {
        let reviews = ways_by_review(context);
        for &(code, meant) in keymap::bindings(context).flat_map(|row| row.keys) {
            for app in &reviews {
                meaning(app, context, code, meant);
            }
            let does_something = |mut app: App| {
                let Some(command) = meaning(&app, context, code, meant) else {
                    return false;
                };
                let before = fingerprint(&app);
                calmly(&mut app, command);
                fingerprint(&app) != before
            };
            // Every way is tried, also after one of them was found to work.
            let awake = ways_into(context).into_iter().map(does_something);
            assert!(
                awake.filter(|&awake| awake).count() > 0
                    || ways_by_review(context).into_iter().any(does_something),
                "{code:?} does nothing in {context:?}"
            );
        }
    }
}
