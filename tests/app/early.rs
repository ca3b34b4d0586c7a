//! A key that comes too early at a handover asks for a second of calm: a doubled key
//! starts it anew, a calm one does not.

use crate::calm::tap;
use crate::common::app::App;
use crate::common::clock::{now, wait};
use crate::help::{TURN, notice, script, state, up};

#[test]
fn a_doubled_key_starts_the_second_anew() {
    let mut app = script(TURN, "Space r 1 Enter Enter");
    app.shown(now());
    for gap in [100, 399, 399, 399, 30] {
        wait(gap);
        tap(&mut app, "Space");
        assert_eq!(state(&app), "covered", "the same key after {gap} ms");
    }
    wait(999);
    tap(&mut app, "Space");
    assert_eq!(up(&app), "nobody's");
}

#[test]
fn a_calm_press_before_the_second_is_over_does_not_start_it_anew() {
    for again in [400, 600, 749] {
        let mut app = script(TURN, "Space r 1 Enter Enter");
        app.shown(now());
        wait(100);
        tap(&mut app, "Space");
        wait(again);
        tap(&mut app, "Space");
        assert_eq!(up(&app), "nobody's", "after {again} ms");
        wait((1_000 - again).max(400));
        tap(&mut app, "Space");
        assert_eq!(up(&app), "two's", "after {again} ms");
    }
}

#[test]
fn a_single_press_a_second_after_any_other_one_works() {
    for before in [&[0][..], &[0, 30, 30], &[0, 399], &[0, 500], &[0, 900]] {
        let mut app = script(TURN, "Space r 1 Enter Enter");
        app.shown(now());
        for &gap in before {
            wait(gap);
            tap(&mut app, "Space");
        }
        wait(1_000);
        tap(&mut app, "Space");
        assert_eq!(up(&app), "two's", "after {before:?}");
    }
}

#[test]
fn clicks_that_end_within_the_second_show_nothing() {
    for gap in (20..=450).step_by(10) {
        let mut app = script(TURN, "Space r 1 Enter Enter");
        app.shown(now());
        wait(100);
        for _ in 0..3 {
            tap(&mut app, "Space");
            assert_eq!(up(&app), "nobody's", "{gap} ms");
            wait(gap);
        }
    }
}

#[test]
fn a_key_held_after_any_delay_shows_nothing() {
    for delay in (150..=700).step_by(10) {
        let mut app = script(TURN, "Space r 1 Enter Enter");
        app.shown(now());
        wait(100);
        tap(&mut app, "Space");
        wait(delay);
        for _ in 0..60 {
            tap(&mut app, "Space");
            assert_eq!(up(&app), "nobody's", "{delay} ms");
            wait(33);
        }
    }
}

#[test]
fn the_second_is_seen_to_run_out_and_then_the_table_asks_again() {
    let mut app = script(TURN, "Space r 1 Enter Enter");
    app.shown(now());
    wait(100);
    tap(&mut app, "Space");
    let left = |app: &App| app.scene().cards().expect("the table").calm;
    for eighths in (1..=8).rev() {
        assert_eq!(left(&app), Some(eighths));
        assert!(notice(&app).is_some());
        wait(125);
        app.shown(now());
    }
    assert_eq!((left(&app), notice(&app)), (None, None));
    tap(&mut app, "Space");
    assert_eq!(up(&app), "two's");
}
