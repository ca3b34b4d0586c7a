//! Choosing, playing, looking at the outcome, handing over, taking back.

use crate::common::app::App;
use mandala::app::cards::Command as Cards;
use mandala::app::cards::Target;
use mandala::app::command::Command;
use mandala::rules::Player;
use mandala::rules::cards::Side;

use crate::help::{
    LAST, OTHER_FIRST, TURN, click, moves, notice, offers, player, press, recap, script, state,
    try_key, up,
};

#[test]
fn cards_are_turned_up_with_nothing_chosen() {
    let app = script(TURN, "Space");
    assert_eq!((state(&app).as_str(), up(&app)), ("choose nothing", "one's"));
    assert_eq!(notice(&app), None);
}

#[test]
fn a_letter_chooses_a_color_and_no_place() {
    let state_after = |keys: &str| state(&script(TURN, keys));
    for (letter, color) in
        [("r", "red"), ("y", "yellow"), ("g", "green"), ("p", "purple"), ("b", "black")]
    {
        let chosen = format!("choose {color}");
        assert_eq!(state_after(&format!("Space {letter}")), chosen);
        assert_eq!(state_after(&format!("Space {letter} {letter}")), chosen);
        assert_eq!(state_after(&format!("Space Left {letter}")), chosen);
    }
}

#[test]
fn enter_aims_at_the_first_place_the_color_may_go_to() {
    let state_after = |keys| state(&script(TURN, keys));
    assert_eq!(state_after("Space r Enter"), "choose build left red");
    assert_eq!(state_after("Space y Enter"), "choose build left yellow");
    assert_eq!(state_after("Space g Enter"), "choose build right green");
    assert_eq!(state_after("Space p Enter"), "choose build right purple");
    assert_eq!(state_after("Space b Enter"), "choose build left black");
}

#[test]
fn a_number_chooses_the_mandala_and_keeps_the_kind_of_place_if_it_can() {
    let state_after = |keys| state(&script(TURN, keys));
    assert_eq!(state_after("Space b 2"), "choose build right black");
    assert_eq!(state_after("Space b 2 1"), "choose build left black");
    // Green may not go to the left Mountain, but to the left Field.
    assert_eq!(state_after("Space g 1"), "choose grow left green 2");
    assert_eq!(state_after("Space g 1 2"), "choose grow right green 2");
    // No place was chosen yet.
    assert_eq!(state_after("Space Right Right 1"), "choose build left yellow");
}

#[test]
fn letters_choose_the_kind_of_place_in_the_same_mandala_if_they_can() {
    let state_after = |keys| state(&script(TURN, keys));
    assert_eq!(state_after("Space g f"), "choose grow left green 2");
    assert_eq!(state_after("Space g 2 f"), "choose grow right green 2");
    assert_eq!(state_after("Space g f m"), "choose build right green");
    assert_eq!(state_after("Space g m f"), "choose grow right green 2");
    assert_eq!(state_after("Space b f"), "choose grow left black 2");
    assert_eq!(state_after("Space y f"), "choose grow right yellow 1");
    assert_eq!(state_after("Space g x"), "choose discard green 2");
    assert_eq!(state_after("Space p x m"), "choose build right purple");
}

#[test]
fn a_place_in_the_other_mandala_takes_the_place_of_the_number() {
    let state_after = |keys| state(&script(TURN, keys));
    assert_eq!(state_after("Space b 1"), "choose build left black");
    assert_eq!(state_after("Space b 1 Right"), "choose build right black");
    assert_eq!(state_after("Space b 1 Right m"), "choose build right black");
    assert_eq!(state_after("Space g 1"), "choose grow left green 2");
    assert_eq!(state_after("Space g 1 Right"), "choose grow right green 2");
    assert_eq!(state_after("Space g 1 Right m"), "choose build right green");
}

#[test]
fn another_color_begins_anew_and_the_same_one_changes_nothing() {
    let state_after = |keys| state(&script(TURN, keys));
    assert_eq!(state_after("Space g 2 f y"), "choose yellow");
    assert_eq!(state_after("Space g 2 f y 2"), "choose build right yellow");
    assert_eq!(state_after("Space g x b"), "choose black");
    assert_eq!(state_after("Space g 1 r g"), "choose green");
    assert_eq!(state_after("Space g 1 g"), "choose grow left green 2");
}

