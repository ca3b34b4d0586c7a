//! Past games are found by what is typed.

use mandala::app::keymap::Context;
use mandala::past::Row;
use mandala::record::Names;
use ratatui::buffer::Cell;
use ratatui::style::Modifier;

use crate::common::app::App;
use crate::common::names;
use crate::help::{press, state, type_text};
use crate::past::{chosen, listed, settle, text};
use crate::screens::dump::{THEMES, cells, draw, rows, uncut as screen};
use crate::shelf::{game, games};

#[test]
fn what_is_typed_filters_as_it_is_typed() {
    let zoe = Names::new("Zoe", "Beth").expect("good names");
    let mut app = listed(games(50).with(Row::Game(game(60, zoe, 30))));
    assert!(text(&app).contains("1 of 51"), "{}", text(&app));
    press(&mut app, "Down /");
    type_text(&mut app, "zo");
    settle(&mut app);
    assert!(text(&app).contains("find: zo"), "{}", text(&app));
    assert!(text(&app).contains("1 of 1 "), "{}", text(&app));
    assert!(chosen(&app).contains("*Zoe, Beth"), "{}", chosen(&app));
    press(&mut app, "q");
    settle(&mut app);
    assert!(text(&app).contains("No finished game fits."), "{}", text(&app));
    press(&mut app, "Backspace Backspace Backspace Enter");
    settle(&mut app);
    assert!(text(&app).contains("1 of 51"), "{}", text(&app));
    assert_eq!(app.context(), Context::Past);
}

#[test]
fn a_cursor_stands_behind_what_is_typed_as_long_as_it_is() {
    let mut app = listed(games(5));
    press(&mut app, "/ a n n a");
    settle(&mut app);
    let cursors = |app: &App| {
        let (buffer, _) = draw(app, THEMES[0], (80, 24));
        let mut all = cells(&buffer).zip(rows(&buffer));
        let (row, _) = all.find(|(_, text)| text.contains("anna")).expect("it is shown");
        let reversed = |cell: &&Cell| cell.modifier.contains(Modifier::REVERSED);
        row.iter().filter(reversed).count()
    };
    assert_eq!(cursors(&app), 1);
    press(&mut app, "Enter");
    assert_eq!(cursors(&app), 0);
}

#[test]
fn an_answer_to_what_was_typed_before_is_ignored() {
    let zoe = Names::new("Zoe", "Beth").expect("good names");
    let mut app = listed(games(5).with(Row::Game(game(60, zoe, 30))));
    press(&mut app, "/ z");
    let late = app.task().expect("a question");
    press(&mut app, "Backspace a");
    app.answered(crate::help::think(late));
    settle(&mut app);
    assert!(text(&app).contains("1 of 5 "), "{}", text(&app));
}

#[test]
fn escape_leaves_what_was_typed_for_all_games_and_then_the_list() {
    let mut app = listed(games(5));
    press(&mut app, "/");
    type_text(&mut app, "zo");
    settle(&mut app);
    press(&mut app, "Esc");
    settle(&mut app);
    assert_eq!(app.context(), Context::Past);
    assert!(text(&app).contains("1 of 5"), "{}", text(&app));
    press(&mut app, "Esc");
    assert_eq!(state(&app), "start");
}

#[test]
fn what_is_looked_for_begins_anew() {
    let mut app = listed(games(5));
    for word in ["zo", "anna"] {
        press(&mut app, "/");
        type_text(&mut app, word);
        press(&mut app, "Enter");
        settle(&mut app);
    }
    assert!(text(&app).contains("find: anna "), "{}", text(&app));
    assert!(text(&app).contains("1 of 5"), "{}", text(&app));
}

#[test]
fn players_see_how_they_stand_in_the_games_that_are_looked_for() {
    let mut app = listed(games(14).with(Row::Game(game(20, names(), 25))));
    let stands = |app: &App, size| {
        let screen = screen(app, THEMES[0], size);
        let row = screen.lines().find(|row| row.contains("Anna and Beth: "));
        row.unwrap_or_default().to_string()
    };
    assert!(stands(&app, (80, 24)).contains("15 games"));
    press(&mut app, "/");
    type_text(&mut app, "2026-01-21");
    settle(&mut app);
    for size in [(80, 24), (140, 44)] {
        assert!(stands(&app, size).contains("1 game, "), "{size:?}");
    }
    press(&mut app, "Enter h");
    assert!(text(&app).contains("Head to head, find: 2026-01-21"));
    assert!(stands(&app, (60, 20)).contains("1 game, "));
}
