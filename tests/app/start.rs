//! The start screen: names, who starts, a kept game.

use std::sync::Arc;

use crate::common::app::App;
use crate::common::clock::rest;
use mandala::app::Exit;
use mandala::app::command::Command;
use mandala::app::start::{Damage, First, GameFile, Line, Start, Unfinished};
use mandala::app::{Opening, Settings};
use mandala::plain::Plain;
use mandala::record::cards::Record;
use mandala::record::{AnyRecordError, NAME_LIMIT, NameError, Names, Reason, RecordError};
use mandala::rules::Kind;
use mandala::rules::Player;
use mandala::rules::shuffle::first_seat;
use mandala::texts::ENGLISH;

use crate::help::{click, names, player, press, press_dead, record, seeds, state, type_text};
use crate::review::ended;
use crate::screens::dump::{PLAIN, drawn};
use crate::shelf::Games;

fn open(given: Option<Names>, first: First, kept: Option<Unfinished>) -> App {
    let opening = Opening { names: given, first, ..Opening::default() };
    App::start(Settings::default(), seeds(7), opening, kept)
}

fn fresh() -> App {
    open(None, First::Drawn, None)
}

fn form(app: &App) -> Start {
    app.scene().start().expect("the start screen").clone()
}

/// A game that was begun before.
fn kept() -> Record {
    Record::new(42, names(), Player::Two)
}

/// What is wrong with its file.
pub fn damage() -> Damage {
    Damage {
        path: "games/old.mandala".into(),
        error: AnyRecordError::Cards(RecordError { line: 9, reason: Reason::Damaged, good: None }),
    }
}

fn offer(damage: Option<Damage>) -> Unfinished {
    Unfinished { record: kept().into(), file: damage.map(GameFile::Damaged) }
}

/// What is wrong with the names, as it is told.
fn problem(app: &App) -> Option<String> {
    form(app).problem.map(|error| ENGLISH.records().name_error(error))
}

#[test]
fn enter_alone_deals_with_stand_in_names() {
    let mut app = fresh();
    assert_eq!(form(&app).focus, Line::Name(Player::One.into()));
    press(&mut app, "Enter Enter Enter Enter");
    assert_eq!(state(&app), "covered");
    assert_eq!(record(&app).names(), &names());
    assert_eq!(record(&app).seed(), 7);
    assert_eq!(player(&app), Player::try_from(first_seat(7, 2)).ok());
    assert!(app.take_handover());
}

#[test]
fn names_are_typed_letter_by_letter() {
    let mut app = fresh();
    type_text(&mut app, "Zoë q");
    press(&mut app, "Enter");
    type_text(&mut app, "HJKL");
    press(&mut app, "Backspace Enter Enter Enter");
    assert_eq!(record(&app).names(), &Names::new("Zoë q", "HJK").expect("good"));
}

#[test]
fn every_letter_that_is_a_key_elsewhere_can_stand_in_a_name() {
    let mut app = fresh();
    type_text(&mut app, "qehjklnromfx12+-");
    assert_eq!(form(&app).typed(Player::One), "qehjklnromfx12+-");
    assert_eq!(state(&app), "start");
}

#[test]
fn a_name_takes_only_so_many_and_only_fitting_characters() {
    let mut app = fresh();
    type_text(&mut app, "A:#@n\u{200b}\u{7}");
    assert_eq!(form(&app).typed(Player::One), "An");
    type_text(&mut app, &"x".repeat(40));
    assert_eq!(form(&app).typed(Player::One).chars().count(), NAME_LIMIT);
    assert_eq!(form(&app).problem, Some(NameError::TooLong));
    for _ in 0..20 {
        press(&mut app, "Backspace");
    }
    assert_eq!(form(&app).typed(Player::One), "");
    assert_eq!(form(&app).name(Player::One), "Anna");
}

#[test]
fn a_character_that_fits_no_name_is_told() {
    let mut app = fresh();
    for (c, reason) in [
        (":", "only visible characters"),
        ("\u{200b}", "only visible characters"),
        ("\u{301}", "no combining marks"),
    ] {
        type_text(&mut app, "e");
        assert_eq!(form(&app).problem, None);
        type_text(&mut app, c);
        let problem = problem(&app).expect("a reason");
        assert!(problem.contains(reason), "{problem}");
    }
    assert_eq!(form(&app).typed(Player::One), "eee");
}

#[test]
fn names_of_an_old_record_can_be_used_again() {
    let old = Names::recorded(["Zoe\u{308}", "Anna  B"]).expect("good names");
    let mut app = open(Some(old.clone()), First::Drawn, None);
    press(&mut app, "Enter Enter");
    assert_eq!(record(&app).names(), &old);
    // Changed, they are new.
    let mut app = open(Some(old), First::Drawn, None);
    press(&mut app, "Up");
    type_text(&mut app, "x");
    press(&mut app, "Enter Enter Enter");
    assert_eq!(state(&app), "start");
    let problem = problem(&app).expect("a reason");
    assert!(problem.contains("no combining marks"), "{problem}");
}

