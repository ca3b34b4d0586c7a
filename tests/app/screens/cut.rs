//! No text is ever cut, except for names, which are shortened with a mark.

use std::collections::BTreeSet;

use crate::common::app::App;
use mandala::app::Settings;
use mandala::app::start::First;
use mandala::record::Names;
use mandala::record::cards::Record;
use mandala::rules::Kind;
use mandala::rules::Player;
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::ui::theme::Theme;

use super::dump::{THEMES, draw, draw_noting_cuts, rows};
use super::scenes;
use crate::common::clock::wait;
use crate::common::events::{Desk, any_key, useful_key};
use crate::common::{for_each_seed, often};

/// The sizes at which the layout changes, the ones just below, and some between.
const SIZES: [(u16, u16); 15] = [
    (60, 20),
    (79, 24),
    (80, 23),
    (80, 24),
    (99, 30),
    (100, 29),
    (100, 30),
    (119, 38),
    (120, 37),
    (120, 38),
    (132, 43),
    (139, 44),
    (140, 43),
    (140, 44),
    (200, 60),
];

/// What is cut of a scene.
fn cut(app: &App, theme: Theme, size: (u16, u16)) -> Vec<String> {
    draw_noting_cuts(app, theme, size).1
}

/// Looks at every scene with these names.
fn look(names: &Names, found: &mut BTreeSet<String>) {
    for (name, app) in scenes::all(names) {
        for theme in THEMES {
            for size in SIZES {
                for text in cut(&app, theme, size) {
                    found.insert(format!("{name} {size:?} {:?}: {text}", theme.ascii));
                }
            }
        }
    }
}

fn nothing(found: &BTreeSet<String>) {
    let lines: Vec<&str> = found.iter().map(String::as_str).collect();
    assert!(found.is_empty(), "{} are cut:\n{}", found.len(), lines.join("\n"));
}

#[test]
fn no_text_is_cut_on_any_screen() {
    let mut found = BTreeSet::new();
    look(&scenes::names(), &mut found);
    nothing(&found);
}

#[test]
fn no_text_is_cut_whatever_the_names() {
    let mut found = BTreeSet::new();
    for (one, two) in [
        ("WWWWWWWWWWWWWWWW", "Maximiliane-Mari"),
        ("李小龍李小龍李小", "が"),
        ("ÄÖÜäöüßÄÖÜäöüßÄÖ", "ßßßßßßßßßßßßßßßß"),
    ] {
        let names = Names::recorded([one, two]).expect("names that fit");
        look(&names, &mut found);
    }
    nothing(&found);
}

/// A game played at random, and looked at after every key, at one size after the other.
fn play(kind: Kind, seed: u64, chance: &mut Shuffler, found: &mut BTreeSet<String>) {
    let seeds = Box::new(move || seed);
    let settings = Settings { motion: !seed.is_multiple_of(2), ..Settings::default() };
    let names = ["Maximilian", "Wilhelmina", "Konstantin", "Anastasia", "Ferdinand"];
    let players = kind.players().start() + seed as usize % kind.players().count();
    let names = Names::of_all(names.into_iter().take(players)).expect("good names");
    let mut desk = Desk::new(App::deal(settings, seeds, kind, names, First::Drawn));
    for step in 0.. {
        assert!(step < 40_000, "the game does not end");
        let size = SIZES[step % SIZES.len()];
        for text in cut(&desk.app, THEMES[step % THEMES.len()], size) {
            found.insert(format!("{size:?}: {text}"));
        }
        let scene = desk.app.scene();
        if scene.cards().is_some_and(|table| table.verdict.is_some())
            || scene.tiles().is_some_and(|table| table.verdict.is_some())
            || scene.pyramids().is_some_and(|table| table.game.is_over())
        {
            return;
        }
        wait(1_000);
        desk.happen(match chance.below(8) {
            0 => any_key(chance),
            _ => useful_key(desk.app.context(), chance),
        });
    }
}

#[test]
fn no_text_is_cut_in_games_played_at_random() {
    let mut found = BTreeSet::new();
    for_each_seed(0..often(12, 200), |seed, chance| {
        play(Kind::Cards, seed, chance, &mut found);
    });
    for_each_seed(0..often(4, 100), |seed, chance| {
        play(Kind::Tiles, seed, chance, &mut found);
    });
    // From two to five players.
    for_each_seed(0..often(4, 100), |seed, chance| {
        play(Kind::Pyramids, seed, chance, &mut found);
    });
    nothing(&found);
}

#[test]
fn a_name_that_is_too_long_ends_with_a_mark() {
    let names = Names::new("Maximiliane Rose", "Bo").expect("good names");
    let record = Record::new(42, names, Player::One);
    let app = App::resume(Settings::default(), Box::new(|| 42), record);
    for (theme, shown) in THEMES.into_iter().zip(["▸ Maximilian… ", "> Maximilian~ "]) {
        let (buffer, _) = draw(&app, theme, (60, 20));
        let rows = rows(&buffer);
        assert!(rows[0].starts_with(shown), "{}", rows[0]);
    }
}
