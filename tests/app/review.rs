//! The review of a finished game on the screen: its progress, what it found, and stepping
//! through that on the table.

use std::sync::atomic::AtomicBool;

use crate::common::app::App;
use mandala::app::keymap::Context;
use mandala::app::{ReviewView, Settings};
use mandala::record::cards::Record;
use mandala::record::{AnyRecord, Names};
use mandala::rules::cards::Layout;
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Color, Player};

use crate::common::{names, pick, tiles};
use crate::help::{answer, press, seeds, state, think};
use crate::screens::dump::{PLAIN, THEMES, uncut as screen};

/// A game of random actions that its players agreed to end after so many.
pub fn ended(moves: usize, names: Names) -> Record {
    let mut record = unfinished(moves, names);
    record.agree_to_end().expect("no draft is under way");
    record
}

pub fn unfinished(moves: usize, names: Names) -> Record {
    let mut record = Record::new(3, names, Player::One);
    play_on(&mut record, moves);
    record
}

/// Plays so many random actions.
fn play_on(record: &mut Record, moves: usize) {
    let mut chance = Shuffler::new(3);
    for _ in 0..moves {
        let action = pick(&record.game().legal_actions(), &mut chance).expect("a turn");
        record.play(action).expect("legal");
    }
}

pub fn replay(record: impl Into<AnyRecord>, keys: &str) -> App {
    let mut app = App::replay(Settings::default(), record);
    press(&mut app, keys);
    app
}

/// A record of cards whose review was asked for.
pub fn asked() -> App {
    replay(ended(4, names()), "v")
}

/// A record of cards with its review on top.
pub fn reviewed(moves: usize) -> App {
    let mut app = replay(ended(moves, names()), "v");
    answer(&mut app);
    app
}

/// A game that was just played to its end.
pub fn played() -> App {
    let mut app = App::resume(Settings::default(), seeds(1), unfinished(8, names()));
    press(&mut app, "q a y");
    while app.scene().cards().expect("the table").motion.is_some() {
        app.tick();
    }
    assert_eq!(app.context(), Context::Over);
    app
}

/// Before which decisions the review would stop, in its order.
pub fn mistakes(app: &App) -> Vec<usize> {
    let scene = app.scene();
    match &scene.cards().expect("the table").review {
        Some(ReviewView::Done(review, _)) => {
            review.mistakes().map(|decision| decision.step).collect()
        }
        _ => panic!("no review"),
    }
}

#[test]
fn a_review_does_not_depend_on_the_seed() {
    let shown = |seed| {
        let mut cards = Color::ALL.repeat(18);
        Shuffler::new(3).shuffle(&mut cards);
        let deck = Layout::new(cards).expect("a whole deck");
        let record = Record::from_layout(deck, seed, names(), Player::One);
        let mut record = record.expect("a whole deck");
        play_on(&mut record, 12);
        record.agree_to_end().expect("no draft is under way");
        let mut app = replay(record, "v");
        answer(&mut app);
        screen(&app, PLAIN, (140, 44))
    };
    assert_eq!(shown(1), shown(2));
}

#[test]
fn a_review_shows_how_far_it_is_and_then_what_cost_most() {
    let mut app = asked();
    assert_eq!(app.context(), Context::Review);
    let text = screen(&app, PLAIN, (80, 24));
    assert!(text.contains("of 0 decisions") && text.contains("░░░"), "{text}");
    press(&mut app, "Enter");
    let text = screen(&app, PLAIN, (80, 24));
    let told = "The review is still being worked out.";
    assert!(text.contains(told), "{text}");
    answer(&mut app);
    assert!(!app.thinks());
    let text = screen(&app, PLAIN, (80, 24));
    for words in ["Anna's chance to win", "The costliest moves", "Better: ", "^"] {
        assert!(text.contains(words), "{words}: {text}");
    }
    assert!(!text.contains("There is no decision"), "{text}");
}

#[test]
fn leaving_a_review_stops_it_and_it_can_be_asked_for_again() {
    let mut app = asked();
    let late = app.task().expect("a question");
    press(&mut app, "Esc");
    assert_eq!(app.context(), Context::Replay);
    assert!(!app.thinks());
    app.answered(think(late));
    press(&mut app, "v");
    assert!(app.thinks(), "the late answer was ignored");
}

#[test]
fn a_review_that_is_stopped_says_nothing() {
    let mut app = asked();
    let task = app.task().expect("a question");
    assert!(task.think(&AtomicBool::new(true)).is_none());
}