#[test]
fn arrows_go_through_the_colors_and_then_through_the_places() {
    let state_after = |keys| state(&script(TURN, keys));
    assert_eq!(state_after("Space Right"), "choose red");
    assert_eq!(state_after("Space l l"), "choose yellow");
    assert_eq!(state_after("Space Tab Tab Tab"), "choose green");
    assert_eq!(state_after("Space r Right"), "choose yellow");
    assert_eq!(state_after("Space Left"), "choose black");
    assert_eq!(state_after("Space h h"), "choose purple");
    assert_eq!(state_after("Space BackTab"), "choose black");
    assert_eq!(state_after("Space Right Left"), "choose black");
    for around in ["Right", "l", "Tab"] {
        let mut app = script(TURN, "Space Right Enter");
        let mut seen = vec![state(&app)];
        for _ in 0..2 {
            press(&mut app, around);
            seen.push(state(&app));
        }
        assert_eq!(
            seen,
            ["choose build left red", "choose grow right red 1", "choose discard red 1"]
        );
        press(&mut app, around);
        assert_eq!(state(&app), "choose build left red");
        press(&mut app, "Left");
        assert_eq!(state(&app), "choose discard red 1");
    }
}

#[test]
fn the_number_of_cards_goes_down_and_up() {
    for (fewer, more) in [("-", "+"), ("-", "="), ("Down", "Up"), ("j", "k")] {
        let mut app = script(TURN, "Space g 1");
        press(&mut app, fewer);
        assert_eq!(state(&app), "choose grow left green 1");
        press(&mut app, more);
        assert_eq!(state(&app), "choose grow left green 2");
    }
    let app = script(TURN, "Space b x -");
    assert_eq!(state(&app), "choose discard black 1");
}

#[test]
fn enter_chooses_a_place_and_then_plays() {
    let mut app = script(TURN, "Space r Enter");
    assert_eq!(state(&app), "choose build left red");
    assert!(moves(&app).is_empty());
    press(&mut app, "Enter");
    assert_eq!(state(&app), "review one, up");
    assert_eq!(moves(&app), ["one: build left red"]);
}

#[test]
fn every_kind_of_action_is_played_with_its_count() {
    let played = |keys| moves(&script(TURN, keys)).join("; ");
    assert_eq!(played("Space g 2 Enter"), "one: build right green");
    assert_eq!(played("Space g 2 f Enter"), "one: grow right green 2");
    assert_eq!(played("Space g 2 f - Enter"), "one: grow right green 1");
    assert_eq!(played("Space b x Enter"), "one: discard black 2");
    assert_eq!(played("Space b x Down Enter"), "one: discard black 1");
}

#[test]
fn capitals_play_like_small_letters() {
    let app = script(TURN, "Space G 2 F Enter");
    assert_eq!(moves(&app), ["one: grow right green 2"]);
    let app = script(TURN, "Space G X Enter");
    assert_eq!(moves(&app), ["one: discard green 2"]);
}

#[test]
fn a_usual_turn_takes_at_most_four_keys_after_the_cards_are_up() {
    // Color, place, play, hand over.
    let turns = [
        ("r Enter Enter Enter", "one: build left red"),
        ("r 1 Enter Enter", "one: build left red"),
        ("b 2 Enter Enter", "one: build right black"),
        ("g 1 Enter Enter", "one: grow left green 2"),
        ("g f Enter Enter", "one: grow left green 2"),
        ("y f Enter Enter", "one: grow right yellow 1"),
        ("b x Enter Enter", "one: discard black 2"),
    ];
    for (keys, played) in turns {
        assert!(keys.split_whitespace().count() <= 4);
        let mut app = script(TURN, "Space");
        press(&mut app, keys);
        assert_eq!(moves(&app), [played]);
        assert_eq!(state(&app), "covered");
        assert_eq!(player(&app), Some(Player::Two));
    }
}

