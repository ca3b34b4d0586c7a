//! The start screen chooses the game, how many play it, and their names.

use mandala::app::command::Command;
use mandala::app::keymap::Context;
use mandala::app::start::{Damage, First, Line, Offer, Start};
use mandala::app::{App, Opening, Settings};
use mandala::record::{AnyRecord, AnyRecordError, Names, Reason, RecordError};
use mandala::rules::{Kind, Seat};
use mandala::texts::{games, house};
use mandala::ui::Painter;
use mandala::ui::theme::{Depth, Theme};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::help::{click, press, press_dead, record, seeds, state, type_text};

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

const THEMES: [Theme; 2] = [
    Theme {
        depth: Depth::True,
        ascii: false,
    },
    Theme {
        depth: Depth::Mono,
        ascii: true,
    },
];

fn open(opening: Opening) -> App {
    App::start(Settings::default(), seeds(7), opening, None)
}

fn at(kind: Kind) -> App {
    open(Opening {
        kind,
        ..Opening::default()
    })
}

fn form(app: &App) -> Start {
    app.scene().start().expect("the start screen").clone()
}

/// A game that several numbers of players can play.
fn for_several() -> Kind {
    let mut kinds = Kind::ALL.into_iter();
    let open = kinds.find(|kind| kind.players().count() > 1);
    open.expect("such a game")
}

fn seat(number: usize) -> Seat {
    Seat::all(number).next_back().expect("a seat")
}

fn five(names: [&str; 5]) -> Names {
    Names::recorded(names).expect("five names that fit")
}

/// The widest names there are.
fn wide() -> Names {
    five(
        ["李", "小", "龍", "花", "山"]
            .map(|c| c.repeat(16))
            .each_ref()
            .map(String::as_str),
    )
}

/// Fills in so many names, whichever number can play.
fn filled(kind: Kind, names: &Names) -> App {
    let players = (*kind.players().end()).min(names.count());
    let names = Names::recorded(names.iter().take(players)).expect("some of them");
    open(Opening {
        kind,
        names: Some(names),
        first: First::Drawn,
    })
}

#[test]
fn the_arrows_go_through_all_games_and_around() {
    let mut app = open(Opening::default());
    press(&mut app, "Up");
    assert_eq!(form(&app).focus, Line::Game);
    assert_eq!(app.context(), Context::Start);
    for kind in Kind::ALL.into_iter().chain([Kind::ALL[0]]).skip(1) {
        press(&mut app, "Right");
        assert_eq!(form(&app).kind(), kind);
        assert_eq!(app.scene().kind, kind, "its help and its keys");
    }
    for kind in Kind::ALL.into_iter().rev() {
        press(&mut app, "Left");
        assert_eq!(form(&app).kind(), kind);
    }
    press(&mut app, "l");
    assert_eq!(form(&app).kind(), Kind::ALL[1]);
    press(&mut app, "h");
    assert_eq!(form(&app).kind(), Kind::ALL[0]);
    press(&mut app, "Space");
    assert_eq!(form(&app).kind(), Kind::ALL[1]);
    press_dead(&mut app, "x q e Backspace");
}

#[test]
fn the_start_screen_opens_at_the_game_that_is_asked_for() {
    for kind in Kind::ALL {
        let start = form(&at(kind));
        assert_eq!(start.kind(), kind);
        assert_eq!(start.players(), *kind.players().start());
        assert_eq!(start.focus, Line::Name(Seat::default()));
    }
}

#[test]
fn the_number_of_players_is_asked_only_where_it_can_be_chosen() {
    for kind in Kind::ALL {
        let is_asked = form(&at(kind)).lines().contains(&Line::Players);
        assert_eq!(is_asked, kind.players().count() > 1, "{kind}");
    }
    let kind = for_several();
    let mut app = at(kind);
    press(&mut app, "Up");
    assert_eq!(form(&app).focus, Line::Players);
    let counts = kind.players().chain([*kind.players().start()]);
    for count in counts.skip(1) {
        press(&mut app, "Right");
        assert_eq!(form(&app).players(), count);
        let names = |line: &&Line| matches!(line, Line::Name(_));
        assert_eq!(form(&app).lines().iter().filter(names).count(), count);
    }
    press(&mut app, "Left");
    assert_eq!(form(&app).players(), *kind.players().end());
}

