//! Every refusal says why, and changes nothing.

use crate::help::{TURN, moves, notice, press, refused, script, state};

const MINE: &str = "
    left:    R | G | P
    right:   G | Y | R
    hands:   RRG | GGGG
    dealt:   OO | YY
    rivers:  -  | -
    deck:    RGB*
    turn:    one
";

#[test]
fn a_color_that_is_not_held_is_refused() {
    for (keys, kept) in [
        ("Space", "choose nothing"),
        ("Space g", "choose green"),
        ("Space g 1", "choose green"),
        ("Space g 2 f", "choose green"),
        ("Space g x -", "choose green"),
    ] {
        let mut app = script(TURN, keys);
        assert_eq!(refused(&mut app, "o"), "You hold no orange.");
        // The color stays, but not its place.
        assert_eq!(state(&app), kept, "{keys}");
        press(&mut app, "Enter");
        assert!(moves(&app).is_empty(), "{keys}: Enter plays nothing");
    }
}

#[test]
fn nothing_is_aimed_or_played_before_a_color_is_chosen() {
    for (key, why) in [
        ("Enter", "There is nothing to play yet: it needs a color first."),
        ("1", "The left Mandala needs a color first."),
        ("2", "The right Mandala needs a color first."),
        ("m", "A Mountain needs a color first."),
        ("f", "Your Field needs a color first."),
        ("x", "The discard pile needs a color first."),
    ] {
        let mut app = script(TURN, "Space");
        assert_eq!(refused(&mut app, key), why, "{key}");
        assert_eq!(state(&app), "choose nothing", "{key}");
    }
}

#[test]
fn a_refused_place_leaves_the_color_chosen() {
    for keys in ["Space p", "Space p 2", "Space p x"] {
        let mut app = script(TURN, keys);
        refused(&mut app, "1");
        assert_eq!(state(&app), "choose purple", "{keys}");
    }
}

#[test]
fn a_refused_mandala_is_not_swapped_for_the_other_one() {
    let mut app = script(TURN, "Space p");
    for key in ["1", "m", "f"] {
        let reason = refused(&mut app, key);
        let is_left = reason.ends_with("left Mountain.") || reason.ends_with("left Field.");
        assert!(is_left, "{key}: {reason}");
    }
    for _ in 0..2 {
        let reason = refused(&mut app, "Enter");
        assert!(reason.ends_with("left Field."), "{reason}");
        assert_eq!(state(&app), "choose purple");
    }
    press(&mut app, "2");
    assert_eq!(state(&app), "choose build right purple");
}

#[test]
fn the_rule_of_color_is_told_for_each_area() {
    let mut app = script(MINE, "Space r Enter");
    assert_eq!(state(&app), "choose build left red");
    assert_eq!(refused(&mut app, "2"), "Red already lies in Beth's right Field.");
    let mut app = script(MINE, "Space r");
    assert_eq!(refused(&mut app, "f"), "Red already lies in the left Mountain.");
    let mut app = script(MINE, "Space g Enter");
    assert_eq!(state(&app), "choose build right green");
    press(&mut app, "f");
    assert_eq!(state(&app), "choose grow left green 1");
    press(&mut app, "x 2");
    assert_eq!(state(&app), "choose build right green");
    let mut app = script(TURN, "Space p");
    assert_eq!(refused(&mut app, "1"), "Purple already lies in Beth's left Field.");
}

#[test]
fn a_place_in_the_own_field_bars_the_mountain() {
    let text = "
        left:    R | GG | P
        right:   O | GG | R
        hands:   GGY | RRRR
        dealt:   OO | YY
        deck:    RGB*
        turn:    one
    ";
    let mut app = script(text, "Space g Enter");
    assert_eq!(state(&app), "choose grow left green 2");
    assert_eq!(refused(&mut app, "m"), "Green already lies in your left Field.");
}

#[test]
fn more_cards_than_held_are_refused() {
    let mut app = script(TURN, "Space g 1");
    assert_eq!(refused(&mut app, "+"), "You hold only 2 green, not 3.");
    let mut app = script(TURN, "Space g x");
    assert_eq!(refused(&mut app, "Up"), "You hold only 2 green, not 3.");
    assert_eq!(refused(&mut app, "k"), "You hold only 2 green, not 3.");
}

#[test]
fn fewer_than_one_card_is_refused() {
    let mut app = script(TURN, "Space g x -");
    assert_eq!(refused(&mut app, "-"), "You need at least one green card.");
    let mut app = script(TURN, "Space g m");
    assert_eq!(refused(&mut app, "j"), "You need at least one green card.");
}

#[test]
fn the_number_of_cards_waits_for_a_place() {
    let mut app = script(TURN, "Space");
    assert_eq!(refused(&mut app, "+"), "Pick a place first.");
    assert_eq!(refused(&mut app, "-"), "Pick a place first.");
}

#[test]
fn a_mountain_takes_one_card() {
    let mut app = script(TURN, "Space g m");
    assert_eq!(refused(&mut app, "+"), "Exactly one card goes to a Mountain.");
}

#[test]
fn one_card_must_stay_in_hand() {
    let text = "
        left:    R | - | -
        right:   R | - | -
        hands:   GGG | RRRR
        dealt:   OO | YY
        deck:    RGB*
        turn:    one
    ";
    let mut app = script(text, "Space g f");
    assert_eq!(state(&app), "choose grow left green 2");
    let kept = "You must keep one card, so your last card cannot go to a Field.";
    assert_eq!(refused(&mut app, "+"), kept);
    let text = text.replace("GGG", "G");
    let mut app = script(&text, "Space g Enter");
    assert_eq!(state(&app), "choose build left green");
    assert_eq!(refused(&mut app, "f"), kept);
}

#[test]
fn the_last_card_is_not_built_when_nothing_can_be_drawn() {
    // Neither deck nor discard pile: everything else has been claimed.
    let claims = [("R", 15), ("O", 15), ("Y", 16), ("G", 15), ("P", 16)];
    let claimed: String = claims.map(|(letter, count)| letter.repeat(count)).concat();
    let black = "B".repeat(12);
    let text = format!(
        "
        left:    ROY | - | -
        right:   GPB | - | -
        hands:   R | OG
        dealt:   BB | BB
        claimed: {claimed} | {black}
        rivers:  ROYGP | B
        ran out: yes
        turn:    one
        "
    );
    let mut app = script(&text, "Space r Enter");
    assert_eq!(state(&app), "choose discard red 1");
    let reason = refused(&mut app, "m");
    assert!(reason.contains("there is nothing to draw"), "{reason}");
}

#[test]
fn a_refusal_is_forgotten_with_the_next_key() {
    let mut app = script(TURN, "Space o");
    assert!(notice(&app).is_some());
    press(&mut app, "Right");
    assert_eq!(notice(&app), None);
    for covering in ["Space", "Esc"] {
        let mut app = script(TURN, "Space o");
        press(&mut app, covering);
        assert_eq!((state(&app).as_str(), notice(&app)), ("covered", None));
    }
}

#[test]
fn enter_does_not_turn_cards_up_and_says_what_does() {
    let mut app = script(TURN, "");
    assert_eq!(refused(&mut app, "Enter"), "Space, not Enter, shows the cards.");
    assert!(moves(&app).is_empty());
}

#[test]
fn a_color_that_is_not_in_the_mountain_cannot_be_taken() {
    let mut app = script(TURN, "Space b m 1 Enter");
    assert_eq!(refused(&mut app, "g"), "The left Mountain has no green.");
    assert_eq!(refused(&mut app, "p"), "The left Mountain has no purple.");
}