#[test]
fn a_click_on_the_chosen_place_plays() {
    let place = Command::Cards(Cards::Target(Target::Field(Side::Right)));
    let mut app = script(TURN, "Space g");
    click(&mut app, place);
    assert_eq!(state(&app), "choose grow right green 2");
    click(&mut app, place);
    assert_eq!(moves(&app), ["one: grow right green 2"]);
}

#[test]
fn a_click_on_a_card_takes_as_many_as_up_to_there() {
    let mut app = script(TURN, "Space g x");
    for count in [1, 2, 1] {
        click(&mut app, Command::Cards(Cards::Count(count)));
        assert_eq!(state(&app), format!("choose discard green {count}"));
    }
    press(&mut app, "Enter");
    assert_eq!(moves(&app), ["one: discard green 1"]);
}

#[test]
fn a_click_on_too_many_cards_is_refused_and_keeps_what_is_chosen() {
    for (keys, count, reason) in [
        ("Space g x -", 3, "You hold only 2 green, not 3."),
        ("Space g x", 0, "You need at least one green card."),
        ("Space g 2", 2, "Exactly one card goes to a Mountain."),
        ("Space g", 1, "Pick a place first."),
        ("Space", 1, "Pick a place first."),
    ] {
        let mut app = script(TURN, keys);
        let before = state(&app);
        click(&mut app, Command::Cards(Cards::Count(count)));
        assert_eq!(notice(&app).as_deref(), Some(reason), "{keys}");
        assert_eq!(state(&app), before);
        assert!(moves(&app).is_empty());
    }
}

#[test]
fn escape_steps_back_one_level_at_a_time() {
    let mut app = script(TURN, "Space g 1 -");
    press(&mut app, "Esc");
    assert_eq!(state(&app), "choose green");
    press(&mut app, "Esc");
    assert_eq!((state(&app).as_str(), up(&app)), ("choose nothing", "one's"));
    press(&mut app, "Esc");
    assert_eq!((state(&app).as_str(), up(&app)), ("covered", "nobody's"));
    assert!(!try_key(&mut app, "Esc"));
    assert_eq!(state(&app), "covered");
}

#[test]
fn handing_over_covers_and_passes_the_decision() {
    let mut app = script(TURN, "Space g x Enter");
    assert_eq!((state(&app).as_str(), up(&app)), ("review one, up", "one's"));
    assert!(!app.take_handover(), "the player still looks at the draw");
    press(&mut app, "Enter");
    assert_eq!((state(&app).as_str(), up(&app)), ("covered", "nobody's"));
    assert_eq!(player(&app), Some(Player::Two));
    assert!(app.take_handover());
    assert!(!app.take_handover(), "it is told once");
    press(&mut app, "Space");
    assert_eq!(up(&app), "two's");
}

#[test]
fn only_a_handover_throws_pending_keys_away() {
    let mut app = script(TURN, "");
    for key in
        "Space g 1 - + Esc ? Esc Space e Esc Space Right Enter Enter u Space Space".split(' ')
    {
        press(&mut app, key);
        assert!(!app.take_handover(), "{key} in {}", state(&app));
    }
    press(&mut app, "Space q");
    assert!(!app.take_handover());
    press(&mut app, "a Esc");
    assert!(!app.take_handover());
    assert_eq!(state(&app), "review one, covered");
    press(&mut app, "Enter");
    assert!(app.take_handover(), "{}", state(&app));
}

#[test]
fn a_field_play_can_be_taken_back_before_the_handover() {
    for back in ["u", "Backspace", "U"] {
        let mut app = script(TURN, "Space g 1 Enter");
        assert_eq!(moves(&app), ["one: grow left green 2"]);
        assert!(offers(&app, "u"));
        press(&mut app, back);
        assert!(moves(&app).is_empty());
        assert_eq!((state(&app).as_str(), up(&app)), ("choose nothing", "one's"));
        assert!(!app.take_handover());
        let scene = app.scene();
        let table = scene.cards().expect("a table");
        assert!(table.log.entries().is_empty());
        press(&mut app, "b x Enter Enter");
        assert_eq!(moves(&app), ["one: discard black 2"]);
    }
}

