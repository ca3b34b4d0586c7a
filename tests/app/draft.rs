//! Choosing colors from a Mountain that is being destroyed.

use mandala::app::Reason;
use mandala::rules::Player;

use crate::help::{
    LAST, OTHER_FIRST, TURN, moves, notice, offers, player, press, request, script, state, up,
};

const COMPLETE: &str = "Space b m 1 Enter";

#[test]
fn letters_and_arrows_go_through_the_colors_of_the_mountain() {
    let mut app = script(TURN, COMPLETE);
    assert_eq!(state(&app), "draft nothing, covered");
    for (key, pick) in [
        ("Right", "red"),
        ("y", "yellow"),
        ("o", "orange"),
        ("b", "black"),
        ("r", "red"),
        ("Right", "orange"),
        ("l", "yellow"),
        ("Tab", "black"),
        ("Right", "red"),
        ("Left", "black"),
        ("h", "yellow"),
        ("BackTab", "orange"),
        ("Y", "yellow"),
    ] {
        press(&mut app, key);
        assert_eq!(state(&app), format!("draft {pick}, covered"), "{key}");
    }
    assert_eq!(moves(&app).len(), 1, "nothing is taken yet");
}

#[test]
fn enter_takes_the_color_and_the_other_player_chooses() {
    let mut app = script(TURN, COMPLETE);
    assert!(app.take_handover());
    assert_eq!(player(&app), Some(Player::One));
    press(&mut app, "y");
    assert!(!app.take_handover());
    press(&mut app, "Enter");
    assert_eq!(moves(&app)[1..], ["one: claim yellow"]);
    assert_eq!(player(&app), Some(Player::Two));
    assert!(app.take_handover());
    assert_eq!(state(&app), "draft nothing, covered");
}

#[test]
fn the_player_with_the_larger_field_chooses_first() {
    let app = script(OTHER_FIRST, COMPLETE);
    assert_eq!(player(&app), Some(Player::Two));
}

#[test]
fn the_last_color_goes_by_itself() {
    let mut app = script(TURN, COMPLETE);
    press(&mut app, "r Enter o Enter y Enter");
    assert_eq!(moves(&app)[1..], ["one: claim red", "two: claim orange", "one: claim yellow"]);
    assert_eq!(state(&app), "covered");
    assert_eq!(player(&app), Some(Player::Two), "it is two's turn");
    assert!(app.take_handover());
    let table = app.scene().cards().expect("a table").table;
    let last = table.river(Player::Two).colors().last();
    assert_eq!(last.map(|color| color.name()), Some("black"));
}

#[test]
fn space_shows_only_the_choosers_cards() {
    let mut app = script(TURN, COMPLETE);
    press(&mut app, "Space Space");
    assert_eq!((state(&app).as_str(), up(&app)), ("draft nothing, up", "one's"));
    press(&mut app, "o");
    assert_eq!((state(&app).as_str(), up(&app)), ("draft orange, up", "one's"));
    press(&mut app, "Enter");
    assert_eq!(up(&app), "nobody's");
    press(&mut app, "Space");
    assert_eq!(up(&app), "nobody's");
    press(&mut app, "Space");
    assert_eq!((state(&app).as_str(), up(&app)), ("draft nothing, up", "two's"));
    press(&mut app, "Space");
    assert_eq!((state(&app).as_str(), up(&app)), ("draft nothing, covered", "nobody's"));
}

#[test]
fn the_other_player_is_first_asked_to_look_away() {
    let mut app = script(TURN, COMPLETE);
    press(&mut app, "o Space");
    assert_eq!((state(&app).as_str(), up(&app)), ("draft orange, asked", "nobody's"));
    assert_eq!(
        request(&app).as_deref(),
        Some("Beth, look away; Anna, press Space again to see your cards.")
    );
    assert!(!app.take_handover() || moves(&app).len() == 1);
    press(&mut app, "Space");
    assert_eq!((state(&app).as_str(), up(&app), notice(&app)), ("draft orange, up", "one's", None));
    let mut app = script(OTHER_FIRST, COMPLETE);
    press(&mut app, "Space");
    assert_eq!(
        request(&app).as_deref(),
        Some("Anna, look away; Beth, press Space again to see your cards.")
    );
    press(&mut app, "Space");
    assert_eq!(up(&app), "two's");
}

