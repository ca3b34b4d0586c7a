//! A held, doubled or early key turns nothing up: cards come up only after a calm
//! moment, in which nothing was typed or clicked.

use std::time::Duration;

use crate::common::app::App;
use mandala::app::cards::Command as Cards;
use mandala::app::command::Command;
use mandala::ui::{self, Hit};
use ratatui::layout::Rect;

use crate::common::clock::{now, wait};
use crate::help::{LAST, TURN, key, moves, notice, press, request, script, state, up};
use crate::screens::dump::hits;

/// Types a key at once, as the terminal does: the screen is shown after it.
pub fn tap(app: &mut App, word: &str) {
    app.press(key(word), now());
    app.shown(now());
}

/// Holds a key down: one press, half a second of nothing, then thirty a second.
fn hold(app: &mut App, word: &str, mut check: impl FnMut(&App)) {
    tap(app, word);
    check(app);
    wait(500);
    for _ in 0..60 {
        tap(app, word);
        check(app);
        wait(33);
    }
}

/// Clicks as the terminal does.
fn click(app: &mut App, size: (u16, u16), (x, y): (u16, u16)) {
    match ui::clicked(&hits(app, size), x, y) {
        Some(command) => app.update(command, now()),
        None => app.touched(now()),
    }
    app.shown(now());
}

const SIZES: [(u16, u16); 5] = [(60, 20), (80, 24), (100, 30), (132, 43), (200, 60)];

/// Everywhere that a hand lies face down and its player is to turn it up.
const COVERED: [(&str, &str); 4] = [
    ("", "covered"),
    ("Space r 1 Enter Enter", "covered"),
    ("Space r 1 Enter Space", "review one, covered"),
    ("Space b m 1 Enter Space", "draft nothing, asked"),
];

#[test]
fn a_quarter_of_a_second_of_calm_has_to_pass_after_the_handover() {
    for gap in [0, 1, 5, 33, 100, 249] {
        let mut app = script(TURN, "Space r 1 Enter Enter");
        app.shown(now());
        wait(gap);
        tap(&mut app, "Space");
        assert_eq!(state(&app), "covered", "after {gap} ms");
        assert_eq!(
            notice(&app).as_deref(),
            Some("Too quick. Take your hands off the keys for a second, then press Space.")
        );
    }
    let mut app = script(TURN, "Space r 1 Enter Enter");
    app.shown(now());
    wait(250);
    tap(&mut app, "Space");
    assert_eq!((state(&app).as_str(), up(&app)), ("choose nothing", "two's"));
}

#[test]
fn the_calm_begins_when_the_table_is_seen_and_not_when_the_key_was_pressed() {
    let mut app = script(TURN, "Space r 1 Enter Enter");
    // The disk is slow: the next player's table is not on the screen yet.
    wait(5_000);
    app.update(Command::Cards(Cards::Reveal), now());
    assert_eq!(state(&app), "covered");
    wait(5_000);
    app.shown(now());
    wait(249);
    app.touched(now());
    wait(249);
    app.touched(now());
    wait(1_000);
    tap(&mut app, "Space");
    assert_eq!(up(&app), "two's");
}

#[test]
fn a_key_that_means_nothing_breaks_the_calm_too() {
    for word in ["z", "Ctrl-q", "Alt-x", "Enter", "9"] {
        let mut app = script(TURN, "");
        app.shown(now());
        wait(10_000);
        tap(&mut app, word);
        wait(200);
        tap(&mut app, "Space");
        assert_eq!(state(&app), "covered", "{word}");
    }
}

#[test]
fn nothing_between_two_presses_shortens_the_second_of_calm() {
    // Covered and shown again, refused and tried again, asked and shown.
    let ways = [
        (TURN, "Space", "covered"),
        (TURN, "Space r 1 Enter", "review one, covered"),
        (TURN, "Space b m 1 Enter", "draft nothing, asked"),
    ];
    for (position, keys, at) in ways {
        // When a button is let go, the wheel turned or a key typed that means nothing.
        for between in [&[][..], &[0], &[1, 90], &[90, 250], &[260], &[700]] {
            for gap in [260, 350, 600, 950, 999] {
                let mut app = script(position, keys);
                app.shown(now());
                wait(2_000);
                tap(&mut app, "Space");
                assert_eq!(state(&app), at);
                let mut passed = 0;
                for &moment in between.iter().filter(|&&moment| moment < gap) {
                    wait(moment - passed);
                    passed = moment;
                    app.touched(now());
                    app.shown(now());
                }
                wait(gap - passed);
                tap(&mut app, "Space");
                assert_eq!(up(&app), "nobody's", "{keys}, {between:?}, {gap} ms");
                wait(1_000);
                tap(&mut app, "Space");
                assert_eq!(up(&app), "one's", "{keys}, {between:?}, {gap} ms");
            }
        }
    }
}