#[test]
fn another_game_keeps_the_names_and_the_number_of_players() {
    let mut app = filled(for_several(), &five(["Ada", "Bob", "Cy", "Di", "Ed"]));
    click(&mut app, Command::Focus(Line::Game));
    let before = form(&app);
    for kind in Kind::ALL {
        press(&mut app, "Right");
        let start = form(&app);
        assert!(start.kind().players().contains(&start.players()), "{kind}");
        for seat in Seat::all(start.players()) {
            assert_eq!(start.typed(seat), before.typed(seat), "{kind}");
        }
    }
    let start = form(&app);
    assert_eq!(start.kind(), before.kind());
    assert_eq!(start.players(), 5);
    assert_eq!(start.typed(seat(5)), "Ed");
}

#[test]
fn the_names_that_were_typed_are_those_of_the_game_that_is_dealt() {
    let mut app = at(for_several());
    press(&mut app, "Up Right Right Down");
    for name in ["Ada", "Bob", "Cy"] {
        type_text(&mut app, name);
        press(&mut app, "Enter");
    }
    click(&mut app, Command::Focus(Line::Game));
    while form(&app).kind() != Kind::Cards {
        press(&mut app, "Right");
    }
    click(&mut app, Command::Focus(Line::Deal));
    assert_eq!(state(&app), "covered");
    assert_eq!(record(&app).names(), &Names::new("Ada", "Bob").unwrap());
}

#[test]
fn anyone_who_plays_can_start_and_nobody_else() {
    let kind = for_several();
    for count in kind.players() {
        let mut app = at(kind);
        click(&mut app, Command::Focus(Line::Players));
        while form(&app).players() != count {
            press(&mut app, "Right");
        }
        click(&mut app, Command::Focus(Line::First));
        for seat in Seat::all(count) {
            press(&mut app, "Right");
            assert_eq!(form(&app).first, First::Seat(seat));
        }
        press(&mut app, "Right");
        assert_eq!(form(&app).first, First::Drawn);
    }
}

#[test]
fn whoever_was_to_start_but_does_not_play_any_more_leaves_it_to_chance() {
    let kind = for_several();
    let mut app = open(Opening {
        kind,
        names: None,
        first: First::Seat(seat(5)),
    });
    // There are as many lines as it takes for that player to be there.
    assert_eq!(form(&app).players(), 5);
    assert_eq!(form(&app).first, First::Seat(seat(5)));
    click(&mut app, Command::Focus(Line::Players));
    press(&mut app, "Left");
    assert_eq!((form(&app).players(), form(&app).first), (4, First::Drawn));

    let mut app = filled(kind, &five(["Ada", "Bob", "Cy", "Di", "Ed"]));
    assert_eq!(form(&app).focus, Line::First);
    press(&mut app, "Right Right");
    click(&mut app, Command::Focus(Line::Game));
    press(&mut app, "Right");
    assert_eq!(
        form(&app).first,
        First::Seat(seat(2)),
        "player two plays on"
    );
}

#[test]
fn a_name_that_is_not_used_in_this_game_does_not_matter() {
    // Alike, but the third one does not play cards.
    let mut app = at(for_several());
    press(&mut app, "Up Right Down");
    for name in ["Ada", "Bob", "Ada"] {
        type_text(&mut app, name);
        press(&mut app, "Enter");
    }
    click(&mut app, Command::Focus(Line::Deal));
    assert!(form(&app).problem.is_some());
    click(&mut app, Command::Focus(Line::Game));
    while form(&app).kind() != Kind::Cards {
        press(&mut app, "Right");
    }
    click(&mut app, Command::Focus(Line::Deal));
    assert_eq!(state(&app), "covered");
}

#[test]
fn a_second_click_on_a_line_with_choices_takes_the_next_one() {
    let mut app = at(for_several());
    click(&mut app, Command::Focus(Line::Players));
    assert_eq!(form(&app).players(), 2);
    click(&mut app, Command::Focus(Line::Players));
    assert_eq!(form(&app).players(), 3);
    click(&mut app, Command::Focus(Line::Name(seat(5))));
    assert_eq!(form(&app).focus, Line::Players, "there is no fifth player");
    click(&mut app, Command::Focus(Line::Game));
    assert_eq!(form(&app).kind(), for_several());
    click(&mut app, Command::Focus(Line::Game));
    assert_ne!(form(&app).kind(), for_several());
}

#[test]
fn the_key_that_changes_is_told_on_the_lines_that_can_be_changed() {
    let mut app = at(for_several());
    let lines = form(&app).lines();
    click(&mut app, Command::Focus(Line::First));
    for _ in &lines {
        press(&mut app, "Down");
        let focus = form(&app).focus;
        let scene = app.scene();
        let labels = scene.keys.iter().map(|binding| {
            let words = house::key_words(binding.hint, scene.kind);
            words.label
        });
        let is_told = labels.into_iter().any(|label| label == "change");
        let changes = matches!(focus, Line::Game | Line::Players | Line::First);
        assert_eq!(is_told, changes, "{focus:?}");
    }
}