#[test]
fn any_other_key_forgets_that_the_other_player_was_asked() {
    for (other, at) in [
        ("Esc", "draft nothing, covered"),
        ("Enter", "draft nothing, covered"),
        ("o", "draft orange, covered"),
        ("g", "draft nothing, covered"),
        ("Right", "draft red, covered"),
        ("Left", "draft black, covered"),
        ("Tab", "draft red, covered"),
        ("q Esc", "draft nothing, covered"),
        ("? Esc", "draft nothing, covered"),
        ("e Esc", "draft nothing, covered"),
    ] {
        let mut app = script(TURN, COMPLETE);
        press(&mut app, "Space");
        press(&mut app, other);
        assert_eq!(state(&app), at, "{other}");
        press(&mut app, "Space");
        assert_eq!(up(&app), "nobody's", "asked again after {other}");
        press(&mut app, "Space");
        assert_eq!(up(&app), "one's", "{other}");
    }
    let mut app = script(TURN, COMPLETE);
    press(&mut app, "Space");
    app.resized(true);
    assert_eq!(state(&app), "draft nothing, covered");
}

#[test]
fn a_claim_covers_the_cards_of_whoever_was_asked_for() {
    let mut app = script(TURN, COMPLETE);
    press(&mut app, "o Space Enter");
    assert_eq!(moves(&app)[1..], ["one: claim orange"]);
    assert_eq!(state(&app), "draft nothing, covered");
}

#[test]
fn an_open_player_who_takes_the_last_choice_is_covered_for_the_next_turn() {
    let mut app = script(TURN, COMPLETE);
    press(&mut app, "r Enter Space Space o Enter Space Space y Enter");
    assert_eq!((state(&app).as_str(), up(&app)), ("covered", "nobody's"));
}

#[test]
fn enter_takes_nothing_before_a_color_was_chosen() {
    let mut app = script(TURN, COMPLETE);
    for taken in 1..=2 {
        press(&mut app, "Enter");
        assert_eq!(notice(&app).as_deref(), Some("Pick a color of the Mountain first."));
        assert_eq!(moves(&app).len(), taken, "neither for one nor for the other");
        press(&mut app, "Left Enter");
    }
    assert_eq!(moves(&app)[1..], ["one: claim black", "two: claim yellow"]);
}

#[test]
fn there_is_no_agreed_end_during_a_draft() {
    let mut app = script(TURN, COMPLETE);
    press(&mut app, "q");
    assert!(!offers(&app, "a"));
    press(&mut app, "a");
    assert_eq!(state(&app), "quit? over draft nothing, covered");
    assert_eq!(app.scene().refused, Some(Reason::ShareFirst));
    assert!(crate::partner::rows_of(&app).join(" ").contains("once the Mandala is shared out"));
    press(&mut app, "Esc");
    assert_eq!(state(&app), "draft nothing, covered");
}

#[test]
fn a_draft_goes_on_where_it_was_after_an_interruption() {
    let mut app = script(TURN, COMPLETE);
    press(&mut app, "y Space Space");
    assert_eq!(state(&app), "draft yellow, up");
    app.resized(true);
    assert_eq!(state(&app), "draft yellow, covered");
}

#[test]
fn a_mandala_without_field_cards_is_swept_without_a_draft() {
    let text = "
        left:    ROYGP | - | -
        right:   B   | R  | -
        hands:   RYGGBBP | ROYGPB
        dealt:   OO | YY
        deck:    RGB*
        turn:    one
    ";
    let mut app = script(text, COMPLETE);
    assert_eq!(moves(&app), ["one: build left black"]);
    assert_eq!(state(&app), "review one, up");
    press(&mut app, "u");
    assert!(notice(&app).is_some());
    press(&mut app, "Enter");
    assert_eq!(player(&app), Some(Player::Two));
}

#[test]
fn a_motion_is_shown_skipped_and_never_in_the_way() {
    let mut app = script(TURN, COMPLETE);
    assert!(app.moves());
    let mut pictures = 0;
    while app.moves() {
        app.tick();
        pictures += 1;
    }
    assert_eq!(pictures, usize::from(mandala::app::MOTION_FRAMES));
    press(&mut app, "r Enter");
    assert!(app.moves(), "what was taken moves a little");
    press(&mut app, "o Enter y Enter");
    assert!(app.moves(), "the sand is swept away");
    press(&mut app, "Space");
    assert!(!app.moves(), "any key skips it");
    assert_eq!(up(&app), "two's");
}

#[test]
fn the_last_choice_of_the_last_mandala_ends_the_game() {
    let mut app = script(LAST, COMPLETE);
    press(&mut app, "r Enter o Enter");
    assert_eq!(state(&app), "over");
    assert!(app.take_handover());
}
