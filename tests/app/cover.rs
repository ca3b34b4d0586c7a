//! Nobody's cards are up unless the player to decide has turned them up.

use crate::common::app::App;
use mandala::app::Exit;
use mandala::app::cards::Context as At;
use mandala::app::cards::StageView;

use mandala::app::keymap::Context;

use crate::help::{LAST, TURN, moves, notice, press, press_dead, script, state, try_key, up};

/// Keys that lead to each stage in which cards can be up.
const OPEN: [(&str, &str); 8] = [
    ("Space", "choose nothing"),
    ("Space g", "choose green"),
    ("Space g 2", "choose build right green"),
    ("Space g 1 -", "choose grow left green 1"),
    ("Space r 1 Enter", "review one, up"),
    ("Space g 1 Enter", "review one, up"),
    ("Space b m 1 Enter Space Space", "draft nothing, up"),
    ("Space b m 1 Enter o Space Space", "draft orange, up"),
];

/// Turns covered cards up; in a draft, the other player is asked to look away first.
#[track_caller]
fn turn_up(app: &mut App) {
    assert_eq!(up(app), "nobody's");
    press(app, "Space");
    if state(app).starts_with("draft") {
        assert_eq!(up(app), "nobody's");
        press(app, "Space");
    }
    assert_eq!(up(app), "one's", "in {}", state(app));
}

#[test]
fn space_turns_up_and_covers() {
    let mut app = script(TURN, "");
    assert_eq!(up(&app), "nobody's");
    press(&mut app, "Space");
    assert_eq!((state(&app).as_str(), up(&app)), ("choose nothing", "one's"));
    press(&mut app, "Space");
    assert_eq!((state(&app).as_str(), up(&app)), ("covered", "nobody's"));
}

#[test]
fn space_covers_and_turns_up_again_at_every_stage() {
    for (keys, at) in OPEN {
        let mut app = script(TURN, keys);
        assert_eq!((state(&app).as_str(), up(&app)), (at, "one's"));
        press(&mut app, "Space");
        assert_eq!(up(&app), "nobody's", "{keys}");
        turn_up(&mut app);
    }
}

#[test]
fn a_game_that_was_stopped_comes_back_covered_from_every_stage() {
    for (keys, _) in OPEN {
        let mut app = script(TURN, keys);
        app.came_back();
        assert_eq!(up(&app), "nobody's", "{keys}");
    }
}

#[test]
fn an_interruption_covers_at_every_stage() {
    for (keys, _) in OPEN {
        let mut app = script(TURN, keys);
        let before = moves(&app);
        app.resized(true);
        assert_eq!(up(&app), "nobody's", "{keys}");
        assert!(
            ["covered", "review one, covered", "draft nothing, covered", "draft orange, covered"]
                .contains(&state(&app).as_str())
        );
        assert_eq!(moves(&app), before);
        assert!(!app.moves(), "nothing goes on moving");
    }
    let mut app = script(LAST, "Space b m 1 Enter r Enter o Enter");
    assert_eq!(state(&app), "over");
    app.resized(true);
    assert_eq!(state(&app), "over");
}

#[test]
fn a_terminal_that_is_too_small_covers_and_takes_no_keys() {
    for (keys, _) in OPEN {
        let mut app = script(TURN, keys);
        let before = moves(&app);
        app.resized(false);
        assert_eq!(up(&app), "nobody's", "{keys}");
        press_dead(
            &mut app,
            "Space Enter Esc r o y g p b 1 2 m f x u Left Right Tab + - e ? F1 q Up Down n",
        );
        app.resized(true);
        assert_eq!(up(&app), "nobody's", "{keys}");
        assert_eq!(moves(&app), before);
        turn_up(&mut app);
    }
}

#[test]
fn a_terminal_that_is_too_small_can_be_left() {
    for keys in ["", "Space", "Space r 1 Enter", "?", "q"] {
        let mut app = script(TURN, keys);
        app.resized(false);
        assert!(app.left().is_none());
        press(&mut app, "Ctrl-c");
        assert!(app.left() == Some(Exit::Interrupted));
    }
}

#[test]
fn a_new_size_of_the_terminal_covers_even_if_it_is_large_enough() {
    for (keys, _) in OPEN {
        let mut app = script(TURN, keys);
        app.resized(true);
        assert_eq!(up(&app), "nobody's", "{keys}");
        turn_up(&mut app);
    }
}

#[test]
fn quitting_covers_even_if_one_goes_on() {
    for (keys, _) in OPEN {
        let mut app = script(TURN, keys);
        press(&mut app, "q");
        assert_eq!(up(&app), "nobody's", "{keys}");
        press(&mut app, "Esc");
        assert_eq!(up(&app), "nobody's", "{keys}");
        assert!(app.left().is_none());
    }
}

