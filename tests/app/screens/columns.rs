//! Names in any script take the columns they are shown in.

use crate::common::app::App;
use mandala::app::Settings;
use mandala::record::Names;
use mandala::record::cards::Record;
use mandala::rules::Player;
use mandala::ui::theme::Theme;
use ratatui::buffer::Buffer;

use super::dump::{PLAIN, draw, rows};
use crate::common::clock::rest;
use crate::help::press;

fn theme(ascii: bool) -> Theme {
    Theme { ascii, ..PLAIN }
}

/// A game that both have ended at once, so that its headline stands in the middle.
fn ended(one: &str, two: &str) -> App {
    let names = Names::new(one, two).expect("good names");
    let record = Record::new(42, names, Player::One);
    let mut app = App::resume(Settings::default(), Box::new(|| 42), record);
    press(&mut app, "q a y");
    rest(&mut app);
    app
}

/// The free columns before and after the line with this text.
fn margins(app: &App, theme: Theme, text: &str) -> (usize, usize) {
    let (buffer, _) = draw(app, theme, (80, 24));
    let rows = rows(&buffer);
    let line = rows.iter().find(|row| row.contains(text));
    let line = line.unwrap_or_else(|| panic!("{text}:\n{}", rows.join("\n")));
    let free = |side: &str| line.len() - side.len();
    (free(line.trim_start()), free(line.trim_end()))
}

#[test]
fn a_headline_stands_in_the_middle_also_if_its_name_is_spelled_in_ascii() {
    for (name, ascii, shown) in [
        ("Jürgen Größ", false, "Jürgen Größ"),
        ("Jürgen Größ", true, "Juergen Groess"),
        ("花子", true, "??"),
    ] {
        let app = ended(name, "Beth");
        let (buffer, _) = draw(&app, theme(ascii), (80, 24));
        assert!(rows(&buffer).join("\n").contains(shown), "{shown}");
        let verdict = app.scene().cards().and_then(|table| table.verdict);
        let winner = verdict.expect("it is over").outcome.winner();
        let headline = match winner {
            Some(Player::One) => shown,
            Some(Player::Two) => "Beth wins",
            None => "draw",
        };
        let (before, after) = margins(&app, theme(ascii), headline);
        assert!(before.abs_diff(after) <= 1, "{name}: {before}, {after}");
    }
}

#[test]
fn long_names_spelled_in_ascii_are_cut_and_not_run_into_the_cards() {
    let names = Names::new("ÄÖÜäöüßÄÖÜäöüßÄÖ", "ßßßßßßßßßßßßßßßß").expect("good names");
    let record = Record::new(42, names, Player::One);
    let mut app = App::resume(Settings::default(), Box::new(|| 42), record);
    press(&mut app, "Space");
    for (width, height) in [(60, 20), (80, 24), (100, 30), (140, 44)] {
        let plain = draw(&app, theme(false), (width, height)).0;
        let ascii = draw(&app, theme(true), (width, height)).0;
        assert!(rows(&ascii).concat().is_ascii());
        assert!(rows(&ascii).concat().contains("AeOeUeaeoe"));
        // The hand begins where it does with shorter names.
        let hand = |buffer: &Buffer| {
            let row = if height < 24 { 0 } else { 1 };
            (0..width).find(|&x| buffer[(x, row)].bg != buffer[(0, row)].bg)
        };
        assert!(hand(&ascii).is_some(), "{width}x{height}");
        assert_eq!(hand(&ascii), hand(&plain), "{width}x{height}");
    }
}

#[test]
fn two_names_that_are_alike_in_ascii_are_still_told_apart_by_their_seats() {
    let names = Names::new("Ä", "Ae").expect("they differ");
    let record = Record::new(42, names, Player::One);
    let mut app = App::resume(Settings::default(), Box::new(|| 42), record);
    let arrow = |app: &App| {
        let (buffer, _) = draw(app, theme(true), (80, 24));
        rows(&buffer).iter().position(|row| row.starts_with("> Ae"))
    };
    let first = arrow(&app).expect("a mark at the name");
    press(&mut app, "Space Tab Enter Enter Enter");
    let second = arrow(&app).expect("a mark at the name");
    assert!(first < second, "{first}, {second}");
}