#[test]
fn the_decisions_are_stepped_through_on_the_table_before_they_are_made() {
    let mut app = reviewed(8);
    let steps = mistakes(&app);
    assert!(steps.len() > 1, "random play has mistakes");
    press(&mut app, "Enter");
    assert_eq!(state(&app), format!("replay {} of 9", steps[0]));
    let text = screen(&app, PLAIN, (80, 24));
    assert!(text.contains(" played: ") && text.contains("! Better: "), "{text}");
    press(&mut app, "v Down Enter");
    assert_eq!(state(&app), format!("replay {} of 9", steps[1]));
    // All of them are met on the way through the game, and nothing else.
    press(&mut app, "Home");
    for step in 0..=9 {
        let text = screen(&app, PLAIN, (80, 24));
        assert_eq!(text.contains("Better: "), steps.contains(&step), "{text}");
        press(&mut app, "Right");
    }
}

#[test]
fn after_a_game_a_mistake_leads_back_to_the_review_and_that_to_the_score() {
    let mut app = played();
    let kept = app.games;
    press(&mut app, "v");
    answer(&mut app);
    press(&mut app, "Down Enter");
    assert_eq!(app.context(), Context::Replay);
    let leads_back = |app: &App| screen(app, PLAIN, (80, 24)).contains("Esc review");
    assert!(leads_back(&app), "and says so");
    assert!(!leads_back(&replay(ended(4, names()), "")));
    press(&mut app, "Esc");
    assert_eq!(app.context(), Context::Review);
    press(&mut app, "Esc");
    assert_eq!(app.context(), Context::Over);
    assert_eq!(app.games, kept);
    for keys in ["v Esc", "v v"] {
        press(&mut app, keys);
        assert_eq!(app.context(), Context::Over, "{keys}");
    }
}

#[test]
fn a_mistake_looked_at_in_a_replay_leads_back_to_the_review_and_that_to_the_replay() {
    let mut app = reviewed(12);
    for (key, context) in
        [("Enter", Context::Replay), ("Esc", Context::Review), ("Esc", Context::Replay)]
    {
        press(&mut app, key);
        assert_eq!(app.context(), context);
    }
    press(&mut app, "Esc");
    assert_eq!(app.context(), Context::Replay, "nothing lies behind it");
}

#[test]
fn an_unfinished_game_is_not_reviewed_and_the_screen_says_why() {
    let mut app = replay(unfinished(8, names()), "v");
    assert!(!app.thinks());
    let text = screen(&app, PLAIN, (80, 24));
    assert!(text.contains("still secret"), "{text}");
    assert!(!text.contains('%'), "{text}");
    // So do the keys that go through what a review found.
    for key in ["n", "b"] {
        press(&mut app, &format!("Esc {key}"));
        assert_eq!(app.context(), Context::Review, "{key}");
        assert!(screen(&app, PLAIN, (80, 24)).contains("still secret"), "{key}");
    }
}

#[test]
fn the_same_record_gives_the_same_review() {
    let look = || screen(&reviewed(6), PLAIN, (100, 30));
    assert_eq!(look(), look());
}

#[test]
fn a_game_of_tiles_is_reviewed_as_well() {
    let record = tiles::played(tiles::WHOLE_GAME, tiles::ACTIONS);
    let mut app = replay(record, "v");
    answer(&mut app);
    let text = screen(&app, PLAIN, (80, 24));
    for words in ["Beth's chance to win", "The costliest moves", "Better: "] {
        assert!(text.contains(words), "{words}: {text}");
    }
}

#[test]
fn nothing_of_a_review_is_cut_at_any_size_whatever_the_names() {
    for (one, two) in [("Anna", "Beth"), ("WWWWWWWWWWWWWWWW", "Maximiliane-Mari")] {
        let names = Names::recorded([one, two]).expect("names that fit");
        let mut app = replay(ended(22, names), "v");
        let sizes = [(60, 20), (80, 24), (100, 30), (120, 38), (140, 44)];
        let look = |app: &App| {
            for theme in THEMES {
                for size in sizes {
                    let text = screen(app, theme, size);
                    assert!(!theme.ascii || text.is_ascii(), "{text}");
                }
            }
        };
        look(&app);
        answer(&mut app);
        for _ in mistakes(&app) {
            press(&mut app, "Down");
            look(&app);
        }
        press(&mut app, "Enter");
        for _ in mistakes(&app) {
            press(&mut app, "n");
            look(&app);
        }
    }
}

#[test]
fn a_replay_is_where_it_was_once_its_review_is_closed() {
    let mut app = reviewed(20);
    press(&mut app, "Esc 5 Enter");
    let here = state(&app);
    press(&mut app, "v Down Down");
    let list = state(&app);
    // A look at one of the decisions, and around it.
    press(&mut app, "Enter");
    assert_ne!(state(&app), here);
    press(&mut app, "Right Right Esc");
    assert!(list.starts_with("review Some(2)"), "{list}");
    assert!(state(&app).starts_with("review Some(2)"), "{}", state(&app));
    press(&mut app, "Esc");
    assert_eq!(state(&app), here);
}
