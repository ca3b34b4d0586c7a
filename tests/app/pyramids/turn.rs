//! Choosing and taking. Seed 42 begins U1 B2 U3 Y2 B1 B3 G2 U2 G1 Y3 U2 U2 Y2 U3 R2 R1 B3.

use mandala::app::command::Command;
use mandala::app::pyramids::Command as Pyramids;
use mandala::rules::pyramids::Place;

use super::help::{MIDDLE, at, course, deal, moves, position, take};
use crate::common::clock::wait;
use crate::help::{click, notice, press, press_dead, state};

fn place(number: u8) -> Command {
    let place = Place::new(number).expect("a place");
    Command::Pyramids(Pyramids::Place(place))
}

#[test]
fn three_keys_take_the_nearest_pyramid_of_a_kind() {
    let mut app = deal(3, "");
    assert_eq!(state(&app), "Anna chooses");
    press(&mut app, "g");
    assert_eq!(state(&app), "Anna: G2 on 7");
    press(&mut app, "2");
    assert_eq!(state(&app), "Anna: G2 on 7");
    press(&mut app, "Enter");
    assert_eq!(moves(&app), ["Anna 7"]);
    assert_eq!(state(&app), "Beth chooses");
    // The one after it; and a size that the nearest of the color does not have.
    press(&mut app, "g 2 2 Enter u 2 Enter");
    assert_eq!(moves(&app), ["Anna 7", "Beth 33", "Carl 8"]);
}

#[test]
fn a_key_typed_again_goes_on_and_any_other_begins_at_the_pawn() {
    let mut app = deal(2, "");
    for (keys, chosen) in [
        ("y", "Y2 on 4"),
        ("y", "Y3 on 10"),
        ("y", "Y2 on 13"),
        ("1", "Y1 on 22"),
        ("1", "Y1 on 28"),
        // What is new begins at the pawn again, wherever the cursor is.
        ("3", "Y3 on 10"),
        ("3", "Y3 on 35"),
        ("u 3", "U3 on 3"),
        ("End", "B1 on 75"),
        ("b", "B2 on 2"),
        ("Esc 3", "U3 on 3"),
        ("3", "B3 on 6"),
        ("3", "Y3 on 10"),
    ] {
        press(&mut app, keys);
        assert_eq!(state(&app), format!("Anna: {chosen}"), "{keys}");
    }
    assert!(moves(&app).is_empty());
}

#[test]
fn arrows_go_through_what_lies_ahead() {
    let mut app = deal(2, "");
    for (keys, number) in [
        ("Right", 1),
        ("l", 2),
        ("Tab", 3),
        ("Down", 4),
        ("Left", 3),
        ("h", 2),
        ("BackTab", 1),
        ("Up", 75),
        ("Right", 1),
        ("PgDn", 6),
        ("PgDn", 11),
        ("PgUp", 6),
        ("PgUp PgUp", 1),
        ("End", 75),
        ("PgDn", 75),
        ("Home", 1),
        ("Esc PgDn", 5),
        ("Esc Left", 75),
    ] {
        press(&mut app, keys);
        let chosen = state(&app);
        assert!(chosen.ends_with(&format!(" on {number}")), "{keys}: {chosen}");
    }
    // What was taken is skipped, and so is what lies behind.
    take(&mut app, 3);
    take(&mut app, 4);
    press(&mut app, "Home");
    assert_eq!(state(&app), "Anna: B1 on 5");
    press(&mut app, "Left");
    assert_eq!(state(&app), "Anna: B1 on 75");
}

#[test]
fn a_second_or_held_enter_never_plays_for_the_next_player() {
    let mut app = deal(5, "r Enter");
    let taken = moves(&app);
    for _ in 0..20 {
        press(&mut app, "Enter");
        assert_eq!(state(&app), "Beth chooses");
        let said = notice(&app).expect("a reason");
        assert!(said.starts_with("Choose a pyramid first"), "{said}");
    }
    assert_eq!(moves(&app), taken);
}

#[test]
fn what_was_typed_before_the_turn_passed_belongs_to_nobody() {
    let mut app = deal(2, "");
    assert!(app.take_handover(), "sitting down is taking over");
    press(&mut app, "r 1");
    assert!(!app.take_handover());
    press(&mut app, "Enter");
    assert!(app.take_handover());
    press(&mut app, "Enter Backspace");
    assert!(!app.take_handover());
}

#[test]
fn a_click_chooses_and_a_second_one_takes_and_a_third_one_nothing() {
    let mut app = deal(2, "");
    click(&mut app, place(9));
    assert_eq!(state(&app), "Anna: G1 on 9");
    click(&mut app, place(12));
    assert_eq!(state(&app), "Anna: U2 on 12");
    click(&mut app, place(12));
    assert_eq!(moves(&app), ["Anna 12"]);
    for _ in 0..3 {
        click(&mut app, place(12));
        assert_eq!(state(&app), "Beth chooses");
        assert_eq!(notice(&app).as_deref(), Some("The pyramid on 12 is gone: Anna took it."));
    }
    assert_eq!(moves(&app).len(), 1);
}

