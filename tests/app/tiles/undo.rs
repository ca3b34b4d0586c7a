//! Taking back: one's own actions since the other player's last one.

use super::help::{FLIPS, MIDDLE, dealt, moves, script};
use crate::help::{notice, offers, press, state};

#[test]
fn an_action_is_taken_back_but_not_the_other_players_before_it() {
    let mut app = dealt("p Enter 7 d Enter 3 c Enter");
    let all = ["two: keep purple", "one: open d7", "two: open c3"];
    assert_eq!(moves(&app), all);
    press(&mut app, "u");
    assert_eq!(moves(&app), all[..2]);
    for key in ["u", "Backspace", "u"] {
        press(&mut app, key);
        assert_eq!(moves(&app), all[..2]);
        let said = "There is nothing of yours to undo.";
        assert_eq!(notice(&app).as_deref(), Some(said));
    }
    press(&mut app, "3 d Enter u");
    assert_eq!(moves(&app), all[..2]);
}

#[test]
fn nothing_is_taken_back_before_anything_is_done() {
    let app = script(MIDDLE, "u");
    assert!(notice(&app).is_some());
    assert!(!offers(&app, "u"), "nor offered");
}

#[test]
fn the_flips_at_the_end_are_taken_back_one_by_one() {
    // Whatever is chosen meanwhile.
    for chosen in ["", "6 e"] {
        let mut app = script(FLIPS, "7 d Enter");
        assert_eq!(moves(&app), ["two: flip d7"]);
        press(&mut app, chosen);
        press(&mut app, "u");
        assert!(moves(&app).is_empty());
        assert_eq!(state(&app), "flips: nothing");
    }
}

#[test]
fn the_kept_tile_is_taken_back_too() {
    let mut app = dealt("p Enter u");
    assert!(moves(&app).is_empty());
    assert_eq!(state(&app), "start: nothing");
    press(&mut app, "o Enter");
    assert_eq!(moves(&app), ["two: keep orange"]);
}

#[test]
fn who_took_back_last_says_nothing_once_something_is_played() {
    let mut app = dealt("p Enter 7 d Enter 3 c Enter u 3 d Enter");
    let all = ["two: keep purple", "one: open d7", "two: open d3"];
    assert_eq!(moves(&app), all);
    press(&mut app, "3 c Enter");
    assert_eq!(moves(&app).len(), 4);
    press(&mut app, "u");
    assert_eq!(moves(&app), all, "it is the other player's own");
}
