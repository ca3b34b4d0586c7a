//! A computer at the card table: a person alone against it hands nothing over, its moves
//! are shown after a pause, and its cards never are.

use crate::calm::tap;
use crate::common::app::App;
use std::time::Duration;

use mandala::app::cards::StageView;
use mandala::app::start::{First, Line};
use mandala::app::{AnyTable, Effects, Event, Opening, Party, Save, Settings};
use mandala::record::cards::{Move, Record};
use mandala::record::{Computers, Names};
use mandala::rules::{Kind, Level, Player, Seat};

use crate::common::clock::{now, rest, wait};
use crate::help::{TURN, key, names, position, press, seeds, state, think, without_motion};
use crate::screens::dump::{PLAIN, drawn};

/// Who plays, with computers at these levels; 0 is a person.
pub fn party_of(kind: Kind, one: u8, two: u8) -> Party {
    let level = |number| Level::new(kind, number);
    let computers =
        Computers::default().with(Player::One, level(one)).with(Player::Two, level(two));
    Party { names: names(), computers }
}

/// The same at the card table.
pub fn party(one: u8, two: u8) -> Party {
    party_of(Kind::Cards, one, two)
}

/// A game just dealt, and player one starts.
fn dealt(one: u8, two: u8, settings: Settings) -> App {
    let first = First::Seat(Player::One.into());
    App::deal(settings, seeds(42), Kind::Cards, party(one, two), first)
}

/// Lets the computer to decide make up its mind, but not move yet where things move.
pub use crate::help::answer as decide;

/// The position of a turn, with a computer of level 1 as player two, after these keys of
/// player one; the computer has decided, but not yet moved.
pub fn decided(keys: &str) -> App {
    let mut app = at_turn(Settings::default());
    press(&mut app, keys);
    decide(&mut app);
    app
}

pub fn at_turn(settings: Settings) -> App {
    let mut course = position(TURN);
    course.seat(party(0, 1).computers);
    App::resume(settings, seeds(1), course)
}

/// The same position after a play into a Field and the computer's answer, which drew
/// nothing either.
pub fn answered() -> App {
    let mut course = position(TURN);
    course.seat(party(0, 1).computers);
    for action in ["grow left green 1", "grow left purple 1"] {
        let action = action.parse().expect("an action");
        course.play(action).expect("legal");
    }
    App::resume(Settings::default(), seeds(1), course)
}

/// What the screen says.
pub fn rows_of(app: &App) -> Vec<String> {
    drawn(app, PLAIN, (80, 24))
}

pub fn moves(app: &App) -> usize {
    let course = app.table().and_then(AnyTable::cards);
    course.expect("a game of cards").moves().len()
}

/// Whose cards are up.
fn up(app: &App) -> Vec<Player> {
    let scene = app.scene();
    let table = scene.cards().expect("the table");
    let is_up = |&player: &Player| table.open[player].is_some();
    Player::BOTH.into_iter().filter(is_up).collect()
}

#[test]
fn a_person_alone_begins_with_their_cards_up_and_needs_no_handover() {
    let app = at_turn(Settings::default());
    assert_eq!(state(&app), "choose nothing");
    assert_eq!(up(&app), [Player::One]);
}

#[test]
fn the_computers_cards_never_turn_up_while_it_decides_or_after() {
    let mut app = decided("r 1 m Enter");
    assert_eq!(state(&app), "waiting for two");
    assert_eq!(up(&app), [Player::One]);
    press(&mut app, "Enter");
    assert_eq!(state(&app), "choose nothing");
    assert_eq!(up(&app), [Player::One]);
    assert_eq!(moves(&app), 2);
}

#[test]
fn the_person_sits_at_the_bottom() {
    for (one, two, bottom) in [(0, 3, Player::One), (3, 0, Player::Two)] {
        let app = dealt(one, two, Settings::default());
        let scene = app.scene();
        assert_eq!(scene.cards().expect("the table").bottom, bottom);
    }
}

#[test]
fn what_the_computer_did_is_told_when_it_is_the_persons_turn() {
    let mut app = decided("r 1 m Enter");
    press(&mut app, "Enter");
    let scene = app.scene();
    let table = scene.cards().expect("the table");
    assert!(table.against_computer && !table.recap.is_empty());
}

#[test]
pub fn without_motion_a_computer_moves_as_soon_as_it_has_decided() {
    let mut app = at_turn(without_motion());
    press(&mut app, "r 1 m Enter");
    assert_eq!(state(&app), "waiting for two");
    decide(&mut app);
    assert_eq!(state(&app), "choose nothing");
}

#[test]
fn a_move_waits_until_what_lies_on_top_is_closed() {
    let mut app = decided("r 1 m Enter");
    tap(&mut app, "?");
    for _ in 0..100 {
        app.tick();
    }
    assert_eq!(moves(&app), 1);
    assert!(!app.thinks(), "it is not asked again");
    press(&mut app, "Esc");
    assert_eq!(moves(&app), 1, "the table has to be seen first");
    press(&mut app, "Enter");
    assert_eq!(moves(&app), 2);
}

