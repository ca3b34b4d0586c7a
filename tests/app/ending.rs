//! The end of a game and the games after it.

use crate::common::app::App;
use mandala::app::Exit;
use mandala::app::start::First;
use mandala::app::{Series, Settings};
use mandala::record::cards::Record;
use mandala::rules::Kind;
use mandala::rules::Player;
use mandala::rules::cards::{Ending, Outcome};
use mandala::rules::shuffle::{first_seat, next_seed};
use mandala::texts::ENGLISH;

use crate::common::clock::rest;
use crate::help::{
    LAST, TURN, at_table, course, moves, names, offers, player, press, press_dead, record, script,
    seeds, state, try_key, up,
};

fn evening(app: &App) -> Series {
    app.scene().cards().expect("a table").series
}

fn agree(app: &mut App) {
    press(app, "q a y");
    rest(app);
}

/// The keys that play the last Mandala out.
const PLAYED_OUT: &str = "Space b m 1 Enter r Enter o Enter";

/// A game that is over, with its last destruction shown to the end.
fn finished() -> App {
    let mut app = script(LAST, PLAYED_OUT);
    assert!(app.moves(), "the last Mandala is destroyed");
    rest(&mut app);
    assert_eq!(state(&app), "over");
    app
}

#[test]
fn a_key_during_the_last_destruction_only_ends_it() {
    for key in ["a", "n", "q", "?", "e"] {
        let mut app = script(LAST, PLAYED_OUT);
        let before = moves(&app);
        assert!(app.moves());
        press(&mut app, key);
        assert!(!app.moves(), "{key}");
        assert_eq!(state(&app), "over", "{key}");
        assert!(app.left().is_none() && moves(&app) == before, "{key}");
        assert!(app.record().is_none(), "{key} dealt no other game");
        press(&mut app, key);
        let went = app.left().is_some() || state(&app) != "over";
        assert!(went, "{key} counts the second time");
    }
    let mut app = script(LAST, PLAYED_OUT);
    press(&mut app, "Ctrl-c");
    assert!(app.left() == Some(Exit::Interrupted), "but Ctrl-C leaves");
}

#[test]
fn both_can_agree_to_end_through_the_question_whether_to_leave() {
    for stage in ["", "Space", "Space g 1", "Space r 1 Enter", "Space g 1 Enter"] {
        let mut app = script(TURN, stage);
        let before = moves(&app).len();
        press(&mut app, "q");
        assert!(offers(&app, "a"));
        press(&mut app, "a");
        assert!(state(&app).starts_with("agree? over"), "{}", state(&app));
        assert_eq!(moves(&app).len(), before);
        press_dead(&mut app, "Enter Space a q");
        assert_eq!(moves(&app).len(), before, "only y agrees");
        press(&mut app, "y");
        assert_eq!(state(&app), "over");
        assert_eq!(moves(&app).last().map(String::as_str), Some("agreed"));
        let verdict = app.scene().cards().expect("a table").verdict;
        assert_eq!(verdict.map(|verdict| verdict.ending), Some(Ending::Agreed));
        assert!(app.left().is_none());
        assert!(app.take_handover());
    }
}

#[test]
fn both_can_think_better_of_it() {
    for back in ["Esc", "n"] {
        let mut app = script(TURN, "Space g");
        press(&mut app, "q a");
        press(&mut app, back);
        assert_eq!(state(&app), "covered");
        assert!(moves(&app).is_empty());
        press(&mut app, "q");
        press(&mut app, back);
        assert_eq!(state(&app), "covered");
        assert!(app.left().is_none());
    }
}

#[test]
fn the_question_whether_to_leave_leaves_only_when_told_to() {
    for leave in ["Enter", "q"] {
        let mut app = script(TURN, "q");
        assert_eq!(state(&app), "quit? over covered");
        assert!(app.left().is_none());
        press_dead(&mut app, "Space x r y Left Tab Backspace e ?");
        press(&mut app, leave);
        assert!(app.left() == Some(Exit::Left));
    }
}

#[test]
fn a_finished_game_is_left_without_a_question() {
    let mut app = finished();
    press(&mut app, "q");
    assert!(app.left() == Some(Exit::Left));
    app = script(LAST, "");
    agree(&mut app);
    press(&mut app, "q");
    assert!(app.left().is_some());
}