#[test]
fn a_field_play_cannot_be_taken_back_after_the_handover() {
    let mut app = script(TURN, "Space g 1 Enter Enter");
    assert!(!try_key(&mut app, "u"));
    press(&mut app, "Space u");
    let said = "There is nothing of yours to undo.";
    assert_eq!(notice(&app).as_deref(), Some(said));
    assert_eq!(moves(&app), ["one: grow left green 2"]);
}

#[test]
fn a_build_or_a_discard_cannot_be_taken_back() {
    for keys in ["Space r 1 Enter", "Space g x Enter"] {
        let mut app = script(TURN, keys);
        assert!(!offers(&app, "u"));
        let before = moves(&app);
        press(&mut app, "u");
        let reason = "You drew cards, so this cannot be undone.";
        assert_eq!(notice(&app).as_deref(), Some(reason));
        assert_eq!(moves(&app), before);
        assert_eq!(state(&app), "review one, up");
        press(&mut app, "Enter");
        assert_eq!(notice(&app), None);
    }
}

#[test]
fn a_field_play_that_completes_a_mandala_cannot_be_taken_back() {
    let mut app = script(TURN, "Space b f Enter");
    assert_eq!(moves(&app), ["one: grow left black 2"]);
    assert_eq!(state(&app), "draft nothing, covered");
    assert!(!try_key(&mut app, "u") && !try_key(&mut app, "Backspace"));
    assert_eq!(moves(&app).len(), 1);
}

#[test]
fn what_completes_a_mandala_leads_straight_to_the_draft() {
    for position in [TURN, OTHER_FIRST, LAST] {
        let mut app = script(position, "Space b m 1 Enter");
        assert_eq!(moves(&app), ["one: build left black"]);
        assert!(state(&app).starts_with("draft "), "{}", state(&app));
        assert_eq!(up(&app), "nobody's");
        assert!(app.take_handover());
    }
}

#[test]
fn the_other_player_is_told_what_happened() {
    let app = script(TURN, "Space g x Enter Enter");
    assert_eq!(recap(&app), ["Anna discards 2 green, draws 2"]);
    let app = script(TURN, "Space b m 1 Enter r Enter o Enter y Enter");
    let recap = recap(&app);
    assert!(recap[0].starts_with("Anna: black to the left Mountain"));
    assert!(recap.iter().any(|line| line.starts_with("Anna takes 1 red")));
    assert!(recap.iter().any(|line| line.starts_with("Beth takes")));
}

/// How many cards are marked as new, of those that are up.
fn fresh(app: &App) -> u8 {
    app.scene().cards().expect("a table").fresh.len()
}

#[test]
fn cards_drawn_are_marked_until_they_were_reviewed() {
    let mut app = script(TURN, "Space g x");
    assert_eq!(fresh(&app), 0);
    press(&mut app, "Enter");
    assert_eq!(fresh(&app), 2);
    press(&mut app, "Space Space");
    assert_eq!(fresh(&app), 2, "covering is no review");
    press(&mut app, "Enter Space");
    assert_eq!((up(&app), fresh(&app)), ("two's", 0));
    press(&mut app, "r x Enter");
    assert_eq!(fresh(&app), 1);
    press(&mut app, "Enter Space");
    assert_eq!((up(&app), fresh(&app)), ("one's", 0));
}

#[test]
fn cards_drawn_on_the_way_into_a_draft_are_marked_at_the_next_turn() {
    let mut app = script(TURN, "Space b m 1 Enter Space Space");
    let drawn = fresh(&app);
    assert!(drawn > 0);
    press(&mut app, "r Enter o Enter y Enter Space");
    assert_eq!((up(&app), fresh(&app)), ("two's", 0));
    press(&mut app, "g x Enter Enter Space");
    assert_eq!((up(&app), fresh(&app)), ("one's", drawn));
    press(&mut app, "g x Enter");
    let last = format!("one: discard green {}", fresh(&app));
    assert_eq!(moves(&app).last(), Some(&last), "only what was drawn last");
}