#[test]
fn nothing_moves_in_a_terminal_that_is_too_small() {
    let mut app = decided("r 1 m Enter");
    app.resized(false);
    for _ in 0..100 {
        app.tick();
    }
    app.resized(true);
    assert_eq!(moves(&app), 1);
    for _ in 0..20 {
        app.tick();
    }
    assert_eq!(moves(&app), 2);
}

#[test]
fn help_and_a_new_size_leave_the_cards_of_a_person_alone_up() {
    let mut app = at_turn(Settings::default());
    press(&mut app, "g 1 ? Esc");
    app.resized(true);
    assert_eq!(up(&app), [Player::One]);
    press(&mut app, "Space");
    assert_eq!(up(&app), []);
    press(&mut app, "Space");
    assert_eq!(up(&app), [Player::One]);
}

#[test]
fn two_computers_can_be_watched_to_the_end_and_no_hand_is_shown() {
    let mut app = dealt(1, 1, without_motion());
    while let Some(task) = app.task() {
        assert_eq!(up(&app), []);
        app.answered(think(task));
    }
    press(&mut app, "z");
    assert_eq!(state(&app), "over");
}

#[test]
fn a_resumed_game_goes_on_as_it_would_have() {
    let mut app = dealt(2, 2, without_motion());
    for _ in 0..12 {
        decide(&mut app);
    }
    let text = app.record().expect("dealt").text_up_to(usize::MAX);
    let record: Record = text.parse().expect("a record");
    let mut again = App::resume(without_motion(), seeds(7), record);
    for _ in 0..12 {
        decide(&mut app);
        decide(&mut again);
    }
    let line = |app: &App| -> Vec<Move> {
        let course = app.table().and_then(AnyTable::cards).expect("cards");
        course.moves().collect()
    };
    assert_eq!(line(&app), line(&again));
}

#[test]
fn a_computer_agrees_to_an_end_and_plays_again() {
    let mut app = dealt(0, 4, Settings::default());
    press(&mut app, "q a y");
    assert_eq!(state(&app), "over");
    rest(&mut app);
    press(&mut app, "a");
    let kept = app.record().expect("dealt").text_up_to(0);
    assert!(kept.contains("\ncomputer: two 4\n"), "{kept}");
    assert_eq!(state(&app), "waiting for two");
}

#[test]
fn the_start_screen_lets_a_computer_play_in_a_seat() {
    let mut app = App::start(Settings::default(), seeds(42), Opening::default(), None);
    press(&mut app, "Down Right Right Right");
    let level = |app: &App, seat: Seat| {
        let scene = app.scene();
        scene.start().expect("start").computers.of(seat).map(Level::number)
    };
    let two = Seat::from(Player::Two);
    assert_eq!(level(&app, two), Some(3));
    assert_eq!(app.scene().start().map(|start| start.focus), Some(Line::Name(two)));
    press(&mut app, "Left");
    assert_eq!(level(&app, two), Some(2));
    press(&mut app, "Left Left");
    assert_eq!(level(&app, two), None);
    press(&mut app, "Left");
    assert_eq!(level(&app, two), Some(7));
    press(&mut app, "Down Down Enter");
    let kept = app.record().expect("dealt").text_up_to(0);
    assert!(kept.contains("\ncomputer: two 7\n"), "{kept}");
}

#[test]
fn names_alone_are_a_party_of_people() {
    let party = Party::from(Names::new("Anna", "Beth").expect("good names"));
    assert!(party.computers.is_empty());
}

#[test]
fn the_stage_of_a_computer_is_told_with_its_seat() {
    let app = dealt(5, 0, Settings::default());
    let scene = app.scene();
    let stage = scene.cards().expect("the table").stage;
    assert_eq!(stage, StageView::Waiting { player: Player::One, can_undo: false });
}

#[test]
fn hidden_cards_of_a_person_alone_ask_nobody_to_look_away() {
    let mut app = at_turn(Settings::default());
    press(&mut app, "Space");
    let screen = rows_of(&app).join("\n");
    assert!(screen.contains("Your cards are hidden. Space shows them."), "{screen}");
    assert!(!screen.contains("look away"), "{screen}");
}

#[test]
fn a_computer_is_not_asked_whether_it_agrees() {
    let mut app = at_turn(Settings::default());
    press(&mut app, "q a");
    let screen = rows_of(&app).join("\n");
    assert!(screen.contains("The computer agrees."), "{screen}");
}

