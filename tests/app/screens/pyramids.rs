//! One app for every kind of screen of the pyramid game, the same each time.

use crate::common::app::App;
use mandala::app::Settings;
use mandala::record::Names;
use mandala::record::pyramids::{Course, Record};
use mandala::rules::Seat;
use mandala::rules::game::Game as _;
use mandala::rules::pyramids::{Game, Setup};

use super::scenes::press;

use crate::common::laid_out;
use crate::common::pyramids::{SWEEP, THREE, TWO_ALIKE};
use crate::help::without_motion;
use crate::hints::wanted;
use crate::partner::decide;

/// The two names and up to three more like the first.
fn names_of(two: &Names, count: usize) -> Names {
    let like = |digit: char| {
        let mut name: Vec<char> = two.of(Seat::default()).chars().collect();
        name.pop();
        name.push(digit);
        name.into_iter().collect::<String>()
    };
    let more = ['3', '4', '5'].map(like);
    let all = two.iter().chain(more.iter().map(String::as_str));
    Names::recorded(all.take(count)).expect("names that fit")
}

/// A game of seed 42 in which everyone always takes the third pyramid ahead.
fn played(names: Names, takes: usize) -> Record {
    let mut record = Record::new(42, names, Seat::default());
    for _ in 0..takes {
        let actions = record.game().legal_actions();
        let third = actions.get(2).or_else(|| actions.iter().next_back());
        let Some(action) = third else { break };
        record.play(action).expect("a listed action");
    }
    record
}

fn position(text: &str, two: &Names) -> Course {
    let game = laid_out::<Setup, Game>(text);
    let names = names_of(two, game.players());
    Course::new(game, names)
}

/// Every kind of screen by its name, for players of these names and like these.
pub fn all(names: &Names) -> Vec<(&'static str, App)> {
    let seeds = || Box::new(|| 42);
    let at = |players: usize, takes: usize, keys: &str| {
        let record = played(names_of(names, players), takes);
        let mut app = App::resume(without_motion(), seeds(), record);
        press(&mut app, keys);
        app
    };
    let laid = |text: &str, keys: &str| {
        let mut app = App::resume(without_motion(), seeds(), position(text, names));
        press(&mut app, keys);
        app
    };
    let hinted = |text: &str| {
        let mut app = App::resume(wanted(), seeds(), position(text, names));
        press(&mut app, "t");
        decide(&mut app);
        app
    };
    let moving = |text: &str, keys: &str| {
        let mut app = App::resume(Settings::default(), seeds(), position(text, names));
        press(&mut app, keys);
        let is_walking = |app: &App| app.scene().pyramids().is_some_and(|it| it.scored().is_none());
        while is_walking(&app) && app.moves() {
            app.tick();
        }
        for _ in 0..7 {
            app.tick();
        }
        assert!(app.moves(), "something moves");
        app
    };
    let replay = |keys: &str| {
        let record = played(names_of(names, 3), 100);
        let mut app = App::replay(Settings::default(), record);
        press(&mut app, keys);
        app
    };
    vec![
        ("pyramids-deal", at(2, 0, "")),
        ("pyramids-deal-five", at(5, 0, "")),
        ("pyramids-first-choice", at(2, 1, "g 2")),
        ("pyramids-turn", at(3, 25, "")),
        ("pyramids-turn-five", at(5, 31, "")),
        ("pyramids-chosen", at(5, 31, "r")),
        ("pyramids-finishing", at(5, 40, "n")),
        ("pyramids-three-at-once", laid(THREE, "r")),
        ("pyramids-to-sweep", laid(SWEEP, "End")),
        ("pyramids-hints", hinted(TWO_ALIKE)),
        ("pyramids-choose-first", at(4, 20, "Enter")),
        ("pyramids-refused", laid(THREE, "g")),
        ("pyramids-taken-back", laid(THREE, "r Enter Backspace")),
        ("pyramids-scoring", moving(THREE, "r Enter")),
        ("pyramids-sweeping", moving(SWEEP, "End Enter")),
        ("pyramids-over", at(5, 100, "")),
        ("pyramids-over-two", at(2, 100, "")),
        ("pyramids-over-tie", laid(SWEEP, "End Enter")),
        ("pyramids-over-agreed", at(3, 30, "q a y")),
        ("pyramids-series", at(5, 100, "a q a y")),
        ("pyramids-quit", at(3, 30, "q")),
        ("pyramids-agree", at(3, 30, "q a")),
        ("pyramids-help", at(3, 30, "?")),
        ("pyramids-help-keys", at(3, 30, "? End")),
        ("pyramids-log", at(3, 30, "e")),
        ("pyramids-replay", replay("d")),
        ("pyramids-replay-end", replay("End")),
    ]
}
