//! Everything can be played with the mouse.

use crate::common::app::App;
use mandala::app::cards::Command as Cards;
use mandala::app::cards::Context as At;
use mandala::app::cards::Target;
use mandala::app::command::Command;
use mandala::app::start::{First, Line};
use mandala::app::tiles::Command as Tiles;
use mandala::app::{AnyTable, Opening, Settings};
use mandala::record::cards::{Course, Move};
use mandala::rules::Player;
use mandala::rules::cards::Action;
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::tiles::Cells;
use mandala::texts::ENGLISH;
use mandala::ui::{Painter, clicked};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

use super::dump::{PLAIN, center, click, hits};
use super::scenes;
use crate::common::clock::{rest, wait};
use crate::common::often;

const SIZES: [(u16, u16); 5] = [(60, 20), (80, 24), (100, 30), (120, 38), (140, 44)];

#[test]
fn a_click_into_the_middle_of_a_thing_does_what_it_stands_for() {
    for (name, app) in scenes::all(&scenes::names()) {
        for size in SIZES {
            let hits = hits(&app, size);
            assert!(!hits.is_empty(), "{name} {size:?}");
            for &(area, command) in &hits {
                let (x, y) = center(area);
                assert_eq!(clicked(&hits, x, y), Some(command), "{name} {size:?}");
            }
            assert_eq!(clicked(&hits, u16::MAX, u16::MAX), None);
            assert_eq!(clicked(&hits, size.0, size.1), None);
        }
    }
}

/// Clicks, also on the cards for their number, until the action is done.
fn do_by_mouse(app: &mut App, size: (u16, u16), action: Action) {
    let target = match action {
        Action::Build { side, .. } => Target::Mountain(side),
        Action::Grow { side, .. } => Target::Field(side),
        Action::Discard { .. } => Target::Discard,
        Action::Claim { color } => {
            click(app, size, Command::Cards(Cards::Color(color)));
            return click(app, size, Command::Confirm);
        }
    };
    click(app, size, Command::Cards(Cards::Reveal));
    click(app, size, Command::Cards(Cards::Color(action.color())));
    assert_eq!(chosen(app), None, "a color aims at no place");
    click(app, size, Command::Cards(Cards::Target(target)));
    let wanted = match action {
        Action::Grow { count, .. } | Action::Discard { count, .. } => count,
        _ => 1,
    };
    assert!(chosen(app).is_some_and(|(_, count)| count >= wanted));
    if chosen(app).is_some_and(|(_, count)| count > wanted) {
        wait(1_000);
        assert!(app.wheel(true), "the wheel works");
    }
    click(app, size, Command::Cards(Cards::Count(1)));
    assert_eq!(chosen(app), Some((target, 1)));
    click(app, size, Command::Cards(Cards::Count(wanted)));
    assert_eq!(chosen(app), Some((target, wanted)));
    click(app, size, Command::Confirm);
}

fn chosen(app: &App) -> Option<(Target, u8)> {
    use mandala::app::cards::StageView;
    match app.scene().cards()?.stage {
        StageView::Choose { choice, .. } => choice.target().zip(choice.count()),
        _ => None,
    }
}

fn course(app: &App) -> &Course {
    app.table().and_then(AnyTable::cards).expect("a game")
}

#[test]
fn every_legal_action_can_be_done_by_mouse() {
    let whole = scenes::played(scenes::names());
    for (n, size) in SIZES.into_iter().enumerate() {
        for at in (n..whole.moves().len()).step_by(9) {
            let before = whole.up_to(at);
            for action in before.game().legal_actions().iter() {
                let seeds = Box::new(|| 0);
                let mut app = App::resume(Settings::default(), seeds, before.clone());
                do_by_mouse(&mut app, size, action);
                let last = course(&app).moves().next_back();
                assert!(
                    matches!(last, Some(Move::Action(_, done)) if done == action),
                    "{action} at {at}, {size:?}: {last:?}"
                );
            }
        }
    }
}

