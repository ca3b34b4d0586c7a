//! Every action of the tile game can be done with the mouse, at every size.

use crate::common::app::App;
use mandala::app::command::Command;
use mandala::app::tiles::Command as Tiles;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::tiles::Action;
use mandala::texts::ENGLISH;
use mandala::ui::theme::{Depth, Theme};
use mandala::ui::{self, clicked};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::help::{course, dealt};
use crate::common::clock::calmly;
use crate::help::state;

const SIZES: [(u16, u16); 7] = [
    (60, 20),
    (80, 24),
    (100, 30),
    (120, 38),
    (140, 44),
    (150, 50),
    (200, 60),
];
const THEME: Theme = Theme {
    depth: Depth::True,
    ascii: false,
};

/// Clicks into the middle of what gives this command.
#[track_caller]
fn click(app: &mut App, (width, height): (u16, u16), command: Command) {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    let hits = ui::draw(&app.scene(), THEME, ENGLISH, &mut buffer);
    let found = hits.iter().any(|&(area, listed)| {
        let (x, y) = (area.x + area.width / 2, area.y + area.height / 2);
        listed == command && clicked(&hits, x, y) == Some(command)
    });
    assert!(found, "{command:?} cannot be clicked at {width}x{height}");
    calmly(app, command);
}

/// Clicks until the action is done.
fn do_by_mouse(app: &mut App, size: (u16, u16), action: Action) {
    let before = course(app).moves().len();
    match action {
        Action::Keep(color) => {
            for _ in 0..2 {
                click(app, size, Command::Tiles(Tiles::ClickStart(color)));
            }
        }
        Action::Open(cell) | Action::Flip(cell) | Action::Swap(cell) => {
            click(app, size, Command::Tiles(Tiles::Click(cell)));
            if !state(app).ends_with(&action.to_string()) {
                click(app, size, Command::Tiles(Tiles::Change));
            }
            assert!(state(app).ends_with(&action.to_string()), "{}", state(app));
            click(app, size, Command::Tiles(Tiles::Click(cell)));
        }
        Action::Done => {
            click(app, size, Command::Tiles(Tiles::Enough));
            click(app, size, Command::Confirm);
        }
    }
    let made: Vec<_> = course(app).moves().skip(before).collect();
    assert_eq!(made.len(), 1, "{action}");
}

#[test]
fn whole_games_are_played_by_mouse_at_every_size() {
    for (seed, size) in (0..).zip(SIZES) {
        let mut chance = Shuffler::new(seed);
        let mut app = dealt("");
        while state(&app) != "over" {
            let legal = course(&app).game().legal_actions();
            let number = chance.below(legal.len() as u64) as usize;
            let action = legal.get(number).expect("it is listed");
            do_by_mouse(&mut app, size, action);
        }
    }
}
