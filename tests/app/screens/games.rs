//! The start screen with the names of up to five players, at all sizes.

use crate::common::app::App;
use mandala::app::command::Command;
use mandala::app::start::{Damage, First, GameFile, Line, Unfinished};
use mandala::app::{Opening, Settings};
use mandala::record::{AnyRecord, AnyRecordError, Names, Reason, RecordError};
use mandala::rules::{Kind, Seat};
use mandala::texts::ENGLISH;
use mandala::ui::clicked;

use super::dump::{PLAIN, THEMES, draw, drawn, hits, uncut};
use crate::help::{click, seeds, type_text};
use crate::start_games::{at, five, for_several, form};

const SIZES: [(u16, u16); 9] = [
    (60, 20),
    (79, 23),
    (80, 24),
    (100, 30),
    (119, 37),
    (120, 38),
    (132, 43),
    (140, 44),
    (200, 60),
];

/// The widest names there are.
fn wide() -> Names {
    five(["李", "小", "龍", "花", "山"].map(|c| c.repeat(16)).each_ref().map(String::as_str))
}

/// Every form that is hard to fit: kept games of five, whatever is wrong, and every line
/// with the cursor.
fn forms(kind: Kind, names: &Names) -> Vec<App> {
    let offered = Names::recorded(names.iter().take(*kind.players().end())).unwrap();
    let offer = || Unfinished {
        record: AnyRecord::deal(kind, 42, offered.clone(), Seat::default()),
        file: None,
    };
    let damaged = Unfinished {
        file: Some(GameFile::Damaged(Damage {
            path: "2026-11-16-013005.mandala".into(),
            error: AnyRecordError::Cards(RecordError {
                line: 9,
                reason: Reason::Damaged,
                good: None,
            }),
        })),
        ..offer()
    };
    let mut apps = Vec::new();
    for kept in [None, Some(offer()), Some(damaged)] {
        let opening = Opening {
            kind,
            names: Some(offered.clone()),
            first: First::Seat(Seat::default()),
            ..Opening::default()
        };
        let lines = {
            let app = App::start(Settings::default(), seeds(7), opening.clone(), kept);
            let lines = form(&app).lines();
            apps.push(app);
            lines
        };
        for line in lines {
            if matches!(line, Line::Resume | Line::Deal | Line::Learn | Line::Practice) {
                continue;
            }
            let mut app = App::start(Settings::default(), seeds(7), opening.clone(), Some(offer()));
            click(&mut app, Command::Focus(line));
            if let Line::Name(_) = line {
                // What is wrong takes some lines.
                type_text(&mut app, "\u{301}");
            }
            apps.push(app);
        }
    }
    apps
}

#[test]
fn no_text_is_cut_with_five_names_of_any_width_and_every_line_can_be_clicked() {
    for names in [five(["Ada", "Bob", "Cy", "Di", "Ed"]), wide()] {
        for kind in Kind::ALL {
            for app in forms(kind, &names) {
                for theme in THEMES {
                    for size in SIZES {
                        let screen = uncut(&app, theme, size);
                        let (_, hits) = draw(&app, theme, size);
                        let mut lines = form(&app).lines();
                        lines.retain(|&line| {
                            let at = |row, column| clicked(&hits, column, row);
                            let mut cells = (0..size.1)
                                .flat_map(|row| (0..size.0).map(move |column| (row, column)));
                            !cells
                                .any(|(row, column)| at(row, column) == Some(Command::Focus(line)))
                        });
                        assert_eq!(lines, [], "{kind} {size:?}\n{screen}");
                    }
                }
            }
        }
    }
}

#[test]
fn every_game_says_what_it_is_about_and_where_to_learn_it() {
    for kind in Kind::ALL {
        for size in SIZES {
            let rows = drawn(&at(kind), PLAIN, size);
            let screen = rows.join("\n");
            let words = ENGLISH.games().game(kind);
            for text in words.about.into_iter().chain([
                words.label,
                words.deal,
                words.subtitle[usize::from(size.0 < 75)],
                ENGLISH.start().newcomers(),
            ]) {
                assert!(screen.contains(text), "{size:?}: {text}\n{screen}");
            }
        }
    }
}

#[test]
fn a_kept_game_says_which_one_it_is() {
    for kind in Kind::ALL {
        let count = *kind.players().end();
        let names = five(["Ada", "Bob", "Cy", "Di", "Ed"]);
        let names = Names::recorded(names.iter().take(count)).unwrap();
        let record = AnyRecord::deal(kind, 42, names, Seat::default());
        let offer = Unfinished { record, file: None };
        // Whichever game is chosen below it.
        let app = App::start(Settings::default(), seeds(7), Opening::default(), Some(offer));
        let title = form(&app).offer().expect("an offer").clone();
        let [told, ..] = ENGLISH.start().kept_game(&title, &title.names, None);
        let who = match count {
            2 => "Ada and Bob",
            _ => "Ada, Bob, Cy, Di and Ed",
        };
        let expected = format!("{} with {who}, turn 1", ENGLISH.games().game(kind).label);
        assert_eq!(told, expected);
        let rows = drawn(&app, PLAIN, (200, 60));
        let screen = rows.join("\n");
        // A long one goes on in the next row.
        let begin = format!("{} with Ada", ENGLISH.games().game(kind).label);
        assert!(screen.contains(&begin), "{screen}");
        assert!(screen.contains("turn 1"), "{screen}");
    }
}

#[test]
fn the_names_of_a_kept_game_are_shortened_only_where_there_is_no_room() {
    let kind = for_several();
    let [app, ..] = &forms(kind, &wide())[..] else {
        panic!("a form");
    };
    let rows = drawn(app, PLAIN, (200, 60));
    assert!(!rows.join("\n").contains('…'), "{rows:?}");
}

#[test]
fn the_left_arrow_of_a_choice_goes_back() {
    let mut app = at(for_several());
    click(&mut app, Command::Focus(Line::Players));
    const SIZE: (u16, u16) = (80, 24);
    let rows = drawn(&app, PLAIN, SIZE);
    let row = rows.iter().position(|row| row.contains("Players:")).unwrap();
    let column = rows[row].chars().position(|c| c == '◂').unwrap();
    let command = clicked(&hits(&app, SIZE), column as u16, row as u16);
    let command = command.expect("a hit");
    assert_eq!(command, Command::Previous);
    click(&mut app, command);
    assert_eq!(form(&app).players(), *for_several().players().end());
}
