//! What moves at the open tables: a tile that turns, a pawn that walks, the count of the
//! Rivers. It never delays a key.

use mandala::app::Settings;
use mandala::app::pyramids::Motion as Walking;
use mandala::app::tiles::{Motion, STEPS};
use mandala::rules::Seat;
use mandala::ui::theme::Theme;

use crate::common::app::App;
use crate::common::clock::rest;
use crate::help::{press, seeds, state};
use crate::pyramids::help as pyramids;
use crate::screens::dump::{SIZES, draw, rows};
use crate::tiles::help as tiles;

/// Every screen of the motion under way, with the last one at rest.
fn screens(app: &mut App, size: (u16, u16)) -> Vec<String> {
    let screen = |app: &App| format!("{:?}", draw(app, Theme::FULL, size).0);
    let mut all = vec![screen(app)];
    while app.moves() {
        app.tick();
        all.push(screen(app));
    }
    all
}

#[test]
fn a_tile_turns_from_its_front_to_its_back() {
    for keys in ["4 b Enter", "2 c Tab Enter"] {
        let mut app = tiles::script(tiles::MIDDLE, keys);
        let mut fronts = Vec::new();
        while let Some(Motion::Turning(turning)) = app.scene().tiles().expect("tiles").motion {
            fronts.push(turning.is_front());
            app.tick();
        }
        assert_eq!(fronts, [true, true, true, false, false, false], "{keys}");
        assert!(!app.moves());
    }
}

#[test]
fn the_turn_is_to_be_seen_at_every_size() {
    for size in SIZES {
        let mut app = tiles::script(tiles::MIDDLE, "4 b Enter");
        let mut all = screens(&mut app, size);
        let count = all.len();
        all.dedup();
        assert!(all.len() > 3, "{} of {count} pictures at {size:?}", all.len());
    }
}

#[test]
fn a_key_is_obeyed_while_a_tile_turns() {
    let mut app = tiles::script(tiles::MIDDLE, "4 b Enter");
    assert!(app.moves());
    press(&mut app, "Tab");
    assert!(!app.moves());
    assert_ne!(state(&app), "turn: nothing");
}

#[test]
fn after_the_last_turn_the_rivers_are_counted_one_after_the_other() {
    let mut app = tiles::script(tiles::FLIPS, "f");
    let verdict = |app: &App| app.scene().tiles().expect("tiles").verdict.is_some();
    assert!(!verdict(&app), "the last tile turns first");
    let mut steps = Vec::new();
    while app.moves() {
        if let Some(Motion::Counting(step)) = app.scene().tiles().expect("tiles").motion {
            steps.push(step);
            let (screen, _) = draw(&app, Theme::FULL, (80, 24));
            let screen = rows(&screen).join("\n");
            assert!(screen.contains("Counting the groups"), "{screen}");
            assert!(!screen.contains("Beth wins"), "{screen}");
        }
        app.tick();
    }
    steps.dedup();
    assert_eq!(steps, Vec::from_iter(0..2 * STEPS));
    assert!(verdict(&app));
}

/// Two players before a path with all its pyramids.
fn deal() -> App {
    App::resume(Settings::default(), seeds(1), pyramids::dealt(2))
}

#[test]
fn a_pawn_walks_place_by_place_to_the_pyramid_it_takes() {
    let mut app = deal();
    pyramids::take(&mut app, 6);
    let mut seen = Vec::new();
    while let Some(motion) = app.scene().pyramids().expect("pyramids").motion {
        if let Walking::Walking { walk, at, .. } = motion {
            assert_eq!(walk.seat, Seat::default());
            seen.extend(at.map(|place| place.number()));
            let (screen, _) = draw(&app, Theme::FULL, (80, 24));
            let path = rows(&screen)[2..].join("\n");
            assert_eq!(path.matches("@A").count(), 1, "{path}");
        }
        app.tick();
    }
    assert_eq!(seen, [1, 2, 3, 4, 5]);
}

#[test]
fn a_long_walk_is_no_longer_than_a_third_of_a_second() {
    let mut app = deal();
    pyramids::take(&mut app, 40);
    let mut pictures = 0;
    while app.moves() {
        pictures += 1;
        app.tick();
    }
    assert!((4..=8).contains(&pictures), "{pictures}");
}

#[test]
fn without_motion_nothing_moves_at_the_open_tables() {
    let settings = Settings { motion: false, ..Settings::default() };
    let mut app = tiles::dealt_to(settings, "p Enter Tab Enter");
    assert!(!app.moves());
    rest(&mut app);
}
