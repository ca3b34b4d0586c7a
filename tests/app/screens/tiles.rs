//! The screens of the tile game.

use crate::common::app::App;
use crate::common::clock::rest;
use mandala::app::{Moved, Resume, Saving, Settings};
use mandala::record::Names;
use mandala::record::tiles::{Course, Record};
use mandala::rules::Player;
use mandala::rules::game::Game as _;
use mandala::rules::tiles::{Game, Setup};

use super::scenes::press;
use crate::common::laid_out;
use crate::tiles::help::{FLIPS, MIDDLE, OPENING, SHORTEST};

/// A position, and some keys.
fn at(text: &str, names: &Names, keys: &str) -> App {
    let course = Course::new(laid_out::<Setup, Game>(text), names.clone());
    let mut app = App::resume(Settings::default(), Box::new(|| 42), course);
    press(&mut app, keys);
    rest(&mut app);
    app
}

/// A game that was dealt, and some keys.
fn dealt(names: &Names, keys: &str) -> App {
    let record = Record::new(42, names.clone(), Player::One);
    let record = mandala::record::AnyRecord::from(record);
    let mut app = App::resume(Settings::default(), Box::new(|| 42), record);
    press(&mut app, keys);
    rest(&mut app);
    app
}

/// A game in which the first thing allowed is always done, stepped through.
fn replay(names: &Names, keys: &str) -> App {
    let mut record = Record::new(42, names.clone(), Player::One);
    while let Some(action) = record.game().legal_actions().get(0) {
        record.play(action).expect("a listed action is legal");
    }
    let mut app = App::replay(Settings::default(), record);
    press(&mut app, keys);
    rest(&mut app);
    app
}

/// A game that is not saved any more where it was.
fn moved(names: &Names) -> App {
    let mut app = dealt(names, "p Enter");
    app.saved(Saving::Moved {
        why: Moved::NotCreated { path: "game.mandala".into() },
        how: Resume::Latest,
    });
    app
}

/// Every kind of screen by its name, for players of these names.
pub fn all(names: &Names) -> Vec<(&'static str, App)> {
    let at = |text, keys| at(text, names, keys);
    vec![
        ("tiles-start", dealt(names, "")),
        ("tiles-kept", dealt(names, "p")),
        ("tiles-first", dealt(names, "p Enter")),
        ("tiles-moved", moved(names)),
        ("tiles-turn", at(OPENING, "")),
        ("tiles-open", at(OPENING, "6 g")),
        ("tiles-both", at(OPENING, "2 e")),
        ("tiles-barred", at(OPENING, "5 h Enter")),
        ("tiles-choose", at(MIDDLE, "4 b")),
        ("tiles-swap", at(MIDDLE, "1 d")),
        ("tiles-turned", at(MIDDLE, "8 c Enter")),
        ("tiles-column", at(MIDDLE, "5")),
        ("tiles-nothing", at(MIDDLE, "y")),
        ("tiles-played", at(MIDDLE, "4 b Enter")),
        ("tiles-chains", at(MIDDLE, "w")),
        ("tiles-flips", at(FLIPS, "")),
        ("tiles-flip", at(FLIPS, "7 d Enter 6 e")),
        ("tiles-enough", at(FLIPS, "x")),
        ("tiles-over", at(FLIPS, "f")),
        ("tiles-ends", at(SHORTEST, "6 c")),
        ("tiles-help", at(MIDDLE, "?")),
        ("tiles-help-keys", at(MIDDLE, "? End")),
        ("tiles-log", at(FLIPS, "7 d Enter e")),
        ("tiles-quit", at(MIDDLE, "q")),
        ("tiles-replay", replay(names, "d d d")),
        ("tiles-replay-end", replay(names, "End")),
    ]
}

/// Those of which a picture is kept.
pub const KEPT: [&str; 6] =
    ["tiles-start", "tiles-turn", "tiles-choose", "tiles-flips", "tiles-over", "tiles-help"];
