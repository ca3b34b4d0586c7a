//! The list of past games, and how players stand with each other.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use mandala::app::keymap::Context;
use mandala::app::start::Line;
use mandala::app::{Opening, Saving, Settings};
use mandala::past::{PastGame, Row};
use mandala::record::{Computers, Names};
use mandala::rules::game::Standing;
use mandala::rules::{Kind, Level, Seat};
use mandala::store::{Problem, Stamp};

use crate::common::app::App;
use crate::common::clock::rest;
use crate::common::names;
use crate::help::{answer, click, press, seeds, state};
use crate::review::unfinished;
use crate::screens::dump::{SIZES, THEMES, uncut as screen};
use crate::shelf::{Games, against_levels, game, games, wrong};

fn start(shelf: Games) -> App {
    App::at_home(Settings::default(), seeds(1), Opening::default(), Arc::new(shelf))
}

/// The list of these games, as it is once all that is asked was answered.
pub fn listed(shelf: Games) -> App {
    let mut app = start(shelf);
    press(&mut app, "Up Up Enter");
    settle(&mut app);
    app
}

/// Answers whatever is asked about the files.
pub fn settle(app: &mut App) {
    while app.thinks() {
        answer(app);
    }
}

/// A game of cards that was just played to its end.
pub fn played(shelf: Games) -> App {
    let record = unfinished(8, names());
    let mut app = App::resume_at_home(Settings::default(), seeds(1), record, Arc::new(shelf));
    press(&mut app, "q a y");
    rest(&mut app);
    assert_eq!(app.context(), Context::Over);
    app
}

pub fn text(app: &App) -> String {
    screen(app, THEMES[0], (80, 24))
}

/// The chosen row.
pub fn chosen(app: &App) -> String {
    let text = text(app);
    let row = text.lines().find(|line| line.contains('▸'));
    row.unwrap_or_default().to_string()
}

#[test]
fn past_games_are_a_line_of_the_start_screen_where_there_is_a_place_for_them() {
    let app = start(games(0));
    let lines = app.scene().start().expect("the start screen").lines();
    assert_eq!(lines.last(), Some(&Line::Past));
    let plain = App::start(Settings::default(), seeds(1), Opening::default(), None);
    let lines = plain.scene().start().expect("the start screen").lines();
    assert_eq!(lines.last(), Some(&Line::Practice));
    let mut app = start(games(2));
    click(&mut app, mandala::app::command::Command::Focus(Line::Past));
    assert_eq!(app.context(), Context::Past);
}

#[test]
fn a_game_is_found_and_stepped_through_from_its_beginning_and_left_for_the_list() {
    let mut app = listed(games(5));
    press(&mut app, "Down Down");
    settle(&mut app);
    let row = chosen(&app);
    press(&mut app, "Enter");
    settle(&mut app);
    assert_eq!(state(&app), "replay 0 of 7");
    press(&mut app, "Right Esc");
    assert_eq!(app.context(), Context::Past);
    assert_eq!(chosen(&app), row);
    press(&mut app, "Esc");
    assert_eq!(state(&app), "start");
    press(&mut app, "Esc");
    assert!(app.left().is_some());
}

#[test]
fn a_review_is_two_keys_from_the_list_and_leads_back_to_it() {
    let mut app = listed(games(1));
    press(&mut app, "v");
    answer(&mut app);
    assert_eq!(app.context(), Context::Review);
    answer(&mut app);
    assert!(text(&app).contains("chance to win"), "{}", text(&app));
    press(&mut app, "l Esc Esc");
    assert_eq!(app.context(), Context::Past);
}

#[test]
fn luck_or_play_is_a_key_from_the_list_and_leads_back_to_it() {
    let mut app = listed(games(1));
    press(&mut app, "l");
    answer(&mut app);
    assert_eq!(app.context(), Context::Luck);
    answer(&mut app);
    assert!(text(&app).contains("What moved "), "{}", text(&app));
    press(&mut app, "Esc");
    assert_eq!(app.context(), Context::Past);
}

#[test]
fn what_is_looked_for_is_left_before_the_list_is() {
    let mut app = listed(games(3));
    press(&mut app, "/ z z Enter");
    settle(&mut app);
    assert!(text(&app).contains("No finished game fits"), "{}", text(&app));
    assert!(text(&app).contains("Esc all games"), "{}", text(&app));
    press(&mut app, "Esc");
    settle(&mut app);
    assert!(text(&app).contains("1 of 3"), "{}", text(&app));
    assert!(text(&app).contains("Esc close"), "{}", text(&app));
    press(&mut app, "Esc");
    assert_eq!(state(&app), "start");
}

#[test]
fn the_help_of_the_list_tells_its_keys_alone_and_leads_back_to_it() {
    let mut app = listed(games(3));
    press(&mut app, "?");
    let told = text(&app);
    for words in ["Keys: Past games", "Del", "where its file is"] {
        assert!(told.contains(words), "{words}: {told}");
    }
    assert!(!told.contains("Goal"), "{told}");
    press(&mut app, "Esc");
    assert_eq!(app.context(), Context::Past);
    assert!(text(&app).contains("1 of 3"), "{}", text(&app));
}

