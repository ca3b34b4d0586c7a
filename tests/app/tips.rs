//! Tips: what comes up for the first time is explained, once.

use mandala::app::keymap::Context;
use mandala::app::pyramids::Sentence;
use mandala::app::{Change, Common, Opening, Settings, Tip, Told};
use mandala::lessons::Lesson;
use mandala::record::AnyRecord;
use mandala::rules::Kind;
use mandala::story::pyramids::Line;
use mandala::texts::ENGLISH;

use crate::common::app::App;
use crate::common::names;
use crate::help::{LAST, position, press, seeds};
use crate::screens::dump::{PLAIN, SIZES, THEMES, uncut, words};

/// Everything was told but this.
fn but(tip: Tip) -> Settings {
    let others = Tip::ALL.into_iter().filter(|it| *it != tip);
    Settings {
        motion: false,
        told: others.fold(Told::default(), Told::with),
        ..Settings::default()
    }
}

/// The game of a lesson after so many moves, between people.
fn played(kind: Kind, moves: usize, settings: Settings) -> App {
    match Lesson::of(kind).record() {
        AnyRecord::Cards(it) => App::resume(settings, seeds(1), AnyRecord::from(it.up_to(moves))),
        AnyRecord::Tiles(it) => App::resume(settings, seeds(1), AnyRecord::from(it.up_to(moves))),
        AnyRecord::Pyramids(it) => {
            App::resume(settings, seeds(1), AnyRecord::from(it.up_to(moves)))
        }
    }
}

fn sentence(tip: Tip) -> String {
    ENGLISH.house().common(Common::Tip(tip), &names())
}

fn is_told(app: &App, tip: Tip) -> bool {
    words(app, PLAIN, (80, 24)).contains(&sentence(tip))
}

/// A position in which something is explained, and the kind of its game.
fn explained(tip: Tip) -> App {
    let kind = match tip {
        Tip::Draft | Tip::EmptyField => Kind::Cards,
        Tip::Bar | Tip::LastFlips => Kind::Tiles,
        Tip::Eye | Tip::Tie => Kind::Pyramids,
        Tip::DeckRanOut => {
            let mut app = App::resume(but(tip), seeds(1), position(LAST));
            press(&mut app, "Space");
            return app;
        }
    };
    let moves = 0..Lesson::of(kind).record().recorded().len();
    let mut apps = moves.map(|moves| played(kind, moves, but(tip)));
    apps.find(|app| is_told(app, tip)).unwrap_or_else(|| panic!("{tip:?}"))
}

#[test]
fn what_comes_up_for_the_first_time_is_explained_whole_and_then_no_more() {
    for tip in Tip::ALL {
        let mut app = explained(tip);
        assert!(is_told(&app, tip), "{tip:?}");
        for theme in THEMES {
            for size in SIZES {
                uncut(&app, theme, size);
                let said = words(&app, theme, size);
                assert!(said.contains(&sentence(tip)), "{size:?} {tip:?}: {said}");
                assert!(!said.contains('…'), "{size:?} {tip:?}: {said}");
            }
        }
        let all = Tip::ALL.into_iter().fold(Told::default(), Told::with);
        assert_eq!(app.take_changes(), [Change::Told(all)], "{tip:?}");
        assert_eq!(app.settings().told, all);
    }
    let again = Settings { told: Told::default().with(Tip::Draft), ..but(Tip::Draft) };
    assert!(!is_told(&played(Kind::Cards, 7, again), Tip::Draft));
}

#[test]
fn nothing_is_explained_where_the_score_lies_over_it() {
    let AnyRecord::Pyramids(whole) = Lesson::of(Kind::Pyramids).record() else {
        panic!("another game");
    };
    let ended = |moves: usize| {
        let mut record = whole.up_to(moves);
        record.agree_to_end().expect("it is played");
        App::resume(but(Tip::Eye), seeds(1), AnyRecord::from(record))
    };
    let moves = 0..Lesson::of(Kind::Pyramids).record().recorded().len();
    let first =
        moves.rev().find(|&moves| is_told(&played(Kind::Pyramids, moves, but(Tip::Eye)), Tip::Eye));
    let mut app = ended(first.expect("something falls"));
    assert_eq!(app.context(), Context::Over);
    assert!(app.take_changes().is_empty());
}

#[test]
fn a_tip_does_not_take_the_place_of_what_the_other_player_did() {
    for tip in [Tip::Eye, Tip::Tie] {
        let app = explained(tip);
        let scene = app.scene();
        let table = scene.pyramids().expect("pyramids");
        let took = |line: &&Line| matches!(line, Line::Took { .. });
        let took = table.recap.iter().find(took).expect("a take").clone();
        let took = ENGLISH.pyramids().sentence(&Sentence::Happened(took), table.names);
        for size in SIZES {
            let said = words(&app, PLAIN, size);
            assert!(said.contains(&took), "{size:?} {took}: {said}");
        }
    }
}

#[test]
fn a_tip_stands_until_something_is_played() {
    let mut app = explained(Tip::Eye);
    press(&mut app, "? Esc");
    assert!(is_told(&app, Tip::Eye));
    press(&mut app, "Tab");
    assert!(!is_told(&app, Tip::Eye), "what is chosen takes its place");
    press(&mut app, "Esc");
    assert!(is_told(&app, Tip::Eye));
    press(&mut app, "Tab Enter");
    assert!(!is_told(&app, Tip::Eye));
}

#[test]
fn tips_are_told_anew_once_the_setting_was_changed() {
    let settings = but(Tip::Eye);
    let mut app = App::start(settings, seeds(1), Opening::default(), None);
    press(&mut app, "F2 Down Down Down Down Enter");
    assert!(!app.settings().tips);
    press(&mut app, "Enter Esc");
    assert!(app.settings().tips && app.settings().told == Told::default());
    let changes = ["off", "on"].map(|value| Change::Setting("tips", value));
    assert_eq!(app.take_changes(), changes);
}

#[test]
fn nothing_is_explained_where_tips_are_off() {
    let off = Settings { tips: false, ..but(Tip::Draft) };
    let mut app = played(Kind::Cards, 7, off);
    assert!(!is_told(&app, Tip::Draft));
    assert!(app.take_changes().is_empty());
}
