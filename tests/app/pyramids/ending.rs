//! The end of a game, and what comes after it.

use crate::common::app::App;
use mandala::app::Settings;
use mandala::app::command::Command;
use mandala::rules::Seat;
use mandala::rules::game::Game as _;
use mandala::rules::pyramids::{Piece, Place};
use ratatui::buffer::Buffer;

use super::help::{MIDDLE, course, deal, moves, names, position, take};
use crate::common::clock::now;
use crate::help::{press, press_dead, seeds, state};
use crate::screens::dump::{THEMES, draw, rows};

#[test]
fn a_held_enter_at_the_end_starts_no_rematch() {
    let mut app = deal(2, "End Enter z");
    assert_eq!(state(&app), "over");
    press_dead(&mut app, "Enter Enter Enter");
    assert_eq!(moves(&app), ["Anna 75"]);
    // Nor does a key that comes at once.
    app.update(Command::Rematch, now());
    assert_eq!(state(&app), "over");
}

#[test]
fn the_finished_path_shows_who_took_what() {
    // Anna leaps to the end, and Beth takes all the rest.
    let app = deal(2, "End Enter z");
    let game = course(&app).game();
    let [(colored, _), (bare, _)] = THEMES.map(|theme| draw(&app, theme, (80, 24)));
    let beth = {
        let at = rows(&colored)[0].find("@B").expect("Beth above the path");
        colored[(at as u16, 0)].bg
    };
    // Without the groups beside it.
    let path = |buffer: &Buffer| -> Vec<String> {
        rows(buffer).iter().map(|row| row.chars().take(51).collect()).collect()
    };
    for piece in Piece::ALL {
        let swept = Place::all().filter(|&place| game.laid(place) == Some(piece));
        // A pawn hides what lay below it.
        let swept = swept.filter(|&place| game.pawn_on(place).is_none()).count();
        // By a letter right after it without colors, and else by a color.
        let shown = path(&bare).join("\n").matches(&format!("{piece}b")).count();
        assert_eq!(shown, swept, "{piece}: {bare:?}");
        let row_of = |(y, row): (usize, &String)| {
            let letters: Vec<char> = row.chars().collect();
            let name: Vec<char> = piece.to_string().chars().collect();
            let named = letters.windows(2).enumerate().filter(|(_, found)| *found == name);
            // On its top.
            let top = |x: usize| &colored[(x as u16, (y as u16).saturating_sub(1))];
            named.filter(|&(x, _)| [top(x).fg, top(x).bg].contains(&beth)).count()
        };
        let shown: usize = path(&colored).iter().enumerate().map(row_of).sum();
        assert_eq!(shown, swept, "{piece}: {colored:?}");
    }
}

#[test]
fn in_a_rematch_the_player_after_the_one_who_started_begins() {
    let mut app = deal(3, "End Enter End Enter z");
    for (game, first) in [(1, "Beth"), (2, "Carl"), (3, "Anna")] {
        assert_eq!(state(&app), "over");
        assert_eq!(app.scene().pyramids().expect("the table").series.games(), game);
        press(&mut app, "a");
        assert_eq!(state(&app), format!("{first} chooses"));
        press(&mut app, "End Enter End Enter z");
    }
}

#[test]
fn a_series_counts_the_games_of_five() {
    let mut app = deal(5, "");
    for game in 1..=5 {
        for _ in 0..4 {
            press(&mut app, "End Enter");
        }
        press(&mut app, "z");
        assert_eq!(state(&app), "over");
        let scene = app.scene();
        let series = scene.pyramids().expect("the table").series;
        assert_eq!(series.games(), game);
        // Who takes no pyramid of their own sweeps the rest, and wins.
        let last = Seat::all(5).nth((game as usize + 3) % 5).expect("a seat");
        assert_eq!(series.wins(last), 1);
        press(&mut app, "a");
    }
}

#[test]
fn all_can_agree_to_end_at_any_time_before_the_end() {
    let mut app = deal(4, "r Enter q");
    assert_eq!(state(&app), "quit? over Beth chooses");
    press(&mut app, "a y");
    assert_eq!(state(&app), "over");
    assert_eq!(moves(&app), ["Anna 15", "agreed"]);
    // Anna's pawn is the only one that moved.
    let standing = course(&app).game().standing().expect("it is over");
    assert_eq!(standing.winners().collect::<Vec<_>>(), [Seat::default()]);
    press(&mut app, "a");
    assert_eq!(state(&app), "Beth chooses");
    // Without a move it is a draw.
    press(&mut app, "q a y");
    let scene = app.scene();
    assert_eq!(scene.pyramids().expect("the table").series.draws, 1);
}

#[test]
fn agreeing_right_after_a_scored_group_shows_the_score_at_once() {
    let mut app = App::resume(Settings::default(), seeds(1), position(MIDDLE));
    take(&mut app, 40);
    while app.scene().pyramids().expect("the table").motion.is_some() {
        app.tick();
    }
    press(&mut app, "q a y");
    assert_eq!(state(&app), "over");
    let scene = app.scene();
    let table = scene.pyramids().expect("the table");
    assert!(table.is_scored && table.motion.is_none());
}

#[test]
fn looking_at_something_else_keeps_what_is_chosen_and_coming_back_forgets_it() {
    let mut app = deal(2, "r");
    press(&mut app, "? Esc e Esc q n");
    assert_eq!(state(&app), "Anna: R2 on 15");
    app.resized(true);
    app.resized(true);
    assert_eq!(state(&app), "Anna: R2 on 15");
    app.came_back();
    press(&mut app, "Enter Enter");
    assert_eq!(state(&app), "Anna chooses", "a held key plays nothing");
    take(&mut app, 16);
    assert_eq!(course(&app).names(), &names(2));
}