#[test]
fn the_start_screen_says_which_level_of_how_many_a_computer_has() {
    let mut app = App::start(Settings::default(), seeds(42), Opening::default(), None);
    press(&mut app, "Down Right Right Right Down");
    let screen = rows_of(&app).join("\n");
    assert!(screen.contains("Bottom:   Beth   ◂ 3 casual ▸"), "{screen}");
}

/// A person's new cards are not dealt a second time while the computer's move is shown.
#[test]
fn the_computers_move_leaves_the_persons_hand_as_it_lies() {
    let mut app = decided("r 1 m Enter");
    rest(&mut app);
    press(&mut app, "Enter");
    let hand = |app: &App| rows_of(app)[18..20].join("\n");
    let moving = hand(&app);
    rest(&mut app);
    assert_eq!(hand(&app), moving);
}

#[test]
fn a_motion_goes_on_while_a_computer_thinks_and_then_nothing_wakes_the_table() {
    let mut app = at_turn(Settings::default());
    press(&mut app, "r 1 m Enter");
    let mut pictures = 0;
    while app.moves() {
        app.shown(now());
        let picture = now() + Duration::from_millis(35);
        assert_eq!(app.effects.wake, Some(picture), "the next picture");
        wait(35);
        app.on(Event::Tick, now());
        pictures += 1;
    }
    assert_eq!(pictures, 10);
    assert!(app.thinks());
    app.shown(now());
    assert_eq!(app.effects.wake, None, "the answer will ring");
}

#[test]
fn a_computer_does_not_move_before_a_slow_motion_is_over() {
    let mut app = decided("r 1 m Enter");
    for _ in 0..10 {
        assert_eq!(moves(&app), 1);
        app.shown(now());
        let wake = app.effects.wake.expect("the next picture");
        assert!(wake > now(), "until then keys are waited for");
        wait(100);
        app.on(Event::Tick, now());
    }
    assert_eq!(moves(&app), 2);
}

#[test]
fn what_a_computer_does_while_the_table_is_drawn_is_shown_at_once() {
    let mut app = decided("r 1 m Enter");
    rest(&mut app);
    app.shown(now());
    wait(5_000);
    app.shown(now());
    assert_eq!(moves(&app), 2);
    assert!(app.effects.show);
    assert!(app.effects.is_pressing());
}

#[test]
fn the_time_in_which_the_program_was_stopped_is_no_pause_before_a_computers_move() {
    let mut app = decided("r 1 m Enter");
    rest(&mut app);
    app.shown(now());
    wait(60_000);
    app.came_back();
    assert_eq!(moves(&app), 1);
    app.shown(now());
    wait(5_000);
    app.on(Event::Tick, now());
    assert_eq!(moves(&app), 2);
}

#[test]
fn no_move_and_no_game_is_forgotten_over_a_look_whether_all_is_safe() {
    let saves = |earlier, later| {
        let mut effects = Effects { save: earlier, ..Effects::default() };
        effects.add(Effects { save: later, ..Effects::default() });
        effects.save
    };
    for later in [None, Some(Save::Check)] {
        assert!(matches!(saves(Some(Save::Move), later), Some(Save::Move)));
    }
    for later in [None, Some(Save::Check), Some(Save::Move)] {
        let begun = saves(Some(Save::Begin(None)), later);
        assert!(matches!(begun, Some(Save::Begin(None))));
    }
    let moved = saves(Some(Save::Check), Some(Save::Move));
    assert!(matches!(moved, Some(Save::Move)));
}

/// Nobody can have meant a key for what they have not seen yet.
#[test]
fn a_key_right_after_a_computers_move_chooses_nothing() {
    let mut app = decided("r 1 m Enter");
    rest(&mut app);
    app.shown(now());
    wait(5_000);
    app.on(Event::Tick, now());
    assert_eq!((state(&app).as_str(), moves(&app)), ("choose nothing", 2));
    // The screen still shows the table before the move.
    wait(1_000);
    app.press(key("b"), now());
    assert_eq!(state(&app), "choose nothing");
    app.shown(now());
    wait(200);
    app.press(key("b"), now());
    assert_eq!(state(&app), "choose black");
}

#[test]
fn a_person_alone_turns_their_cards_up_and_down_as_quickly_as_they_like() {
    let mut app = at_turn(Settings::default());
    for cards in [&[][..], &[Player::One], &[], &[Player::One]] {
        tap(&mut app, "Space");
        assert_eq!(up(&app), cards);
    }
}

#[test]
fn in_a_draft_a_person_alone_sees_their_cards_and_asks_nobody_to_look_away() {
    let mut app = at_turn(without_motion());
    press(&mut app, "b 1 m Enter");
    assert_eq!(state(&app), "draft nothing, up");
    assert_eq!(up(&app), [Player::One]);
    tap(&mut app, "Space");
    assert_eq!(state(&app), "draft nothing, covered");
    tap(&mut app, "Space");
    assert_eq!(state(&app), "draft nothing, up");
}