#[test]
fn the_time_of_day_tells_games_of_the_same_day_apart() {
    let twice = |hour: &str| {
        let began = Stamp::leading(&format!("2026-12-24-{hour}0000")).expect("a time");
        Row::Game(PastGame { began, ..game(0, names(), 25) })
    };
    let app = listed(games(1).with(twice("19")).with(twice("21")));
    let told = text(&app);
    // The day stands at the first of its games.
    for words in ["Date, time (UTC)", "2026-12-24 21:00", "            19:00"] {
        assert!(told.contains(words), "{words}: {told}");
    }
    assert!(!told.contains("2026-12-24 19:00"), "{told}");
    assert!(!text(&listed(games(3))).contains(":00"));
}

#[test]
fn a_review_of_the_list_changes_nothing_of_the_next_one() {
    let mut app = listed(games(1));
    press(&mut app, "v");
    answer(&mut app);
    answer(&mut app);
    press(&mut app, "Esc");
    settle(&mut app);
    press(&mut app, "Esc");
    click(&mut app, mandala::app::command::Command::Focus(Line::Deal));
    rest(&mut app);
    press(&mut app, "q a y");
    rest(&mut app);
    assert_eq!(app.context(), Context::Over);
    press(&mut app, "v");
    assert_eq!(app.context(), Context::Review);
    press(&mut app, "Esc");
    assert_eq!(app.context(), Context::Over);
}

#[test]
fn a_review_is_kept_when_the_game_is_left_for_the_list() {
    let mut app = listed(games(2));
    let ask = |app: &mut App| {
        press(app, "v");
        answer(app);
    };
    ask(&mut app);
    answer(&mut app);
    let told = text(&app);
    press(&mut app, "Esc");
    settle(&mut app);
    ask(&mut app);
    assert!(!app.thinks(), "nobody waits twice");
    assert_eq!(text(&app), told);
}

#[test]
fn a_review_asked_for_at_the_table_leads_back_to_the_table() {
    let mut app = listed(games(1));
    press(&mut app, "Enter");
    settle(&mut app);
    press(&mut app, "v");
    answer(&mut app);
    press(&mut app, "Esc");
    assert_eq!(app.context(), Context::Replay);
    press(&mut app, "Esc");
    assert_eq!(app.context(), Context::Past);
}

#[test]
fn the_keys_of_an_evening_are_named_on_every_screen() {
    let bar = |app: &App| {
        let screen = screen(app, THEMES[0], (60, 20));
        screen.lines().last().unwrap_or_default().to_string()
    };
    let mut app = listed(games(3));
    for key in ["Enter replay", "v review", "/ find", "h head to head"] {
        assert!(bar(&app).contains(key), "{key}: {}", bar(&app));
    }
    let wide = screen(&app, THEMES[0], (132, 43));
    for key in ["l luck", "o file", "Del remove", "? help"] {
        assert!(wide.contains(key), "{key}: {wide}");
    }
    press(&mut app, "Enter");
    settle(&mut app);
    for key in ["→", "v review", "p picture", "Esc list", "? help", "q quit"] {
        assert!(bar(&app).contains(key), "{key}: {}", bar(&app));
    }
}

#[test]
fn only_some_of_very_many_games_are_held_and_all_can_be_reached() {
    let mut app = listed(games(5_000));
    let held = |app: &App| app.scene().past.expect("the list").found.rows.len();
    let mut most = 0;
    for key in ["PgDn"; 40].iter().chain(&["End", "Up", "PgUp", "Home"]) {
        press(&mut app, key);
        settle(&mut app);
        most = most.max(held(&app));
        let list = app.scene().past.expect("the list").chosen().is_some();
        assert!(list, "{key}: {}", text(&app));
        if *key == "End" {
            assert!(text(&app).contains("5000 of 5000"), "{}", text(&app));
        }
    }
    assert!(most < 500, "{most}");
}

#[test]
fn where_a_file_is_and_what_is_wrong_with_one_is_told() {
    let path = PathBuf::from("games/foreign.mandala");
    let error = Arc::new(wrong(Problem::TooLarge, &path));
    let began = Stamp::leading("2026-12-31-235959").expect("a day");
    let wrong = Row::Wrong { began, path, error };
    let mut app = listed(games(3).with(wrong));
    assert!(chosen(&app).contains("no finished game: foreign.mandala"));
    press(&mut app, "Enter");
    settle(&mut app);
    assert!(text(&app).contains("larger than 16 MiB"), "{}", text(&app));
    press(&mut app, "Down o");
    assert!(text(&app).contains("is in games/0.mandala"), "{}", text(&app));
    // One that cannot be read any more is told, too.
    let mut app = listed(games(4));
    press(&mut app, "End");
    settle(&mut app);
    press(&mut app, "Enter");
    settle(&mut app);
    assert!(text(&app).contains("is not a file"), "{}", text(&app));
    assert_eq!(app.context(), Context::Past);
}