#[test]
fn what_lies_on_top_covers_the_cards_and_only_space_turns_them_up_again() {
    for (keys, _) in OPEN {
        for top in ["?", "F1", "e"] {
            let mut app = script(TURN, keys);
            press(&mut app, top);
            assert_eq!(up(&app), "nobody's", "{keys} {top}");
            press(&mut app, "Esc");
            assert_eq!(up(&app), "nobody's", "{keys} {top}");
            let spaces = if app.context() == Context::Cards(At::Draft) { 2 } else { 1 };
            for _ in 0..spaces {
                assert_eq!(up(&app), "nobody's", "{keys} {top}");
                press(&mut app, "Space");
            }
            assert_eq!(up(&app), "one's", "{keys} {top}");
        }
    }
}

#[test]
fn a_refusal_is_not_shown_under_what_lies_on_top() {
    for top in ["?", "e", "q"] {
        let mut app = script(TURN, "Space o");
        assert_eq!(notice(&app).as_deref(), Some("You hold no orange."));
        press(&mut app, top);
        assert_eq!(notice(&app), None, "{top}");
    }
}

#[test]
fn enter_never_turns_cards_up() {
    let covered = [
        ("", "covered"),
        ("Space r 1 Enter Space", "review one, covered"),
        ("Space g 1 Enter Space", "review one, covered"),
        ("Space b m 1 Enter", "draft nothing, covered"),
        ("Space b m 1 Enter Space", "draft nothing, asked"),
    ];
    for (keys, at) in covered {
        let mut app = script(TURN, keys);
        assert_eq!(state(&app), at);
        for _ in 0..12 {
            try_key(&mut app, "Enter");
            assert_eq!(up(&app), "nobody's", "{keys}");
        }
    }
}

#[test]
fn no_key_but_space_turns_covered_cards_up() {
    let covered = [
        "",
        "Space r 1 Enter Space",
        "Space g 1 Enter Space",
        "Space b m 1 Enter",
        "Space b m 1 Enter Space",
    ];
    let others = "Enter Esc r o y g p b 1 2 m f x u Backspace Left Right Up Down h j k l Tab \
                  BackTab + - = e ? F1 q a n d Home End PgUp PgDn Ctrl-c Alt-g";
    for keys in covered {
        for other in others.split_whitespace() {
            let mut app = script(TURN, keys);
            assert_eq!(up(&app), "nobody's");
            try_key(&mut app, other);
            assert_eq!(up(&app), "nobody's", "{keys}, then {other}");
        }
    }
}

#[test]
fn a_play_taken_back_while_covered_stays_covered() {
    let mut app = script(TURN, "Space g 1 Enter Space u");
    assert!(moves(&app).is_empty());
    assert_eq!((state(&app).as_str(), up(&app)), ("covered", "nobody's"));
    press(&mut app, "Space");
    assert_eq!(up(&app), "one's");
}

#[test]
fn a_game_that_goes_on_begins_covered() {
    let app = script(TURN, "");
    assert_eq!((state(&app).as_str(), up(&app)), ("covered", "nobody's"));
}

#[test]
fn ctrl_and_alt_combinations_mean_nothing() {
    let mut app = script(TURN, "Space");
    press_dead(
        &mut app,
        "Ctrl-r Ctrl-g Ctrl-q Ctrl-x Ctrl-m Alt-r Alt-g Alt-q Alt-x Ctrl-Enter Ctrl-Space \
         Alt-Enter Alt-Space Ctrl-Esc Ctrl-Left Alt-Left Ctrl-z",
    );
    assert_eq!(up(&app), "one's");
}

#[test]
fn ctrl_c_leaves_from_everywhere() {
    for keys in [
        "",
        "Space",
        "Space g 1",
        "Space r 1 Enter",
        "Space b m 1 Enter",
        "Space b m 1 Enter Space",
        "Space b m 1 Enter Space Space",
        "?",
        "e",
        "q",
        "q a",
    ] {
        let mut app = script(TURN, keys);
        press(&mut app, "Ctrl-c");
        assert!(app.left() == Some(Exit::Interrupted), "{keys}");
    }
}

#[test]
fn what_is_chosen_does_not_show_in_debug_output() {
    for keys in ["Space", "Space g", "Space g 1"] {
        let app = script(TURN, keys);
        let scene = app.scene();
        let stage = scene.cards().expect("a table").stage;
        assert!(matches!(stage, StageView::Choose { .. }));
        let shown = format!("{stage:?}");
        assert!(shown.contains("Choice(hidden)"), "{shown}");
        assert!(shown.contains("hand: (hidden)"), "{shown}");
    }
}