#[test]
fn names_that_are_alike_are_refused_when_dealing() {
    let mut app = fresh();
    type_text(&mut app, "Eve");
    press(&mut app, "Enter");
    type_text(&mut app, " eve ");
    press(&mut app, "Enter Enter Enter");
    assert_eq!(state(&app), "start");
    let reason = problem(&app);
    assert_eq!(reason.as_deref(), Some("the players need different names"));
    press(&mut app, "Up");
    assert_eq!(form(&app).problem, None);
    press(&mut app, "Up");
    type_text(&mut app, "tte");
    press(&mut app, "Enter Enter Enter");
    assert_eq!(record(&app).names().of(Player::Two), "eve tte");
}

#[test]
fn a_blank_name_is_a_stand_in() {
    let mut app = fresh();
    type_text(&mut app, "   ");
    press(&mut app, "Enter Enter Enter Enter");
    assert_eq!(record(&app).names(), &names());
}

#[test]
fn who_starts_is_chosen_on_its_line() {
    let mut app = fresh();
    press(&mut app, "Down Tab");
    assert_eq!(form(&app).focus, Line::First);
    for (key, first) in [
        ("Right", First::Seat(Player::One.into())),
        ("l", First::Seat(Player::Two.into())),
        ("Space", First::Drawn),
        ("Left", First::Seat(Player::Two.into())),
        ("h", First::Seat(Player::One.into())),
        ("Right", First::Seat(Player::Two.into())),
    ] {
        press(&mut app, key);
        assert_eq!(form(&app).first, first, "{key}");
    }
    press(&mut app, "Enter Enter");
    assert_eq!(player(&app), Some(Player::Two));
}

#[test]
fn the_cursor_goes_round_the_lines() {
    let mut app = fresh();
    let lines = [
        Line::Name(Player::Two.into()),
        Line::First,
        Line::Deal,
        Line::Learn,
        Line::Practice,
        Line::Game,
        Line::Name(Player::One.into()),
    ];
    for line in lines {
        press(&mut app, "Down");
        assert_eq!(form(&app).focus, line);
    }
    press(&mut app, "Up Up Up Up");
    assert_eq!(form(&app).focus, Line::Deal);
    press(&mut app, "BackTab Tab");
    assert_eq!(form(&app).focus, Line::Deal);
    press_dead(&mut app, "x q e Backspace Home");
}

#[test]
fn names_given_on_the_command_line_are_filled_in() {
    let given = Names::new("Kim", "Lou").expect("good names");
    let mut app = open(Some(given.clone()), First::Seat(Player::Two.into()), None);
    assert_eq!(form(&app).focus, Line::First);
    assert_eq!(form(&app).first, First::Seat(Player::Two.into()));
    press(&mut app, "Enter Enter");
    assert_eq!(record(&app).names(), &given);
    assert_eq!(player(&app), Some(Player::Two));
}

#[test]
fn a_kept_game_is_offered_first() {
    let mut app = open(None, First::Drawn, Some(offer(None)));
    let start = form(&app);
    assert_eq!(start.focus, Line::Resume);
    let title = start.offer().expect("an offer");
    let [told, ..] = ENGLISH.start().kept_game(title, &title.names, None);
    assert_eq!(told, "Cards with Anna and Beth, turn 1");
    assert_eq!(start.offer().unwrap().damage, None);
    press(&mut app, "Enter");
    assert_eq!(state(&app), "covered");
    assert_eq!(record(&app), kept());
    assert!(app.take_handover());
}

#[test]
fn a_kept_game_can_be_left_alone() {
    let mut app = open(None, First::Drawn, Some(offer(None)));
    press(&mut app, "Up Up Up Enter");
    assert_eq!(state(&app), "covered");
    assert_eq!(record(&app).seed(), 7);
}

#[test]
fn the_file_of_a_kept_game_goes_on_with_that_game_alone() {
    let damage = || Damage {
        path: "games/old.mandala".into(),
        error: AnyRecordError::Cards(RecordError { line: 9, reason: Reason::Damaged, good: None }),
    };
    let mut app = open(None, First::Drawn, Some(offer(Some(damage()))));
    press(&mut app, "Enter");
    assert_eq!(record(&app), kept());
    assert!(matches!(&app.file, Some(GameFile::Damaged(it)) if *it == damage()));
    // Whatever is dealt instead, or after it, begins a file of its own.
    press(&mut app, "q a y");
    rest(&mut app);
    press(&mut app, "a");
    assert_eq!((app.games, app.file.is_some()), (2, false));
    let mut app = open(None, First::Drawn, Some(offer(Some(damage()))));
    press(&mut app, "Up Up Up Enter");
    assert_eq!(record(&app).seed(), 7);
    assert_eq!((app.games, app.file.is_some()), (1, false));
}