#[test]
fn a_slow_double_click_on_the_hand_in_a_draft_asks_and_shows_nothing() {
    for size in SIZES {
        for gap in (250..1_000).step_by(50) {
            let mut app = script(TURN, "Space b m 1 Enter");
            app.shown(now());
            wait(2_000);
            let shows = |(_, command): &&Hit| *command == Command::Cards(Cards::Reveal);
            let hits = hits(&app, size);
            let (hand, _) = hits.iter().find(shows).expect("a hand to click");
            for _ in 0..2 {
                click(&mut app, size, (hand.x + 2, hand.y));
                assert_eq!(state(&app), "draft nothing, asked", "{size:?}, {gap} ms");
                // The button is let go.
                wait(80);
                app.touched(now());
                app.shown(now());
                wait(gap - 80);
            }
        }
    }
}

#[test]
fn a_key_thrown_away_with_the_handover_and_held_opens_nothing() {
    let mut app = script(TURN, "Space r 1 Enter Enter");
    app.thrown_away(Command::Cards(Cards::Reveal), now());
    app.shown(now());
    wait(500);
    tap(&mut app, "Space");
    assert_eq!(state(&app), "covered");
}

#[test]
fn a_held_space_turns_nothing_up_that_lies_face_down() {
    for (keys, at) in COVERED {
        let mut app = script(TURN, keys);
        assert_eq!(state(&app), at);
        app.shown(now());
        wait(100);
        hold(&mut app, "Space", |app| assert_eq!(up(app), "nobody's", "{keys}"));
    }
}

#[test]
fn a_space_held_after_a_calm_moment_shows_only_ones_own_cards_and_covers_them() {
    let mut app = script(TURN, "Space r 1 Enter Enter");
    app.shown(now());
    wait(1_000);
    hold(&mut app, "Space", |app| assert_ne!(up(app), "one's"));
    assert_eq!(up(&app), "nobody's");
}

#[test]
fn a_held_space_in_a_draft_asks_and_shows_nothing() {
    for calm in [0, 300, 5_000] {
        let mut app = script(TURN, "Space b m 1 Enter");
        assert_eq!(state(&app), "draft nothing, covered");
        app.shown(now());
        wait(calm);
        hold(&mut app, "Space", |app| {
            assert_eq!(state(app), "draft nothing, asked");
            let asked = request(app).or_else(|| notice(app));
            let asked = asked.expect("what the other player is to do");
            assert!(asked.contains("Beth, look away"), "{asked}");
        });
        // Let go, and a second later pressed again.
        wait(1_000);
        tap(&mut app, "Space");
        assert_eq!(up(&app), "one's");
    }
}

#[test]
fn no_held_key_goes_from_one_players_cards_to_the_others() {
    for word in ["Enter", "Space", "Tab", "u", "Esc", "g", "x"] {
        for keys in ["Space", "Space g", "Space g 2", "Space g 1 Enter", "Space r 1 Enter"] {
            let mut app = script(TURN, keys);
            assert_eq!(up(&app), "one's");
            app.shown(now());
            wait(100);
            hold(&mut app, word, |app| assert_ne!(up(app), "two's", "{keys}, {word} held"));
        }
    }
}

#[test]
fn a_burst_typed_ahead_never_opens_the_next_hand() {
    for pace in 1..=40 {
        let mut app = script(TURN, "Space r 1 Enter");
        app.shown(now());
        wait(400);
        tap(&mut app, "Enter");
        for word in ["Space", "g", "2", "Enter", "Space", "Space"] {
            wait(pace * 5);
            tap(&mut app, word);
            assert_eq!(up(&app), "nobody's", "{word} every {} ms", pace * 5);
        }
        assert_eq!(moves(&app).len(), 1);
    }
}