/// Every form that is hard to fit: kept games of five, whatever is wrong, and every line
/// with the cursor.
fn forms(kind: Kind, names: &Names) -> Vec<App> {
    let offered = Names::recorded(names.iter().take(*kind.players().end())).unwrap();
    let offer = || Offer {
        record: AnyRecord::deal(kind, 42, offered.clone(), Seat::default()),
        damage: None,
    };
    let damaged = Offer {
        damage: Some(Damage {
            path: "2026-11-16-013005.mandala".into(),
            error: AnyRecordError::Cards(RecordError {
                line: 9,
                reason: Reason::Damaged,
                good: None,
            }),
        }),
        ..offer()
    };
    let mut apps = Vec::new();
    for kept in [None, Some(offer()), Some(damaged)] {
        let opening = Opening {
            kind,
            names: Some(offered.clone()),
            first: First::Seat(Seat::default()),
        };
        let lines = {
            let app = App::start(Settings::default(), seeds(7), opening.clone(), kept);
            let lines = form(&app).lines();
            apps.push(app);
            lines
        };
        for line in lines {
            if matches!(line, Line::Resume | Line::Deal) {
                continue;
            }
            let mut app = App::start(
                Settings::default(),
                seeds(7),
                opening.clone(),
                Some(offer()),
            );
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

fn draw(app: &App, theme: Theme, (width, height): (u16, u16)) -> (Vec<String>, Painter) {
    let mut painter = Painter::new(theme);
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    painter.draw(&app.scene(), &mut buffer);
    let rows = buffer.content().chunks(usize::from(width));
    let rows = rows.map(|row| row.iter().map(|cell| cell.symbol()).collect());
    (rows.collect(), painter)
}

#[test]
fn no_text_is_cut_with_five_names_of_any_width_and_every_line_can_be_clicked() {
    for names in [five(["Ada", "Bob", "Cy", "Di", "Ed"]), wide()] {
        for kind in Kind::ALL {
            for app in forms(kind, &names) {
                for theme in THEMES {
                    for size in SIZES {
                        let (rows, painter) = draw(&app, theme, size);
                        let what = format!("{kind} {size:?}\n{}", rows.join("\n"));
                        assert!(painter.cut().is_empty(), "{:?} {what}", painter.cut());
                        let mut lines = form(&app).lines();
                        lines.retain(|&line| {
                            let at = |row, column| painter.clicked(column, row);
                            let mut cells = (0..size.1)
                                .flat_map(|row| (0..size.0).map(move |column| (row, column)));
                            !cells
                                .any(|(row, column)| at(row, column) == Some(Command::Focus(line)))
                        });
                        assert_eq!(lines, [], "{what}");
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
            let (rows, _) = draw(&at(kind), THEMES[0], size);
            let screen = rows.join("\n");
            let words = games::of(kind);
            let subtitle = house::subtitle(kind);
            let hint = house::newcomers();
            for text in words.about.into_iter().chain([
                words.label,
                words.deal,
                subtitle.as_str(),
                hint.as_str(),
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
        let offer = Offer {
            record,
            damage: None,
        };
        // Whichever game is chosen below it.
        let app = App::start(
            Settings::default(),
            seeds(7),
            Opening::default(),
            Some(offer),
        );
        let title = form(&app).offer.expect("an offer");
        let told = house::offer(&title, |seat| title.names.of(seat).to_string());
        let who = match count {
            2 => "Ada and Bob",
            _ => "Ada, Bob, Cy, Di and Ed",
        };
        let expected = format!("{} with {who}, turn 1", games::of(kind).label);
        assert_eq!(told, expected);
        let (rows, _) = draw(&app, THEMES[0], (200, 60));
        let screen = rows.join("\n");
        // A long one goes on in the next row.
        let begin = format!("{} with Ada", games::of(kind).label);
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
    let (rows, _) = draw(app, THEMES[0], (200, 60));
    assert!(!rows.join("\n").contains('…'), "{rows:?}");
}

#[test]
fn the_left_arrow_of_a_choice_goes_back() {
    let mut app = at(for_several());
    click(&mut app, Command::Focus(Line::Players));
    let (rows, painter) = draw(&app, THEMES[0], (80, 24));
    let row = rows
        .iter()
        .position(|row| row.contains("Players:"))
        .unwrap();
    let column = rows[row].chars().position(|c| c == '◂').unwrap();
    let command = painter.clicked(column as u16, row as u16).expect("a hit");
    assert_eq!(command, Command::Previous);
    click(&mut app, command);
    assert_eq!(form(&app).players(), *for_several().players().end());
}