#[test]
fn the_score_is_shown_and_the_hands_are_gone() {
    let app = finished();
    let scene = app.scene();
    let table = scene.cards().expect("a table");
    let verdict = table.verdict.expect("the game is over");
    assert_eq!(verdict.ending, Ending::Deck);
    assert_eq!(table.table.hand_len(Player::One), 0);
    let Outcome::Win(winner) = verdict.outcome else {
        panic!("somebody wins");
    };
    assert_eq!(table.series.wins(winner), 1);
    assert_eq!(table.series.wins(winner.other()), 0);
    assert_eq!(up(&app), "nobody's");
}

#[test]
fn nothing_more_can_be_played_when_the_game_is_over() {
    let mut app = finished();
    let before = moves(&app);
    press_dead(&mut app, "Space Enter r g 1 2 m f x u Esc + - Left Tab Backspace");
    assert_eq!(moves(&app), before);
    press(&mut app, "? Esc e Esc");
    assert_eq!(state(&app), "over");
}

#[test]
fn in_a_rematch_the_other_player_starts_with_the_next_seed() {
    let first = First::Seat(Player::Two.into());
    let mut app = App::deal(Settings::default(), seeds(42), Kind::Cards, names(), first);
    let mut seed = 42;
    let mut first = Player::Two;
    for number in 1..=4 {
        assert!(app.take_handover());
        assert_eq!(state(&app), "covered");
        assert_eq!(record(&app).seed(), seed);
        assert_eq!(player(&app), Some(first));
        assert_eq!(app.games, number);
        agree(&mut app);
        assert!(!try_key(&mut app, "Enter"), "the score is not left by accident");
        press_dead(&mut app, "r o y g b Space");
        press(&mut app, "a");
        seed = next_seed(seed);
        first = first.other();
    }
}

#[test]
fn the_rematch_of_a_kept_game_is_a_new_game() {
    let mut app = at_table(Record::new(7, names(), Player::One));
    agree(&mut app);
    press(&mut app, "a");
    assert_eq!(app.games, 2);
    assert_eq!(player(&app), Some(Player::Two), "player one started before");
}

#[test]
fn the_evening_counts_each_game_once() {
    let mut app = finished();
    let after_one = evening(&app);
    assert_eq!(after_one.games(), 1);
    press(&mut app, "? Esc e Esc");
    assert_eq!(evening(&app), after_one);
    press(&mut app, "a");
    assert_eq!(evening(&app), after_one, "the next game is not over yet");
    agree(&mut app);
    let after_two = evening(&app);
    assert_eq!(after_two.games(), 2);
}

#[test]
fn a_draw_counts_for_nobody() {
    let mut app = script(TURN, "");
    agree(&mut app);
    let verdict = course(&app).game().verdict().expect("over");
    // Two orange cards in a Cup with orange in space 1 of the River, against none.
    assert_eq!(verdict.outcome, Outcome::Win(Player::One));
    let text = TURN.replace("rivers:  O  | P", "rivers:  -  | -");
    let mut app = script(&text, "");
    agree(&mut app);
    let evening = evening(&app);
    assert_eq!((evening.wins(Player::One), evening.wins(Player::Two), evening.draws), (0, 0, 1));
}

#[test]
fn a_new_game_asks_for_names_again_and_begins_a_new_evening() {
    let mut app = script(TURN, "");
    agree(&mut app);
    press(&mut app, "n");
    assert_eq!(state(&app), "start");
    {
        let scene = app.scene();
        let form = scene.start().expect("the start screen");
        assert_eq!(form.name(Player::One), "Anna");
        assert_eq!(form.name(Player::Two), "Beth");
        assert_eq!(form.first, First::Drawn);
    }
    assert!(app.record().is_none());
    press(&mut app, "Enter");
    assert_eq!(state(&app), "covered");
    assert_eq!(player(&app), Player::try_from(first_seat(1, 2)).ok(), "drawn by the seed");
    let evening = evening(&app);
    assert_eq!(evening.games(), 0);
    agree(&mut app);
    let evening = self::evening(&app);
    assert_eq!(evening.games(), 1);
}

#[test]
fn the_coming_end_is_announced() {
    let warnings = |text: &str| {
        let app = script(text, "");
        let scene = app.scene();
        let table = scene.cards().expect("a table");
        let say = |it| ENGLISH.house().warning(it, table.names);
        table.warnings.iter().map(say).collect::<Vec<_>>()
    };
    assert!(warnings(TURN).is_empty());
    assert_eq!(warnings(LAST), ["The deck ran out: the next Mandala is the last"]);
    let five = TURN.replace("rivers:  O  | P", "rivers:  OYGPB  | P");
    assert_eq!(warnings(&five), ["One more new color for Anna ends the game"]);
}