#[test]
fn a_click_on_a_group_goes_through_its_pyramids_and_takes_none() {
    let mut app = deal(2, "End");
    let group = Command::Pyramids(Pyramids::Group("R2".parse().expect("a group")));
    for number in [15, 26, 34, 50, 69, 15] {
        click(&mut app, group);
        assert_eq!(state(&app), format!("Anna: R2 on {number}"));
        let scene = app.scene();
        let table = scene.pyramids().expect("the table");
        let mandala::app::pyramids::StageView::Choose { choice, .. } = &table.stage else {
            panic!("nobody chooses");
        };
        let alike: Vec<u8> = choice.alike(table.game).iter().map(Place::number).collect();
        assert_eq!(alike, [15, 26, 34, 50, 69]);
    }
    assert!(moves(&app).is_empty());
}

#[test]
fn the_wheel_goes_through_what_lies_ahead() {
    let mut app = deal(2, "Home");
    for (down, number) in [(true, 2), (true, 3), (false, 2), (false, 1), (false, 75)] {
        wait(1_000);
        assert!(app.wheel(down), "the wheel means something");
        assert!(state(&app).ends_with(&format!(" on {number}")));
    }
}

#[test]
fn a_refusal_says_why_and_leaves_nothing_to_be_taken() {
    let mut app = at(position(MIDDLE), "");
    for (command, reason) in [
        (place(5), "The pyramid on 5 is gone."),
        (place(20), "The pyramid on 20 is gone: Beth took it."),
    ] {
        press(&mut app, "Home");
        click(&mut app, command);
        assert_eq!(notice(&app).as_deref(), Some(reason));
        assert_eq!(state(&app), "Anna chooses");
    }
    for (keys, reason) in [
        ("g", "No green pyramid lies ahead of you."),
        ("y 3", "No large yellow pyramid lies ahead of you."),
        ("Esc 1 r 1", "No small red pyramid lies ahead of you."),
    ] {
        press(&mut app, "Home");
        press(&mut app, keys);
        assert_eq!(notice(&app).as_deref(), Some(reason), "{keys}");
        press(&mut app, "Enter");
        assert!(moves(&app).is_empty(), "{keys}");
    }
    // The color that was typed stays asked for, even where there is none of it.
    press(&mut app, "Home g 2 Enter");
    assert!(moves(&app).is_empty());
    press(&mut app, "g 2");
    assert_eq!(notice(&app).as_deref(), Some("No medium green pyramid lies ahead of you."));
    press(&mut app, "r 1 2");
    assert_eq!(state(&app), "Anna: R2 on 40");
    // Beth has passed the rest of the sand below 20.
    press(&mut app, "Esc b Enter");
    assert_eq!(moves(&app), ["Anna 14"]);
    click(&mut app, place(16));
    assert_eq!(
        notice(&app).as_deref(),
        Some("16 is behind the pawn on 20, and pawns only go forward.")
    );
}

#[test]
fn a_key_goes_through_what_would_finish_a_group() {
    let mut app = at(position(MIDDLE), "n");
    assert_eq!(state(&app), "Anna: U1 on 12");
    // The last of B3; then what would let these fall into the eye.
    for number in [14, 16, 40, 41, 50, 60, 70, 12] {
        press(&mut app, "n");
        assert!(state(&app).ends_with(&format!(" on {number}")));
    }
    let mut app = deal(2, "n");
    assert_eq!(state(&app), "Anna: B1 on 75", "which ends the game");
    press(&mut app, "Home Enter n");
    assert_eq!(state(&app), "Beth: B1 on 75");
    let mut app = deal(3, "n");
    assert_eq!(notice(&app).as_deref(), Some("Nothing you can take now would finish a group."));
    assert_eq!(state(&app), "Anna chooses");
    press_dead(&mut app, "x p 4 Space");
}

#[test]
fn the_preview_is_what_the_rules_say() {
    let mut app = deal(4, "");
    for number in [9, 3, 12, 1, 30, 31, 45] {
        let keys = super::help::go_to(&app, number);
        press(&mut app, &keys);
        let (after, report) = {
            let scene = app.scene();
            let table = scene.pyramids().expect("the table");
            let mandala::app::pyramids::StageView::Choose { preview, .. } = &table.stage else {
                panic!("nobody chooses");
            };
            let preview = preview.as_ref().expect("a preview");
            (preview.after.clone(), preview.report.clone())
        };
        press(&mut app, "Enter");
        assert_eq!(course(&app).game(), &after);
        assert_eq!(course(&app).steps().last().map(|step| &step.report), Some(&report));
    }
}