#[test]
fn an_evening_is_played_with_the_mouse_alone() {
    for size in SIZES {
        let mut chance = Shuffler::new(u64::from(size.0));
        let start = Opening { first: First::Seat(Player::One.into()), ..Opening::default() };
        let mut seed = 0;
        let seeds = Box::new(move || {
            seed += 1;
            seed
        });
        let mut app = App::start(Settings::default(), seeds, start, None);
        click(&mut app, size, Command::Focus(Line::Name(Player::One.into())));
        click(&mut app, size, Command::Focus(Line::Deal));
        for game in 1..=often(1, 3) as usize {
            loop {
                let actions = course(&app).game().legal_actions();
                if actions.is_empty() {
                    break;
                }
                let action = actions.get(chance.below(actions.len() as u64) as usize);
                do_by_mouse(&mut app, size, action.expect("a listed action"));
                if app.context() == mandala::app::keymap::Context::Cards(At::AfterPlay) {
                    click(&mut app, size, Command::Cards(Cards::Reveal));
                    click(&mut app, size, Command::Confirm);
                }
            }
            rest(&mut app);
            assert_eq!(app.games, game);
            click(&mut app, size, Command::Picture);
            click(&mut app, size, Command::Help);
            click(&mut app, size, Command::Back);
            click(&mut app, size, Command::Rematch);
        }
        click(&mut app, size, Command::Quit);
        click(&mut app, size, Command::Agree);
        click(&mut app, size, Command::Confirm);
        click(&mut app, size, Command::Back);
        click(&mut app, size, Command::FinalTable);
        click(&mut app, size, Command::FinalTable);
        click(&mut app, size, Command::NewGame);
        click(&mut app, size, Command::Focus(Line::Deal));
        click(&mut app, size, Command::Quit);
        click(&mut app, size, Command::Leave);
        assert!(app.left().is_some());
    }
}

#[test]
fn what_lies_under_something_else_cannot_be_clicked() {
    let tables = [
        crate::help::script(crate::help::TURN, "Space"),
        crate::tiles::help::script(crate::tiles::help::MIDDLE, ""),
        crate::pyramids::help::deal(5, ""),
        scenes::all(&scenes::names()).remove(0).1,
    ];
    for mut app in tables {
        for key in ["F1", "F2", "e", "q"] {
            if app.scene().start().is_some() && ["e", "q"].contains(&key) {
                continue;
            }
            crate::help::press(&mut app, key);
            let cell = Command::Tiles(Tiles::Click(Cells::ALL.iter().next().expect("a cell")));
            assert!(!app.scene().offers.has(cell), "under {key}");
            for size in [(80, 24), (140, 44), (200, 60)] {
                for (_, command) in hits(&app, size) {
                    let is_below = matches!(
                        command,
                        Command::Cards(_)
                            | Command::Tiles(_)
                            | Command::Pyramids(_)
                            | Command::Focus(_)
                    );
                    assert!(!is_below, "{command:?} under {key} at {size:?}");
                }
            }
            crate::help::press(&mut app, "Esc");
        }
    }
}

/// The arrows of a line below would change a setting.
#[test]
fn settings_look_the_same_to_the_mouse_whatever_lies_below_them() {
    let over = |downs: usize| {
        let opening = Opening::default();
        let mut app = App::start(Settings::default(), Box::new(|| 42), opening, None);
        crate::help::press(&mut app, &"Down ".repeat(downs));
        crate::help::press(&mut app, "F2");
        app
    };
    for size in [(80, 24), (140, 44), (200, 60)] {
        for downs in 1..5 {
            assert_eq!(hits(&over(downs), size), hits(&over(0), size), "{size:?}");
        }
    }
}

#[test]
fn what_was_drawn_for_another_size_cannot_be_clicked() {
    let app = crate::help::script(crate::help::TURN, "");
    let mut painter = Painter::new(PLAIN, ENGLISH);
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    painter.draw(&app.scene(), &mut buffer);
    let (area, command) = hits(&app, (80, 24))[0];
    let (x, y) = center(area);
    assert_eq!(painter.clicked(Size::new(80, 24), x, y), Some(command));
    for size in [Size::new(79, 24), Size::new(80, 25), Size::ZERO] {
        assert_eq!(painter.clicked(size, x, y), None, "{size}");
    }
}