#[test]
fn a_double_enter_does_not_hand_over_before_the_drawn_cards_are_seen() {
    for gap in [1, 20, 150, 299] {
        let mut app = script(TURN, "Space r 1");
        app.shown(now());
        tap(&mut app, "Enter");
        wait(gap);
        tap(&mut app, "Enter");
        assert_eq!(state(&app), "review one, up", "after {gap} ms");
        assert_eq!(notice(&app).as_deref(), Some("Take a look first, then press Enter."));
        // The pace is not broken any longer than that.
        wait(300);
        tap(&mut app, "Enter");
        assert_eq!(state(&app), "covered");
    }
}

#[test]
fn a_held_enter_hands_over_no_cards_that_were_not_seen() {
    // Keyboards begin to repeat after 200 ms or later.
    for delay in [200, 250, 299] {
        let mut app = script(TURN, "Space r 1");
        app.shown(now());
        tap(&mut app, "Enter");
        wait(delay);
        for _ in 0..60 {
            tap(&mut app, "Enter");
            assert_eq!(state(&app), "review one, up", "{delay} ms");
            wait(33);
        }
    }
}

#[test]
fn a_double_click_that_ends_the_game_does_not_leave_the_score() {
    for command in [Command::Rematch, Command::NewGame] {
        let mut app = script(LAST, "Space b m 1 Enter r Enter o Enter");
        // The first click of two ends what is shown before the score.
        app.update(Command::Back, now());
        app.shown(now());
        wait(249);
        app.update(command, now());
        assert_eq!(state(&app), "over", "{command:?}");
        wait(250);
        app.update(command, now());
        assert_ne!(state(&app), "over", "{command:?}");
    }
}

#[test]
fn an_interruption_asks_for_a_calm_moment_again() {
    let mut app = script(TURN, "Space");
    app.shown(now());
    wait(5_000);
    app.resized(true);
    wait(5_000);
    tap(&mut app, "Space");
    assert_eq!(up(&app), "nobody's", "nothing was seen since");
    wait(200);
    tap(&mut app, "Space");
    assert_eq!(up(&app), "nobody's");
    wait(1_000);
    tap(&mut app, "Space");
    assert_eq!(up(&app), "one's");
}

#[test]
fn cards_come_up_by_a_click_on_them_and_nowhere_else() {
    for (keys, at) in COVERED {
        for size in SIZES {
            let mut app = script(TURN, keys);
            assert_eq!(state(&app), at);
            app.shown(now());
            wait(1_000);
            let hits = hits(&app, size);
            let shows = |(_, command): &&Hit| *command == Command::Cards(Cards::Reveal);
            let places: Vec<Rect> = hits.iter().filter(shows).map(|(area, _)| *area).collect();
            let [hand] = places[..] else {
                panic!("{keys} at {size:?}: {places:?}");
            };
            let bar = size.1 - 1;
            assert!(hand.bottom() < bar, "{keys} at {size:?}");
            click(&mut app, size, (hand.x + 2, hand.y));
            assert_ne!(up(&app), "nobody's", "{keys} at {size:?}");
        }
    }
}

#[test]
fn a_double_click_never_shows_the_next_players_cards() {
    let ways = [
        // Hand over, and take the last color but one of a draft.
        (TURN, "Space r 1 Enter"),
        (TURN, "Space g 1 Enter"),
        (TURN, "Space b m 1 Enter r Enter o"),
        (LAST, "Space b m 1 Enter r"),
    ];
    for (position, keys) in ways {
        for size in SIZES {
            for gap in (20..=600).step_by(20) {
                let hits = hits(&script(position, keys), size);
                let confirms = |(_, command): &&Hit| *command == Command::Confirm;
                for &(area, _) in hits.iter().filter(confirms) {
                    let mut app = script(position, keys);
                    let before = (moves(&app).len(), state(&app));
                    app.shown(now());
                    wait(2_000);
                    for _ in 0..3 {
                        click(&mut app, size, (area.x, area.y));
                        assert_ne!(up(&app), "two's", "{keys} at {size:?}, {gap} ms");
                        wait(gap);
                    }
                    assert_ne!((moves(&app).len(), state(&app)), before, "it did nothing");
                }
            }
        }
    }
}

#[test]
fn the_clock_is_the_one_that_is_given() {
    let mut app = script(TURN, "");
    let day = Duration::from_secs(86_400);
    app.shown(day);
    app.update(Command::Cards(Cards::Reveal), day + Duration::from_millis(250));
    assert_eq!(up(&app), "one's");
    press(&mut app, "Space");
}
