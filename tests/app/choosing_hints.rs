//! Going through what hints propose: from key to key, at every table.

use crate::common::app::App;
use mandala::app::{Common, Hints};
use mandala::rules::tiles::{Action, Game};
use mandala::story::{Expected, Hint};

use crate::help::{TURN, answer, press, seeds, state};
use crate::hints::{between_people, screen, wanted};
use crate::pyramids;
use crate::screens::dump::{PLAIN, draw, draw_noting_cuts, rows};
use crate::tiles::help::{FLIPS, OPENING, dealt_to, position, script};

const SIZES: [(u16, u16); 5] = [(60, 20), (80, 24), (100, 30), (132, 43), (200, 60)];

/// Tiles between people who want hints.
fn tiles(text: &str, keys: &str) -> App {
    let mut app = App::resume(wanted(), seeds(1), position(text));
    press(&mut app, keys);
    answer(&mut app);
    app
}

fn given(app: &App) -> Vec<Hint<Game>> {
    match app.scene().tiles().expect("the tile table").hints {
        Some(Hints::Given(given)) => given.to_vec(),
        _ => panic!("no hints"),
    }
}

/// How the number of a hint that is chosen is told.
pub fn expected(Expected { chance, lead, .. }: Expected) -> String {
    let points = match lead.unsigned_abs() {
        1 => "1 point".to_string(),
        points => format!("{points} points"),
    };
    match lead {
        0 => format!("Your chance to win: {chance}%, even."),
        1.. => format!("Your chance to win: {chance}%, {points} ahead."),
        _ => format!("Your chance to win: {chance}%, {points} behind."),
    }
}

#[test]
fn tab_goes_on_from_a_tile_after_the_other_way_to_play_on_it_was_chosen() {
    let mut app = script(OPENING, "");
    let mut order = Vec::new();
    while state(&app) != "turn: flip e2" {
        press(&mut app, "Tab");
        order.push(state(&app));
        assert!(order.len() < 60, "{order:?}");
    }
    press(&mut app, "Tab");
    let after = state(&app);
    press(&mut app, "BackTab BackTab");
    let before = state(&app);
    assert_ne!(after, order[0], "it is not the last one");
    for (key, next) in [("Tab", &after), ("BackTab", &before)] {
        press(&mut app, "2 e Space");
        assert_eq!(state(&app), "turn: open e2");
        press(&mut app, key);
        assert_eq!(state(&app), *next);
    }
}

#[test]
fn to_stop_flipping_is_chosen_like_any_other_hint() {
    let mut app = tiles(FLIPS, "t");
    let given = given(&app);
    let actions: Vec<Action> = given.iter().map(|hint| hint.action).collect();
    assert!(actions.contains(&Action::Done), "{actions:?}");
    for hint in &given {
        press(&mut app, "Tab");
        let words = match hint.action {
            Action::Done => "enough".to_string(),
            action => action.to_string(),
        };
        assert_eq!(state(&app), format!("flips: {words}"));
        let text = screen(&app, (80, 24));
        assert!(text.contains(&expected(hint.expected)), "{text}");
    }

    // With one flip left, each hint has a row of its own.
    let mut app = tiles(FLIPS, "7 d Enter t");
    press(&mut app, "x t");
    let (buffer, _) = draw(&app, PLAIN, (132, 43));
    let style_of = |words: &str| {
        let lines = rows(&buffer);
        let mut found = (0..).zip(&lines).filter_map(|(y, line)| {
            let before = line.split_once(words)?.0;
            Some((before.chars().count() as u16, y))
        });
        buffer[found.next().expect("it is said")].style()
    };
    assert_ne!(style_of("Stop  "), style_of("Flip e6"), "it stands out");
}

#[test]
fn tab_goes_through_the_start_tiles_as_hints_propose_them() {
    let mut app = dealt_to(wanted(), "t");
    answer(&mut app);
    let given = given(&app);
    assert_eq!(given.len(), 2, "both tiles");
    for hint in &given {
        press(&mut app, "Tab");
        assert_eq!(state(&app), format!("start: {}", hint.action));
        assert!(screen(&app, (80, 24)).contains(&expected(hint.expected)));
        press(&mut app, "t");
    }
    press(&mut app, "Tab");
    assert_eq!(state(&app), format!("start: {}", given[0].action));
}

#[test]
fn tab_goes_through_all_hints_at_the_card_table_and_then_from_the_first() {
    let mut app = between_people(TURN, wanted(), "Space t");
    answer(&mut app);
    let given: Vec<_> = match app.scene().cards().expect("the table").hints {
        Some(Hints::Given(given)) => given.to_vec(),
        _ => panic!("no hints"),
    };
    assert!(given.len() > 1, "there is more than one thing to do");
    for hint in given.iter().chain(&given[..1]) {
        press(&mut app, "Tab");
        let text = screen(&app, (80, 24));
        assert!(text.contains(&expected(hint.expected)), "{text}");
        assert!(!text.contains("not one of the hints"), "{text}");
    }
}