#[test]
fn damage_of_a_kept_game_is_told_until_it_is_left() {
    let damage = damage();
    let mut app = open(None, First::Drawn, Some(offer(Some(damage.clone()))));
    assert_eq!(form(&app).offer().unwrap().damage, Some(damage.clone()));
    press(&mut app, "Down Up ? Esc");
    assert_eq!(form(&app).offer().unwrap().damage, Some(damage.clone()));
    assert_eq!(
        ENGLISH.start().damage(&Plain::quote("old.mandala"), &damage.error),
        "old.mandala is damaged: line 9: the check digits do not match: this line or one above \
         was changed. You can go on from before that; the file is kept."
    );
    press(&mut app, "Enter");
    assert_eq!(record(&app), kept());
}

#[test]
fn clicks_go_to_a_line_and_deal() {
    let mut app = fresh();
    click(&mut app, Command::Focus(Line::Name(Player::Two.into())));
    assert_eq!(form(&app).focus, Line::Name(Player::Two.into()));
    click(&mut app, Command::Focus(Line::First));
    assert_eq!((form(&app).focus, form(&app).first), (Line::First, First::Drawn));
    click(&mut app, Command::Focus(Line::First));
    assert_eq!(form(&app).first, First::Seat(Player::One.into()));
    click(&mut app, Command::Focus(Line::Resume));
    assert_eq!(form(&app).focus, Line::First);
    click(&mut app, Command::Focus(Line::Deal));
    assert_eq!(state(&app), "covered");
    assert_eq!(player(&app), Some(Player::One));
}

#[test]
fn help_opens_over_the_start_screen() {
    let mut app = fresh();
    press(&mut app, "?");
    assert_eq!(state(&app), "help 0 over start");
    press(&mut app, "Esc");
    assert_eq!(form(&app).typed(Player::One), "", "? is not typed");
}

#[test]
fn the_start_screen_is_left_without_a_question() {
    for keys in ["Esc", "Down Down Esc"] {
        let mut app = fresh();
        press(&mut app, keys);
        assert!(app.left() == Some(Exit::Left));
    }
    let mut app = fresh();
    press(&mut app, "Ctrl-c");
    assert!(app.left() == Some(Exit::Interrupted));
}

#[test]
fn dealing_at_once_goes_straight_to_the_first_handover() {
    let mut app = App::deal(Settings::default(), seeds(3), Kind::Cards, names(), First::Drawn);
    assert_eq!(state(&app), "covered");
    assert_eq!(player(&app), Player::try_from(first_seat(3, 2)).ok());
    assert!(app.take_handover());
}

/// The start screen for the card game, where games of these kinds were finished.
fn after(finished: &[Kind], kept: Option<Unfinished>) -> App {
    let shelf = Arc::new(Games::default());
    App::after(finished.to_vec(), Opening::default(), kept, shelf)
}

/// Whether the start screen has a word for newcomers.
fn greets(app: &App) -> bool {
    let rows = drawn(app, PLAIN, (80, 24));
    let word = ENGLISH.start().newcomers();
    rows.iter().any(|row| row.contains(word))
}

#[test]
fn whoever_never_finished_a_game_is_led_to_its_lesson() {
    let mut app = after(&[Kind::Tiles, Kind::Pyramids], None);
    assert_eq!(form(&app).focus, Line::Learn);
    assert!(greets(&app));
    press(&mut app, "Enter");
    let rows = drawn(&app, PLAIN, (80, 24));
    assert!(rows.iter().any(|row| row.contains("Collect cards of sand")));
    press(&mut app, "Esc");
    assert!(form(&app).lines().contains(&Line::Past));
}

#[test]
fn whoever_finished_a_game_is_not_led_to_its_lesson() {
    let app = after(&[Kind::Cards], None);
    assert_eq!(form(&app).focus, Line::Name(Player::One.into()));
    assert!(!greets(&app));
}

#[test]
fn a_kept_game_comes_before_the_lesson() {
    let app = after(&[], Some(offer(None)));
    assert_eq!(form(&app).focus, Line::Resume);
}

#[test]
fn only_the_games_that_were_never_finished_greet_newcomers() {
    let mut app = after(&[Kind::Cards, Kind::Pyramids], None);
    click(&mut app, Command::Focus(Line::Game));
    for kind in [Kind::Cards, Kind::Tiles, Kind::Pyramids] {
        assert_eq!(form(&app).kind(), kind);
        assert_eq!(greets(&app), kind == Kind::Tiles, "{kind}");
        press(&mut app, "Right");
    }
}

#[test]
fn a_game_finished_this_evening_greets_no_newcomers_any_more() {
    let shelf = Arc::new(Games::default());
    let mut app = App::resume_at_home(Settings::default(), seeds(7), ended(30, names()), shelf);
    press(&mut app, "n");
    assert_eq!(form(&app).kind(), Kind::Cards);
    assert!(!greets(&app));
}