#[test]
fn a_game_is_removed_only_after_a_question() {
    let mut app = listed(games(3));
    press(&mut app, "Down Del");
    assert_eq!(app.context(), Context::Remove);
    assert!(text(&app).contains("Remove this game?"), "{}", text(&app));
    press(&mut app, "n");
    settle(&mut app);
    assert!(text(&app).contains("2 of 3 "), "{}", text(&app));
    press(&mut app, "Del y");
    settle(&mut app);
    let file = Path::new("removed").join("1.mandala");
    assert!(text(&app).contains(&format!("now in {}", file.display())), "{}", text(&app));
    assert!(text(&app).contains("2 of 2 "), "{}", text(&app));
}

#[test]
fn an_empty_list_says_so_and_refuses_what_needs_a_game() {
    let mut app = listed(games(0));
    assert!(text(&app).contains("There is no finished game yet."));
    for key in ["Enter", "v", "o", "h", "Del"] {
        press(&mut app, key);
        assert_eq!(app.context(), Context::Past, "{key}");
        assert!(text(&app).contains("There is no game to choose."), "{key}");
    }
}

#[test]
fn players_of_the_chosen_game_see_how_they_stand() {
    let mut app = listed(games(14));
    // Where there is room beside the list, below it, and on a screen of its own.
    let stands = "Anna and Beth: 14 games, 10 : 4";
    assert!(screen(&app, THEMES[0], (140, 44)).contains(stands));
    assert!(text(&app).contains(stands), "{}", text(&app));
    press(&mut app, "h");
    assert_eq!(app.context(), Context::Heads);
    let told = text(&app);
    for words in [stands, "Won", "Average", "Top score", "Most wins in a row: 2", "Latest games"] {
        assert!(told.contains(words), "{words}: {told}");
    }
    // How many each won stands at the ends of the bars, and is the large score, too.
    let cards = told.lines().find(|row| row.contains("Cards")).unwrap_or_default();
    assert!(cards.contains("10 ▆") && cards.contains("▆ 4"), "{told}");
    assert!(told.contains("▄█  █▀█  ▄  █ █"), "{told}");
    // The bar of a game points to who won it.
    let bars = told.lines().filter_map(|row| row.split_once('│'));
    let bars: Vec<[bool; 2]> =
        bars.map(|(one, two)| [one, two].map(|it| it.contains('▆'))).collect();
    assert!(bars.contains(&[true, false]), "{told}");
    assert!(bars.contains(&[false, true]), "{told}");
    assert!(!bars.contains(&[true, true]), "{told}");
    press(&mut app, "Esc");
    assert_eq!(app.context(), Context::Past);
}

#[test]
fn what_does_not_fit_of_a_head_to_head_can_be_scrolled_to() {
    let mut app = listed(against_levels());
    press(&mut app, "h");
    let (first, last) = ("Anna and the computer: 15 games", "Latest games");
    assert!(text(&app).contains(first) && !text(&app).contains(last));
    press(&mut app, "End");
    assert!(!text(&app).contains(first) && text(&app).contains(last));
    press(&mut app, "Home");
    assert!(text(&app).contains(first), "{}", text(&app));
}

#[test]
fn the_list_fits_on_every_screen_whatever_the_names_are() {
    let long = "W".repeat(16);
    let wide = "花".repeat(16);
    let all = [long.as_str(), &wide, "Carl", "Dora", "Emil"];
    let five = PastGame {
        kind: Kind::Pyramids,
        names: Names::recorded(all).expect("good names"),
        points: vec![25; 5],
        standing: Standing::new(&[2, 1, 2, 2, 2]),
        computers: Computers::default().with(Seat::default(), Level::new(Kind::Pyramids, 1)),
        ..game(3, names(), 20)
    };
    let path = PathBuf::from(format!("games/{}.mandala", "x".repeat(300)));
    let error = Arc::new(wrong(Problem::NotOver, &path));
    let began = Stamp::leading("2026-12-31-235959").expect("a day");
    let shelf = games(90).with(Row::Game(five)).with(Row::Wrong { began, path, error });
    let mut app = listed(shelf);
    for key in ["Home", "Down", "/", "Enter", "o", "Home", "Enter", "h", "Esc", "Del"] {
        press(&mut app, key);
        settle(&mut app);
        for (theme, size) in THEMES.iter().flat_map(|theme| SIZES.map(|size| (*theme, size))) {
            screen(&app, theme, size);
        }
    }
}

#[test]
fn the_score_tells_how_the_players_stand_also_after_the_first_game() {
    let mut app = played(games(13));
    assert!(!app.thinks());
    app.saved(Saving::Finished(PathBuf::from("games/0.mandala")));
    settle(&mut app);
    for size in SIZES {
        let text = screen(&app, THEMES[0], size);
        assert!(text.contains("Anna and Beth: 13 games, 9 : 4"), "{text}");
    }
}