#[test]
fn a_color_of_a_draft_tells_its_chance_while_the_choosers_cards_are_up() {
    let mut app = between_people(TURN, wanted(), "Space b m 1 Enter Space Space t");
    answer(&mut app);
    let best = match app.scene().cards().expect("the table").hints {
        Some(Hints::Given(given)) => given[0].expected,
        _ => panic!("no hints"),
    };
    press(&mut app, "Tab");
    for (width, height) in SIZES {
        let (rows, cut) = draw_noting_cuts(&app, PLAIN, (width, height));
        assert!(cut.is_empty(), "{cut:?}");
        let text = rows.join("\n");
        let flowing = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flowing.contains(&expected(best)), "{text}");
    }
    press(&mut app, "Space");
    assert!(!screen(&app, (80, 24)).contains("chance to win"));
}

#[test]
fn a_pyramid_that_hints_propose_tells_its_chance() {
    let course = pyramids::help::position(pyramids::help::MIDDLE);
    let mut app = pyramids::hints::between_people(course, "t");
    answer(&mut app);
    let given = match app.scene().pyramids().expect("the table").hints {
        Some(Hints::Given(given)) => given.to_vec(),
        _ => panic!("no hints"),
    };
    for hint in &given {
        press(&mut app, "Tab");
        let told = app.scene().pyramids().expect("the table").judged;
        assert_eq!(told, Some(Common::Expects(hint.expected)));
        let text = screen(&app, (132, 43));
        // It may go on in the next row.
        let flowing = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flowing.contains(&expected(hint.expected)), "{text}");
        press(&mut app, "t");
    }
}

#[test]
fn arrows_go_through_the_choices_and_not_through_the_hints() {
    let mut app = between_people(TURN, wanted(), "Space t");
    answer(&mut app);
    press(&mut app, "Right");
    let picked = state(&app);
    assert_eq!(picked, state(&between_people(TURN, wanted(), "Space Right")));
    assert!(!picked.contains("build") && !picked.contains("grow"), "{picked}");

    let course = || pyramids::help::position(pyramids::help::MIDDLE);
    let mut app = pyramids::hints::between_people(course(), "t");
    answer(&mut app);
    press(&mut app, "Right");
    let plain = pyramids::hints::between_people(course(), "Right");
    assert_eq!(state(&app), state(&plain));
}

#[test]
fn a_choice_that_is_no_hint_says_so() {
    let course = pyramids::help::position(pyramids::help::MIDDLE);
    let mut app = pyramids::hints::between_people(course, "");
    press(&mut app, "t");
    answer(&mut app);
    let hinted = match app.scene().pyramids().expect("the table").hints {
        Some(Hints::Given(given)) => given.iter().map(|hint| hint.action).collect::<Vec<_>>(),
        _ => panic!("no hints"),
    };
    let mut seen = [false; 2];
    for _ in 0..20 {
        press(&mut app, "Right");
        let scene = app.scene();
        let table = scene.pyramids().expect("the table");
        let is_hint = hinted.contains(&table.chosen.expect("a pyramid is chosen"));
        assert_eq!(table.judged == Some(Common::NoHint), !is_hint);
        seen[usize::from(is_hint)] = true;
    }
    assert!(seen[0], "some are no hints");
    assert!(screen(&app, (80, 24)).contains("This is not one of the hints.") || !seen[0]);
}

#[test]
fn escape_puts_hints_away_before_anything_else() {
    let is_hinted = |app: &App| {
        let scene = app.scene();
        let cards = scene.cards().is_some_and(|table| table.hints.is_some());
        let tiles = scene.tiles().is_some_and(|table| table.hints.is_some());
        let pyramids = scene.pyramids().is_some_and(|table| table.hints.is_some());
        cards || tiles || pyramids
    };
    let course = pyramids::help::position(pyramids::help::MIDDLE);
    for mut app in [
        between_people(TURN, wanted(), "Space"),
        between_people(TURN, wanted(), "Space g 1 f"),
        between_people(TURN, wanted(), "Space b m 1 Enter Space Space"),
        between_people(TURN, wanted(), "Space b m 1 Enter Space Space r"),
        App::resume(wanted(), seeds(1), position(OPENING)),
        App::resume(wanted(), seeds(1), position(FLIPS)),
        dealt_to(wanted(), ""),
        dealt_to(wanted(), "p"),
        pyramids::hints::between_people(course, ""),
    ] {
        let before = state(&app);
        press(&mut app, "t");
        answer(&mut app);
        assert!(is_hinted(&app), "{before}");
        press(&mut app, "Esc");
        assert!(!is_hinted(&app), "{before}");
        assert_eq!(state(&app), before, "nothing else changes");
    }
}
